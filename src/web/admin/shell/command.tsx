import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { part } from '../../ui/optional.tsx'
import { TryAgain } from '../../ui/try-again.tsx'

const CommandSearch = part(() => import('./command-search.tsx'), { missing: TryAgain })

type Command = { open: () => void }

const CommandContext = createContext<Command>({ open: () => {} })

export function useCommand(): Command {
  return useContext(CommandContext)
}

/** Ctrl-K (or ⌘K) from anywhere; the search itself is loaded when it is first asked for. */
export function CommandProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [command] = useState<Command>(() => ({ open: () => setOpen(true) }))
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
