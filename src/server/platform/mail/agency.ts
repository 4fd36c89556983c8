import type { Deps } from '../deps.ts'

/** The agency's address for notices from the site. */
export function agencyAddress({ env, catalogue }: Pick<Deps, 'env' | 'catalogue'>): string {
  return env.AGENCY_EMAIL ?? catalogue.current().catalogue.brand.contactEmail
}
