import { placePath } from '../../../contract/pages.ts'
import { companyFacts } from '../../../domain/catalogue/company-facts.ts'
import type { Deps } from '../deps.ts'

/** Who issues a paper, as the edition of the day says it: plain data for the thread that draws. */
export type Issuer = {
  name: string
  legalName: string
  vatNumber: string
  contactEmail: string
  address: string
  /** REA, share capital and PEC, with what parts them from what stands before. */
  company: string
  /** Of its name on the paper. */
  colour: string
  /** Where a traveller finds everything about the trip; never anybody's own link. */
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
