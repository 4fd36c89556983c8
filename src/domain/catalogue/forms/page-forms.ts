import type { FormSection } from '../form-shape.ts'
import { lead, metaDescription, search, title, titled } from './page-fields.ts'

export const travelsForm: readonly FormSection[] = [
  {
    id: 'testi',
    title: 'Testi',
    fields: [
      lead,
      { kind: 'line', name: 'packagesTitle', label: 'Titolo dei pacchetti' },
      { kind: 'text', name: 'packagesLead', label: 'Introduzione dei pacchetti', rows: 3 },
      { kind: 'order', name: 'tripOrder', label: 'Ordine dei viaggi', of: 'trip', optional: true },
      {
        kind: 'order',
        name: 'packageOrder',
        label: 'Ordine dei pacchetti',
        of: 'package',
        optional: true,
      },
      {
        kind: 'order',
        name: 'groupTripOrder',
        label: 'Ordine dei viaggi di gruppo',
        of: 'group-trip',
        optional: true,
      },
      { kind: 'order', name: 'zoneOrder', label: 'Ordine delle zone', of: 'zone', optional: true },
      {
        kind: 'order',
        name: 'airportOrder',
        label: 'Ordine degli aeroporti',
        of: 'airport',
        optional: true,
      },
    ],
  },
  search,
]

export const aboutForm: readonly FormSection[] = [
  {
    id: 'testi',
    title: 'Testi',
    fields: [
      title,
      lead,
      {
        kind: 'group',
        name: 'mission',
        label: 'La missione',
        fields: [
          title,
          {
            kind: 'texts',
            name: 'paragraphs',
            label: 'Paragrafi',
            one: 'un paragrafo',
            long: true,
          },
        ],
      },
      { kind: 'line', name: 'numbersTitle', label: 'Titolo dei numeri' },
      titled('closing', 'Chiusura'),
      {
        kind: 'picture',
        name: 'image',
        label: 'Immagine in apertura',
        painted: 'category-islands',
        optional: true,
      },
    ],
  },
  {
    id: 'valori',
    title: 'Valori',
    fields: [
      { kind: 'line', name: 'valuesTitle', label: 'Titolo' },
      {
        kind: 'list',
        name: 'values',
        label: 'Valori',
        one: 'un valore',
        entry: 'Valore',
        titleOf: 'title',
        idOf: 'id',
        fields: [title, { kind: 'text', name: 'description', label: 'Descrizione', rows: 2 }],
      },
    ],
  },
  search,
]

export const contactForm: readonly FormSection[] = [
  { id: 'testi', title: 'Testi', fields: [title, lead, titled('office', 'La sede')] },
  {
    id: 'modulo',
    title: 'Modulo',
    fields: [
      {
        kind: 'group',
        name: 'form',
        label: 'Modulo',
        fields: [
          title,
          { kind: 'text', name: 'hint', label: 'Nota', rows: 2 },
          titled('success', 'Dopo l’invio'),
          titled('failure', 'Se non parte'),
        ],
      },
      {
        kind: 'group',
        name: 'map',
        label: 'Mappa',
        fields: [
          { kind: 'line', name: 'show', label: 'Pulsante' },
          { kind: 'text', name: 'notice', label: 'Avviso', rows: 2 },
          { kind: 'line', name: 'directions', label: 'Indicazioni' },
          { kind: 'line', name: 'frameTitle', label: 'Nome della mappa' },
        ],
      },
    ],
  },
  search,
]

export const teamForm: readonly FormSection[] = [
  {
    id: 'testi',
    title: 'Testi',
    fields: [
      title,
      lead,
      { kind: 'text', name: 'closing', label: 'Chiusura', rows: 2 },
      {
        kind: 'order',
        name: 'memberOrder',
        label: 'Ordine delle persone',
        of: 'member',
        optional: true,
      },
      {
        kind: 'picture',
        name: 'band',
        label: 'Immagine larga',
        hint: 'In fondo alle pagine della squadra, dell’agenzia e dei viaggi di gruppo.',
        painted: 'band-team',
        optional: true,
      },
    ],
  },
  {
    id: 'viaggi',
    title: 'Viaggi proposti',
    fields: [
      {
        kind: 'list',
        name: 'suggestedTrips',
        label: 'Viaggi',
        one: 'un viaggio',
        entry: 'Viaggio',
        titleOf: 'title',
        fields: [
          { kind: 'line', name: 'id', label: 'Viaggio', of: 'trip' },
          title,
          { kind: 'text', name: 'reason', label: 'Perché', rows: 2 },
        ],
      },
    ],
  },
  search,
]

export const groupTripsForm: readonly FormSection[] = [
  {
    id: 'testi',
    title: 'Testi',
    note: 'I viaggi hanno ciascuno il suo documento, in Gruppi.',
    fields: [
      title,
      lead,
      { kind: 'line', name: 'priceNote', label: 'Sotto il prezzo' },
      titled('closing', 'Chiusura'),
    ],
  },
  search,
]

export const faqForm: readonly FormSection[] = [
  {
    id: 'domande',
    title: 'Domande',
    fields: [
      {
        kind: 'list',
        name: 'questions',
        label: 'Domande',
        one: 'una domanda',
        entry: 'Domanda',
        titleOf: 'question',
        idOf: 'id',
        fields: [
          { kind: 'line', name: 'question', label: 'Domanda' },
          { kind: 'marked', name: 'answer', label: 'Risposta' },
        ],
      },
    ],
  },
  { id: 'testi', title: 'Testi', fields: [title, lead] },
  search,
]

export const legalForm: readonly FormSection[] = [
  {
    id: 'versione',
    title: 'Titolo e versione',
    fields: [
      title,
      {
        kind: 'line',
        name: 'version',
        label: 'Versione',
        hint: 'Ogni modifica del testo ne ha una nuova: chi prenota accetta quella.',
      },
      { kind: 'day', name: 'inForceFrom', label: 'In vigore dal' },
      {
        kind: 'text',
        name: 'draftNote',
        label: 'Appunto per voi',
        hint: 'Che cosa resta da controllare. I visitatori non lo vedono.',
        rows: 2,
        optional: true,
      },
      { kind: 'texts', name: 'intro', label: 'Introduzione', one: 'un paragrafo', long: true },
    ],
  },
  {
    id: 'articoli',
    title: 'Articoli',
    fields: [
      {
        kind: 'list',
        name: 'sections',
        label: 'Articoli',
        one: 'un articolo',
        entry: 'Articolo',
        titleOf: 'heading',
        idOf: 'id',
        fields: [
          { kind: 'line', name: 'heading', label: 'Titolo' },
          { kind: 'body', name: 'body', label: 'Testo' },
        ],
      },
    ],
  },
  { id: 'ricerca', title: 'Motori di ricerca', fields: [metaDescription] },
]
