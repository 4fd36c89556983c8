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
  /** The whole address, ready to be copied: {origin}/#/prenotazione/{token}. */
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
  /** For whom it was made: such a link is given to nobody else. */
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

/** `reused`: the link was there already and keeps its own price. */
const generated = z.object({ link: adminLinkSchema, reused: z.boolean() })

const chosenIban = z.uuid({ error: linkTexts.ibanFirst })
const wholePercentage = percentageSchema.int({ error: 'Inserisci un numero intero' })

const typedPrice = typedEuro(priceSchema, 'Inserisci un prezzo valido')

/** For whom the link is; left out, it is for whoever gets it. */
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
  /** Instead of one balance after the deposit of 40 %. */
  instalments: instalmentSharesSchema.optional(),
  ...customer,
})

/** The same as its form has it: the price as it is typed. */
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

/** The same as its form has it: the price as it is typed, coordinators that may be left open. */
export const adminLinkFormSchema = adminLinkFields
  .extend({
    price: typedPrice,
    coordinatorNames: z
      .array(z.string().trim().max(60))
      .transform((names) => names.filter((name) => name !== '')),
  })
  .refine(returnsLater, tooEarly)

/** To whom a link is sent. */
export const sentLinkSchema = z.object({
  name: blankAsNull(personName(120, 'Inserisci il nome')),
  email: emailSchema,
})

export const adminLinksContract = {
  /** What the generators offer: at first the 20 bookable trips, Australia and the three test trips. */
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
          /** Not on the site: sold by link alone. */
          isHidden: z.boolean(),
        }),
      ),
      /** Who may lead a departure: the team, as the site shows it. */
      coordinators: z.array(z.string()),
      /** Without links: for departures, unless archived, and to look for what was sold. */
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
  /** /generatore. Without a price the bookable one is taken. */
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
  /** The admin form: every press makes a link of its own. */
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
  /** Takes the last end back: the link lives as long as it would have. */
  restore: call
    .post('/links/{id}/restore')
    .errors(errorsOf('LINK_NOT_FOUND', 'LINK_EXPIRED'))
    .input(z.object({ id: uuid }))
    .output(adminLinkSchema),
  /** The link by mail to its customer, or to the address that is typed; once a day to each. */
  send: call
    .post('/links/{id}/send')
    .errors(errorsOf('LINK_NOT_FOUND', 'LINK_EXPIRED', 'TRIP_DEPARTED'))
    .input(sentLinkSchema.extend({ id: uuid }))
    .output(z.object({ isNew: z.boolean().describe('false: it went there today already') })),
  /** From now on the link answers 'scaduto'. */
  end: call
    .post('/links/{id}/end')
    .errors(errorsOf('LINK_NOT_FOUND'))
    .input(z.object({ id: uuid }))
    .output(adminLinkSchema),
}
