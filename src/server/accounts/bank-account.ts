import { desc, eq, sql } from 'drizzle-orm'
import { defaultBankAccounts } from '../../content/brand.ts'
import { defaultIbanBankName } from '../../domain/iban.ts'
import type { Cents } from '../../domain/money.ts'
import { epcPayload } from '../../domain/payments.ts'
import type { Db, Tx } from '../db/client.ts'
import { bookingLinks, savedIbans } from '../db/schema/links.ts'
import { defaultIbanId } from '../settings/agency-settings.ts'

export type BankAccount = {
  accountHolder: string
  iban: string
  bankName: string
  isActive: boolean
  /** The account of the link could not be read: the agency's own stands in, with a warning. */
  isDefault: boolean
}

type Payable = { ibanId: string | null; bookingLinkId: string | null }

/** The account a booking is paid into; the agency's own one where none can be read. */
export async function bankAccountOf(db: Db | Tx, booking: Payable): Promise<BankAccount> {
  const row = await findAccount(db, booking)
  if (row) {
    const { accountHolder, iban, bankName, isActive } = row
    return { accountHolder, iban, bankName, isActive, isDefault: false }
  }
  // Without a link the agency's account is the right one, not a substitute.
  const own = await chosenAccount(db)
  return booking.bookingLinkId === null
    ? own
    : { ...own, bankName: defaultIbanBankName, isDefault: true }
}

/** When not even the settings can be read: the account of the configuration. */
export function substituteAccount(): BankAccount {
  return { ...agencyAccount(), bankName: defaultIbanBankName, isDefault: true }
}

function agencyAccount(): BankAccount {
  return { ...defaultBankAccounts[0], isActive: true, isDefault: false }
}

/** The agency's account: the one staff chose in the settings, else that of the configuration. */
async function chosenAccount(db: Db | Tx): Promise<BankAccount> {
  const row = await findIban(db, await defaultIbanId(db))
  if (!row) return agencyAccount()
  const { accountHolder, iban, bankName, isActive } = row
  return { accountHolder, iban, bankName, isActive, isDefault: false }
}

async function findAccount(db: Db | Tx, booking: Payable) {
  return findIban(db, booking.ibanId ?? (await ibanOfLink(db, booking.bookingLinkId)))
}

async function findIban(db: Db | Tx, ibanId: string | null) {
  if (!ibanId) return undefined
  const [row] = await db.select().from(savedIbans).where(eq(savedIbans.id, ibanId)).limit(1)
  return row
}

async function ibanOfLink(db: Db | Tx, linkId: string | null): Promise<string | null> {
  if (!linkId) return null
  const [link] = await db
    .select({ ibanId: bookingLinks.ibanId })
    .from(bookingLinks)
    .where(eq(bookingLinks.id, linkId))
    .limit(1)
  return link?.ibanId ?? null
}

/** For bookings without a link: the account staff chose, else the active one they used last. */
export async function agencyAccountId(db: Db | Tx): Promise<string | null> {
  const chosen = await defaultIbanId(db)
  if (chosen) return chosen
  const [row] = await db
    .select({ id: savedIbans.id })
    .from(savedIbans)
    .where(eq(savedIbans.isActive, true))
    .orderBy(sql`${savedIbans.lastUsedAt} desc nulls last`, desc(savedIbans.createdAt))
    .limit(1)
  return row?.id ?? null
}

/** The text of the QR code that banking apps read. */
export function transferCode(account: BankAccount, amountCents: Cents, text: string | null) {
  const { accountHolder: holder, iban } = account
  return epcPayload({ holder, iban, amountCents, text: text ?? '' })
}
