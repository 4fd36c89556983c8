import { addDays, type IsoDate } from '../../domain/dates.ts'
import type { Candidate } from '../../domain/money/matching-evidence.ts'
import type { Person } from '../../domain/money/payer-names.ts'
import { type Random, randomInt, seededRandom, shuffled } from '../../domain/random.ts'
import { lineFor, type SampleLine } from './sample-line.ts'
import { firstNames, lastNames, places, strangers } from './sample-names.ts'
import { shareTransfers, withShares } from './sample-shares.ts'
import { type Neighbours, trapFor } from './sample-traps.ts'
import { pick, slipped, writeCausale, writeName, writeWithLookalikes } from './sample-writing.ts'

export type Samples = { candidates: Candidate[]; lines: SampleLine[] }

export const sampleAccounts = [
  'IT60X0542811101000000123456',
  'IT40S0542811101000000123457',
  'IT27H0300203280123456789012',
]

const firstDay = '2026-01-05'

/** Bookings and their transfers, the same for the same seed. */
export function makeSamples(seed: string, transfers: number): Samples {
  const random = seededRandom(seed)
  // A random sequence of its own, so that the other transfers stay the same.
  const sharing = seededRandom(`${seed} shares`)
  const candidates = makeBookings(random, Math.ceil(transfers * 0.62)).map((candidate) =>
    candidate.people.length > 1 && sharing() < 0.1 ? withShares(candidate) : candidate,
  )
  const lines: SampleLine[] = []
  const queue = shuffled(candidates, random)
  const byAccount = neighboursOf(candidates)
  for (let index = 0; lines.length < transfers; index += 1) {
    const candidate = queue[index % queue.length]
    if (!candidate || index >= queue.length) break
    // A booking with a misleading transfer sends no other, so that the correct result is unambiguous.
    const trap = random() < 0.05 ? trapFor(random, candidate, byAccount(candidate)) : []
    const sent = trap.length > 0 ? trap : transfersFor(random, candidate, queue[index + 1])
    lines.push(...(candidate.shares ? shareTransfers(sharing, candidate) : sent))
    if (random() < 0.04) lines.push(strangersLine(random, queue))
    if (random() < 0.05) lines.push(outgoingLine(random))
  }
  return { candidates, lines: lines.slice(0, transfers) }
}

function neighboursOf(candidates: readonly Candidate[]): (own: Candidate) => Neighbours {
  const byAccount = new Map<string | null, Map<string, Candidate>>()
  for (const candidate of candidates) {
    const known = byAccount.get(candidate.account) ?? new Map<string, Candidate>()
    byAccount.set(candidate.account, known.set(codeOf(candidate), candidate))
  }
  return ({ account }) => byAccount.get(account) ?? new Map()
}

function makeBookings(random: Random, count: number): Candidate[] {
  const free = sampleAccounts.map(() =>
    shuffled(
      Array.from({ length: 10_000 }, (_, code) => String(code).padStart(4, '0')),
      random,
    ),
  )
  return Array.from({ length: count }, (_, index) => {
    const own = randomInt(random, 0, sampleAccounts.length - 1)
    const people = makePeople(random)
    const price = pick(random, [140_000, 160_000, 190_000, 200_000, 220_000, 240_000, 290_000])
    const total = price * people.length
    const deposit = random() < 0.06 ? total : Math.round((total * 0.4) / 100) * 100
    return {
      bookingId: idOf(random, index),
      reference: `Ricevuta ${free[own]?.pop() ?? '0000'}`,
      account: sampleAccounts[own] ?? null,
      people,
      destination: pick(random, places),
      bookedOn: addDays(firstDay, randomInt(random, 0, 200)),
      paidCents: 0,
      milestones: deposit === total ? [total] : [deposit, total],
      depositDone: false,
      isOpen: true,
      isDeclared: random() < 0.7,
      recorded: [],
    }
  })
}

function idOf(random: Random, index: number): string {
  const head = Math.floor(random() * 0xffffffff)
    .toString(16)
    .padStart(8, '0')
  return `${head}-0000-4000-8000-${String(index).padStart(12, '0')}`
}

function makePeople(random: Random): Person[] {
  const size = pick(random, [1, 1, 2, 2, 2, 3, 4])
  const family = pick(random, lastNames)
  return Array.from({ length: size }, (_, index) => ({
    firstName: pick(random, firstNames),
    lastName: index === 0 || random() < 0.4 ? family : pick(random, lastNames),
  }))
}

const codeOf = ({ reference }: Candidate) => reference?.slice(-4) ?? ''

/** The transfers for one booking: mostly correct, sometimes not. */
function transfersFor(random: Random, candidate: Candidate, next?: Candidate): SampleLine[] {
  const total = candidate.milestones.at(-1) ?? 0
  const deposit = candidate.milestones[0] ?? 0
  const day = addDays(candidate.bookedOn, randomInt(random, 0, 6))
  const later = addDays(day, randomInt(random, 20, 60))
  const payer = () => writeName(random, pick(random, [candidate.people[0], ...candidate.people]))
  const usual = (kind: string, cents: number, date: IsoDate, text?: string) =>
    lineFor(random, candidate, date, {
      kind,
      cents,
      payer: payer(),
      text: text ?? writeCausale(random, codeOf(candidate), candidate),
    })
  const balance = deposit < total ? [usual('saldo', total - deposit, later)] : []
  const draw = random()
  if (draw < 0.05) return [usual('tutto insieme', total, day)]
  if (draw < 0.09) {
    const text = writeWithLookalikes(random, codeOf(candidate))
    return [usual('lettere per cifre', deposit, day, text), ...balance]
  }
  if (draw < 0.12) {
    const text = `Ricevuta ${slipped(random, codeOf(candidate))}`
    return [usual('una cifra sbagliata', deposit, day, text), ...balance]
  }
  if (draw < 0.145) {
    const text = pick(random, [
      '',
      'acconto viaggio',
      `ACCONTO ${candidate.destination}`,
      'BONIFICO',
    ])
    return [usual('senza causale', deposit, day, text), ...balance]
  }
  if (draw < 0.165) {
    const fee = pick(random, [100, 150, 250, 500, 1_000])
    return [usual('meno le spese', deposit - fee, day)]
  }
  if (draw < 0.185) {
    const half = Math.floor(deposit / 2)
    return [usual('metà', half, day), usual('metà', deposit - half, addDays(day, 1)), ...balance]
  }
  if (draw < 0.225) {
    const relative = writeName(random, {
      firstName: pick(random, firstNames),
      lastName: pick(random, strangers),
    })
    const text = writeCausale(random, codeOf(candidate), candidate)
    return [
      lineFor(random, candidate, day, {
        kind: 'paga un altro',
        cents: deposit,
        payer: relative,
        text,
      }),
      ...balance,
    ]
  }
  if (draw < 0.235)
    return [usual('troppo', deposit === total ? total + 5_000 : total + 10_000, day)]
  if (draw < 0.245 && next && next.account === candidate.account) {
    return [together(random, candidate, next)].filter((one) => one !== undefined)
  }
  return [usual('acconto', deposit, day), ...balance]
}

/** One transfer for two bookings: the payer also pays for friends, the next booking. */
function together(random: Random, first: Candidate, second: Candidate): SampleLine | undefined {
  const cents = [first, second].map(({ milestones }) => milestones[0] ?? 0)
  const date = [first.bookedOn, second.bookedOn].toSorted()[1]
  if (!date) return undefined
  const text = `Ricevute ${codeOf(first)} e ${codeOf(second)}`
  const payer = writeName(random, first.people[0])
  const sum = (cents[0] ?? 0) + (cents[1] ?? 0)
  return {
    ...lineFor(random, first, date, { kind: 'due prenotazioni', cents: sum, payer, text }),
    truth: [first, second].map(({ bookingId }, index) => ({ bookingId, cents: cents[index] ?? 0 })),
  }
}

/** Payments that are not for a trip: other purposes, with numbers that happen to be a causale. */
function strangersLine(random: Random, all: readonly Candidate[]): SampleLine {
  const other = pick(random, all)
  const deposit = other.milestones[0] ?? 0
  const namesake = other.people[0] ?? { firstName: 'Mario', lastName: 'Rossi' }
  const nobody = { firstName: pick(random, firstNames), lastName: pick(random, strangers) }
  const [cents, person, text] = pick(random, [
    [randomInt(random, 2_000, 90_000), nobody, `Fattura ${codeOf(other)} del mese`],
    [randomInt(random, 2_000, 90_000), nobody, `ricevuta ${codeOf(other)} lezioni di piano`],
    [deposit, nobody, `CANONE AFFITTO ${codeOf(other)}`],
    [deposit, namesake, 'affitto e spese condominio'],
    [deposit, namesake, 'Regalo per il matrimonio di Lucia'],
    [randomInt(random, 2_000, 90_000), nobody, 'Rimborso cena'],
  ] as const)
  return {
    ...lineFor(random, other, addDays(other.bookedOn, 3), {
      kind: 'estraneo',
      cents,
      payer: writeName(random, person),
      text,
    }),
    truth: [],
  }
}

function outgoingLine(random: Random): SampleLine {
  const account = pick(random, sampleAccounts)
  return {
    account,
    date: addDays(firstDay, randomInt(random, 0, 260)),
    valueDate: null,
    amountCents: -randomInt(random, 100, 300_000),
    bankId: null,
    payer: 'COMPAGNIA AEREA SPA',
    payerIban: null,
    text: pick(random, ['COMMISSIONI BONIFICO', 'FATTURA 1204 HOTEL', 'STIPENDI MESE']),
    kind: 'uscita',
    truth: [],
  }
}
