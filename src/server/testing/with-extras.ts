import type { Extra } from '../../domain/catalogue/extra-document.ts'
import { builtEdition } from '../catalogue/editions/edition.ts'
import { editionsOf } from './ready-agency.ts'

/** An excursion with a limited number of places per departure. */
export const safari: Extra = {
  id: 'safari',
  title: 'Safari',
  description: 'Una giornata in più.',
  kind: 'excursion',
  state: 'offered',
  order: 1,
  trips: [],
  price: 12_000,
  per: 'person',
  included: false,
  limit: 3,
  lastDay: 10,
  conditions: 'Non si rimborsa.',
}

/** The first edition with these extras added. */
export function editionsWithExtras(extras: readonly Extra[]) {
  const { catalogue } = builtEdition
  return editionsOf({ ...catalogue, extras: [...catalogue.extras, ...extras] })
}
