import { z } from 'zod'
import { addressPattern } from './addresses.ts'
import { experienceSchema, hotelInputSchema, itineraryDaySchema, prose, text } from './shapes.ts'
import { siteStates } from './site-kinds.ts'
import { tripInfoSchema } from './trip-info.ts'

/** Money in documents is in cents, as everywhere in the code. */
const cents = z.int().min(0).max(10_000_000)

const address = z.string().max(80, { error: 'Al massimo 80 caratteri' }).regex(addressPattern, {
  error: 'Usa lettere minuscole senza accenti, cifre e trattini: «isole-greche»',
})

const stopSchema = z
  .object({
    place: text.max(40),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    /** The first and last day of the itinerary spent there. */
    from: z.int().min(1).max(60),
    to: z.int().min(1).max(60),
  })
  .refine(({ from, to }) => from <= to, {
    error: "L'ultimo giorno non può venire prima del primo",
    path: ['to'],
  })

export const tripDocumentSchema = z.object({
  title: text.max(80),
  /** The page's address after `/travel/`; the id if missing. */
  address: address.optional(),
  /** Earlier addresses, added automatically on publication, see `addresses.ts`. */
  formerAddresses: z.array(address).optional(),
  description: prose,
  /** On the card: three on a large screen, two on a phone. */
  tags: z.array(prose).length(3),
  state: z.enum(siteStates),
  /** The position among the cards; the lowest comes first. */
  order: z.int().min(0),
  /** Whether it has a card on the home page and in the list, or only its own page. */
  hasCard: z.boolean(),
  /** The id of the zone by which lists filter it; if missing, its texts decide. */
  region: text.optional(),
  /** Per person; departures, cards and pages derive their prices from it. */
  price: cents,
  /** The price proposed by the link generators if it differs from the public one; null: not offered there. */
  linkPrice: cents.nullable().optional(),
  /** Every new bank account automatically gets a booking link for this trip. */
  automaticLink: z.boolean(),
  days: z.int().min(1).max(60),
  /** The text on the page: `7 giorni / 6 notti`. */
  duration: text,
  /** The places where the nights are spent and those visited, in order; the page shows them on a map. */
  route: z.array(stopSchema).optional(),
  flights: prose,
  hotels: z.array(hotelInputSchema).min(1),
  experiences: z.array(experienceSchema).min(3),
  includes: z.array(prose).min(4),
  /** Answers to what travellers ask before paying; a new trip may not have them yet. */
  info: tripInfoSchema.optional(),
  /** Other trips at the end of the page, each with its own line. */
  related: z.array(z.object({ id: text, title: text, description: prose })),
  /** Empty for a trip without a public itinerary. */
  itinerary: z.array(itineraryDaySchema),
  /** Names of picture documents, without `picture/`. */
  pictures: z.object({
    main: text,
    /** The two pictures shown beside the main one. */
    extras: z.array(text),
    gallery: z.array(text),
  }),
})

export type TripDocument = z.infer<typeof tripDocumentSchema>
