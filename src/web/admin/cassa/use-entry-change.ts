import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notifyDone, notifyError } from '../notify.ts'

/** A decision about a movement: told when a colleague was faster, and everything is asked anew. */
export function useEntryChange<Input>(
  work: (input: Input) => Promise<unknown>,
  done: string,
  onDone: () => void = () => undefined,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSuccess: () => {
      notifyDone(done)
      onDone()
    },
    onError: (error) => notifyError(error),
    onSettled: () => void queries.invalidateQueries(),
  })
}
