import type { Deps } from '../../platform/deps.ts'

/** Code for it is loaded when the first traveller wants it. */
export const webauthn = () => import('@simplewebauthn/server')

/** By the site's own address, not by what a browser says of itself: a page elsewhere says so, too. */
export function relyingParty({ publicUrl }: Pick<Deps, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

/** What the device says it has signed; empty for what nobody wrote. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const challenge = typeof data === 'object' && data && 'challenge' in data ? data.challenge : ''
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

/** Everything that does not fit is thrown by the library, in words for nobody. */
export async function orNothing<T>(verification: Promise<T>): Promise<T | undefined> {
  return verification.catch(() => undefined)
}
