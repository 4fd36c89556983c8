import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { whenIdle } from '../../browser/idle.ts'
import { part } from '../../ui/optional.tsx'
import { TryAgain } from '../../ui/try-again.tsx'

const loadSearch = () => import('./command-search.tsx')
const CommandSearch = part(loadSearch, { missing: TryAgain })

type Command = { open: () => void }

const CommandContext = createContext<Command>({ open: () => {} })

export function useCommand(): Command {
  return useContext(CommandContext)
}

/** Ctrl-K (or ⌘K) from anywhere. The search is preloaded when idle, so that no first letter is lost. */
export function CommandProvider({ children }: { children: ReactNode }) {
  /** A new key for each opening: a dialog that is still closing is never reused. */
  const [opening, setOpening] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const [command] = useState<Command>(() => ({ open: () => setOpening((last) => last + 1) }))
  const close = () => setOpening(0)
  useEffect(() => whenIdle(() => loadSearch().catch(() => {})), [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      // The dialog element closes at once; React learns of it only with the `close` event.
      if (dialog.current?.open) close()
      else command.open()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [command])
  return (
    <CommandContext.Provider value={command}>
      {children}
      {opening > 0 && <CommandSearch key={opening} dialog={dialog} onClose={close} />}
    </CommandContext.Provider>
  )
}
