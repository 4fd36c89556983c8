import { effortLevels } from '../trip-info.ts'
import {
  choice,
  day,
  group,
  line,
  list,
  money,
  months,
  number,
  section,
  text,
  texts,
} from './words.ts'

const effortNames: Readonly<Record<(typeof effortLevels)[number], string>> = {
  facile: 'Facile',
  moderato: 'Moderato',
  impegnativo: 'Impegnativo',
}

const info = group('info', 'Prima di prenotare', {
  optional: true,
  bare: true,
  fields: [
    texts('notIncluded', 'Non compreso', { one: 'una voce', hint: 'Almeno tre.', long: true }),
    text('meals', 'Nota sui pasti', {
      rows: 3,
      hint: 'Quanti pasti sono compresi lo dicono i giorni dell’itinerario: qui solo quello che c’è da aggiungere.',
      optional: true,
    }),
    group('effort', 'Difficoltà', {
      fields: [
        choice('level', 'Livello', {
          choices: effortLevels.map((value) => ({ value, label: effortNames[value] })),
        }),
        text('text', 'In parole', { rows: 3 }),
      ],
    }),
    text('ages', 'Età', { rows: 2 }),
    group('group', 'Gruppo', {
      fields: [
        number('smallest', 'Viaggiatori, almeno', { unit: 'persone' }),
        number('largest', 'Viaggiatori, al massimo', { unit: 'persone' }),
      ],
    }),
    group('climate', 'Quando andare', {
      fields: [
        line('place', 'Luogo delle misure', { hint: 'Uno solo vale per tutto il viaggio.' }),
        months('highs', 'Massime medie', { unit: '°C' }),
        months('rainyDays', 'Pioggia', { unit: 'giorni' }),
        text('text', 'In parole', { rows: 3 }),
      ],
    }),
    group('entry', 'Documenti e visti per cittadini italiani', {
      fields: [
        texts('rules', 'Regole', { one: 'una regola', long: true }),
        list('countries', 'Pagine di Viaggiare Sicuri', {
          one: 'un Paese',
          entry: 'Paese',
          titleOf: 'name',
          fields: [
            line('name', 'Paese'),
            line('code', 'Codice', {
              hint: 'Le tre lettere in fondo all’indirizzo della pagina ufficiale: GRC, JPN.',
            }),
          ],
        }),
        day('checkedOn', 'Ultimo controllo', {
          hint: 'Il giorno in cui qualcuno ha confrontato le regole con la pagina ufficiale. Vale sei mesi, poi la data non si mostra più.',
          emptyAsNull: true,
        }),
      ],
    }),
    money('singleSupplement', 'Supplemento singola', { hint: 'Per tutto il viaggio.' }),
    text('insurance', 'Assicurazioni', { rows: 3 }),
    text('mobility', 'Mobilità ridotta', {
      rows: 2,
      hint: 'Se il viaggio è adatto, in generale, a chi si muove con difficoltà: la legge vuole che si dica prima della vendita.',
      optional: true,
    }),
    line('language', 'Lingua dei servizi', {
      hint: 'In quali lingue parlano coordinatori e guide.',
      optional: true,
    }),
    list('questions', 'Domande su questo viaggio', {
      one: 'una domanda',
      entry: 'Domanda',
      titleOf: 'question',
      optional: true,
      fields: [line('question', 'Domanda'), text('answer', 'Risposta', { rows: 3 })],
    }),
  ],
})

export const tripInfoSection = section('prima-di-prenotare', 'Prima di prenotare', {
  note: 'Le risposte che si cercano prima di pagare. Finché è tutto vuoto la pagina non mostra questa parte.',
  fields: [info],
})
