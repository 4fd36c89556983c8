import { z } from 'zod'
import { brandSchema } from './brand.ts'
import { faqSchema, prose, sampleTestimonialSchema, suggestedTripSchema, text } from './shapes.ts'

/** The texts of single pages, one document each. */

/** The name of a picture; without it the page shows its original painted one. */
const picture = text.optional()

/** Ids in the agency's order; documents not listed follow, sorted by their own `order`. */
const chosenOrder = z.array(text).optional()

const meta = { metaTitle: text, metaDescription: text }

export const homeTextsSchema = z.object({
  metaDescription: text,
  /** Shown while no campaign runs. */
  headline: z.object({ lead: text, emphasis: text }),
  heroLead: prose,
  countdownLabel: text,
  introVideo: z.object({ label: text, description: prose }),
  /** If missing, the titles of the first edition are used. */
  destinationsTitle: text.optional(),
  testimonialsTitle: text.optional(),
  destinationsLead: prose,
  testimonialsLead: prose,
  reviewsLead: prose,
  /** The trip whose reviews appear on the home page. */
  reviewsOf: text,
  hero: picture,
  /** The main picture of the advertising pages. */
  adsHero: picture,
})

export const travelsTextsSchema = z.object({
  ...meta,
  lead: prose,
  packagesTitle: prose,
  packagesLead: prose,
  tripOrder: chosenOrder,
  packageOrder: chosenOrder,
  groupTripOrder: chosenOrder,
  zoneOrder: chosenOrder,
  airportOrder: chosenOrder,
})

export const aboutTextsSchema = z.object({
  ...meta,
  title: text,
  lead: prose,
  mission: z.object({ title: text, paragraphs: z.array(prose).min(1) }),
  valuesTitle: prose,
  values: z.array(z.object({ id: text, title: text, description: prose })).min(1),
  numbersTitle: prose,
  closing: z.object({ title: prose, text: prose }),
  image: picture,
})

const titledText = z.object({ title: text, text: prose })

export const contactTextsSchema = z.object({
  ...meta,
  title: text,
  lead: prose,
  form: z.object({ title: text, hint: prose, success: titledText, failure: titledText }),
  office: titledText,
  map: z.object({ show: text, notice: prose, directions: text, frameTitle: text }),
})

export const teamTextsSchema = z.object({
  ...meta,
  title: text,
  lead: prose,
  closing: prose,
  /** Shown on every profile. */
  testimonials: z.array(sampleTestimonialSchema),
  suggestedTrips: z.array(suggestedTripSchema),
  memberOrder: chosenOrder,
  /** The wide picture of the whole team, on the pages of the team, the agency and the group trips. */
  band: picture,
})

export const groupTripsTextsSchema = z.object({
  ...meta,
  title: text,
  lead: prose,
  /** Under each price. */
  priceNote: text,
  closing: z.object({ title: prose, text: prose }),
})

export const faqTextsSchema = z.object({
  ...meta,
  title: text,
  lead: prose,
  questions: z.array(faqSchema).min(1),
})

/** The agency's data; campaign data are in the campaign's document. */
export const brandDocumentSchema = brandSchema.omit({ campaign: true, discountPercentage: true })

export const campaignDocumentSchema = z.object({
  name: text,
  headline: z.object({ lead: text, emphasis: text }),
  discountPercentage: z.int().min(0).max(100),
  validity: text,
  urgency: text,
  validHours: z.int().positive(),
  /** The banner text of the advertising pages; without it only the discount is shown. */
  banner: text.optional(),
  /** If missing, the campaign runs as long as the setting in the back office says. */
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
  /** Paths of the pages that show it; empty means all. */
  pages: z.array(text).optional(),
})

export type HomeTexts = z.infer<typeof homeTextsSchema>
export type TravelsTexts = z.infer<typeof travelsTextsSchema>
export type AboutTexts = z.infer<typeof aboutTextsSchema>
export type ContactTexts = z.infer<typeof contactTextsSchema>
export type TeamTexts = z.infer<typeof teamTextsSchema>
export type GroupTripsTexts = z.infer<typeof groupTripsTextsSchema>
export type FaqTexts = z.infer<typeof faqTextsSchema>
export type CampaignDocument = z.infer<typeof campaignDocumentSchema>
