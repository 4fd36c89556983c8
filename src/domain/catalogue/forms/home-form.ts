import type { FormSection } from '../form-shape.ts'
import { metaDescription } from './page-fields.ts'

export const homeForm: readonly FormSection[] = [
  {
    id: 'apertura',
    title: 'Apertura',
    fields: [
      {
        kind: 'group',
        name: 'headline',
        label: 'Titolo, mentre non c’è una campagna',
        fields: [
          { kind: 'line', name: 'lead', label: 'Prima parte' },
          { kind: 'line', name: 'emphasis', label: 'Parte in evidenza' },
        ],
      },
      { kind: 'text', name: 'heroLead', label: 'Frase sotto il titolo', rows: 2 },
      { kind: 'line', name: 'countdownLabel', label: 'Sopra il conto alla rovescia' },
      {
        kind: 'group',
        name: 'introVideo',
        label: 'Filmato',
        fields: [
          { kind: 'line', name: 'label', label: 'Nome' },
          { kind: 'text', name: 'description', label: 'Descrizione per chi non lo vede', rows: 2 },
        ],
      },
    ],
  },
  {
    id: 'immagini',
    title: 'Immagini',
    fields: [
      {
        kind: 'picture',
        name: 'hero',
        label: 'In apertura',
        hint: 'Il testo ci sta sopra: a sinistra serve una zona calma.',
        painted: 'hero-home',
        optional: true,
      },
      {
        kind: 'picture',
        name: 'adsHero',
        label: 'In apertura, nelle pagine delle inserzioni',
        painted: 'hero-ads',
        optional: true,
      },
    ],
  },
  {
    id: 'parti',
    title: 'Le parti della pagina',
    fields: [
      {
        kind: 'line',
        name: 'destinationsTitle',
        label: 'Titolo delle destinazioni',
        hint: 'Vuoto: Destinazioni da Sogno.',
        optional: true,
      },
      { kind: 'text', name: 'destinationsLead', label: 'Sopra le destinazioni', rows: 2 },
      {
        kind: 'line',
        name: 'testimonialsTitle',
        label: 'Titolo delle testimonianze',
        hint: 'Vuoto: Le esperienze dei nostri viaggiatori.',
        optional: true,
      },
      { kind: 'text', name: 'testimonialsLead', label: 'Sopra le testimonianze', rows: 2 },
      { kind: 'text', name: 'reviewsLead', label: 'Sopra le recensioni', rows: 2 },
      { kind: 'line', name: 'reviewsOf', label: 'Recensioni di quale viaggio', of: 'trip' },
    ],
  },
  { id: 'ricerca', title: 'Motori di ricerca', fields: [metaDescription] },
]
