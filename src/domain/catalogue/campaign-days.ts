import { type IsoDate, todayInRome } from '../dates.ts'
import { asRecord, textOf } from './form-shape.ts'

/** The day in Rome of a document's timestamp; empty if there is none. */
export function dayNamed(moment: unknown): string {
  const time = Date.parse(textOf(moment))
  return Number.isNaN(time) ? '' : todayInRome(new Date(time))
}

/**
 * Struck-through prices are compared with the thirty days before a campaign began (art. 17-bis Codice
 * del consumo), so a backdated start would let an editor choose those days. The running campaign keeps
 * its first day; any other must begin on the day of its publication or later.
 */
export function beginsTooEarly(campaign: unknown, shown: unknown, today: IsoDate): boolean {
  const { from } = asRecord(campaign)
  const keepsItsDay = textOf(from) === textOf(asRecord(shown).from) && runsOn(shown, today)
  return !keepsItsDay && dayNamed(from) < today
}

/** Without an end in the document, the campaign runs as long as the setting in the back office says. */
function runsOn(campaign: unknown, today: IsoDate): boolean {
  return dayNamed(asRecord(campaign).from) <= today && !isOver(campaign, today)
}

function isOver(campaign: unknown, today: IsoDate): boolean {
  const end = dayNamed(asRecord(campaign).to)
  return end !== '' && end < today
}

/** Undo and delayed publications cannot ask an editor, so a campaign they reactivate begins now. */
export function beginningNow(campaign: unknown, shown: unknown, now: Date): unknown {
  const today = todayInRome(now)
  if (isOver(campaign, today) || !beginsTooEarly(campaign, shown, today)) return campaign
  return { ...asRecord(campaign), from: now.toISOString() }
}
