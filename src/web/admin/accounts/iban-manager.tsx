import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { copiedHolder, formatIban } from '../../../domain/accounts/iban.ts'
import { formatMoment } from '../../../domain/dates.ts'
import { Badge, StatusDot } from '../../ui/badge.tsx'
import { admin, adminApi, errorText } from '../api.ts'
import { copyValue } from '../copy.ts'
import { NotConfirmed, withFreshSignIn } from '../fresh-sign-in.ts'
import { notifyDone, notifyProblem, useErrorToast } from '../notify.ts'
import { askAgain, staffQueries } from '../query.ts'
import { CopyIcon } from '../ui/icon-buttons.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { Nothing } from '../ui/states.tsx'
import { BlockIbanDialog } from './block-iban-dialog.tsx'
import { DuplicateIbanDialog } from './duplicate-iban-dialog.tsx'
import { EditIbanDialog } from './edit-iban-dialog.tsx'
import { NewIbanDialog } from './new-iban-dialog.tsx'
import { PendingChanges } from './pending-changes.tsx'
import {
  isWaiting,
  type SavedIban,
  tellError,
  tellWaiting,
  useAccountChange,
} from './saved-iban.ts'

type Open =
  | { kind: 'new' }
  | { kind: 'edit'; iban: SavedIban }
  | { kind: 'duplicate'; iban: SavedIban }
  | { kind: 'block'; iban: SavedIban }
  | null

/** The bank accounts: add, edit, duplicate, switch on and off, block, choose the default. */
export function IbanManager() {
  const [open, setOpen] = useState<Open>(null)
  const query = useQuery(admin.accounts.list.queryOptions())
  useErrorToast(query.error, 'Errore nel caricamento degli IBAN')
  const close = () => setOpen(null)
  const asStored = (iban: SavedIban) => query.data?.ibans.find(({ id }) => id === iban.id) ?? iban
  return (
    <div>
      <PendingChanges />
      <StaffButton icon={Plus} kind="primary" onClick={() => setOpen({ kind: 'new' })}>
        Aggiungi IBAN
      </StaffButton>
      <div className="mt-4 border-t border-line">
        <Loaded query={query} rows={3} height={92} failed="I conti non si leggono" onlyFresh>
          {(data) =>
            data.ibans.length === 0 ? (
              <Nothing title="Nessun IBAN salvato">
                Aggiungi il primo conto: per ogni viaggio del catalogo nascerà subito un link.
              </Nothing>
            ) : (
              <ul>
                {data.ibans.map((iban) => (
                  <Row key={iban.id} iban={iban} onOpen={setOpen} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
      {open?.kind === 'new' && <NewIbanDialog onClose={close} />}
      {open?.kind === 'edit' && <EditIbanDialog iban={asStored(open.iban)} onClose={close} />}
      {open?.kind === 'block' && (
        <BlockIbanDialog
          iban={asStored(open.iban)}
          others={query.data?.ibans ?? []}
          onClose={close}
        />
      )}
      {open?.kind === 'duplicate' && (
        <DuplicateIbanDialog
          iban={open.iban}
          suggestion={copiedHolder(open.iban.accountHolder)}
          onClose={close}
        />
      )}
    </div>
  )
}

function linksText(count: number): string {
  return count === 1 ? '1 link' : `${count.toLocaleString('it-IT')} link`
}

function Row({ iban, onOpen }: { iban: SavedIban; onOpen: (open: Open) => void }) {
  return (
    <li
      data-iban={iban.iban}
      className="grid gap-x-6 gap-y-3 border-b border-line py-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <b className="font-[650]">{iban.accountHolder}</b>
          <Status iban={iban} />
          {iban.isDefault && <Badge tone="primary">Predefinito</Badge>}
        </p>
        <p className="mt-0.5 flex items-center gap-1">
          <span className="figures text-[1.0625rem] break-words">{formatIban(iban.iban)}</span>
          <CopyIcon
            label="Copia l'IBAN"
            onCopy={() => copyValue(iban.iban, `IBAN di ${iban.accountHolder}`)}
          />
        </p>
        <p className="mt-0.5 text-ink-2">
          {iban.bankName}
          {iban.countryName && ` · ${iban.countryName}`} · {linksText(iban.linkCount)} ·{' '}
          {iban.lastUsedAt ? `ultimo uso ${formatMoment(iban.lastUsedAt)}` : 'mai usato'}
        </p>
      </div>
      <Actions iban={iban} onOpen={onOpen} />
    </li>
  )
}

function Status({ iban }: { iban: SavedIban }) {
  if (iban.isBlocked) return <StatusDot tone="bad">Bloccato</StatusDot>
  return (
    <StatusDot tone={iban.isActive ? 'ok' : 'neutral'}>
      {iban.isActive ? 'Attivo' : 'Disattivato'}
    </StatusDot>
  )
}

function Actions({ iban, onOpen }: { iban: SavedIban; onOpen: (open: Open) => void }) {
  const toggle = useToggle(iban)
  const unblock = useAccountChange({
    call: () => adminApi.accounts.unblock({ id: iban.id, version: iban.version }),
    done: () => notifyDone('Conto sbloccato', 'Resta disattivato finché non lo riattivi.'),
    failed: tellError('Errore nello sblocco del conto'),
  })
  if (iban.isBlocked) {
    return (
      <StaffButton
        className="w-fit"
        busy={unblock.isPending}
        onClick={() => unblock.mutate(undefined)}
      >
        Sblocca
      </StaffButton>
    )
  }
  return (
    <div className="flex flex-wrap gap-2">
      <StaffButton onClick={() => onOpen({ kind: 'edit', iban })}>Modifica</StaffButton>
      <StaffButton onClick={() => onOpen({ kind: 'duplicate', iban })}>Duplica</StaffButton>
      <StaffButton busy={toggle.isPending} onClick={() => toggle.mutate(!iban.isActive)}>
        {iban.isActive ? 'Disattiva' : 'Riattiva'}
      </StaffButton>
      <StaffButton onClick={() => onOpen({ kind: 'block', iban })}>Blocca conto</StaffButton>
    </div>
  )
}

/** Optimistic update: the dot changes at once and goes back if the server refuses. */
function useToggle(iban: SavedIban) {
  const key = admin.accounts.list.queryKey()
  return useMutation({
    mutationFn: (isActive: boolean) =>
      withFreshSignIn(() =>
        adminApi.accounts.toggle({ id: iban.id, isActive, version: iban.version }),
      ),
    onMutate: async (isActive) => {
      await staffQueries.cancelQueries({ queryKey: key })
      const before = staffQueries.getQueryData(key)
      staffQueries.setQueryData(
        key,
        (data) =>
          data && {
            ibans: data.ibans.map((row) => (row.id === iban.id ? { ...row, isActive } : row)),
          },
      )
      return { before }
    },
    onSuccess: (answer, isActive) => {
      if (isWaiting(answer)) tellWaiting(answer.waiting)
      else notifyDone(isActive ? 'IBAN riattivato con successo' : 'IBAN disattivato con successo')
    },
    onError: (error, _isActive, context) => {
      staffQueries.setQueryData(key, context?.before)
      if (error instanceof NotConfirmed) return
      notifyProblem(`Errore nell'operazione: ${errorText(error)}`)
    },
    onSettled: () => askAgain(admin.accounts.key()),
  })
}
