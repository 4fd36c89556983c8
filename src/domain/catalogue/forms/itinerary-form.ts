import type { FormSection, GroupField, ListField } from '../form-shape.ts'
import { activityTypes, dayPeriods } from '../shapes.ts'

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

const activities: ListField = {
  kind: 'list',
  name: 'activities',
  label: 'Attività',
  hint: 'Da tre a sei per giorno.',
  one: "un'attività",
  entry: 'Attività',
  titleOf: 'title',
  fields: [
    {
      kind: 'line',
      name: 'time',
      label: 'Quando',
      optional: true,
      hint: "Un'ora come 09:30, oppure un momento della giornata.",
      suggestions: dayPeriods,
    },
    { kind: 'line', name: 'title', label: 'Che cosa si fa' },
    {
      kind: 'choice',
      name: 'type',
      label: 'Tipo',
      choices: activityTypes.map((value) => ({ value, label: activityNames[value] })),
    },
    { kind: 'line', name: 'location', label: 'Luogo', optional: true },
    {
      kind: 'choice',
      name: 'cover',
      label: 'Chi la paga',
      choices: [
        { value: 'incluso', label: 'Incluso nella quota' },
        { value: 'libero', label: 'Libero: ognuno per sé' },
        { value: 'facoltativo', label: 'Facoltativo, con un prezzo' },
      ],
      optional: true,
      none: 'Non detto',
    },
    {
      kind: 'money',
      name: 'price',
      label: 'Prezzo, se facoltativo',
      optional: true,
    },
  ],
}

const dayMeals: GroupField = {
  kind: 'group',
  name: 'meals',
  label: 'Pasti inclusi',
  hint: 'Da qui vengono «Pasti» nella pagina e nel contratto. Quelli senza segno sono liberi.',
  optional: true,
  fields: [
    { kind: 'flag', name: 'breakfast', label: 'Colazione', optional: true },
    { kind: 'flag', name: 'lunch', label: 'Pranzo', optional: true },
    { kind: 'flag', name: 'dinner', label: 'Cena', optional: true },
  ],
}

export const itinerarySection: FormSection = {
  id: 'itinerario',
  title: 'Itinerario',
  fields: [
    {
      kind: 'list',
      name: 'itinerary',
      label: 'Giorni',
      one: 'un giorno',
      entry: 'Giorno',
      titleOf: 'title',
      numbered: 'day',
      fields: [
        { kind: 'line', name: 'title', label: 'Titolo' },
        { kind: 'text', name: 'description', label: 'Racconto', rows: 4 },
        {
          kind: 'flag',
          name: 'highlight',
          label: 'Il giorno più bello',
          hint: 'Un segno accanto al titolo.',
          optional: true,
        },
        dayMeals,
        activities,
      ],
    },
  ],
}
