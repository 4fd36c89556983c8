import { createElement as h } from 'react'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import { extraLine } from '../../../domain/booking/extras.ts'
import { formatDate } from '../../../domain/dates.ts'
import { providerNames } from '../../../domain/money/ledger-accounts.ts'
import { receiptTitle } from '../../../domain/money/receipts.ts'
import { formatEuro } from '../../../domain/money.ts'
import type { Issuer } from '../../platform/pdf/issuer.ts'
import { loadPdf, type Pdf } from '../../platform/pdf/library.ts'
import { paperFamilies } from '../../platform/pdf/other-scripts.ts'
import { paperColours as colors } from '../../platform/pdf/paper-colours.ts'
import { placeNote } from '../../platform/pdf/place-note.ts'
import { leavingOf } from './leaving-of.ts'
import type { Receipt } from './store.ts'

export type ReceiptPaper = { receipt: Receipt; issuer: Issuer }

/** One page for the customer and the accountant: who, for what, how much, how. */
export async function receiptPdf(paper: ReceiptPaper): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await loadPdf()
  return new Uint8Array(await pdf.renderToBuffer(receiptDocument(pdf, paper)))
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

function receiptDocument(pdf: Pdf, paper: ReceiptPaper) {
  const { Document, Page, Text, View } = pdf
  const { receipt, issuer } = paper
  const title = receiptTitle(receipt)
  const isReceipt = receipt.kind === 'receipt'
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
    [isReceipt ? 'Pagato con' : 'Restituito con', methods[receipt.provider]],
    [isReceipt ? 'Ricevuto il' : 'In data', formatDate(receipt.receivedOn)],
  ]
  return h(
    Document,
    { title, author: issuer.name, language: 'it-IT' },
    h(
      Page,
      { size: 'A4', style: { ...styles.page, fontFamily: paperFamilies(pdf, paper) } },
      h(Text, { style: { ...styles.brand, color: issuer.colour } }, issuer.name),
      h(Text, { style: styles.agency }, agencyLine(issuer)),
      h(Text, { style: styles.title }, title),
      h(Text, { style: styles.lead }, `Emessa il ${formatDate(receipt.issuedOn)}`),
      rows.map(([label, value]) =>
        h(
          View,
          { key: label, style: styles.row },
          h(Text, { style: styles.label }, label),
          h(Text, { style: styles.value }, value),
        ),
      ),
      h(
        View,
        { style: styles.total },
        h(Text, { style: styles.sum }, isReceipt ? 'Importo ricevuto' : 'Importo restituito'),
        h(Text, { style: styles.sum }, formatEuro(receipt.amount)),
      ),
      h(Text, { style: styles.note }, noteOf(receipt)),
      placeNote(pdf, issuer.place),
    ),
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

function noteOf({ kind }: Receipt): string {
  return kind === 'receipt'
    ? 'Documento di riscontro del pagamento. La fattura, dove dovuta, viene emessa secondo il regime dell’art. 74-ter del D.P.R. 633/1972.'
    : 'Documento di riscontro del rimborso: riduce quanto versato per la prenotazione indicata.'
}
