import { type Provider, providerNames } from './ledger-accounts.ts'

export type ReceiptKind = 'receipt' | 'credit_note'

const names: Readonly<Record<ReceiptKind, string>> = {
  receipt: 'Ricevuta di pagamento',
  credit_note: 'Ricevuta di rimborso',
}

/** A reversed payment lowers what was paid, a reversed refund raises it again. */
const reversals: Readonly<Record<ReceiptKind, string>> = {
  receipt: 'Storno di rimborso',
  credit_note: 'Storno di pagamento',
}

type Numbered = { kind: ReceiptKind; number: number; year: number }

/** 'Ricevuta di pagamento R-2026-0012', 'Storno di pagamento NC-2026-0003'. */
export function receiptTitle(receipt: Numbered & { isReversal: boolean }): string {
  const { kind, isReversal: reverses } = receipt
  return `${(reverses ? reversals : names)[kind]} ${receiptCode(receipt)}`
}

type Listed = { provider: Provider; receipt: { kind: ReceiptKind; isReversal: boolean } | null }

/** 'Bonifico', 'Rimborso', but 'Storno di rimborso' for a refund that was taken back: no money has moved. */
export function movementName({ provider, receipt }: Listed): string {
  return receipt?.isReversal ? reversals[receipt.kind] : providerNames[provider]
}

type Recorded = { kind: ReceiptKind; provider: Provider; reversesId: string | null }

/**
 * Whether the paper undoes an entry, without any money changing hands. A voucher payment that is taken back
 * is none: its value did return to the voucher.
 */
export function isReversal({ kind, provider, reversesId }: Recorded): boolean {
  if (provider === 'correction') return true
  return reversesId !== null && !(kind === 'credit_note' && provider === 'voucher')
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
