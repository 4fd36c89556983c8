import { z } from 'zod'
import { sessionLimits } from '../../../domain/access/sign-in.ts'
import { holdingRange } from '../../../domain/booking/holding.ts'
import { nearRange } from '../../../domain/booking/pricing.ts'
import { instantOf } from '../../../domain/local-moment.ts'
import { reminderRange } from '../../../domain/money/reminders.ts'
import { defaultRetentionDays } from '../../../domain/upload-allowance.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { isoInstant, uuid } from '../../values.ts'
import { orWaiting } from '../accounts/accounts.ts'
import { version } from '../values.ts'

const call = staffCalls('impostazioni')

export const settingsSchema = z.object({
  /** 'Dati reali': visitors see only stored and proven figures. */
  figures: z.object({ real: z.boolean(), version }),
  campaign: z.object({
    enabled: z.boolean(),
    /** When it was switched on; null: before this was recorded. */
    startsAt: isoInstant.nullable(),
    /** When the campaign ends automatically; null: it has no end. */
    endsAt: isoInstant.nullable(),
    version,
  }),
  bank: z.object({
    /** The account shown if a link has none; null: the account of the configuration. */
    defaultIbanId: uuid.nullable(),
    version,
  }),
  retention: z.object({
    /** Documents are deleted this many days after the trip. */
    documentsDays: z.int(),
    version,
  }),
  sessions: z.object({
    /** Staff must sign in again after this many hours, or minutes of inactivity. */
    hours: z.int(),
    idleMinutes: z.int(),
    version,
  }),
  /** How long unpaid and undeclared bookings hold their spots. */
  holding: z.object({ directHours: z.int(), linkHours: z.int(), version }),
  /** Within this many days of departure the full price is due at once; null: never. */
  payments: z.object({ fullWithinDays: z.int().nullable(), version }),
  /** When reminders are sent automatically. */
  reminders: z.object({ days: z.array(z.int()), instalments: z.boolean(), version }),
  /** The storage limits for photographs of documents. */
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
/** The value of a `datetime-local` field, in Rome time. */
const typedMoment = z.iso.datetime({ local: true }).transform(instantOf)

const nearDays = wholeNumber(nearRange.min, nearRange.max)

const { min: soonest, max: earliest, most: mostReminders } = reminderRange
const reminderDays = z
  .array(wholeNumber(soonest, earliest))
  .max(mostReminders, { error: `Al massimo ${mostReminders} giorni` })
  .refine((days) => new Set(days).size === days.length, { error: 'Ogni giorno una volta sola' })

/** Parses `45, 30, 20` as typed. */
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

/** The form of each part of the page; the version that was read is sent along with it. */
export const settingForms = {
  figures: z.object({ real: z.boolean() }),
  campaign: z.object({ enabled: z.boolean(), endsAt: z.union([nothing, typedMoment]) }),
  bank: z.object({ defaultIbanId: z.union([nothing, uuid]) }),
  retention: z.object({
    documentsDays: z
      .int({ error: 'Inserisci un numero di giorni' })
      .min(1, { error: 'Almeno un giorno' })
      .max(defaultRetentionDays, {
        error: `Al massimo ${defaultRetentionDays} giorni: lo promette la privacy policy`,
      }),
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
