import type { TripInfo } from '../../../domain/catalogue/trip-info.ts'

export const info = {
  notIncluded: [
    'Pranzi e cene: calcola 50–60 € al giorno',
    'ESTA, circa 40 dollari, da chiedere per ogni viaggiatore',
    'Noleggio di tavole e attrezzatura oltre alla lezione compresa',
    'Mance al ristorante, che negli Stati Uniti sono il 18–20% del conto',
  ],
  meals: 'Cinque colazioni e la cena hawaiana con musica dal vivo.',
  effort: {
    level: 'moderato',
    text: 'Diamond Head sale di 170 metri su gradini; il parco dei vulcani si percorre su lava, con scarpe chiuse. Per il surf basta saper nuotare.',
  },
  ages: 'Dai 10 anni con un genitore.',
  group: { smallest: 6, largest: 10 },
  climate: {
    place: 'Honolulu',
    highs: [27, 27, 27, 28, 29, 30, 31, 31, 31, 30, 29, 27],
    rainyDays: [8, 7, 8, 8, 6, 5, 6, 5, 6, 7, 8, 9],
    text: "Caldo e ventilato tutto l'anno. Hilo è fra le città più piovose del Paese: la giacca leggera serve sempre.",
  },
  entry: {
    countries: [{ name: 'Stati Uniti', code: 'USA' }],
    rules: [
      'Passaporto elettronico valido per tutto il soggiorno.',
      'ESTA: autorizzazione su esta.cbp.dhs.gov, circa 40 dollari, da chiedere almeno 72 ore prima e valida due anni. Chi è stato a Cuba dal 2021 o in altri Paesi indicati deve chiedere il visto.',
      "All'arrivo si dichiarano frutta, semi e piante: le isole li controllano con severità.",
    ],
    checkedOn: null,
  },
  singleSupplement: 64000,
  insurance:
    "L'assicurazione medico-bagaglio è compresa, con massimale adatto ai costi sanitari degli Stati Uniti. L'annullamento si copre a parte: chiedilo quando prenoti.",
} satisfies TripInfo
