import {
  type AssignedNumber,
  isAssignedNumberFresh,
  parseAssignedNumber,
  whatsAppStorageKeys,
} from '../../domain/contact/whatsapp.ts'
import { site } from '../browser/site.ts'
import { localStore } from '../browser/storage.ts'

export function fallbackNumber(): string {
  return site().brand.whatsappNumbers[0]
}

/** The number assigned to this visitor; after an hour it is forgotten and the fallback number is used. */
export function currentNumber(now: Date): string {
  const stored = localStore.read(whatsAppStorageKeys.assigned)
  const assigned = parseAssignedNumber(stored)
  if (assigned && isAssignedNumberFresh(assigned, now)) return assigned.number
  if (stored !== null) localStore.remove(whatsAppStorageKeys.assigned)
  return fallbackNumber()
}

export function storeAssignedNumber(number: string, sessionId: string, now: Date): void {
  const assigned: AssignedNumber = { number, timestamp: now.getTime(), sessionId }
  localStore.writeJson(whatsAppStorageKeys.assigned, assigned)
}
