import { apportion } from '../../domain/booking/shares.ts'
import { addDays } from '../../domain/dates.ts'
import type { Candidate } from '../../domain/money/matching-evidence.ts'
import { type Random, randomInt } from '../../domain/random.ts'
import { lineFor, type SampleLine } from './sample-line.ts'
import { firstNames, strangers } from './sample-names.ts'
import { pick, writeName } from './sample-writing.ts'

/** A party in which everyone pays their own part. */
export function withShares(candidate: Candidate): Candidate {
  const { people, milestones } = candidate
  const cut = milestones.map((sum) =>
    apportion(
      sum,
      people.map(() => 1),
    ),
  )
  const shares = people.map((person, seat) => ({
    seat,
    number: seat + 1,
    person,
    expected: cut.map((parts) => parts[seat] ?? 0),
    received: [],
  }))
  return { ...candidate, shares }
}

/**
 * Each traveller pays on a different day, correctly or nearly; now and then a parent pays, or a part comes
 * twice.
 */
export function shareTransfers(random: Random, candidate: Candidate): SampleLine[] {
  return (candidate.shares ?? []).flatMap(({ seat, person, expected }) => {
    const [first = 0, all = first] = expected
    const code = `${candidate.reference?.slice(-4)}`
    const number = seat + 1
    const text = pick(random, [
      `Ricevuta ${code}-${number}`,
      `RICEVUTA ${code}-${number}`,
      `ricevuta ${code}/${number} acconto`,
      `Ricevuta ${code} - ${number}`,
      `Ricevuta ${code}`,
    ])
    const nobody = { firstName: pick(random, firstNames), lastName: pick(random, strangers) }
    const isParents = random() < 0.1
    const day = addDays(candidate.bookedOn, randomInt(random, 0, 9))
    const line = (kind: string, cents: number, days: number) =>
      lineFor(random, candidate, addDays(day, days), {
        kind,
        cents,
        payer: writeName(random, isParents ? nobody : person),
        text,
      })
    const deposit = line('quota', first, 0)
    if (random() < 0.05) return [deposit, { ...line('quota due volte', first, 12), truth: [] }]
    return all > first ? [deposit, line('quota a saldo', all - first, 30)] : [deposit]
  })
}
