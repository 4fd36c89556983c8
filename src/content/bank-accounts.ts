import { exampleIbans } from '../domain/accounts/example-ibans.ts'
import type { BankAccount } from '../domain/catalogue/brand.ts'

const accountHolder = 'Ondalta Viaggi S.r.l.'

/**
 * The accounts of a new installation: two IBANs published as examples, to which no bank transfers money.
 * The first one is used if the account of a link can't be read.
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
