import { eq } from 'drizzle-orm'
import { isDomainError } from '../../../domain/errors.ts'
import { staffUsers, staffVerifications } from '../../platform/db/schema/staff.ts'
import type { Deps } from '../../platform/deps.ts'
import { noteFailure } from './note-failure.ts'
import { deviceName } from './own-sessions.ts'
import { withPatience } from './slow-down.ts'

export type Guessing = Pick<Deps, 'db' | 'now' | 'publicUrl' | 'catalogue'> & {
  address: string
  headers: Headers
}

type Outcome<Answer> = { answer: Answer; outcome: 'right' | 'wrong' | 'neither' }

/**
 * Protects every secret that a signed-in caller could guess (password, code, recovery code), in whichever
 * call: one count per member, growing delays, and every wrong attempt in the log.
 */
export async function countGuesses<Answer>(
  deps: Guessing,
  { email }: { email: string },
  work: () => Promise<Outcome<Answer>>,
): Promise<Answer> {
  const device = deviceName(deps.headers.get('user-agent') ?? '')
  const note = (action: 'identity_refused' | 'identity_slowed') =>
    noteFailure(deps, { email, address: deps.address, device, action })
  try {
    return await withPatience(deps, { email, network: 'in a session' }, async () => {
      const done = await work()
      if (done.outcome === 'wrong') await note('identity_refused')
      return done
    })
  } catch (error) {
    if (isDomainError(error, 'SIGN_IN_SLOWED')) await note('identity_slowed')
    throw error
  }
}

/** The member whose code is asked for in a sign-in that is half done. */
export async function challengedMember({ db, headers }: Pick<Guessing, 'db' | 'headers'>) {
  const challenge = /two_factor=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1]
  const identifier = challenge?.split('.')[0]
  if (!identifier || !/^2fa-[\w-]+$/.test(identifier)) return undefined
  const [row] = await db
    .select({ email: staffUsers.email })
    .from(staffVerifications)
    .innerJoin(staffUsers, eq(staffUsers.id, staffVerifications.value))
    .where(eq(staffVerifications.identifier, identifier))
    .limit(1)
  return row
}
