import type { StaffRole } from '../../domain/access/rights.ts'
import { createStaffAuth, type StaffAuth } from '../access/staff/auth.ts'
import { answerAdmin } from '../app/admin-router.ts'
import { answerAuth } from '../http/auth.ts'
import type { Db } from '../platform/db/client.ts'
import { keptHashes } from './kept-hashes.ts'
import { type TestDeps, testDeps } from './test-deps.ts'

export type Answer = { status: number; body: Record<string, unknown> }

export type Office = {
  deps: TestDeps
  auth: StaffAuth
  /** The cookie of a signed-in member with that role; `undefined` stands for a stranger. */
  cookies: Record<StaffRole, string>
  call: (who: string | undefined, method: string, path: string, body?: object) => Promise<Answer>
  raw: (
    who: string | undefined,
    path: string,
    headers?: Record<string, string>,
  ) => Promise<Response>
  /** Sends a body unchanged. */
  send: (
    who: string | undefined,
    method: string,
    path: string,
    body: Uint8Array<ArrayBuffer> | FormData,
  ) => Promise<Response>
  signIn: (email: string, password: string) => Promise<{ status: number; cookie: string }>
  authCall: (
    who: string | undefined,
    path: string,
    body: object,
    headers?: Record<string, string>,
    address?: string,
  ) => Promise<Response>
}

const origin = 'http://localhost:3000'
export const testPassword = 'una-password-lunga'

/** A back office with an administrator, a consultant and a coordinator without departures, all signed in. */
export async function openOffice(db: Db, source: Record<string, string> = {}): Promise<Office> {
  const deps = { ...testDeps(db, source), publicUrl: origin }
  const auth = createStaffAuth({
    db,
    secret: 'x'.repeat(32),
    publicUrl: origin,
    catalogue: deps.catalogue,
    passwords: keptHashes,
  })
  const context = (request: Request, address = '127.0.0.1') => ({
    ...deps,
    requestId: 'test',
    address,
    headers: request.headers,
  })
  const send = (request: Request) =>
    answerAdmin(request, { ...context(request), auth, method: request.method })
  const authCall: Office['authCall'] = (who, path, body, headers = {}, address) => {
    const request = new Request(`${origin}/api/auth${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin, ...cookieHeader(who), ...headers },
    })
    return answerAuth(auth, request, context(request, address))
  }
  const signIn: Office['signIn'] = async (email, password) => {
    const response = await authCall(undefined, '/sign-in/email', { email, password })
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    return { status: response.status, cookie }
  }
  const member = async (role: StaffRole, name: string) => {
    const email = `${role}@ondalta.example`
    await auth.api.createUser({ body: { email, password: testPassword, name, role } })
    return (await signIn(email, testPassword)).cookie
  }
  return {
    deps,
    auth,
    cookies: {
      administrator: await member('administrator', 'Amina Diallo'),
      consultant: await member('consultant', 'Marco Ferri'),
      coordinator: await member('coordinator', 'Chiara Conti'),
    },
    signIn,
    authCall,
    raw: (who, path, headers = {}) =>
      send(
        new Request(`${origin}/api/admin${path}`, {
          headers: { ...cookieHeader(who), ...headers },
        }),
      ),
    send: (who, method, path, body) =>
      send(new Request(`${origin}/api/admin${path}`, { method, headers: cookieHeader(who), body })),
    call: async (who, method, path, body) => {
      const response = await send(
        new Request(`${origin}/api/admin${path}`, {
          method,
          headers: {
            ...cookieHeader(who),
            ...(body && !isForm(body) ? { 'content-type': 'application/json' } : {}),
          },
          ...(body ? { body: isForm(body) ? body : JSON.stringify(body) } : {}),
        }),
      )
      return { status: response.status, body: (await response.json()) as Answer['body'] }
    },
  }
}

const isForm = (body: object): body is FormData => body instanceof FormData

function cookieHeader(who: string | undefined): Record<string, string> {
  return who ? { cookie: who } : {}
}
