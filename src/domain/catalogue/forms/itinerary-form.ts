import { activityTypes, dayPeriods } from '../shapes.ts'
import { choice, flag, group, line, list, money, section, text } from './words.ts'

const activityNames: Readonly<Record<(typeof activityTypes)[number], string>> = {
  flight: 'Volo',
  hotel: 'Hotel',
  food: 'Cibo',
  tour: 'Visita',
  activity: 'Attività',
  free: 'Tempo libero',
  transfer: 'Trasferimento',
  ship: 'Nave',
  beach: 'Spiaggia',
}

const activities = list('activities', 'Attività', {
  hint: 'Da tre a sei per giorno.',
  one: "un'attività",
  entry: 'Attività',
  titleOf: 'title',
  fields: [
    line('time', 'Quando', {
      optional: true,
      hint: "Un'ora come 09:30, oppure un momento della giornata.",
      suggestions: dayPeriods,
    }),
    line('title', 'Che cosa si fa'),
    choice('type', 'Tipo', {
      choices: activityTypes.map((value) => ({ value, label: activityNames[value] })),
    }),
    line('location', 'Luogo', { optional: true }),
    choice('cover', 'Chi la paga', {
      choices: [
        { value: 'incluso', label: 'Incluso nella quota' },
        { value: 'libero', label: 'Libero: ognuno per sé' },
        { value: 'facoltativo', label: 'Facoltativo, con un prezzo' },
      ],
      optional: true,
      none: 'Non detto',
    }),
    money('price', 'Prezzo, se facoltativo', { optional: true }),
  ],
})

const dayMeals = group('meals', 'Pasti inclusi', {
  hint: 'Da qui vengono «Pasti» nella pagina e nel contratto. Quelli senza segno sono liberi.',
  optional: true,
  fields: [
    flag('breakfast', 'Colazione', { optional: true }),
    flag('lunch', 'Pranzo', { optional: true }),
    flag('dinner', 'Cena', { optional: true }),
  ],
})

export const itinerarySection = section('itinerario', 'Itinerario', {
  fields: [
    list('itinerary', 'Giorni', {
      one: 'un giorno',
      entry: 'Giorno',
      titleOf: 'title',
      numbered: 'day',
      fields: [
        line('title', 'Titolo'),
        text('description', 'Racconto', { rows: 4 }),
        flag('highlight', 'Il giorno più bello', {
          hint: 'Un segno accanto al titolo.',
          optional: true,
        }),
        dayMeals,
        activities,
      ],
    }),
  ],
})
