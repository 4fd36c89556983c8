import type { StatementLine } from '../../../domain/money/statements.ts'

/** The parsed lines of one account in a file. */
export type StatementPart = {
  /** Null where the format does not name the account. */
  iban: string | null
  lines: StatementLine[]
}

export type ParsedStatement = {
  /** 'camt.053', 'MT940', 'UniCredit' …: shown to staff beside the file's name. */
  format: string
  parts: StatementPart[]
  /** Lines that are not booked movements in euro (pending, another currency, totals). */
  skipped: number
}

export type StatementProblem =
  | 'unreadable'
  | 'unknown_format'
  | 'unknown_columns'
  | 'old_excel'
  | 'no_movements'

/** The file can't be imported; `sample` contains its first rows, from which staff choose the columns. */
export class UnreadableStatement extends Error {
  override name = 'UnreadableStatement'
  readonly problem: StatementProblem
  readonly sample: string[][]

  constructor(problem: StatementProblem, sample: string[][] = [], options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
    this.sample = sample
  }
}
