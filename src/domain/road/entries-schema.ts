import { z } from 'zod'
import { isIsoDate } from '../dates.ts'
import { currencyPattern, expenseCategories, presences, ratePattern } from './entries.ts'

const id = z.uuid()
/** A traveller: the booking and the place in it. */
const person = z.string().regex(/^[0-9a-f-]{36}:\d$/)
const text = (max: number, error: string) => z.string().trim().min(1, { error }).max(max)
const amount = z.int().min(1, { error: 'Inserisci un importo' }).max(99_999_999)

const bodies = {
  roll_call: z.object({ title: text(80, 'Scrivi dove o quando') }),
  /** `sees`: the marks of the same person that this one takes the place of. */
  presence: z.object({
    roll: id,
    person,
    state: z.enum(presences),
    sees: z.array(id).max(50),
  }),
  notice: z.object({ text: text(1000, 'Scrivi l’avviso') }),
  incident: z.object({
    happenedAt: z.iso.datetime({ offset: true }),
    place: text(120, 'Scrivi dove'),
    text: text(2000, 'Scrivi che cosa è successo'),
  }),
  expense: z.object({
    paidOn: z.iso.date().refine(isIsoDate),
    what: text(120, 'Scrivi che cosa hai pagato'),
    category: z.enum(expenseCategories),
    amount,
    currency: z.string().regex(currencyPattern),
    /** How much of that currency one euro was on that day, as typed. */
    rate: z.string().regex(ratePattern),
    receipt: id.nullable(),
  }),
  kitty_in: z.object({ person, amount }),
  kitty_out: z.object({
    what: text(120, 'Scrivi che cosa avete pagato'),
    amount,
    /** Who paid out of the own pocket; null: the kitty itself. */
    paidBy: person.nullable(),
    people: z.array(person).min(1, { error: 'Scegli per chi' }).max(12),
  }),
  /** What was written by mistake stays, struck through. */
  struck: z.object({ entry: id, reason: text(200, 'Scrivi il motivo') }),
} as const

const written = {
  /** Drawn by the phone: the same one twice is kept once. */
  id,
  /** The phone, and how far its own clock of entries had counted. */
  phone: id,
  counter: z.int().min(1).max(1_000_000),
  /** By the phone's watch. */
  writtenAt: z.iso.datetime({ offset: true }),
}

export const newEntrySchema = z.discriminatedUnion('kind', [
  z.object({ ...written, kind: z.literal('roll_call'), body: bodies.roll_call }),
  z.object({ ...written, kind: z.literal('presence'), body: bodies.presence }),
  z.object({ ...written, kind: z.literal('notice'), body: bodies.notice }),
  z.object({ ...written, kind: z.literal('incident'), body: bodies.incident }),
  z.object({ ...written, kind: z.literal('expense'), body: bodies.expense }),
  z.object({ ...written, kind: z.literal('kitty_in'), body: bodies.kitty_in }),
  z.object({ ...written, kind: z.literal('kitty_out'), body: bodies.kitty_out }),
  z.object({ ...written, kind: z.literal('struck'), body: bodies.struck }),
])
