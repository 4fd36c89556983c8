import type { Act } from '../agency.ts'
import { administratorsActs } from './administrators.ts'
import { bankActs } from './bank.ts'
import { cardActs } from './card.ts'
import { consultantsActs } from './consultants.ts'
import { deskActs } from './desk.ts'
import { extrasActs } from './extras.ts'
import { requestsActs } from './requests.ts'
import { roadActs } from './road.ts'
import { roomsActs } from './rooms.ts'
import { sharesActs } from './shares.ts'
import { sharingPartyActs } from './sharing-party.ts'
import { timeActs } from './time.ts'
import { travellersActs } from './travellers.ts'

/** Everything that can happen in a year. No run leaves any of them out. */
export const everyAct: readonly Act[] = [
  ...travellersActs,
  ...consultantsActs,
  ...deskActs,
  ...extrasActs,
  ...requestsActs,
  ...roomsActs,
  ...roadActs,
  ...administratorsActs,
  ...bankActs,
  ...cardActs,
  ...sharesActs,
  ...sharingPartyActs,
  ...timeActs,
]
