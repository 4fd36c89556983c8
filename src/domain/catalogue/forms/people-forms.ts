import type { FormSection } from '../form-shape.ts'
import { inTheSite } from './site-fields.ts'
import { hotelList, starChoices } from './trip-form.ts'
import { choice, day, euro, line, list, number, picture, section, text, texts } from './words.ts'

const order = number('order', 'Posizione', { min: 0, hint: 'La più bassa viene prima.' })

const monthHint = 'Mese e anno, per esempio: Maggio 2026.'

export const memberForm: readonly FormSection[] = [
  section('persona', 'Persona', {
    fields: [
      line('name', 'Nome e cognome'),
      line('role', 'Ruolo'),
      text('description', 'In breve', { rows: 2 }),
      texts('bio', 'Biografia', { one: 'un paragrafo', hint: 'Almeno due paragrafi.', long: true }),
      number('yearsExperience', 'Anni di esperienza', { min: 1, unit: 'anni' }),
    ],
  }),
  section('ritratto', 'Ritratto', {
    fields: [picture('image', 'Ritratto', { hint: 'Verticale, con il viso al centro.' })],
  }),
  section('competenze', 'Competenze', {
    fields: [
      texts('expertise', 'Competenze', { one: 'una competenza', hint: 'Almeno tre.' }),
      texts('specialties', 'Specialità', { one: 'una specialità', hint: 'Almeno due.' }),
      texts('destinations', 'Destinazioni', {
        one: 'una destinazione',
        hint: 'Almeno due.',
        of: 'trip',
      }),
      texts('languages', 'Lingue', { one: 'una lingua', hint: 'Almeno due.' }),
    ],
  }),
  section('contatti', 'Contatti', { fields: [line('email', 'Email'), line('phone', 'Telefono')] }),
  inTheSite(
    'Nascosta, la persona non è nelle pagine ma si sceglie ancora per le partenze; archiviata, no.',
  ),
]

export const reviewForm: readonly FormSection[] = [
  section('recensione', 'Recensione', {
    fields: [
      line('authorName', 'Chi scrive'),
      line('location', 'Città'),
      choice('rating', 'Voto', { choices: starChoices, numeric: true }),
      text('text', 'Testo', { rows: 5 }),
      line('date', 'Mese', { hint: monthHint }),
      line('tripId', 'Viaggio', { of: 'trip' }),
      order,
    ],
  }),
]

export const videoForm: readonly FormSection[] = [
  section('video', 'Video', {
    fields: [
      line('title', 'Titolo'),
      text('text', 'Testo', { rows: 4 }),
      line('date', 'Mese', { hint: monthHint }),
      order,
    ],
  }),
]

export const packageForm: readonly FormSection[] = [
  section('categoria', 'Categoria', {
    fields: [
      line('title', 'Titolo'),
      line('duration', 'Durata'),
      texts('includes', 'Comprende', { one: 'una voce', hint: 'Almeno quattro.', long: true }),
    ],
  }),
  section('immagine', 'Immagine', { fields: [picture('image', 'Immagine')] }),
  section('prezzi', 'Prezzi', {
    fields: [
      euro('originalPrice', 'Prezzo pieno'),
      euro('discountedPrice', 'Prezzo scontato'),
      euro('minPrice', 'Il più basso'),
      euro('maxPrice', 'Il più alto'),
    ],
  }),
  section('viaggi', 'Viaggi della categoria', {
    fields: [
      list('destinations', 'Viaggi', {
        one: 'un viaggio',
        entry: 'Viaggio',
        titleOf: 'id',
        fields: [
          line('id', 'Viaggio', { of: 'trip' }),
          text('description', 'Descrizione', { rows: 2 }),
        ],
      }),
    ],
  }),
  inTheSite('Nascosto o archiviato non è nella pagina dei viaggi; i suoi viaggi restano.'),
]

export const groupTripForm: readonly FormSection[] = [
  section('viaggio', 'Viaggio di gruppo', {
    fields: [
      line('title', 'Titolo'),
      text('description', 'Descrizione', { rows: 3 }),
      euro('price', 'Prezzo a persona'),
      line('duration', 'Durata'),
      line('difficulty', 'Difficoltà'),
    ],
  }),
  section('immagine', 'Immagine', { fields: [picture('image', 'Immagine')] }),
  section('contenuto', 'Che cosa c’è dentro', {
    fields: [
      texts('included', 'Comprende', { one: 'una voce', hint: 'Almeno quattro.', long: true }),
      texts('experiences', 'Esperienze', { one: "un'esperienza", hint: 'Almeno tre.', long: true }),
      hotelList,
    ],
  }),
  section('date', 'Date', {
    fields: [
      list('dates', 'Partenze', {
        one: 'una partenza',
        entry: 'Partenza',
        titleOf: 'startDate',
        idOf: 'id',
        fields: [
          day('startDate', 'Partenza'),
          day('endDate', 'Ritorno'),
          number('spotsAvailable', 'Posti liberi', { min: 0, max: 10, unit: 'posti' }),
          euro('price', 'Prezzo'),
          texts('coordinators', 'Coordinatori', { one: 'un coordinatore', of: 'member' }),
        ],
      }),
    ],
  }),
  inTheSite('Nascosto o archiviato non è nella pagina dei viaggi di gruppo.'),
]
