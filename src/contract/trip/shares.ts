import { z } from 'zod'
import { bankAccountSchema } from '../accounts/bank-account.ts'
import { bookingSchema } from '../booking/bookings.ts'
import { calls } from '../calls.ts'
import { errorsOf } from '../errors.ts'
import { cents, isoDay, uuid } from '../values.ts'

const call = calls('Il mio viaggio')

const shareSchema = z.object({
  seat: z.int(),
  name: z.string(),
  isYou: z.boolean(),
  total: cents,
  received: cents.describe('by its own causale'),
  open: cents,
  /** The next payment of the share. */
  due: z
    .object({ name: z.string(), amount: cents, dueOn: isoDay.nullable(), causale: z.string() })
    .nullable(),
})

export const sharesViewSchema = z.object({
  isOn: z.boolean(),
  /** Whether the reader may switch paying by share on and off: only the lead traveller. */
  maySwitch: z.boolean(),
  /** All shares for the lead traveller; only their own for others. */
  shares: z.array(shareSchema),
  /** The unpaid rest, for which the lead traveller is liable; shown only to them. */
  rest: cents.nullable(),
  /** How the reader can pay their own share, while a part of it is due. */
  transfer: z
    .object({
      account: bankAccountSchema,
      amount: cents,
      causale: z.string(),
      epcPayload: z.string(),
      promise: bookingSchema.shape.promise,
    })
    .nullable(),
  receipts: z.array(z.object({ id: uuid, code: z.string() })),
})

export const sharesContract = {
  shares: call
    .get('/trip/shares', { summary: 'La propria quota; chi ha prenotato vede quelle di tutti' })
    .errors(errorsOf('TRIP_SESSION_OVER'))
    .output(sharesViewSchema),
  setShares: call
    .put('/trip/shares', { summary: 'Chi ha prenotato decide se ognuno paga la sua quota' })
    .errors(errorsOf('TRIP_SESSION_OVER', 'SHARES_CLOSED', 'SHARES_PAID', 'RATE_LIMITED'))
    .input(z.object({ isOn: z.boolean() }))
    .output(sharesViewSchema),
}
