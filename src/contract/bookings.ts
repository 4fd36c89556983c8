import { oc } from '@orpc/contract'
import { z } from 'zod'
import { travellersSchema } from '../domain/travellers-schema.ts'
import { errorsOf } from './errors.ts'
import { cents, isoDay, isoInstant, paymentType, referralSource, token, uuid } from './values.ts'

/** What the pages show of a booking: never passport numbers, addresses or birth dates. */
export const bookingSchema = z.object({
  id: uuid,
  reference: z.string(),
  tripId: z.string(),
  destinationTitle: z.string(),
  startDate: isoDay,
  endDate: isoDay,
  tripDays: z.int(),
  nights: z.int(),
  airport: z.string(),
  price: cents,
  totalPrice: cents,
  depositAmount: cents,
  amountDue: cents,
  amountPaid: cents,
  balanceDueDate: isoDay.nullable(),
  paymentType,
  adultCount: z.int(),
  childCount: z.int(),
  childDiscountAmount: cents,
  contactEmail: z.string(),
  contactPhone: z.string(),
  travelers: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
  status: z.string(),
  paymentStatus: z.string(),
  paymentReference: z.string().nullable(),
  paymentExpiresAt: isoInstant.nullable(),
  createdAt: isoInstant,
})

export const newBookingSchema = z.object({
  token,
  submissionId: uuid,
  travelers: travellersSchema,
  referralSource: referralSource.optional(),
})

export const bookingsContract = {
  create: oc
    .route({
      method: 'POST',
      path: '/bookings',
      successStatus: 201,
      tags: ['Prenotazioni'],
      summary: 'Crea una prenotazione da un link',
    })
    .errors(errorsOf('LINK_NOT_FOUND', 'LINK_EXPIRED', 'DEPARTURE_FULL', 'RATE_LIMITED'))
    .input(newBookingSchema)
    .output(bookingSchema),
  find: oc
    .route({
      method: 'GET',
      path: '/bookings/{id}',
      tags: ['Prenotazioni'],
      summary: 'Una prenotazione, per chi ne ha il codice',
    })
    .errors(errorsOf('BOOKING_NOT_FOUND'))
    .input(z.object({ id: z.string() }))
    .output(bookingSchema),
}
