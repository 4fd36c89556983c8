export type ReceiptKind = 'receipt' | 'credit_note'

const names: Readonly<Record<ReceiptKind, string>> = {
  receipt: 'Ricevuta di pagamento',
  credit_note: 'Nota di credito',
}

type Numbered = { kind: ReceiptKind; number: number; year: number }

/** 'Ricevuta di pagamento 12/2026'. */
export function receiptTitle({ kind, number, year }: Numbered): string {
  return `${names[kind]} ${number}/${year}`
}

/** For a file's name and a column of the journal: 'R-2026-0012', 'NC-2026-0003'. */
export function receiptCode({ kind, number, year }: Numbered): string {
  return `${kind === 'receipt' ? 'R' : 'NC'}-${year}-${String(number).padStart(4, '0')}`
}
