import type { FormSection, GroupField } from '../form-shape.ts'
import { effortLevels } from '../trip-info.ts'

const effortNames: Readonly<Record<(typeof effortLevels)[number], string>> = {
  facile: 'Facile',
  moderato: 'Moderato',
  impegnativo: 'Impegnativo',
}

const info: GroupField = {
  kind: 'group',
  name: 'info',
  label: 'Prima di prenotare',
  optional: true,
  bare: true,
  fields: [
    {
      kind: 'texts',
      name: 'notIncluded',
      label: 'Non compreso',
      one: 'una voce',
      hint: 'Almeno tre.',
      long: true,
    },
    {
      kind: 'text',
      name: 'meals',
      label: 'Nota sui pasti',
      rows: 3,
      hint: 'Quanti pasti sono compresi lo dicono i giorni dell’itinerario: qui solo quello che c’è da aggiungere.',
      optional: true,
    },
    {
      kind: 'group',
      name: 'effort',
      label: 'Difficoltà',
      fields: [
        {
          kind: 'choice',
          name: 'level',
          label: 'Livello',
          choices: effortLevels.map((value) => ({ value, label: effortNames[value] })),
        },
        { kind: 'text', name: 'text', label: 'In parole', rows: 3 },
      ],
    },
    { kind: 'text', name: 'ages', label: 'Età', rows: 2 },
    {
      kind: 'group',
      name: 'group',
      label: 'Gruppo',
      fields: [
        { kind: 'number', name: 'smallest', label: 'Viaggiatori, almeno', unit: 'persone' },
        { kind: 'number', name: 'largest', label: 'Viaggiatori, al massimo', unit: 'persone' },
      ],
    },
    {
      kind: 'group',
      name: 'climate',
      label: 'Quando andare',
      fields: [
        {
          kind: 'line',
          name: 'place',
          label: 'Luogo delle misure',
          hint: 'Uno solo vale per tutto il viaggio.',
        },
        { kind: 'months', name: 'highs', label: 'Massime medie', unit: '°C' },
        { kind: 'months', name: 'rainyDays', label: 'Pioggia', unit: 'giorni' },
        { kind: 'text', name: 'text', label: 'In parole', rows: 3 },
      ],
    },
    {
      kind: 'group',
      name: 'entry',
      label: 'Documenti e visti per cittadini italiani',
      fields: [
        {
          kind: 'texts',
          name: 'rules',
          label: 'Regole',
          one: 'una regola',
          long: true,
        },
        {
          kind: 'list',
          name: 'countries',
          label: 'Pagine di Viaggiare Sicuri',
          one: 'un Paese',
          entry: 'Paese',
          titleOf: 'name',
          fields: [
            { kind: 'line', name: 'name', label: 'Paese' },
            {
              kind: 'line',
              name: 'code',
              label: 'Codice',
              hint: 'Le tre lettere in fondo all’indirizzo della pagina ufficiale: GRC, JPN.',
            },
          ],
        },
        {
          kind: 'day',
          name: 'checkedOn',
          label: 'Ultimo controllo',
          hint: 'Il giorno in cui qualcuno ha confrontato le regole con la pagina ufficiale. Vale sei mesi, poi la data non si mostra più.',
          emptyAsNull: true,
        },
      ],
    },
    {
      kind: 'money',
      name: 'singleSupplement',
      label: 'Supplemento singola',
      hint: 'Per tutto il viaggio.',
    },
    { kind: 'text', name: 'insurance', label: 'Assicurazioni', rows: 3 },
    {
      kind: 'text',
      name: 'mobility',
      label: 'Mobilità ridotta',
      rows: 2,
      hint: 'Se il viaggio è adatto, in generale, a chi si muove con difficoltà: la legge vuole che si dica prima della vendita.',
      optional: true,
    },
    {
      kind: 'line',
      name: 'language',
      label: 'Lingua dei servizi',
      hint: 'In quali lingue parlano coordinatori e guide.',
      optional: true,
    },
    {
      kind: 'list',
      name: 'questions',
      label: 'Domande su questo viaggio',
      one: 'una domanda',
      entry: 'Domanda',
      titleOf: 'question',
      optional: true,
      fields: [
        { kind: 'line', name: 'question', label: 'Domanda' },
        { kind: 'text', name: 'answer', label: 'Risposta', rows: 3 },
      ],
    },
  ],
}

export const tripInfoSection: FormSection = {
  id: 'prima-di-prenotare',
  title: 'Prima di prenotare',
  note: 'Le risposte che si cercano prima di pagare. Finché è tutto vuoto la pagina non mostra questa parte.',
  fields: [info],
}
