import { type BadgeTone, StatusDot } from '../../ui/badge.tsx'
import type { Answers } from '../api.ts'

export type Listed = Answers['catalogue']['list']['items'][number]
export type Found = Answers['catalogue']['find']
type State = Listed['state']

const states: Readonly<Record<State, { label: string; tone: BadgeTone }>> = {
  published: { label: 'Pubblicato', tone: 'ok' },
  changed: { label: 'Modificato', tone: 'gold' },
  new: { label: 'Mai pubblicato', tone: 'gold' },
  scheduled: { label: 'Programmato', tone: 'primary' },
  hidden: { label: 'Nascosto', tone: 'neutral' },
  archived: { label: 'Archiviato', tone: 'neutral' },
}

export function DocumentState({ state }: { state: State }) {
  const { label, tone } = states[state]
  return <StatusDot tone={tone}>{label}</StatusDot>
}

export const stateChoices = Object.entries(states).map(([value, { label }]) => ({ value, label }))
