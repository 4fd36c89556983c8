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
}

export function issuerOf({ catalogue }: Pick<Deps, 'catalogue'>): Issuer {
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
  }
}
