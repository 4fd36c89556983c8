import type { IsoDate } from '../../domain/dates.ts'
import type { Candidate } from '../../domain/money/matching-evidence.ts'
import type { Allocation } from '../../domain/money/matching-proposal.ts'
import type { StatementLine } from '../../domain/money/statements.ts'
import type { Random } from '../../domain/random.ts'

/** A line of a bank with the truth beside it. */
export type SampleLine = StatementLine & {
  account: string
  /** What kind of line it is, for the table of figures. */
  kind: string
  /** Whom the money is meant for; empty for a stranger's. */
  truth: Allocation[]
}

type Told = { kind: string; cents: number; text: string; payer: string }

export function lineFor(
  random: Random,
  candidate: Candidate,
  date: IsoDate,
  told: Told,
): SampleLine {
  const { kind, cents, text, payer } = told
  return {
    account: candidate.account ?? '',
    date,
    valueDate: date,
    amountCents: cents,
    bankId: String(Math.floor(random() * 1e12)),
    payer,
    payerIban: null,
    text,
    kind,
    truth: [{ bookingId: candidate.bookingId, cents }],
  }
}
