import { z } from 'zod'
import { staffRoles } from '../../../domain/access/rights.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { isoInstant } from '../../values.ts'
import { done } from '../values.ts'

const call = staffCalls('account')

export const staffRole = z.enum(staffRoles)

export const meSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: staffRole,
  twoFactorEnabled: z.boolean(),
  /** The password was set by someone else: the page asks for a new one first. */
  mustChangePassword: z.boolean(),
  /** The user is an administrator of a real site: the page asks for a second factor first. */
  mustAddSecondFactor: z.boolean(),
  /** 'Dati reali' is off: visitors see sample figures. */
  hasSampleFigures: z.boolean(),
  /** The address for phones in the same network, while the site has no public address yet. */
  phoneOrigin: z.string().nullable(),
})

export const sessionSchema = z.object({
  id: z.string(),
  createdAt: isoInstant,
  lastUsedAt: isoInstant,
  expiresAt: isoInstant,
  device: z.string(),
  isCurrent: z.boolean(),
})

/**
 * The signed-in member of staff. Signing in and out, changing one's own password and two-factor
 * are handled by the sign-in library itself: POST /api/auth/sign-in/email, /sign-out, /change-password,
 * /two-factor/enable, /two-factor/verify-totp, /two-factor/disable, /two-factor/verify-backup-code;
 * passkeys under /api/auth/passkey.
 */
export const accountContract = {
  me: call.get('/account').errors(errorsOf('UNAUTHORIZED')).output(meSchema),
  /** Re-authentication before a sensitive action: password and second factor, valid for five minutes. */
  confirm: call
    .post('/account/confirm')
    .errors(
      errorsOf('IDENTITY_NOT_CONFIRMED', 'SECOND_FACTOR_MISSING', 'SIGN_IN_SLOWED', 'RATE_LIMITED'),
    )
    .input(
      z.object({
        password: z.string({ error: 'Inserisci la password' }).min(1).max(200),
        code: z.string().trim().max(20).optional(),
      }),
    )
    .output(done),
  sessions: call.get('/account/sessions').output(z.object({ sessions: z.array(sessionSchema) })),
  endSession: call
    .delete('/account/sessions/{id}')
    .errors(errorsOf('NOT_FOUND'))
    .input(z.object({ id: z.string() }))
    .output(done),
  endOtherSessions: call.post('/account/sessions/end-others').output(z.object({ ended: z.int() })),
}
