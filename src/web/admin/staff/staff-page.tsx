import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { roleLabels } from '../../../domain/access/rights.ts'
import { StatusDot } from '../../ui/badge.tsx'
import { choicesOf, Options } from '../../ui/field.tsx'
import { admin, adminApi } from '../api.ts'
import { withFreshSignIn } from '../fresh-sign-in.ts'
import { ago } from '../moments.ts'
import { notifyDone } from '../notify.ts'
import { askAgain } from '../query.ts'
import { useMe } from '../session.tsx'
import { Initials } from '../shell/user-menu.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffConfirm } from '../ui/staff-dialog.tsx'
import { LeaderDialog } from './leader-dialog.tsx'
import type { GivenPassword, Member } from './member.ts'
import { NewMemberDialog } from './new-member-dialog.tsx'
import { OneTimePasswordDialog } from './one-time-password-dialog.tsx'
import { RightsTable } from './rights-table.tsx'

type Asking = { action: 'deactivate' | 'reset' | 'sessions' | 'factor'; member: Member } | null

/** The members of staff, their roles, and their open sessions. */
export function Component() {
  const query = useQuery(admin.staff.list.queryOptions())
  const [creating, setCreating] = useState(false)
  const [given, setGiven] = useState<GivenPassword | null>(null)
  const [asking, setAsking] = useState<Asking>(null)
  return (
    <Page
      title="Staff"
      actions={
        <StaffButton icon={Plus} kind="primary" onClick={() => setCreating(true)}>
          Nuovo accesso
        </StaffButton>
      }
    >
      <div className="px-page pb-12">
        <div className="border-t border-line">
          <Loaded query={query} rows={4} height={88}>
            {({ members }) => (
              <ul>
                {members.map((member) => (
                  <Row key={member.id} member={member} onAsk={setAsking} />
                ))}
              </ul>
            )}
          </Loaded>
        </div>
        <RightsTable />
      </div>
      {creating && (
        <NewMemberDialog
          onClose={() => setCreating(false)}
          onCreated={(password) => {
            setCreating(false)
            setGiven(password)
          }}
        />
      )}
      {asking && (
        <AskFirst
          asking={asking}
          onClose={() => setAsking(null)}
          onPassword={(password) => setGiven(password)}
        />
      )}
      {given && <OneTimePasswordDialog given={given} onClose={() => setGiven(null)} />}
    </Page>
  )
}

const changed = () => void askAgain(admin.staff.key())

function sessionsText(count: number): string {
  if (count === 0) return 'nessuna sessione aperta'
  return count === 1 ? '1 sessione aperta' : `${count} sessioni aperte`
}

function Row({ member, onAsk }: { member: Member; onAsk: (asking: Asking) => void }) {
  const me = useMe()
  const isMe = member.id === me.id
  const [choosing, setChoosing] = useState(false)
  const reactivate = useMutation({
    mutationFn: () => withFreshSignIn(() => adminApi.staff.reactivate({ id: member.id })),
    onSuccess: () => notifyDone(`${member.name} può accedere di nuovo`),
    onSettled: changed,
  })
  const changeRole = useMutation({
    mutationFn: ({ role, leadsAs }: { role: Member['role']; leadsAs?: string }) =>
      withFreshSignIn(() => adminApi.staff.changeRole({ id: member.id, role, leadsAs })),
    onSuccess: (saved) => notifyDone(`${saved.name}: ${roleLabels[saved.role].toLowerCase()}`),
    onSettled: changed,
  })
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-3.5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="flex min-w-0 gap-3">
        <Initials name={member.name} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-4">
            <b className="font-[650]">
              {member.name}
              {isMe && ' (tu)'}
            </b>
            <StatusDot tone={member.active ? 'ok' : 'neutral'}>
              {member.active ? 'Attivo' : 'Disattivato'}
            </StatusDot>
          </p>
          <p className="truncate text-ink-2">{member.email}</p>
          {member.role === 'coordinator' && (
            <p className="text-[0.875rem] text-ink-2">
              Guida le partenze di {member.leadsAs ?? 'nessuno'}{' '}
              <button
                type="button"
                className="min-h-6 font-semibold text-primary hover:underline"
                onClick={() => setChoosing(true)}
              >
                Cambia
              </button>
            </p>
          )}
          <p className="text-[0.875rem] text-ink-2">
            {member.twoFactorEnabled ? 'due passaggi attivi' : 'senza due passaggi'} ·{' '}
            {sessionsText(member.openSessions)} ·{' '}
            {member.lastSeenAt ? `visto ${ago(member.lastSeenAt)}` : 'mai entrato'}
            {member.mustChangePassword && ' · password provvisoria'}
          </p>
        </div>
      </div>
      {choosing && (
        <LeaderDialog
          member={member}
          onClose={() => setChoosing(false)}
          onChosen={(leadsAs) => {
            setChoosing(false)
            changeRole.mutate({ role: 'coordinator', leadsAs })
          }}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <select
          aria-label={`Ruolo di ${member.name}`}
          value={member.role}
          disabled={isMe || !member.active || changeRole.isPending}
          onChange={(event) => {
            const role = event.target.value as Member['role']
            if (role === 'coordinator') setChoosing(true)
            else changeRole.mutate({ role })
          }}
          className="field w-auto!"
        >
          <Options of={choicesOf(roleLabels)} />
        </select>
        {!isMe && member.active && (
          <>
            <StaffButton onClick={() => onAsk({ action: 'reset', member })}>
              Nuova password
            </StaffButton>
            {member.twoFactorEnabled && (
              <StaffButton onClick={() => onAsk({ action: 'factor', member })}>
                Azzera due passaggi
              </StaffButton>
            )}
            {member.openSessions > 0 && (
              <StaffButton onClick={() => onAsk({ action: 'sessions', member })}>
                Termina sessioni
              </StaffButton>
            )}
            <StaffButton
              className="text-bad"
              onClick={() => onAsk({ action: 'deactivate', member })}
            >
              Disattiva
            </StaffButton>
          </>
        )}
        {!member.active && (
          <StaffButton busy={reactivate.isPending} onClick={() => reactivate.mutate()}>
            Riattiva
          </StaffButton>
        )}
      </div>
    </li>
  )
}

type AskFirstProps = {
  asking: NonNullable<Asking>
  onClose: () => void
  onPassword: (given: GivenPassword) => void
}

const questions = {
  deactivate: {
    title: "Disattivare l'accesso?",
    text: 'esce subito da tutti i dispositivi e non può più entrare. Quello che ha fatto resta nel registro. Gli amministratori ricevono una email.',
    confirm: 'Disattiva',
  },
  reset: {
    title: 'Assegnare una nuova password?',
    text: 'esce da tutti i dispositivi. La password nuova viene mostrata una volta sola.',
    confirm: 'Nuova password',
  },
  factor: {
    title: 'Azzerare la verifica in due passaggi?',
    text: 'ha perso telefono e codici di riserva? Esce da tutti i dispositivi e al prossimo accesso ne attiva una nuova. Riceve una email.',
    confirm: 'Azzera',
  },
  sessions: {
    title: 'Terminare le sessioni?',
    text: 'deve accedere di nuovo su ogni dispositivo.',
    confirm: 'Termina sessioni',
  },
} as const

function AskFirst({ asking, onClose, onPassword }: AskFirstProps) {
  const { action, member } = asking
  const run = useMutation({
    mutationFn: async () => {
      if (action === 'reset')
        return onPassword(
          await withFreshSignIn(() => adminApi.staff.resetPassword({ id: member.id })),
        )
      if (action === 'factor') {
        await withFreshSignIn(() => adminApi.staff.resetSecondFactor({ id: member.id }))
        return notifyDone(`Due passaggi di ${member.name} azzerati`)
      }
      if (action === 'deactivate') {
        await withFreshSignIn(() => adminApi.staff.deactivate({ id: member.id }))
        return notifyDone(`Accesso di ${member.name} disattivato`)
      }
      await adminApi.staff.endSessions({ id: member.id })
      notifyDone(`Sessioni di ${member.name} terminate`)
    },
    onSettled: () => {
      changed()
      onClose()
    },
  })
  const question = questions[action]
  return (
    <StaffConfirm
      onCancel={onClose}
      onConfirm={() => run.mutate()}
      title={question.title}
      confirmLabel={question.confirm}
      kind={action === 'deactivate' ? 'danger' : 'primary'}
      busy={run.isPending}
    >
      {member.name} {question.text}
    </StaffConfirm>
  )
}
