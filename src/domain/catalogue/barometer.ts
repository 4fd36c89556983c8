import { addDays, diffDays, formatDate, type IsoDate } from '../dates.ts'
import { elidedDays } from '../typography.ts'

/** What staff can decide about a departure; until then it is open. */
export const departureDecisions = ['confirmed', 'cancelled'] as const
export type DepartureDecision = (typeof departureDecisions)[number]

export const barometerStates = [
  'on_sale',
  'nearly_confirmed',
  'confirmed',
  'full',
  'cancelled',
] as const
export type BarometerState = (typeof barometerStates)[number]

/** The minimum group of the general conditions, for departures without their own. */
export const defaultMinimumGroup = 6

/** With this many people missing to the minimum, or fewer, the departure is nearly certain. */
const nearlyThere = 2

/** Staff are warned this many days before departure, as long as they have not decided. */
export const warningDays = [30, 22] as const
export type WarningDays = (typeof warningDays)[number]

export type BarometerFacts = {
  minimumGroup: number
  spotsAvailable: number
  /** People with a place, paid or not. */
  booked: number
  decision: DepartureDecision | null
}

export type Barometer = {
  state: BarometerState
  /** People still missing to the minimum. */
  missing: number
  minimumGroup: number
  /** Separate from being full: a full departure may still await confirmation. */
  isConfirmed: boolean
  /** The last day on which the agency may cancel the departure because the group is too small. */
  decisionDay: IsoDate
}

/**
 * The last day on which the organiser may withdraw because the group is too small: 20 days before
 * for trips of more than six days, 7 for two to six, 48 hours for shorter ones (article 40 of the
 * tourism code).
 */
export function decisionDay(startDate: IsoDate, tripDays: number): IsoDate {
  return addDays(startDate, -noticeDays(tripDays))
}

function noticeDays(tripDays: number): number {
  if (tripDays > 6) return 20
  return tripDays >= 2 ? 7 : 2
}

/** The minimum group and the agency's deadline to withdraw, for pages and contracts. */
export function smallestGroupText(smallest: number, tripDays: number): string {
  return `Si parte con almeno ${smallest} viaggiatori. Se non si raggiungono lo comunichiamo almeno ${noticeDays(tripDays)} giorni prima della partenza e rimborsiamo tutto.`
}

export function barometerState(facts: BarometerFacts): BarometerState {
  if (facts.decision === 'cancelled') return 'cancelled'
  if (facts.spotsAvailable === 0) return 'full'
  if (facts.decision === 'confirmed') return 'confirmed'
  return facts.booked > 0 && missingPeople(facts) <= nearlyThere ? 'nearly_confirmed' : 'on_sale'
}

function missingPeople({ minimumGroup, booked }: BarometerFacts): number {
  return Math.max(0, minimumGroup - booked)
}

export function barometerOf(
  facts: BarometerFacts,
  trip: { startDate: IsoDate; tripDays: number },
): Barometer {
  return {
    state: barometerState(facts),
    missing: missingPeople(facts),
    minimumGroup: facts.minimumGroup,
    isConfirmed: facts.decision === 'confirmed',
    decisionDay: decisionDay(trip.startDate, trip.tripDays),
  }
}

/** Which of the two warnings is due; a departure created late gets only the later one. */
export function warningDue(startDate: IsoDate, today: IsoDate): WarningDays | undefined {
  const left = diffDays(today, startDate)
  if (left <= 0 || left > warningDays[0]) return undefined
  return left <= warningDays[1] ? warningDays[1] : warningDays[0]
}

export const barometerLabels: Readonly<Record<BarometerState, string>> = {
  on_sale: 'In vendita',
  nearly_confirmed: 'Quasi confermata',
  confirmed: 'Confermata',
  full: 'Piena',
  cancelled: 'Annullata',
}

/** The reader: a traveller with a paid, declared or unpaid place, or any visitor. */
export type BarometerReader = 'paid' | 'declared' | 'unpaid' | 'anyone'

const confirmedTexts: Readonly<Record<BarometerReader, string>> = {
  paid: "Confermata: puoi comprare i treni per l'aeroporto.",
  declared: 'La partenza è confermata: la tua prenotazione lo è appena arriva il bonifico.',
  unpaid: 'La partenza è confermata: per la tua prenotazione manca il pagamento.',
  anyone: 'Partenza confermata.',
}

type Reading = { today: IsoDate; reader?: BarometerReader }

/** The text for travellers: the state, and what it means for their decision. */
export function barometerText(barometer: Barometer, { today, reader = 'anyone' }: Reading): string {
  const { state, missing, isConfirmed, minimumGroup } = barometer
  if (state === 'cancelled') return 'Annullata'
  if (isConfirmed) {
    const text = confirmedTexts[reader]
    return state === 'full' ? `Al completo. ${text}` : text
  }
  const soon = `la confermiamo ${decideBy(barometer.decisionDay, today)}`
  if (state === 'full') return `Al completo: ${soon}.`
  if (missing === 0) return `Quasi confermata: il gruppo c'è, ${soon}.`
  if (state === 'nearly_confirmed') return `Quasi confermata: ${missingText(missing)}.`
  return `In vendita: si parte da ${minimumGroup} persone.`
}

/** `entro il 15/11/2026`; a past day is never shown. */
export function decideBy(day: IsoDate, today: IsoDate): string {
  return day >= today ? elidedDays(`entro il ${formatDate(day)}`) : 'a giorni'
}

/** `manca 1 persona`, `mancano 2 persone`. */
export function missingText(missing: number): string {
  return missing === 1 ? 'manca 1 persona' : `mancano ${missing} persone`
}
