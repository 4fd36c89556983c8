import type { FormSection } from '../form-shape.ts'

/** Of pictures that were uploaded. The focus can be typed as well as pressed on the picture. */
export const pictureForm: readonly FormSection[] = [
  {
    id: 'immagine',
    title: 'Immagine',
    fields: [
      {
        kind: 'text',
        name: 'alt',
        label: 'Testo alternativo',
        hint: 'Che cosa si vede, per chi non può vederla. Serve per pubblicarla.',
        rows: 2,
        length: { best: 140, because: 'oltre, chi lo ascolta perde il filo' },
      },
      {
        kind: 'choice',
        name: 'kind',
        label: 'Che cos’è',
        choices: [
          { value: 'foto', label: 'Fotografia' },
          { value: 'illustrazione', label: 'Illustrazione' },
        ],
      },
      {
        kind: 'line',
        name: 'credit',
        label: 'Autore o fonte',
        hint: 'Solo se va citato: «Foto di Anna Neri».',
        optional: true,
      },
      {
        kind: 'group',
        name: 'focus',
        label: 'Punto da tenere in vista',
        hint: 'Attorno a questo punto si taglia la versione verticale, per i telefoni.',
        fields: [
          { kind: 'number', name: 'x', label: 'Da sinistra', min: 0, max: 100, unit: '%' },
          { kind: 'number', name: 'y', label: 'Dall’alto', min: 0, max: 100, unit: '%' },
        ],
      },
    ],
  },
]
