import type { Answers } from '../api.ts'

export type Member = Answers['staff']['list']['members'][number]

/** Held only in memory, until its dialog is closed. */
export type GivenPassword = { member: Member; oneTimePassword: string }

export const leaderMissing = 'Scegli chi è tra i coordinatori delle partenze'
