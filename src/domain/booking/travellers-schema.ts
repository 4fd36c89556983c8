import { z } from 'zod'
import { anotherAirport } from '../catalogue/airports.ts'
import { spotsText } from '../catalogue/departures.ts'
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

/** How long what is typed may be. */
export const travellerLimits = {
  name: travellerFields.firstName.max,
  address: travellerFields.address.max,
  passportNumber: travellerFields.passportNumber.max,
  email: travellerFields.email.max,
  phone: travellerFields.phone.max,
} as const

/** Control characters, and signs that nobody sees or that turn a text round. */
const unseen = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/u

/** Control characters have no place in a name and would break documents and e-mails. */
export function requiredText(max: number, missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing })
    .max(max, { error: `Al massimo ${max} caratteri` })
    .refine((text) => !unseen.test(text), { error: 'Il testo contiene caratteri non ammessi' })
}

/** Two signs, a dot and a letter are how a site begins to look; `St. John` keeps its space. */
const looksLikeAddress =
  /[@\\/]|www\.|[\p{L}\d-]{2}[.\u3002\uff0e\uff61\u2024]\p{L}|\b[\p{L}\d]\.(?:com?|it|net|org|io|me|ly|gl|cc|eu|app|info|xyz|ru|cn)\b/iu

/** A name is repeated in mails: nobody may send strangers a link in it, nor one that only looks whole. */
export function personName(max: number, missing: string) {
  return requiredText(max, missing).refine(
    (text) => !looksLikeAddress.test(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')),
    { error: 'Scrivi solo il nome, senza indirizzi o link' },
  )
}

/** A letter of some script, and nothing that no passport prints. */
function isPrinted(text: string): boolean {
  return text === '' || (/\p{L}/u.test(text) && !/\p{Extended_Pictographic}/u.test(text))
}

/** The name of somebody who travels: the ticket is written from it. */
function passportName(missing: string) {
  return personName(travellerLimits.name, missing).refine(isPrinted, {
    error: 'Scrivilo come sul passaporto, in lettere',
  })
}

/** Five letters and digits are the shortest there are; some countries print spaces or hyphens between them. */
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

/** A name, or 'Altro: ' and what was typed; never an address or a link. Which ones there are is in the catalogue. */
export const airportSchema = z
  .string()
  .trim()
  .max(80, { error: 'Al massimo 80 caratteri' })
  .refine((text) => personName(80, '').safeParse(text.replace(/^Altro: /u, '')).success, {
    error: "Scegli l'aeroporto",
  })

/** Whether somebody may leave from there: one of those, or another that the office will look for. */
export function isOfferedAirport(text: string, airports: readonly string[]): boolean {
  return airports.includes(text) || text === anotherAirport || /^Altro: ./u.test(text)
}

export const isoDateSchema = z.string().refine(isIsoDate, { error: 'Data non valida' })

/** An empty optional field of a form counts as not filled in. */
export function blankAsNull<T extends z.ZodType>(schema: T) {
  return z
    .union([z.literal('').transform(() => null), schema])
    .nullish()
    .transform((value) => value ?? null)
}

/** A day, or the stored form of one (noon UTC). Whether it lies in the future is for who knows today. */
const birthDateSchema = z
  .string()
  .max(30, { error: travellerTexts.birthDateInvalid })
  .transform((text) => (text.includes('T') ? text.slice(0, 10) : text))
  .refine(isIsoDate, { error: travellerTexts.birthDateInvalid })

function optionalText(max: number) {
  return z.union([z.literal(''), requiredText(max, '')], {
    error: `Al massimo ${max} caratteri`,
  })
}

/** What may stay empty, each by its kind. */
function extraSchema(name: ExtraField): z.ZodType<string, string> {
  const { kind, max } = travellerFields[name]
  if (kind === 'name') return z.union([z.literal(''), personName(max, '')])
  return kind === 'phone' ? z.union([z.literal(''), phoneSchema]) : optionalText(max)
}

const extras = Object.fromEntries(extraFields.map((name) => [name, extraSchema(name)])) as Record<
  ExtraField,
  z.ZodType<string, string>
>

/** Nothing said is nothing to say. */
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

/** The first traveller leaves e-mail and phone; the others need not. */
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

/** What a departure asks of ages; null: nothing, as on a trial. */
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

/** How many of what; whether it is offered is for who knows the departure. */
const typedExtras = z.array(z.object({ id: z.string(), units: z.int().min(0) }))

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

/** Why somebody can't travel at the child's price: form and server say the same. */
export function childProblem(birthDate: IsoDate | null, rule: AgeRule): string | undefined {
  if (birthDate === null) return 'Scrivi la data di nascita: lo sconto bambino dipende da lei'
  if (!isChild(birthDate, rule.departure)) {
    return `Alla partenza avrà già ${childAgeLimit} anni: scegli Adulto`
  }
  return ageProblem(birthDate, rule)
}

type Offered = { startDate: IsoDate; spotsAvailable: number }

/** What /booking goes by; on a trial nobody's age is asked. */
export type DirectRules = { isReal: boolean; today: IsoDate; smallestAge: number | null }

/** What is chosen and typed on /booking, checked against the departures of the chosen trip. */
export function directBookingSchema(
  departures: readonly Offered[],
  { isReal, today, smallestAge }: DirectRules,
) {
  const offered = (date: string) => departures.find(({ startDate }) => startDate === date)
  return z
    .object({
      tripId: z.string().min(1, { error: 'Scegli il viaggio' }),
      startDate: z
        .string()
        .refine((date) => offered(date), { error: 'Scegli la partenza' })
        .refine((date) => offered(date)?.spotsAvailable !== 0, {
          error: "Questa partenza è al completo: scegline un'altra",
        }),
      airport: z.string().min(1, { error: "Scegli l'aeroporto" }),
      /** Which one, where none of the list is right. */
      otherAirport: z.union([z.literal(''), personName(70, '')], {
        error: "Scrivi solo il nome dell'aeroporto o della città",
      }),
      /** Drawn once per draft: whatever is sent twice makes one booking. */
      submissionId: z.string(),
      extras: typedExtras,
      email: emailSchema,
      phone: phoneSchema,
      travellers: z
        .array(simpleTravellerSchema.extend({ birthDate: z.string() }))
        .min(1, { error: 'Aggiungi almeno un viaggiatore' }),
    })
    .superRefine(({ startDate, travellers }, context) => {
      if (!isReal || !isIsoDate(startDate)) return
      for (const [index, { type, birthDate }] of travellers.entries()) {
        if (type !== 'child') continue
        const result = parseBirthDate(birthDate, today)
        const known = result.ok ? result.date : null
        const message =
          known === null && birthDate !== ''
            ? travellerTexts.birthDateInvalid
            : childProblem(known, { departure: startDate, smallestAge })
        if (message) {
          context.addIssue({ code: 'custom', message, path: ['travellers', index, 'birthDate'] })
        }
      }
    })
    .superRefine(({ airport, otherAirport }, context) => {
      if (!isReal || airport !== anotherAirport || otherAirport) return
      const message = 'Scrivi da quale aeroporto o città vuoi partire'
      context.addIssue({ code: 'custom', message, path: ['otherAirport'] })
    })
    .superRefine(({ startDate, travellers }, context) => {
      const spots = offered(startDate)?.spotsAvailable ?? 0
      if (travellers.length <= spots) return
      const message = `Su questa partenza restano ${spotsText(spots)}`
      context.addIssue({ code: 'custom', message, path: ['startDate'] })
    })
}

export type DirectBooking = z.input<ReturnType<typeof directBookingSchema>>

/** What staff may set right: like the traveller's own form, but nobody has to know what is not there yet. */
export const correctedTravellerSchema = z.object({
  firstName: requiredText(travellerLimits.name, 'Inserisci il nome'),
  lastName: requiredText(travellerLimits.name, 'Inserisci il cognome'),
  birthDate: blankAsNull(birthDateSchema),
  address: optionalText(travellerLimits.address),
  passportNumber: optionalText(travellerLimits.passportNumber),
  /** What is not named stays as it is. */
  ...(Object.fromEntries(extraFields.map((name) => [name, extras[name].optional()])) as Record<
    ExtraField,
    z.ZodOptional<z.ZodType<string, string>>
  >),
  /** Counts only where the birth date is not known. */
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
