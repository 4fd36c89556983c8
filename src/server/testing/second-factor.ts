import { createHmac } from 'node:crypto'
import type { Office } from './test-staff.ts'

/** The code that an authenticator app shows for a secret (RFC 6238). */
export function totp(secret: string): string {
  const bits = [...secret.replace(/=+$/, '')]
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const digest = createHmac('sha1', key).update(counter).digest()
  const at = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Switches the second factor on; the session is a new one afterwards. */
export async function enrol(office: Office, cookie: string, password: string) {
  const enabled = await office.authCall(cookie, '/two-factor/enable', { password })
  const { totpURI } = (await enabled.json()) as { totpURI: string }
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  const verified = await office.authCall(cookie, '/two-factor/verify-totp', { code: totp(secret) })
  const fresh = verified.headers.getSetCookie().map((line) => line.split(';')[0])
  return { cookie: fresh.join('; '), code: () => totp(secret) }
}
