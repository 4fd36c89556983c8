import { createElement as h } from 'react'
import { formatDate } from '../../../domain/dates.ts'
import { loadPdf } from '../../platform/pdf/library.ts'
import { paperFamilies } from '../../platform/pdf/other-scripts.ts'
import { paperColours as colors } from '../../platform/pdf/paper-colours.ts'
import type { RoomingList } from './rooming-list.ts'

const styles = {
  page: { fontSize: 11, color: colors.navy, padding: 44, lineHeight: 1.4 },
  agency: { fontSize: 13, fontWeight: 700 },
  title: { fontSize: 22, fontWeight: 700, marginTop: 22, lineHeight: 1.2 },
  lead: { marginTop: 6, marginBottom: 16, color: colors.secondary },
  row: {
    flexDirection: 'row',
    borderBottomWidth: 1,
    borderBottomColor: colors.line,
    paddingVertical: 7,
  },
  room: { width: 190, color: colors.secondary },
  name: { fontWeight: 700 },
} as const

/** For one hotel; the nights stand once, for they are everybody's. */
export async function roomingListPdf(list: RoomingList): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await loadPdf()
  const { Document, Page, Text, View } = pdf
  const { agency, hotel, arrival, leaving, nights, rooms } = list
  const paper = h(
    Document,
    { title: `Camere ${hotel}`, author: agency, language: 'it-IT' },
    h(
      Page,
      { size: 'A4', style: { ...styles.page, fontFamily: paperFamilies(pdf, list) } },
      h(Text, { style: styles.agency }, agency),
      h(Text, { style: styles.title }, hotel),
      h(
        Text,
        { style: styles.lead },
        `Arrivo ${formatDate(arrival)}, partenza ${formatDate(leaving)}, ${nights}`,
      ),
      rooms.map(({ number, kind, names }) =>
        h(
          View,
          { key: number, style: styles.row, wrap: false },
          h(Text, { style: styles.room }, `Camera ${number}, ${kind}`),
          h(
            View,
            null,
            names.map((name, at) => h(Text, { key: at, style: styles.name }, name)),
          ),
        ),
      ),
    ),
  )
  return new Uint8Array(await pdf.renderToBuffer(paper))
}
