type Call = { method: 'GET' | 'POST'; fields: readonly string[] }

const post = (...fields: string[]): Call => ({ method: 'POST', fields })
const get: Call = { method: 'GET', fields: [] }

/**
 * The calls of the sign-in library that browsers may use, and the fields of each: the library has more of
 * both (`trustDevice`, `disableSession`, `rememberMe`, `callbackURL`, `issuer` …), and no page uses them.
 * Staff are managed by our own, audited calls.
 */
const calls: Readonly<Record<string, Call>> = {
  '/get-session': get,
  '/sign-in/email': post('email', 'password'),
  '/sign-out': post(),
  '/change-password': post('currentPassword', 'newPassword', 'revokeOtherSessions'),
  '/two-factor/enable': post('password'),
  '/two-factor/disable': post('password'),
  '/two-factor/verify-totp': post('code'),
  '/two-factor/verify-backup-code': post('code'),
  '/passkey/generate-register-options': get,
  '/passkey/verify-registration': post('response', 'name'),
  '/passkey/generate-authenticate-options': get,
  '/passkey/verify-authentication': post('response'),
  '/passkey/list-user-passkeys': get,
  '/passkey/delete-passkey': post('id'),
}

export function isOpenCall(path: string, method: string): boolean {
  return Object.hasOwn(calls, path) && calls[path]?.method === method
}

/** The body passed to the library: a JSON object with only the call's allowed fields, whatever was sent. */
export function ownFields(path: string, sent: unknown): string {
  const given = (typeof sent === 'object' && sent !== null ? sent : {}) as Record<string, unknown>
  const fields = calls[path]?.fields ?? []
  return JSON.stringify(
    Object.fromEntries(
      fields.filter((name) => Object.hasOwn(given, name)).map((name) => [name, given[name]]),
    ),
  )
}

/** Drops the cookie of a trusted device, so that every sign-in asks for the second factor. */
export function withoutTrust(headers: Headers): Headers {
  const kept = new Headers(headers)
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  const left = cookies.filter((pair) => !/trust_device=/.test(pair)).join('; ')
  if (left) kept.set('cookie', left)
  else kept.delete('cookie')
  return kept
}
