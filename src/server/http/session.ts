import type { StaffRole } from '../../contract/admin/permissions.ts'
import { errorCatalogue } from '../../contract/errors.ts'
import { DomainError, isDomainError } from '../../domain/errors.ts'
import type { Actor } from '../audit/write-audit.ts'
import { addressHeader, type StaffAuth } from '../staff/auth.ts'
import type { RequestContext } from './context.ts'
import { requireWithinLimit } from './rate-limit.ts'
import { refuseZeroByte } from './zero-byte.ts'

export type Staff = {
  id: string
  name: string
  email: string
  role: StaffRole
  twoFactorEnabled: boolean
  mustChangePassword: boolean
  sessionId: string
}

export function actorOf(staff: Staff): Actor {
  return { id: staff.id, name: staff.name }
}

/** Who is signed in; undefined without a session, or with one of a deactivated access. */
export async function readStaff(auth: StaffAuth, headers: Headers): Promise<Staff | undefined> {
  if (!headers.get('cookie')) return undefined
  const found = await auth.api.getSession({ headers })
  if (!found || found.user.banned) return undefined
  const { user, session } = found
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.role === 'administrator' ? 'administrator' : 'consultant',
    twoFactorEnabled: user.twoFactorEnabled ?? false,
    mustChangePassword: user.mustChangePassword ?? false,
    sessionId: session.id,
  }
}

export type RequestOrigin = { method: string; headers: Headers; publicUrl: string }

/**
 * Cookies are SameSite=Strict already; this refuses what another site would make a browser send.
 * A caller that is no browser sends neither header and has no cookie that it did not sign in for.
 */
export function requireSameOrigin({ method, headers, publicUrl }: RequestOrigin): void {
  if (method === 'GET' || method === 'HEAD') return
  const site = headers.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') throw new DomainError('FORBIDDEN')
  const origin = headers.get('origin')
  if (!origin || origin === new URL(publicUrl).origin) return
  const host = URL.canParse(origin) ? new URL(origin).host : undefined
  if (!host || host !== headers.get('host')) throw new DomainError('FORBIDDEN')
}

const signInPath = '/api/auth/sign-in/email'

/** The sign-in library's own addresses, behind our limits: per address, and per account. */
export async function answerAuth(
  auth: StaffAuth,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  try {
    requireSameOrigin({
      method: request.method,
      headers: request.headers,
      publicUrl: context.publicUrl,
    })
    const body = request.method === 'GET' ? '' : await request.text()
    refuseZeroByteIn(body)
    if (new URL(request.url).pathname === signInPath) await limitSignIn(body, context)
    const { url, method } = request
    const headers = new Headers(request.headers)
    headers.set(addressHeader, context.address)
    // Built anew: the listener's own request can't be copied with other headers.
    return await auth.handler(new Request(url, { method, headers, ...(body && { body }) }))
  } catch (error) {
    if (!isDomainError(error)) throw error
    const { status, message } = errorCatalogue[error.code]
    return Response.json({ code: error.code, message }, { status })
  }
}

async function limitSignIn(body: string, context: RequestContext) {
  await requireWithinLimit(context, 'signIn', context.address)
  const email = emailIn(body)
  if (email) await requireWithinLimit(context, 'signIn', `account:${email.trim().toLowerCase()}`)
}

function refuseZeroByteIn(body: string) {
  refuseZeroByte(jsonIn(body) ?? body)
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function emailIn(body: string): string | undefined {
  try {
    const { email } = JSON.parse(body) as { email?: unknown }
    return typeof email === 'string' ? email : undefined
  } catch {
    return undefined
  }
}
