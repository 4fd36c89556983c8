import { defaultBankAccounts } from '../../content/bank-accounts.ts'
import type { BankAccount } from '../../domain/catalogue/brand.ts'
import type { Deps } from '../platform/deps.ts'

/** Needed to read the agency's current name. */
export type Named = Pick<Deps, 'catalogue'>

/** The accounts of a new installation are held under the agency's current legal name. */
export function exampleAccounts({ catalogue }: Named): [BankAccount, BankAccount] {
  const { legalName: accountHolder } = catalogue.current().catalogue.brand
  const [first, second] = defaultBankAccounts
  return [
    { ...first, accountHolder },
    { ...second, accountHolder },
  ]
}

/** A booking stores such an account as it was shown: its holder is replaced by the agency's current name. */
export function asNamedToday(named: Named, stored: BankAccount): BankAccount {
  return exampleAccounts(named).find(({ iban }) => iban === stored.iban) ?? stored
}
