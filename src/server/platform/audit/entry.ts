import type { auditLog } from '../db/schema/operations.ts'

export type ListedEntry = Omit<typeof auditLog.$inferSelect, 'at'> & {
  at: string
  /** The person or thing the entry is about; null where the page that shows it already says so. */
  subject: string | null
}
