import type { FormField, FormSection } from '../form-shape.ts'
import { inTheSite } from './site-fields.ts'
import { hotelList, starChoices } from './trip-form.ts'

const order: FormField = {
  kind: 'number',
  name: 'order',
  label: 'Posizione',
  min: 0,
  hint: 'La più bassa viene prima.',
}

const monthHint = 'Mese e anno, per esempio: Maggio 2026.'

export const memberForm: readonly FormSection[] = [
  {
    id: 'persona',
    title: 'Persona',
    fields: [
      { kind: 'line', name: 'name', label: 'Nome e cognome' },
      { kind: 'line', name: 'role', label: 'Ruolo' },
      { kind: 'text', name: 'description', label: 'In breve', rows: 2 },
      {
        kind: 'texts',
        name: 'bio',
        label: 'Biografia',
        one: 'un paragrafo',
        hint: 'Almeno due paragrafi.',
        long: true,
      },
      {
        kind: 'number',
        name: 'yearsExperience',
        label: 'Anni di esperienza',
        min: 1,
        unit: 'anni',
      },
    ],
  },
  {
    id: 'ritratto',
    title: 'Ritratto',
    fields: [
      {
        kind: 'picture',
        name: 'image',
        label: 'Ritratto',
        hint: 'Verticale, con il viso al centro.',
      },
    ],
  },
  {
    id: 'competenze',
    title: 'Competenze',
    fields: [
      {
        kind: 'texts',
        name: 'expertise',
        label: 'Competenze',
        one: 'una competenza',
        hint: 'Almeno tre.',
      },
      {
        kind: 'texts',
        name: 'specialties',
        label: 'Specialità',
        one: 'una specialità',
        hint: 'Almeno due.',
      },
      {
        kind: 'texts',
        name: 'destinations',
        label: 'Destinazioni',
        one: 'una destinazione',
        hint: 'Almeno due.',
        of: 'trip',
      },
      { kind: 'texts', name: 'languages', label: 'Lingue', one: 'una lingua', hint: 'Almeno due.' },
    ],
  },
  {
    id: 'contatti',
    title: 'Contatti',
    fields: [
      { kind: 'line', name: 'email', label: 'Email' },
      { kind: 'line', name: 'phone', label: 'Telefono' },
    ],
  },
  inTheSite(
    'Nascosta, la persona non è nelle pagine ma si sceglie ancora per le partenze; archiviata, no.',
  ),
]

export const reviewForm: readonly FormSection[] = [
  {
    id: 'recensione',
    title: 'Recensione',
    fields: [
      { kind: 'line', name: 'authorName', label: 'Chi scrive' },
      { kind: 'line', name: 'location', label: 'Città' },
      { kind: 'choice', name: 'rating', label: 'Voto', choices: starChoices, numeric: true },
      { kind: 'text', name: 'text', label: 'Testo', rows: 5 },
      { kind: 'line', name: 'date', label: 'Mese', hint: monthHint },
      {
        kind: 'line',
        name: 'tripId',
        label: 'Viaggio',
        of: 'trip',
      },
      order,
    ],
  },
]

export const videoForm: readonly FormSection[] = [
  {
    id: 'video',
    title: 'Video',
    fields: [
      { kind: 'line', name: 'title', label: 'Titolo' },
      { kind: 'text', name: 'text', label: 'Testo', rows: 4 },
      { kind: 'line', name: 'date', label: 'Mese', hint: monthHint },
      order,
    ],
  },
]

export const packageForm: readonly FormSection[] = [
  {
    id: 'categoria',
    title: 'Categoria',
    fields: [
      { kind: 'line', name: 'title', label: 'Titolo' },
      { kind: 'line', name: 'duration', label: 'Durata' },
      {
        kind: 'texts',
        name: 'includes',
        label: 'Comprende',
        one: 'una voce',
        hint: 'Almeno quattro.',
        long: true,
      },
    ],
  },
  {
    id: 'immagine',
    title: 'Immagine',
    fields: [{ kind: 'picture', name: 'image', label: 'Immagine' }],
  },
  {
    id: 'prezzi',
    title: 'Prezzi',
    fields: [
      { kind: 'euro', name: 'originalPrice', label: 'Prezzo pieno' },
      { kind: 'euro', name: 'discountedPrice', label: 'Prezzo scontato' },
      { kind: 'euro', name: 'minPrice', label: 'Il più basso' },
      { kind: 'euro', name: 'maxPrice', label: 'Il più alto' },
    ],
  },
  {
    id: 'viaggi',
    title: 'Viaggi della categoria',
    fields: [
      {
        kind: 'list',
        name: 'destinations',
        label: 'Viaggi',
        one: 'un viaggio',
        entry: 'Viaggio',
        titleOf: 'id',
        fields: [
          { kind: 'line', name: 'id', label: 'Viaggio', of: 'trip' },
          { kind: 'text', name: 'description', label: 'Descrizione', rows: 2 },
        ],
      },
    ],
  },
  inTheSite('Nascosto o archiviato non è nella pagina dei viaggi; i suoi viaggi restano.'),
]

export const groupTripForm: readonly FormSection[] = [
  {
    id: 'viaggio',
    title: 'Viaggio di gruppo',
    fields: [
      { kind: 'line', name: 'title', label: 'Titolo' },
      { kind: 'text', name: 'description', label: 'Descrizione', rows: 3 },
      { kind: 'euro', name: 'price', label: 'Prezzo a persona' },
      { kind: 'line', name: 'duration', label: 'Durata' },
      { kind: 'line', name: 'difficulty', label: 'Difficoltà' },
    ],
  },
  {
    id: 'immagine',
    title: 'Immagine',
    fields: [{ kind: 'picture', name: 'image', label: 'Immagine' }],
  },
  {
    id: 'contenuto',
    title: 'Che cosa c’è dentro',
    fields: [
      {
        kind: 'texts',
        name: 'included',
        label: 'Comprende',
        one: 'una voce',
        hint: 'Almeno quattro.',
        long: true,
      },
      {
        kind: 'texts',
        name: 'experiences',
        label: 'Esperienze',
        one: "un'esperienza",
        hint: 'Almeno tre.',
        long: true,
      },
      hotelList,
    ],
  },
  {
    id: 'date',
    title: 'Date',
    fields: [
      {
        kind: 'list',
        name: 'dates',
        label: 'Partenze',
        one: 'una partenza',
        entry: 'Partenza',
        titleOf: 'startDate',
        idOf: 'id',
        fields: [
          { kind: 'day', name: 'startDate', label: 'Partenza' },
          { kind: 'day', name: 'endDate', label: 'Ritorno' },
          {
            kind: 'number',
            name: 'spotsAvailable',
            label: 'Posti liberi',
            min: 0,
            max: 10,
            unit: 'posti',
          },
          { kind: 'euro', name: 'price', label: 'Prezzo' },
          {
            kind: 'texts',
            name: 'coordinators',
            label: 'Coordinatori',
            one: 'un coordinatore',
            of: 'member',
          },
        ],
      },
    ],
  },
  inTheSite('Nascosto o archiviato non è nella pagina dei viaggi di gruppo.'),
]
