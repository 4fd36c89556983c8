import { ExternalLink as OpenIcon } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { formatDateRange, formatMoment } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { useCopied } from '../../ui/use-copied.ts'
import type { Answers } from '../api.ts'
import { copyFromButton } from '../copy.ts'
import { QrCode } from '../ui/qr-code.tsx'
import { StaffButton, StaffButtonAnchor } from '../ui/staff-button.tsx'
import { useForPhone } from '../use-for-phone.ts'
import { planText } from './plan-fields.tsx'
import { SendLink } from './send-link.tsx'

export type Generated = Answers['links']['generateFree']

/** The URL alone, read-only, with its copy button. */
export function LinkField({ label, url }: { label: string; url: string }) {
  const id = useId()
  const [copied, setCopied] = useCopied()
  return (
    <div>
      <label htmlFor={id} className="mb-1.75 block font-semibold">
        {label}
      </label>
      <div className="flex gap-2.5">
        <input
          id={id}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
          className="field min-w-0 flex-1 bg-paper!"
        />
        <StaffButton
          kind="primary"
          className="flex-none"
          onClick={async () => setCopied(await copyFromButton(url))}
        >
          {copied ? 'Copiato!' : 'Copia'}
        </StaffButton>
      </div>
    </div>
  )
}

/** The result of a generator: the URL, whether it existed already, and a QR code for a phone. */
export function LinkResult({ result }: { result: Generated }) {
  const { link, reused } = result
  const forPhone = useForPhone()
  const address = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (link.id) address.current?.scrollIntoView({ block: 'center' })
  }, [link.id])
  return (
    <section className="grid gap-4 border-t border-line pt-6" aria-label="Link generato">
      <div ref={address} className="grid gap-4">
        <h2 className="font-text text-[1.0625rem] font-[650] tracking-normal">
          {link.travelTitle}, {formatDateRange(link.startDate, link.endDate)}
          {link.customerName && <span className="font-normal"> · per {link.customerName}</span>}
        </h2>
        <LinkField label="Link di prenotazione" url={link.url} />
        <SendLink link={link} />
      </div>
      <div className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <QrCode
          value={forPhone(link.url)}
          label="Codice QR del link: inquadralo con il telefono"
          size={148}
        />
        <div className="grid content-start gap-2.5">
          {reused && (
            <p className="rounded-tag bg-gold-light px-3.5 py-2.5">
              <b className="font-[650]">Esisteva già:</b> il link è stato riutilizzato e mantiene il
              suo prezzo di {formatEuro(link.price)}.
            </p>
          )}
          <p>
            {link.price === 0
              ? 'Prezzo 0 €: la prenotazione è gratuita e salta il pagamento.'
              : `Prezzo per persona ${formatEuro(link.price)}, ${
                  link.paymentType === 'full'
                    ? 'pagamento completo'
                    : link.instalments
                      ? planText(link.depositPercentage, link.instalments)
                      : `acconto del ${link.depositPercentage}%`
                }.`}
          </p>
          <p className="text-ink-2">
            {link.isPermanent
              ? 'Il link è permanente e riutilizzabile: puoi inviarlo a più clienti, non serve generarne un altro per la stessa partenza.'
              : link.customerName
                ? elidedDays(
                    `È il link di ${link.customerName}, valido fino al ${formatMoment(link.expiresAt)}.`,
                  )
                : elidedDays(
                    `Riutilizzabile da più clienti fino al ${formatMoment(link.expiresAt)}.`,
                  )}
          </p>
          {link.iban && (
            <p className="text-ink-2">
              Bonifico su {link.iban.accountHolder}, {link.iban.maskedIban}.
            </p>
          )}
          <StaffButtonAnchor
            icon={OpenIcon}
            href={link.url}
            target="_blank"
            rel="noopener"
            className="justify-self-start"
          >
            Apri come cliente
            <span className="sr-only"> (nuova scheda)</span>
          </StaffButtonAnchor>
        </div>
      </div>
    </section>
  )
}
