import { ORPCError } from '@orpc/client'
import { useEffect, useRef } from 'react'
import { toast } from '../ui/toast.ts'
import { errorText, hasCode } from './api.ts'
import { NotConfirmed } from './fresh-sign-in.ts'

/** What the server names says why; when it or the network broke, the page says what did not work. */
export function notifyError(error: unknown, whatFailed?: string): void {
  // The sign-in that follows says it itself.
  if (error instanceof NotConfirmed || hasCode(error, 'UNAUTHORIZED')) return
  const isNamed = error instanceof ORPCError && (error.status < 500 || error.defined)
  notifyProblem(isNamed || !whatFailed ? errorText(error) : whatFailed)
}

export function notifyProblem(description: string): void {
  toast({ title: 'Errore', description, variant: 'destructive' })
}

export function notifyDone(title: string, description?: string): void {
  toast({ title, description, variant: 'success' })
}

/** Something could not be read: said once per failure, while the page offers another try. */
export function useErrorToast(error: unknown, whatFailed: string): void {
  const told = useRef<unknown>(null)
  useEffect(() => {
    if (error && told.current !== error) notifyProblem(whatFailed)
    told.current = error
  }, [error, whatFailed])
}

const undoMs = 8000

/** Done at once, with a way back. Not 'Annulla': beside a cancelled booking it would say the opposite. */
export function notifyUndo(title: string, undo: () => void): void {
  toast({
    title,
    variant: 'success',
    duration: undoMs,
    action: { label: "Rimetti com'era", onClick: undo },
  })
}
