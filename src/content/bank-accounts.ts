import type { BankAccount } from '../domain/catalogue/brand.ts'

const accountHolder = 'Ondalta Viaggi S.r.l.'

/**
 * The accounts that new installations start with: two IBANs published as examples, which no bank
 * pays into. The first one stands in when the account of a link can't be read.
 */
export const defaultBankAccounts = [
  {
    accountHolder,
    iban: 'IT60X0542811101000000123456',
    bankName: "Banca d'Esempio",
  },
  {
    accountHolder,
    iban: 'IT28W8000000292100645211208',
    bankName: 'Istituto Modello',
  },
] as const satisfies readonly BankAccount[]
