import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** Calls the sign-in library's own endpoints, which are not part of the contract. */
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
  return answered(response)
}

async function answered<T>(response: Response): Promise<T> {
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer as T
  const { code, message } = (answer ?? {}) as { code?: string; message?: string }
  throw new AuthError(response.status, code, message ?? '')
}

async function get<T>(path: string): Promise<T> {
  return answered(
    await fetch(`/api/auth/${path}`).catch(() => {
      throw new AuthError(0, undefined, offline)
    }),
  )
}

export type SignInAnswer = { twoFactorRedirect?: boolean }
export type Passkey = { id: string; name: string | null; createdAt: string }
export type SecondFactor = 'totp' | 'backup'

type Registration = PublicKeyCredentialCreationOptionsJSON
type Authentication = PublicKeyCredentialRequestOptionsJSON

/** Translates the browser's error when the person cancels or has no matching passkey. */
async function asked<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question()
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    const code = name === 'InvalidStateError' ? 'PASSKEY_KNOWN' : 'PASSKEY_NOT_GIVEN'
    throw new AuthError(400, code, '')
  }
}

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
  stopTwoFactor: (password: string, code: string) =>
    post<unknown>('two-factor/disable', { password, code }),
  passkeys: () => get<Passkey[]>('passkey/list-user-passkeys'),
  removePasskey: (id: string) => post<unknown>('passkey/delete-passkey', { id }),
  addPasskey: async (name: string) => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const optionsJSON = await get<Registration>('passkey/generate-register-options')
    const response = await asked(() => startRegistration({ optionsJSON }))
    await post<unknown>('passkey/verify-registration', { response, name })
  },
  signInWithPasskey: async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const optionsJSON = await get<Authentication>('passkey/generate-authenticate-options')
    const response = await asked(() =>
      startAuthentication({ optionsJSON: { ...optionsJSON, userVerification: 'required' } }),
    )
    await post<unknown>('passkey/verify-authentication', { response })
  },
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
  PASSWORD_COMMON: 'Questa password è troppo facile da indovinare: scegline una più insolita.',
  PASSWORD_REUSED: 'L’hai già usata: scegli una password nuova.',
  PASSKEY_NOT_GIVEN: 'Nessuna passkey usata. Riprova, o accedi con email e password.',
  PASSKEY_KNOWN: 'Questo dispositivo ha già una passkey per il tuo accesso.',
  PASSKEY_NOT_FOUND: 'Questa passkey non è più valida: accedi con email e password.',
  IDENTITY_NOT_CONFIRMED: 'La password o il codice non sono corretti.',
  FRESH_SIGN_IN_REQUIRED: 'Conferma prima la tua identità con password e codice.',
  BANNED_USER: 'Questo accesso è stato disattivato. Rivolgiti a un amministratore.',
}

/** The sign-in library answers in English: its error codes are translated here. */
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
