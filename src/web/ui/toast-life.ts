/** A notification older than this when the page changes belongs to the page that the visitor leaves. */
const belongsToNextMs = 1000

type Said = { since: number }
type PageChange = {
  now: number
  /** When the visitor last followed a link or went back; 0 if never. */
  pressedAt: number
}

/**
 * Notifications disappear with the page they refer to. One that accompanies a redirect stays; one that was
 * already shown when the visitor chose to leave does not, however recent it is.
 */
export function goesWithPage({ since }: Said, { now, pressedAt }: PageChange): boolean {
  return now - since > belongsToNextMs || (pressedAt >= since && now - pressedAt <= belongsToNextMs)
}
