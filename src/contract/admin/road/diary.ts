import { oc } from '@orpc/contract'
import { z } from 'zod'
import { expenseCategories } from '../../../domain/road/entries.ts'
import { errorsOf } from '../../errors.ts'
import { cents, isoDay, isoInstant, uuid } from '../../values.ts'
import { done, tags } from '../values.ts'

const road = tags('in viaggio')
const byDeparture = z.object({ id: uuid })

const facts = {
  id: uuid,
  author: z.string(),
  writtenAt: isoInstant,
  /** Why it no longer counts; null: it does. */
  struckFor: z.string().nullable(),
}

/** What the office reads and decides about a departure on the road. */
export const diaryContract = {
  read: oc
    .route({ method: 'GET', path: '/diary/{id}', ...road })
    .errors(errorsOf('DEPARTURE_NOT_FOUND'))
    .input(byDeparture)
    .output(
      z.object({
        /** What the departure was sold for, and what it costs so far. */
        sold: cents,
        costs: cents,
        notices: z.array(z.object({ ...facts, text: z.string() })),
        incidents: z.array(
          z.object({ ...facts, happenedAt: isoInstant, place: z.string(), text: z.string() }),
        ),
        expenses: z.array(
          z.object({
            ...facts,
            paidOn: isoDay,
            what: z.string(),
            category: z.enum(expenseCategories),
            amount: z.int(),
            currency: z.string(),
            rate: z.string(),
            receipt: uuid.nullable(),
            euro: cents,
            decision: z.enum(['approved', 'refused']).nullable(),
            reason: z.string().nullable(),
          }),
        ),
      }),
    ),
  writeNotice: oc
    .route({ method: 'POST', path: '/diary/{id}/notices', ...road })
    .errors(errorsOf('DEPARTURE_NOT_FOUND'))
    .input(
      byDeparture.extend({
        text: z.string().trim().min(1, { error: 'Scrivi l’avviso' }).max(1000),
      }),
    )
    .output(done),
  strikeNotice: oc
    .route({ method: 'POST', path: '/diary/{id}/notices/strike', ...road })
    .errors(errorsOf('NOT_FOUND', 'DEPARTURE_NOT_FOUND'))
    .input(
      byDeparture.extend({
        entry: uuid,
        reason: z.string().trim().min(1, { error: 'Scrivi il motivo' }).max(200),
      }),
    )
    .output(done),
  decideExpense: oc
    .route({ method: 'POST', path: '/diary/expenses/{id}/decision', ...road })
    .errors(errorsOf('NOT_FOUND', 'EXPENSE_DECIDED', 'EXPENSE_STRUCK'))
    .input(
      byDeparture.extend({
        decision: z.enum(['approved', 'refused']),
        reason: z.string().trim().max(200).nullish(),
      }),
    )
    .output(done),
  takeBackExpense: oc
    .route({ method: 'POST', path: '/diary/expenses/{id}/take-back', ...road })
    .errors(errorsOf('NOT_FOUND', 'EXPENSE_NOT_APPROVED'))
    .input(
      byDeparture.extend({
        reason: z.string().trim().min(1, { error: 'Scrivi il motivo' }).max(200),
      }),
    )
    .output(done),
}
