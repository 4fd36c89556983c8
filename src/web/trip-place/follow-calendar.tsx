import { useMutation } from '@tanstack/react-query'
import { CalendarSync } from 'lucide-react'
import { calls } from '../api.ts'
import { tellFailure } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'

/** The `webcal:` scheme makes phones subscribe to the calendar instead of saving it once. */
function followed(address: string): string {
  return address.replace(/^https?:/, 'webcal:')
}

/** The pressed button is gone, so the link that replaces it takes the focus. */
const takeFocus = (link: HTMLAnchorElement | null) => link?.focus()

/** A private address, created on request and shown only this once. */
export function FollowCalendar() {
  const make = useMutation(
    calls.trip.makeCalendar.mutationOptions({
      onError: (error) => tellFailure(error),
    }),
    queryClient,
  )
  if (!make.data) {
    return (
      <Button
        kind="outline"
        size="small"
        wide
        className="mt-2.5"
        busy={make.isPending}
        busyLabel="Un momento…"
        onClick={() => make.mutate({})}
      >
        <CalendarSync className="size-4.5" aria-hidden />
        Segui le date nel calendario
      </Button>
    )
  }
  const { address } = make.data
  return (
    <div className="mt-2.5 grid gap-2.5 rounded-control bg-paper-2 p-4" role="status">
      <p className="text-small">
        Il calendario si aggiorna da solo. L'indirizzo è solo tuo: chiederne un altro, o un nuovo
        link per entrare, lo spegne.
      </p>
      <ButtonAnchor size="small" href={followed(address)} ref={takeFocus}>
        Apri nel calendario
      </ButtonAnchor>
      <div>
        <CopyButton value={address} what="l'indirizzo del calendario" />
      </div>
    </div>
  )
}
