import { CalendarDays } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router'
import { path } from '../../contract/pages.ts'
import { resolvePublicTripId } from '../../domain/ids.ts'
import { useContent } from '../browser/content.ts'
import { useFigures } from '../browser/figures.ts'
import { useHydrated } from '../browser/hydration.ts'
import { site } from '../browser/site.ts'
import { agencyData } from '../ui/agency-data.ts'
import { WhatsAppIcon } from '../ui/brand-icons.tsx'
import { Meta } from '../ui/meta.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { breadcrumbData } from '../ui/structured-data.ts'
import { ChatLink } from '../whatsapp/chat-link.tsx'
import { ContactForm } from './contact-form.tsx'
import { departureText, type EnquiryLink, enquiryFrom } from './enquiry.ts'
import { OfficeMap } from './office-map.tsx'

export function Component() {
  const { pathname, search } = useLocation()
  const { texts } = useContent('contact')
  // Prerendered HTML has no query: values from the address appear right after hydration.
  const query = useHydrated() ? search : ''
  const enquiry = useMemo(() => enquiryFrom(query), [query])
  return (
    <>
      <Meta
        title={texts.metaTitle}
        description={texts.metaDescription}
        path={pathname}
        structuredData={[
          agencyData(useFigures()),
          breadcrumbData([{ name: texts.metaTitle, path: path('contact') }]),
        ]}
      />
      <PageHead title={texts.title} lead={texts.lead} />
      <div className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_392px]">
        <div className="relative rounded-panel bg-white p-5 shadow-e2 max-md:-mx-2 md:p-9">
          <ChosenDeparture enquiry={enquiry} />
          <ContactForm enquiry={enquiry} />
        </div>
        <Office />
      </div>
      <section aria-label="Mappa" className="wrap pt-12 pb-16 md:pt-16 md:pb-26">
        <OfficeMap />
      </section>
    </>
  )
}

/** What was chosen on the pages before; it is sent with the message. */
function ChosenDeparture({ enquiry }: { enquiry: EnquiryLink }) {
  const { destination, airport, date } = enquiry
  const { titles } = useContent('contact')
  const parts = [
    titles[resolvePublicTripId(destination) ?? destination],
    date && departureText(date),
    airport && (airport === 'Altro' ? 'da un altro aeroporto' : `da ${airport}`),
  ].filter(Boolean)
  if (!airport && !date) return null
  return (
    <p className="mb-6 flex items-start gap-3 rounded-control bg-gold-light px-4.5 py-3.5">
      <CalendarDays className="mt-0.5 size-5 flex-none" aria-hidden />
      <span>
        <b className="font-[650]">La tua scelta:</b> {parts.join(', ')}
      </span>
    </p>
  )
}

function Office() {
  const { address, hours, contactEmail, claims } = site().brand
  const { office } = useContent('contact').texts
  return (
    <section aria-label="Contatti" className="grid content-start gap-7">
      <Fact title="Email">
        <a href={`mailto:${contactEmail}`} className="underlined">
          {contactEmail}
        </a>
        <p className="mt-2 font-semibold text-ok">{claims.reply}</p>
      </Fact>
      <Fact title={office.title}>
        <address className="not-italic">
          {address.street}
          <br />
          {address.postalCode} {address.city} ({address.province})
        </address>
        <p className="mt-2 text-ink-2">{office.text}</p>
      </Fact>
      <Fact title="Orari">
        <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1">
          {hours.map(({ days, opens, closes }) => (
            <div key={days} className="contents">
              <dt>{days}</dt>{' '}
              <dd className="font-[550]">
                {opens}-{closes}
              </dd>
            </div>
          ))}
        </dl>
      </Fact>
      <Fact title="WhatsApp">
        <p className="text-ink-2">Per una risposta veloce, anche dal telefono.</p>
        <ChatLink kind="outline" className="mt-3">
          <WhatsAppIcon className="size-5.5" />
          Scrivici su WhatsApp
        </ChatLink>
      </Fact>
    </section>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t-2 border-navy pt-4">
      <h2 className="text-small-title">{title}</h2>
      <div className="mt-2">{children}</div>
    </section>
  )
}
