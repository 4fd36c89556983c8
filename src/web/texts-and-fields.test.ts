// @vitest-environment node
import { readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { expect, it, vi } from 'vitest'
import { assembleCatalogue, type Catalogue } from '../domain/catalogue/catalogue.ts'
import { sectionsOf } from '../domain/catalogue/document-forms.ts'
import { type FieldPlace, markedCatalogue } from '../domain/catalogue/field-marks.ts'
import { asRecord, fieldsOf, textOf } from '../domain/catalogue/form-shape.ts'
import { bare, placesIn } from '../domain/catalogue/text-places.ts'
import { toTyped } from '../domain/catalogue/typed-document.ts'
import { withoutMarks } from '../domain/catalogue/unseen-marks.ts'
import { formatDaysNights } from '../domain/dates.ts'
import { plainText } from '../domain/rich-text.ts'
import { firstEdition } from '../server/catalogue/editions/first-edition.ts'
import { placePressed } from './admin/catalogue/pressed-place.ts'
import { prerenderedPaths, renderPage } from './prerender.tsx'

/** The build normally defines this constant. */
vi.stubGlobal('__DEVELOPMENT__', false)
/** Departures, free places and months depend on the current day, so it is fixed. */
vi.useFakeTimers({ now: new Date('2026-11-18T09:00:00Z'), toFake: ['Date'] })

const template = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
const shape = { template, manifest: {} }
const plain = assembleCatalogue(firstEdition)
const marked = markedCatalogue(firstEdition)

async function draw(catalogue: Catalogue, path: string): Promise<string> {
  const { html } = await renderPage(shape, { catalogue, version: 'prova-0' }, path)
  return html.replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '')
}

/** Percent-encoded marks in the query of a link; they do no harm, because a preview does not follow links. */
const marksInAddresses = /(?:%F3%A0%8[01]%[89AB][0-9A-F])+/g

it('marks change nothing of any page but themselves', async () => {
  const paths = prerenderedPaths(plain).filter((path) => !path.startsWith('/ads-special/'))
  expect(paths.length).toBeGreaterThan(30)
  for (const path of paths) {
    const page = withoutMarks(await draw(marked, path)).replaceAll(marksInAddresses, '')
    expect(page, path).toBe(await draw(plain, path))
  }
}, 120_000)

/** The text that the form shows for this field. */
function typedAt({ key, path }: FieldPlace): string {
  const typed = toTyped(fieldsOf(sectionsOf(key)), firstEdition[key])
  let value: unknown = typed
  for (const step of path.split('.')) {
    value = Array.isArray(value) ? (value as unknown[])[Number(step)] : asRecord(value)[step]
  }
  const text = textOf(value)
  if (path === 'price') return `${text} €`
  return path === 'days' ? formatDaysNights(Number(text)) : plainText(text)
}

function isIts(place: FieldPlace, said: string): boolean {
  const typed = bare(typedAt(place))
  return typed !== '' && (typed.includes(bare(said)) || bare(said).includes(typed))
}

/** Texts that are the same for every agency and on every page, by the reason why no document contains them. */
const saidByTheSite: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  'counted, or drawn from departures and bookings: prices, days, spots, months, ratings': [
    /^[\d\s.,+%/°()€–:·-]+$/,
    /^\d+(?:–\d+|\+)? (?:giorni|destinazioni|recensioni)(?: \(\d+\)|$)/,
    /^\d+ giorni \/ \d+ notti$/,
    /^\d\.\d00 € \(\d+\)$/,
    /^(?:Europa|Asia|America|Africa|Oceania) \(\d+\)$/,
    /^[A-Z][a-z]{2} \d{4} \(\d+\)$/,
    /^(?:Prossima partenza \d|Solo \d+ posti rimasti!|\d+ posti liberi|, da \d)/,
    /^(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)$/,
    /^[A-Z]$/,
    /^\d+ [a-z]+ – \d+ [a-z]+ \d{4}$/,
  ],
  'people, chosen by their name': [/^[A-Z][a-z]+ e [A-Z][a-z]+$/],
  'claims of a trial; with real data the proven ones, each with its own page in the office': [
    'Viaggi di gruppo esclusivi',
    '. 5000+ clienti sono già partiti con noi',
    ', in gruppi di massimo 10\u00a0persone.',
    'Dal',
    ', un gruppo alla volta.',
    'viaggiatori felici',
    'viaggiatori',
    'valutazione media',
    'Valutazione media',
    'anni di esperienza',
    'anni',
    'stelle',
    'destinazioni',
    'su',
    'recensioni',
    'Leggi recensioni Trust View',
    'Azienda Verificata',
    'Verifica completata',
    'Verifica su SiteScanner',
    'Trust View 4.8/5',
    'SiteScanner, Azienda Verificata',
    'Agente IATA',
    'Recensione verificata',
    'Cliente confermato',
    'Gruppi di massimo 10 persone',
  ],
  'menu, buttons and links': [
    'Vai al contenuto',
    ', pagina iniziale',
    'Home',
    'Viaggi e Pacchetti',
    'Chi Siamo',
    'Il Team',
    'Contattaci',
    'Prenota Ora',
    'Serve aiuto? Scrivici su WhatsApp',
    'Scopri le Destinazioni',
    'Richiedi Informazioni',
    'Scopri di più',
    'Cerca',
    'Tutte',
    'Tutto il mondo',
    'Tutti i mesi',
    'Qualsiasi',
    'Scrivici su WhatsApp',
    'Per maggiori informazioni contattaci su WhatsApp',
    'Instagram',
    'Facebook',
    'Twitter',
    'Viaggi di gruppo',
    'Domande frequenti',
    'Verifica Prenotazioni',
    'Privacy Policy',
    'Cookie Policy',
    'Condizioni Generali',
    'Preferenze cookie',
    'su Viaggiare Sicuri',
    'Caricamento date...',
  ],
  'headings and labels of what stands below or beside them': [
    'GIORNI',
    'ORE',
    'MIN',
    'SEC',
    'Parte del mondo',
    'Mese',
    'Durata',
    'Budget fino a',
    'Valutazione',
    'Prima',
    'Prezzo',
    'da',
    'con',
    'Recensioni verificate',
    'Riproduci «',
    '»:',
    '«',
    '»',
    'Video testimonianza di un nostro cliente',
    'Destinazioni popolari',
    'Azienda',
    'Contatti',
    'Garanzie',
    '©',
    '· P. IVA',
    'Sede legale:',
    'Hotel',
    'Esperienze',
    'Impegno',
    'Partenze',
    'Prossima partenza',
    'Gruppo',
    'massimo',
    'massimo 10 persone',
    'persone',
    'posti liberi',
    'Itinerario',
    'Giorno',
    'giorni',
    'Da non perdere',
    '(libero)',
    'Cosa è incluso',
    'Voli',
    'Esperienze Incluse',
    'La quota comprende',
    'Prima di prenotare',
    'Ritmo',
    'Età',
    'Cosa non è compreso',
    'Pasti',
    'Ritmo, accessibilità e lingua',
    'Lingua dei servizi:',
    'Quando andare',
    ': temperatura massima media e giorni di pioggia',
    'Massima in °C',
    'Giorni di pioggia',
    'Documenti e visti per cittadini italiani',
    'Camera singola e assicurazione',
    'Supplemento singola per tutto il viaggio:',
    'Altre destinazioni del pacchetto',
    'Date di partenza disponibili',
  ],
  'the law, or what was agreed for every trip': [
    /^fino a \d+ giorni prima della partenza$/,
    'a persona, voli inclusi',
    'Acconto del 40% con bonifico, saldo 30 giorni prima della partenza.',
    'Si parte con almeno 6 viaggiatori. Se non si raggiungono lo comunichiamo almeno 20 giorni prima della partenza e rimborsiamo tutto.',
    'Il gruppo non supera mai i',
    'Le regole cambiano: fa fede Viaggiare Sicuri.',
    '. Chi viaggia da solo può anche dividere la camera con un altro viaggiatore, senza supplemento.',
    'Se devi rinunciare',
    'Puoi rinunciare in ogni momento prima della partenza. Le spese dipendono da quando ce lo dici, e il rimborso arriva entro quattordici giorni.',
    'Se parti il',
    'Quanto costa rinunciare',
    'Rinuncia',
    'Paghi',
    'niente',
    'più tardi, o se non ti presenti',
  ],
}

function isSaidByTheSite(said: string): boolean {
  return Object.values(saidByTheSite).some((all) =>
    all.some((one) => (typeof one === 'string' ? one === said : one.test(said))),
  )
}

it.each([
  ['/', 'page/home', 120],
  ['/about', 'page/about', 30],
  ['/travel/grecia', 'trip/grecia', 180],
  ['/group-trips', 'page/group-trips', 50],
])(
  'every text of %s leads to its field',
  async (path, key, least) => {
    const page = new new Window().DOMParser().parseFromString(await draw(marked, path), 'text/html')
    const places = placesIn(fieldsOf(sectionsOf(key)), firstEdition[key])
    const walker = page.createTreeWalker(page.body, 4)
    const lost: string[] = []
    let reached = 0
    while (walker.nextNode()) {
      const node = walker.currentNode as unknown as Node
      const said = withoutMarks(node.textContent ?? '').trim()
      if (said === '') continue
      const place = placePressed(node, { documentKey: key, places, isDrawn: true })
      if (place && isIts(place, said)) reached += 1
      else if (!isSaidByTheSite(said)) lost.push(`${said} → ${place?.key}#${place?.path}`)
    }
    expect([...new Set(lost)]).toEqual([])
    expect(reached).toBeGreaterThan(least)
  },
  60_000,
)
