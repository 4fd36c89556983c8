import { summaryPdf } from '../bookings/summary-pdf.ts'

/**
 * Every paper the site can draw, by name. One is a function from plain data (what the thread can be
 * handed: no database, no functions) to the finished file.
 */
export const papers = {
  summary: summaryPdf,
}

export type PaperName = keyof typeof papers
export type PaperData<Name extends PaperName> = Parameters<(typeof papers)[Name]>[0]
