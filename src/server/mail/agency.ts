import { brand } from '../../content/brand.ts'
import type { Deps } from '../deps.ts'

/** Who reads what the site has to say to the agency. */
export function agencyAddress({ env }: Pick<Deps, 'env'>): string {
  return env.AGENCY_EMAIL ?? brand.contactEmail
}
