import { createElement as h } from 'react'
import type { Trip } from '../../../domain/catalogue/catalogue.ts'
import { childProtectionNotice } from '../../../domain/catalogue/child-protection.ts'
import { daysText } from '../../../domain/catalogue/trip-route.ts'
import { formatDaysNights } from '../../../domain/dates.ts'
import { plainText } from '../../../domain/rich-text.ts'
import type { Issuer } from '../../platform/pdf/issuer.ts'
import { loadPdf, type Pdf } from '../../platform/pdf/library.ts'
import { paperFamilies } from '../../platform/pdf/other-scripts.ts'
import { paperColours as colors } from '../../platform/pdf/paper-colours.ts'

/** Prices change by the day of departure and are left to the page. */
export type Programme = {
  trip: Pick<
    Trip,
    'title' | 'description' | 'days' | 'flights' | 'itinerary' | 'includes' | 'route'
  >
  notIncluded: readonly string[]
  issuer: Issuer
  address: string
}

const styles = {
  page: { fontSize: 10, color: colors.navy, padding: 48, paddingBottom: 60, lineHeight: 1.45 },
  brand: { fontSize: 13, fontWeight: 700, color: colors.primary },
  title: { fontSize: 24, fontWeight: 700, marginTop: 12, lineHeight: 1.2 },
  lead: { marginTop: 6, color: colors.secondary },
  heading: { fontSize: 14, fontWeight: 700, marginTop: 16, marginBottom: 2 },
  day: { marginTop: 9 },
  dayTitle: { fontWeight: 700, fontSize: 11 },
  line: { marginTop: 2 },
  footer: { position: 'absolute', left: 48, right: 48, bottom: 28, fontSize: 8 },
} as const

/** The whole programme to take along or to show to somebody; the same programme gives the same text. */
export async function programmePdf(programme: Programme): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await loadPdf()
  return new Uint8Array(await pdf.renderToBuffer(programmeDocument(pdf, programme)))
}

function programmeDocument(pdf: Pdf, programme: Programme) {
  const { Document, Page, Text, View } = pdf
  const { trip, notIncluded, issuer, address } = programme
  const fontFamily = paperFamilies(pdf, programme)
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0
      ? [
          h(Text, { key: title, style: styles.heading }, title),
          ...lines.map((line) =>
            h(Text, { key: line, style: styles.line }, `– ${plainText(line)}`),
          ),
        ]
      : []
  const route = (trip.route ?? []).map((stop) => `${stop.place}: ${daysText(stop).toLowerCase()}`)
  const days = trip.itinerary.map(({ day, title, description }) =>
    h(
      View,
      { key: day, style: styles.day, wrap: false },
      h(Text, { style: styles.dayTitle }, `Giorno ${day}. ${title}`),
      h(Text, null, plainText(description)),
    ),
  )
  const footer = `${issuer.legalName}, P. IVA ${issuer.vatNumber}. Programma di viaggio, prezzi e date: ${address}`
  return h(
    Document,
    { title: trip.title, author: issuer.name, language: 'it-IT' },
    h(
      Page,
      { size: 'A4', style: { ...styles.page, fontFamily } },
      h(Text, { style: styles.brand }, issuer.name),
      h(Text, { style: styles.title }, trip.title),
      h(Text, { style: styles.lead }, `${formatDaysNights(trip.days)}. ${trip.description}`),
      ...list('Le tappe', route),
      h(Text, { style: styles.heading }, 'Programma'),
      ...days,
      ...list('Voli', [trip.flights]),
      ...list('La quota comprende', trip.includes),
      ...list('Cosa non è compreso', notIncluded),
      h(Text, { style: styles.lead }, childProtectionNotice),
      h(Text, { style: styles.footer, fixed: true }, footer),
    ),
  )
}
