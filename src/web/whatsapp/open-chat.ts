import { buildWhatsAppUrl, redirectTimings, whatsAppTexts } from '../../domain/contact/whatsapp.ts'
import { currentNumber, fallbackNumber } from './assigned-number.ts'
import type { Chat } from './chat.ts'

const loadFollowUp = () => import('./follow-up.ts')
type FollowUp = Awaited<ReturnType<typeof loadFollowUp>>

/**
 * Opens the chat inside the press itself, as popup blockers demand: nothing is awaited before. Work that
 * may be slow (counting, logging, the next number) comes afterwards and may fail silently.
 */
export function openChat(message: string): void {
  try {
    const chat = { number: currentNumber(new Date()), message }
    const opened = window.open(buildWhatsAppUrl(chat.number, message), '_blank')
    if (opened) {
      cutOpener(opened)
      followRedirect(chat)
    } else {
      explainBlocked(chat)
    }
  } catch {
    openFallback(message)
  }
}

/** As a window feature, `noopener` would hide whether the window was blocked; this does the same later. */
function cutOpener(opened: Window): void {
  try {
    opened.opener = null
  } catch {
    // The other page has already loaded: it belongs to another origin and can do no harm.
  }
}

function followRedirect(chat: Chat): void {
  const followUp = loadFollowUp()
  const later = (delayMs: number, work: (module: FollowUp) => unknown) =>
    setTimeout(() => followUp.then(work).catch(() => {}), delayMs)
  later(redirectTimings.conversionMs, (module) => module.reportConversion(chat))
  later(redirectTimings.backgroundMs, (module) => module.workInBackground(chat))
}

/** If not even the code for it can be loaded, the number is shown. */
function explainBlocked(chat: Chat): void {
  loadFollowUp()
    .then((module) => module.explainBlocked(chat))
    .catch(() => window.alert(whatsAppTexts.manual(chat.number)))
}

/** Something failed before the chat could open: the first default number, in any window that is possible. */
function openFallback(message: string): void {
  const url = buildWhatsAppUrl(fallbackNumber(), message)
  try {
    if (window.open(url, '_blank')) return
  } catch {
    // Without new windows the chat opens in this one.
  }
  window.location.assign(url)
}
