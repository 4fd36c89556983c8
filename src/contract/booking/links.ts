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

/** The link data shown in the booking form. */
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
  /** Null: the departure is not stored. */
  spotsAvailable: z.int().nullable(),
  /** Null: no age limit, or it is not checked. */
  smallestAge: z.int().nullable(),
  /** For one customer's link: the day it was last used to book. Null: not used yet, or not for one customer. */
  bookedOn: isoDay.nullable(),
  /** The offered extras; none is preselected. */
  extras: z.array(offeredExtraSchema),
  /** The pictures of a trip that is not public; other trips' pictures are public already. */
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
