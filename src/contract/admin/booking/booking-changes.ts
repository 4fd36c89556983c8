import { z } from 'zod'
import { tripIdSchema } from '../../../domain/booking/links-schema.ts'
import { mostInstalments } from '../../../domain/booking/payment-plan.ts'
import { correctedPartySchema } from '../../../domain/booking/travellers-schema.ts'
import { typedEuro } from '../../../domain/typed-money-schema.ts'
import { extraChoices, offeredExtraSchema } from '../../booking/extras.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { cents, isoDay, typedDay, uuid } from '../../values.ts'
import { bookingDetailSchema } from './booking-shapes.ts'
import { change, changeErrors, reason } from './bookings.ts'

const call = staffCalls('prenotazioni')

/** Whether the agreed price per person is kept, or the price of the new departure applies. */
const priceChoices = ['agreed', 'departure'] as const

export const newDepartureSchema = z.object({
  tripId: tripIdSchema,
  startDate: isoDay,
  price: z.enum(priceChoices, { error: 'Scegli il prezzo' }).default('agreed'),
})

/** The cost of a change of travellers or departure, before it is made. */
export const changePreviewSchema = z.object({
  adultCount: z.int(),
  childCount: z.int(),
  pricePerPerson: cents,
  /** The price of the chosen departure, for comparison. */
  departurePrice: cents,
  totalBefore: cents,
  totalPrice: cents,
  difference: cents,
  depositAmount: cents,
  /** The first open payment after the deposit: an instalment or the balance. */
  next: z.object({ name: z.string(), dueOn: isoDay.nullable() }).nullable(),
  /** What was paid beyond the new total. */
  toGiveBack: cents,
  /** Null if the day has no stored departure, and therefore no limit. */
  spotsLeft: z.int().nullable(),
  spotsNeeded: z.int(),
})

const planAmount = z
  .int({ error: 'Inserisci un importo valido' })
  .min(1, { error: "L'importo deve essere maggiore di zero" })

/** The deposit and the instalments; without instalments everything is due at once. */
export const paymentPlanSchema = z.object({
  deposit: planAmount,
  instalments: z.array(z.object({ amount: planAmount, dueOn: isoDay })).max(mostInstalments),
})

/** The plan in its form: amounts as typed. */
export const paymentPlanFormSchema = z.object({
  deposit: typedEuro(planAmount, 'Inserisci un importo valido'),
  instalments: z
    .array(
      z.object({
        amount: typedEuro(planAmount, 'Inserisci un importo valido'),
        dueOn: typedDay('Inserisci la data'),
      }),
    )
    .max(mostInstalments),
})

const departureErrors = errorsOf(
  'DEPARTURE_NOT_FOUND',
  'DEPARTURE_FULL',
  'EXTRA_FULL',
  'EXTRA_NOT_OFFERED',
  'EXTRA_TOO_MANY',
  'DEPARTURE_CLOSED',
  'DEPARTURE_CANCELLED',
  'TRIP_NOT_FOUND',
  'TRIP_DEPARTED',
)

/** The calls to change the party and the departure of a booking. */
export const bookingChangesContract = {
  previewChange: call
    .post('/bookings/{id}/change-preview')
    .errors({ ...changeErrors, ...departureErrors })
    .input(
      z.object({
        id: uuid,
        party: correctedPartySchema.pick({ travelers: true }).optional(),
        departure: newDepartureSchema.optional(),
        extras: extraChoices,
      }),
    )
    .output(changePreviewSchema),
  /** Corrects names, birth dates, passports and the contact, and adds or removes travellers. */
  changeTravellers: call
    .put('/bookings/{id}/travellers')
    .errors({ ...changeErrors, ...departureErrors })
    .input(change.extend({ ...correctedPartySchema.shape, reason }))
    .output(bookingDetailSchema),
  /** Sets the payment plan; null: the deposit and one balance on the usual day. */
  setPlan: call
    .put('/bookings/{id}/payment-plan')
    .errors({ ...changeErrors, ...errorsOf('PLAN_INVALID', 'ALREADY_PAID') })
    .input(change.extend({ plan: paymentPlanSchema.nullable(), reason }))
    .output(bookingDetailSchema),
  /** The extras that staff may add, with the units left, even after the last day for travellers. */
  offeredExtras: call
    .get('/bookings/{id}/extras')
    .errors(errorsOf('BOOKING_NOT_FOUND'))
    .input(z.object({ id: uuid }))
    .output(z.array(offeredExtraSchema)),
  /** The extras that staff may choose for a new booking of a departure. */
  extrasOnOffer: call
    .get('/extras-on-offer')
    .errors(errorsOf('TRIP_NOT_FOUND'))
    .input(z.object({ tripId: tripIdSchema, startDate: isoDay }))
    .output(z.array(offeredExtraSchema)),
  changeExtras: call
    .put('/bookings/{id}/extras')
    .errors({ ...changeErrors, ...departureErrors })
    .input(change.extend({ extras: extraChoices.unwrap(), reason }))
    .output(bookingDetailSchema),
  changeDeparture: call
    .put('/bookings/{id}/departure')
    .errors({ ...changeErrors, ...departureErrors })
    .input(change.extend({ ...newDepartureSchema.shape, reason }))
    .output(bookingDetailSchema),
}
