import { configuredAccountId } from '../../contract/accounts/bank-account.ts'
import type { BankAccount as ConfiguredAccount } from '../../domain/catalogue/brand.ts'
import { DomainError } from '../../domain/errors.ts'
import type { Db, Tx } from '../platform/db/client.ts'
import { type BankAccount, defaultAccount } from './bank-account.ts'
import { exampleAccounts, type Named } from './example-accounts.ts'
import { findReplacement, lockForBooking, shareIbanNumber } from './store.ts'

/** What a booking without a link stores: a saved account, or the configured one as it was shown. */
export type StoredAccount = { ibanId: string | null; configuredAccount: ConfiguredAccount | null }

/** The account shown in a quote, with the key by which the booking must request it. */
export async function accountToQuote(
  db: Db | Tx,
  named: Named,
): Promise<{ accountId: string; ibanId: string | null; account: BankAccount }> {
  const { ibanId, account } = await defaultAccount(db, named)
  return { accountId: ibanId ?? configuredAccountId, ibanId, account }
}

/**
 * The account that the customer was shown, locked against blocking until the transaction ends. One that may
 * no longer be offered is refused, so that the page shows another before the customer pays.
 */
export async function requireQuotedAccount(
  tx: Tx,
  named: Named,
  accountId: string | null | undefined,
): Promise<StoredAccount> {
  const wanted = accountId ?? (await accountToQuote(tx, named)).accountId
  if (wanted === configuredAccountId) {
    const [configuredAccount] = exampleAccounts(named)
    const { iban } = configuredAccount
    await shareIbanNumber(tx, iban)
    if (await findReplacement(tx, iban)) throw new DomainError('ACCOUNT_CHANGED')
    return { ibanId: null, configuredAccount }
  }
  const row = await lockForBooking(tx, wanted)
  if (!row?.isActive || row.blockedAt) throw new DomainError('ACCOUNT_CHANGED')
  return { ibanId: row.id, configuredAccount: null }
}
