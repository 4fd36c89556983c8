import type { StaffContext } from '../../http/admin-api.ts'
import type { StaffChange } from './staff-move.ts'

type ChangeInput = { id: string; version: number; reason?: string | undefined }

/** Converts a staff request into the form that the use cases take. */
export function changeOf({ actor }: StaffContext, input: ChangeInput): StaffChange {
  return {
    bookingId: input.id,
    actor,
    expectedVersion: input.version,
    note: input.reason || undefined,
  }
}
