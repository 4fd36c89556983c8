import type { Destination } from '../../../domain/catalogue/shapes.ts'
import { card } from './card.ts'

export const trip = {
  id: card.id,
  title: card.title,
  description: card.description,
  flights:
    "Da Milano Malpensa e Roma Fiumicino si raggiunge Dubai senza scali in 6 ore; due mattine dopo, 4 ore e 40 di volo fino a Mahé. Il ritorno è di notte, con cambio a Dubai e arrivo in Italia per pranzo. Ammessi 25 kg di bagaglio in stiva, ma sul traghetto per Praslin conviene non superare i 20. Dubai e Seychelles hanno la stessa ora: 3 più dell'Italia, 2 d'estate.",
  hotels: [
    {
      name: 'Marsa Bay Dubai',
      stars: 4,
      description:
        'Torre recente a Dubai Marina con piscina panoramica al ventesimo piano; la spiaggia di JBR è a 600 metri e il tram ferma sotto.',
    },
    {
      name: "Takamaka Côte d'Or",
      stars: 4,
      description:
        'Diciotto camere in un giardino di alberi takamaka sulla spiaggia di Anse Volbert, a Praslin, con il molo delle gite a 200 metri.',
    },
  ],
  experiences: [
    {
      title: 'La foresta del coco de mer',
      description:
        'Nella Vallée de Mai crescono palme alte trenta metri e semi che pesano più di quindici chili; con la guida si cerca il raro pappagallo nero.',
    },
    {
      title: 'La Digue su due ruote',
      description:
        "Un'isola di dieci chilometri quadrati con pochissime auto: si pedala dal porto alle spiagge, fermandosi per un succo di frutto della passione.",
    },
    {
      title: 'Le testuggini di Curieuse',
      description:
        'Circa trecento esemplari vivono allo stato libero: si lasciano grattare il collo e possono superare i due quintali.',
    },
    {
      title: 'Anse Lazio con la luce del mattino',
      description:
        'Settecento metri di sabbia chiara fra due promontori di granito, da vivere presto, quando i primi battelli non ci sono ancora.',
    },
    {
      title: 'Cena creola in casa di Marie-Claire',
      description:
        'Curry di polpo al latte di cocco, chutney di papaya verde e un dito di rum alla vaniglia sulla veranda.',
    },
    {
      title: 'Dhow sul canale della Marina',
      description:
        "Un'ora e mezza di navigazione serale su un'imbarcazione di legno, fra le torri accese e la grande ruota di Bluewaters.",
    },
  ],
  package: {
    duration: '7 giorni / 6 notti',
    includes: [
      'Volo di linea per Dubai, proseguimento su Mahé e rientro notturno in Italia',
      '2 notti a Dubai e 3 a Praslin con colazione, la sesta è in volo',
      "Due coordinatori in partenza dall'Italia e guide creole per Praslin e La Digue",
      'Traghetti veloci Mahé–Praslin, Praslin–La Digue e ritorno',
      "Noleggio della bicicletta a La Digue e ingresso alla tenuta dell'Union",
      'Biglietto della Vallée de Mai con guida naturalistica',
      "Gita in barca a Curieuse e all'isolotto di St Pierre, pranzo alla griglia compreso",
      'Navigazione serale in dhow con cena a Dubai Marina',
      'Assicurazione medico-bagaglio, ritardi dei traghetti compresi',
    ],
    destinations: [
      {
        id: 'maldive-dubai',
        title: 'Maldive e Dubai',
        description:
          "Tre giorni in più e un'isola di pescatori nell'atollo di South Ari, dove si esce in barca a cercare gli squali balena.",
      },
      {
        id: 'grecia',
        title: 'Grecia: Atene e le Cicladi',
        description:
          'Spiagge da raggiungere in traghetto anche nel Mediterraneo, con il polpo steso ad asciugare davanti alle taverne.',
      },
      {
        id: 'hawaii',
        title: 'Hawaii',
        description:
          'Natura altrettanto lussureggiante, ma su scala oceanica: onde da surf, sabbia nera e crateri ancora caldi.',
      },
    ],
  },
  hasItinerary: true,
} satisfies Destination
