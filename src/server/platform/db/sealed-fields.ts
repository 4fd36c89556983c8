import { customType } from 'drizzle-orm/pg-core'
import { type KeyRing, keyById, seal, unseal } from '../keys.ts'

const passports = 'travel_bookings.travelers.passportNumber'
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
export function sealField(value: string, context = passports): string {
  if (value === '' || shape.test(value)) return value
  const [key] = keys()
  return `${currentSeal()}${seal(Buffer.from(value), key, context).toString('base64url')}`
}

/** What was written before fields were sealed is returned as it is. */
export function openField(value: string, context = passports): string {
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
        Object.entries(secrets).map(([name, value]) => [name, sealField(value, mails)]),
      ),
    ),
  fromDriver: (value) =>
    typeof value === 'string' ? (JSON.parse(value) as Record<string, string>) : value,
})

export function openSecrets(secrets: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(secrets).map(([name, value]) => [name, openField(value, mails)]),
  )
}
