import { useSyncExternalStore } from 'react'
import { consentMonths, type consentPurposes } from '../../domain/consent.ts'
import { listeners } from '../browser/listeners.ts'
import { localStore } from '../browser/storage.ts'

export type ConsentPurpose = (typeof consentPurposes)[number]
export type ConsentChoice = Record<ConsentPurpose, boolean>
type StoredConsent = ConsentChoice & { decidedAt: string }

export const consentKey = 'cookie_consent'
export const refusedChoice: ConsentChoice = { statistics: false, advertising: false }
export const acceptedChoice: ConsentChoice = { statistics: true, advertising: true }

function isStoredConsent(value: unknown): value is StoredConsent {
  const consent = value as Partial<StoredConsent> | null
  return (
    typeof consent?.statistics === 'boolean' &&
    typeof consent.advertising === 'boolean' &&
    typeof consent.decidedAt === 'string' &&
    !Number.isNaN(Date.parse(consent.decidedAt))
  )
}

function isStillValid({ decidedAt }: StoredConsent, now: Date): boolean {
  const decided = new Date(decidedAt)
  const end = new Date(decided)
  end.setMonth(end.getMonth() + consentMonths)
  return decided <= now && now < end
}

/** The visitor's choice while it is valid; undefined if it was never made or is older than six months. */
export function consentAt(now: Date): ConsentChoice | undefined {
  const stored = localStore.readJson(consentKey, isStoredConsent)
  if (!stored || !isStillValid(stored, now)) return undefined
  return { statistics: stored.statistics, advertising: stored.advertising }
}

export function hasConsent(purpose: ConsentPurpose): boolean {
  return consentAt(new Date())?.[purpose] ?? false
}

type View = 'hidden' | 'banner' | 'preferences'

const news = listeners()
let view: View = 'hidden'

function show(next: View): void {
  view = next
  news.tell()
}

export function saveConsent(choice: ConsentChoice): void {
  localStore.writeJson(consentKey, { ...choice, decidedAt: new Date().toISOString() })
  show('hidden')
}

export function askForConsent(): void {
  if (view === 'hidden' && !consentAt(new Date())) show('banner')
}

/** Opened from the footer, at any time: every purpose with its own switch. */
export function openConsentPreferences(): void {
  show('preferences')
}

/** Closing the preferences without saving changes nothing; if no choice was made yet, the banner returns. */
export function closeConsentPreferences(): void {
  show(consentAt(new Date()) ? 'hidden' : 'banner')
}

/** Notifies when the banner or the preferences open or close; a choice may have been made meanwhile. */
export const { subscribe } = news

export function useConsentView(): View {
  return useSyncExternalStore(
    subscribe,
    () => view,
    () => 'hidden',
  )
}
