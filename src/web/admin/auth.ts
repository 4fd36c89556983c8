/** The sign-in library's addresses, which are no part of the contract. */
export class AuthError extends Error {
  readonly status: number
  readonly code: string | undefined
  constructor(status: number, code: string | undefined, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

const offline = 'Connessione assente: ricontrolla la rete e riprova.'

async function post<T>(path: string, body: Record<string, unknown>): Promise<T> {
  const response = await fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new AuthError(0, undefined, offline)
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer as T
  const { code, message } = (answer ?? {}) as { code?: string; message?: string }
  throw new AuthError(response.status, code, message ?? '')
}

export type SignInAnswer = { twoFactorRedirect?: boolean }
export type SecondFactor = 'totp' | 'backup'

export const auth = {
  signIn: (email: string, password: string) =>
    post<SignInAnswer>('sign-in/email', { email, password }),
  secondFactor: (kind: SecondFactor, code: string) =>
    post<unknown>(`two-factor/verify-${kind === 'totp' ? 'totp' : 'backup-code'}`, { code }),
  signOut: () => post<unknown>('sign-out', {}),
  changePassword: (currentPassword: string, newPassword: string) =>
    post<unknown>('change-password', { currentPassword, newPassword, revokeOtherSessions: true }),
  startTwoFactor: (password: string) =>
    post<{ totpURI: string; backupCodes: string[] }>('two-factor/enable', { password }),
  stopTwoFactor: (password: string) => post<unknown>('two-factor/disable', { password }),
}

const tooMany = 'Troppi tentativi di accesso. Attendi qualche minuto e riprova.'
const sentences: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: 'Email o password non corretti.',
  INVALID_EMAIL: "Inserisci un'email valida.",
  INVALID_PASSWORD: 'La password attuale non è corretta.',
  PASSWORD_TOO_SHORT: 'La nuova password deve avere almeno 10 caratteri.',
  PASSWORD_TOO_LONG: 'La nuova password è troppo lunga.',
  INVALID_CODE: 'Il codice non è corretto: inserisci quello mostrato adesso.',
  INVALID_BACKUP_CODE: 'Il codice di riserva non è corretto o è già stato usato.',
  INVALID_TWO_FACTOR_COOKIE: "Il tempo per il codice è scaduto: ripeti l'accesso.",
  BANNED_USER: 'Questo accesso è stato disattivato. Rivolgiti a un amministratore.',
}

/** The library answers in English: its codes are translated here. */
export function authErrorText(error: unknown): string {
  if (!(error instanceof AuthError)) return 'Si è verificato un errore imprevisto. Riprova.'
  if (error.status === 0) return offline
  if (error.status === 429) return tooMany
  const known = error.code ? sentences[error.code] : undefined
  if (known) return known
  return error.status === 401
    ? 'Accesso non riuscito: controlla i dati e riprova.'
    : 'Operazione non riuscita. Riprova tra qualche istante.'
}
