import { z } from 'zod'
import { typographic } from '../typography.ts'
import { webAddress } from '../web-address-schema.ts'
import { legalFields, legalTables, placeholdersIn } from './legal-fields.ts'

/** The schemas of the catalogue's content. Content is written against these types and parsed by tests. */

export const text = z.string().trim().min(1)

/** Running text for visitors, with typographic apostrophes. Names, ids and legal texts stay as typed. */
export const prose = text.overwrite(typographic)

/** The state of kinds other than trips: a document without a state is shown. */
export const unshownState = z.enum(['hidden', 'archived']).optional()

export const activityTypes = [
  'flight',
  'hotel',
  'food',
  'tour',
  'activity',
  'free',
  'transfer',
  'ship',
  'beach',
] as const

export const dayPeriods = [
  'Mattina',
  'Pomeriggio',
  'Sera',
  'Mezzogiorno',
  'Alba',
  'Tramonto',
  'Pranzo',
  'Colazione',
  'In volo',
] as const

/** Who pays: included in the price, each traveller for themselves, or optional. */
export const covers = ['incluso', 'libero', 'facoltativo'] as const

export const activitySchema = z.object({
  time: z.union([z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), z.enum(dayPeriods)]).optional(),
  title: prose,
  type: z.enum(activityTypes),
  location: prose.optional(),
  /** Missing in trips from before this field existed. */
  cover: z.enum(covers).optional(),
  /** In cents, for optional activities. */
  price: z.int().positive().optional(),
})

/** Which meals of a day are included in the price; travellers arrange the others themselves. */
export const dayMealsSchema = z.object({
  breakfast: z.boolean().optional(),
  lunch: z.boolean().optional(),
  dinner: z.boolean().optional(),
})

export const itineraryDaySchema = z.object({
  day: z.int().positive(),
  title: prose,
  description: prose,
  highlight: z.boolean().optional(),
  activities: z.array(activitySchema).min(3).max(6),
  /** Missing in trips from before this field existed. */
  meals: dayMealsSchema.optional(),
})

export const hotelSchema = z.object({
  name: text,
  /** Null: no stars, like many good hotels. */
  stars: z.int().min(1).max(5).nullable().default(4),
  description: prose.default('Hotel di qualità'),
})

/** A hotel may be given as a plain string; the schema's defaults then complete it. */
export const hotelInputSchema = z.union([text, hotelSchema])

/** The day and activity that offer it: each promised experience must be part of the programme. */
const offeredSchema = z.object({ day: z.int().positive(), activity: prose })

export const experienceSchema = z.union([
  prose,
  z.object({ title: prose, description: prose, offered: offeredSchema.optional() }),
])

export const destinationSchema = z.object({
  id: text,
  title: text,
  description: text,
  flights: text,
  hotels: z.array(hotelInputSchema).min(1),
  experiences: z.array(experienceSchema).min(3),
  package: z.object({
    duration: text,
    includes: z.array(text).min(4),
    destinations: z.array(z.object({ id: text, title: text, description: text })),
  }),
  hasItinerary: z.boolean(),
})

const monthAndYear = z
  .string()
  .regex(
    /^(Gennaio|Febbraio|Marzo|Aprile|Maggio|Giugno|Luglio|Agosto|Settembre|Ottobre|Novembre|Dicembre) 20\d\d$/,
  )

export const reviewSchema = z.object({
  id: text,
  authorName: text,
  authorImage: text,
  location: text,
  rating: z.int().min(1).max(5),
  text: prose,
  date: monthAndYear,
})

export const videoTestimonialSchema = z.object({
  youtubeId: z.string().regex(/^[\w-]{11}$/),
  title: prose,
  text: prose,
  date: monthAndYear,
})

export const packageCategorySchema = z.object({
  id: z.enum(['islands', 'adventure', 'exotic', 'city', 'emerging']),
  title: text,
  image: text,
  originalPrice: z.number(),
  discountedPrice: z.number(),
  minPrice: z.number(),
  maxPrice: z.number(),
  duration: text,
  destinations: z.array(z.object({ id: text, title: text, description: prose, price: z.number() })),
  includes: z.array(prose).min(4),
})

export const teamMemberSchema = z.object({
  id: text,
  name: text,
  role: text,
  image: text,
  description: prose,
  bio: z.array(prose).min(2),
  expertise: z.array(prose).min(3),
  languages: z.array(text).min(2),
  yearsExperience: z.int().positive(),
  destinations: z.array(text).min(2),
  email: z.email(),
  phone: text,
  specialties: z.array(text).min(2),
})

export const groupTripSchema = z.object({
  id: text,
  title: text,
  description: prose,
  image: text,
  price: z.number().positive(),
  duration: text,
  difficulty: prose,
  included: z.array(prose).min(4),
  hotels: z.array(hotelSchema),
  experiences: z.array(prose).min(3),
  dates: z.array(
    z.object({
      id: text,
      startDate: z.iso.date(),
      endDate: z.iso.date(),
      spotsAvailable: z.int().min(0).max(10),
      coordinators: z.array(text),
      price: z.number().positive(),
    }),
  ),
})

/** A paragraph may contain placeholders for agency data: `{{ragioneSociale}}`. */
const legalText = text.refine(
  (value) => placeholdersIn(value).every((name) => legalFields.some((field) => field === name)),
  { error: 'Questo segnaposto non esiste' },
)

/** A body is a sequence of paragraphs (strings), lists (arrays of strings) and generated tables. */
const bodySchema = z
  .array(z.union([legalText, z.array(legalText).min(1), z.object({ table: z.enum(legalTables) })]))
  .min(1)

export const legalDocumentSchema = z.object({
  title: text,
  metaDescription: text,
  /** The version that travellers accept; every change of the text needs a new version. */
  version: text,
  inForceFrom: z.iso.date(),
  /** What the agency still has to check or fill in; never shown to visitors. */
  draftNote: text.optional(),
  intro: z.array(legalText).min(1),
  sections: z.array(z.object({ id: text, heading: text, body: bodySchema })).min(1),
})

/** Details that a package travel organiser must state by law in contracts, forms and conditions. */
export const organiserSchema = z.object({
  /** SCIA or authorisation, with number, date and authority. */
  registration: text,
  emergencyPhone: text,
  liabilityInsurance: z.object({ company: text, policy: text }),
  insolvencyCover: z.object({
    name: text,
    policy: text,
    address: text,
    email: z.email(),
    phone: text,
  }),
  disputeBody: z.object({ name: text, site: webAddress() }),
})

export const faqSchema = z.object({ id: text, question: prose, answer: prose })

export const sampleTestimonialSchema = z.object({
  id: text,
  authorName: text,
  authorImage: text,
  location: text,
  rating: z.int().min(1).max(5),
  text: prose,
  date: monthAndYear,
})

export const suggestedTripSchema = z.object({ id: text, title: text, reason: prose })

export const taskSchema = z.object({
  id: text,
  title: text,
  description: text,
  status: z.enum(['todo', 'in-progress', 'completed']),
  priority: z.enum(['low', 'medium', 'high']),
  assignee: text,
  dueDate: z.iso.date(),
  dependencies: z.array(text),
})

export const testTripSchema = z.object({ id: text, title: text })

export type ActivityType = (typeof activityTypes)[number]
export type Activity = z.infer<typeof activitySchema>
export type ItineraryDay = z.infer<typeof itineraryDaySchema>
export type Hotel = z.infer<typeof hotelSchema>
export type Experience = z.infer<typeof experienceSchema>
export type Destination = z.input<typeof destinationSchema>
export type Review = z.infer<typeof reviewSchema>
export type VideoTestimonial = z.infer<typeof videoTestimonialSchema>
export type PackageCategory = z.infer<typeof packageCategorySchema>
export type TeamMember = z.infer<typeof teamMemberSchema>
export type GroupTrip = z.infer<typeof groupTripSchema>
export type LegalDocument = z.infer<typeof legalDocumentSchema>
export type Organiser = z.infer<typeof organiserSchema>
export type Faq = z.infer<typeof faqSchema>
export type SampleTestimonial = z.infer<typeof sampleTestimonialSchema>
export type Task = z.infer<typeof taskSchema>
export type TestTrip = z.infer<typeof testTripSchema>
