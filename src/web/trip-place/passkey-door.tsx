import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { tellFailure } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'
import { Button } from '../ui/button.tsx'
import { part } from '../ui/optional.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TryAgain } from '../ui/try-again.tsx'
import { Opened } from './opened.tsx'

/** The code for passkeys is loaded only when the traveller presses the button. */
const Passkeys = part(() => import('./passkeys.tsx'), {
  loading: <Skeleton className="mt-2.5 h-40" />,
  missing: TryAgain,
})

const isPossible = () => 'PublicKeyCredential' in window

/** For travellers who are signed in: their passkeys, and a way to add another one. */
export function OwnPasskeys() {
  const [isOpen, setOpen] = useState(false)
  if (!isPossible()) return null
  if (isOpen) {
    return (
      <Opened label="Passkey">
        <Passkeys />
      </Opened>
    )
  }
  return (
    <Button kind="outline" size="small" wide className="mt-2.5" onClick={() => setOpen(true)}>
      <KeyRound className="size-4.5" aria-hidden />
      Rientra con una passkey
    </Button>
  )
}

const notGiven = 'Nessuna passkey usata: riprova, o fatti mandare il link.'

/** For travellers who come back without a link. */
export function PasskeyEntry({ onEntered }: { onEntered: () => void }) {
  const enter = useMutation(
    {
      mutationFn: async () => (await import('./passkey-ceremony.ts')).enterWithPasskey(),
      onSuccess: onEntered,
      onError: (error) => tellFailure(error, notGiven),
    },
    queryClient,
  )
  if (!isPossible()) return null
  return (
    <div className="mt-7">
      <Button
        kind="outline"
        busy={enter.isPending}
        busyLabel="Un momento…"
        onClick={() => enter.mutate()}
      >
        <KeyRound className="size-5" aria-hidden />
        Entra con la passkey
      </Button>
      <p className="mt-2.5 max-w-[28em] text-small text-ink-2">
        Se l’hai aggiunta nella pagina del tuo viaggio: bastano l’impronta, il volto o il codice del
        dispositivo.
      </p>
    </div>
  )
}
