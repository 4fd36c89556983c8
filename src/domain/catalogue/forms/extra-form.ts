import { type ExtraUnit, extraKinds, extraStates, extraUnits } from '../extra-document.ts'
import type { FormSection } from '../form-shape.ts'
import { choice, flag, line, money, number, section, text, texts } from './words.ts'

const kindNames: Readonly<Record<(typeof extraKinds)[number], string>> = {
  'single-room': 'Camera singola',
  'extra-night': 'Notte in più',
  transfer: 'Trasferimento',
  excursion: 'Escursione',
  'flexible-cancellation': 'Cancellazione flessibile',
  other: 'Altro',
}

const unitNames: Readonly<Record<ExtraUnit, string>> = {
  person: 'A persona',
  room: 'A camera',
  night: 'A notte',
}

const stateNames: Readonly<Record<(typeof extraStates)[number], string>> = {
  offered: 'In vendita',
  withdrawn: 'Ritirato',
}

export const extraForm: readonly FormSection[] = [
  section('extra', 'Che cosa si aggiunge', {
    note: 'Chi prenota lo sceglie nel modulo, dopo i propri dati; niente è scelto da solo.',
    fields: [
      line('title', 'Titolo'),
      text('description', 'Descrizione', { rows: 2 }),
      choice('kind', 'Tipo', {
        choices: extraKinds.map((value) => ({ value, label: kindNames[value] })),
      }),
      choice('state', 'Stato', {
        choices: extraStates.map((value) => ({ value, label: stateNames[value] })),
        hint: 'Chi lo ha già prenotato lo tiene.',
      }),
      texts('trips', 'Viaggi', {
        one: 'un viaggio',
        of: 'trip',
        hint: 'Senza viaggi scelti vale per tutti.',
      }),
      number('order', 'Posizione', { min: 0, hint: 'La più bassa viene prima.' }),
    ],
  }),
  section('prezzo', 'Prezzo e disponibilità', {
    fields: [
      money('price', 'Prezzo', {
        optional: true,
        hint: 'Una camera singola senza prezzo costa il supplemento scritto nella pagina del viaggio.',
      }),
      choice('per', 'Si paga', {
        choices: extraUnits.map((value) => ({ value, label: unitNames[value] })),
      }),
      flag('included', 'Incluso nella quota, senza altro costo'),
      number('limit', 'Quanti per partenza', {
        min: 1,
        max: 99,
        optional: true,
        hint: 'Vuoto: quanti ne servono.',
      }),
      number('lastDay', 'Si sceglie fino a', {
        min: 0,
        max: 365,
        unit: 'giorni prima della partenza',
        hint: 'Dopo, solo lo staff lo può aggiungere.',
      }),
      text('conditions', 'Condizioni proprie', {
        rows: 2,
        optional: true,
        hint: 'Se scritte, valgono al posto di quelle generali in caso di rinuncia, e stanno nel contratto.',
      }),
    ],
  }),
]
