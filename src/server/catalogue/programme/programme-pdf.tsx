import { Document, Page, Text, View } from '@react-pdf/renderer'
import type { Trip } from '../../../domain/catalogue/catalogue.ts'
import { childProtectionNotice } from '../../../domain/catalogue/child-protection.ts'
import { daysText } from '../../../domain/catalogue/trip-route.ts'
import { formatDaysNights } from '../../../domain/dates.ts'
import { plainText } from '../../../domain/rich-text.ts'
import type { Issuer } from '../../platform/pdf/issuer.ts'
import { paperFamilies } from '../../platform/pdf/other-scripts.ts'
import { paperColours as colors } from '../../platform/pdf/paper-colours.ts'
import { renderPaper } from '../../platform/pdf/render-paper.ts'

/** Prices are left to the page, because they depend on the day of departure. */
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

/** The whole programme as a PDF to take along; the same programme gives the same text. */
export function programmePdf(programme: Programme): Promise<Uint8Array<ArrayBuffer>> {
  const { trip, notIncluded, issuer, address } = programme
  const route = (trip.route ?? []).map((stop) => `${stop.place}: ${daysText(stop).toLowerCase()}`)
  return renderPaper(
    <Document title={trip.title} author={issuer.name} language="it-IT">
      <Page size="A4" style={{ ...styles.page, fontFamily: paperFamilies(programme) }}>
        <Text style={styles.brand}>{issuer.name}</Text>
        <Text style={styles.title}>{trip.title}</Text>
        <Text style={styles.lead}>{`${formatDaysNights(trip.days)}. ${trip.description}`}</Text>
        <Lines title="Le tappe" lines={route} />
        <Text style={styles.heading}>Programma</Text>
        {trip.itinerary.map(({ day, title, description }) => (
          <View key={day} style={styles.day} wrap={false}>
            <Text style={styles.dayTitle}>{`Giorno ${day}. ${title}`}</Text>
            <Text>{plainText(description)}</Text>
          </View>
        ))}
        <Lines title="Voli" lines={[trip.flights]} />
        <Lines title="La quota comprende" lines={trip.includes} />
        <Lines title="Cosa non è compreso" lines={notIncluded} />
        <Text style={styles.lead}>{childProtectionNotice}</Text>
        <Text style={styles.footer} fixed>
          {`${issuer.legalName}, P. IVA ${issuer.vatNumber}. Programma di viaggio, prezzi e date: ${address}`}
        </Text>
      </Page>
    </Document>,
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <Text style={styles.heading}>{title}</Text>
      {lines.map((line) => (
        <Text key={line} style={styles.line}>{`– ${plainText(line)}`}</Text>
      ))}
    </>
  )
}
