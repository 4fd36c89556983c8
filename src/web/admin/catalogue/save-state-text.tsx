import { classNames } from '../../ui/class-names.ts'
import { useOnSite } from '../tell-when-shown.ts'
import type { SaveState } from './draft-saver.ts'

const words: Readonly<Record<SaveState, string>> = {
  saved: 'Bozza salvata',
  waiting: 'Da salvare…',
  saving: 'Salvataggio…',
  failed: 'Non salvata: riprovo da sola appena torna la rete',
  conflict: 'Non salvata',
}

/** The save state of what is typed, and what was published; announced to screen readers on change. */
export function SaveStateText({
  documentKey,
  state,
  hasDraft,
  className,
}: {
  documentKey: string
  state: SaveState
  hasDraft: boolean
  className?: string
}) {
  const onSite = useOnSite(documentKey)
  const isBad = state === 'failed' || state === 'conflict'
  return (
    // The empty element takes no room, but must exist already for later changes to be announced.
    <p
      role="status"
      className={classNames(
        isBad ? 'font-semibold text-bad' : 'text-ink-2 empty:absolute',
        className,
      )}
    >
      {state === 'saved' && !hasDraft ? onSite : words[state]}
    </p>
  )
}
