import {
  Landmark,
  type LucideIcon,
  MailWarning,
  MessageCircleQuestion,
  MessageSquare,
  Star,
  Undo2,
  Wallet,
} from 'lucide-react'
import { formatDate } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { elidedDays } from '../../../domain/typography.ts'
import type { Answers } from '../api.ts'
import { ago } from '../moments.ts'
import { bookingPath, staffPaths } from '../pages.ts'

export type Attention = Answers['today']['attention']
export type Tone = 'info' | 'warn' | 'bad' | 'good'

export type Item = {
  key: string
  icon: LucideIcon
  tone: Tone
  title: string
  text: string
  to: string
  button: string
  isMain?: boolean
  /** How many things the row stands for, if more than one. */
  count?: number
}

/** Whether the reader may make a call: no button offers what the server would refuse. */
export type May = (group: string, call: string) => boolean

export function joined(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}

type Counted = Omit<Item, 'title' | 'key'> & { count: number; one: string; many: string }

/** One row for any count above zero. */
function counted({ count, one, many, ...item }: Counted): Item[] {
  if (count === 0) return []
  return [{ ...item, key: item.to, title: count === 1 ? one : `${count} ${many}` }]
}

/** Bank movements and refunds that wait for a decision in the Cassa. */
export function cassaItems({ unmatchedLines, refundsOwed }: Attention, may: May): Item[] {
  return [
    ...counted({
      count: unmatchedLines.count,
      one: 'Un movimento da abbinare',
      many: 'movimenti da abbinare',
      icon: Landmark,
      tone: 'info',
      text: joined(formatEuro(unmatchedLines.cents), 'dal conto della banca'),
      to: staffPaths.cassa,
      button: may('cassa', 'book') ? 'Abbina' : 'Apri',
    }),
    ...counted({
      count: refundsOwed.count,
      one: 'Un rimborso da fare',
      many: 'rimborsi da fare',
      icon: Undo2,
      tone: 'warn',
      text: joined(formatEuro(refundsOwed.cents), 'prenotazioni annullate o versato in più'),
      to: `${staffPaths.cassa}?tab=refunds`,
      button: may('cassa', 'refund') ? 'Rimborsa' : 'Apri',
    }),
  ]
}

/** The requests are above the list, with their buttons; this row leads to the oldest one. */
export function requestItems({ travellerRequests: { total, first } }: Attention): Item[] {
  if (!first) return []
  return counted({
    count: total,
    one: 'Una richiesta di un viaggiatore',
    many: 'richieste di viaggiatori',
    icon: MessageCircleQuestion,
    tone: 'warn',
    text: joined(
      total === 1 ? first.contactName : `${first.contactName} aspetta da più tempo`,
      ago(first.askedAt),
    ),
    to: bookingPath(first.bookingId),
    button: 'Rispondi',
  }).map((item) => ({ ...item, key: 'richieste', count: total }))
}

/** Leads to the earliest of the departures; only for who may decide. */
export function expenseItems({ expensesToDecide: { total, first } }: Attention, may: May): Item[] {
  if (!first || !may('diary', 'decideExpense')) return []
  return counted({
    count: total,
    one: 'Una spesa di viaggio da approvare',
    many: 'spese di viaggio da approvare',
    icon: Wallet,
    tone: 'info',
    text: joined(first.tripTitle, elidedDays(`partenza del ${formatDate(first.startDate)}`)),
    to: `${staffPaths.departures}?departure=${first.departureId}`,
    button: 'Apri',
  })
}

export function letterItems(
  { failedMails, newMessages, reviewsToRead }: Attention,
  may: May,
): Item[] {
  return [
    ...counted({
      count: failedMails,
      one: "Un'email non è partita",
      many: 'email non partite',
      icon: MailWarning,
      tone: 'bad',
      text: may('mail', 'retry') ? 'Guarda il motivo e riprova' : 'Guarda il motivo',
      to: `${staffPaths.outbox}?state=failed`,
      button: 'Apri',
    }),
    ...counted({
      count: newMessages,
      one: 'Un messaggio nuovo',
      many: 'messaggi nuovi',
      icon: MessageSquare,
      tone: 'info',
      text: 'Dal modulo contatti',
      to: `${staffPaths.messages}?state=new`,
      button: 'Leggi',
    }),
    ...counted({
      count: reviewsToRead,
      one: 'Una recensione da leggere',
      many: 'recensioni da leggere',
      icon: Star,
      tone: 'info',
      text: may('reviews', 'publish')
        ? 'Pubblicala, o spiega perché no'
        : 'La pubblica un amministratore',
      to: `${staffPaths.reviews}?state=received`,
      button: 'Leggi',
    }),
  ]
}
