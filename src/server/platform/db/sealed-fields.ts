import { customType } from 'drizzle-orm/pg-core'
import { type KeyRing, keyById, seal, unseal } from '../keys.ts'

const context = 'travel_bookings.travelers.passportNumber'
const shape = /^enc:v1:([0-9a-f]{8}):([\w-]{38,})$/

let ring: KeyRing | undefined

/** Called once, before the first query: a column can't be handed its keys in any other way. */
export function setFieldKeys(keys: KeyRing): void {
  ring = keys
}

function keys(): KeyRing {
  if (!ring) throw new Error('The keys of the sealed fields have not been set')
  return ring
}

/** How everything begins that is sealed with the current key. */
export function currentSeal(): string {
  return `enc:v1:${keys()[0].id}:`
}

/** `enc:v1:<key id>:<nonce, tag and text>`; nothing stays nothing, and what is sealed stays as it is. */
export function sealField(value: string): string {
  if (value === '' || shape.test(value)) return value
  const [key] = keys()
  return `${currentSeal()}${seal(Buffer.from(value), key, context).toString('base64url')}`
}

/** What was written before fields were sealed is returned as it is. */
export function openField(value: string): string {
  const [, keyId, sealed] = shape.exec(value) ?? []
  if (!keyId || !sealed) return value
  return unseal(Buffer.from(sealed, 'base64url'), keyById(keys(), keyId), context).toString()
}

/**
 * Passport numbers are sealed on their way into the table, whoever writes them, and stay sealed
 * when they are read: only whoever calls `openField` sees one.
 */
export const sealedTravellers = <Traveller extends { passportNumber: string }>() =>
  customType<{ data: Traveller[]; driverData: string | Traveller[] }>({
    dataType: () => 'jsonb',
    toDriver: (people) =>
      JSON.stringify(
        people.map((person) => ({ ...person, passportNumber: sealField(person.passportNumber) })),
      ),
    fromDriver: (value) => (typeof value === 'string' ? (JSON.parse(value) as Traveller[]) : value),
  })()
