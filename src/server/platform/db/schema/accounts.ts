import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { AccountChange } from '../../../../domain/accounts/account-changes-schema.ts'
import { createdAt, instant, randomId } from '../columns.ts'

/** What one administrator wants to change about the bank accounts, until a second one has decided. */
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
    /** Without a second pair of eyes: from when on it holds, unless somebody stops it. */
    appliesAt: instant(),
    /** When everybody was told for the second time. */
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
