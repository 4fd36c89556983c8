import type { auditLog } from '../db/schema/operations.ts'

export type ListedEntry = Omit<typeof auditLog.$inferSelect, 'at'> & {
  at: string
  /** Whom or what it is about; null where the page says so itself. */
  subject: string | null
}
