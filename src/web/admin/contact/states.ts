import type { Answers } from '../api.ts'

export type Message = Answers['contact']['list']['items'][number]
export type MessageState = Message['state']

export const messageStates = {
  new: { label: 'Nuovo', plural: 'Nuovi', tone: 'primary' },
  in_progress: { label: 'In lavorazione', plural: 'In lavorazione', tone: 'gold' },
  answered: { label: 'Risposto', plural: 'Risposti', tone: 'ok' },
  archived: { label: 'Archiviato', plural: 'Archiviati', tone: 'neutral' },
} as const satisfies Record<MessageState, unknown>
