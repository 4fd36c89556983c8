import { whatsAppStorageKeys as keys } from '../../domain/contact/whatsapp.ts'
import {
  appendLog,
  emptyPopupStats,
  emptyStats,
  type PopupBlocked,
  type PopupBlockedStats,
  recordClick,
  recordPopupBlocked,
  type WhatsAppLogEntry,
  type WhatsAppStats,
} from '../../domain/contact/whatsapp-records.ts'
import { localStore } from '../browser/storage.ts'

function isCounts(value: unknown): value is Record<string, number> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((count) => typeof count === 'number')
  )
}

function isStats(value: unknown): value is WhatsAppStats {
  const stats = value as Partial<WhatsAppStats> | null
  return typeof stats?.totalClicks === 'number' && isCounts(stats.clicksByNumber)
}

function isPopupStats(value: unknown): value is PopupBlockedStats {
  const stats = value as Partial<PopupBlockedStats> | null
  return typeof stats?.total === 'number' && isCounts(stats.byDestination)
}

function isLog(value: unknown): value is WhatsAppLogEntry[] {
  return Array.isArray(value)
}

/** The counts stay in this browser. Any other data under these keys is replaced. */
export function countClick(number: string): void {
  localStore.writeJson(
    keys.stats,
    recordClick(localStore.readJson(keys.stats, isStats) ?? emptyStats, number),
  )
}

export function countBlocked(blocked: PopupBlocked): void {
  const stats = localStore.readJson(keys.popupBlocked, isPopupStats) ?? emptyPopupStats
  localStore.writeJson(keys.popupBlocked, recordPopupBlocked(stats, blocked))
}

export function writeLog(message: string, data: unknown, now: Date): void {
  const entry = { timestamp: now.toISOString(), message, data }
  localStore.writeJson(keys.logs, appendLog(localStore.readJson(keys.logs, isLog) ?? [], entry))
}
