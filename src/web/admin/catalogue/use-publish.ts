import { useMutation } from '@tanstack/react-query'
import type { Noticed } from '../../../domain/catalogue/site-kinds.ts'
import { admin, adminApi, hasCode } from '../api.ts'
import { NotConfirmed, withFreshSignIn } from '../fresh-sign-in.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { askAgain } from '../query.ts'
import { sayNothing, sayPublishing, tellWhenShown } from '../tell-when-shown.ts'
import { whatVisitorsSee } from './what-visitors-see.ts'

type Input = Parameters<typeof adminApi.catalogue.publish>[0]
/** Adds what visitors will notice of each document, for the messages afterwards. */
type Publication = Omit<Input, 'documents'> & {
  documents: (Input['documents'][number] & { noticed: Noticed })[]
}

const keysOf = ({ documents }: Publication) => documents.map(({ key }) => key)

const cutTries = 20
const cutPauseMs = 1500

/** The upright crop around a new focus point takes about a second: retries, so that nobody has to. */
async function publishOncePicturesAreMade({ documents, ...rest }: Publication) {
  const named = documents.map(({ key, revision, show }) => ({ key, revision, show }))
  for (let tries = 1; ; tries += 1) {
    try {
      return await adminApi.catalogue.publish({ ...rest, documents: named })
    } catch (error) {
      if (tries === cutTries || !hasCode(error, 'PICTURE_NOT_READY')) throw error
      await new Promise((resolve) => setTimeout(resolve, cutPauseMs))
    }
  }
}

/** Reports the result and refetches every list that depends on the edition. */
export function usePublish({ onDone, onRefused }: { onDone: () => void; onRefused: () => void }) {
  return useMutation({
    mutationFn: (input: Publication) => withFreshSignIn(() => publishOncePicturesAreMade(input)),
    onMutate: (input) => {
      if (!input.at) sayPublishing(keysOf(input))
    },
    onSuccess: (_answer, input) => {
      if (input.at) {
        notifyDone('Pubblicazione programmata', 'Fino ad allora puoi annullarla nella storia.')
      } else {
        const { seen, gone, unseen, text } = whatVisitorsSee(input.documents)
        sayNothing(unseen)
        notifyDone('Pubblicato', text)
        void tellWhenShown({ seen, gone })
      }
      void askAgain(admin.catalogue.key(), admin.bundles.key())
      // The trips offered by link generators and departures depend on the edition.
      void askAgain(admin.links.trips.key())
      onDone()
    },
    onError: (error, input) => {
      sayNothing(keysOf(input))
      if (error instanceof NotConfirmed) return
      notifyError(error)
      onRefused()
    },
  })
}
