import { Document, Page, Text, View } from '@react-pdf/renderer'
import {
  type PackFacts,
  type PaperState,
  paperNames,
} from '../../../domain/booking/contract-pack.ts'
import type { LegalPart, LegalText } from '../../../domain/catalogue/legal.ts'
import {
  formatDate,
  formatDaysNights,
  formatLongDate,
  formatMoment,
} from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { plainText } from '../../../domain/rich-text.ts'
import { asSentence } from '../../../domain/typography.ts'
import { paperFamilies } from '../../platform/pdf/other-scripts.ts'
import { PlaceNote } from '../../platform/pdf/place-note.tsx'
import { renderPaper } from '../../platform/pdf/render-paper.ts'
import { type DetailSection, detailSections, dutySections } from './contract-details.ts'
import { styles } from './paper-styles.ts'

export type ContractPaper = {
  facts: PackFacts
  number: number
  createdAt: Date
  /** The information form and the conditions, word for word. */
  texts: LegalText[]
}

type Row = { label: string; value: string }

/** The whole contract as one PDF: the same facts give the same bytes. */
export function contractPdf(paper: ContractPaper): Promise<Uint8Array<ArrayBuffer>> {
  return renderPaper(contractDocument(paper))
}

function contractDocument(paper: ContractPaper) {
  const { facts, number, createdAt, texts } = paper
  const { agreed, agency } = facts
  const title = `${paperNames[facts.state ?? 'contract']} ${agreed.reference}`
  return (
    <Document
      title={title}
      author={agency.ragioneSociale}
      language="it-IT"
      creationDate={createdAt}
      modificationDate={createdAt}
    >
      <Page size="A4" style={{ ...styles.page, fontFamily: paperFamilies(paper) }}>
        <Text style={styles.brand}>{agency.nome}</Text>
        <Text style={styles.title}>{title}</Text>
        <Text style={styles.lead}>
          {`Fascicolo ${number}, emesso il ${formatMoment(createdAt)}. ${leads[facts.state ?? 'before']}`}
        </Text>
        <FirstPart facts={facts} />
        <TripPart facts={facts} />
        {facts.state && <DutyPart facts={facts} />}
        {texts.map((text, index) => (
          <LegalPages key={index} text={text} />
        ))}
        <Text
          style={styles.footer}
          fixed
          render={({ pageNumber, totalPages }) =>
            `${title}, fascicolo ${number}. Pagina ${pageNumber} di ${totalPages}.`
          }
        />
      </Page>
    </Document>
  )
}

const holds =
  'viaggio, viaggiatori, prezzo, pagamenti, modulo informativo, condizioni e quanto chiedono gli articoli 34 e 36 del Codice del turismo.'

const leads: Readonly<Record<PaperState | 'before', string>> = {
  before:
    'Raccoglie quanto è stato concordato: viaggio, viaggiatori, prezzo, pagamenti, modulo informativo e condizioni.',
  proposal: `È la proposta del viaggiatore: diventa contratto quando l'organizzatore la accetta, dopo aver verificato disponibilità e acconto, e invia la conferma. Raccoglie ${holds}`,
  contract: `L'organizzatore ha accettato la proposta: il contratto è concluso. Raccoglie ${holds}`,
}

/** The parties, the trip and the price: what fits on the first page. */
function FirstPart({ facts }: { facts: PackFacts }) {
  const { agreed, agency } = facts
  const parties = [
    { label: 'Organizzatore', value: `${agency.ragioneSociale}, P. IVA ${agency.partitaIva}` },
    { label: 'Sede legale', value: agency.sedeLegale },
    { label: 'Contatti', value: `${agency.email}, ${agency.telefono}` },
    { label: 'Emergenze in viaggio', value: agency.telefonoEmergenze },
    { label: 'Contraente', value: agreed.contactName },
  ]
  const travellers = agreed.travellers.map(({ name, child }, index) => ({
    label: index === 0 ? 'Viaggiatore principale' : `Viaggiatore ${index + 1}`,
    value: child ? `${name} (bambino)` : name,
  }))
  return (
    <>
      <Section title="Le parti" rows={parties} />
      <Section title="Il viaggio" rows={tripRows(facts)} />
      <Section title="Viaggiatori" rows={travellers} />
      <Section title="Prezzo" rows={priceRows(facts)} note={extraConditions(facts)} />
      {agreed.plan.length > 0 && (
        <Section title="Piano dei pagamenti" rows={planRows(facts)} note={planNote} />
      )}
      <Section title="Testi del contratto" rows={textRows(facts)} note={textsNote(facts)} />
      {facts.place && <PlaceNote address={facts.place} />}
    </>
  )
}

const planNote =
  'Intestatario, IBAN e causale sono nella pagina di pagamento e nel riepilogo della prenotazione.'

function tripRows({ agreed }: PackFacts): Row[] {
  return [
    { label: 'Destinazione', value: agreed.tripTitle },
    { label: 'Partenza', value: formatDate(agreed.startDate) },
    { label: 'Ritorno', value: formatDate(agreed.endDate) },
    { label: 'Durata', value: formatDaysNights(agreed.tripDays) },
    ...(agreed.airport ? [{ label: 'Aeroporto di partenza', value: agreed.airport }] : []),
    { label: 'Prenotazione del', value: formatMoment(agreed.bookedAt) },
    ...(agreed.note ? [{ label: 'Nota concordata', value: agreed.note }] : []),
  ]
}

function priceRows({ agreed }: PackFacts): Row[] {
  return [
    { label: 'Prezzo per persona', value: formatEuro(agreed.pricePerPerson) },
    ...(agreed.childDiscount > 0
      ? [{ label: 'Sconto bambini', value: `-${formatEuro(agreed.childDiscount)}` }]
      : []),
    ...(agreed.extras ?? []).map(({ label, amount }) => ({ label, value: formatEuro(amount) })),
    { label: 'Totale', value: formatEuro(agreed.total) },
  ]
}

/** Extras may have conditions of their own: they are printed beside the price. */
function extraConditions({ agreed }: PackFacts): string | undefined {
  const own = (agreed.extras ?? []).flatMap(({ label, conditions }) =>
    conditions ? [`${label}: ${conditions}`] : [],
  )
  return own.length > 0 ? `Condizioni proprie. ${own.join(' ')}` : undefined
}

function planRows({ agreed }: PackFacts): Row[] {
  return agreed.plan.map(({ name, amount, dueOn }) => ({
    label: dueOn ? `${name} entro il ${formatDate(dueOn)}` : `${name} alla prenotazione`,
    value: formatEuro(amount),
  }))
}

function textRows({ texts }: PackFacts): Row[] {
  return texts.map(({ title, version, acceptedAt }) => ({
    label: `${title}, versione ${version}`,
    value: acceptedAt ? `confermato il ${formatMoment(acceptedAt)}` : 'in vigore',
  }))
}

/** With the hashes anyone can prove later which texts these were. */
function textsNote({ texts }: PackFacts): string {
  const prints = texts.map(({ title, hash }) => `${title}: ${hash}`)
  return `Impronte SHA-256 dei testi. ${prints.join('. ')}.`
}

function TripPart({ facts: { trip, agreed, agency } }: { facts: PackFacts }) {
  if (!trip) return null
  const lists: DetailSection[] = [
    { heading: 'La quota comprende', items: trip.includes },
    { heading: 'Sistemazioni previste, o di pari categoria', items: trip.hotels },
    { heading: 'Voli', items: [trip.flights] },
    ...(trip.details ? detailSections(trip.details) : []),
  ]
  return (
    <>
      <Text style={styles.chapter} minPresenceAhead={80}>
        {`Il programma di ${agreed.tripTitle}`}
      </Text>
      {trip.itinerary.map(({ day, title, description }) => (
        <View key={day} style={styles.day} wrap={false}>
          <Text style={styles.dayTitle}>{`Giorno ${day}. ${title}`}</Text>
          <Text>{description}</Text>
        </View>
      ))}
      {lists.map(({ heading, items }) => (
        <View key={heading}>
          <Text style={styles.heading} minPresenceAhead={40}>
            {heading}
          </Text>
          <List items={items} />
        </View>
      ))}
      <Text style={styles.note}>
        {asSentence(
          `Responsabilità civile: ${agency.assicuratore}, polizza ${agency.polizza}. Protezione contro l'insolvenza: ${agency.garante}, ${agency.garanzia}`,
        )}
      </Text>
    </>
  )
}

function DutyPart({ facts }: { facts: PackFacts }) {
  return (
    <View>
      {dutySections(facts).map(({ heading, items }) => (
        <View key={heading} wrap={false}>
          <Text style={styles.heading}>{heading}</Text>
          <List items={items} />
        </View>
      ))}
    </View>
  )
}

function LegalPages({ text }: { text: LegalText }) {
  return (
    <View>
      <Text style={styles.chapter} minPresenceAhead={80}>
        {text.title}
      </Text>
      <Text style={styles.lead}>
        {`Versione ${text.version}, in vigore dal ${formatLongDate(text.inForceFrom)}`}
      </Text>
      {text.intro.map((paragraph, key) => (
        <Text key={key} style={styles.paragraph}>
          {plainText(paragraph)}
        </Text>
      ))}
      {text.sections.map(({ id, heading, body: [first, ...rest] }) => (
        <View key={id}>
          {/* Keeps a heading on the same page as its first paragraph. */}
          <View wrap={false}>
            <Text style={styles.heading}>{heading}</Text>
            {first !== undefined && <BodyPart part={first} />}
          </View>
          {rest.map((part, key) => (
            <BodyPart key={key} part={part} />
          ))}
        </View>
      ))}
    </View>
  )
}

function BodyPart({ part }: { part: LegalPart }) {
  if (typeof part === 'string') return <Text style={styles.paragraph}>{plainText(part)}</Text>
  const items = Array.isArray(part)
    ? part.map(plainText)
    : part.rows.map((cells) => cells.join(', '))
  return (
    <View>
      <List items={items} />
    </View>
  )
}

function List({ items }: { items: readonly string[] }) {
  return items.map((item, key) => (
    <View key={key} style={styles.item}>
      <Text style={styles.bullet}>•</Text>
      <Text style={styles.itemText}>{item}</Text>
    </View>
  ))
}

function Section({ title, rows, note }: { title: string; rows: Row[]; note?: string | undefined }) {
  return (
    <View wrap={false}>
      <Text style={styles.heading}>{title}</Text>
      {rows.map(({ label, value }, key) => (
        <View key={key} style={styles.row}>
          <Text style={styles.label}>{label}</Text>
          <Text style={styles.value}>{value}</Text>
        </View>
      ))}
      {note && <Text style={styles.note}>{note}</Text>}
    </View>
  )
}
