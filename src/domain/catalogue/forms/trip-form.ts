import type { Choice, FormSection } from '../form-shape.ts'
import { itinerarySection } from './itinerary-form.ts'
import { tripState } from './site-fields.ts'
import { tripInfoSection } from './trip-info-form.ts'
import {
  choice,
  flag,
  group,
  line,
  list,
  money,
  number,
  picture,
  pictures,
  section,
  text,
  texts,
} from './words.ts'

export const starChoices: readonly Choice[] = [1, 2, 3, 4, 5].map((stars) => ({
  value: String(stars),
  label: stars === 1 ? '1 stella' : `${stars} stelle`,
}))

export const hotelList = list('hotels', 'Hotel', {
  one: 'un hotel',
  entry: 'Hotel',
  titleOf: 'name',
  fields: [
    line('name', 'Nome'),
    choice('stars', 'Stelle', {
      choices: starChoices,
      numeric: true,
      emptyAsNull: true,
      none: 'Senza stelle',
    }),
    text('description', 'Descrizione', { rows: 3 }),
  ],
})

export const tripForm: readonly FormSection[] = [
  section('scheda', 'Scheda', {
    note: 'Quello che si legge nelle card e in cima alla pagina.',
    fields: [
      line('title', 'Titolo', {
        length: { best: 34, because: 'oltre, la card va a capo due volte' },
      }),
      line('address', 'Indirizzo della pagina', {
        optional: true,
        hint: 'Quello che segue /travel/, per esempio «isole-greche». Vuoto: quello con cui il viaggio è nato. Chi apre un indirizzo di prima arriva qui.',
      }),
      text('description', 'Descrizione', {
        rows: 3,
        length: { best: 170, because: 'la card ne mostra due righe' },
      }),
      texts('tags', 'Parole della card', {
        one: 'una parola',
        hint: 'Sempre tre: al telefono si vedono le prime due.',
        fixed: true,
      }),
    ],
  }),
  section('immagini', 'Immagini', {
    note: 'Una foto si trascina sull’immagine, o si sceglie dal telefono. Le immagini dipinte restano a disposizione.',
    fields: [
      group('pictures', 'Immagini del viaggio', {
        fields: [
          picture('main', 'Immagine principale', {
            hint: 'In cima alla pagina, nelle card e quando il viaggio viene condiviso.',
          }),
          pictures('extras', 'Accanto alla principale', { hint: 'Di solito due.' }),
          pictures('gallery', 'Galleria'),
        ],
      }),
    ],
  }),
  section('prezzo', 'Prezzo e durata', {
    note: 'Il prezzo vale per card, pagina, partenze, nuovi link e preventivi. I link già fatti tengono il loro.',
    fields: [
      money('price', 'Prezzo a persona', {
        hint: 'Le partenze lo moltiplicano per il mese (in Stagioni e prezzi), se non ne hanno uno proprio.',
        isOnOffer: true,
      }),
      money('linkPrice', 'Prezzo nei link', {
        hint: 'Se diverso: quello che propongono i generatori di link.',
        optional: true,
      }),
      number('days', 'Giorni', { min: 1, max: 60, unit: 'giorni' }),
      line('duration', 'Durata in parole', { hint: 'Per esempio: 7 giorni / 6 notti.' }),
    ],
  }),
  itinerarySection,
  section('voli-hotel', 'Voli e hotel', {
    fields: [text('flights', 'Voli', { rows: 4 }), hotelList],
  }),
  section('esperienze', 'Esperienze', {
    fields: [
      list('experiences', 'Esperienze', {
        hint: 'Almeno tre.',
        one: "un'esperienza",
        entry: 'Esperienza',
        titleOf: 'title',
        fields: [
          line('title', 'Titolo'),
          text('description', 'Descrizione', { rows: 3 }),
          group('offered', 'Dove è nell’itinerario', {
            hint: 'Quello che è promesso qui deve essere incluso in un giorno.',
            optional: true,
            fields: [
              number('day', 'Giorno', { min: 1, max: 60 }),
              line('activity', 'Attività', { hint: 'Il titolo di un’attività di quel giorno.' }),
            ],
          }),
        ],
      }),
    ],
  }),
  section('comprende', 'La quota comprende', {
    fields: [
      texts('includes', 'Comprende', { one: 'una voce', hint: 'Almeno quattro.', long: true }),
    ],
  }),
  tripInfoSection,
  section('altri-viaggi', 'Altri viaggi', {
    note: 'In fondo alla pagina, ciascuno con una riga sua.',
    fields: [
      list('related', 'Viaggi proposti', {
        one: 'un viaggio',
        entry: 'Viaggio',
        titleOf: 'title',
        fields: [
          line('id', 'Viaggio', { of: 'trip' }),
          line('title', 'Titolo'),
          text('description', 'Perché', { rows: 2 }),
        ],
      }),
    ],
  }),
  section('mappa', 'Mappa', {
    note: 'Le tappe nell’ordine del viaggio: la pagina le disegna. Le coordinate si copiano da qualsiasi mappa, in gradi.',
    fields: [
      list('route', 'Tappe', {
        one: 'una tappa',
        entry: 'Tappa',
        titleOf: 'place',
        optional: true,
        fields: [
          line('place', 'Luogo'),
          number('latitude', 'Latitudine', { min: -90, max: 90, step: 0.01 }),
          number('longitude', 'Longitudine', { min: -180, max: 180, step: 0.01 }),
          number('from', 'Dal giorno', { min: 1, max: 60 }),
          number('to', 'Al giorno', { min: 1, max: 60 }),
        ],
      }),
    ],
  }),
  section('sito', 'Nel sito', {
    fields: [
      tripState,
      line('region', 'Zona', {
        hint: 'Per il filtro della home. Senza, la decidono titolo e descrizione.',
        optional: true,
        of: 'zone',
      }),
      flag('hasCard', 'Ha una card nella home e nell’elenco'),
      flag('automaticLink', 'Link automatico per ogni nuovo conto', {
        hint: 'Con un IBAN nuovo nasce subito anche un link di questo viaggio.',
      }),
    ],
  }),
]
