import { createHmac } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'

export const administrator = { email: 'direzione@ondalta.example', password: 'Giro-del-mondo-80' }

/** Signs in through the real endpoint; the cookie stays in the request context. */
export async function signIn(request: APIRequestContext, who = administrator): Promise<void> {
  const answer = await request.post('/api/auth/sign-in/email', {
    data: who,
    headers: { Origin: originOf(answerBase) },
  })
  if (!answer.ok()) throw new Error(`Sign-in answered ${answer.status()}`)
}

const answerBase = `http://localhost:${process.env.JOURNEYS_PORT ?? 4390}`
const originOf = (url: string) => new URL(url).origin

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The current six-digit code of an authenticator app for this key. */
export function totp(key: string): string {
  const bits = [...key.replace(/=+$/, '')]
    .map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const bytes = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const hash = createHmac('sha1', bytes).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Fills in the sign-in page, which is open. */
export async function typeSignIn(page: Page, who: { email: string; password: string }) {
  await page.getByLabel('Email', { exact: true }).fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Accedi' }).click()
}
