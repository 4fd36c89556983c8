import { useMutation } from '@tanstack/react-query'
import { admin } from '../api.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { askAgain } from '../query.ts'
import type { Generated } from './link-result.tsx'

/** Creates a link of any kind, shows a toast and refetches the lists. */
export function useLinkMutation<Input>(
  call: (input: Input) => Promise<Generated>,
  whatFailed: string,
) {
  return useMutation({
    mutationFn: call,
    onSuccess: () => {
      notifyDone('Link generato!', 'Link generato con successo!')
      void askAgain(admin.links.list.key())
    },
    onError: (error) => notifyError(error, whatFailed),
  })
}
