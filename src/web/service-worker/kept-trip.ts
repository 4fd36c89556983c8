import { type IsoDate, todayInRome } from '../../domain/dates.ts'
import { answerOf, ownDatabase } from '../browser/own-database.ts'

/** A traveller's trip page as it was last answered, for the session that began at `since`. */
type Answer = { since: string; endDate: IsoDate; keptAt: string; view: unknown }

export type KeptTrip = {
  /** The start of the newest session that this phone knows of. */
  since: string
  /** The session was left, or ended by someone else: answers that still arrive for it are not stored. */
  isEnded: boolean
  /** The session was left without a connection: the server does not know it yet. */
  isLeaving: boolean
  answer: Answer | null
}

/** An answer for an older session never replaces that of a newer one, and nothing is kept after the trip. */
export function afterAnswer(
  known: KeptTrip | undefined,
  answer: Answer,
  today: IsoDate,
): KeptTrip | undefined {
  if (known && answer.since < known.since) return known
  if (known?.isEnded && answer.since === known.since) return known
  const isOver = today > answer.endDate
  return { since: answer.since, isEnded: false, isLeaving: false, answer: isOver ? null : answer }
}

export function afterLeaving(known: KeptTrip | undefined, isLeaving: boolean): KeptTrip {
  return { since: known?.since ?? '', isEnded: true, isLeaving, answer: null }
}

/** Undefined when there is nothing to forget. */
export function afterTrip(known: KeptTrip | undefined, today: IsoDate): KeptTrip | undefined {
  return known?.answer && today > known.answer.endDate ? { ...known, answer: null } : undefined
}

const within = ownDatabase('viaggio', ['trip'])
const key = 'trip'

/** Private windows can't store anything: the trip page then needs a connection. */
async function change<Value>(
  work: (known: KeptTrip | undefined) => { next: KeptTrip | undefined; value: Value },
  otherwise: Value,
): Promise<Value> {
  try {
    return await within(async (store) => {
      const trips = store('trip')
      const known = await answerOf(trips.get(key) as IDBRequest<KeptTrip | undefined>)
      const { next, value } = work(known)
      if (next && next !== known) await answerOf(trips.put(next, key))
      return value
    })
  } catch {
    return otherwise
  }
}

export function keepTrip(answer: Answer): Promise<boolean> {
  const today = todayInRome(new Date(answer.keptAt))
  return change((known) => {
    const next = afterAnswer(known, answer, today)
    return { next, value: next?.answer === answer }
  }, false)
}

/** What the phone holds, unless the trip is over. */
export function readTrip(now: Date): Promise<KeptTrip | undefined> {
  return change((known) => {
    const next = afterTrip(known, todayInRome(now))
    return { next, value: next ?? known }
  }, undefined)
}

export function forgetTrip({ isLeaving = false } = {}): Promise<void> {
  return change((known) => ({ next: afterLeaving(known, isLeaving), value: undefined }), undefined)
}

/** Whether the phone held a trip that is over, which is now deleted. */
export function forgetPastTrip(now: Date): Promise<boolean> {
  return change((known) => {
    const next = afterTrip(known, todayInRome(now))
    return { next, value: next !== undefined }
  }, false)
}
