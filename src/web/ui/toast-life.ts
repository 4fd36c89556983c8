/** What was said longer ago than this before a page change belongs to the page that goes. */
const belongsToNextMs = 1000

type Said = { since: number }
type PageChange = {
  now: number
  /** When the visitor last pressed a link or went back; 0 where they never did. */
  pressedAt: number
}

/**
 * Notifications go with the page they speak of. Those that send the visitor on come along; what stood there when
 * the visitor chose to leave does not, however young it is.
 */
export function goesWithPage({ since }: Said, { now, pressedAt }: PageChange): boolean {
  return now - since > belongsToNextMs || (pressedAt >= since && now - pressedAt <= belongsToNextMs)
}
