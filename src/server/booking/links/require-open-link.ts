import { linkState } from '../../../domain/booking/links.ts'
import { type PaymentType, paymentTypeNear } from '../../../domain/booking/pricing.ts'
import { hasDeparted } from '../../../domain/catalogue/departures.ts'
import { type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { fullWithinDays } from '../../access/settings/agency-rules.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { type BookingLink, findLinkByToken } from './store.ts'

/** The link of a token, if it is still valid. */
export async function requireOpenLink(db: Db | Tx, token: string, now: Date): Promise<BookingLink> {
  return requireOpen(await findLinkByToken(db, token), now)
}

export function requireOpen(link: BookingLink | undefined, now: Date): BookingLink {
  if (!link) throw new DomainError('LINK_NOT_FOUND')
  if (linkState(link, now) === 'expired') throw new DomainError('LINK_EXPIRED')
  if (hasDeparted(link.startDate, todayInRome(now))) throw new DomainError('TRIP_DEPARTED')
  return link
}

/** The link's payment type, or full payment where the agency requires that so close to departure. */
export async function linkPaymentType(
  db: Db | Tx,
  { paymentType, startDate }: Pick<BookingLink, 'paymentType' | 'startDate'>,
  bookedOn: IsoDate,
): Promise<PaymentType> {
  return paymentTypeNear(paymentType, startDate, bookedOn, await fullWithinDays({ db }))
}
