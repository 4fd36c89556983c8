import { useQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { useId } from 'react'
import { formatIban } from '../../../domain/accounts/iban.ts'
import { formatMoment } from '../../../domain/dates.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { admin, adminApi } from '../api.ts'
import { notifyDone } from '../notify.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { type AccountChange, tellError, useAccountChange } from './saved-iban.ts'

const titles: Readonly<Record<AccountChange['kind'], string>> = {
  create: 'Aggiungere un conto',
  edit: 'Modificare un conto',
  duplicate: 'Duplicare un conto',
  activate: 'Riattivare un conto',
  deactivate: 'Disattivare un conto',
  block: 'Bloccare un conto',
  unblock: 'Sbloccare un conto',
  default: 'Cambiare il conto predefinito',
  approval: 'Cambiare la regola di approvazione',
}

/** Account changes that wait for a second administrator; renders nothing while there are none. */
export function PendingChanges() {
  const changes = useQuery(admin.accounts.changes.queryOptions()).data?.changes ?? []
  if (changes.length === 0) return null
  return (
    <section
      aria-labelledby="da-approvare"
      className="mb-6 rounded-control bg-gold-light p-4 md:p-5"
    >
      <h2 id="da-approvare" className="flex items-center gap-2.5 text-[1.125rem]">
        <Hourglass className="size-4.5 text-gold-dark" aria-hidden />
        {changes.every((change) => change.appliesAt) ? 'In attesa' : 'Da approvare'}
      </h2>
      <ul className="mt-2 divide-y divide-navy/10">
        {changes.map((change) => (
          <Row key={change.id} change={change} />
        ))}
      </ul>
    </section>
  )
}

function detailsOf(change: AccountChange): string[] {
  const { account, replacement, iban, accountHolder, bankName, required } = change
  const facts = [
    account && `${account.accountHolder}, ${formatIban(account.iban)}`,
    replacement && `sostituito da ${replacement.accountHolder}, ${formatIban(replacement.iban)}`,
    iban && formatIban(iban),
    accountHolder && `intestatario: ${accountHolder}`,
    bankName && `banca: ${bankName}`,
    change.kind === 'default' && !account && 'quello della configurazione',
    required !== null && (required ? 'serve un secondo amministratore' : 'basta uno solo'),
  ]
  return facts.filter((fact): fact is string => typeof fact === 'string' && fact !== '')
}

function Row({ change }: { change: AccountChange }) {
  const { id, isOwn } = change
  const obstacleId = useId()
  const approve = useAccountChange({
    call: () => adminApi.accounts.approve({ id }),
    done: () => notifyDone('Modifica approvata'),
    failed: tellError("Errore nell'approvazione"),
  })
  const refuse = useAccountChange({
    call: () => adminApi.accounts.refuse({ id }),
    done: () => notifyDone(isOwn ? 'Richiesta ritirata' : 'Modifica rifiutata'),
    failed: tellError('Errore nel rifiuto'),
  })
  return (
    <li className="grid gap-3 py-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="min-w-0">
        <p className="font-[650]">{titles[change.kind]}</p>
        {detailsOf(change).map((fact) => (
          <p key={fact} className="figures break-words first-letter:uppercase">
            {fact}
          </p>
        ))}
        <p className="mt-0.5 text-ink-2">
          {isOwn ? 'Chiesta da te' : `Chiesta da ${change.requestedBy}`}{' '}
          {elidedDays(`il ${formatMoment(change.requestedAt)}`)},{' '}
          {change.appliesAt
            ? elidedDays(`vale dal ${formatMoment(change.appliesAt)} se nessuno la ferma`)
            : elidedDays(`scade il ${formatMoment(change.expiresAt)}`)}
        </p>
        {!isOwn && change.obstacle !== null && (
          <p id={obstacleId} className="mt-1 font-semibold">
            {change.obstacle}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {!isOwn && (
          <StaffButton
            kind="primary"
            disabled={change.obstacle !== null}
            aria-describedby={change.obstacle === null ? undefined : obstacleId}
            busy={approve.isPending}
            onClick={() => approve.mutate(undefined)}
          >
            Approva
          </StaffButton>
        )}
        <StaffButton busy={refuse.isPending} onClick={() => refuse.mutate(undefined)}>
          {isOwn ? 'Ritira' : change.appliesAt ? 'Ferma' : 'Rifiuta'}
        </StaffButton>
      </div>
    </li>
  )
}
