import type { Choice, FormSection, ListField } from '../form-shape.ts'
import { itinerarySection } from './itinerary-form.ts'
import { tripState } from './site-fields.ts'
import { tripInfoSection } from './trip-info-form.ts'

export const starChoices: readonly Choice[] = [1, 2, 3, 4, 5].map((stars) => ({
  value: String(stars),
  label: stars === 1 ? '1 stella' : `${stars} stelle`,
}))

export const hotelList: ListField = {
  kind: 'list',
  name: 'hotels',
  label: 'Hotel',
  one: 'un hotel',
  entry: 'Hotel',
  titleOf: 'name',
  fields: [
    { kind: 'line', name: 'name', label: 'Nome' },
    {
      kind: 'choice',
      name: 'stars',
      label: 'Stelle',
      choices: starChoices,
      numeric: true,
      emptyAsNull: true,
      none: 'Senza stelle',
    },
    { kind: 'text', name: 'description', label: 'Descrizione', rows: 3 },
  ],
}

export const tripForm: readonly FormSection[] = [
  {
    id: 'scheda',
    title: 'Scheda',
    note: 'Quello che si legge nelle card e in cima alla pagina.',
    fields: [
      {
        kind: 'line',
        name: 'title',
        label: 'Titolo',
        length: { best: 34, because: 'oltre, la card va a capo due volte' },
      },
      {
        kind: 'line',
        name: 'address',
        label: 'Indirizzo della pagina',
        optional: true,
        hint: 'Quello che segue /travel/, per esempio «isole-greche». Vuoto: quello con cui il viaggio è nato. Chi apre un indirizzo di prima arriva qui.',
      },
      {
        kind: 'text',
        name: 'description',
        label: 'Descrizione',
        rows: 3,
        length: { best: 170, because: 'la card ne mostra due righe' },
      },
      {
        kind: 'texts',
        name: 'tags',
        label: 'Parole della card',
        one: 'una parola',
        hint: 'Sempre tre: al telefono si vedono le prime due.',
        fixed: true,
      },
    ],
  },
  {
    id: 'immagini',
    title: 'Immagini',
    note: 'Una foto si trascina sull’immagine, o si sceglie dal telefono. Le immagini dipinte restano a disposizione.',
    fields: [
      {
        kind: 'group',
        name: 'pictures',
        label: 'Immagini del viaggio',
        fields: [
          {
            kind: 'picture',
            name: 'main',
            label: 'Immagine principale',
            hint: 'In cima alla pagina, nelle card e quando il viaggio viene condiviso.',
          },
          {
            kind: 'pictures',
            name: 'extras',
            label: 'Accanto alla principale',
            hint: 'Di solito due.',
          },
          { kind: 'pictures', name: 'gallery', label: 'Galleria' },
        ],
      },
    ],
  },
  {
    id: 'prezzo',
    title: 'Prezzo e durata',
    note: 'Il prezzo vale per card, pagina, partenze, nuovi link e preventivi. I link già fatti tengono il loro.',
    fields: [
      {
        kind: 'money',
        name: 'price',
        label: 'Prezzo a persona',
        hint: 'Le partenze lo moltiplicano per il mese (in Stagioni e prezzi), se non ne hanno uno proprio.',
        isOnOffer: true,
      },
      {
        kind: 'money',
        name: 'linkPrice',
        label: 'Prezzo nei link',
        hint: 'Se diverso: quello che propongono i generatori di link.',
        optional: true,
      },
      { kind: 'number', name: 'days', label: 'Giorni', min: 1, max: 60, unit: 'giorni' },
      {
        kind: 'line',
        name: 'duration',
        label: 'Durata in parole',
        hint: 'Per esempio: 7 giorni / 6 notti.',
      },
    ],
  },
  itinerarySection,
  {
    id: 'voli-hotel',
    title: 'Voli e hotel',
    fields: [{ kind: 'text', name: 'flights', label: 'Voli', rows: 4 }, hotelList],
  },
  {
    id: 'esperienze',
    title: 'Esperienze',
    fields: [
      {
        kind: 'list',
        name: 'experiences',
        label: 'Esperienze',
        hint: 'Almeno tre.',
        one: "un'esperienza",
        entry: 'Esperienza',
        titleOf: 'title',
        fields: [
          { kind: 'line', name: 'title', label: 'Titolo' },
          { kind: 'text', name: 'description', label: 'Descrizione', rows: 3 },
          {
            kind: 'group',
            name: 'offered',
            label: 'Dove è nell’itinerario',
            hint: 'Quello che è promesso qui deve essere incluso in un giorno.',
            optional: true,
            fields: [
              { kind: 'number', name: 'day', label: 'Giorno', min: 1, max: 60 },
              {
                kind: 'line',
                name: 'activity',
                label: 'Attività',
                hint: 'Il titolo di un’attività di quel giorno.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'comprende',
    title: 'La quota comprende',
    fields: [
      {
        kind: 'texts',
        name: 'includes',
        label: 'Comprende',
        one: 'una voce',
        hint: 'Almeno quattro.',
        long: true,
      },
    ],
  },
  tripInfoSection,
  {
    id: 'altri-viaggi',
    title: 'Altri viaggi',
    note: 'In fondo alla pagina, ciascuno con una riga sua.',
    fields: [
      {
        kind: 'list',
        name: 'related',
        label: 'Viaggi proposti',
        one: 'un viaggio',
        entry: 'Viaggio',
        titleOf: 'title',
        fields: [
          { kind: 'line', name: 'id', label: 'Viaggio', of: 'trip' },
          { kind: 'line', name: 'title', label: 'Titolo' },
          { kind: 'text', name: 'description', label: 'Perché', rows: 2 },
        ],
      },
    ],
  },
  {
    id: 'mappa',
    title: 'Mappa',
    note: 'Le tappe nell’ordine del viaggio: la pagina le disegna. Le coordinate si copiano da qualsiasi mappa, in gradi.',
    fields: [
      {
        kind: 'list',
        name: 'route',
        label: 'Tappe',
        one: 'una tappa',
        entry: 'Tappa',
        titleOf: 'place',
        optional: true,
        fields: [
          { kind: 'line', name: 'place', label: 'Luogo' },
          { kind: 'number', name: 'latitude', label: 'Latitudine', min: -90, max: 90, step: 0.01 },
          {
            kind: 'number',
            name: 'longitude',
            label: 'Longitudine',
            min: -180,
            max: 180,
            step: 0.01,
          },
          { kind: 'number', name: 'from', label: 'Dal giorno', min: 1, max: 60 },
          { kind: 'number', name: 'to', label: 'Al giorno', min: 1, max: 60 },
        ],
      },
    ],
  },
  {
    id: 'sito',
    title: 'Nel sito',
    fields: [
      tripState,
      {
        kind: 'line',
        name: 'region',
        label: 'Zona',
        hint: 'Per il filtro della home. Senza, la decidono titolo e descrizione.',
        optional: true,
        of: 'zone',
      },
      { kind: 'flag', name: 'hasCard', label: 'Ha una card nella home e nell’elenco' },
      {
        kind: 'flag',
        name: 'automaticLink',
        label: 'Link automatico per ogni nuovo conto',
        hint: 'Con un IBAN nuovo nasce subito anche un link di questo viaggio.',
      },
    ],
  },
]
