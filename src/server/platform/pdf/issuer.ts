import { placePath } from '../../../contract/pages.ts'
import { companyFacts } from '../../../domain/catalogue/company-facts.ts'
import type { Deps } from '../deps.ts'

/** The agency that issues a document, from the current edition: plain data for the drawing thread. */
export type Issuer = {
  name: string
  legalName: string
  vatNumber: string
  contactEmail: string
  address: string
  /** REA number, share capital and PEC address, with the separator that precedes them. */
  company: string
  /** Colour of the agency's name on the document. */
  colour: string
  /** The address where travellers find everything about their trip; never a personal link. */
  place: string
}

export function placeUrl({ publicUrl }: Pick<Deps, 'publicUrl'>): string {
  return `${publicUrl}/#${placePath}`
}

export function issuerOf({ catalogue, publicUrl }: Pick<Deps, 'catalogue' | 'publicUrl'>): Issuer {
  const { brand } = catalogue.current().catalogue
  const { name, legalName, vatNumber, contactEmail, address } = brand
  const { street, postalCode, city } = address
  return {
    name,
    legalName,
    vatNumber,
    contactEmail,
    address: `${street}, ${postalCode} ${city}`,
    company: companyFacts(brand),
    colour: brand.colors.primary,
    place: placeUrl({ publicUrl }),
  }
}
