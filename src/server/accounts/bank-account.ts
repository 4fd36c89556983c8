import { defaultBankAccounts } from '../../content/bank-accounts.ts'
import { defaultIbanBankName } from '../../domain/accounts/iban.ts'
import type { BankAccount as ConfiguredAccount } from '../../domain/catalogue/brand.ts'
import { epcPayload } from '../../domain/money/payments.ts'
import type { Cents } from '../../domain/money.ts'
import type { Db, Tx } from '../platform/db/client.ts'
import {
  defaultIbanId,
  findOpenAccount,
  findReplacement,
  ibanOfLink,
  type ShownIban,
} from './store.ts'

export type BankAccount = {
  accountHolder: string
  iban: string
  bankName: string
  isActive: boolean
  /** The account of the link could not be read: the agency's own stands in, with a warning. */
  isDefault: boolean
}

type Payable = {
  ibanId: string | null
  bookingLinkId: string | null
  configuredAccount: ConfiguredAccount | null
}

/** The account a booking is paid into; the agency's own one where none can be read. */
export async function bankAccountOf(db: Db | Tx, booking: Payable): Promise<BankAccount> {
  const ibanId = booking.ibanId ?? (await ibanOfLink(db, booking.bookingLinkId))
  const row = await findOpenAccount(db, ibanId)
  if (row) return savedAccount(row)
  const shown = booking.configuredAccount
  if (shown) return (await configured(db, shown)).account
  // Without a link the agency's account is the right one, not a substitute.
  const { account } = await defaultAccount(db)
  return booking.bookingLinkId === null ? account : substitute(account)
}

/** When not even the settings can be read: the account of the configuration. */
export function substituteAccount(): BankAccount {
  return substitute({ ...defaultBankAccounts[0], isActive: true, isDefault: false })
}

function substitute(account: BankAccount): BankAccount {
  return { ...account, bankName: defaultIbanBankName, isDefault: true }
}

export type PublicAccount = { ibanId: string | null; account: BankAccount }

/**
 * Where a booking has no link: the account that an administrator chose, else the configuration's.
 * Which one a colleague used last decides nothing here.
 */
export async function defaultAccount(db: Db | Tx): Promise<PublicAccount> {
  const row = await findOpenAccount(db, await defaultIbanId(db))
  if (row?.isActive) return { ibanId: row.id, account: savedAccount(row) }
  return configured(db, defaultBankAccounts[0])
}

/** It has no row of its own, yet its number may have been saved, and blocked, by staff. */
async function configured(db: Db | Tx, own: ConfiguredAccount): Promise<PublicAccount> {
  const replacement = await findReplacement(db, own.iban)
  if (replacement) return { ibanId: replacement.id, account: savedAccount(replacement) }
  const { accountHolder, iban, bankName } = own
  return {
    ibanId: null,
    account: { accountHolder, iban, bankName, isActive: true, isDefault: false },
  }
}

export function savedAccount({ accountHolder, iban, bankName, isActive }: ShownIban): BankAccount {
  return { accountHolder, iban, bankName, isActive, isDefault: false }
}

/** The text of the QR code that banking apps read. */
export function transferCode(account: BankAccount, amountCents: Cents, text: string | null) {
  const { accountHolder: holder, iban } = account
  return epcPayload({ holder, iban, amountCents, text: text ?? '' })
}
