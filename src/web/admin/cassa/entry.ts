import type { Answers } from '../api.ts'

/** A movement of the bank as the lists and dialogs of the Cassa share it. */
export type Entry = Answers['cassa']['entries']['items'][number]

/** A departure with what it has brought in and cost. */
export type Departure = Answers['cassa']['overview']['departures'][number]
