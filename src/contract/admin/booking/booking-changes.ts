import { oc } from '@orpc/contract'
import { z } from 'zod'
import { tripIdSchema } from '../../../domain/booking/links-schema.ts'
import { mostInstalments } from '../../../domain/booking/payment-plan.ts'
import { correctedPartySchema } from '../../../domain/booking/travellers-schema.ts'
import { typedEuro } from '../../../domain/typed-money-schema.ts'
import { extraChoices, offeredExtraSchema } from '../../booking/extras.ts'
import { errorsOf } from '../../errors.ts'
import { cents, isoDay, typedDay, uuid } from '../../values.ts'
import { tags } from '../values.ts'
import { bookingDetailSchema } from './booking-shapes.ts'
import { change, changeErrors, reason } from './bookings.ts'

/** Whether the agreed price per person goes along, or that of the new day holds. */
const priceChoices = ['agreed', 'departure'] as const

export const newDepartureSchema = z.object({
  tripId: tripIdSchema,
  startDate: isoDay,
  price: z.enum(priceChoices, { error: 'Scegli il prezzo' }).default('agreed'),
})

/** What a change of travellers or of the departure would cost, before it is made. */
export const changePreviewSchema = z.object({
  adultCount: z.int(),
  childCount: z.int(),
  pricePerPerson: cents,
  /** Of the chosen day, for comparison. */
  departurePrice: cents,
  totalBefore: cents,
  totalPrice: cents,
  difference: cents,
  depositAmount: cents,
  balanceDueDate: isoDay.nullable(),
  /** What has come in beyond the new total. */
  toGiveBack: cents,
  /** Null where the day has no stored departure, and so no limit. */
  spotsLeft: z.int().nullable(),
  spotsNeeded: z.int(),
})

const planAmount = z
  .int({ error: 'Inserisci un importo valido' })
  .min(1, { error: "L'importo deve essere maggiore di zero" })

/** The deposit and what follows it; with nothing following, everything is due at once. */
export const paymentPlanSchema = z.object({
  deposit: planAmount,
  instalments: z.array(z.object({ amount: planAmount, dueOn: isoDay })).max(mostInstalments),
})

/** The same as its form has it: amounts as they are typed. */
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

/** What staff may change about the party and the departure of a booking; part of its calls. */
export const bookingChangesContract = {
  previewChange: oc
    .route({ method: 'POST', path: '/bookings/{id}/change-preview', ...tags('prenotazioni') })
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
  /** Corrects names, birth dates, passports and the contact, and adds or takes away travellers. */
  changeTravellers: oc
    .route({ method: 'PUT', path: '/bookings/{id}/travellers', ...tags('prenotazioni') })
    .errors({ ...changeErrors, ...departureErrors })
    .input(change.extend({ ...correctedPartySchema.shape, reason }))
    .output(bookingDetailSchema),
  /** When it pays what; null: the deposit and one balance on the usual day. */
  setPlan: oc
    .route({ method: 'PUT', path: '/bookings/{id}/payment-plan', ...tags('prenotazioni') })
    .errors({ ...changeErrors, ...errorsOf('PLAN_INVALID', 'ALREADY_PAID') })
    .input(change.extend({ plan: paymentPlanSchema.nullable(), reason }))
    .output(bookingDetailSchema),
  /** What may be added, with what is left of it, whatever the last day for travellers was. */
  offeredExtras: oc
    .route({ method: 'GET', path: '/bookings/{id}/extras', ...tags('prenotazioni') })
    .errors(errorsOf('BOOKING_NOT_FOUND'))
    .input(z.object({ id: uuid }))
    .output(z.array(offeredExtraSchema)),
  /** What a new booking of a departure may take along, as staff choose it. */
  extrasOnOffer: oc
    .route({ method: 'GET', path: '/extras-on-offer', ...tags('prenotazioni') })
    .errors(errorsOf('TRIP_NOT_FOUND'))
    .input(z.object({ tripId: tripIdSchema, startDate: isoDay }))
    .output(z.array(offeredExtraSchema)),
  changeExtras: oc
    .route({ method: 'PUT', path: '/bookings/{id}/extras', ...tags('prenotazioni') })
    .errors({ ...changeErrors, ...departureErrors })
    .input(change.extend({ extras: extraChoices.unwrap(), reason }))
    .output(bookingDetailSchema),
  changeDeparture: oc
    .route({ method: 'PUT', path: '/bookings/{id}/departure', ...tags('prenotazioni') })
    .errors({ ...changeErrors, ...departureErrors })
    .input(change.extend({ ...newDepartureSchema.shape, reason }))
    .output(bookingDetailSchema),
}
