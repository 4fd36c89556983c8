import { z } from 'zod'
import { addressPattern } from './addresses.ts'
import { experienceSchema, hotelInputSchema, itineraryDaySchema, prose, text } from './shapes.ts'
import { siteStates } from './site-kinds.ts'
import { tripInfoSchema } from './trip-info.ts'

/** Money in documents is in cents, as everywhere in code. */
const cents = z.int().min(0).max(10_000_000)

const address = z.string().max(80, { error: 'Al massimo 80 caratteri' }).regex(addressPattern, {
  error: 'Usa lettere minuscole senza accenti, cifre e trattini: «isole-greche»',
})

const stopSchema = z
  .object({
    place: text.max(40),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    /** Days of the itinerary, both included. */
    from: z.int().min(1).max(60),
    to: z.int().min(1).max(60),
  })
  .refine(({ from, to }) => from <= to, {
    error: "L'ultimo giorno non può venire prima del primo",
    path: ['to'],
  })

export const tripDocumentSchema = z.object({
  title: text.max(80),
  /** Of its page, after `/travel/`; without one it is the id. */
  address: address.optional(),
  /** What it was called before: kept by whatever publishes, see `addresses.ts`. */
  formerAddresses: z.array(address).optional(),
  description: prose,
  /** On the card: three on a desk, two on a phone. */
  tags: z.array(prose).length(3),
  state: z.enum(siteStates),
  /** The place among the cards; the lowest comes first. */
  order: z.int().min(0),
  /** Whether it has a card on the home page and in the list, or only a page of its own. */
  hasCard: z.boolean(),
  /** The id of the zone under which the lists find it; without one its words decide. */
  region: text.optional(),
  /** Per person; from it come departures, cards and pages. */
  price: cents,
  /** What the link generators propose, where that is not the public price; null: they do not offer it. */
  linkPrice: cents.nullable().optional(),
  /** A new bank account gets a booking link for it at once. */
  automaticLink: z.boolean(),
  days: z.int().min(1).max(60),
  /** As the page says it: `7 giorni / 6 notti`. */
  duration: text,
  /** Where the nights are spent and what is gone to see, in order: the page draws it as a map. */
  route: z.array(stopSchema).optional(),
  flights: prose,
  hotels: z.array(hotelInputSchema).min(1),
  experiences: z.array(experienceSchema).min(3),
  includes: z.array(prose).min(4),
  /** What a traveller asks before paying; a new trip may still be without it. */
  info: tripInfoSchema.optional(),
  /** Other trips at the end of the page, each with one line of its own. */
  related: z.array(z.object({ id: text, title: text, description: prose })),
  /** Empty for a trip without a public itinerary. */
  itinerary: z.array(itineraryDaySchema),
  /** Names of picture documents, without `picture/`. */
  pictures: z.object({
    main: text,
    /** The two that stand beside the main one. */
    extras: z.array(text),
    gallery: z.array(text),
  }),
})

export type TripDocument = z.infer<typeof tripDocumentSchema>
