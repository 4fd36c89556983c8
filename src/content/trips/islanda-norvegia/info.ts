import type { TripInfo } from '../../../domain/catalogue/trip-info.ts'

export const info = {
  notIncluded: [
    'Pranzi e cene: calcola 50 € al giorno',
    "Attività facoltative, come l'uscita in kayak nel fiordo",
    'Noleggio di abbigliamento tecnico, se ti manca',
    'Spese personali',
  ],
  meals:
    'Sette colazioni nordiche a buffet. Gli altri pasti sono liberi: in Islanda spesso si fa la spesa insieme.',
  effort: {
    level: 'moderato',
    text: 'Tre ore sul ghiacciaio con ramponi, sentieri bagnati, vento forte. Servono scarponi alti alla caviglia e una giacca impermeabile.',
  },
  ages: 'Dai 12 anni con un genitore.',
  group: { smallest: 6, largest: 10 },
  climate: {
    place: 'Reykjavík',
    highs: [3, 3, 4, 7, 10, 13, 15, 14, 11, 8, 5, 4],
    rainyDays: [15, 14, 14, 12, 10, 11, 10, 12, 14, 15, 14, 15],
    text: "Il tempo cambia in un'ora. Da giugno ad agosto la luce non finisce mai; da settembre a marzo si cercano le aurore. Bergen è piovosa tutto l'anno.",
  },
  entry: {
    countries: [
      { name: 'Islanda', code: 'ISL' },
      { name: 'Norvegia', code: 'NOR' },
    ],
    rules: [
      "Carta d'identità elettronica valida per l'espatrio o passaporto: tutti e due i Paesi fanno parte di Schengen, e dall'agosto 2026 la carta d'identità cartacea non vale più.",
      'Porta la TEAM, la tessera europea di assicurazione malattia: è il retro della tessera sanitaria.',
    ],
    checkedOn: null,
  },
  singleSupplement: 49000,
  insurance:
    "L'assicurazione medico-bagaglio è compresa nella quota. L'annullamento si copre a parte: chiedilo quando prenoti.",
} satisfies TripInfo
