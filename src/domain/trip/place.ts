import { addDays, type IsoDate } from '../dates.ts'

/** The traveller's place closes this many days after the return. */
const daysAfterReturn = 30

export function placeEndsOn(endDate: IsoDate): IsoDate {
  return addDays(endDate, daysAfterReturn)
}

/** Places of trips that came back before this day are closed. */
export function lastOpenReturn(today: IsoDate): IsoDate {
  return addDays(today, -daysAfterReturn)
}

export function isPlaceOpen({ endDate }: { endDate: IsoDate }, today: IsoDate): boolean {
  return today <= placeEndsOn(endDate)
}

/** 'Mandami il link', in a day: by one visitor's network and to one mailbox. */
export const linkAllowance = { network: 10, mailbox: 4 } as const

/** Private addresses of one traveller's calendar, in a day. */
export const feedAllowance = 10

/** Passkeys of one traveller: at one time, and added in a day. */
export const passkeyAllowance = { most: 5, day: 10 } as const

/** The place of the first traveller, who made the booking and answers for it. */
export const leaderSeat = 0

/** `Ciao@Example.com ` and `ciao@example.com` are one address. */
export function sameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** Where everyone pays their own share: with the shares on the page, and in the offline copy, which has none. */
export const sharedPayment = {
  shown: 'Ognuno paga la sua quota: trovi qui sotto la tua, e chi del gruppo ha già pagato.',
  kept: 'Ognuno paga la sua quota.',
} as const

/** For a personal link that opens nothing, whether it is unknown, used up or mangled. */
export const placeLinkInvalid =
  'Questo link non è più valido: fattene mandare uno nuovo, basta un momento.'
