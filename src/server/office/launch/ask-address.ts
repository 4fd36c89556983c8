import { lookup } from 'node:dns/promises'
import { request } from 'node:https'
import { BlockList, isIP } from 'node:net'
import { isExampleHost } from '../../../domain/office/technician.ts'

/**
 * Networks that can't contain a public web server: a host name may resolve to them, but no request is sent
 * there.
 */
const notPublic = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  notPublic.addSubnet(net, prefix)
}

/** Of IPv6 only the global unicast addresses, without ranges that embed other addresses. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
const notPublic6 = new BlockList()
notPublic6.addSubnet('2001::', 23, 'ipv6')
notPublic6.addSubnet('2001:db8::', 32, 'ipv6')
notPublic6.addSubnet('2002::', 16, 'ipv6')
notPublic6.addSubnet('3fff::', 20, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !notPublic.check(address)
  return version === 6 && global6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6')
}

type Answer = { status: number; body: string }
export type Web = {
  resolve: (host: string) => Promise<string[]>
  /** Connects to exactly this address, whatever the name resolves to by then. */
  ask: (host: string, address: string, signal: AbortSignal) => Promise<Answer>
}

const patienceMs = 5000
const longestBody = 2000

const realWeb: Web = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  ask: (host, address, signal) =>
    new Promise((done, failed) => {
      const asked = request(
        {
          host,
          port: 443,
          path: '/health',
          agent: false,
          signal,
          lookup: (_, options, found) => {
            const family = isIP(address)
            if (options.all) found(null, [{ address, family }])
            else found(null, address, family)
          },
        },
        (response) => {
          let body = ''
          response.setEncoding('utf8')
          response.on('data', (part: string) => {
            body += part
            if (body.length > longestBody) response.destroy()
          })
          response.on('close', () => done({ status: response.statusCode ?? 0, body }))
        },
      )
      asked.on('error', failed)
      asked.end()
    }),
}

export type AddressAnswer = { ok: boolean; text: string }
const no = (text: string): AddressAnswer => ({ ok: false, text })

/**
 * Whether this program answers at the agency's address over https. Redirects are not followed, and of the
 * response only its meaning is returned.
 */
export async function askAddress(siteUrl: string, web: Web = realWeb): Promise<AddressAnswer> {
  const { protocol, hostname, port } = new URL(siteUrl)
  if (protocol !== 'https:' || port !== '')
    return no('L’indirizzo deve cominciare con https:// ed essere senza porta.')
  if (isExampleHost(siteUrl)) return no('È ancora l’indirizzo di esempio: scegli quello vero.')
  const signal = AbortSignal.timeout(patienceMs)
  const addresses = await within(web.resolve(hostname), signal).catch(() => [])
  const [first] = addresses
  if (!first)
    return no('Il nome non porta ancora a nessun server: manca la voce nel DNS del dominio.')
  if (!addresses.every(isPublicAddress))
    return no('Il nome porta a una rete privata: da fuori nessuno arriva.')
  try {
    const { status, body } = await within(web.ask(hostname, first, signal), signal)
    if (status === 200 && isOurs(body))
      return { ok: true, text: 'Risponde in https, ed è questo programma.' }
    if (status >= 300 && status < 400) return no('Risponde, ma rimanda a un altro indirizzo.')
    return no('Risponde in https, ma è un altro sito, o il programma dietro è fermo.')
  } catch (error) {
    return no(whyNot(error, signal))
  }
}

function isOurs(body: string): boolean {
  try {
    return (JSON.parse(body) as { status?: unknown } | null)?.status === 'ok'
  } catch {
    return false
  }
}

function whyNot(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'Nessuna risposta in cinque secondi.'
  const code = String((error as NodeJS.ErrnoException).code ?? '')
  return /CERT|TLS|SSL|ALTNAME|SELF_SIGNED/.test(code)
    ? 'Il certificato https non vale per questo indirizzo.'
    : 'Il server non accetta il collegamento in https.'
}

/** A DNS query can't be cancelled, so its result is ignored after the timeout. */
function within<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, failed) => {
      signal.addEventListener('abort', () => failed(signal.reason as Error), { once: true })
    }),
  ])
}
