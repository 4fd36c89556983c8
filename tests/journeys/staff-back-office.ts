import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { test as base, expect, type Office } from './support/office.ts'

/** Pages of the back office, already signed in with the cookie of the worker's one sign-in. */
export const test = base.extend<{ staffPage: Page }>({
  staffPage: async ({ page, office }, use) => {
    const { cookies } = await office.request.storageState()
    await page.context().addCookies(cookies)
    await use(page)
  },
})

export async function openStaffPage(page: Page, path: string, title: string): Promise<void> {
  await page.goto(`/#${path}`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** A valid Italian IBAN used by no other test: a random account number with computed check digits. */
export function freshIban(): string {
  const account = String(Math.floor(Math.random() * 1e12)).padStart(12, '0')
  const bban = `X0542811101${account}`
  const digits = [...`${bban}IT00`].map((letter) => Number.parseInt(letter, 36)).join('')
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return `IT${String(98 - rest).padStart(2, '0')}${bban}`
}

export type Booked = { id: string; name: string }

/** A name used by no other test. */
export function freshName(): string {
  return `Prova${Math.floor(Math.random() * 1e9)}`
}

/** A booking made through the public call, under a name of its own. */
export async function bookThrough(
  office: Office,
  startDate: string,
  terms: { tripId?: string; price?: number; ibanId?: string } = {},
): Promise<Booked> {
  const lastName = freshName()
  const link = await office.link({ startDate, ...terms })
  const answer = await office.request.post('/api/bookings', {
    data: {
      token: link.token,
      submissionId: crypto.randomUUID(),
      travelers: [
        {
          firstName: 'Chiara',
          lastName,
          birthDate: '1988-05-12',
          address: 'Via dei Tigli 8, Ancona',
          passportNumber: 'YA0000000',
          email: 'chiara@posta.example',
          phone: '+39 000 000 0000',
        },
      ],
    },
  })
  const made = (await answer.json()) as { id?: string; booking?: { id: string } }
  return { id: made.id ?? made.booking?.id ?? '', name: `Chiara ${lastName}` }
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Uploads passport and selfie of a booking as the traveller's page does. */
export async function uploadDocuments(office: Office, bookingId: string): Promise<void> {
  const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: onePixel })
  const answer = await office.request.post('/api/documents', {
    multipart: { bookingId, passport: photo('passaporto.png'), selfie: photo('selfie.png') },
  })
  if (!answer.ok()) throw new Error(`The upload answered ${answer.status()}`)
}

/** A downloaded CSV file: its byte order mark, and its cells. */
export async function readCsv(download: Download): Promise<{ mark: string; rows: string[][] }> {
  const content = await readFile(await download.path())
  const lines = content.subarray(3).toString('utf8').split('\r\n')
  return {
    mark: content.subarray(0, 3).toString('hex'),
    rows: lines.filter(Boolean).map((line) => line.split(';')),
  }
}

export { expect }
