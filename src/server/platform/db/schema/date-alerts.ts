import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { type DateAlertState, dateAlertStates } from '../../../../domain/booking/date-alerts.ts'
import { createdAt, instant, oneOf, randomId } from '../columns.ts'
import { sealedToken, tokenName } from '../sealed-tokens.ts'

/** A visitor who wants to be told of new dates of a trip that has none on sale. */
export const dateAlerts = pgTable(
  'date_alerts',
  {
    id: randomId(),
    /** The trip's own id, never an alias. */
    tripId: text().notNull(),
    email: text().notNull(),
    /** Sent by mail only: it confirms the alert and ends it. */
    token: sealedToken('date_alerts').notNull(),
    state: text().$type<DateAlertState>().notNull().default('asked'),
    confirmedAt: instant(),
    endedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('date_alerts_states', table.state, dateAlertStates),
    uniqueIndex('date_alerts_token_name').on(tokenName(table.token)),
    // A second request with the same address makes no second alert.
    uniqueIndex('date_alerts_once')
      .on(table.tripId, sql`lower(${table.email})`)
      .where(sql`${table.state} in ('asked', 'confirmed')`),
    index('date_alerts_email').on(sql`lower(${table.email})`),
    index('date_alerts_waiting').on(table.state, table.tripId),
  ],
)
