import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { AccountChange } from '../../../../domain/accounts/account-changes-schema.ts'
import { createdAt, instant, randomId } from '../columns.ts'

/** A change of the bank accounts that one administrator wants, until a second one has decided. */
export const accountChanges = pgTable(
  'account_changes',
  {
    id: randomId(),
    change: jsonb().$type<AccountChange>().notNull(),
    state: text({ enum: ['pending', 'approved', 'refused', 'expired'] })
      .notNull()
      .default('pending'),
    requestedBy: text().notNull(),
    requestedByName: text().notNull(),
    requestedAt: createdAt(),
    expiresAt: instant().notNull(),
    /** For a change without a second administrator: it takes effect then, unless somebody stops it. */
    appliesAt: instant(),
    /** When all administrators were notified for the second time. */
    toldAgainAt: instant(),
    decidedBy: text(),
    decidedByName: text(),
    decidedAt: instant(),
  },
  (table) => [
    index('account_changes_state').on(table.state, table.requestedAt),
    check(
      'account_changes_states',
      sql`${table.state} in ('pending', 'approved', 'refused', 'expired')`,
    ),
  ],
)
