import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Traveller } from '../../domain/booking/travellers-schema.ts'
import { answerApi } from '../app/api.ts'
import { createBooking } from '../booking/bookings/create-booking.ts'
import type { Booking } from '../booking/bookings/store.ts'
import {
  type BookingLink,
  insertLink,
  type NewBookingLink,
  type SavedIban,
} from '../booking/links/store.ts'
import { builtEditions } from '../catalogue/editions/edition.ts'
import { unnamedRefusal } from '../http/context.ts'
import type { Db } from '../platform/db/client.ts'
import { travelDates } from '../platform/db/schema/catalogue.ts'
import { savedIbans } from '../platform/db/schema/links.ts'
import { settings } from '../platform/db/schema/operations.ts'
import type { Deps } from '../platform/deps.ts'
import { readEnv } from '../platform/env.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { createLog } from '../platform/log.ts'
import { nextYear } from './days.ts'

/** A storage in memory that can be made to fail. */
export type MemoryStore = FileStore & { content: Map<string, Uint8Array>; failOn: FailOn }
export type FailOn = { put?: RegExp | undefined; remove?: RegExp | undefined }

export function memoryStore(): MemoryStore {
  const content = new Map<string, Uint8Array>()
  const failOn: FailOn = {}
  return {
    content,
    failOn,
    async put(filePath, bytes) {
      if (failOn.put?.test(filePath)) throw new Error('ENOSPC: no space left on device')
      content.set(filePath, bytes)
    },
    async get(filePath) {
      const bytes = content.get(filePath)
      if (!bytes) throw new Error('ENOENT')
      return bytes
    },
    async remove(filePath) {
      if (failOn.remove?.test(filePath)) throw new Error('EIO')
      content.delete(filePath)
    },
  }
}

export type TestDeps = Deps & {
  build: string
  files: MemoryStore
  clock: { now: Date }
}

/** All dependencies of a use case, with a clock and a storage controlled by the test. */
export function testDeps(db: Db, source: Record<string, string> = {}): TestDeps {
  const clock = { now: new Date() }
  const env = readEnv({ DATA_DIR: '/tmp/ondalta-tests', LOG_LEVEL: 'silent', ...source })
  return {
    db,
    env,
    clock,
    now: () => clock.now,
    log: strictLog(env),
    files: memoryStore(),
    catalogue: builtEditions,
    build: 'dev',
    publicUrl: 'https://www.ondalta.example',
    signingKey: 'a key for tests',
  }
}

/** Silent, except for messages that must never occur: these fail the call, and so the test. */
function strictLog(env: Deps['env']): Deps['log'] {
  const log = createLog(env)
  return Object.assign(log, {
    error: (facts: { call?: string; code?: string }, said?: string) => {
      if (said === unnamedRefusal) throw new Error(`${facts.call}: ${facts.code} is not named`)
    },
  })
}

export function person(change: Partial<Traveller> = {}): Traveller {
  return {
    firstName: 'Giulia',
    lastName: 'Rossi',
    birthDate: '1990-05-20',
    address: 'Via Roma 1, Ancona',
    passportNumber: 'YA1234567',
    email: 'giulia@example.com',
    phone: '+39 333 000 0000',
    dietaryNeeds: '',
    emergencyName: '',
    emergencyPhone: '',
    ...change,
  }
}

export async function addIban(db: Db, change: Partial<SavedIban> = {}): Promise<SavedIban> {
  const [row] = await db
    .insert(savedIbans)
    .values({
      accountHolder: `Ondalta Viaggi ${randomUUID().slice(0, 8)}`,
      iban: 'IT60X0542811101000000123456',
      bankName: "Banca d'Esempio",
      ...change,
    })
    .returning()
  if (!row) throw new Error('no IBAN')
  return row
}

/** Sets the account for bookings without a link, as an administrator does. */
export async function chooseDefault(db: Db, defaultIbanId: string | null): Promise<void> {
  const value = { defaultIbanId }
  await db
    .insert(settings)
    .values({ key: 'bank', value, version: 2 })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
}

export async function addLink(db: Db, change: Partial<NewBookingLink> = {}): Promise<BookingLink> {
  return insertLink(db, {
    token: `t${randomUUID()}`,
    kind: 'iban',
    travelId: 'tokyo-kyoto',
    travelTitle: 'Tokyo e Kyoto',
    startDate: nextYear('04-10'),
    endDate: nextYear('04-19'),
    price: 240_000,
    childDiscountEnabled: true,
    childDiscountPercentage: 50,
    depositPercentage: 40,
    expiresAt: new Date(Date.now() + 30 * 86_400_000),
    ibanId: (await addIban(db)).id,
    paymentType: 'deposit',
    ...change,
  })
}

export async function addDeparture(db: Db, change: Partial<typeof travelDates.$inferInsert> = {}) {
  const [row] = await db
    .insert(travelDates)
    .values({ destinationId: 'japan', startDate: nextYear('04-10'), spotsAvailable: 10, ...change })
    .returning()
  if (!row) throw new Error('no departure')
  return row
}

/** Sells the other spots elsewhere, or returns them, so that this many are free. */
export async function leaveFree(db: Db, departureId: string, spots: number): Promise<void> {
  const { spotsAvailable, spotsElsewhere } = travelDates
  const change = {
    spotsElsewhere: sql`${spotsElsewhere} + ${spotsAvailable} - ${spots}::int`,
    spotsAvailable: spots,
  }
  await db.update(travelDates).set(change).where(eq(travelDates.id, departureId))
}

export async function book(
  deps: Deps,
  change: Partial<NewBookingLink> = {},
  travelers: Traveller[] = [person()],
): Promise<Booking> {
  const { token } = await addLink(deps.db, change)
  return createBooking(deps, { token, submissionId: randomUUID(), travelers })
}

/** A call to the public API as a browser makes it, without the network. */
export async function callApi(
  deps: Deps,
  method: string,
  path: string,
  body?: object | FormData,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const isForm = body instanceof FormData
  const request = new Request(`http://localhost/api${path}`, {
    method,
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    ...(body && !isForm ? { headers: { 'content-type': 'application/json' } } : {}),
  })
  const response = await answerApi(request, {
    build: 'dev',
    ...deps,
    requestId: 'test',
    address: '127.0.0.1',
    headers: request.headers,
  })
  if (!response) throw new Error(`No such call: ${method} ${path}`)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
