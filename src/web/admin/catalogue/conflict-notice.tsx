import { useQuery } from '@tanstack/react-query'
import { changesBetween } from '../../../domain/catalogue/changes.ts'
import { sectionsOf } from '../../../domain/catalogue/document-forms.ts'
import { fieldsOf, type Plain } from '../../../domain/catalogue/form-shape.ts'
import { Button } from '../../ui/button.tsx'
import { admin } from '../api.ts'
import { ChangesList } from './changes-list.tsx'
import type { Found } from './document-state.tsx'

type Props = { found: Found; mine: Plain; editor: string | null; onTheirs: () => void }

/** Two people, one draft: nothing was overwritten, and both versions are shown side by side in words. */
export function ConflictNotice({ found, mine, editor, onTheirs }: Props) {
  const { data: now } = useQuery({
    ...admin.catalogue.find.queryOptions({ input: { key: found.key } }),
    queryKey: ['catalogue', 'conflict', found.key],
    staleTime: 0,
  })
  const fields = fieldsOf(sectionsOf(found.key))
  const differences = now ? changesBetween(fields, now.document, mine) : []
  return (
    <section role="alert" className="my-3 rounded-control border-2 border-bad px-4 py-3">
      <p className="font-semibold">
        {editor ? `Ha salvato anche ${editor}` : 'Questa bozza è cambiata nel frattempo'}
      </p>
      <p className="mt-1 max-w-[44em] text-ink-2">
        Niente è stato sovrascritto. Da qui non si salva più: riparti dalla versione del collega e
        riporta quello che ti serve.
      </p>
      {differences.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-9 cursor-pointer font-semibold">
            Che cosa avevi scritto tu ({differences.length})
          </summary>
          <div className="mt-2">
            <ChangesList changes={differences} />
          </div>
        </details>
      )}
      <Button kind="primary" size="staff" className="mt-3" onClick={onTheirs}>
        Riparti dalla versione salvata
      </Button>
    </section>
  )
}
