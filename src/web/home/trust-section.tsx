import type { ReactNode } from 'react'
import { path } from '../../contract/pages.ts'
import type { HomeContent } from '../../domain/catalogue/page-contents.ts'
import { site } from '../browser/site.ts'
import { TextLink } from '../ui/text-link.tsx'

/** Facts about the company that anyone can check, however few claims are proven. */
export function TrustSection({ licence, fund }: HomeContent['trust']) {
  const { legalName, vatNumber, registeredOffice, contactPhone } = site().brand
  const phone = contactPhone.replaceAll(' ', '')
  return (
    <section aria-labelledby="fiducia" className="wrap section">
      <h2 id="fiducia" className="text-section">
        Con chi parti
      </h2>
      <dl className="mt-10 grid gap-x-8 md:grid-cols-2">
        <Fact label="Società">
          {legalName}, {registeredOffice.city}. P. IVA {vatNumber}
        </Fact>
        <Fact label="Licenza">{licence}</Fact>
        <Fact label="Se l'agenzia fallisce">
          {fund} rimborsa i viaggiatori e li riporta a casa.{' '}
          <TextLink to={path('informationForm')}>I tuoi diritti</TextLink>
        </Fact>
        <Fact label="Dove pagare">
          Solo sui conti intestati a noi.{' '}
          <TextLink to={path('officialAccounts')}>I nostri conti</TextLink>
        </Fact>
        <Fact label="Condizioni">
          Scritte prima di prenotare. <TextLink to={path('terms')}>Condizioni Generali</TextLink>
        </Fact>
        <Fact label="Telefono">
          <a href={`tel:${phone}`} className="underlined">
            {contactPhone}
          </a>
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-3.75">
      <dt className="text-ink-2">{label}</dt>
      <dd className="mt-1 font-semibold">{children}</dd>
    </div>
  )
}
