import { type IsoDate, todayInRome } from '../dates.ts'
import { asRecord, textOf } from './form-shape.ts'

/** The day at the agency of a moment that a document names; empty where it names none. */
export function dayNamed(moment: unknown): string {
  const time = Date.parse(textOf(moment))
  return Number.isNaN(time) ? '' : todayInRome(new Date(time))
}

/**
 * Struck-through prices are compared with the thirty days before a campaign began (art. 17-bis Codice
 * del consumo): one that claims to have begun before anybody saw it would choose those days itself. The
 * one that runs keeps its day; any other begins on the day of its publication or later.
 */
export function beginsTooEarly(campaign: unknown, shown: unknown, today: IsoDate): boolean {
  const { from } = asRecord(campaign)
  const keepsItsDay = textOf(from) === textOf(asRecord(shown).from) && runsOn(shown, today)
  return !keepsItsDay && dayNamed(from) < today
}

/** Without days it runs for as long as the setting of the back office says. */
function runsOn(campaign: unknown, today: IsoDate): boolean {
  return dayNamed(asRecord(campaign).from) <= today && !isOver(campaign, today)
}

function isOver(campaign: unknown, today: IsoDate): boolean {
  const end = dayNamed(asRecord(campaign).to)
  return end !== '' && end < today
}

/** Undo, or a publication later than its hour, asks nobody: what they bring to life begins with them. */
export function beginningNow(campaign: unknown, shown: unknown, now: Date): unknown {
  const today = todayInRome(now)
  if (isOver(campaign, today) || !beginsTooEarly(campaign, shown, today)) return campaign
  return { ...asRecord(campaign), from: now.toISOString() }
}
