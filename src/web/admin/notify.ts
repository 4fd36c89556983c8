import { ORPCError } from '@orpc/client'
import { toast } from '../ui/toast.ts'
import { errorText } from './api.ts'

/** Refusals say why; when the server or the network failed, the page says what did not work. */
export function notifyError(error: unknown, whatFailed?: string): void {
  const isRefusal = error instanceof ORPCError && error.status < 500
  const description = isRefusal || !whatFailed ? errorText(error) : whatFailed
  toast({ title: 'Errore', description, variant: 'destructive' })
}

export function notifyProblem(description: string): void {
  toast({ title: 'Errore', description, variant: 'destructive' })
}

export function notifyDone(title: string, description?: string): void {
  toast({ title, description, variant: 'success' })
}

const undoMs = 8000

/** Done at once, with a way back. */
export function notifyUndo(title: string, undo: () => void): void {
  toast({
    title,
    variant: 'success',
    duration: undoMs,
    action: { label: 'Annulla', onClick: undo },
  })
}
