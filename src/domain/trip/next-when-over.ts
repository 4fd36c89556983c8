import { leavingSentence } from '../booking/leaving.ts'
import { formatDate, type IsoDate } from '../dates.ts'
import { elidedDays } from '../typography.ts'
import type { NextThing, TripFacts, TripReader } from './timeline-parts.ts'

/** A booking still unconfirmed on the day of departure: its travellers most likely stayed at home. */
export function wasNeverConfirmed({
  status,
  today,
  startDate,
}: Pick<TripFacts, 'status' | 'today' | 'startDate'>): boolean {
  return today >= startDate && !['confirmed', 'completed', 'cancelled'].includes(status)
}

/** Its travellers are not among those who leave: neither preparing nor the group concerns them any more. */
export function staysAtHome(facts: Pick<TripFacts, 'status' | 'today' | 'startDate'>): boolean {
  return facts.status === 'cancelled' || wasNeverConfirmed(facts)
}

/** The next step once a booking is cancelled, or its group has left or returned. Null before that. */
export function nextWhenOver(facts: TripFacts, reader: TripReader): NextThing | null {
  if (facts.status === 'cancelled') return cancelled(facts, reader)
  if (wasNeverConfirmed(facts)) return neverConfirmed(facts, reader)
  if (facts.today > facts.endDate) return afterReturn(facts)
  return facts.today >= facts.startDate ? onTheRoad(facts) : null
}

function cancelled(facts: TripFacts, reader: TripReader): NextThing {
  return {
    kind: 'cancelled',
    title: 'Questa prenotazione è annullata',
    text: reader === 'lead' ? refundText(facts) : 'Non c’è altro da fare.',
    until: null,
  }
}

function refundText({ paymentStatus, arrivals, left }: TripFacts): string {
  if (paymentStatus === 'refunded')
    return 'Non c’è altro da fare: il rimborso è partito. Se non lo vedi sul tuo conto, scrivici.'
  if (left) return `${leavingSentence(left)} Non c’è altro da fare.`
  return arrivals.length > 0
    ? 'Non c’è altro da fare: per quanto hai versato ti scriviamo noi.'
    : 'Non c’è altro da fare. Se hai versato qualcosa, ti scriviamo noi per il rimborso.'
}

function neverConfirmed({ startDate }: TripFacts, reader: TripReader): NextThing {
  return {
    kind: 'cancelled',
    title: 'Questa prenotazione non è stata confermata',
    text:
      reader === 'lead'
        ? unpaidWhenLeft(startDate)
        : `Il gruppo è partito il ${formatDate(startDate)}. Se eri con noi, scrivici: lo sistemiamo.`,
    until: null,
  }
}

/** For whoever pays, about a booking that was never confirmed. */
export function unpaidWhenLeft(startDate: IsoDate): string {
  return elidedDays(
    `Il gruppo è partito il ${formatDate(startDate)} e il pagamento non risulta arrivato. Se eri con noi, o hai versato qualcosa, scrivici: lo sistemiamo.`,
  )
}

function onTheRoad({ endDate }: TripFacts): NextThing {
  return {
    kind: 'travel',
    title: 'Buon viaggio!',
    text: `Si torna il ${formatDate(endDate)}. Per qualunque cosa chiedi ai tuoi coordinatori.`,
    until: endDate,
  }
}

function afterReturn({ review }: TripFacts): NextThing {
  if (review?.isOpen) {
    return {
      kind: 'review',
      title: 'Com’è andata?',
      text: 'Due righe aiutano chi deve ancora scegliere, e noi a fare meglio.',
      until: null,
    }
  }
  return {
    kind: 'rest',
    title: 'Bentornati a casa',
    text: review?.receivedOn
      ? 'Grazie della tua recensione. Al prossimo viaggio!'
      : 'Speriamo che sia stato bello. Al prossimo viaggio!',
    until: null,
  }
}
