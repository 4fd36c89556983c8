import { defaultBankAccounts } from '../../content/bank-accounts.ts'
import type { BankAccount } from '../../domain/catalogue/brand.ts'
import type { Deps } from '../platform/deps.ts'

/** Where the agency's name of today is read. */
export type Named = Pick<Deps, 'catalogue'>

/** The accounts that an installation starts with belong to whoever tries it, under the name that they gave themselves. */
export function exampleAccounts({ catalogue }: Named): [BankAccount, BankAccount] {
  const { legalName: accountHolder } = catalogue.current().catalogue.brand
  const [first, second] = defaultBankAccounts
  return [
    { ...first, accountHolder },
    { ...second, accountHolder },
  ]
}

/** A booking keeps such an account as it was shown: it is still the agency's, whatever its name was then. */
export function asNamedToday(named: Named, stored: BankAccount): BankAccount {
  return exampleAccounts(named).find(({ iban }) => iban === stored.iban) ?? stored
}
