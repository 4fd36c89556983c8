import { childAgeLimit, isChild, pricingDefaults } from '../../domain/booking/pricing.ts'
import type { IsoDate } from '../../domain/dates.ts'

type Terms = {
  price: number
  startDate: IsoDate
  childDiscountEnabled: boolean
  childDiscountPercentage: number | null
}

/** Good news under the birth date of a child; nothing where nothing is discounted. */
export function childNotice(birthDate: IsoDate | null, terms: Terms): string | undefined {
  const percentage = terms.childDiscountPercentage ?? pricingDefaults.childDiscountPercentage
  const applies = terms.childDiscountEnabled && percentage > 0 && terms.price > 0
  return applies && isChild(birthDate, terms.startDate)
    ? `Sotto i ${childAgeLimit} anni: sconto bambino del ${percentage}%`
    : undefined
}
