import type { Deps } from '../../platform/deps.ts'

/** The library is loaded when it is first needed. */
export const webauthn = () => import('@simplewebauthn/server')

/** Taken from the site's own address, not from the request: a page elsewhere could send any origin. */
export function relyingParty({ publicUrl }: Pick<Deps, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

/** The challenge that the device says it has signed; empty if the data is malformed. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const challenge = typeof data === 'object' && data && 'challenge' in data ? data.challenge : ''
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

/** The library throws for every mismatch, with messages that are not for users. */
export async function orNothing<T>(verification: Promise<T>): Promise<T | undefined> {
  return verification.catch(() => undefined)
}
