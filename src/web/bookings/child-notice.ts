import { childAgeLimit, isChild, pricingDefaults } from '../../domain/booking/pricing.ts'
import { birthDatePlaceholder } from '../../domain/booking/travellers.ts'
import type { IsoDate } from '../../domain/dates.ts'

type Terms = {
  price: number
  startDate: IsoDate
  childDiscountEnabled: boolean
  childDiscountPercentage: number | null
  smallestAge: number | null
}

/** What a child saves, in per cent; nothing where nothing is discounted. */
function discountOf(terms: Terms): number {
  const percentage = terms.childDiscountPercentage ?? pricingDefaults.childDiscountPercentage
  const isTaken = (terms.smallestAge ?? 0) < childAgeLimit
  return terms.childDiscountEnabled && terms.price > 0 && isTaken ? percentage : 0
}

/** Good news under the birth date of a child. */
export function childNotice(birthDate: IsoDate | null, terms: Terms): string | undefined {
  const percentage = discountOf(terms)
  return percentage > 0 && isChild(birthDate, terms.startDate)
    ? `Sotto i ${childAgeLimit} anni: sconto bambino del ${percentage}%`
    : undefined
}

/** Above all fields: whoever travels with a child knows it before filling in the first one. */
export function childDiscountLine(terms: Terms): string | undefined {
  const percentage = discountOf(terms)
  return percentage > 0
    ? `Sotto i ${childAgeLimit} anni lo sconto è del ${percentage}%: basta scrivere la data di nascita.`
    : undefined
}

/** Before anybody types: why the field is worth filling in. */
export function birthDateHint(terms: Terms): string {
  const percentage = discountOf(terms)
  const format = `Facoltativa, formato ${birthDatePlaceholder}`
  const rule = terms.smallestAge ? ` Viaggio dai ${terms.smallestAge} anni.` : ''
  return percentage > 0
    ? `${format}. Sotto i ${childAgeLimit} anni lo sconto è del ${percentage}%.${rule}`
    : `${format}${rule && `.${rule}`}`
}

export function fullPriceNotice(count: number, terms: Terms): string | undefined {
  if (count === 0 || discountOf(terms) === 0) return undefined
  const who = count === 1 ? 'un viaggiatore conta' : `${count} viaggiatori contano`
  return `Senza data di nascita ${who} a prezzo intero. Se c'è un bambino sotto i ${childAgeLimit} anni, scrivi la sua: lo sconto si applica subito.`
}
