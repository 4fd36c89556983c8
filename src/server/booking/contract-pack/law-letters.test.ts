import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { assembleCatalogue } from '../../../domain/catalogue/catalogue.ts'
import { childProtectionNotice } from '../../../domain/catalogue/child-protection.ts'
import { legalValues } from '../../../domain/catalogue/legal.ts'
import { mealsText } from '../../../domain/catalogue/meals.ts'
import { formatDate } from '../../../domain/dates.ts'
import { firstEdition } from '../../catalogue/editions/first-edition.ts'
import { currentTerms } from '../../catalogue/legal/terms.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { addLink, person, testDeps } from '../../testing/test-deps.ts'
import { createBooking } from '../bookings/create-booking.ts'
import type { Booking } from '../bookings/store.ts'
import { contractFile } from './contract-pack.ts'

const database = await databaseOfThisFile()
let booking: Booking
let paper: string

const catalogue = assembleCatalogue(firstEdition)
const agency = legalValues(catalogue.brand, catalogue.organiser)
const note = 'Camera al piano terra, vicino all’ascensore'
const squeezed = (text: string) => text.replace(/\s+/g, ' ')

beforeAll(async () => {
  const deps = testDeps(database.db)
  const { token } = await addLink(deps.db, { specialNotes: note })
  const acceptedTerms = currentTerms(deps).id
  const travelers = [person(), person({ firstName: 'Niccolò' })]
  booking = await createBooking(deps, {
    token,
    submissionId: randomUUID(),
    travelers,
    acceptedTerms,
  })
  paper = squeezed(pdfText(Buffer.from((await contractFile(deps, booking)).file)))
})

const trip = catalogue.trips.find(({ id }) => id === 'tokyo-kyoto')
const info = trip?.info
if (!trip || !info) throw new Error('Tokyo is the trip of the test link')

type Letter = [letter: string, what: string, said: () => string[]]

/**
 * Article 36 c. 5 of D.Lgs. 79/2011 includes the whole of article 34 c. 1, and adds requirements of its own.
 */
const letters: Letter[] = [
  [
    '34 c. 1 a 1',
    'destination, programme, days and nights',
    () => [
      booking.destinationTitle,
      formatDate(booking.startDate),
      formatDate(booking.endDate),
      '10 giorni / 9 notti',
      'Giorno 10.',
    ],
  ],
  ['34 c. 1 a 2', 'transport', () => [trip.flights]],
  [
    '34 c. 1 a 3',
    'place, features and category of the hotels',
    () => ['Hotel Kaminari Asakusa (4 stelle)', '300 metri dal Sensō-ji'],
  ],
  ['34 c. 1 a 4', 'meals', () => [mealsText(trip)]],
  ['34 c. 1 a 5', 'visits and other services in the price', () => [...trip.includes]],
  ['34 c. 1 a 6', 'size of the group', () => [`non supera i ${info.group.largest}`]],
  ['34 c. 1 a 7', 'language', () => ['Lingua dei servizi', info.language ?? '?']],
  ['34 c. 1 a 8', 'reduced mobility', () => ['persone a mobilità ridotta', info.mobility ?? '?']],
  [
    '34 c. 1 b',
    'who organises, where, telephone and mail',
    () => [agency.ragioneSociale, agency.sedeLegale, agency.email, agency.telefono],
  ],
  ['34 c. 1 c', 'whole price, and what it does not hold', () => ['4.800 €', ...info.notIncluded]],
  ['34 c. 1 d', 'how it is paid', () => ['Acconto alla prenotazione', '1.920 €', 'Saldo entro il']],
  [
    '34 c. 1 e',
    'smallest group and its deadline',
    () => [`almeno ${info.group.smallest} viaggiatori`, 'almeno 20 giorni prima della partenza'],
  ],
  [
    '34 c. 1 f',
    'passports, visas, health',
    () => ['visti e formalità sanitarie', ...info.entry.rules],
  ],
  [
    '34 c. 1 g',
    'leaving before the start',
    () => ['Recesso del viaggiatore', 'da 29 a 20 giorni prima: 50%'],
  ],
  ['34 c. 1 h', 'insurance', () => [info.insurance]],
  [
    '34 c. 1 i',
    'cover',
    () => [agency.assicuratore, agency.polizza, agency.garante, agency.garanzia],
  ],
  [
    '36 c. 5 a',
    'special requests that were accepted',
    () => ['Richieste particolari accettate', note],
  ],
  [
    '36 c. 5 b',
    'who answers and assists',
    () => [
      "è responsabile dell'esatta esecuzione di tutti i servizi turistici",
      'prestare assistenza al viaggiatore in difficoltà',
    ],
  ],
  [
    '36 c. 5 c',
    'who protects against insolvency',
    () => [agency.garanteIndirizzo, agency.garanteEmail, agency.garanteTelefono],
  ],
  ['36 c. 5 d', 'whom to reach', () => [agency.sedeOperativa, agency.telefonoEmergenze]],
  ['36 c. 5 e', 'defects are to be told', () => ['comunica senza ritardo i difetti di conformità']],
  [
    '36 c. 5 f',
    'minors on their own',
    () => ['Minori non accompagnati', 'chi ne è responsabile sul posto'],
  ],
  ['36 c. 5 g', 'complaints and ADR', () => [agency.organismoAdr, agency.sitoAdr]],
  ['36 c. 5 h', 'handing the contract over', () => ['Il contratto si può cedere', 'articolo 38']],
  ['17 of L. 38/2006', 'the duty to protect children', () => [childProtectionNotice]],
]

describe('the contract holds what article 36 c. 5 of the tourism code asks for', () => {
  it.each(letters)('%s: %s', (_letter, _what, said) => {
    for (const words of said()) expect(paper).toContain(squeezed(words))
  })
})
