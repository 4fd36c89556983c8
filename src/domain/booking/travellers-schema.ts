import { z } from 'zod'
import { anotherAirport } from '../catalogue/airports.ts'
import { type IsoDate, isIsoDate } from '../dates.ts'
import { childAgeLimit, isChild } from './pricing.ts'
import {
  type AskedField,
  type ExtraField,
  extraFields,
  travellerFields,
} from './traveller-fields.ts'
import {
  birthDateMessage,
  isTooYoung,
  maxTravellers,
  parseBirthDate,
  tooYoungText,
  travellerTexts,
} from './travellers.ts'
import { blankAsNull, optionalText, personName, requiredText } from './typed-text-schema.ts'

/** Maximum lengths of the typed fields. */
export const travellerLimits = {
  name: travellerFields.firstName.max,
  address: travellerFields.address.max,
  passportNumber: travellerFields.passportNumber.max,
  email: travellerFields.email.max,
  phone: travellerFields.phone.max,
} as const

/** Contains a letter of some script, and no emoji, which no passport prints. */
function isPrinted(text: string): boolean {
  return text === '' || (/\p{L}/u.test(text) && !/\p{Extended_Pictographic}/u.test(text))
}

/** The name of a traveller, as it will be printed on the ticket. */
function passportName(missing: string) {
  return personName(travellerLimits.name, missing).refine(isPrinted, {
    error: 'Scrivilo come sul passaporto, in lettere',
  })
}

/** The shortest numbers have five letters and digits; some countries print spaces or hyphens between them. */
const passportNumberSchema = requiredText(
  travellerLimits.passportNumber,
  'Inserisci il numero del passaporto',
).refine(
  (text) =>
    text === '' ||
    (/^[\p{L}\d\s./-]+$/u.test(text) && text.replace(/[^\p{L}\d]/gu, '').length >= 5),
  { error: 'Scrivi il numero come sul passaporto: lettere e cifre, almeno 5' },
)

const addressSchema = requiredText(travellerLimits.address, "Inserisci l'indirizzo").refine(
  (text) => text === '' || (isPrinted(text) && text.replace(/[^\p{L}\d]/gu, '').length >= 3),
  { error: 'Scrivi via, numero e città' },
)

export const emailSchema = z
  .string({ error: "Inserisci l'email" })
  .trim()
  .min(1, { error: "Inserisci l'email" })
  .max(travellerLimits.email, { error: `Al massimo ${travellerLimits.email} caratteri` })
  .pipe(z.email({ error: 'Inserisci un indirizzo email valido' }))

const phoneMessage = 'Inserisci un numero di telefono valido'

/** International or national, with the separators that people type; at least six digits. */
export const phoneSchema = z
  .string({ error: 'Inserisci il numero di telefono' })
  .trim()
  .min(1, { error: 'Inserisci il numero di telefono' })
  .max(travellerLimits.phone, { error: phoneMessage })
  .refine((text) => /^\+?[\d\s()./-]+$/.test(text) && text.replace(/\D/g, '').length >= 6, {
    error: phoneMessage,
  })

/** A name, or 'Altro: ' and typed text; never an address or a link. The airports are in the catalogue. */
export const airportSchema = z
  .string()
  .trim()
  .max(80, { error: 'Al massimo 80 caratteri' })
  .refine((text) => personName(80, '').safeParse(text.replace(/^Altro: /u, '')).success, {
    error: "Scegli l'aeroporto",
  })

/** Whether departure from there may be chosen: a listed airport, or another one that the office will check. */
export function isOfferedAirport(text: string, airports: readonly string[]): boolean {
  return airports.includes(text) || text === anotherAirport || /^Altro: ./u.test(text)
}

/** A day, or its stored form (noon UTC). Whether it lies in the future is checked where today is known. */
const birthDateSchema = z
  .string()
  .max(30, { error: travellerTexts.birthDateInvalid })
  .transform((text) => (text.includes('T') ? text.slice(0, 10) : text))
  .refine(isIsoDate, { error: travellerTexts.birthDateInvalid })

/** The schema of an optional field, by its kind. */
function extraSchema(name: ExtraField): z.ZodType<string, string> {
  const { kind, max } = travellerFields[name]
  if (kind === 'name') return z.union([z.literal(''), personName(max, '')])
  return kind === 'phone' ? z.union([z.literal(''), phoneSchema]) : optionalText(max)
}

const extras = Object.fromEntries(extraFields.map((name) => [name, extraSchema(name)])) as Record<
  ExtraField,
  z.ZodType<string, string>
>

/** Missing extra fields become empty strings. */
const extrasOrBlank = Object.fromEntries(
  extraFields.map((name) => [name, extras[name].default('')]),
) as Record<ExtraField, z.ZodDefault<z.ZodType<string, string>>>

export const travellerSchema = z.object({
  firstName: passportName('Inserisci il nome'),
  lastName: passportName('Inserisci il cognome'),
  birthDate: blankAsNull(birthDateSchema),
  address: addressSchema,
  passportNumber: passportNumberSchema,
  email: blankAsNull(emailSchema),
  phone: blankAsNull(phoneSchema),
  ...extrasOrBlank,
} satisfies Record<AskedField, z.ZodType>)

/** The first traveller must give e-mail and phone; the others need not. */
export const newTravellersSchema = z
  .array(travellerSchema)
  .min(1, { error: 'Aggiungi almeno un viaggiatore' })
  .max(maxTravellers, { error: `Un gruppo ha al massimo ${maxTravellers} persone` })
  .superRefine(([first], context) => {
    for (const field of ['email', 'phone'] as const) {
      if (first && first[field] === null) {
        const message = travellerTexts.contactMissing.description
        context.addIssue({ code: 'custom', message, path: [0, field] })
      }
    }
  })

/** A traveller as typed on the form: everything is text, the birth date too. */
export type TypedTraveller = Record<keyof NewTraveller, string>

/** The age limit of a departure; null: none, as for a trial booking. */
export type AgeRule = { departure: IsoDate; smallestAge: number | null }

/** GG/MM/AAAA, or nothing. */
function typedBirthDateSchema(today: IsoDate, rule: AgeRule) {
  return z.string().transform((text, context) => {
    if (text === '') return null
    const result = parseBirthDate(text, today)
    const problem = result.ok ? ageProblem(result.date, rule) : birthDateMessage(result.reason)
    if (result.ok && !problem) return result.date
    context.addIssue({ code: 'custom', message: problem ?? travellerTexts.birthDateInvalid })
    return z.NEVER
  })
}

function ageProblem(birthDate: IsoDate, { departure, smallestAge }: AgeRule): string | undefined {
  if (!smallestAge || !isTooYoung(birthDate, departure, smallestAge)) return undefined
  return tooYoungText(smallestAge)
}

/** Extras and units; whether they are offered is checked where the departure is known. */
export const typedExtras = z.array(z.object({ id: z.string(), units: z.int().min(0) }))

/** The whole form: e-mail and phone are asked of the first traveller only. */
export function typedBookingSchema(today: IsoDate, rule: AgeRule) {
  const person = travellerSchema.extend({ birthDate: typedBirthDateSchema(today, rule), ...extras })
  const notAsked = z.string().transform(() => null)
  const travellers: z.ZodType<NewTraveller[], TypedTraveller[]> = z.tuple(
    [person.extend({ email: emailSchema, phone: phoneSchema })],
    person.extend({ email: notAsked, phone: notAsked }),
  )
  return z.object({ submissionId: z.string(), travellers, extras: typedExtras })
}

/** The form of /booking asks for a name and a type, and for the birth date of a child. */
export const simpleTravellerSchema = z.object({
  firstName: passportName('Inserisci il nome'),
  lastName: passportName('Inserisci il cognome'),
  birthDate: blankAsNull(birthDateSchema),
  type: z.enum(['adult', 'child'], { error: 'Scegli adulto o bambino' }),
})

export const simpleTravellersSchema = z
  .array(simpleTravellerSchema)
  .min(1, { error: 'Aggiungi almeno un viaggiatore' })
  .max(maxTravellers, { error: `Un gruppo ha al massimo ${maxTravellers} persone` })

/** Why a traveller can't get the child's price; form and server share this message. */
export function childProblem(birthDate: IsoDate | null, rule: AgeRule): string | undefined {
  if (birthDate === null) return 'Scrivi la data di nascita: lo sconto bambino dipende da lei'
  if (!isChild(birthDate, rule.departure)) {
    return `Alla partenza avrà già ${childAgeLimit} anni: scegli Adulto`
  }
  return ageProblem(birthDate, rule)
}

/** What staff may correct: like the traveller's own form, but data that is not known yet may be missing. */
export const correctedTravellerSchema = z.object({
  firstName: requiredText(travellerLimits.name, 'Inserisci il nome'),
  lastName: requiredText(travellerLimits.name, 'Inserisci il cognome'),
  birthDate: blankAsNull(birthDateSchema),
  address: optionalText(travellerLimits.address),
  passportNumber: optionalText(travellerLimits.passportNumber),
  /** Fields that are left out stay unchanged. */
  ...(Object.fromEntries(extraFields.map((name) => [name, extras[name].optional()])) as Record<
    ExtraField,
    z.ZodOptional<z.ZodType<string, string>>
  >),
  /** Used only if the birth date is unknown. */
  type: z.enum(['adult', 'child'], { error: 'Scegli adulto o bambino' }),
})

export const correctedPartySchema = z.object({
  contactEmail: emailSchema,
  contactPhone: phoneSchema,
  travelers: z
    .array(correctedTravellerSchema)
    .min(1, { error: 'Aggiungi almeno un viaggiatore' })
    .max(maxTravellers, { error: `Un gruppo ha al massimo ${maxTravellers} persone` }),
})

export type CorrectedParty = z.infer<typeof correctedPartySchema>
export type Traveller = z.infer<typeof travellerSchema>
export type NewTraveller = z.input<typeof travellerSchema>
export type SimpleTraveller = z.infer<typeof simpleTravellerSchema>
