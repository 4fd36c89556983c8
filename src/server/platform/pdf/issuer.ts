import type { Deps } from '../deps.ts'

/** Who issues a paper, as the edition of the day says it: plain data for the thread that draws. */
export type Issuer = {
  name: string
  legalName: string
  vatNumber: string
  contactEmail: string
  address: string
}

export function issuerOf({ catalogue }: Pick<Deps, 'catalogue'>): Issuer {
  const { name, legalName, vatNumber, contactEmail, address } = catalogue.current().catalogue.brand
  const { street, postalCode, city } = address
  return { name, legalName, vatNumber, contactEmail, address: `${street}, ${postalCode} ${city}` }
}
