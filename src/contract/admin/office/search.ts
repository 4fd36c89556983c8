import { z } from 'zod'
import { staffCalls } from '../../calls.ts'
import { isoDay, uuid } from '../../values.ts'
import { bookingStatus, paymentStatus } from '../values.ts'

const call = staffCalls('ricerca')

/** Ctrl-K: searches bookings, links and trips at once, and returns a few of each. */
export const searchContract = {
  everything: call
    .get('/search')
    .input(z.object({ q: z.string().trim().max(120) }))
    .output(
      z.object({
        bookings: z.array(
          z.object({
            id: uuid,
            reference: z.string(),
            contactName: z.string(),
            destinationTitle: z.string(),
            startDate: isoDay,
            status: bookingStatus,
            paymentStatus,
          }),
        ),
        links: z.array(
          z.object({
            id: uuid,
            reference: z.string(),
            travelTitle: z.string(),
            startDate: isoDay,
            /** The customer it was made for, if staff entered one. */
            customerName: z.string().nullable(),
            url: z.string(),
            state: z.enum(['active', 'expired']),
          }),
        ),
        trips: z.array(z.object({ id: z.string(), title: z.string() })),
      }),
    ),
}
