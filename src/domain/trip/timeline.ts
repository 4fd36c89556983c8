import { paperNames } from '../booking/contract-pack.ts'
import { stepLabel } from '../booking/payment-plan.ts'
import { barometerText, decideBy } from '../catalogue/barometer.ts'
import { addDays, diffDays, formatDate } from '../dates.ts'
import { formatEuro } from '../money.ts'
import { elidedDays } from '../typography.ts'
import { nextWhenOver, staysAtHome, wasNeverConfirmed } from './next-when-over.ts'
import { paymentSteps } from './payment-steps.ts'
import { requestTitles } from './requests.ts'
import {
  done,
  later,
  type NextKind,
  type NextThing,
  type StepKind,
  type Timeline,
  type TripFacts,
  type TripReader,
  type TripStep,
} from './timeline-parts.ts'

/** How many days before its due day a payment becomes the next step. */
const payAheadDays = 14

/** The timeline for all readers: what has happened, what comes, and the one thing to do now. */
export function timelineOf(facts: TripFacts, reader: TripReader): Timeline {
  const next = nextThing(facts, reader)
  const steps = stepsOf(facts, reader)
  const about = stepOfNext[next.kind]
  const current = steps.find(
    ({ kind, state }) => kind === about && (state === 'later' || state === 'late'),
  )
  return {
    next: { ...next, title: elidedDays(next.title), text: elidedDays(next.text) },
    steps: steps.map((step) => ({
      ...step,
      text: step.text && elidedDays(step.text),
      state: step === current ? 'now' : step.state,
    })),
  }
}

const stepOfNext: Readonly<Partial<Record<NextKind, StepKind>>> = {
  pay: 'payment',
  retake: 'payment',
  send: 'documents',
  own: 'own',
  travel: 'return',
  review: 'review',
}

function stepsOf(facts: TripFacts, reader: TripReader): TripStep[] {
  const leads = reader === 'lead'
  const all = [
    done('booked', 'Prenotazione', facts.bookedOn),
    ...(leads ? contractSteps(facts) : []),
    ...(leads ? paymentSteps(facts) : []),
    ...[...(leads ? [documentsStep(facts)] : []), ownStep(facts)].filter((step) =>
      isOfNow(step, facts),
    ),
    ...requestSteps(facts),
    ...confirmationSteps(facts),
    (facts.today >= facts.startDate ? done : later)('departure', 'Partenza', facts.startDate),
    (facts.today > facts.endDate ? done : later)('return', 'Ritorno', facts.endDate),
    ...reviewSteps(facts),
  ]
  if (!staysAtHome(facts)) return all
  const happened = all.filter(({ state, kind }) => state === 'done' && !ofTheGroup.includes(kind))
  const title = wasNeverConfirmed(facts) ? 'Prenotazione non confermata' : 'Prenotazione annullata'
  return [...happened, { ...later('cancelled', title, null), state: 'off' }]
}

/** What happens to the group, also without this booking. */
const ofTheGroup: readonly StepKind[] = ['confirmation', 'departure', 'return']

/** Steps that had to be done before departure are hidden afterwards, unless they were done. */
function isOfNow({ state }: TripStep, { today, startDate }: TripFacts): boolean {
  return state === 'done' || today < startDate
}

function contractSteps({ contractOn, paper }: TripFacts): TripStep[] {
  if (!contractOn) return []
  return paper === 'proposal'
    ? [done('proposal', paperNames.proposal, contractOn)]
    : [done('contract', 'Contratto', contractOn)]
}

function documentsStep({ documentsOn }: TripFacts): TripStep {
  return documentsOn
    ? done('documents', 'Documenti ricevuti', documentsOn)
    : later('documents', 'Documenti da inviare', null)
}

function ownStep({ ownMissing }: TripFacts): TripStep {
  return ownMissing.length === 0
    ? done('own', 'I tuoi dati', null, 'Completi')
    : later('own', 'I tuoi dati', null, `Manca: ${ownMissing.join(', ')}`)
}

/** Open and answered requests are steps; withdrawn ones are not. */
function requestSteps({ requests }: TripFacts): TripStep[] {
  return requests.toReversed().flatMap(({ kind, state, askedOn }): TripStep[] => {
    const title = `Richiesta: ${requestTitles[kind].toLowerCase()}`
    const asked = `Chiesto il ${formatDate(askedOn)}`
    if (state === 'open') return [later('request', title, null, `${asked}, aspetta la risposta.`)]
    if (state === 'accepted') return [done('request', title, null, `${asked}, accettata.`)]
    const refused = later('request', title, null, `${asked}, non è stato possibile.`)
    return state === 'refused' ? [{ ...refused, state: 'off' }] : []
  })
}

function confirmationSteps(facts: TripFacts): TripStep[] {
  const { departure, today, startDate, paymentStatus } = facts
  if (!departure) return []
  const { barometer, decidedOn } = departure
  const hasLeft = today >= startDate
  // A group that is on the road awaits no decision, even if none was ever recorded.
  if (hasLeft && !barometer.isConfirmed) return []
  const isPaid = ['deposit_paid', 'paid', 'not_required'].includes(paymentStatus)
  const text = barometerText(barometer, { today, reader: isPaid ? 'paid' : 'unpaid' })
  if (barometer.isConfirmed) {
    // Advice for the way to the airport is useless after departure.
    const advice = hasLeft ? undefined : text
    return [done('confirmation', 'Partenza confermata', decidedOn, advice)]
  }
  const day = barometer.decisionDay >= today ? barometer.decisionDay : null
  return [later('confirmation', 'Conferma della partenza', day, text)]
}

function reviewSteps({ review }: TripFacts): TripStep[] {
  if (!review) return []
  return review.receivedOn
    ? [done('review', 'Recensione', review.receivedOn, 'Grazie!')]
    : [later('review', 'Recensione', null)]
}

function nextThing(facts: TripFacts, reader: TripReader): NextThing {
  const over = nextWhenOver(facts, reader)
  if (over) return over
  if (facts.requests.some(({ kind, state }) => kind === 'leave' && state === 'open')) {
    return awaitingAnswer(facts) ?? waiting(facts, reader)
  }
  const paying = reader === 'lead' ? paymentNow(facts) : null
  if (paying) return paying
  if (reader === 'lead' && facts.documentsOn === null) return documentsWanted
  if (facts.ownMissing.length > 0) return ownWanted(facts)
  return waiting(facts, reader)
}

const documentsWanted: NextThing = {
  kind: 'send',
  title: 'Manda la foto del passaporto',
  text: 'Ci serve per biglietti e hotel. La conserviamo cifrata e la cancelliamo dopo il viaggio.',
  until: null,
}

function ownWanted({ ownMissing }: TripFacts): NextThing {
  return {
    kind: 'own',
    title: 'Completa i tuoi dati',
    text: `Manca ancora: ${ownMissing.join(', ')}. Li vedi solo tu, e chi organizza il viaggio.`,
    until: null,
  }
}

/** The payment due now or soon; null if there is none, or if a declared transfer is awaited. */
function paymentNow(facts: TripFacts): NextThing | null {
  const step = facts.payments.find(({ open }) => open > 0)
  if (!step || facts.amountDue === 0) return null
  if (facts.isReleased) {
    return {
      kind: 'retake',
      title: 'I tuoi posti sono tornati liberi',
      text: 'Il pagamento non è arrivato in tempo. Se ci sono ancora posti li riprendi in un tocco.',
      until: null,
    }
  }
  if (facts.declaredOn !== null) return null
  if (step.dueOn !== null && facts.today < addDays(step.dueOn, -payAheadDays)) return null
  const until = step.dueOn !== null && step.dueOn >= facts.today ? step.dueOn : null
  return {
    kind: 'pay',
    title: `${step.name}: ${formatEuro(step.open)}`,
    text: until
      ? `${stepLabel(step, facts.today)}. Copia i dati o inquadra il codice con la tua banca.`
      : 'Copia i dati o inquadra il codice con l’app della tua banca.',
    until,
  }
}

function waiting(facts: TripFacts, reader: TripReader): NextThing {
  const { declaredOn, departure, today, startDate } = facts
  if (reader === 'lead' && declaredOn !== null && facts.amountDue > 0) {
    return {
      kind: 'wait',
      title: 'Aspettiamo il tuo bonifico',
      text: 'Di solito arriva in uno o due giorni lavorativi. Ti scriviamo appena lo vediamo.',
      until: null,
    }
  }
  const asked = awaitingAnswer(facts)
  if (asked) return asked
  if (departure && !departure.barometer.isConfirmed) {
    const { barometer } = departure
    const decided = barometer.decisionDay >= today ? barometer.decisionDay : null
    return {
      kind: 'wait',
      title: `Confermiamo la partenza ${decideBy(barometer.decisionDay, today)}`,
      text: `Non devi fare nulla. ${barometerText(barometer, { today })}`,
      until: decided,
    }
  }
  const left = diffDays(today, startDate)
  return {
    kind: 'wait',
    title: left === 1 ? 'Si parte domani' : `Si parte tra ${left} giorni`,
    text: laterPaymentText(facts, reader) ?? 'Per ora è tutto a posto: non devi fare nulla.',
    until: startDate,
  }
}

/** The oldest open request, a request to leave first: a traveller who is leaving is not asked for money. */
function awaitingAnswer({ requests }: TripFacts): NextThing | null {
  const open = requests.filter(({ state }) => state === 'open')
  const asked = open.find(({ kind }) => kind === 'leave') ?? open.at(-1)
  if (!asked) return null
  return {
    kind: 'wait',
    title: 'Aspetti la nostra risposta',
    text: `${requestTitles[asked.kind]}: l’hai chiesto il ${formatDate(asked.askedOn)}. Ti scriviamo appena decidiamo; fino ad allora resta tutto com’è.`,
    until: null,
  }
}

function laterPaymentText(facts: TripFacts, reader: TripReader): string | null {
  const step = facts.payments.find(({ open }) => open > 0)
  if (reader !== 'lead' || !step) return null
  return `Prossimo pagamento: ${formatEuro(step.open)}, ${stepLabel(step, facts.today)}.`
}
