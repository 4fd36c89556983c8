import { eq } from 'drizzle-orm'
import { defaultBankAccounts } from '../../content/brand.ts'
import { defaultIbanBankName } from '../../domain/iban.ts'
import type { Db, Tx } from '../db/client.ts'
import { savedIbans } from '../db/schema/links.ts'

export type BankAccount = {
  accountHolder: string
  iban: string
  bankName: string
  isActive: boolean
  /** The booking's own account could not be found and the agency's default is shown. */
  isDefault: boolean
}

/** The account a booking is paid into; the agency's own one where none can be read. */
export async function bankAccountOf(
  db: Db | Tx,
  booking: { ibanId: string | null },
): Promise<BankAccount> {
  const [row] = booking.ibanId
    ? await db.select().from(savedIbans).where(eq(savedIbans.id, booking.ibanId)).limit(1)
    : []
  if (row) return { ...row, isDefault: false }
  return {
    ...defaultBankAccounts[0],
    bankName: defaultIbanBankName,
    isActive: true,
    isDefault: true,
  }
}
