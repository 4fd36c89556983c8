import { type ReviewState, reviewStateLabels } from '../../../domain/booking/reviews.ts'
import type { BadgeTone } from '../../ui/badge.tsx'
import type { Answers } from '../api.ts'

export type Review = Answers['reviews']['list']['items'][number]

const tones: Readonly<Record<ReviewState, BadgeTone>> = {
  invited: 'neutral',
  received: 'primary',
  published: 'ok',
  hidden: 'bad',
}

export function stateOf(state: ReviewState) {
  return { label: reviewStateLabels[state], tone: tones[state] }
}
