import { exampleIbans } from '../domain/accounts/example-ibans.ts'
import type { BankAccount } from '../domain/catalogue/brand.ts'

const accountHolder = 'Ondalta Viaggi S.r.l.'

/**
 * The accounts that new installations start with: two IBANs published as examples, which no bank
 * pays into. The first one stands in when the account of a link can't be read.
 */
export const defaultBankAccounts = [
  {
    accountHolder,
    iban: exampleIbans[0],
    bankName: "Banca d'Esempio",
  },
  {
    accountHolder,
    iban: exampleIbans[1],
    bankName: 'Istituto Modello',
  },
] as const satisfies readonly BankAccount[]
