import { createElement as h, type ReactElement, type ReactNode } from 'react'
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
import { loadPdf, type Pdf } from '../../platform/pdf/library.ts'
import { paperFamilies } from '../../platform/pdf/other-scripts.ts'
import { placeNote } from '../../platform/pdf/place-note.ts'
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

/** The whole contract as one file: the same facts give the same bytes. */
export async function contractPdf(paper: ContractPaper): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await loadPdf()
  return new Uint8Array(await pdf.renderToBuffer(contractDocument(pdf, paper)))
}

function contractDocument(pdf: Pdf, paper: ContractPaper) {
  const { facts, number, createdAt, texts } = paper
  const { Document, Page, Text } = pdf
  const { agreed, agency } = facts
  const title = `${paperNames[facts.state ?? 'contract']} ${agreed.reference}`
  const footer = `${title}, fascicolo ${number}`
  return h(
    Document,
    {
      title,
      author: agency.ragioneSociale,
      language: 'it-IT',
      creationDate: createdAt,
      modificationDate: createdAt,
    },
    h(
      Page,
      { size: 'A4', style: { ...styles.page, fontFamily: paperFamilies(pdf, paper) } },
      h(Text, { style: styles.brand }, agency.nome),
      h(Text, { style: styles.title }, title),
      h(
        Text,
        { style: styles.lead },
        `Fascicolo ${number}, emesso il ${formatMoment(createdAt)}. ${leads[facts.state ?? 'before']}`,
      ),
      ...firstPart(pdf, facts),
      ...tripPart(pdf, facts),
      ...(facts.state ? [dutyPart(pdf, facts)] : []),
      ...texts.map((text, index) => legalPart(pdf, text, index)),
      h(Text, {
        style: styles.footer,
        fixed: true,
        render: ({ pageNumber, totalPages }) => `${footer}. Pagina ${pageNumber} di ${totalPages}.`,
      }),
    ),
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

/** Who, what, for how much: what fits on the first page. */
function firstPart(pdf: Pdf, facts: PackFacts): ReactElement[] {
  const { agreed, agency } = facts
  return [
    rowsSection(pdf, 'Le parti', [
      { label: 'Organizzatore', value: `${agency.ragioneSociale}, P. IVA ${agency.partitaIva}` },
      { label: 'Sede legale', value: agency.sedeLegale },
      { label: 'Contatti', value: `${agency.email}, ${agency.telefono}` },
      { label: 'Emergenze in viaggio', value: agency.telefonoEmergenze },
      { label: 'Contraente', value: agreed.contactName },
    ]),
    rowsSection(pdf, 'Il viaggio', tripRows(facts)),
    rowsSection(
      pdf,
      'Viaggiatori',
      agreed.travellers.map(({ name, child }, index) => ({
        label: index === 0 ? 'Viaggiatore principale' : `Viaggiatore ${index + 1}`,
        value: child ? `${name} (bambino)` : name,
      })),
    ),
    rowsSection(pdf, 'Prezzo', priceRows(facts), extraConditions(facts)),
    ...(agreed.plan.length > 0
      ? [rowsSection(pdf, 'Piano dei pagamenti', planRows(facts), planNote)]
      : []),
    rowsSection(pdf, 'Testi del contratto', textRows(facts), textsNote(facts)),
    ...(facts.place ? [placeNote(pdf, facts.place)] : []),
  ]
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

/** What is taken along may have rules of its own: they stand beside its price. */
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

/** The fingerprints let anybody prove later which words these were. */
function textsNote({ texts }: PackFacts): string {
  const prints = texts.map(({ title, hash }) => `${title}: ${hash}`)
  return `Impronte SHA-256 dei testi. ${prints.join('. ')}.`
}

function tripPart(pdf: Pdf, { trip, agreed, agency }: PackFacts): ReactElement[] {
  if (!trip) return []
  const { Text, View } = pdf
  const chapter = h(
    Text,
    { key: 'chapter', style: styles.chapter, break: true },
    `Il programma di ${agreed.tripTitle}`,
  )
  const days = trip.itinerary.map(({ day, title, description }) =>
    h(
      View,
      { key: day, style: styles.day, wrap: false },
      h(Text, { style: styles.dayTitle }, `Giorno ${day}. ${title}`),
      h(Text, null, description),
    ),
  )
  const lists: [string, string[]][] = [
    ['La quota comprende', trip.includes],
    ['Sistemazioni previste, o di pari categoria', trip.hotels],
    ['Voli', [trip.flights]],
    ...(trip.details ? detailSections(trip.details) : []).map(named),
  ]
  return [
    chapter,
    ...days,
    ...lists.map(([heading, items]) =>
      h(
        View,
        { key: heading },
        h(Text, { style: styles.heading, minPresenceAhead: 40 }, heading),
        list(pdf, items),
      ),
    ),
    h(
      Text,
      { key: 'covers', style: styles.note },
      `Responsabilità civile: ${agency.assicuratore}, polizza ${agency.polizza}. Protezione contro l'insolvenza: ${agency.garante}, ${agency.garanzia}.`,
    ),
  ]
}

function named({ heading, items }: DetailSection): [string, string[]] {
  return [heading, items]
}

function dutyPart(pdf: Pdf, facts: PackFacts): ReactElement {
  const { Text, View } = pdf
  return h(
    View,
    { key: 'duties' },
    ...dutySections(facts).map(({ heading, items }) =>
      h(
        View,
        { key: heading, wrap: false },
        h(Text, { style: styles.heading }, heading),
        list(pdf, items),
      ),
    ),
  )
}

function legalPart(pdf: Pdf, text: LegalText, index: number): ReactElement {
  const { Text, View } = pdf
  return h(
    View,
    { key: `text ${index}`, break: true },
    h(Text, { style: styles.chapter }, text.title),
    h(
      Text,
      { style: styles.lead },
      `Versione ${text.version}, in vigore dal ${formatLongDate(text.inForceFrom)}`,
    ),
    ...text.intro.map((paragraph, key) =>
      h(Text, { key, style: styles.paragraph }, plainText(paragraph)),
    ),
    ...text.sections.map(({ id, heading, body: [first, ...rest] }) =>
      h(
        View,
        { key: id },
        // A heading never stands alone at the foot of a page.
        h(
          View,
          { wrap: false },
          h(Text, { style: styles.heading }, heading),
          first === undefined ? null : bodyPart(pdf, first, 0),
        ),
        ...rest.map((part, key) => bodyPart(pdf, part, key)),
      ),
    ),
  )
}

function bodyPart(pdf: Pdf, part: LegalPart, key: number): ReactElement {
  const { Text, View } = pdf
  if (typeof part === 'string') return h(Text, { key, style: styles.paragraph }, plainText(part))
  const items = Array.isArray(part)
    ? part.map(plainText)
    : part.rows.map((cells) => cells.join(', '))
  return h(View, { key }, list(pdf, items))
}

function list({ Text, View }: Pdf, items: readonly string[]): ReactNode[] {
  return items.map((item, key) =>
    h(
      View,
      { key, style: styles.item },
      h(Text, { style: styles.bullet }, '•'),
      h(Text, { style: styles.itemText }, item),
    ),
  )
}

function rowsSection(pdf: Pdf, title: string, rows: Row[], note?: string): ReactElement {
  const { Text, View } = pdf
  return h(
    View,
    { key: title, wrap: false },
    h(Text, { style: styles.heading }, title),
    ...rows.map(({ label, value }, key) =>
      h(
        View,
        { key, style: styles.row },
        h(Text, { style: styles.label }, label),
        h(Text, { style: styles.value }, value),
      ),
    ),
    note ? h(Text, { style: styles.note }, note) : null,
  )
}
