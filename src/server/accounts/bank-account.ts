import { defaultBankAccounts } from '../../content/bank-accounts.ts'
import { defaultIbanBankName } from '../../domain/accounts/iban.ts'
import type { BankAccount as ConfiguredAccount } from '../../domain/catalogue/brand.ts'
import { epcPayload } from '../../domain/money/payments.ts'
import type { Cents } from '../../domain/money.ts'
import type { Db, Tx } from '../platform/db/client.ts'
import { asNamedToday, exampleAccounts, type Named } from './example-accounts.ts'
import {
  defaultIbanId,
  findOpenAccount,
  findReplacement,
  ibanOfLink,
  type SavedIban,
  type ShownIban,
} from './store.ts'

export type BankAccount = {
  accountHolder: string
  iban: string
  bankName: string
  isActive: boolean
  /** The link's account could not be read: the agency's own account is used instead, with a warning. */
  isDefault: boolean
}

type Payable = {
  ibanId: string | null
  bookingLinkId: string | null
  configuredAccount: ConfiguredAccount | null
}

/** The account a booking is paid into; the agency's own one where none can be read. */
export async function bankAccountOf(
  db: Db | Tx,
  named: Named,
  booking: Payable,
): Promise<BankAccount> {
  const ibanId = booking.ibanId ?? (await ibanOfLink(db, booking.bookingLinkId))
  const row = await findOpenAccount(db, ibanId)
  if (row) return savedAccount(row)
  const shown = booking.configuredAccount
  if (shown) {
    const replacement = await findReplacement(db, shown.iban)
    return replacement ? savedAccount(replacement) : ownAccount(asNamedToday(named, shown))
  }
  // Without a link the agency's account is the right one, not a substitute.
  const { account } = await defaultAccount(db, named)
  return booking.bookingLinkId === null ? account : substitute(account)
}

/** The configured account, for when not even the settings can be read. */
export function substituteAccount(named: Named): BankAccount {
  return substitute(ownAccount(exampleAccounts(named)[0]))
}

function substitute(account: BankAccount): BankAccount {
  return { ...account, bankName: defaultIbanBankName, isDefault: true }
}

export type PublicAccount = { ibanId: string | null; account: BankAccount }

/**
 * The account for bookings without a link: the one that an administrator chose, else the configured one. The
 * account used last by a colleague plays no role here.
 */
export async function defaultAccount(db: Db | Tx, named: Named): Promise<PublicAccount> {
  const row = await chosenAccount(db)
  return row
    ? { ibanId: row.id, account: savedAccount(row) }
    : { ibanId: null, account: ownAccount(exampleAccounts(named)[0]) }
}

/** The same account, for callers that only compare IBANs. */
export async function defaultNumber(db: Db | Tx): Promise<{ ibanId: string | null; iban: string }> {
  const row = await chosenAccount(db)
  return { ibanId: row?.id ?? null, iban: row?.iban ?? defaultBankAccounts[0].iban }
}

/** The configured account has no row of its own, but staff may have saved, and blocked, its IBAN. */
async function chosenAccount(db: Db | Tx): Promise<SavedIban | undefined> {
  const row = await findOpenAccount(db, await defaultIbanId(db))
  return row?.isActive ? row : findReplacement(db, defaultBankAccounts[0].iban)
}

function ownAccount({ accountHolder, iban, bankName }: ConfiguredAccount): BankAccount {
  return { accountHolder, iban, bankName, isActive: true, isDefault: false }
}

export function savedAccount({ accountHolder, iban, bankName, isActive }: ShownIban): BankAccount {
  return { accountHolder, iban, bankName, isActive, isDefault: false }
}

/** The text of the QR code that banking apps read. */
export function transferCode(account: BankAccount, amountCents: Cents, text: string | null) {
  const { accountHolder: holder, iban } = account
  return epcPayload({ holder, iban, amountCents, text: text ?? '' })
}
