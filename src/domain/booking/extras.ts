import type { ExtraUnit } from '../catalogue/extra-document.ts'
import { addDays, type IsoDate } from '../dates.ts'
import { type Cents, formatEuro } from '../money.ts'

/** An extra offered on one departure, as the forms show it. */
export type OfferedExtra = {
  id: string
  title: string
  description: string
  per: ExtraUnit
  /** For one unit; 0 if it is included in the price per person. */
  price: Cents
  included: boolean
  /** The last day on which travellers may choose it; staff may also choose it later. */
  lastDay: IsoDate
  /** How many units the departure has in total. */
  limit: number | null
  /** The conditions that apply to it instead of the general ones. */
  conditions: string | null
}

/** A choice as the forms send it; prices are never taken from the browser. */
export type ExtraChoice = { id: string; units: number }

/** An extra as it was agreed: later editions change neither its price nor its conditions. */
export type BookedExtra = Pick<
  OfferedExtra,
  'id' | 'title' | 'per' | 'price' | 'included' | 'limit' | 'conditions'
> & { units: number }

type ExtraOfCatalogue = Omit<OfferedExtra, 'price' | 'lastDay' | 'limit' | 'conditions'> & {
  kind: string
  state: string
  trips: readonly string[]
  price?: Cents | undefined
  limit?: number | undefined
  lastDay: number
  conditions?: string | undefined
}

type Occasion = {
  tripId: string
  startDate: IsoDate
  today: IsoDate
  /** The supplement on the trip's page; without one, no single room is sold at that price. */
  singleSupplement: Cents | null
  /** The booking costs nothing, so no extra with a price is offered. */
  isFree: boolean
  /** For staff, who may also choose after the last day. */
  mayBeLate: boolean
}

/** The extras that a traveller, or staff on their behalf, may choose for a departure. */
export function offeredExtras(
  extras: readonly ExtraOfCatalogue[],
  { tripId, startDate, today, singleSupplement, isFree, mayBeLate }: Occasion,
): OfferedExtra[] {
  return extras.flatMap((extra) => {
    const lastDay = addDays(startDate, -extra.lastDay)
    const own = extra.kind === 'single-room' ? singleSupplement : null
    const price = extra.included ? 0 : (extra.price ?? own)
    const isHere = extra.trips.length === 0 || extra.trips.includes(tripId)
    if (extra.state !== 'offered' || !isHere || price === null) return []
    if ((isFree && price > 0) || (!mayBeLate && today > lastDay)) return []
    const { id, title, description, per, included, limit = null, conditions = null } = extra
    return [{ id, title, description, per, price, included, lastDay, limit, conditions }]
  })
}

/** Longer stays must be agreed with the agency. */
export const mostNights = 14

/** How many units one party may take: at most one per person, except for nights. */
export function mostUnits({ per }: Pick<OfferedExtra, 'per'>, people: number): number {
  return per === 'night' ? mostNights : people
}

/** Limits the units to the party's size, after travellers have left it. */
export function withinParty(extras: readonly BookedExtra[], people: number): BookedExtra[] {
  return extras.map((extra) => ({
    ...extra,
    units: Math.min(extra.units, mostUnits(extra, people)),
  }))
}

export type ChosenExtras =
  | { ok: true; extras: BookedExtra[] }
  | { ok: false; reason: 'not_offered' | 'too_many'; id: string }

/** Turns choices into booked extras; those agreed before keep their price and conditions. */
export function chooseExtras(
  choices: readonly ExtraChoice[],
  offered: readonly OfferedExtra[],
  { people, agreed = [] }: { people: number; agreed?: readonly BookedExtra[] },
): ChosenExtras {
  const extras: BookedExtra[] = []
  for (const { id, units } of choices) {
    if (units === 0) continue
    const known = agreed.find((one) => one.id === id) ?? offered.find((one) => one.id === id)
    if (!known || extras.some((one) => one.id === id))
      return { ok: false, reason: 'not_offered', id }
    if (units > mostUnits(known, people)) return { ok: false, reason: 'too_many', id }
    const { title, per, price, included, limit, conditions } = known
    extras.push({ id, title, per, price, included, limit, conditions, units })
  }
  return { ok: true, extras }
}

type Priced = Pick<BookedExtra, 'price' | 'units'>

export function extraAmount({ price, units }: Priced): Cents {
  return price * units
}

export function extrasTotal(extras: readonly Priced[]): Cents {
  return extras.reduce((sum, extra) => sum + extraAmount(extra), 0)
}

/** `1 camera`, `2 notti`. */
export function unitsText(per: ExtraUnit, units: number): string {
  const [one, many] = unitNames[per]
  return `${units} ${units === 1 ? one : many}`
}

const unitNames: Readonly<Record<ExtraUnit, readonly [string, string]>> = {
  person: ['persona', 'persone'],
  room: ['camera', 'camere'],
  night: ['notte', 'notti'],
}

/** `45 € a notte`, or that it is included. */
export function extraPriceText({
  per,
  price,
  included,
}: Pick<OfferedExtra, 'per' | 'price' | 'included'>) {
  if (included) return 'incluso nella quota'
  return `${formatEuro(price)} ${per === 'night' ? 'a notte' : `a ${unitNames[per][0]}`}`
}

export type ExtraLine = { label: string; amount: Cents }

/** The line for an extra in every summary, with its total. */
export function extraLine({ title, units, per, price, included }: BookedExtra): ExtraLine {
  const how = included ? 'incluso' : `${formatEuro(price)}`
  return {
    label: `${title}, ${unitsText(per, units)} × ${how}`,
    amount: extraAmount({ price, units }),
  }
}

/** Limits a form's choices to what is offered, and to the number of people and of units left. */
export function fittingExtras(
  choices: readonly ExtraChoice[],
  offered: readonly (OfferedExtra & { left: number | null })[],
  people: number,
): BookedExtra[] {
  const fitting = choices.flatMap(({ id, units }) => {
    const extra = offered.find((one) => one.id === id)
    return extra ? [{ id, units: Math.min(units, unitsToChoose(extra, people)) }] : []
  })
  const chosen = chooseExtras(fitting, offered, { people })
  return chosen.ok ? chosen.extras : []
}

export function unitsToChoose(
  extra: Pick<OfferedExtra, 'per'> & { left: number | null },
  people: number,
): number {
  return Math.min(mostUnits(extra, people), extra.left ?? Number.POSITIVE_INFINITY)
}

/** The extras as sent in a request; the field is left out if there are none. */
export function extrasIn(extras: readonly ExtraChoice[]): { extras?: ExtraChoice[] } {
  return extras.length > 0 ? { extras: extras.map(({ id, units }) => ({ id, units })) } : {}
}

/** Checks that a value kept by the browser has the form of extra choices. */
export function isExtraChoices(value: unknown): value is ExtraChoice[] {
  return (
    Array.isArray(value) &&
    value.every((one: Partial<ExtraChoice> | null) => {
      return typeof one?.id === 'string' && Number.isInteger(one.units) && (one.units ?? -1) >= 0
    })
  )
}
