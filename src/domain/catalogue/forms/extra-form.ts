import { type ExtraUnit, extraKinds, extraStates, extraUnits } from '../extra-document.ts'
import type { FormSection } from '../form-shape.ts'

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
  {
    id: 'extra',
    title: 'Che cosa si aggiunge',
    note: 'Chi prenota lo sceglie nel modulo, dopo i propri dati; niente è scelto da solo.',
    fields: [
      { kind: 'line', name: 'title', label: 'Titolo' },
      { kind: 'text', name: 'description', label: 'Descrizione', rows: 2 },
      {
        kind: 'choice',
        name: 'kind',
        label: 'Tipo',
        choices: extraKinds.map((value) => ({ value, label: kindNames[value] })),
      },
      {
        kind: 'choice',
        name: 'state',
        label: 'Stato',
        choices: extraStates.map((value) => ({ value, label: stateNames[value] })),
        hint: 'Chi lo ha già prenotato lo tiene.',
      },
      {
        kind: 'texts',
        name: 'trips',
        label: 'Viaggi',
        one: 'un viaggio',
        of: 'trip',
        hint: 'Senza viaggi scelti vale per tutti.',
      },
      {
        kind: 'number',
        name: 'order',
        label: 'Posizione',
        min: 0,
        hint: 'La più bassa viene prima.',
      },
    ],
  },
  {
    id: 'prezzo',
    title: 'Prezzo e disponibilità',
    fields: [
      {
        kind: 'money',
        name: 'price',
        label: 'Prezzo',
        optional: true,
        hint: 'Una camera singola senza prezzo costa il supplemento scritto nella pagina del viaggio.',
      },
      {
        kind: 'choice',
        name: 'per',
        label: 'Si paga',
        choices: extraUnits.map((value) => ({ value, label: unitNames[value] })),
      },
      { kind: 'flag', name: 'included', label: 'Incluso nella quota, senza altro costo' },
      {
        kind: 'number',
        name: 'limit',
        label: 'Quanti per partenza',
        min: 1,
        max: 99,
        optional: true,
        hint: 'Vuoto: quanti ne servono.',
      },
      {
        kind: 'number',
        name: 'lastDay',
        label: 'Si sceglie fino a',
        min: 0,
        max: 365,
        unit: 'giorni prima della partenza',
        hint: 'Dopo, solo lo staff lo può aggiungere.',
      },
      {
        kind: 'text',
        name: 'conditions',
        label: 'Condizioni proprie',
        rows: 2,
        optional: true,
        hint: 'Se scritte, valgono al posto di quelle generali in caso di rinuncia, e stanno nel contratto.',
      },
    ],
  },
]
