import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment } from '../../../domain/dates.ts'
import { mailAllowance } from '../../../domain/mail-allowance.ts'
import { mailKindLabel } from '../../../domain/mail-kinds.ts'
import { StatusDot } from '../../ui/badge.tsx'
import { admin, adminApi } from '../api.ts'
import { notifyDone } from '../notify.ts'
import { bookingPath } from '../pages.ts'
import { askAgain } from '../query.ts'
import { useMay } from '../session.tsx'
import { Segmented } from '../ui/controls.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import { mailStates } from './wording.ts'

/** The mail as it was written; its HTML can neither run scripts nor reach the page around it. */
export function MailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const may = useMay()
  const [view, setView] = useState('html')
  const query = useQuery(admin.mail.find.queryOptions({ input: { id } }))
  const mail = query.data
  const retry = useMutation({
    mutationFn: () => adminApi.mail.retry({ id }),
    onSuccess: () => notifyDone('Email rimessa in coda'),
    onSettled: () => askAgain(admin.mail.key()),
  })
  const canRetry = mail && mail.state !== 'sent' && may('mail', 'retry')
  return (
    <StaffDialog
      onClose={onClose}
      title={mail?.subject ?? 'Email'}
      description={mail && `A ${mail.recipient}`}
      width={760}
      footer={
        canRetry ? (
          <StaffButton kind="primary" busy={retry.isPending} onClick={() => retry.mutate()}>
            {mail.state === 'held' ? 'Invia adesso' : 'Riprova adesso'}
          </StaffButton>
        ) : undefined
      }
    >
      <Loaded query={query} rows={5} height={60} onlyFresh>
        {(mail) => (
          <div className="grid gap-3.5">
            <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-2">
              <StatusDot tone={mailStates[mail.state].tone}>
                {mailStates[mail.state].label}
              </StatusDot>
              <span>{mailKindLabel(mail.kind)}</span>
              <span>
                {mail.sentAt
                  ? `inviata ${formatMoment(mail.sentAt)}`
                  : `scritta ${formatMoment(mail.createdAt)}`}
              </span>
              {mail.attempts > 0 && (
                <span>{mail.attempts === 1 ? '1 tentativo' : `${mail.attempts} tentativi`}</span>
              )}
              {mail.bookingId && (
                <StaffLink to={bookingPath(mail.bookingId)}>Apri la prenotazione</StaffLink>
              )}
            </p>
            {mail.state === 'held' && (
              <p className="rounded-tag bg-gold-light px-3.5 py-2.5">
                Trattenuta: a questo indirizzo sono già partite oggi {mailAllowance.directBooking}{' '}
                email di prenotazioni fatte dal sito. Se il viaggiatore è davvero lui, inviala da
                qui.
              </p>
            )}
            {mail.lastError && (
              <p className="rounded-tag bg-bad-soft px-3.5 py-2.5 text-bad [overflow-wrap:anywhere]">
                {mail.lastError}
              </p>
            )}
            <div className="justify-self-start">
              <Segmented
                label="Come mostrarla"
                value={view}
                tabs={[
                  { value: 'html', label: 'Anteprima' },
                  { value: 'text', label: 'Solo testo' },
                ]}
                onChange={setView}
              />
            </div>
            {view === 'html' ? (
              <iframe
                title="Anteprima dell'email"
                srcDoc={mail.html}
                sandbox=""
                className="h-[52dvh] w-full rounded-tag border border-line bg-white"
              />
            ) : (
              <pre className="rounded-tag bg-paper p-4 font-text whitespace-pre-wrap">
                {mail.text}
              </pre>
            )}
          </div>
        )}
      </Loaded>
    </StaffDialog>
  )
}
