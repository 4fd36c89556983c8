import { networkInterfaces } from 'node:os'
import type { Env } from './env.ts'

const everywhere = ['0.0.0.0', '::']

/**
 * While the site has no address of its own, its links begin with 'localhost', which on a phone means the
 * phone itself. In the same network a phone reaches this machine by its IP address, unless the server listens
 * on the loopback interface only.
 */
export function addressForPhones(
  { PUBLIC_URL, HOST, PORT }: Pick<Env, 'PUBLIC_URL' | 'HOST' | 'PORT'>,
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): string | null {
  const isHeard = HOST === undefined || everywhere.includes(HOST)
  if (PUBLIC_URL !== undefined || !isHeard || PORT === 0) return null
  const own = Object.values(interfaces)
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)
  return own ? `http://${own.address}:${PORT}` : null
}
