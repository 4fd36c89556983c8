import { Document, Page, Text, View } from '@react-pdf/renderer'
import { formatIban, isNamedBank } from '../../../domain/accounts/iban.ts'
import {
  balanceDeadline,
  balanceLabel,
  declaredTransferText,
  travellerPaymentLabels,
  travellerStatusLabels,
} from '../../../domain/booking/booking-texts.ts'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import { stepLabel } from '../../../domain/booking/payment-plan.ts'
import { travellerIn } from '../../../domain/booking/stored-traveller.ts'
import { unspecifiedAirport } from '../../../domain/catalogue/airports.ts'
import {
  formatDate,
  formatDaysNights,
  formatMoment,
  type IsoDate,
  todayInRome,
} from '../../../domain/dates.ts'
import {
  copyExactlyText,
  heldUntilText,
  isHoldOver,
  type PaymentPromise,
  receiptText,
} from '../../../domain/money/payment-promise.ts'
import { paymentStage } from '../../../domain/money/payment-stage.ts'
import { formatEuro } from '../../../domain/money.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { amountDue, balanceAfterDeposit, dueStep, plannedSteps } from '../../accounts/amounts.ts'
import type { BankAccount } from '../../accounts/bank-account.ts'
import type { Issuer } from '../../platform/pdf/issuer.ts'
import { paperFamilies } from '../../platform/pdf/other-scripts.ts'
import { paperColours as colors } from '../../platform/pdf/paper-colours.ts'
import { PlaceNote } from '../../platform/pdf/place-note.tsx'
import { renderPaper } from '../../platform/pdf/render-paper.ts'
import { excessFacts, extraFacts } from './mail-facts.ts'
import type { Booking } from './store.ts'

export type Summary = {
  booking: Booking
  account: BankAccount
  promise: PaymentPromise
  issuedAt: Date
  issuer: Issuer
}

type Row = { label: string; value: string }

/** One page with trip, travellers' names, amounts, bank data and due dates. */
export function summaryPdf(summary: Summary): Promise<Uint8Array<ArrayBuffer>> {
  return renderPaper(summaryDocument(summary))
}

const styles = {
  page: { fontSize: 10.5, color: colors.navy, padding: 44, lineHeight: 1.4 },
  brand: { fontSize: 15, fontWeight: 700 },
  title: { fontSize: 22, fontWeight: 700, marginTop: 18, lineHeight: 1.2 },
  lead: { marginTop: 6, marginBottom: 6, color: colors.secondary },
  heading: { fontSize: 12.5, fontWeight: 700, marginTop: 16, marginBottom: 4 },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderBottomWidth: 1,
    borderBottomColor: colors.line,
    paddingVertical: 4,
  },
  value: { fontWeight: 700, maxWidth: 320, textAlign: 'right' },
  note: { marginTop: 8, color: colors.secondary },
  footer: { position: 'absolute', left: 44, right: 44, bottom: 28, fontSize: 8.5 },
} as const

function summaryDocument(summary: Summary) {
  const { booking, issuedAt, issuer } = summary
  const title = `Riepilogo della prenotazione ${bookingReference(booking.id)}`
  const today = todayInRome(issuedAt)
  const payment = paymentSection(summary, today)
  return (
    <Document title={title} author={issuer.name} language="it-IT" creationDate={issuedAt}>
      <Page size="A4" style={{ ...styles.page, fontFamily: paperFamilies(summary) }}>
        <Text style={{ ...styles.brand, color: issuer.colour }}>{issuer.name}</Text>
        <Text style={styles.title}>{title}</Text>
        <Text style={styles.lead}>{statusLine(booking)}</Text>
        <Section title="Viaggio" rows={tripRows(booking)} />
        <Section title="Viaggiatori" rows={travellerRows(booking)} />
        <Section title="Importi" rows={amountRows(booking, today)} />
        {payment && (
          <>
            <Section title={payment.title} rows={payment.rows} />
            <Text style={styles.note}>{payment.note}</Text>
          </>
        )}
        <PlaceNote address={issuer.place} />
        <Text style={styles.footer} fixed>
          {elidedDays(
            `${issuer.legalName}, P. IVA ${issuer.vatNumber}${issuer.company}, ${issuer.contactEmail}. Emesso il ${formatMoment(issuedAt)}.`,
          )}
        </Text>
      </Page>
    </Document>
  )
}

function Section({ title, rows }: { title: string; rows: Row[] }) {
  return (
    <View wrap={false}>
      <Text style={styles.heading}>{title}</Text>
      {rows.map(({ label, value }, index) => (
        <View key={index} style={styles.row}>
          <Text>{label}</Text>
          <Text style={styles.value}>{value}</Text>
        </View>
      ))}
    </View>
  )
}

function stageOf(booking: Booking) {
  return paymentStage(booking, amountDue(booking))
}

function statusLine(booking: Booking): string {
  const { status, paymentStatus, transferDeclaredAt } = booking
  const payment =
    stageOf(booking) === 'declared'
      ? declaredTransferText(transferDeclaredAt)
      : travellerPaymentLabels[paymentStatus]
  return `${travellerStatusLabels[status]}. ${payment}.`
}

function tripRows(booking: Booking): Row[] {
  return [
    { label: 'Destinazione', value: booking.destinationTitle },
    { label: 'Partenza', value: formatDate(booking.startDate) },
    { label: 'Ritorno', value: formatDate(booking.endDate) },
    { label: 'Durata', value: formatDaysNights(booking.tripDays) },
    ...(booking.airport === unspecifiedAirport
      ? []
      : [{ label: 'Aeroporto di partenza', value: booking.airport }]),
  ]
}

/** The traveller fields for documents on paper: passport data and addresses stay with the agency. */
function travellerRows(booking: Booking): Row[] {
  const people = booking.travelers.map((person) => travellerIn('paper', person))
  return people.map(({ firstName, lastName, type }, index) => ({
    label: index === 0 ? 'Viaggiatore principale' : `Viaggiatore ${index + 1}`,
    value: `${firstName} ${lastName}${type === 'child' ? ' (bambino)' : ''}`,
  }))
}

function amountRows(booking: Booking, today: IsoDate): Row[] {
  const balance = balanceAfterDeposit(booking)
  const label =
    booking.paymentStatus === 'paid' ? 'Saldo' : balanceLabel(booking.balanceDueDate, today)
  return [
    { label: 'Prezzo per persona', value: formatEuro(booking.price) },
    ...(booking.childDiscountAmount > 0
      ? [{ label: 'Sconto bambini', value: `-${formatEuro(booking.childDiscountAmount)}` }]
      : []),
    ...extraFacts(booking),
    { label: 'Totale', value: formatEuro(booking.totalPrice) },
    ...(balance > 0
      ? [
          { label: 'Acconto', value: formatEuro(booking.depositAmount) },
          ...(booking.paymentPlan
            ? instalmentRows(booking, today)
            : [{ label, value: formatEuro(balance) }]),
        ]
      : []),
    { label: 'Versato finora', value: formatEuro(booking.amountPaid) },
    ...excessFacts(booking),
  ]
}

function instalmentRows(booking: Booking, today: IsoDate): Row[] {
  return plannedSteps(booking).map((step) => ({
    label: step.open > 0 ? stepLabel(step, today) : `${step.name}, versata`,
    value: formatEuro(step.amount),
  }))
}

/** The payment section: asks for nothing twice, and for nothing before it is due. */
function paymentSection(
  { booking, account, promise, issuedAt }: Summary,
  today: IsoDate,
): { title: string; rows: Row[]; note: string } | undefined {
  const copyExactly = copyExactlyText(promise, 'come sono scritti')
  const amount = formatEuro(amountDue(booking))
  const transfer = transferRows(booking, account)
  switch (stageOf(booking)) {
    case 'due':
      if (
        promise.receiptHours === null &&
        (booking.spotsReleasedAt || isHoldOver(promise, issuedAt))
      )
        return { title: 'I posti sono tornati liberi', rows: [], note: spotsGone }
      return {
        title: 'Bonifico',
        rows: [{ label: 'Importo da versare ora', value: amount }, ...transfer],
        note: `${copyExactly} ${dueNote(promise)}`,
      }
    case 'declared':
      return {
        title: declaredTransferText(booking.transferDeclaredAt),
        rows: [{ label: 'Importo dichiarato', value: amount }, ...transfer],
        note: `Non devi versare altro: appena l'importo arriva ti scriviamo. ${receiptText(promise)}`,
      }
    case 'balance':
      return {
        title:
          (dueStep(booking)?.name ?? 'Saldo') === 'Saldo'
            ? 'Bonifico del saldo'
            : 'Bonifico della rata',
        rows: [
          {
            label: `Da versare ${balanceDeadline(booking.balanceDueDate, today)}`,
            value: amount,
          },
          ...transfer,
        ],
        note: copyExactly,
      }
    case 'closed':
      return undefined
  }
}

const spotsGone =
  'Non pagare con dati ricevuti prima: riprendi i posti dalla pagina della prenotazione, se ci sono ancora.'

function dueNote({ payBy, receiptHours }: PaymentPromise): string {
  if (payBy !== null) return heldUntilText(payBy)
  return receiptHours ? `Invia la ricevuta al tuo consulente entro ${receiptHours} ore.` : ''
}

function transferRows(booking: Booking, { accountHolder, iban, bankName }: BankAccount): Row[] {
  return [
    { label: 'Intestatario', value: accountHolder },
    { label: 'IBAN', value: formatIban(iban) },
    ...(isNamedBank(bankName) ? [{ label: 'Banca', value: bankName }] : []),
    { label: 'Causale', value: booking.paymentReference ?? '' },
  ]
}
