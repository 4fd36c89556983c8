import { useMutation } from '@tanstack/react-query'
import { formatMoment } from '../../../domain/dates.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { toast } from '../../ui/toast.ts'
import { type Answers, admin, hasCode } from '../api.ts'
import { NotConfirmed, withFreshSignIn } from '../fresh-sign-in.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { askAgain } from '../query.ts'

export type SavedIban = Answers['accounts']['list']['ibans'][number]
export type AccountChange = Answers['accounts']['changes']['changes'][number]

type Waiting = { waiting: AccountChange }

export function isWaiting(answer: object): answer is Waiting {
  return 'waiting' in answer
}

/** Refetches what an account change affects: the accounts, the list of links and the settings. */
const changed = () =>
  void askAgain(admin.accounts.key(), admin.links.list.key(), admin.settings.key())

type AccountCall<Input, Answer extends object> = {
  call: (input: Input) => Promise<Answer>
  /** Runs when the change is applied at once; a change that waits for approval gets its own toast. */
  done: (answer: Exclude<Answer, Waiting>) => void
  failed: (error: unknown) => void
  /** For forms: true when a colleague's change caused the refusal. The form shows it and stays open. */
  refused?: (error: unknown) => boolean
  onClose?: () => void
}

/**
 * Every change to the accounts: confirmed with password and code where the server asks for it, then applied
 * at once or left for a second administrator.
 */
export function useAccountChange<Input, Answer extends object>(
  options: AccountCall<Input, Answer>,
) {
  return useMutation({
    mutationFn: (input: Input) => withFreshSignIn(() => options.call(input)),
    onSuccess: (answer) => {
      if (isWaiting(answer)) tellWaiting(answer.waiting)
      else options.done(answer as Exclude<Answer, Waiting>)
      changed()
      options.onClose?.()
    },
    onError: (error) => {
      if (error instanceof NotConfirmed) return
      if (hasCode(error, 'VERSION_CONFLICT')) changed()
      if (!options.refused?.(error)) options.failed(error)
    },
  })
}

export function tellWaiting({ appliesAt }: AccountChange): void {
  if (appliesAt)
    notifyDone(
      'Modifica in attesa',
      elidedDays(
        `Vale dal ${formatMoment(appliesAt)}, se nessuno la ferma: lo abbiamo scritto a tutti.`,
      ),
    )
  else
    notifyDone(
      'In attesa di approvazione',
      'La modifica vale quando un altro amministratore la approva: gli abbiamo scritto.',
    )
}

export function tellError(whatFailed: string): (error: unknown) => void {
  return (error) => notifyError(error, whatFailed)
}

export function tellLinksCreated(count: number, isReal: boolean): void {
  if (count === 0) return
  toast({
    title:
      count === 1 ? '1 link generato automaticamente' : `${count} link generati automaticamente`,
    description: isReal
      ? 'Uno per ogni partenza in vendita, con le sue date e il suo prezzo. Li trovi in Tutti i link.'
      : 'Uno per ogni viaggio del catalogo, con partenza tra due mesi. Li trovi in Tutti i link.',
    variant: 'success',
  })
}
