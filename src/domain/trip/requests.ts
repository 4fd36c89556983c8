import { cancellationCost } from '../booking/cancellation.ts'
import { addDays, formatDate, type IsoDate } from '../dates.ts'
import type { Cents } from '../money.ts'
import { elidedDays } from '../typography.ts'

/** The changes travellers can request on their page. Nothing changes until staff accept. */
export const requestKinds = ['leave', 'name', 'departure', 'people', 'extras'] as const
export type RequestKind = (typeof requestKinds)[number]

export const requestStates = ['open', 'accepted', 'refused', 'withdrawn'] as const

export const requestTitles: Readonly<Record<RequestKind, string>> = {
  leave: 'Rinuncia al viaggio',
  name: 'Cambio di nome',
  departure: 'Un’altra partenza',
  people: 'Viaggiatori in più o in meno',
  extras: 'Extra',
}

/** The data of a joining traveller; they enter the rest themselves later. */
export type Joining = {
  firstName: string
  lastName: string
  birthDate: IsoDate | null
  type: 'adult' | 'child'
}

export type WantedOfRequest =
  | { kind: 'leave' }
  | {
      kind: 'name'
      seat: number
      firstName: string
      lastName: string
      /** Another person travels instead, so the data of the person who stays at home must not be kept. */
      isOther: boolean
      birthDate: IsoDate | null
    }
  | { kind: 'departure'; startDate: IsoDate }
  | { kind: 'people'; joining: Joining[]; leaving: number[] }
  /** Relative changes, so that changes by other travellers in the meantime are kept. */
  | { kind: 'extras'; extras: { id: string; more: number }[] }

/** The quote of a request: total before and after, cancellation penalty, and refund. */
export type RequestQuote = { before: Cents; after: Cents; penalty: Cents; giveBack: Cents }

export function sameQuote(one: RequestQuote | null, other: RequestQuote | null): boolean {
  if (!one || !other) return one === other
  const { before, after, penalty, giveBack } = one
  return (
    before === other.before &&
    after === other.after &&
    penalty === other.penalty &&
    giveBack === other.giveBack
  )
}

const nameChangeDays = 7

/** The last day on which a name may be changed (conditions: seven days before the departure). */
export function lastNameChange(startDate: IsoDate): IsoDate {
  return addDays(startDate, -nameChangeDays)
}

/** What can be requested until the departure, above the button that leads there. */
export function askingText(leads: boolean, startDate: IsoDate, today: IsoDate): string {
  const mayRename = today <= lastNameChange(startDate)
  if (!leads) {
    const wishes = mayRename ? 'Il tuo nome da correggere o un extra in più' : 'Un extra in più'
    return `${wishes}: chiedilo qui. Finché non diciamo di sì resta tutto com’è.`
  }
  const first = mayRename ? 'Un nome da correggere, un’altra data' : 'Un’altra data'
  return `${first}, qualcuno in più o in meno, un extra, o non parti più: vedi subito quanto cambia. Finché non ti diciamo di sì resta tutto com’è.`
}

/** Requests of one booking per day. */
export const requestAllowance = 10

/** The seat a request is about; each seat may have one open request of a kind. */
export function seatOfRequest(wanted: WantedOfRequest, asker: number): number {
  if (wanted.kind === 'name') return wanted.seat
  return wanted.kind === 'extras' ? asker : 0
}

/** The lead traveller may ask for the whole party; others only for their own name and extras. */
export function mayAsk(wanted: WantedOfRequest, asker: number): boolean {
  if (asker === 0) return true
  if (wanted.kind === 'name') return wanted.seat === asker
  return wanted.kind === 'extras' && wanted.extras.every(({ more }) => more > 0)
}

/** The penalty for travellers who leave a party: their part of the price, by the cancellation table. */
export function penaltyOfPart(part: {
  startDate: IsoDate
  today: IsoDate
  price: Cents
  isAccepted: boolean
}): Cents {
  return part.isAccepted && part.price > 0 ? cancellationCost(part).cost : 0
}

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

/** The request in one sentence, for traveller and staff; `names` are the party's names at the time. */
export function requestText(
  wanted: WantedOfRequest,
  names: readonly string[],
  extraTitle: (id: string) => string,
): string {
  const nameOf = (seat: number) => names[seat] ?? `il viaggiatore ${seat + 1}`
  switch (wanted.kind) {
    case 'leave':
      return 'Annullare la prenotazione.'
    case 'name':
      return wanted.isOther
        ? `Al posto di ${nameOf(wanted.seat)} parte ${fullName(wanted)}.`
        : `${nameOf(wanted.seat)} diventa ${fullName(wanted)}.`
    case 'departure':
      return elidedDays(`Partire il ${formatDate(wanted.startDate)}.`)
    case 'people':
      return [
        ...wanted.joining.map((person) => `Si aggiunge ${fullName(person)}.`),
        ...wanted.leaving.map((seat) => `Non parte più ${nameOf(seat)}.`),
      ].join(' ')
    case 'extras':
      return `${wanted.extras
        .map(({ id, more }) => `${more > 0 ? '+' : '−'}${Math.abs(more)} ${extraTitle(id)}`)
        .join(', ')}.`
  }
}

/** Error messages for requests, where the general ones are worded for the booking form. */
export const requestProblems: Readonly<Partial<Record<string, string>>> = {
  DEPARTURE_FULL: 'Su quella partenza non ci sono abbastanza posti liberi.',
  DEPARTURE_CLOSED: 'Per quella partenza le prenotazioni sono chiuse.',
  DEPARTURE_NOT_FOUND: 'Quella partenza non c’è più.',
  DEPARTURE_CANCELLED: 'Quella partenza è stata annullata.',
  EXTRA_FULL: 'Di un extra non ce n’è più abbastanza su quella partenza.',
  EXTRA_NOT_OFFERED: 'Un extra non è più offerto su quella partenza.',
  EXTRA_TOO_MANY: 'Gli extra sono più dei viaggiatori.',
  TRIP_DEPARTED: 'Quella partenza è già passata.',
}

/** Whether the travellers concerned are still in the same seats. */
export function isSameParty(
  wanted: WantedOfRequest,
  before: readonly string[],
  now: readonly string[],
): boolean {
  const seats =
    wanted.kind === 'name' ? [wanted.seat] : wanted.kind === 'people' ? wanted.leaving : []
  return seats.every((seat) => before[seat] !== undefined && before[seat] === now[seat])
}
