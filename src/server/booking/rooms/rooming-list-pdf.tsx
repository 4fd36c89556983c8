import { Document, Page, Text, View } from '@react-pdf/renderer'
import { formatDate } from '../../../domain/dates.ts'
import { paperFamilies } from '../../platform/pdf/other-scripts.ts'
import { paperColours as colors } from '../../platform/pdf/paper-colours.ts'
import { renderPaper } from '../../platform/pdf/render-paper.ts'
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

/** For one hotel; the nights are printed once, because they are the same for all guests. */
export function roomingListPdf(list: RoomingList): Promise<Uint8Array<ArrayBuffer>> {
  const { agency, hotel, arrival, leaving, nights, rooms } = list
  return renderPaper(
    <Document title={`Camere ${hotel}`} author={agency} language="it-IT">
      <Page size="A4" style={{ ...styles.page, fontFamily: paperFamilies(list) }}>
        <Text style={styles.agency}>{agency}</Text>
        <Text style={styles.title}>{hotel}</Text>
        <Text style={styles.lead}>
          {`Arrivo ${formatDate(arrival)}, partenza ${formatDate(leaving)}, ${nights}`}
        </Text>
        {rooms.map(({ number, kind, names }) => (
          <View key={number} style={styles.row} wrap={false}>
            <Text style={styles.room}>{`Camera ${number}, ${kind}`}</Text>
            <View>
              {names.map((name, at) => (
                <Text key={at} style={styles.name}>
                  {name}
                </Text>
              ))}
            </View>
          </View>
        ))}
      </Page>
    </Document>,
  )
}
