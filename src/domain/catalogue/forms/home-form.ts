import type { FormSection } from '../form-shape.ts'
import { metaDescription } from './page-fields.ts'
import { group, line, picture, section, text } from './words.ts'

export const homeForm: readonly FormSection[] = [
  section('apertura', 'Apertura', {
    fields: [
      group('headline', 'Titolo, mentre non c’è una campagna', {
        fields: [line('lead', 'Prima parte'), line('emphasis', 'Parte in evidenza')],
      }),
      text('heroLead', 'Frase sotto il titolo', { rows: 2 }),
      line('countdownLabel', 'Sopra il conto alla rovescia'),
      group('introVideo', 'Filmato', {
        fields: [
          line('label', 'Nome'),
          text('description', 'Descrizione per chi non lo vede', { rows: 2 }),
        ],
      }),
    ],
  }),
  section('immagini', 'Immagini', {
    fields: [
      picture('hero', 'In apertura', {
        hint: 'Il testo ci sta sopra: a sinistra serve una zona calma.',
        painted: 'hero-home',
        optional: true,
      }),
      picture('adsHero', 'In apertura, nelle pagine delle inserzioni', {
        painted: 'hero-ads',
        optional: true,
      }),
    ],
  }),
  section('parti', 'Le parti della pagina', {
    fields: [
      line('destinationsTitle', 'Titolo delle destinazioni', {
        hint: 'Vuoto: Destinazioni da Sogno.',
        optional: true,
      }),
      text('destinationsLead', 'Sopra le destinazioni', { rows: 2 }),
      line('testimonialsTitle', 'Titolo delle testimonianze', {
        hint: 'Vuoto: Le esperienze dei nostri viaggiatori.',
        optional: true,
      }),
      text('testimonialsLead', 'Sopra le testimonianze', { rows: 2 }),
      text('reviewsLead', 'Sopra le recensioni', { rows: 2 }),
      line('reviewsOf', 'Recensioni di quale viaggio', { of: 'trip' }),
    ],
  }),
  section('ricerca', 'Motori di ricerca', { fields: [metaDescription] }),
]
