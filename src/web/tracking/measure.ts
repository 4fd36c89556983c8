import { addressOf, addressOnEntry } from '../browser/address.ts'
import { tellErrors } from './page-errors.ts'
import { pageKindOf } from './page-kind.ts'
import { isMeasuredVisit, measureVitals } from './vitals.ts'

/** Errors are reported from every page; timings are measured on the public ones, in a share of the visits. */
export function startMeasuring(): void {
  tellErrors()
  // Timings belong to the page on which the visit began, wherever the visitor has gone since.
  const { pathname } = addressOnEntry() ?? addressOf(window.location)
  const page = pageKindOf(pathname)
  if (page !== 'checkout' && page !== 'office' && isMeasuredVisit()) measureVitals(page)
}
