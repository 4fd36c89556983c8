import { brand } from '../../content/brand.ts'
import {
  type AssignedNumber,
  isAssignedNumberFresh,
  parseAssignedNumber,
  whatsAppStorageKeys,
} from '../../domain/whatsapp.ts'
import { readText, removeItem, writeJson } from '../browser/storage.ts'

export const fallbackNumber: string = brand.whatsappNumbers[0]

/** The number assigned to this visitor; after an hour it is forgotten and the fallback answers. */
export function currentNumber(now: Date): string {
  const stored = readText(whatsAppStorageKeys.assigned)
  const assigned = parseAssignedNumber(stored)
  if (assigned && isAssignedNumberFresh(assigned, now)) return assigned.number
  if (stored !== null) removeItem(whatsAppStorageKeys.assigned)
  return fallbackNumber
}

export function storeAssignedNumber(number: string, sessionId: string, now: Date): void {
  const assigned: AssignedNumber = { number, timestamp: now.getTime(), sessionId }
  writeJson(whatsAppStorageKeys.assigned, assigned)
}
