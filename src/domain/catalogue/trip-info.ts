import { z } from 'zod'
import { prose, text } from './shapes.ts'

export const effortLevels = ['facile', 'moderato', 'impegnativo'] as const

const byMonth = (least: number, most: number) => z.array(z.int().min(least).max(most)).length(12)

/** What a traveller asks before paying, beyond what the trip shows and includes. */
export const tripInfoSchema = z.object({
  notIncluded: z.array(prose).min(3),
  /** Beside what the days say; for a trip whose days say nothing of meals, all there is to say. */
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
    /** Where it was measured: one place stands for the trip. */
    place: text,
    /** Mean highs in °C and days with rain, January first. */
    highs: byMonth(-40, 50),
    rainyDays: byMonth(0, 31),
    text: prose,
  }),
  entry: z.object({
    /** With the code under which the ministry's site keeps its page. */
    countries: z
      .array(
        z.object({
          name: text,
          code: z.string().regex(/^[A-Z]{3}$/, { error: 'Tre lettere maiuscole, come GRC' }),
        }),
      )
      .min(1),
    rules: z.array(prose).min(1),
    /** The day on which somebody last compared the rules with the official page; null: nobody has yet. */
    checkedOn: z.iso.date().nullable(),
  }),
  /** In cents, for the whole trip. */
  singleSupplement: z.int().positive(),
  insurance: prose,
  /** Whether it suits people of reduced mobility, in general (art. 34 c. 1 a 8 of the tourism code). */
  mobility: prose.optional(),
  /** In which language the services are given (art. 34 c. 1 a 7). */
  language: prose.optional(),
  /** What travellers ask of this trip besides. */
  questions: z.array(z.object({ question: prose, answer: prose })).optional(),
})

export type TripInfo = z.infer<typeof tripInfoSchema>
