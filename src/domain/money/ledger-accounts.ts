/** How money reaches the agency when staff write it down themselves. */
export const paymentMethods = ['bank_transfer', 'cash', 'pos', 'cheque'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Where the other line of a payment goes; 'customer' is the first. */
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

/** As a booking and its papers name it. */
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
