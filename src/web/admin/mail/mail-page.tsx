import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { mailKindLabel } from '../../../domain/mail-kinds.ts'
import { admin } from '../api.ts'
import { notifyDone } from '../notify.ts'
import { askAgain } from '../query.ts'
import { useMay } from '../session.tsx'
import { MailboxPage } from '../ui/mailbox-page.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { MailDialog } from './mail-dialog.tsx'
import { type Mail, mailStates } from './wording.ts'

const tabs = [
  { value: 'all', label: 'Tutte' },
  { value: 'queued', label: 'In coda' },
  { value: 'sent', label: 'Inviate' },
  { value: 'failed', label: 'Non riuscite' },
  { value: 'held', label: 'Trattenute' },
]

/** Every mail that the site has written, and whether it was sent. */
export function Component() {
  const { get, page } = useUrlState()
  const may = useMay()
  const state = (get('state') || 'all') as Mail['state'] | 'all'
  const query = useQuery({
    ...admin.mail.list.queryOptions({ input: { page, state, search: get('q') || undefined } }),
    placeholderData: keepPreviousData,
  })
  return (
    <MailboxPage
      title="Posta in uscita"
      actions={may('mail', 'retryAllFailed') && <RetryAll />}
      notice={
        query.data &&
        !query.data.sendingConfigured && (
          <p className="mx-4.5 mb-3 rounded-tag bg-gold-light px-3.5 py-2.5 md:mx-8">
            <b className="font-[650]">L'invio non è configurato:</b> le email restano qui,
            leggibili, finché non c'è un server di posta. Lo fa il tecnico: SMTP_URL.
          </p>
        )
      }
      searchLabel="Cerca destinatario"
      tabsLabel="Stato delle email"
      tabs={tabs}
      query={query}
      what={['email', 'email']}
      nothing={{ title: 'Nessuna email qui' }}
      rowOf={(mail) => ({
        title: mail.subject,
        text: `${mail.recipient} · ${mailKindLabel(mail.kind)}`,
        at: mail.sentAt ?? mail.createdAt,
        state: mailStates[mail.state],
      })}
      dialog={(id, _, onClose) => <MailDialog key={id} id={id} onClose={onClose} />}
    />
  )
}

function RetryAll() {
  const retry = useMutation(
    admin.mail.retryAllFailed.mutationOptions({
      onSuccess: ({ queued }) => {
        notifyDone(
          queued === 0
            ? 'Nessuna email da riprovare'
            : queued === 1
              ? 'Una email rimessa in coda'
              : `${queued} email rimesse in coda`,
        )
        void askAgain(admin.mail.key())
      },
    }),
  )
  return (
    <StaffButton icon={RotateCw} busy={retry.isPending} onClick={() => retry.mutate({})}>
      Riprova le non riuscite
    </StaffButton>
  )
}
