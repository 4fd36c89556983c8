import { errorCatalogue } from '../../contract/errors.ts'
import { DomainError, isDomainError } from '../../domain/errors.ts'
import { addressHeader, type StaffAuth } from '../access/staff/auth.ts'
import { changePassword } from '../access/staff/change-password.ts'
import { confirmIdentity } from '../access/staff/confirm-identity.ts'
import { challengedMember, countGuesses } from '../access/staff/count-guesses.ts'
import { rememberDevice } from '../access/staff/known-devices.ts'
import { noteFailure } from '../access/staff/note-failure.ts'
import { noteSecondFactorOn } from '../access/staff/own-changes.ts'
import { deviceName } from '../access/staff/own-sessions.ts'
import { requireConfirmed, requireFreshSignIn } from '../access/staff/require-fresh-sign-in.ts'
import { withPatience } from '../access/staff/slow-down.ts'
import { isOpenCall, ownFields, withoutTrust } from './auth-calls.ts'
import type { RequestContext } from './context.ts'
import { requireWithinLimit } from './rate-limit.ts'
import { actorOf, readStaff, requireSameOrigin, type Staff } from './session.ts'
import { refuseUnstorableText } from './unstorable-text.ts'
import { networkOf } from './visitor-network.ts'

const prefix = '/api/auth'

/** These calls add a new way to sign in: a stolen session alone must not be able to do that. */
const needsFreshSignIn = ['/passkey/generate-register-options', '/passkey/verify-registration']
const asksForSecret = [
  '/change-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
]
const opensSession = [
  '/sign-in/email',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
]

type Asked = { path: string; sent: unknown; request: Request; context: RequestContext }

/** Answers the sign-in library's own addresses, under our rules. */
export async function answerAuth(
  auth: StaffAuth,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  try {
    const path = requireOpen(request)
    requireSameOrigin({
      method: request.method,
      headers: request.headers,
      publicUrl: context.publicUrl,
    })
    const sent = request.method === 'GET' ? undefined : jsonIn(await request.text())
    refuseUnstorableText(sent)
    const asked = { path, sent, request, context }
    const answer = await answerAsked(auth, asked)
    if (!opensSession.includes(path)) return answer
    // A member who signs in may change something soon, so the page renderer is warmed up now.
    if (answer.ok) context.catalogue.getReady()
    return await withDevice(auth, asked, answer)
  } catch (error) {
    if (!isDomainError(error)) throw error
    return refusal(error)
  }
}

function requireOpen(request: Request): string {
  const path = new URL(request.url).pathname.slice(prefix.length)
  if (!isOpenCall(path, request.method)) throw new DomainError('NOT_FOUND')
  const type = request.headers.get('content-type') ?? ''
  // A form on another site can send any content type but this one without a CORS preflight.
  if (request.method === 'POST' && !/^application\/json\s*(?:;|$)/i.test(type)) {
    throw new DomainError('NOT_JSON')
  }
  return path
}

function refusal({ code, details }: DomainError): Response {
  const { status, message } = errorCatalogue[code]
  const answer = Response.json({ code, message }, { status })
  if (code === 'SIGN_IN_SLOWED') answer.headers.set('Retry-After', String(details.seconds))
  return answer
}

async function answerAsked(auth: StaffAuth, asked: Asked): Promise<Response> {
  const { path, context } = asked
  if (path === '/sign-in/email') return answerSignIn(auth, asked)
  // An expired session is ended here, before the library can accept it.
  const staff = await readStaff({ ...context, auth })
  if (needsFreshSignIn.includes(path)) {
    if (!staff) throw new DomainError('UNAUTHORIZED')
    await requireFreshSignIn({ ...context, staff })
  }
  if (asksForSecret.includes(path)) return answerSecret(auth, asked, staff)
  if (path.startsWith('/passkey/verify'))
    await requireWithinLimit(context, 'signIn', context.address)
  return forward(auth, asked)
}

/** Calls that ask for a password or a code: no session may be used to guess either. */
async function answerSecret(auth: StaffAuth, asked: Asked, staff: Staff | undefined) {
  const { path, context } = asked
  const member = staff ?? (await challengedMember(context))
  if (!member) return forward(auth, asked)
  if (staff) await requireOwnSecondFactor(auth, asked, staff)
  return countGuesses(context, member, async () => {
    const answer = await (path === '/change-password' && staff
      ? changePassword({ ...context, auth }, staff, objectIn(asked.sent), () =>
          forward(auth, asked),
        )
      : forward(auth, asked))
    const isWrong = !answer.ok && wrongSecret.test(await answer.clone().text())
    const isEnrolled = answer.ok && staff && path === '/two-factor/verify-totp'
    if (isEnrolled) await noteSecondFactorOn(context, staff)
    return { answer, outcome: answer.ok ? 'right' : isWrong ? 'wrong' : 'neither' }
  })
}

const wrongSecret = /"(?:INVALID_PASSWORD|INVALID_CODE|INVALID_BACKUP_CODE)"/

/**
 * A member with a second factor must show it before removing it, before adding another one and before
 * changing the password, because a thief may have session and password. For the password a recent
 * confirmation is enough; for the second factor itself the code must be in the call.
 */
async function requireOwnSecondFactor(auth: StaffAuth, asked: Asked, staff: Staff): Promise<void> {
  const { path, context } = asked
  if (!staff.twoFactorEnabled) return
  // No page asks for a code in a session that has shown one: such a call is a guess.
  if (path.startsWith('/two-factor/verify')) throw new DomainError('NOT_FOUND')
  const { password, currentPassword, code } = objectIn(asked.sent)
  const proof = path === '/change-password' ? currentPassword : password
  const own = { ...context, auth, staff, actor: actorOf(staff) }
  if (typeof code === 'string' && typeof proof === 'string') {
    await confirmIdentity(own, { password: proof, code })
  } else if (path.startsWith('/two-factor/')) throw new DomainError('FRESH_SIGN_IN_REQUIRED')
  await requireConfirmed(own)
}

async function answerSignIn(auth: StaffAuth, asked: Asked): Promise<Response> {
  const { context, request } = asked
  await requireWithinLimit(context, 'signIn', context.address)
  const { email } = objectIn(asked.sent)
  if (typeof email !== 'string') return forward(auth, asked)
  const network = networkOf(context.address)
  const device = deviceName(request.headers.get('user-agent') ?? '')
  const note = (action: 'sign_in_failed' | 'sign_in_slowed') =>
    noteFailure(context, { email, address: context.address, device, action })
  try {
    return await withPatience(context, { email, network }, async () => {
      const answer = await forward(auth, asked)
      const outcome = answer.ok ? 'right' : answer.status === 401 ? 'wrong' : 'neither'
      if (outcome === 'wrong') await note('sign_in_failed')
      return { answer, outcome }
    })
  } catch (error) {
    if (isDomainError(error, 'SIGN_IN_SLOWED')) await note('sign_in_slowed')
    throw error
  }
}

function forward(auth: StaffAuth, { path, sent, request, context }: Asked): Promise<Response> {
  const { url, method } = request
  const headers = withoutTrust(request.headers)
  headers.set(addressHeader, context.address)
  headers.delete('content-length')
  const address = new URL(url)
  address.search = ''
  const body = method === 'GET' ? {} : { body: ownFields(path, sent) }
  // A new Request, because the listener's own one can't be copied with other headers.
  return auth.handler(new Request(address, { method, headers, ...body }))
}

const deviceCookie = 'staff.device'

/** Remembers the device of a member who has just signed in. */
async function withDevice(auth: StaffAuth, { request, context }: Asked, answer: Response) {
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  if (!answer.ok || !cookies.some((cookie) => /session_token=./.test(cookie))) return answer
  const headers = new Headers({ cookie: cookies.join('; ') })
  const found = await auth.api.getSession({ headers })
  if (!found) return answer
  const token = await rememberDevice(context, found.user, {
    token: cookieOf(request.headers, deviceCookie),
    device: deviceName(request.headers.get('user-agent') ?? ''),
    address: context.address,
    network: networkOf(context.address),
  })
  const secure = context.publicUrl.startsWith('https:') ? '; Secure' : ''
  answer.headers.append(
    'Set-Cookie',
    `${deviceCookie}=${token}; Path=${prefix}; Max-Age=${60 * 60 * 24 * 180}; HttpOnly; SameSite=Strict${secure}`,
  )
  return answer
}

function cookieOf(headers: Headers, name: string): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/)
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  return value && /^[\w-]{32}$/.test(value) ? value : undefined
}

function objectIn(sent: unknown): Record<string, unknown> {
  return typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>) : {}
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
