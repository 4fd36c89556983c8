import { z } from 'zod'
import { adminLinkDefaults, linkKinds, linkTexts } from '../../../domain/booking/links.ts'
import {
  instalmentSharesSchema,
  paymentTypeSchema,
  percentageSchema,
  priceSchema,
  tripIdSchema,
} from '../../../domain/booking/links-schema.ts'
import { emailSchema, phoneSchema } from '../../../domain/booking/travellers-schema.ts'
import {
  blankAsNull,
  isoDateSchema,
  personName,
} from '../../../domain/booking/typed-text-schema.ts'
import { typedEuro } from '../../../domain/typed-money-schema.ts'
import { departureSchema } from '../../booking/departures.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { cents, isoDay, isoInstant, paymentType, tripIdParam, uuid } from '../../values.ts'
import { pageInput, pageOf, searchText } from '../values.ts'

const call = staffCalls('link')

export const linkStates = ['active', 'expired'] as const

export const adminLinkSchema = z.object({
  id: uuid,
  /** The first 6 characters of the id, in capitals. */
  reference: z.string(),
  token: z.string(),
  /** The complete address, ready to copy: {origin}/#/prenotazione/{token}. */
  url: z.string(),
  kind: z.enum(linkKinds),
  travelId: z.string(),
  travelTitle: z.string(),
  startDate: isoDay,
  endDate: isoDay,
  price: cents,
  paymentType,
  specialNotes: z.string().nullable(),
  childDiscountEnabled: z.boolean(),
  childDiscountPercentage: z.int().nullable(),
  depositPercentage: z.int(),
  instalments: instalmentSharesSchema.nullable(),
  coordinatorNames: z.array(z.string()),
  /** The customer it was made for; such a link is not reused for anyone else. */
  customerName: z.string().nullable(),
  customerEmail: z.string().nullable(),
  customerPhone: z.string().nullable(),
  iban: z.object({ id: uuid, accountHolder: z.string(), maskedIban: z.string() }).nullable(),
  expiresAt: isoInstant,
  /** Links of the date-based generator: they expire in 100 years. */
  isPermanent: z.boolean(),
  state: z.enum(linkStates),
  bookingCount: z.int(),
  createdBy: z.string().nullable(),
  createdAt: isoInstant,
})

/** `reused`: the link already existed and keeps its own price. */
const generated = z.object({ link: adminLinkSchema, reused: z.boolean() })

const chosenIban = z.uuid({ error: linkTexts.ibanFirst })
const wholePercentage = percentageSchema.int({ error: 'Inserisci un numero intero' })

const typedPrice = typedEuro(priceSchema, 'Inserisci un prezzo valido')

/** The customer the link is for; if missing, anyone who has the link may use it. */
const customer = {
  customerName: blankAsNull(personName(120, 'Inserisci il nome')),
  customerEmail: blankAsNull(emailSchema),
  customerPhone: blankAsNull(phoneSchema),
}

export const freeLinkSchema = z.object({ tripId: tripIdSchema, startDate: isoDateSchema })

const pricedLinkSchema = freeLinkSchema.extend({
  ibanId: chosenIban,
  paymentType: paymentTypeSchema.default('deposit'),
  price: priceSchema.optional(),
  /** Replaces the single balance after the deposit of 40 %. */
  instalments: instalmentSharesSchema.optional(),
  ...customer,
})

/** The link in its form: the price as typed. */
export const pricedLinkFormSchema = pricedLinkSchema.extend({ price: typedPrice })

const adminLinkFields = z.object({
  ibanId: chosenIban,
  tripId: tripIdSchema,
  startDate: isoDateSchema,
  endDate: isoDateSchema,
  price: priceSchema,
  paymentType: paymentTypeSchema.default(adminLinkDefaults.paymentType),
  childDiscountEnabled: z.boolean().default(adminLinkDefaults.childDiscountEnabled),
  childDiscountPercentage: wholePercentage.default(adminLinkDefaults.childDiscountPercentage),
  depositPercentage: wholePercentage.default(adminLinkDefaults.depositPercentage),
  instalments: instalmentSharesSchema.optional(),
  specialNotes: z.string().trim().max(500, { error: 'Al massimo 500 caratteri' }).optional(),
  coordinatorNames: z.array(z.string().trim().min(1).max(60)).max(2).optional(),
  ...customer,
})

function returnsLater({ startDate, endDate }: { startDate: string; endDate: string }): boolean {
  return endDate >= startDate
}

const tooEarly = { error: 'Il ritorno non può precedere la partenza', path: ['endDate'] }

export const newAdminLinkSchema = adminLinkFields.refine(returnsLater, tooEarly)

/** The link in its form: the price as typed, coordinators optional. */
export const adminLinkFormSchema = adminLinkFields
  .extend({
    price: typedPrice,
    coordinatorNames: z
      .array(z.string().trim().max(60))
      .transform((names) => names.filter((name) => name !== '')),
  })
  .refine(returnsLater, tooEarly)

/** The recipient of a link. */
export const sentLinkSchema = z.object({
  name: blankAsNull(personName(120, 'Inserisci il nome')),
  email: emailSchema,
})

export const adminLinksContract = {
  /** The trips in the generators: initially the 20 bookable trips, Australia and the three test trips. */
  trips: call.get('/trips').output(
    z.object({
      trips: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          /** Prefills /generatore, without any seasonal factor. */
          price: cents,
          durationDays: z.int(),
          isTest: z.boolean(),
          /** Not shown on the site: sold only by link. */
          isHidden: z.boolean(),
        }),
      ),
      /** The people who may lead a departure: the team shown on the site. */
      coordinators: z.array(z.string()),
      /** Trips the generators do not offer: for departures, unless archived, and to search past sales. */
      others: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          durationDays: z.int(),
          isHidden: z.boolean(),
          isArchived: z.boolean(),
        }),
      ),
    }),
  ),
  /** Date options with price, spots and coordinators. */
  dates: call
    .get('/trips/{tripId}/dates')
    .errors(errorsOf('TRIP_NOT_FOUND'))
    .input(z.object({ tripId: tripIdParam }))
    .output(z.object({ dates: z.array(departureSchema) })),
  /** 'Generatore Link Gratuiti' and the link dialog: price 0, permanent, one per trip and day. */
  generateFree: call
    .post('/links/free')
    .errors(errorsOf('TRIP_NOT_FOUND', 'DEPARTURE_NOT_FOUND', 'LINK_SEARCH_FAILED'))
    .input(freeLinkSchema)
    .output(generated),
  /** /generatore. Without a price, the bookable price is used. */
  generateForIban: call
    .post('/links/iban')
    .errors(
      errorsOf(
        'TRIP_NOT_FOUND',
        'DEPARTURE_NOT_FOUND',
        'IBAN_NOT_FOUND',
        'IBAN_INACTIVE',
        'PLAN_INVALID',
        'LINK_SEARCH_FAILED',
      ),
    )
    .input(pricedLinkSchema)
    .output(generated),
  /** The admin form: every submission makes a new link. */
  create: call
    .post('/links', { successStatus: 201 })
    .errors(errorsOf('TRIP_NOT_FOUND', 'IBAN_NOT_FOUND', 'IBAN_INACTIVE', 'PLAN_INVALID'))
    .input(newAdminLinkSchema)
    .output(generated),
  list: call
    .get('/links')
    .input(
      z.object({
        ...pageInput,
        search: searchText,
        state: z.enum(['all', ...linkStates, 'used', 'unused']).default('all'),
        kind: z.enum(linkKinds).optional(),
        tripId: tripIdParam.optional(),
        ibanId: uuid.optional(),
      }),
    )
    .output(pageOf(adminLinkSchema)),
  find: call
    .get('/links/{id}')
    .errors(errorsOf('LINK_NOT_FOUND'))
    .input(z.object({ id: uuid }))
    .output(adminLinkSchema),
  /** Undoes `end`: the link gets its previous expiry back. */
  restore: call
    .post('/links/{id}/restore')
    .errors(errorsOf('LINK_NOT_FOUND', 'LINK_EXPIRED'))
    .input(z.object({ id: uuid }))
    .output(adminLinkSchema),
  /** Mails the link to its customer, or to a typed address; once a day to each address. */
  send: call
    .post('/links/{id}/send')
    .errors(errorsOf('LINK_NOT_FOUND', 'LINK_EXPIRED', 'TRIP_DEPARTED'))
    .input(sentLinkSchema.extend({ id: uuid }))
    .output(z.object({ isNew: z.boolean().describe('false: it went there today already') })),
  /** Makes the link expire now; its page then says 'scaduto'. */
  end: call
    .post('/links/{id}/end')
    .errors(errorsOf('LINK_NOT_FOUND'))
    .input(z.object({ id: uuid }))
    .output(adminLinkSchema),
}
