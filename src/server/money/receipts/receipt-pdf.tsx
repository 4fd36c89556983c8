import { Document, Page, Text, View } from '@react-pdf/renderer'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import { extraLine } from '../../../domain/booking/extras.ts'
import { formatDate } from '../../../domain/dates.ts'
import { providerNames } from '../../../domain/money/ledger-accounts.ts'
import { receiptTitle } from '../../../domain/money/receipts.ts'
import { formatEuro } from '../../../domain/money.ts'
import { elidedDays } from '../../../domain/typography.ts'
import type { Issuer } from '../../platform/pdf/issuer.ts'
import { paperFamilies } from '../../platform/pdf/other-scripts.ts'
import { paperColours as colors } from '../../platform/pdf/paper-colours.ts'
import { PlaceNote } from '../../platform/pdf/place-note.tsx'
import { renderPaper } from '../../platform/pdf/render-paper.ts'
import { leavingOf } from './leaving-of.ts'
import type { Receipt } from './store.ts'

export type ReceiptPaper = { receipt: Receipt; issuer: Issuer }

/** One page for the customer and the accountant: who paid, for what, how much, and how. */
export function receiptPdf(paper: ReceiptPaper): Promise<Uint8Array<ArrayBuffer>> {
  return renderPaper(receiptDocument(paper))
}

const styles = {
  page: { fontSize: 10.5, color: colors.navy, padding: 44, lineHeight: 1.4 },
  brand: { fontSize: 15, fontWeight: 700 },
  agency: { marginTop: 4, color: colors.secondary },
  title: { fontSize: 22, fontWeight: 700, marginTop: 26, lineHeight: 1.2 },
  lead: { marginTop: 6, marginBottom: 14, color: colors.secondary },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderBottomWidth: 1,
    borderBottomColor: colors.line,
    paddingVertical: 5,
  },
  label: { maxWidth: 320, paddingRight: 12 },
  value: { fontWeight: 700, maxWidth: 320, textAlign: 'right' },
  total: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 18 },
  sum: { fontSize: 18, fontWeight: 700 },
  note: { marginTop: 24, color: colors.secondary },
} as const

const methods: Readonly<Record<Receipt['provider'], string>> = {
  ...providerNames,
  refund: 'Bonifico',
  correction: 'Rettifica',
}

function receiptDocument(paper: ReceiptPaper) {
  const { receipt, issuer } = paper
  const title = receiptTitle(receipt)
  const words = wordsOf(receipt)
  const rows: [label: string, value: string][] = [
    ...customerRows(receipt),
    ['Prenotazione', bookingReference(receipt.bookingId)],
    ['Viaggio', receipt.destinationTitle],
    ['Date del viaggio', `${formatDate(receipt.startDate)} – ${formatDate(receipt.endDate)}`],
    ['Prezzo del viaggio', formatEuro(receipt.totalPrice)],
    ...receipt.extras
      .map(extraLine)
      .map(({ label, amount }): [string, string] => [`di cui ${label}`, formatEuro(amount)]),
    ...leavingOf(receipt).map(({ label, value }): [string, string] => [label, value]),
    ...howRows(receipt),
    [words.on, formatDate(receipt.receivedOn)],
  ]
  return (
    <Document title={title} author={issuer.name} language="it-IT">
      <Page size="A4" style={{ ...styles.page, fontFamily: paperFamilies(paper) }}>
        <Text style={{ ...styles.brand, color: issuer.colour }}>{issuer.name}</Text>
        <Text style={styles.agency}>{agencyLine(issuer)}</Text>
        <Text style={styles.title}>{title}</Text>
        <Text style={styles.lead}>{elidedDays(`Emessa il ${formatDate(receipt.issuedOn)}`)}</Text>
        {rows.map(([label, value]) => (
          <View key={label} style={styles.row}>
            <Text style={styles.label}>{label}</Text>
            <Text style={styles.value}>{value}</Text>
          </View>
        ))}
        <View style={styles.total}>
          <Text style={styles.sum}>{words.amount}</Text>
          <Text style={styles.sum}>{formatEuro(receipt.amount)}</Text>
        </View>
        <Text style={styles.note}>{words.note}</Text>
        <PlaceNote address={issuer.place} />
      </Page>
    </Document>
  )
}

function customerRows({ shareSeat, payer, contactName }: Receipt): [string, string][] {
  if (shareSeat === null) return [['Cliente', contactName]]
  return [
    ['Cliente', payer],
    ['Quota della prenotazione di', contactName],
  ]
}

function agencyLine({ legalName, address, vatNumber, company, contactEmail }: Issuer): string {
  return `${legalName}, ${address}, P. IVA ${vatNumber}${company}, ${contactEmail}`
}

/** How the money moved; for a reversal, which paper it undoes. */
function howRows({ kind, provider, isReversal, reversed }: Receipt): [string, string][] {
  if (!isReversal)
    return [[kind === 'receipt' ? 'Pagato con' : 'Restituito con', methods[provider]]]
  return reversed ? [['Storna', receiptTitle({ ...reversed, isReversal: false })]] : []
}

type Words = { on: string; amount: string; note: string }

function wordsOf({ kind, isReversal }: Receipt): Words {
  if (isReversal) return { on: 'In data', amount: 'Importo stornato', note: reversalNotes[kind] }
  return kind === 'receipt'
    ? {
        on: 'Ricevuto il',
        amount: 'Importo ricevuto',
        note: 'Documento di riscontro del pagamento. La fattura, dove dovuta, viene emessa secondo il regime dell’art. 74-ter del D.P.R. 633/1972.',
      }
    : {
        on: 'In data',
        amount: 'Importo restituito',
        note: 'Documento di riscontro del rimborso: riduce quanto versato per la prenotazione indicata.',
      }
}

const reversalNotes: Readonly<Record<Receipt['kind'], string>> = {
  credit_note:
    'Documento di storno: il pagamento non conta più fra quanto versato per la prenotazione indicata. Non è un rimborso.',
  receipt:
    'Documento di storno: il rimborso non conta più, e l’importo torna fra quanto versato per la prenotazione indicata. Non è un nuovo pagamento.',
}
