import { useMutation } from '@tanstack/react-query'
import { notifyDone } from '../notify.ts'
import { staffQueries } from '../query.ts'

/**
 * A decision about a movement: told when a colleague was faster, and everything is asked anew. Until the answers
 * are there it is under way: a second press would find the row as it was.
 */
export function useEntryChange<Input>(
  work: (input: Input) => Promise<unknown>,
  done: string,
  onDone: () => void = () => undefined,
) {
  return useMutation({
    mutationFn: work,
    onSuccess: () => {
      notifyDone(done)
      onDone()
    },
    onSettled: () => staffQueries.invalidateQueries(),
  })
}
