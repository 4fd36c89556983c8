import { useMutation } from '@tanstack/react-query'
import { notifyDone } from '../notify.ts'
import { staffQueries } from '../query.ts'

/**
 * A decision about a bank movement. A conflict with a colleague is reported, and every query is refetched;
 * the mutation stays pending until then, because a second click would act on the old row.
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
