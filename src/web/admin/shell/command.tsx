import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
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

/** Ctrl-K (or ⌘K) from anywhere; the search is fetched in an idle moment, so that no letter is lost. */
export function CommandProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [command] = useState<Command>(() => ({ open: () => setOpen(true) }))
  useEffect(() => whenIdle(() => loadSearch().catch(() => {})), [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen((open) => !open)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <CommandContext.Provider value={command}>
      {children}
      {isOpen && <CommandSearch onClose={() => setOpen(false)} />}
    </CommandContext.Provider>
  )
}
