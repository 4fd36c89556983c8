import { z } from 'zod'
import { expenseCategories } from '../../../domain/road/entries.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { cents, isoDay, isoInstant, uuid } from '../../values.ts'
import { done } from '../values.ts'

const call = staffCalls('in viaggio')

const byDeparture = z.object({ id: uuid })

const facts = {
  id: uuid,
  author: z.string(),
  writtenAt: isoInstant,
  /** The reason it was struck through; null: it still counts. */
  struckFor: z.string().nullable(),
}

/** What the office reads and decides about a departure during the trip. */
export const diaryContract = {
  read: call
    .get('/diary/{id}')
    .errors(errorsOf('DEPARTURE_NOT_FOUND'))
    .input(byDeparture)
    .output(
      z.object({
        /** The departure's total sales, and its costs so far. */
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
            /** False while its photograph has not arrived, or when it was never accepted. */
            hasPhoto: z.boolean(),
            euro: cents,
            decision: z.enum(['approved', 'refused']).nullable(),
            reason: z.string().nullable(),
          }),
        ),
      }),
    ),
  writeNotice: call
    .post('/diary/{id}/notices')
    .errors(errorsOf('DEPARTURE_NOT_FOUND'))
    .input(
      byDeparture.extend({
        text: z.string().trim().min(1, { error: 'Scrivi l’avviso' }).max(1000),
      }),
    )
    .output(done),
  strikeNotice: call
    .post('/diary/{id}/notices/strike')
    .errors(errorsOf('NOT_FOUND', 'DEPARTURE_NOT_FOUND'))
    .input(
      byDeparture.extend({
        entry: uuid,
        reason: z.string().trim().min(1, { error: 'Scrivi il motivo' }).max(200),
      }),
    )
    .output(done),
  decideExpense: call
    .post('/diary/expenses/{id}/decision')
    .errors(errorsOf('NOT_FOUND', 'EXPENSE_DECIDED', 'EXPENSE_STRUCK'))
    .input(
      byDeparture.extend({
        decision: z.enum(['approved', 'refused']),
        reason: z.string().trim().max(200).nullish(),
      }),
    )
    .output(done),
  takeBackExpense: call
    .post('/diary/expenses/{id}/take-back')
    .errors(errorsOf('NOT_FOUND', 'EXPENSE_NOT_APPROVED'))
    .input(
      byDeparture.extend({
        reason: z.string().trim().min(1, { error: 'Scrivi il motivo' }).max(200),
      }),
    )
    .output(done),
}
