import { putOnPage } from './page-samples.ts'
import { readStrip } from './read-strip.ts'
import { dice, drawStrip, leaningOf, stripText, type Trouble, troubleOf } from './strip-samples.ts'

export type Measured = {
  kind: 'TD1' | 'TD3'
  trouble: Trouble
  isPage: boolean
  /** `unread` asks for another photograph; `wrong` must never happen. */
  outcome: 'whole' | 'unread' | 'wrong'
  milliseconds: number
}

/**
 * Draws the strip of a seed with all its distortions and reads it: passports and cards in turn, a third of
 * them on their pages. With `isLeaning`, only the strips, seen by a phone that is held at an angle.
 */
export function measureStrip(seed: number, isLeaning = false): Measured {
  const kind = seed % 2 ? 'TD1' : 'TD3'
  const roll = dice(seed)
  const lines = stripText(roll, kind)
  const isPage = seed % 3 === 0 && !isLeaning
  const drawn = { ...troubleOf(roll), ...(isLeaning ? { lean: leaningOf(dice(seed + 7)) } : {}) }
  // A page is tilted as a whole, so here it lies straight; a phone's photo has at least this many points.
  const trouble = isPage ? { ...drawn, tilt: 0, width: Math.max(1200, drawn.width) } : drawn
  const strip = drawStrip(lines, trouble, roll)
  const picture = isPage ? putOnPage(strip) : strip
  const begun = performance.now()
  const read = readStrip(picture)
  const milliseconds = performance.now() - begun
  const outcome = !read ? 'unread' : read.join() === lines.join() ? 'whole' : 'wrong'
  return { kind, trouble, isPage, outcome, milliseconds }
}
