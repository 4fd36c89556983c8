import { z } from 'zod'
import { brandSchema } from './brand.ts'
import { faqSchema, prose, sampleTestimonialSchema, suggestedTripSchema, text } from './shapes.ts'

/** The texts of single pages, one document each. */

/** The name of a picture; without it the page has the one that it was painted with. */
const picture = text.optional()

/** Ids as the agency has put them; what is not named follows, by its own number. */
const chosenOrder = z.array(text).optional()

const meta = { metaTitle: text, metaDescription: text }

export const homeTextsSchema = z.object({
  metaDescription: text,
  /** While no campaign runs. */
  headline: z.object({ lead: text, emphasis: text }),
  heroLead: prose,
  countdownLabel: text,
  introVideo: z.object({ label: text, description: prose }),
  /** Without them those of the first edition. */
  destinationsTitle: text.optional(),
  testimonialsTitle: text.optional(),
  destinationsLead: prose,
  testimonialsLead: prose,
  reviewsLead: prose,
  /** The trip whose travellers speak on the home page. */
  reviewsOf: text,
  hero: picture,
  /** Of the advertising pages. */
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
  /** The wide one with everybody: on the pages of the team, of the agency and of the group trips. */
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

/** What the agency says of itself; what belongs to the campaign is in the campaign's document. */
export const brandDocumentSchema = brandSchema.omit({ campaign: true, discountPercentage: true })

export const campaignDocumentSchema = z.object({
  name: text,
  headline: z.object({ lead: text, emphasis: text }),
  discountPercentage: z.int().min(0).max(100),
  validity: text,
  urgency: text,
  validHours: z.int().positive(),
  /** The banner of the advertising pages; without it the discount alone is said. */
  banner: text.optional(),
  /** Without them it runs for as long as the setting of the back office says. */
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
  /** Paths of the pages on which it shows; none named means all. */
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
