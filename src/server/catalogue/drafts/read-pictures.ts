import type { Deps } from '../../platform/deps.ts'
import { startingPicture } from '../pictures/picture-of-upload.ts'
import { draftState, latest, readFacts } from './read-documents.ts'

/** The pictures of these names as the editor sees them: the draft, what is published, or how one begins. */
export async function namedPictures(deps: Pick<Deps, 'db'>, ids: readonly string[]) {
  const facts = await readFacts(deps)
  const pictures = []
  for (const id of new Set(ids)) {
    const key = `picture/${id}`
    const document = latest(key, facts) ?? (await startingPicture(deps.db, key))
    if (document) pictures.push({ id, key, document, ...draftState(facts.drafts.get(key)) })
  }
  return { pictures }
}
