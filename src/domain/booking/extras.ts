import type { ExtraUnit } from '../catalogue/extra-document.ts'
import { addDays, type IsoDate } from '../dates.ts'
import { type Cents, formatEuro } from '../money.ts'

/** What may be taken along on one departure, as the forms show it. */
export type OfferedExtra = {
  id: string
  title: string
  description: string
  per: ExtraUnit
  /** For one unit; 0 where it is part of the quota. */
  price: Cents
  included: boolean
  /** Travellers choose it until this day; staff also later. */
  lastDay: IsoDate
  /** Units that the departure has in all. */
  limit: number | null
  /** What holds for it instead of the general conditions. */
  conditions: string | null
}

/** As the forms send it: no price ever comes from a browser. */
export type ExtraChoice = { id: string; units: number }

/** As it was agreed on: later editions change neither price nor conditions of it. */
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
  /** Of the trip's page; a trip without one sells no single room at its price. */
  singleSupplement: Cents | null
  /** Nothing is to be paid: then nothing that costs is offered. */
  isFree: boolean
  /** Staff choose after the last day, too. */
  mayBeLate: boolean
}

/** What a traveller, or staff for one, may choose for a departure. */
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

/** Longer stays are agreed on with the agency. */
export const mostNights = 14

/** How many units one party may take: nobody sleeps in two single rooms. */
export function mostUnits({ per }: Pick<OfferedExtra, 'per'>, people: number): number {
  return per === 'night' ? mostNights : people
}

/** Nobody who is no longer there takes anything along. */
export function withinParty(extras: readonly BookedExtra[], people: number): BookedExtra[] {
  return extras.map((extra) => ({
    ...extra,
    units: Math.min(extra.units, mostUnits(extra, people)),
  }))
}

export type ChosenExtras =
  | { ok: true; extras: BookedExtra[] }
  | { ok: false; reason: 'not_offered' | 'too_many'; id: string }

/** From what was chosen to what is booked; whatever was agreed on before keeps its price and its conditions. */
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

/** `45 € a notte`, or that it costs nothing more. */
export function extraPriceText({
  per,
  price,
  included,
}: Pick<OfferedExtra, 'per' | 'price' | 'included'>) {
  if (included) return 'incluso nella quota'
  return `${formatEuro(price)} ${per === 'night' ? 'a notte' : `a ${unitNames[per][0]}`}`
}

export type ExtraLine = { label: string; amount: Cents }

/** As every summary names it, with what it comes to. */
export function extraLine({ title, units, per, price, included }: BookedExtra): ExtraLine {
  const how = included ? 'incluso' : `${formatEuro(price)}`
  return {
    label: `${title}, ${unitsText(per, units)} × ${how}`,
    amount: extraAmount({ price, units }),
  }
}

/** What a form has to say of its choices: only what is offered, and never more than there are people or units left. */
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

/** As a request says it; where nothing is taken along it says nothing. */
export function extrasIn(extras: readonly ExtraChoice[]): { extras?: ExtraChoice[] } {
  return extras.length > 0 ? { extras: extras.map(({ id, units }) => ({ id, units })) } : {}
}

/** As a browser may have kept them. */
export function isExtraChoices(value: unknown): value is ExtraChoice[] {
  return (
    Array.isArray(value) &&
    value.every((one: Partial<ExtraChoice> | null) => {
      return typeof one?.id === 'string' && Number.isInteger(one.units) && (one.units ?? -1) >= 0
    })
  )
}
