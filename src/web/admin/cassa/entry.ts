import type { Answers } from '../api.ts'

/** A bank movement, as the lists and dialogs of the Cassa share it. */
export type Entry = Answers['cassa']['entries']['items'][number]

/** A departure with its income and costs. */
export type Departure = Answers['cassa']['overview']['departures'][number]
