import type { Deps } from '../deps.ts'

/** Who reads what the site has to say to the agency. */
export function agencyAddress({ env, catalogue }: Pick<Deps, 'env' | 'catalogue'>): string {
  return env.AGENCY_EMAIL ?? catalogue.current().catalogue.brand.contactEmail
}
