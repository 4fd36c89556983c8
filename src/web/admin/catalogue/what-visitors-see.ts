type Published = { key: string; show?: boolean | undefined }

/** Of what was just published: what is on the site now, and what whoever published it keeps hidden. */
export function whatVisitorsSee(documents: readonly Published[]) {
  const [seen, unseen] = [true, false].map((isSeen) =>
    documents.filter(({ show }) => (show !== false) === isSeen).map(({ key }) => key),
  )
  return {
    seen: seen ?? [],
    unseen: unseen ?? [],
    text: seen?.length
      ? 'In pochi secondi è sul sito.'
      : 'Resta nascosto: i visitatori non lo vedono.',
  }
}
