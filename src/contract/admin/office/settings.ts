import { z } from 'zod'
import { sessionLimits } from '../../../domain/access/sign-in.ts'
import { holdingRange } from '../../../domain/booking/holding.ts'
import { nearRange } from '../../../domain/booking/pricing.ts'
import { instantOf } from '../../../domain/local-moment.ts'
import { reminderRange } from '../../../domain/money/reminders.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { isoInstant, uuid } from '../../values.ts'
import { orWaiting } from '../accounts/accounts.ts'
import { version } from '../values.ts'

const call = staffCalls('impostazioni')

export const settingsSchema = z.object({
  /** 'Dati reali': visitors see only what is stored and proven. */
  figures: z.object({ real: z.boolean(), version }),
  campaign: z.object({
    enabled: z.boolean(),
    /** When it was switched on; null: before anybody took note. */
    startsAt: isoInstant.nullable(),
    /** After it the campaign is off by itself; null: it has no end. */
    endsAt: isoInstant.nullable(),
    version,
  }),
  bank: z.object({
    /** The account shown where a link has none; null: the one of the configuration. */
    defaultIbanId: uuid.nullable(),
    version,
  }),
  retention: z.object({
    /** Documents are deleted this many days after the trip. */
    documentsDays: z.int(),
    version,
  }),
  sessions: z.object({
    /** A member of staff signs in again after so many hours, or minutes of doing nothing. */
    hours: z.int(),
    idleMinutes: z.int(),
    version,
  }),
  /** For how long unpaid and undeclared bookings hold their spots. */
  holding: z.object({ directHours: z.int(), linkHours: z.int(), version }),
  /** Everything at once so many days before departure; null: never. */
  payments: z.object({ fullWithinDays: z.int().nullable(), version }),
  /** When reminders go by themselves. */
  reminders: z.object({ days: z.array(z.int()), instalments: z.boolean(), version }),
  /** What the photographs of documents may take. */
  uploads: z.object({
    visitorMb: z.int(),
    dayMb: z.int(),
    bookingMb: z.int(),
    storeGb: z.int(),
    version,
  }),
})

function wholeNumber(min: number, max: number) {
  const error = `Da ${min} a ${max}`
  return z.int({ error }).min(min, { error }).max(max, { error })
}

const holdingHours = wholeNumber(holdingRange.minHours, holdingRange.maxHours)

const nothing = z.literal('').transform(() => null)
/** As a field for day and time gives it, by the agency's clock. */
const typedMoment = z.iso.datetime({ local: true }).transform(instantOf)

const nearDays = wholeNumber(nearRange.min, nearRange.max)

const { min: soonest, max: earliest, most: mostReminders } = reminderRange
const reminderDays = z
  .array(wholeNumber(soonest, earliest))
  .max(mostReminders, { error: `Al massimo ${mostReminders} giorni` })
  .refine((days) => new Set(days).size === days.length, { error: 'Ogni giorno una volta sola' })

/** `45, 30, 20` as it is typed. */
const typedDays = z.string().transform((text, context) => {
  const days = text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(Number)
  const checked = reminderDays.safeParse(days)
  if (checked.success) return checked.data.toSorted((a, b) => b - a)
  context.addIssue({ code: 'custom', message: checked.error.issues[0]?.message ?? '' })
  return z.NEVER
})

/** What each part of the page asks for; the version it was read with travels beside it. */
export const settingForms = {
  figures: z.object({ real: z.boolean() }),
  campaign: z.object({ enabled: z.boolean(), endsAt: z.union([nothing, typedMoment]) }),
  bank: z.object({ defaultIbanId: z.union([nothing, uuid]) }),
  retention: z.object({
    documentsDays: z
      .int({ error: 'Inserisci un numero di giorni' })
      .min(1, { error: 'Almeno un giorno' })
      .max(3650, { error: 'Al massimo 3650 giorni' }),
  }),
  sessions: z.object({
    hours: z
      .int({ error: 'Inserisci un numero di ore' })
      .min(1, { error: "Almeno un'ora" })
      .max(sessionLimits.hours, { error: `Al massimo ${sessionLimits.hours} ore` }),
    idleMinutes: z
      .int({ error: 'Inserisci un numero di minuti' })
      .min(5, { error: 'Almeno cinque minuti' })
      .max(sessionLimits.idleMinutes, {
        error: `Al massimo ${sessionLimits.idleMinutes} minuti`,
      }),
  }),
  holding: z.object({ directHours: holdingHours, linkHours: holdingHours }),
  payments: z.object({
    fullWithinDays: z.union([nothing, z.string().transform(Number).pipe(nearDays)]),
  }),
  reminders: z.object({ days: typedDays, instalments: z.boolean() }),
  uploads: z.object({
    visitorMb: wholeNumber(20, 100_000),
    dayMb: wholeNumber(20, 1_000_000),
    bookingMb: wholeNumber(20, 10_000),
    storeGb: wholeNumber(1, 100_000),
  }),
} as const

export const settingsContract = {
  get: call.get('/settings').output(settingsSchema),
  saveFigures: call
    .put('/settings/figures')
    .errors(errorsOf('FRESH_SIGN_IN_REQUIRED', 'SAMPLE_THERE', 'VERSION_CONFLICT'))
    .input(z.object({ real: z.boolean(), version }))
    .output(settingsSchema),
  saveCampaign: call
    .put('/settings/campaign')
    .errors(errorsOf('VERSION_CONFLICT'))
    .input(z.object({ enabled: z.boolean(), endsAt: isoInstant.nullable(), version }))
    .output(settingsSchema),
  saveBank: call
    .put('/settings/bank')
    .errors(
      errorsOf(
        'FRESH_SIGN_IN_REQUIRED',
        'ADMINISTRATOR_REMOVED',
        'CHANGES_FROZEN',
        'ACCESS_TOO_NEW',
        'VERSION_CONFLICT',
        'IBAN_NOT_FOUND',
        'IBAN_INACTIVE',
        'IBAN_BLOCKED',
      ),
    )
    .input(z.object({ defaultIbanId: uuid.nullable(), version }))
    .output(orWaiting(settingsSchema)),
  saveRetention: call
    .put('/settings/retention')
    .errors(errorsOf('VERSION_CONFLICT'))
    .input(settingForms.retention.extend({ version }))
    .output(settingsSchema),
  saveSessions: call
    .put('/settings/sessions')
    .errors(errorsOf('VERSION_CONFLICT'))
    .input(settingForms.sessions.extend({ version }))
    .output(settingsSchema),
  saveHolding: call
    .put('/settings/holding')
    .errors(errorsOf('VERSION_CONFLICT'))
    .input(settingForms.holding.extend({ version }))
    .output(settingsSchema),
  savePayments: call
    .put('/settings/payments')
    .errors(errorsOf('VERSION_CONFLICT'))
    .input(z.object({ fullWithinDays: nearDays.nullable(), version }))
    .output(settingsSchema),
  saveReminders: call
    .put('/settings/reminders')
    .errors(errorsOf('VERSION_CONFLICT'))
    .input(z.object({ days: reminderDays, instalments: z.boolean(), version }))
    .output(settingsSchema),
  saveUploads: call
    .put('/settings/uploads')
    .errors(errorsOf('VERSION_CONFLICT'))
    .input(settingForms.uploads.extend({ version }))
    .output(settingsSchema),
}
