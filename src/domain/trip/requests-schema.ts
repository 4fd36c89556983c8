import { z } from 'zod'
import { maxTravellers } from '../booking/travellers.ts'
import { simpleTravellerSchema } from '../booking/travellers-schema.ts'
import { isoDateSchema } from '../booking/typed-text-schema.ts'
import type { WantedOfRequest } from './requests.ts'

const seat = z
  .int()
  .min(0)
  .max(maxTravellers - 1)
const { firstName, lastName, birthDate } = simpleTravellerSchema.shape

const leave = z.object({ kind: z.literal('leave') })
const name = z.object({
  kind: z.literal('name'),
  seat,
  firstName,
  lastName,
  isOther: z.boolean(),
  birthDate,
})
const departure = z.object({ kind: z.literal('departure'), startDate: isoDateSchema })
const people = z.object({
  kind: z.literal('people'),
  joining: z.array(simpleTravellerSchema).max(maxTravellers - 1),
  leaving: z.array(seat.min(1)).max(maxTravellers - 1),
})
const extras = z.object({
  kind: z.literal('extras'),
  extras: z
    .array(z.object({ id: z.string().min(1).max(80), more: z.int().min(-99).max(99) }))
    .max(30),
})

/** The changes a traveller may ask for. */
export const wantedSchema = z
  .discriminatedUnion('kind', [leave, name, departure, people, extras])
  .superRefine((wanted, context) => {
    const refuse = (message: string, path: (string | number)[]) =>
      context.addIssue({ code: 'custom', message, path })
    if (wanted.kind === 'name' && wanted.isOther && wanted.birthDate === null) {
      refuse('Scrivi la data di nascita di chi parte', ['birthDate'])
    }
    if (wanted.kind === 'people') {
      if (wanted.joining.length + wanted.leaving.length === 0)
        refuse('Scegli chi cambia', ['leaving'])
      if (new Set(wanted.leaving).size < wanted.leaving.length)
        refuse('Scegli ognuno una volta', ['leaving'])
    }
    if (wanted.kind === 'extras') {
      const changed = wanted.extras.filter(({ more }) => more !== 0)
      if (changed.length === 0) refuse('Scegli almeno un extra', ['extras'])
      if (new Set(wanted.extras.map(({ id }) => id)).size < wanted.extras.length) {
        refuse('Scegli ogni extra una volta', ['extras'])
      }
    }
  }) satisfies z.ZodType<WantedOfRequest>

export const requestMessageSchema = z
  .string()
  .trim()
  .max(500, { error: 'Al massimo 500 caratteri' })
