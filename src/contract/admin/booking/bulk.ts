import { z } from 'zod'
import { staffCalls } from '../../calls.ts'
import { uuid } from '../../values.ts'
import { version } from '../values.ts'

const call = staffCalls('prenotazioni')

/** As many as one screen shows, so that staff never cancel bookings they have not seen. */
export const mostAtOnce = 100

const chosen = z
  .array(z.object({ id: uuid, version }))
  .min(1, { error: 'Scegli almeno una prenotazione' })
  .max(mostAtOnce, { error: `Al massimo ${mostAtOnce} alla volta` })

/** `changed` has the bookings that were changed, with their new version; the others were left alone. */
const outcome = z.object({
  changed: z.array(z.object({ id: uuid, version })),
  leftAlone: z.int().describe('changed meanwhile, or not in a state for it'),
})

export const bulkBookingsContract = {
  cancelMany: call
    .post('/bookings/cancel-many')
    .input(
      z.object({
        bookings: chosen,
        reason: z.string().trim().max(500, { error: 'Al massimo 500 caratteri' }).optional(),
      }),
    )
    .output(outcome),
  /** Undoes a bulk cancellation, for the bookings that have not changed since. */
  undoCancelMany: call
    .post('/bookings/undo-cancel-many')
    .input(z.object({ bookings: chosen }))
    .output(outcome),
}
