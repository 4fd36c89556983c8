import type { BadgeTone } from '../../ui/badge.tsx'
import type { Answers } from '../api.ts'

export type Mail = Answers['mail']['list']['items'][number]

export const mailStates: Readonly<Record<Mail['state'], { label: string; tone: BadgeTone }>> = {
  queued: { label: 'In coda', tone: 'gold' },
  sent: { label: 'Inviata', tone: 'ok' },
  failed: { label: 'Non riuscita', tone: 'bad' },
  held: { label: 'Trattenuta', tone: 'gold' },
}
