import { createHmac } from 'node:crypto'
import { customType } from 'drizzle-orm/pg-core'
import { blankTraveller } from '../../../domain/booking/stored-traveller.ts'
import {
  type SealedField,
  type StoredTraveller,
  sealedFields,
} from '../../../domain/booking/traveller-fields.ts'
import { type KeyRing, keyById, seal, unseal } from '../keys.ts'

/** A value sealed for one field can't be opened as another. */
const contextOf = (field: SealedField) => `travel_bookings.travelers.${field}`
export const sealWord = 'enc:v1:'
const shape = /^enc:v1:([0-9a-f]{8}):([\w-]{38,})$/

let ring: KeyRing | undefined

/** Called once, before the first query: column types have no other way to get the keys. */
export function setFieldKeys(keys: KeyRing): void {
  ring = keys
}

/** The raw keys, for starting a worker with them. */
export function fieldSecrets(): Uint8Array[] {
  return keys().map(({ secret }) => Uint8Array.from(secret))
}

function keys(): KeyRing {
  if (!ring) throw new Error('The keys of the sealed fields have not been set')
  return ring
}

/** The prefix of everything sealed with the current key. */
export function currentSeal(): string {
  return `${sealWord}${keys()[0].id}:`
}

/** `enc:v1:<key id>:<nonce, tag and text>`; an empty value stays empty, a sealed one stays unchanged. */
export function sealValue(context: string, value: string): string {
  if (value === '' || shape.test(value)) return value
  const [key] = keys()
  return `${currentSeal()}${seal(Buffer.from(value), key, context).toString('base64url')}`
}

/** A value from before fields were sealed is returned unchanged. */
export function openValue(context: string, value: string): string {
  const [, keyId, sealed] = shape.exec(value) ?? []
  if (!keyId || !sealed) return value
  const key = keyById(keys(), keyId)
  return unseal(Buffer.from(sealed, 'base64url'), key, context).toString()
}

const sealField = (field: SealedField, value: string) => sealValue(contextOf(field), value)
export const openField = (field: SealedField, value: string) => openValue(contextOf(field), value)

function changed(
  person: StoredTraveller,
  change: (field: SealedField, value: string) => string,
): StoredTraveller {
  const values = sealedFields.map((field) => [field, change(field, person[field])])
  return { ...person, ...Object.fromEntries(values) }
}

/** A traveller with the sealed fields readable; called only where they are shown. */
export function openTraveller(person: StoredTraveller): StoredTraveller {
  return changed(person, openField)
}

/**
 * The sensitive fields are sealed on every write and stay sealed when the row is read. A field that did not
 * exist yet when the row was written reads as empty.
 */
export const sealedTravellers = () =>
  customType<{ data: StoredTraveller[]; driverData: string | Partial<StoredTraveller>[] }>({
    dataType: () => 'jsonb',
    toDriver: (people) => JSON.stringify(people.map((person) => changed(person, sealField))),
    fromDriver: (value) => {
      const people = (
        typeof value === 'string' ? JSON.parse(value) : value
      ) as Partial<StoredTraveller>[]
      return people.map((person) => ({ ...blankTraveller, ...person }))
    },
  })()

/** Sealed in the table, plain text in code. `place` is table and column. */
export const sealedText = (place: string, open: typeof openValue = openValue) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => sealValue(place, value),
    fromDriver: (value) => open(place, value),
  })()

/** A lost key loses the value, but the row can still be read. */
export function openOrNothing(place: string, stored: string): string {
  try {
    return openValue(place, stored)
  } catch {
    return ''
  }
}

/**
 * The keyed hash by which a sealed value is found. One per key, the current one first, so that a value stored
 * under an older key is found until it is sealed again.
 */
export function namesOf(place: string, value: string): [current: string, ...older: string[]] {
  const [current, ...older] = keys().map(({ secret }) =>
    createHmac('sha256', secret).update(`${place}\n${value}`).digest('base64url'),
  )
  if (!current) throw new Error('There is no key')
  return [current, ...older]
}

const mails = 'outbox.secrets'

/** The secrets of a mail until it is sent: sealed in the table, and shown to no one. */
export const sealedSecrets = customType<{
  data: Record<string, string>
  driverData: string | Record<string, string>
}>({
  dataType: () => 'jsonb',
  toDriver: (secrets) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(secrets).map(([name, value]) => [name, sealValue(mails, value)]),
      ),
    ),
  fromDriver: (value) =>
    typeof value === 'string' ? (JSON.parse(value) as Record<string, string>) : value,
})

export function openSecrets(secrets: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(secrets).map(([name, value]) => [name, openValue(mails, value)]),
  )
}
