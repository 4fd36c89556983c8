import { z } from 'zod'
import { webAddress } from '../web-address-schema.ts'
import { logoFilesSchema } from './logo/logo-file.ts'
import { text } from './shapes.ts'

const postalAddressSchema = z.object({
  street: text,
  postalCode: z.string().regex(/^\d{5}$/, { error: 'Il CAP ha cinque cifre' }),
  city: text,
  province: z.string().length(2),
  country: z.literal('IT'),
})

const hexColor = z
  .string()
  .regex(/^#[0-9A-F]{6}$/, { error: 'Un colore si scrive con # e sei cifre, per esempio #0E5AA7' })

const claimSchema = z.object({ value: text, label: text })

const linkSchema = z.object({ label: text, href: webAddress() })

export const brandSchema = z.object({
  name: text,
  legalName: text,
  vatNumber: z.string().regex(/^\d{11}$/, { error: 'La partita IVA ha undici cifre' }),
  atecoCode: text,
  atecoDescription: text,
  contactEmail: z.email(),
  contactPhone: text,
  address: postalAddressSchema,
  registeredOffice: postalAddressSchema,
  siteUrl: webAddress().refine((url) => /^https:\/\/[^/?#]+$/.test(url), {
    error: 'Solo https:// e il nome del sito, senza barra alla fine',
  }),
  socialLinks: z.object({
    instagram: webAddress().optional(),
    facebook: webAddress().optional(),
    twitter: webAddress().optional(),
  }),
  /** Company details required by law on the site; shown once filled in. */
  pec: z.email({ error: 'Scrivi un indirizzo PEC' }).optional(),
  rea: text.optional(),
  shareCapital: text.optional(),
  reviewsSite: webAddress(),
  colors: z.object({
    primary: hexColor,
    primaryLight: hexColor,
    primaryDark: hexColor,
    secondary: hexColor,
    accent: hexColor,
    navy: hexColor,
    navyLight: hexColor,
    navyDark: hexColor,
    gold: hexColor,
    goldLight: hexColor,
    goldDark: hexColor,
  }),
  discountPercentage: z.int().min(0).max(100),
  logo: z.object({
    main: text,
    white: text,
    favicon: text,
    version: text,
    /** Mark and name in one drawing, if the agency has one; derived from its files. */
    word: z.object({ main: text, white: text, ratio: z.number() }).optional(),
  }),
  /** The agency's own logo files; without them its initial is shown. */
  logoFiles: logoFilesSchema.optional(),
  meta: z.object({
    titleSuffix: text,
    description: text,
    keywords: z.array(text).min(3),
    shareImage: text,
  }),
  claims: z.object({
    heroDesktop: z.array(claimSchema).length(3),
    heroMobile: z.array(claimSchema).length(3),
    about: z.array(claimSchema).length(4),
    since: z.int(),
    mainFooterClients: text,
    adsFooterClients: text,
    groupSize: text,
    assistance: text,
    reply: text,
  }),
  ratings: z.object({
    badge: z.object({ value: z.number(), reviews: z.int() }),
    structuredData: z.object({
      value: z.number(),
      reviews: z.int(),
      best: z.int(),
      worst: z.int(),
    }),
  }),
  hours: z.array(z.object({ days: text, opens: text, closes: text, schema: z.array(text) })),
  guarantees: z.array(text).length(4),
  trustBadges: z.object({
    reviews: z.object({ title: text, link: linkSchema }),
    verification: z.object({ title: text, status: text, link: linkSchema }),
    accreditation: z.object({ title: text }),
  }),
  footerNotes: z.object({ images: text, prices: text }),
  campaign: z.object({
    headline: z.object({ lead: text, emphasis: text }),
    validity: text,
    urgency: text,
    validHours: z.int().positive(),
    /** The text beside the discount at the top of the advertising pages. */
    banner: text.optional(),
  }),
  whatsappNumbers: z.tuple([text], text),
  map: z.object({
    latitude: z.number(),
    longitude: z.number(),
    embed: webAddress(),
    directions: webAddress(),
  }),
})

export const bankAccountSchema = z.object({
  accountHolder: text,
  iban: z.string().regex(/^IT\d{2}[A-Z]\d{10}[A-Z0-9]{12}$/),
  bankName: text,
})

export type Brand = z.infer<typeof brandSchema>
export type BankAccount = z.infer<typeof bankAccountSchema>
