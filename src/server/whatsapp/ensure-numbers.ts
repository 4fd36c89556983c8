import { brand } from '../../content/brand.ts'
import { whatsappNumbers } from '../db/schema/contact.ts'
import type { Deps } from '../deps.ts'

/** The configured numbers exist in the rotation; staff may add, weigh and pause them later. */
export async function ensureWhatsAppNumbers({ db, env }: Deps) {
  const numbers = env.WHATSAPP_NUMBERS.length > 0 ? env.WHATSAPP_NUMBERS : brand.whatsappNumbers
  await db
    .insert(whatsappNumbers)
    .values(numbers.map((phoneNumber) => ({ phoneNumber })))
    .onConflictDoNothing()
}
