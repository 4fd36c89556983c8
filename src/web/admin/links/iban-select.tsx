import { useMutation, useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { formatDate, todayInRome } from '../../../domain/dates.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { Select } from '../../ui/field.tsx'
import { NewIbanDialog } from '../accounts/new-iban-dialog.tsx'
import { admin } from '../api.ts'
import { useErrorToast } from '../notify.ts'
import { askAgain } from '../query.ts'
import { useMay } from '../session.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { LoadFailed, Nothing, RowsSkeleton } from '../ui/states.tsx'

/** The hint shown until an account is chosen. */
export const afterTheAccount = 'Viaggio, tipo di pagamento e data compaiono dopo il conto.'

export function useActiveIbans() {
  return useQuery(admin.accounts.active.queryOptions())
}

type IbanSelectProps = Omit<ComponentProps<'select'>, 'children' | 'onChange'> & {
  error?: string
  onChange: (event: { target: HTMLSelectElement }) => void
}

/** The active accounts, last used first. Choosing one counts as a use. */
export function IbanSelect({ onChange, ...rest }: IbanSelectProps) {
  const may = useMay()
  const query = useActiveIbans()
  const ibans = query.data?.ibans
  useErrorToast(query.error, 'Errore nel caricamento degli IBAN')
  // No error message: the choice counts even if its time of use could not be stored.
  const markUsed = useMutation(
    admin.accounts.markUsed.mutationOptions({
      onSuccess: () => askAgain(admin.accounts.list.key()),
      onError: () => {},
    }),
  )
  if (query.isError) {
    return (
      <LoadFailed
        title="I conti non si leggono"
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (!ibans) return <RowsSkeleton rows={1} height={68} />
  if (ibans.length === 0) {
    return (
      <Nothing title="Nessun conto attivo" action={may('accounts', 'save') && <FirstIban />}>
        Serve almeno un IBAN attivo per generare link a pagamento.
      </Nothing>
    )
  }
  return (
    <Select
      label="IBAN"
      {...rest}
      onChange={(event) => {
        onChange(event)
        if (event.target.value) markUsed.mutate({ id: event.target.value })
      }}
    >
      <option value="">Seleziona un IBAN</option>
      {ibans.map((iban) => (
        <option key={iban.id} value={iban.id}>
          {iban.accountHolder} · {iban.maskedIban} · {iban.bankName}
          {iban.lastUsedAt
            ? elidedDays(` · usato il ${formatDate(todayInRome(new Date(iban.lastUsedAt)))}`)
            : ''}
        </option>
      ))}
    </Select>
  )
}

/** Adds the missing first account in place, so that making the link can go on. */
function FirstIban() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <StaffButton onClick={() => setOpen(true)}>Aggiungi un IBAN</StaffButton>
      {isOpen && <NewIbanDialog onClose={() => setOpen(false)} />}
    </>
  )
}
