import type { IsoDate } from '../../domain/dates.ts'
import type { Candidate } from '../../domain/money/matching-evidence.ts'
import type { Allocation } from '../../domain/money/matching-proposal.ts'
import type { StatementLine } from '../../domain/money/statements.ts'
import type { Random } from '../../domain/random.ts'

/** A bank line with its true allocation. */
export type SampleLine = StatementLine & {
  account: string
  /** The kind of line, for the table of results. */
  kind: string
  /** The bookings the money is meant for; empty for a stranger's payment. */
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
