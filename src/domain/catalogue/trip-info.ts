import { z } from 'zod'
import { prose, text } from './shapes.ts'

export const effortLevels = ['facile', 'moderato', 'impegnativo'] as const

const byMonth = (least: number, most: number) => z.array(z.int().min(least).max(most)).length(12)

/** Answers to what travellers ask before paying, beyond the programme and the included services. */
export const tripInfoSchema = z.object({
  notIncluded: z.array(prose).min(3),
  /** In addition to the meals of the days; if the days list no meals, the only text about them. */
  meals: prose.optional(),
  effort: z.object({ level: z.enum(effortLevels), text: prose }),
  ages: prose,
  group: z
    .object({ smallest: z.int().min(1).max(10), largest: z.int().min(1).max(10) })
    .refine(({ smallest, largest }) => smallest <= largest, {
      error: 'Il minimo non può superare il massimo',
      path: ['largest'],
    }),
  climate: z.object({
    /** The place of the measurements, which represents the whole trip. */
    place: text,
    /** Mean highs in °C and days with rain, January first. */
    highs: byMonth(-40, 50),
    rainyDays: byMonth(0, 31),
    text: prose,
  }),
  entry: z.object({
    /** Each with the code of its page on the ministry's site. */
    countries: z
      .array(
        z.object({
          name: text,
          code: z.string().regex(/^[A-Z]{3}$/, { error: 'Tre lettere maiuscole, come GRC' }),
        }),
      )
      .min(1),
    rules: z.array(prose).min(1),
    /** The day on which the rules were last compared with the official page; null: never. */
    checkedOn: z.iso.date().nullable(),
  }),
  /** In cents, for the whole trip. */
  singleSupplement: z.int().positive(),
  insurance: prose,
  /** Whether it suits people of reduced mobility, in general (art. 34 c. 1 a 8 of the tourism code). */
  mobility: prose.optional(),
  /** The language in which the services are provided (art. 34 c. 1 a 7). */
  language: prose.optional(),
  /** Further questions about this trip. */
  questions: z.array(z.object({ question: prose, answer: prose })).optional(),
})

export type TripInfo = z.infer<typeof tripInfoSchema>
