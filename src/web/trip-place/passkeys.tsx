import { useMutation, useQuery } from '@tanstack/react-query'
import { formatLongDate, todayInRome } from '../../domain/dates.ts'
import { elidedDays } from '../../domain/typography.ts'
import { calls } from '../api.ts'
import { messageOf } from '../api-errors.ts'
import { errorToast, failureTexts, tellFailure } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { addPasskeyHere, PasskeyNotGiven } from './passkey-ceremony.ts'

const queryKey = calls.trip.passkeys.queryKey()

function problemOf(error: unknown): string {
  if (!(error instanceof PasskeyNotGiven)) return messageOf(error, failureTexts.process)
  return error.isKnown
    ? 'Questo dispositivo ha già una passkey per il tuo viaggio.'
    : 'Nessuna passkey aggiunta: riprova quando vuoi, il tuo link funziona come prima.'
}

const onDay = (moment: string) => elidedDays(`il ${formatLongDate(todayInRome(new Date(moment)))}`)

type Passkey = { id: string; createdAt: string; lastUsedAt: string | null }

function Row({ passkey }: { passkey: Passkey }) {
  const remove = useMutation(
    calls.trip.endPasskey.mutationOptions({
      onSuccess: (list) => {
        queryClient.setQueryData(queryKey, list)
        toast({ title: 'Passkey tolta', variant: 'success' })
      },
      onError: (error) => tellFailure(error),
    }),
    queryClient,
  )
  const { id, createdAt, lastUsedAt } = passkey
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-2.5 text-small">
      <span>
        Aggiunta {onDay(createdAt)}
        {lastUsedAt && (
          <span className="block text-ink-2">Usata l’ultima volta {onDay(lastUsedAt)}</span>
        )}
      </span>
      <Button
        kind="ghost"
        size="small"
        busy={remove.isPending}
        busyLabel="Un momento…"
        onClick={() => remove.mutate({ id })}
      >
        Togli<span className="sr-only"> la passkey aggiunta {onDay(createdAt)}</span>
      </Button>
    </li>
  )
}

/** A convenient way back in: fingerprint or face instead of looking for a mail. */
export default function Passkeys() {
  const { data } = useQuery({ ...calls.trip.passkeys.queryOptions(), staleTime: 0 }, queryClient)
  const add = useMutation(
    {
      mutationFn: addPasskeyHere,
      onSuccess: (list) => {
        queryClient.setQueryData(queryKey, list)
        toast({ title: 'Passkey aggiunta', variant: 'success' })
      },
      onError: (error) => toast(errorToast(problemOf(error))),
    },
    queryClient,
  )
  const known = data?.passkeys ?? []
  return (
    <section className="mt-2.5 rounded-control bg-paper-2 p-4">
      <h3 className="font-semibold">Rientra con una passkey</h3>
      <p className="mt-1.5 text-small">
        La prossima volta bastano l’impronta, il volto o il codice del dispositivo: il link non
        serve più. Vale per questo viaggio, finché resta aperta questa pagina.
      </p>
      {known.length > 0 && (
        <ul className="mt-3 border-b border-line">
          {known.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <Button
        kind="outline"
        size="small"
        wide
        className="mt-3.5"
        busy={add.isPending}
        busyLabel="Un momento…"
        onClick={() => add.mutate()}
      >
        Aggiungi una passkey
      </Button>
    </section>
  )
}
