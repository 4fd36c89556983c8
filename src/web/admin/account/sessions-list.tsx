import { useMutation, useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { formatMoment } from '../../../domain/dates.ts'
import { admin, adminApi } from '../api.ts'
import { ago } from '../moments.ts'
import { notifyDone } from '../notify.ts'
import { askAgain } from '../query.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { LoadFailed, RowsSkeleton } from '../ui/states.tsx'

/** The open sessions of this person; each can be ended. */
export function SessionsList() {
  const query = useQuery(admin.account.sessions.queryOptions())
  const changed = () => askAgain(admin.account.sessions.key())
  const end = useMutation({
    mutationFn: (id: string) => adminApi.account.endSession({ id }),
    onSuccess: () => notifyDone('Sessione terminata'),
    onSettled: changed,
  })
  const endOthers = useMutation({
    mutationFn: () => adminApi.account.endOtherSessions(),
    onSuccess: ({ ended }) =>
      notifyDone(ended === 1 ? 'Una sessione terminata' : `${ended} sessioni terminate`),
    onSettled: changed,
  })
  if (query.isError) {
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  }
  if (!query.data) return <RowsSkeleton rows={2} height={62} />
  const { sessions } = query.data
  return (
    <>
      <ul className="mt-2">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-b border-line py-3"
          >
            <MonitorSmartphone className="size-5 flex-none text-ink-2" aria-hidden />
            <span className="min-w-0 flex-1">
              <b className="font-[650]">{session.device}</b>
              {session.isCurrent && <span className="font-semibold text-ok"> · questa</span>}
              <span className="block text-ink-2">
                usata {ago(session.lastUsedAt)}, aperta {formatMoment(session.createdAt)}
              </span>
            </span>
            {!session.isCurrent && (
              <StaffButton
                busy={end.isPending && end.variables === session.id}
                onClick={() => end.mutate(session.id)}
              >
                Termina
              </StaffButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <StaffButton className="mt-4" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          Termina tutte le altre
        </StaffButton>
      )}
    </>
  )
}
