import { and, count, inArray, notInArray } from 'drizzle-orm'
import { builtEdition } from '../../catalogue/editions/edition.ts'
import { whatsappNumbers } from '../../platform/db/schema/contact.ts'
import type { Deps } from '../../platform/deps.ts'

/**
 * Configured numbers are always in the rotation (staff may weight and pause them) and remove the
 * placeholders. Without any, the placeholders are used as long as there are no other numbers.
 */
export async function ensureWhatsAppNumbers({
  db,
  env,
  catalogue,
}: Pick<Deps, 'db' | 'env' | 'catalogue'>) {
  const configured = env.WHATSAPP_NUMBERS
  const placeholders = [...builtEdition.catalogue.brand.whatsappNumbers]
  if (configured.length > 0) {
    await add(db, configured)
    await db
      .delete(whatsappNumbers)
      .where(
        and(
          inArray(whatsappNumbers.phoneNumber, placeholders),
          notInArray(whatsappNumbers.phoneNumber, configured),
        ),
      )
    return
  }
  const [row] = await db.select({ total: count() }).from(whatsappNumbers)
  if (row?.total === 0) await add(db, catalogue.current().catalogue.brand.whatsappNumbers)
}

async function add(db: Deps['db'], numbers: readonly string[]) {
  await db
    .insert(whatsappNumbers)
    .values(numbers.map((phoneNumber) => ({ phoneNumber })))
    .onConflictDoNothing()
}
