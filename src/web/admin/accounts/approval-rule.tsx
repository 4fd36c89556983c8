import { useQuery } from '@tanstack/react-query'
import { coolingOffDays } from '../../../domain/access/access-changes.ts'
import { Checkbox } from '../../ui/field.tsx'
import { admin, adminApi } from '../api.ts'
import { notifyDone } from '../notify.ts'
import { Section } from '../ui/page.tsx'
import { tellError, useAccountChange } from './saved-iban.ts'

type Rule = { administrators: number; isNeeded: boolean; waits: boolean }

function hintOf({ administrators, isNeeded, waits }: Rule): string {
  if (waits)
    return `Nessun altro amministratore può ancora approvare: una modifica vale dopo ${coolingOffDays} giorni, e tutti lo sanno due volte per email.`
  if (isNeeded || administrators > 1) return `Gli amministratori attivi sono ${administrators}.`
  return "Per ora c'è un solo amministratore: la regola vale appena ne aggiungi un altro."
}

/** Whether one administrator is enough to change accounts. Switching this off may itself need approval. */
export function ApprovalRule() {
  const rule = useQuery(admin.accounts.changes.queryOptions()).data?.approval
  const choose = useAccountChange({
    call: (required: boolean) =>
      adminApi.accounts.chooseApproval({ required, version: rule?.version ?? 1 }),
    done: ({ isOn }) =>
      notifyDone(isOn ? 'Serve un secondo amministratore' : 'Basta un amministratore'),
    failed: tellError('Errore nel salvataggio'),
  })
  if (!rule) return null
  return (
    <Section title="Doppio controllo" className="mt-8">
      <Checkbox
        className="mt-2 max-w-[46em]"
        label="Ogni modifica ai conti aspetta l'approvazione di un secondo amministratore"
        checked={rule.isOn}
        disabled={choose.isPending}
        onChange={(event) => choose.mutate(event.target.checked)}
        hint={hintOf(rule)}
      />
    </Section>
  )
}
