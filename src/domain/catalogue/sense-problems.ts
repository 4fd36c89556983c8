import type { IsoDate } from '../dates.ts'
import { colourRoles, passes, proposedColour } from './brand-colours.ts'
import { hexColour } from './colours.ts'
import { asList, asRecord, type Plain, textOf } from './form-shape.ts'
import { offerProblems } from './offer-problems.ts'
import type { SenseProblem } from './sense-problem.ts'
import { tripDocumentSchema } from './trip-document.ts'

const noPrice = 'Il prezzo deve essere più di zero'
const noPhone = 'Scrivi un numero di telefono, per esempio +39 071 123 4567'
/** Above this, the price before the discount can't be determined. */
const largestDiscount = 90

/**
 * Checked when a draft is published, not when an edition is read: documents published before a rule
 * existed must not block other publications.
 */
export function senseProblems(key: string, document: unknown): SenseProblem[] {
  const source = asRecord(document)
  const [kind = ''] = key.split('/')
  return checks[kind]?.(source) ?? []
}

const checks: Readonly<Record<string, (document: Plain) => SenseProblem[]>> = {
  trip: (trip) => [
    ...positive(trip, ['price']),
    ...positive(trip, ['linkPrice']),
    ...lengthProblems(trip),
    ...durationProblems(trip),
    ...ownTwice(trip, 'related', 'id', 'Questo viaggio è già tra i proposti'),
    ...contradictions(trip),
  ],
  brand: (brand) => [...phone(brand, ['contactPhone']), ...colourProblems(brand)],
  organiser: (organiser) => [
    ...phone(organiser, ['emergencyPhone']),
    ...phone(organiser, ['insolvencyCover', 'phone']),
  ],
  member: (member) => phone(member, ['phone']),
  package: (one) => [
    ...['originalPrice', 'discountedPrice', 'minPrice', 'maxPrice'].flatMap((name) =>
      positive(one, [name]),
    ),
    ...upTo(one, 'discountedPrice', 'originalPrice', 'Il prezzo scontato supera quello pieno'),
    ...upTo(one, 'minPrice', 'maxPrice', 'Il prezzo più basso supera quello più alto'),
  ],
  extra: (extra) => positive(extra, ['price']),
  'group-trip': (trip) =>
    asList(trip.dates).flatMap((date, at) => {
      const { startDate, endDate } = asRecord(date)
      const isBack = isBefore(endDate, startDate)
      const message = 'Il ritorno non può precedere la partenza'
      return isBack ? [{ path: ['dates', at, 'endDate'], message }] : []
    }),
  campaign: ({ discountPercentage }) =>
    typeof discountPercentage === 'number' && discountPercentage > largestDiscount
      ? [{ path: ['discountPercentage'], message: `Al massimo ${largestDiscount} %` }]
      : [],
}

/** Checks only trips that their schema accepts; schema errors are reported elsewhere. */
function contradictions(trip: Plain): SenseProblem[] {
  const parsed = tripDocumentSchema.safeParse(trip)
  return parsed.success ? offerProblems(parsed.data) : []
}

function colourProblems(brand: Plain): SenseProblem[] {
  return colourRoles.flatMap((role) => {
    const path = ['colors', role]
    const colour = hexColour(textOf(valueAt(brand, path)))
    if (!colour || passes(role, colour)) return []
    const message = `Con questo colore qualcosa non si legge: il più vicino che va bene è ${proposedColour(role, colour)}`
    return [{ path, message }]
  })
}

function valueAt(document: Plain, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => asRecord(value)[name], document)
}

function positive(document: Plain, path: readonly string[]): SenseProblem[] {
  const value = valueAt(document, path)
  return typeof value === 'number' && value <= 0 ? [{ path, message: noPrice }] : []
}

/** At least six digits, and only characters used in phone numbers. */
function phone(document: Plain, path: readonly string[]): SenseProblem[] {
  const text = textOf(valueAt(document, path)).trim()
  const isPhone = /^\+?[\d\s()./-]+$/.test(text) && text.replace(/\D/g, '').length >= 6
  return text === '' || isPhone ? [] : [{ path, message: noPhone }]
}

function upTo(document: Plain, low: string, high: string, message: string): SenseProblem[] {
  const [least, most] = [document[low], document[high]]
  const isWrong = typeof least === 'number' && typeof most === 'number' && least > most
  return isWrong ? [{ path: [low], message }] : []
}

function isBefore(one: unknown, other: unknown): boolean {
  return textOf(one) !== '' && (textOf(one) as IsoDate) < textOf(other)
}

function days(count: number): string {
  return count === 1 ? '1 giorno' : `${count} giorni`
}

/** Skips trips without a public itinerary. */
function lengthProblems({ days: length, itinerary }: Plain): SenseProblem[] {
  const told = asList(itinerary).length
  if (typeof length !== 'number' || told === 0 || told === length) return []
  return [
    { path: ['days'], message: `L’itinerario racconta ${days(told)}: devono essere altrettanti` },
  ]
}

/** `7 giorni / 6 notti`: the stated numbers must match the trip's length. */
function durationProblems({ days: length, duration }: Plain): SenseProblem[] {
  if (typeof length !== 'number') return []
  const said = (word: RegExp) => word.exec(textOf(duration))?.[1]
  const [saidDays, saidNights] = [said(/(\d{1,3})\s{0,3}giorn/i), said(/(\d{1,3})\s{0,3}nott/i)]
  const isRight =
    (saidDays === undefined || Number(saidDays) === length) &&
    (saidNights === undefined || Number(saidNights) === length - 1)
  const message = `Il viaggio dura ${days(length)}: qui se ne leggono altri`
  return isRight ? [] : [{ path: ['duration'], message }]
}

function ownTwice(document: Plain, list: string, name: string, message: string): SenseProblem[] {
  const values = asList(document[list]).map((entry) => textOf(asRecord(entry)[name]))
  return values.flatMap((value, at) =>
    value !== '' && values.indexOf(value) < at ? [{ path: [list, at, name], message }] : [],
  )
}
