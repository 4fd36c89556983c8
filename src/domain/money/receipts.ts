export type ReceiptKind = 'receipt' | 'credit_note'

const names: Readonly<Record<ReceiptKind, string>> = {
  receipt: 'Ricevuta di pagamento',
  credit_note: 'Ricevuta di rimborso',
}

type Numbered = { kind: ReceiptKind; number: number; year: number }

/** 'Ricevuta di pagamento R-2026-0012'. */
export function receiptTitle({ kind, number, year }: Numbered): string {
  return `${names[kind]} ${receiptCode({ kind, number, year })}`
}

/**
 * The same number on the paper, in its file name and in the journal: 'R-2026-0012', 'NC-2026-0003'. Samples
 * have negative numbers: 'PROVA-R-2026-0001'.
 */
export function receiptCode({ kind, number, year }: Numbered): string {
  const sample = number < 0 ? 'PROVA-' : ''
  const counted = String(Math.abs(number)).padStart(4, '0')
  return `${sample}${kind === 'receipt' ? 'R' : 'NC'}-${year}-${counted}`
}
