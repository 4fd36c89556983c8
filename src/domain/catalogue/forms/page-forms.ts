import type { FormSection } from '../form-shape.ts'
import { lead, metaDescription, search, title, titled } from './page-fields.ts'
import {
  body,
  day,
  group,
  line,
  list,
  marked,
  order,
  picture,
  section,
  text,
  texts,
} from './words.ts'

export const travelsForm: readonly FormSection[] = [
  section('testi', 'Testi', {
    fields: [
      lead,
      line('packagesTitle', 'Titolo dei pacchetti'),
      text('packagesLead', 'Introduzione dei pacchetti', { rows: 3 }),
      order('tripOrder', 'Ordine dei viaggi', { of: 'trip', optional: true }),
      order('packageOrder', 'Ordine dei pacchetti', { of: 'package', optional: true }),
      order('groupTripOrder', 'Ordine dei viaggi di gruppo', { of: 'group-trip', optional: true }),
      order('zoneOrder', 'Ordine delle zone', { of: 'zone', optional: true }),
      order('airportOrder', 'Ordine degli aeroporti', { of: 'airport', optional: true }),
    ],
  }),
  search,
]

export const aboutForm: readonly FormSection[] = [
  section('testi', 'Testi', {
    fields: [
      title,
      lead,
      group('mission', 'La missione', {
        fields: [title, texts('paragraphs', 'Paragrafi', { one: 'un paragrafo', long: true })],
      }),
      line('numbersTitle', 'Titolo dei numeri'),
      titled('closing', 'Chiusura'),
      picture('image', 'Immagine in apertura', { painted: 'category-islands', optional: true }),
    ],
  }),
  section('valori', 'Valori', {
    fields: [
      line('valuesTitle', 'Titolo'),
      list('values', 'Valori', {
        one: 'un valore',
        entry: 'Valore',
        titleOf: 'title',
        idOf: 'id',
        fields: [title, text('description', 'Descrizione', { rows: 2 })],
      }),
    ],
  }),
  search,
]

export const contactForm: readonly FormSection[] = [
  section('testi', 'Testi', { fields: [title, lead, titled('office', 'La sede')] }),
  section('modulo', 'Modulo', {
    fields: [
      group('form', 'Modulo', {
        fields: [
          title,
          text('hint', 'Nota', { rows: 2 }),
          titled('success', 'Dopo l’invio'),
          titled('failure', 'Se non parte'),
        ],
      }),
      group('map', 'Mappa', {
        fields: [
          line('show', 'Pulsante'),
          text('notice', 'Avviso', { rows: 2 }),
          line('directions', 'Indicazioni'),
          line('frameTitle', 'Nome della mappa'),
        ],
      }),
    ],
  }),
  search,
]

export const teamForm: readonly FormSection[] = [
  section('testi', 'Testi', {
    fields: [
      title,
      lead,
      text('closing', 'Chiusura', { rows: 2 }),
      order('memberOrder', 'Ordine delle persone', { of: 'member', optional: true }),
      picture('band', 'Immagine larga', {
        hint: 'In fondo alle pagine della squadra, dell’agenzia e dei viaggi di gruppo.',
        painted: 'band-team',
        optional: true,
      }),
    ],
  }),
  section('viaggi', 'Viaggi proposti', {
    fields: [
      list('suggestedTrips', 'Viaggi', {
        one: 'un viaggio',
        entry: 'Viaggio',
        titleOf: 'title',
        fields: [
          line('id', 'Viaggio', { of: 'trip' }),
          title,
          text('reason', 'Perché', { rows: 2 }),
        ],
      }),
    ],
  }),
  search,
]

export const groupTripsForm: readonly FormSection[] = [
  section('testi', 'Testi', {
    note: 'I viaggi hanno ciascuno il suo documento, in Gruppi.',
    fields: [title, lead, line('priceNote', 'Sotto il prezzo'), titled('closing', 'Chiusura')],
  }),
  search,
]

export const faqForm: readonly FormSection[] = [
  section('domande', 'Domande', {
    fields: [
      list('questions', 'Domande', {
        one: 'una domanda',
        entry: 'Domanda',
        titleOf: 'question',
        idOf: 'id',
        fields: [line('question', 'Domanda'), marked('answer', 'Risposta')],
      }),
    ],
  }),
  section('testi', 'Testi', { fields: [title, lead] }),
  search,
]

export const legalForm: readonly FormSection[] = [
  section('versione', 'Titolo e versione', {
    fields: [
      title,
      line('version', 'Versione', {
        hint: 'Ogni modifica del testo ne ha una nuova: chi prenota accetta quella.',
      }),
      day('inForceFrom', 'In vigore dal'),
      text('draftNote', 'Appunto per voi', {
        hint: 'Che cosa resta da controllare. I visitatori non lo vedono.',
        rows: 2,
        optional: true,
      }),
      texts('intro', 'Introduzione', { one: 'un paragrafo', long: true }),
    ],
  }),
  section('articoli', 'Articoli', {
    fields: [
      list('sections', 'Articoli', {
        one: 'un articolo',
        entry: 'Articolo',
        titleOf: 'heading',
        idOf: 'id',
        fields: [line('heading', 'Titolo'), body('body', 'Testo')],
      }),
    ],
  }),
  section('ricerca', 'Motori di ricerca', { fields: [metaDescription] }),
]
