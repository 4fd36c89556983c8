import type { Destination } from '../../../domain/catalogue/shapes.ts'
import { card } from './card.ts'

export const trip = {
  id: card.id,
  title: card.title,
  description: card.description,
  flights:
    "Partenze di linea da Milano Malpensa e Roma Fiumicino con scalo a Doha: poco meno di 6 ore fino in Qatar e altre 6 e 40 per Bangkok. I due voli interni, Bangkok–Chiang Mai (1 ora e 15) e Chiang Mai–Krabi (2 ore), sono già compresi. Franchigia di 25 kg sugli intercontinentali e di 20 kg sulle tratte interne. Fuso: 6 ore in più rispetto all'Italia, 5 con l'ora legale.",
  hotels: [
    {
      name: 'Baan Chao Phraya',
      stars: 4,
      description:
        'Sulla riva di Thonburi, con piscina al dodicesimo piano e navetta fluviale gratuita per il molo di Sathorn, a otto minuti.',
    },
    {
      name: 'Lanna Teak House',
      stars: 4,
      description:
        'Edificio in legno di teak dentro il fossato della città vecchia di Chiang Mai, 500 metri a piedi dal Wat Chedi Luang.',
    },
    {
      name: 'Ao Nang Limestone Bay',
      stars: 4,
      description:
        'Camere con balcone nel verde, a 250 metri dalla spiaggia di Ao Nang e dai moli delle barche a coda lunga per Railay.',
    },
  ],
  experiences: [
    {
      title: 'Una giornata con gli elefanti di Mae Wang',
      description:
        'Otto elefanti in pensione dopo anni di lavoro nei boschi: si prepara il loro cibo, li si accompagna al fiume e nessuno ci sale sopra.',
    },
    {
      title: 'Ayutthaya in bicicletta',
      description:
        "Dieci chilometri pianeggianti tra le torri di mattoni dell'antica capitale, fino alla testa di Buddha stretta nelle radici.",
    },
    {
      title: 'Pasta di curry pestata a mano',
      description:
        'Spesa al mercato di Somphet e poi ai fornelli: ognuno cucina quattro piatti e torna a casa con il ricettario.',
    },
    {
      title: 'Le baie di Railay in barca a coda lunga',
      description:
        "Falesie di calcare a picco sul mare, la grotta di Phra Nang e un bagno dove l'acqua arriva al ginocchio per trenta metri.",
    },
    {
      title: 'Notte a Yaowarat',
      description:
        'La Chinatown di Bangkok dopo le sette: ostriche in pastella, gamberi alla brace e riso glutinoso al mango in piedi sul marciapiede.',
    },
    {
      title: 'Il tramonto dal Doi Suthep',
      description:
        'Trecentonove gradini fra i serpenti naga per arrivare al chedi dorato, mentre i monaci cominciano i canti della sera.',
    },
  ],
  package: {
    duration: '10 giorni / 9 notti',
    includes: [
      'Voli Italia–Bangkok via Doha e rientro da Krabi, tasse aeroportuali comprese',
      'Voli interni Bangkok–Chiang Mai e Chiang Mai–Krabi con bagaglio in stiva',
      '8 pernottamenti con colazione: tre a Bangkok, due a Chiang Mai, tre ad Ao Nang',
      'Due coordinatori Ondalta sempre al seguito e guide thailandesi che parlano italiano a Bangkok e Ayutthaya',
      'Ingressi al Palazzo Reale, al Wat Pho, al Wat Arun e al parco storico di Ayutthaya',
      'Giornata nella riserva degli elefanti con pranzo e trasporto in pick-up',
      'Corso di cucina thailandese di mezza giornata',
      'Due uscite in barca dalla baia di Ao Nang, con maschera e tassa del parco marino',
      'Assicurazione medico-bagaglio per tutta la durata del soggiorno in Thailandia',
    ],
    destinations: [
      {
        id: 'bali-singapore',
        title: 'Bali e Singapore',
        description:
          "Altri tropici, altri dèi: offerte di fiori davanti a ogni porta, un vulcano all'alba e la città-giardino come prologo.",
      },
      {
        id: 'australia-nuova-zelanda',
        title: 'Australia e Nuova Zelanda',
        description:
          "Due settimane più a sud, fra barriera corallina, foreste e fiordi: il viaggio di chi ha già preso il gusto dell'altro emisfero.",
      },
      {
        id: 'india-triangolo-oro',
        title: "India: il Triangolo d'Oro",
        description:
          'Più intensa e più a nord: bazar, fortezze color miele e il Taj Mahal quando apre i cancelli.',
      },
    ],
  },
  hasItinerary: true,
} satisfies Destination
