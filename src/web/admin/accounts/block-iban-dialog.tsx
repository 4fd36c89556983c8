import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { formatIban, isNamedBank } from '../../../domain/accounts/iban.ts'
import { RadioRow } from '../../ui/field.tsx'
import { type Answers, admin, adminApi } from '../api.ts'
import { notifyDone, notifyProblem } from '../notify.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { RowsSkeleton } from '../ui/states.tsx'
import { useMeanwhile } from '../ui/use-meanwhile.ts'
import { type SavedIban, tellError, useAccountChange } from './saved-iban.ts'

type Preview = Answers['accounts']['previewBlock']
type Props = { iban: SavedIban; others: SavedIban[]; onClose: () => void }

const chosen = { replacementId: '' }

/** Shows before the blocking which account takes over and what moves, because travellers will notice. */
export function BlockIbanDialog({ iban, others, onClose }: Props) {
  const { id } = iban
  const form = useForm({ defaultValues: chosen })
  const meanwhile = useMeanwhile(form, { version: iban.version, values: chosen }, {})
  const preview = useQuery(admin.accounts.previewBlock.queryOptions({ input: { id } })).data
  const block = useAccountChange({
    call: (replacementId: string) =>
      adminApi.accounts.block({ id, version: meanwhile.version, replacementId }),
    done: () => notifyDone('Conto bloccato', 'Link e prenotazioni da pagare usano il nuovo conto.'),
    failed: tellError('Errore nel blocco del conto'),
    refused: meanwhile.refused,
    onClose,
  })
  const choices = others.filter((other) => other.isActive && other.iban !== iban.iban)
  return (
    <FormDialog
      width={600}
      form={form}
      onSubmit={({ replacementId }) =>
        replacementId ? block.mutate(replacementId) : notifyProblem('Scegli il conto sostitutivo')
      }
      onClose={onClose}
      title="Blocca conto"
      description={formatIban(iban.iban)}
      submitLabel="Blocca e sposta"
      busyLabel="Spostamento…"
      kind="danger"
      busy={block.isPending}
      disabled={choices.length === 0}
      meanwhile={meanwhile}
    >
      {preview ? <Consequences preview={preview} /> : <RowsSkeleton rows={1} height={96} />}
      {choices.length === 0 ? (
        <p>Non c'è un altro conto attivo: aggiungine uno, poi torna qui a bloccare questo.</p>
      ) : (
        <fieldset>
          <legend className="mb-2.5 font-semibold">Da ora si paga su</legend>
          <div className="grid gap-2.5">
            {choices.map((choice) => (
              <RadioRow
                key={choice.id}
                value={choice.id}
                label={choice.accountHolder}
                hint={[formatIban(choice.iban), isNamedBank(choice.bankName) && choice.bankName]
                  .filter(Boolean)
                  .join(' · ')}
                {...form.register('replacementId')}
              />
            ))}
          </div>
        </fieldset>
      )}
    </FormDialog>
  )
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('it-IT')} ${count === 1 ? one : many}`
}

function Consequences({ preview }: { preview: Preview }) {
  const { links, bookings, declared, isDefault, otherHolders } = preview
  return (
    <ul className="grid list-disc gap-1.5 pl-5 text-ink-2 marker:text-control">
      <li>
        {counted(links, 'link passa', 'link passano')} al conto sostitutivo, con{' '}
        {counted(bookings, 'prenotazione', 'prenotazioni')} da pagare: i viaggiatori ricevono
        un'email.
      </li>
      {declared > 0 && (
        <li>
          {declared === 1
            ? 'Un bonifico è già stato dichiarato: cercalo anche su questo conto.'
            : `${declared} bonifici sono già stati dichiarati: cercali anche su questo conto.`}
        </li>
      )}
      {isDefault && <li>È il conto mostrato a chi prenota dal sito: cambia anche quello.</li>}
      {otherHolders.length > 0 && (
        <li>Lo stesso numero è salvato anche per {otherHolders.join(', ')}: si blocca ovunque.</li>
      )}
    </ul>
  )
}
