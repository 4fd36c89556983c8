import { ORPCError } from '@orpc/client'
import { useEffect, useRef } from 'react'
import { toast } from '../ui/toast.ts'
import { errorText, hasCode } from './api.ts'
import { NotConfirmed } from './fresh-sign-in.ts'

/** Shows the server's message for known errors; if server or network broke, says what did not work. */
export function notifyError(error: unknown, whatFailed?: string): void {
  // No message: the sign-in that follows explains it.
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

/** Reports a failed query once per error, while the page offers a retry. */
export function useErrorToast(error: unknown, whatFailed: string): void {
  const told = useRef<unknown>(null)
  useEffect(() => {
    if (error && told.current !== error) notifyProblem(whatFailed)
    told.current = error
  }, [error, whatFailed])
}

const undoMs = 8000

/** A toast with undo. Not 'Annulla', which beside a cancelled booking would mean the opposite. */
export function notifyUndo(title: string, undo: () => void): void {
  toast({
    title,
    variant: 'success',
    duration: undoMs,
    action: { label: "Rimetti com'era", onClick: undo },
  })
}
