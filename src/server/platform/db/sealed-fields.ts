import { createHmac } from 'node:crypto'
import { customType } from 'drizzle-orm/pg-core'
import { blankTraveller } from '../../../domain/booking/stored-traveller.ts'
import {
  type SealedField,
  type StoredTraveller,
  sealedFields,
} from '../../../domain/booking/traveller-fields.ts'
import { type KeyRing, keyById, seal, unseal } from '../keys.ts'

/** What is sealed for one field opens for no other. */
const contextOf = (field: SealedField) => `travel_bookings.travelers.${field}`
export const sealWord = 'enc:v1:'
const shape = /^enc:v1:([0-9a-f]{8}):([\w-]{38,})$/

let ring: KeyRing | undefined

/** Called once, before the first query: a column can't be handed its keys in any other way. */
export function setFieldKeys(keys: KeyRing): void {
  ring = keys
}

/** For a process that works beside this one. */
export function fieldSecrets(): Uint8Array[] {
  return keys().map(({ secret }) => Uint8Array.from(secret))
}

function keys(): KeyRing {
  if (!ring) throw new Error('The keys of the sealed fields have not been set')
  return ring
}

/** How everything begins that is sealed with the current key. */
export function currentSeal(): string {
  return `${sealWord}${keys()[0].id}:`
}

/** `enc:v1:<key id>:<nonce, tag and text>`; nothing stays nothing, and what is sealed stays as it is. */
export function sealValue(context: string, value: string): string {
  if (value === '' || shape.test(value)) return value
  const [key] = keys()
  return `${currentSeal()}${seal(Buffer.from(value), key, context).toString('base64url')}`
}

/** What was written before fields were sealed is returned as it is. */
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

/** A traveller with everything readable: only whoever calls this sees it. */
export function openTraveller(person: StoredTraveller): StoredTraveller {
  return changed(person, openField)
}

/**
 * What is to be sealed is sealed on its way into the table, whoever writes it, and stays sealed when it
 * is read. A row of before a field was asked reads as one in which nobody filled it in.
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

/** Sealed in the table; whoever reads the row reads the text. `place` is table and column. */
export const sealedText = (place: string, open: typeof openValue = openValue) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => sealValue(place, value),
    fromDriver: (value) => open(place, value),
  })()

/** A key that is lost costs the value, and not the row that is read. */
export function openOrNothing(place: string, stored: string): string {
  try {
    return openValue(place, stored)
  } catch {
    return ''
  }
}

/**
 * The name under which something sealed is found: only who has the key can make it. One per key, the
 * current one first, so that what an older key named is found until it is named anew.
 */
export function namesOf(place: string, value: string): [current: string, ...older: string[]] {
  const [current, ...older] = keys().map(({ secret }) =>
    createHmac('sha256', secret).update(`${place}\n${value}`).digest('base64url'),
  )
  if (!current) throw new Error('There is no key')
  return [current, ...older]
}

const mails = 'outbox.secrets'

/** What a mail carries only on its way out: sealed in the table, and nobody is shown it. */
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
