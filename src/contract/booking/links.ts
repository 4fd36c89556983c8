import { z } from 'zod'
import { pictureKinds } from '../../domain/catalogue/pictures.ts'
import { calls } from '../calls.ts'
import { termsSchema } from '../catalogue/legal.ts'
import { errorsOf } from '../errors.ts'
import { cents, isoDay, paymentType, token } from '../values.ts'
import { offeredExtraSchema } from './extras.ts'

const call = calls('Link di prenotazione')

const frame = { width: z.int(), height: z.int(), widths: z.array(z.int()) }

const linkPictureSchema = z.object({
  id: z.string(),
  alt: z.string(),
  ...frame,
  portrait: z.object(frame).optional(),
  v: z.string(),
  placeholder: z.string(),
  kind: z.enum(pictureKinds).optional(),
  credit: z.string().optional(),
  focus: z.object({ x: z.number(), y: z.number() }).optional(),
})

/** What the booking form shows of a link. */
export const openLinkSchema = z.object({
  reference: z.string(),
  travelId: z.string(),
  travelTitle: z.string(),
  startDate: isoDay,
  endDate: isoDay,
  price: cents,
  specialNotes: z.string().nullable(),
  childDiscountEnabled: z.boolean(),
  childDiscountPercentage: z.int().nullable(),
  depositPercentage: z.int(),
  instalments: z.array(z.object({ percentage: z.int(), dueOn: isoDay })).nullable(),
  paymentType,
  coordinatorNames: z.array(z.string()),
  /** Null: the departure is not among the stored ones. */
  spotsAvailable: z.int().nullable(),
  /** Null: everybody may come, or nobody checks. */
  smallestAge: z.int().nullable(),
  /** A link that is one customer's: when it was last booked by. Null: not yet, or it is for everybody. */
  bookedOn: isoDay.nullable(),
  /** What may be taken along; none is chosen by itself. */
  extras: z.array(offeredExtraSchema),
  /** Of a trip that is not shown to everybody; the others' are public. */
  pictures: z.array(linkPictureSchema),
  terms: termsSchema,
})

export const linksContract = {
  open: call
    .get('/booking-links/{token}', { summary: 'Il link di prenotazione che un viaggiatore apre' })
    .errors(errorsOf('LINK_NOT_FOUND', 'LINK_EXPIRED', 'TRIP_DEPARTED'))
    .input(z.object({ token }))
    .output(openLinkSchema),
}
