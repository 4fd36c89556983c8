import { createHash } from 'node:crypto'
import { todayInRome } from '../../../domain/dates.ts'
import { isHoldOver } from '../../../domain/money/payment-promise.ts'
import { drawPaper } from '../../platform/pdf/draw-paper.ts'
import { watchSize } from '../../platform/watch/observations.ts'
import type { Summary } from './summary-pdf.tsx'

/** A summary has some 30 kB, so the cache takes a few megabytes at most. */
const mostKept = 200

const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
watchSize('summaries', () => kept.size)

/** Drawn once per version of the booking, account, agency and day; repeated requests get the cached file. */
export function keptSummary(summary: Summary): Promise<Uint8Array<ArrayBuffer>> {
  const key = keyOf(summary)
  const known = kept.get(key)
  if (known) return known
  const drawn = drawPaper<Summary>('summary', summary)
  // A failure is not cached: the next request tries again.
  drawn.catch(() => kept.delete(key))
  kept.set(key, drawn)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return drawn
}

function keyOf({ booking, account, promise, issuedAt, issuer }: Summary): string {
  const isOver = isHoldOver(promise, issuedAt)
  const shown = JSON.stringify([account, promise, isOver, issuer, todayInRome(issuedAt)])
  const hash = createHash('sha256').update(shown).digest('base64url')
  return `${booking.id} ${booking.version} ${hash}`
}
