import type { FormSection } from '../form-shape.ts'
import { choice, group, line, number, section, text } from './words.ts'

/** The form of uploaded pictures. The focus can be typed or set by clicking on the picture. */
export const pictureForm: readonly FormSection[] = [
  section('immagine', 'Immagine', {
    fields: [
      text('alt', 'Testo alternativo', {
        hint: 'Che cosa si vede, per chi non può vederla. Serve per pubblicarla.',
        rows: 2,
        length: { best: 140, because: 'oltre, chi lo ascolta perde il filo' },
      }),
      choice('kind', 'Che cos’è', {
        choices: [
          { value: 'foto', label: 'Fotografia' },
          { value: 'illustrazione', label: 'Illustrazione' },
        ],
      }),
      line('credit', 'Autore o fonte', {
        hint: 'Solo se va citato: «Foto di Anna Neri».',
        optional: true,
      }),
      group('focus', 'Punto da tenere in vista', {
        hint: 'Attorno a questo punto si taglia la versione verticale, per i telefoni.',
        fields: [
          number('x', 'Da sinistra', { min: 0, max: 100, unit: '%' }),
          number('y', 'Dall’alto', { min: 0, max: 100, unit: '%' }),
        ],
      }),
    ],
  }),
]
