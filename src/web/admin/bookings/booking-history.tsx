import { useMutation } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { adminDownloads } from '../../../contract/admin/downloads.ts'
import { formatDate, formatMoment } from '../../../domain/dates.ts'
import { mailKindLabel } from '../../../domain/mail-kinds.ts'
import { movementName, receiptTitle } from '../../../domain/money/receipts.ts'
import { formatEuro } from '../../../domain/money.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { StatusDot } from '../../ui/badge.tsx'
import { admin, adminApi } from '../api.ts'
import { entryText } from '../audit/wording.ts'
import { DocumentBatch } from '../documents/document-batch.tsx'
import { mailStates } from '../mail/wording.ts'
import { shortMoment } from '../moments.ts'
import { notifyDone } from '../notify.ts'
import { askAgain, staffQueries } from '../query.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { part, partTitle } from './booking-facts.tsx'
import type { BookingDetail } from './use-booking-change.ts'

type Props = { booking: BookingDetail }

export function Payments({ booking }: Props) {
  if (booking.payments.length + booking.cardAttempts.length === 0) return null
  return (
    <section className={part}>
      <h3 className={partTitle}>Pagamenti</h3>
      <ul>
        {booking.payments.map((payment) => (
          <li key={payment.id} className="flex gap-3 py-1.25">
            <span className="min-w-0 flex-1">
              {movementName(payment)} {elidedDays(`del ${formatDate(payment.receivedOn)}`)}
              <span className="block text-[0.875rem] text-ink-2">
                {[payment.recordedBy && `registrato da ${payment.recordedBy}`, payment.note]
                  .filter(Boolean)
                  .join(' · ')}
                {payment.receipt && <ReceiptLine booking={booking} receipt={payment.receipt} />}
              </span>
            </span>
            <b className="font-[650]">{formatEuro(payment.amount)}</b>
          </li>
        ))}
        {booking.cardAttempts.map((attempt) => (
          <li key={attempt.id} className="flex gap-3 py-1.25 text-ink-2">
            <span className="min-w-0 flex-1">
              Tentativo con carta {attempt.cardBrand} •••• {attempt.cardLastFour}
              <span className="block text-[0.875rem]">
                {attempt.cardHolderName}, {formatMoment(attempt.createdAt)}
              </span>
            </span>
            <span>{formatEuro(attempt.amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Documents({ booking }: Props) {
  const changed = () => askAgain(admin.bookings.find.key())
  return (
    <section className={part}>
      <h3 className={partTitle}>Documenti</h3>
      {booking.documents.length === 0 ? (
        <p className="text-ink-2">Nessun documento caricato.</p>
      ) : (
        <ul className="grid gap-3">
          {booking.documents.map((batch) => (
            <li key={batch.batchId}>
              <DocumentBatch batch={batch} onViewed={() => void changed()} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export function Mails({ booking }: Props) {
  const [sendingId, setSendingId] = useState<string>()
  const resend = useMutation({
    mutationFn: (mailId: string) => adminApi.bookings.resendMail({ id: booking.id, mailId }),
    onSuccess: (answer) => {
      notifyDone('Email rimessa in coda')
      staffQueries.setQueryData(admin.bookings.find.queryKey({ input: { id: booking.id } }), answer)
      void askAgain(admin.mail.key())
    },
    onSettled: () => setSendingId(undefined),
  })
  return (
    <section className={part}>
      <h3 className={partTitle}>Email</h3>
      {booking.mails.length === 0 && <p className="text-ink-2">Nessuna email per ora.</p>}
      <ul>
        {booking.mails.map((mail) => (
          <li key={mail.id} className="flex items-center gap-2.5 py-1.5">
            <Mail className="size-4.5 flex-none text-ink-2" aria-hidden />
            <span className="min-w-0 flex-1">
              <span className="block truncate">{mail.subject}</span>
              <span className="flex flex-wrap gap-x-3 text-[0.875rem] text-ink-2">
                {mailKindLabel(mail.kind)} · {shortMoment(mail.sentAt ?? mail.createdAt)}
                <StatusDot tone={mailStates[mail.state].tone}>
                  {mailStates[mail.state].label}
                </StatusDot>
              </span>
            </span>
            <StaffButton
              className="flex-none"
              busy={resend.isPending && sendingId === mail.id}
              onClick={() => {
                setSendingId(mail.id)
                resend.mutate(mail.id)
              }}
            >
              Rinvia
              <span className="sr-only"> {mail.subject}</span>
            </StaffButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Timeline({ booking }: Props) {
  const entries = booking.timeline.toSorted((a, b) => b.at.localeCompare(a.at))
  return (
    <section className={part}>
      <h3 className={partTitle}>Cronologia</h3>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id} className="grid grid-cols-[14px_minmax(0,1fr)_auto] gap-2.5 py-1.25">
            <i className="mt-1.75 size-2 rounded-full bg-primary" aria-hidden />
            <span>
              {entryText(entry)}
              {entry.action === 'created' && booking.link && ` dal link ${booking.link.reference}`}
              {entry.actorId && <span className="text-ink-2"> · {entry.actorName}</span>}
            </span>
            <time
              dateTime={entry.at}
              title={formatMoment(entry.at)}
              className="whitespace-nowrap text-ink-2"
            >
              {shortMoment(entry.at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}

type Receipt = NonNullable<BookingDetail['payments'][number]['receipt']>

/**
 * The receipt of a payment: to download, and to send once. Afterwards it is among the mails, with 'Rinvia'.
 */
function ReceiptLine({ booking, receipt }: { booking: BookingDetail; receipt: Receipt }) {
  const title = receiptTitle(receipt)
  const sent = receipt.isReversal ? 'inviato' : 'inviata'
  const send = useMutation({
    mutationFn: () => adminApi.bookings.sendReceipt({ id: booking.id, receiptId: receipt.id }),
    onSuccess: (answer) => {
      notifyDone(`${title} ${sent}`, `Parte subito per ${booking.contactEmail}.`)
      staffQueries.setQueryData(admin.bookings.find.queryKey({ input: { id: booking.id } }), answer)
      void askAgain(admin.mail.key())
    },
  })
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <a className="underline underline-offset-2" href={adminDownloads.receipt(receipt.id)}>
        {title} (PDF)
      </a>
      {receipt.isMailed ? (
        <span>{sent} per email</span>
      ) : (
        booking.contactEmail && (
          <StaffButton busy={send.isPending} onClick={() => send.mutate()}>
            Invia per email
            <span className="sr-only"> {title}</span>
          </StaffButton>
        )
      )}
    </span>
  )
}
