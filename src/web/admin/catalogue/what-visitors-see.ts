import type { Noticed } from '../../../domain/catalogue/site-kinds.ts'

/** `noticed`: what visitors would notice of the document; `show`: what was chosen when publishing. */
type Published = { key: string; noticed: Noticed; show?: boolean | undefined }

/** Sorts the published documents: now on the site, removed from it, or visible to nobody outside. */
export function whatVisitorsSee(documents: readonly Published[]) {
  const those = (wanted: Noticed) =>
    documents
      .filter(({ noticed, show }) => (show ? 'seen' : noticed) === wanted)
      .map(({ key }) => key)
  const [seen, gone, unseen] = [those('seen'), those('gone'), those('nothing')]
  return { seen, gone, unseen, text: textOf(seen.length, gone.length) }
}

function textOf(seen: number, gone: number): string {
  if (seen > 0) return 'In pochi secondi è sul sito.'
  return gone > 0
    ? 'In pochi secondi non è più sul sito.'
    : 'Resta nascosto: i visitatori non lo vedono.'
}
