import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireBooking } from './move-booking.ts'
import { updateBooking } from './store.ts'

/** Replaces the whole text, so the version must match: a colleague's change in between must be seen first. */
export async function saveNotes(
  { db, now, actor }: Deps & { actor: Actor },
  input: { id: string; version: number; adminNotes: string | null },
): Promise<void> {
  const adminNotes = input.adminNotes || null
  await db.transaction(async (tx) => {
    const before = await requireBooking(tx, input.id, input.version)
    await updateBooking(tx, input.id, { adminNotes }, now())
    await writeAudit(tx, {
      actor,
      action: 'notes_changed',
      entity: 'booking',
      entityId: input.id,
      before: { adminNotes: before.adminNotes },
      after: { adminNotes },
    })
  })
}
