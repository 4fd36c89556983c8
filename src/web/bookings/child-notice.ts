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

/** A child's discount in per cent; 0 if there is none. */
function discountOf(terms: Terms): number {
  const percentage = terms.childDiscountPercentage ?? pricingDefaults.childDiscountPercentage
  const isTaken = (terms.smallestAge ?? 0) < childAgeLimit
  return terms.childDiscountEnabled && terms.price > 0 && isTaken ? percentage : 0
}

/** The positive message under a child's birth date. */
export function childNotice(birthDate: IsoDate | null, terms: Terms): string | undefined {
  const percentage = discountOf(terms)
  return percentage > 0 && isChild(birthDate, terms.startDate)
    ? `Sotto i ${childAgeLimit} anni: sconto bambino del ${percentage}%`
    : undefined
}

/** Shown above all fields, so that customers with children know it before they fill in the first one. */
export function childDiscountLine(terms: Terms): string | undefined {
  const percentage = discountOf(terms)
  return percentage > 0
    ? `Sotto i ${childAgeLimit} anni lo sconto è del ${percentage}%: basta scrivere la data di nascita.`
    : undefined
}

/** Shown before the visitor types: why the field is worth filling in. */
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
