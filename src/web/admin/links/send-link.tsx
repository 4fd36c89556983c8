import { useMutation } from '@tanstack/react-query'
import { Mail, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { sentLinkSchema } from '../../../contract/admin/booking/links.ts'
import { buildWhatsAppUrl } from '../../../domain/contact/whatsapp.ts'
import { formatDate } from '../../../domain/dates.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { Input } from '../../ui/field.tsx'
import { type Answers, admin } from '../api.ts'
import { notifyDone } from '../notify.ts'
import { IconAction, IconAnchor } from '../ui/icon-buttons.tsx'
import { StaffButton, StaffButtonAnchor } from '../ui/staff-button.tsx'

export type SentLink = Pick<
  Answers['links']['find'],
  'id' | 'url' | 'travelTitle' | 'startDate' | 'customerName' | 'customerEmail' | 'customerPhone'
>

/** A WhatsApp link with the message; without a number WhatsApp asks for the recipient. */
export function whatsAppWithLink(link: SentLink): string {
  const first = link.customerName?.trim().split(/\s+/)[0]
  const message = elidedDays(
    `Ciao${first ? ` ${first}` : ''}! Ecco il link per prenotare il viaggio «${link.travelTitle}» del ${formatDate(link.startDate)}: ${link.url}`,
  )
  return buildWhatsAppUrl(link.customerPhone ?? '', message)
}

function useSendLink() {
  return useMutation(
    admin.links.send.mutationOptions({
      onSuccess: ({ isNew }, { email }) =>
        isNew
          ? notifyDone('Link inviato', `L'email per ${email} è in partenza.`)
          : notifyDone('Già inviato oggi', `${email} ha già ricevuto questo link.`),
    }),
  )
}

/** Sends the link by mail or WhatsApp, with one click if the customer is known. */
export function SendLink({ link }: { link: SentLink }) {
  const send = useSendLink()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const known = link.customerEmail
  const sendTo = (email: string) => {
    const wanted = sentLinkSchema.safeParse({ name: link.customerName, email })
    setProblem(wanted.error?.issues[0]?.message)
    if (wanted.success) send.mutate({ id: link.id, ...wanted.data })
  }
  return (
    <div className="grid gap-3">
      {!known && (
        <Input
          label="Email a cui inviarlo"
          type="email"
          autoComplete="off"
          value={typed}
          error={problem}
          onChange={(event) => setTyped(event.target.value)}
          // This field is inside the form that makes links: Enter must not submit it and make another link.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            sendTo(typed)
          }}
          fieldClassName="max-w-100"
        />
      )}
      <div className="flex flex-wrap gap-2.5">
        <StaffButton
          icon={Mail}
          kind="outline"
          busy={send.isPending}
          busyLabel="Invio…"
          onClick={() => sendTo(known ?? typed)}
        >
          {known ? `Invia a ${known}` : 'Invia per email'}
        </StaffButton>
        <StaffButtonAnchor
          icon={MessageCircle}
          href={whatsAppWithLink(link)}
          target="_blank"
          rel="noopener"
          kind="outline"
        >
          {link.customerPhone ? `WhatsApp a ${link.customerPhone}` : 'Invia con WhatsApp'}
          <span className="sr-only"> (nuova scheda)</span>
        </StaffButtonAnchor>
      </div>
    </div>
  )
}

/** The same for a row of a list: mail if the address is known, WhatsApp always. */
export function SendActions({ link }: { link: SentLink }) {
  const send = useSendLink()
  const { id, customerName: name, customerEmail: email } = link
  return (
    <>
      {email && (
        <IconAction
          label={`Invia il link a ${email}`}
          disabled={send.isPending}
          onClick={() => send.mutate({ id, name, email })}
        >
          <Mail aria-hidden />
        </IconAction>
      )}
      <IconAnchor label="Invia il link con WhatsApp" href={whatsAppWithLink(link)}>
        <MessageCircle aria-hidden />
      </IconAnchor>
    </>
  )
}
