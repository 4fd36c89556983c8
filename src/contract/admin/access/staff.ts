import { z } from 'zod'
import { emailSchema } from '../../../domain/booking/travellers-schema.ts'
import { requiredText } from '../../../domain/booking/typed-text-schema.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { isoInstant } from '../../values.ts'
import { done } from '../values.ts'
import { staffRole } from './account.ts'

const call = staffCalls('staff')

export const staffMemberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: staffRole,
  /** For a coordinator: the name under which departures list them. */
  leadsAs: z.string().nullable(),
  active: z.boolean(),
  twoFactorEnabled: z.boolean(),
  mustChangePassword: z.boolean(),
  openSessions: z.int(),
  lastSeenAt: isoInstant.nullable(),
  createdAt: isoInstant,
})

/** The password is shown once, to the person who requested it, and stored only as a hash. */
const withPassword = z.object({ member: staffMemberSchema, oneTimePassword: z.string() })
const byId = z.object({ id: z.string().min(1).max(100) })

export const staffContract = {
  list: call.get('/staff').output(z.object({ members: z.array(staffMemberSchema) })),
  create: call
    .post('/staff', { successStatus: 201 })
    .errors(errorsOf('STAFF_EMAIL_TAKEN', 'FRESH_SIGN_IN_REQUIRED'))
    .input(
      z.object({
        name: requiredText(80, 'Inserisci il nome'),
        email: emailSchema,
        role: staffRole,
        leadsAs: z.string().trim().max(80).nullish(),
      }),
    )
    .output(withPassword),
  changeRole: call
    .put('/staff/{id}/role')
    .errors(errorsOf('NOT_FOUND', 'LAST_ADMINISTRATOR', 'FRESH_SIGN_IN_REQUIRED'))
    .input(byId.extend({ role: staffRole, leadsAs: z.string().trim().max(80).nullish() }))
    .output(staffMemberSchema),
  deactivate: call
    .post('/staff/{id}/deactivate')
    .errors(errorsOf('NOT_FOUND', 'LAST_ADMINISTRATOR', 'FRESH_SIGN_IN_REQUIRED'))
    .input(byId)
    .output(staffMemberSchema),
  reactivate: call
    .post('/staff/{id}/reactivate')
    .errors(errorsOf('NOT_FOUND', 'FRESH_SIGN_IN_REQUIRED'))
    .input(byId)
    .output(staffMemberSchema),
  resetPassword: call
    .post('/staff/{id}/password')
    .errors(errorsOf('NOT_FOUND', 'FRESH_SIGN_IN_REQUIRED'))
    .input(byId)
    .output(withPassword),
  /** For a member who lost phone and backup codes: removes the second factor and notifies them by mail. */
  resetSecondFactor: call
    .post('/staff/{id}/second-factor/reset')
    .errors(errorsOf('NOT_FOUND', 'FRESH_SIGN_IN_REQUIRED'))
    .input(byId)
    .output(staffMemberSchema),
  endSessions: call
    .post('/staff/{id}/end-sessions')
    .errors(errorsOf('NOT_FOUND'))
    .input(byId)
    .output(done.extend({ ended: z.int() })),
}
