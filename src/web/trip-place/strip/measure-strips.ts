import { putOnPage } from './page-samples.ts'
import { readStrip } from './read-strip.ts'
import { dice, drawStrip, leaningOf, stripText, type Trouble, troubleOf } from './strip-samples.ts'

export type Measured = {
  kind: 'TD1' | 'TD3'
  trouble: Trouble
  isPage: boolean
  /** `unread` asks for another photograph; `wrong` must never be. */
  outcome: 'whole' | 'unread' | 'wrong'
  milliseconds: number
}

/**
 * Draws the strip of a seed with all its trouble and reads it: passports and cards in turn, a third on their pages. With
 * `isLeaning` strips alone, seen by a telephone that is held at an angle.
 */
export function measureStrip(seed: number, isLeaning = false): Measured {
  const kind = seed % 2 ? 'TD1' : 'TD3'
  const roll = dice(seed)
  const lines = stripText(roll, kind)
  const isPage = seed % 3 === 0 && !isLeaning
  const drawn = { ...troubleOf(roll), ...(isLeaning ? { lean: leaningOf(dice(seed + 7)) } : {}) }
  // A page is turned as a whole and here it lies straight; a telephone's photograph of it has as many points at least.
  const trouble = isPage ? { ...drawn, tilt: 0, width: Math.max(1200, drawn.width) } : drawn
  const strip = drawStrip(lines, trouble, roll)
  const picture = isPage ? putOnPage(strip) : strip
  const begun = performance.now()
  const read = readStrip(picture)
  const milliseconds = performance.now() - begun
  const outcome = !read ? 'unread' : read.join() === lines.join() ? 'whole' : 'wrong'
  return { kind, trouble, isPage, outcome, milliseconds }
}
