import type { z } from 'zod'
import type { officialAccountSchema } from '../../contract/accounts/accounts.ts'
import { isNamedBank } from '../../domain/accounts/iban.ts'
import type { Deps } from '../platform/deps.ts'
import { type BankAccount, defaultAccount } from './bank-account.ts'
import { listAccountsInUse } from './store.ts'

/** The accounts that customers are asked to pay into today, for comparing an IBAN before paying. */
export async function officialAccounts({
  db,
  now,
  catalogue,
}: Pick<Deps, 'db' | 'now' | 'catalogue'>): Promise<z.input<typeof officialAccountSchema>[]> {
  const [{ account, ibanId }, used] = await Promise.all([
    defaultAccount(db, { catalogue }),
    listAccountsInUse(db, now()),
  ])
  const others = used.filter(({ id }) => id !== ibanId)
  const shown = [account, ...others].filter(({ isActive }) => isActive)
  const once = new Map(shown.map((one) => [`${one.iban} ${one.accountHolder}`, one]))
  return [...once.values()].map(accountView)
}

function accountView({ accountHolder, iban, bankName }: Omit<BankAccount, 'isDefault'>) {
  return { accountHolder, iban, bankName: isNamedBank(bankName) ? bankName : null }
}
