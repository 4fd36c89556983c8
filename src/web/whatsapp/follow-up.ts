import { destinationOf, whatsAppTexts } from '../../domain/contact/whatsapp.ts'
import { writeClipboard } from '../browser/clipboard.ts'
import { randomId } from '../browser/random-id.ts'
import { referralSource } from '../browser/referral.ts'
import { site } from '../browser/site.ts'
import { tabStore } from '../browser/storage.ts'
import { hasConsent } from '../consent/consent-store.ts'
import { recordStep } from '../tracking/funnel.ts'
import { trackFunnel, trackLead } from '../tracking/track.ts'
import { storeAssignedNumber } from './assigned-number.ts'
import { countBlocked, countClick, writeLog } from './browser-records.ts'
import type { Chat } from './chat.ts'

const limits = { message: 2000, userAgent: 500, referrer: 1000, destination: 120 } as const
const sessionKey = 'whatsapp_session'

/** The counts in the browser are statistics: with real visitors they need consent. */
function mayCount(): boolean {
  return site().figures?.mode !== 'real' || hasConsent('statistics')
}

/** Runs 50 ms after the redirect. */
export function reportConversion({ message }: Chat): void {
  const destination = destinationOf(message)
  trackLead({ destination })
  trackFunnel('WhatsAppClick', { destination })
}

/** Runs 100 ms after the redirect: the counts, the click sent to the server, the number for the next time. */
export async function workInBackground(chat: Chat): Promise<void> {
  const now = new Date()
  if (mayCount()) {
    countClick(chat.number)
    writeLog('Chat aperta', { number: chat.number, destination: destinationOf(chat.message) }, now)
  }
  recordStep('whatsapp')
  await Promise.allSettled([sendClick(chat, now), fetchNextNumber()])
}

function recordBlocked({ number, message }: Chat): void {
  const now = new Date()
  const destination = destinationOf(message)
  if (mayCount()) {
    countBlocked({ destination, timestamp: now.toISOString(), userAgent: navigator.userAgent })
    writeLog('Chat bloccata dal browser', { number, destination }, now)
  }
  trackFunnel('PopupBlocked', { destination })
}

/** The window was blocked: the number is copied, and the visitor is told. */
export async function explainBlocked(chat: Chat): Promise<void> {
  recordBlocked(chat)
  const { copied, manual } = whatsAppTexts
  window.alert((await writeClipboard(chat.number)) ? copied(chat.number) : manual(chat.number))
}

async function sendClick({ number, message }: Chat, now: Date): Promise<void> {
  const { api } = await import('../api.ts')
  await api.whatsapp.recordClick({
    phone_number: number,
    message: message.slice(0, limits.message) || null,
    clicked_at: now.toISOString(),
    user_agent: navigator.userAgent.slice(0, limits.userAgent),
    referrer: document.referrer.slice(0, limits.referrer) || null,
    destination: destinationOf(message).slice(0, limits.destination),
    referral_source: referralSource() === 'ads' ? 'ads' : 'organic',
  })
}

async function fetchNextNumber(): Promise<void> {
  const { api } = await import('../api.ts')
  const { success, phoneNumber } = await api.whatsapp.next()
  if (success && phoneNumber) storeAssignedNumber(phoneNumber, sessionId(), new Date())
}

/** One id per tab: it tells in which visit a number was assigned. */
function sessionId(): string {
  const known = tabStore.read(sessionKey)
  if (known) return known
  const id = randomId()
  tabStore.write(sessionKey, id)
  return id
}
