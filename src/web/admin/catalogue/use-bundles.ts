import { useMutation } from '@tanstack/react-query'
import { fieldProblems } from '../../api-errors.ts'
import { type Answers, admin, adminApi } from '../api.ts'
import { NotConfirmed, withFreshSignIn } from '../fresh-sign-in.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { askAgain } from '../query.ts'
import { tellWhenShown } from '../tell-when-shown.ts'

export type Bundle = Answers['bundles']['list']['bundles'][number]

/** Gives the chosen drafts a common name; an invalid name is reported at its field. */
export function useNewBundle(onDone: () => void) {
  const create = useMutation({
    mutationFn: (input: Parameters<typeof adminApi.bundles.create>[0]) =>
      adminApi.bundles.create(input),
    onSuccess: () => {
      notifyDone('Raccolta creata', 'La trovi in cima alla Redazione.')
      void askAgain(admin.bundles.key())
      onDone()
    },
    onError: (error) => {
      if (fieldProblems(error).length === 0) notifyError(error)
    },
  })
  const [problem] = create.error ? fieldProblems(create.error) : []
  return { ...create, problem: problem?.message }
}

/** Takes the bundle off the site, or removes only its name from the drafts. */
export function useBundleStep(
  what: 'takeBack' | 'remove',
  { done, tells }: { done: string; tells?: boolean },
  onDone: () => void,
) {
  return useMutation({
    mutationFn: (id: string) => withFreshSignIn(() => adminApi.bundles[what]({ id })),
    onSuccess: () => {
      notifyDone(done)
      if (tells) void tellWhenShown({ changed: ['editions'] })
      void askAgain(admin.bundles.key(), admin.catalogue.key())
      onDone()
    },
    onError: (error) => {
      if (error instanceof NotConfirmed) return
      notifyError(error)
      onDone()
    },
  })
}
