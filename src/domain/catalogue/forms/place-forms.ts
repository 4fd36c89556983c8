import type { FormSection } from '../form-shape.ts'
import { inTheSite } from './site-fields.ts'
import { line, section, texts } from './words.ts'

export const zoneForm: readonly FormSection[] = [
  section('zona', 'Zona', {
    note: 'Un filtro della home e dell’elenco dei viaggi.',
    fields: [
      line('title', 'Titolo'),
      texts('words', 'Parole', {
        one: 'una parola',
        hint: 'Un viaggio senza zona sta qui se titolo o descrizione ne contengono una.',
      }),
    ],
  }),
  inTheSite('Nascosta o archiviata non è più un filtro; i suoi viaggi restano nell’elenco.'),
]

export const airportForm: readonly FormSection[] = [
  section('aeroporto', 'Aeroporto', {
    note: 'Chi sceglie una data o prenota lo trova nell’elenco; «Altro» è sempre l’ultimo.',
    fields: [line('name', 'Nome')],
  }),
  inTheSite('Nascosto o archiviato non si sceglie più; chi lo ha già prenotato lo tiene.'),
]
