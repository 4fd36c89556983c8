import { byDate, createMatcher } from '../../domain/money/matching.ts'
import type { Proposal } from '../../domain/money/matching-proposal.ts'
import type { SampleLine } from './sample-line.ts'
import type { Samples } from './statement-samples.ts'

export type Figures = { all: number; right: number; byHand: number; wrong: number }
export type Measured = {
  total: Figures
  byKind: Map<string, Figures>
  wrong: { line: SampleLine; proposal: Proposal }[]
  byHand: { line: SampleLine; proposal: Proposal }[]
}

const none = (): Figures => ({ all: 0, right: 0, byHand: 0, wrong: 0 })

/** Books what the rules would book, line after line, and compares it with the truth. */
export function measureMatching({ candidates, lines }: Samples): Measured {
  const matcher = createMatcher(candidates)
  const measured: Measured = { total: none(), byKind: new Map(), wrong: [], byHand: [] }
  for (const line of byDate(lines)) {
    const proposal = matcher.propose(line, line.account)
    if (proposal.automatic) matcher.book(line, proposal.allocations)
    const outcome = outcomeOf(line, proposal)
    if (outcome === 'wrong') measured.wrong.push({ line, proposal })
    if (outcome === 'byHand') measured.byHand.push({ line, proposal })
    const kind = measured.byKind.get(line.kind) ?? none()
    measured.byKind.set(line.kind, kind)
    for (const figures of [measured.total, kind]) {
      figures.all += 1
      figures[outcome] += 1
    }
  }
  return measured
}

/** A stranger's line is right if nothing was booked; a traveller's if all of it was booked correctly. */
function outcomeOf(line: SampleLine, proposal: Proposal): 'right' | 'byHand' | 'wrong' {
  if (!proposal.automatic) return line.truth.length === 0 ? 'right' : 'byHand'
  return keyOf(proposal.allocations) === keyOf(line.truth) ? 'right' : 'wrong'
}

function keyOf(allocations: readonly { bookingId: string; cents: number }[]): string {
  return allocations
    .map(({ bookingId, cents }) => `${bookingId}:${cents}`)
    .toSorted()
    .join()
}
