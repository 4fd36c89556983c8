import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { api, calls } from '../api.ts'
import { hasAnswered } from '../api-errors.ts'
import { tellFailure } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'
import { Button } from '../ui/button.tsx'
import { forgetHere } from './use-kept-place.ts'

/** Deletes what this phone holds, even offline; the server is told at once or at the next opening. */
async function leaveHere(): Promise<void> {
  try {
    await api.trip.leave({})
  } catch (error) {
    if (hasAnswered(error)) throw error
    return forgetHere({ isLeaving: true })
  }
  await forgetHere()
}

export function Leave() {
  const leave = useMutation(
    {
      mutationFn: leaveHere,
      onSuccess: () => queryClient.resetQueries({ queryKey: calls.trip.key() }),
      onError: (error) => tellFailure(error),
    },
    queryClient,
  )
  return (
    <Button
      kind="ghost"
      size="small"
      className="mt-3"
      busy={leave.isPending}
      busyLabel="Un momento…"
      onClick={() => leave.mutate()}
    >
      <LogOut className="size-4.5" aria-hidden />
      Esci da questo dispositivo
    </Button>
  )
}

/**
 * Shown after leaving without a connection: nothing is stored here any more, and the session ends once
 * there is a connection.
 */
export function Left({ meta, onRetry }: { meta: ReactNode; onRetry: () => void }) {
  return (
    <div className="wrap pt-10 pb-20 md:pt-18">
      {meta}
      <h1 className="text-page">Sei uscito</h1>
      <p className="mt-5 max-w-[34em] text-lead text-ink-2">
        Su questo dispositivo non resta nulla del viaggio. La sessione si chiude appena torna la
        connessione e riapri questa pagina.
      </p>
      <Button kind="outline" className="mt-7" onClick={onRetry}>
        Riprova
      </Button>
    </div>
  )
}
