import type { SiteFacts } from '../../domain/catalogue/site-facts.ts'

let facts: SiteFacts | undefined

/** Called once per page load, before anything is drawn: a visitor stays with the edition of that page. */
export function setSite(next: SiteFacts): void {
  facts = next
}

/** The facts that every page knows: the agency, the footer's trips, the version of the content. */
export function site(): SiteFacts {
  if (!facts) throw new Error('The site is not known yet')
  return facts
}
