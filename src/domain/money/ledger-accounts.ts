/** The payment methods that staff can record by hand. */
export const paymentMethods = ['bank_transfer', 'cash', 'pos', 'cheque'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** The accounts of the ledger: each payment has one line on 'customer' and one on another account. */
export const ledgerAccounts = [
  'customer',
  'bank',
  'card',
  'cash',
  'pos',
  'cheque',
  'refunds',
  'vouchers',
  'corrections',
  'opening',
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

export const ledgerAccountNames: Readonly<Record<LedgerAccount, string>> = {
  customer: 'Clienti',
  bank: 'Banca',
  card: 'Carta',
  cash: 'Contanti',
  pos: 'POS',
  cheque: 'Assegni',
  refunds: 'Rimborsi',
  vouchers: 'Buoni',
  corrections: 'Rettifiche',
  opening: 'Saldo iniziale',
}

export const providers = [...paymentMethods, 'stripe', 'correction', 'refund', 'voucher'] as const
export type Provider = (typeof providers)[number]

/** The names of the payment methods on bookings and papers. */
export const providerNames: Readonly<Record<Provider, string>> = {
  bank_transfer: 'Bonifico',
  cash: 'Contanti',
  pos: 'POS',
  cheque: 'Assegno',
  stripe: 'Carta',
  correction: 'Storno',
  refund: 'Rimborso',
  voucher: 'Buono viaggio',
}
