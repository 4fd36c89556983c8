import { linkReference } from '../../../domain/booking/links.ts'
import { type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { tripIdOf } from '../../../domain/ids.ts'
import { hiddenPictures, tripSmallestAge } from '../../catalogue/editions/trips.ts'
import { figuresMode } from '../../catalogue/figures/mode.ts'
import { termsView } from '../../catalogue/legal/terms-view.ts'
import { publicApi } from '../../http/context.ts'
import type { Db } from '../../platform/db/client.ts'
import { spotsLeft } from '../departures/spots-left.ts'
import { extrasToChoose } from '../extras/take-extras.ts'
import { linkPaymentType, requireOpenLink } from './require-open-link.ts'
import { type BookingLink, lastBookedBy } from './store.ts'

export const linkHandlers = {
  open: publicApi.links.open.handler(async ({ input, context }) => {
    const link = await requireOpenLink(context.db, input.token, context.now())
    return {
      ...link,
      paymentType: await linkPaymentType(context.db, link, todayInRome(context.now())),
      reference: linkReference(link.id),
      spotsAvailable: await spotsLeft(context.db, link.travelId, link.startDate),
      smallestAge:
        (await figuresMode(context.db)) === 'real' ? tripSmallestAge(context, link.travelId) : null,
      bookedOn: await bookedOn(context.db, link),
      extras: await extrasToChoose(context.db, context, {
        ...link,
        tripId: tripIdOf(link.travelId),
      }),
      pictures: hiddenPictures(context, link.travelId),
      terms: termsView(context),
    }
  }),
}

/** A link without a customer is shared, so it must not reveal bookings made by others. */
async function bookedOn(db: Db, link: BookingLink): Promise<IsoDate | null> {
  if (!(link.customerName ?? link.customerEmail ?? link.customerPhone) || !link.used) return null
  const at = await lastBookedBy(db, link.id)
  return at ? todayInRome(at) : null
}
