import { pages } from '../../contract/pages.ts'
import type { LegalName } from '../../domain/catalogue/catalogue.ts'

/** The legal texts that have a page of their own, by its path. */
export const legalNames: Readonly<Record<string, LegalName>> = {
  [pages.privacyPolicy]: 'privacy',
  [pages.cookiePolicy]: 'cookies',
  [pages.terms]: 'conditions',
  [pages.informationForm]: 'informationForm',
  [pages.accessibility]: 'accessibility',
}
