import { implement } from '@orpc/server'
import { adminContract } from '../../contract/admin/contract.ts'
import { grantOf, mayCall } from '../../domain/access/rights.ts'
import { DomainError } from '../../domain/errors.ts'
import { readSetting } from '../access/settings/store.ts'
import type { StaffAuth } from '../access/staff/auth.ts'
import type { Actor } from '../platform/audit/write-audit.ts'
import { describeError } from '../platform/describe-error.ts'
import { type RequestContext, toAnswer } from './context.ts'
import { refuseForeignIban } from './foreign-iban.ts'
import { databaseFor, isReplicasFault } from './read-from-replica.ts'
import { actorOf, readStaff, requireSameOrigin, type Staff } from './session.ts'
import { refuseUnstorableText } from './unstorable-text.ts'

export type AdminRequest = RequestContext & { auth: StaffAuth; method: string }

/** The request's context with the signed-in member of staff, as every back-office handler gets it. */
export type StaffContext = AdminRequest & { staff: Staff; actor: Actor }

/** Answers 401 without a session and 403 without the right, before anything of the request is parsed. */
export async function requireStaff(
  context: AdminRequest,
  group: string,
  call: string,
): Promise<{ staff: Staff; actor: Actor; publicUrl: string }> {
  const staff = await readStaff(context)
  if (!staff) throw new DomainError('UNAUTHORIZED')
  requireSameOrigin(context)
  const isTrial = grantOf(group, call) === 'trial' && (await showsSamples(context))
  if (!mayCall(staff.role, group, call, isTrial)) {
    throw new DomainError('FORBIDDEN', { group, call })
  }
  // With a password that another person knows, only the page for changing it is open.
  if (staff.mustChangePassword && group !== 'account') {
    throw new DomainError('PASSWORD_CHANGE_REQUIRED')
  }
  if (staff.mustAddSecondFactor && group !== 'account') {
    throw new DomainError('SECOND_FACTOR_MISSING')
  }
  return { staff, actor: actorOf(staff), publicUrl: shownAddress(context) }
}

async function showsSamples({ db }: AdminRequest): Promise<boolean> {
  return !(await readSetting(db, 'figures', { real: false })).value.real
}

/** Links carry the published address; without one, the address that staff used for this request. */
function shownAddress({ env, headers, publicUrl }: AdminRequest): string {
  const host = headers.get('host')
  const own = `http://${host}`
  return env.PUBLIC_URL === undefined && host && URL.canParse(own) ? new URL(own).origin : publicUrl
}

/** Changes in these groups are visible to visitors without a publication. */
const shownAtOnce: ReadonlySet<string> = new Set(['settings', 'departures', 'claims', 'reviews'])

export const adminApi = implement(adminContract)
  .$context<AdminRequest>()
  .use(async ({ context, next, path, procedure }, input) => {
    try {
      const [group = '', call = ''] = path
      const staff = await requireStaff(context, group, call)
      context.catalogue.getReady()
      refuseUnstorableText(input)
      await refuseForeignIban({ ...context, actor: staff.actor }, path, input)
      return await next({ context: staff })
    } catch (error) {
      throw toAnswer(error, context, { path, procedure })
    }
  })
  .use(async ({ context, next, path }) => {
    const db = databaseFor(context, path)
    try {
      return await next({ context: { db } })
    } catch (error) {
      if (db === context.db || !isReplicasFault(context, path, error)) throw error
      return next({ context: { db: context.db } })
    }
  })
  .use(async ({ context, next, path }) => {
    const answer = await next()
    if (context.method !== 'GET' && shownAtOnce.has(path[0] ?? '')) {
      // The response does not wait for the pages: a client that needs to know when they are ready asks
      // `catalogue.shown`.
      context.catalogue.touch().catch((error: unknown) => {
        context.log.warn({ err: describeError(error) }, 'the site follows with the next round')
      })
    }
    return answer
  })
