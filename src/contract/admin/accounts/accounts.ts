import { z } from 'zod'
import { ibanEditSchema, newIbanSchema } from '../../../domain/accounts/iban-schema.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { isoInstant, uuid } from '../../values.ts'
import { done, version } from '../values.ts'

const call = staffCalls('conti bancari')

export const savedIbanSchema = z.object({
  id: uuid,
  accountHolder: z.string(),
  iban: z.string(),
  bankName: z.string(),
  countryName: z.string().nullable(),
  isActive: z.boolean(),
  isBlocked: z.boolean().describe('replaced everywhere; it comes back only by being unblocked'),
  isDefault: z.boolean().describe('shown where a booking has no link'),
  lastUsedAt: isoInstant.nullable(),
  linkCount: z.int(),
  version,
  createdAt: isoInstant,
})

/** The account data the generator needs; never the full IBAN. */
export const activeIbanSchema = z.object({
  id: uuid,
  accountHolder: z.string(),
  bankName: z.string(),
  maskedIban: z.string(),
  lastUsedAt: isoInstant.nullable(),
})

const namedAccount = z.object({ accountHolder: z.string(), iban: z.string() }).nullable()

/** A change requested by one administrator that awaits the decision of a second one. */
export const accountChangeViewSchema = z.object({
  id: uuid,
  kind: z.enum([
    'create',
    'edit',
    'duplicate',
    'activate',
    'deactivate',
    'block',
    'unblock',
    'default',
    'approval',
  ]),
  account: namedAccount.describe('the account as it is now'),
  replacement: namedAccount,
  accountHolder: z.string().nullable().describe('as it would be'),
  iban: z.string().nullable(),
  bankName: z.string().nullable(),
  required: z.boolean().nullable(),
  requestedBy: z.string(),
  requestedAt: isoInstant,
  expiresAt: isoInstant,
  appliesAt: isoInstant.nullable().describe('from when on it holds without a second administrator'),
  isOwn: z.boolean(),
  obstacle: z.string().nullable().describe('why the reader cannot approve it now, in words'),
})

/** The result of a change that was made, or of one that waits for a second administrator. */
export function orWaiting<T extends z.ZodType>(made: T) {
  return z.union([z.object({ waiting: accountChangeViewSchema }), made])
}

const approvalSchema = z.object({
  isOn: z.boolean(),
  isNeeded: z.boolean().describe('on, and somebody independent could approve'),
  waits: z.boolean().describe('nobody could: a change takes effect after the cooling-off time'),
  administrators: z.int(),
  version,
})

/** The errors with which any change of the accounts may be refused. */
const changeErrors = [
  'FRESH_SIGN_IN_REQUIRED',
  'ADMINISTRATOR_REMOVED',
  'CHANGES_FROZEN',
  'ACCESS_TOO_NEW',
  'IBAN_BLOCKED',
] as const

const byId = z.object({ id: uuid })

export const accountsContract = {
  /** Active and inactive accounts, sorted by IBAN and then by last use. */
  list: call.get('/ibans').output(z.object({ ibans: z.array(savedIbanSchema) })),
  /** Active accounts, last used first. */
  active: call.get('/ibans/active').output(z.object({ ibans: z.array(activeIbanSchema) })),
  /** `linksCreated` is 20 when the IBAN number itself is new, 0 otherwise. */
  save: call
    .post('/ibans', { successStatus: 201 })
    .errors(
      errorsOf(
        ...changeErrors,
        'DUPLICATE_IBAN',
        'INVALID_IBAN',
        'IBAN_CHECK_FAILED',
        'AUTOMATIC_LINKS_FAILED',
      ),
    )
    .input(newIbanSchema)
    .output(orWaiting(z.object({ iban: savedIbanSchema, linksCreated: z.int() }))),
  edit: call
    .put('/ibans/{id}')
    .errors(
      errorsOf(
        ...changeErrors,
        'IBAN_NOT_FOUND',
        'DUPLICATE_IBAN_HOLDER',
        'IBAN_CHECK_FAILED',
        'VERSION_CONFLICT',
      ),
    )
    .input(ibanEditSchema.extend({ id: uuid, version }))
    .output(orWaiting(savedIbanSchema)),
  duplicate: call
    .post('/ibans/{id}/duplicate', { successStatus: 201 })
    .errors(errorsOf(...changeErrors, 'IBAN_NOT_FOUND', 'DUPLICATE_IBAN', 'IBAN_CHECK_FAILED'))
    .input(ibanEditSchema.pick({ accountHolder: true }).extend({ id: uuid }))
    .output(orWaiting(savedIbanSchema)),
  toggle: call
    .put('/ibans/{id}/active')
    .errors(errorsOf(...changeErrors, 'IBAN_NOT_FOUND', 'VERSION_CONFLICT'))
    .input(z.object({ id: uuid, isActive: z.boolean(), version }))
    .output(orWaiting(savedIbanSchema)),
  /** A preview of the links and bookings that blocking would move. */
  previewBlock: call
    .get('/ibans/{id}/block')
    .errors(errorsOf('IBAN_NOT_FOUND'))
    .input(byId)
    .output(
      z.object({
        links: z.int(),
        bookings: z.int(),
        declared: z.int(),
        isDefault: z.boolean(),
        otherHolders: z.array(z.string()),
      }),
    ),
  /** Moves links and unpaid bookings to the replacement account and notifies the travellers. */
  block: call
    .post('/ibans/{id}/block')
    .errors(
      errorsOf(
        ...changeErrors,
        'IBAN_NOT_FOUND',
        'IBAN_INACTIVE',
        'SAME_ACCOUNT',
        'VERSION_CONFLICT',
      ),
    )
    .input(byId.extend({ replacementId: uuid, version }))
    .output(orWaiting(savedIbanSchema)),
  unblock: call
    .post('/ibans/{id}/unblock')
    .errors(errorsOf(...changeErrors, 'IBAN_NOT_FOUND', 'VERSION_CONFLICT'))
    .input(byId.extend({ version }))
    .output(orWaiting(savedIbanSchema)),
  changes: call
    .get('/ibans/changes')
    .output(z.object({ changes: z.array(accountChangeViewSchema), approval: approvalSchema })),
  approve: call
    .post('/ibans/changes/{id}/approve')
    .errors(
      errorsOf(
        ...changeErrors,
        'CHANGE_NOT_FOUND',
        'CHANGE_DECIDED',
        'CHANGE_EXPIRED',
        'OWN_CHANGE',
        'APPROVER_TOO_NEW',
        'IBAN_NOT_FOUND',
        'IBAN_INACTIVE',
        'SAME_ACCOUNT',
        'DUPLICATE_IBAN',
        'DUPLICATE_IBAN_HOLDER',
        'VERSION_CONFLICT',
      ),
    )
    .input(byId)
    .output(done),
  refuse: call
    .post('/ibans/changes/{id}/refuse')
    .errors(errorsOf('CHANGE_NOT_FOUND', 'CHANGE_DECIDED', 'CHANGE_EXPIRED'))
    .input(byId)
    .output(done),
  /** Sets whether a second administrator must approve changes. */
  chooseApproval: call
    .put('/settings/account-approval')
    .errors(errorsOf(...changeErrors, 'VERSION_CONFLICT'))
    .input(z.object({ required: z.boolean(), version }))
    .output(orWaiting(approvalSchema)),
  /** Called when an account is chosen in the generator. */
  markUsed: call
    .post('/ibans/{id}/used')
    .errors(errorsOf('IBAN_NOT_FOUND'))
    .input(z.object({ id: uuid }))
    .output(activeIbanSchema),
}
