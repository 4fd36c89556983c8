import type { Destination } from '../../../domain/catalogue/shapes.ts'
import { card } from './card.ts'

export const trip = {
  id: card.id,
  title: card.title,
  description: card.description,
  flights:
    "Volo da Milano Malpensa o Roma Fiumicino per Keflavík con uno scalo nel nord Europa (6–7 ore), volo diretto Keflavík–Oslo di 2 ore e 40 e rientro da Bergen con un cambio ad Amsterdam o Copenaghen. Bagaglio da stiva da 23 kg su ogni tratta; in Islanda l'orologio va indietro di una o due ore secondo la stagione.",
  hotels: [
    {
      name: 'Hótel Laugavegur Norður',
      stars: 3,
      description:
        'Nel centro di Reykjavík, a sei minuti a piedi dalla chiesa di Hallgrímskirkja e a quattro dal porto vecchio.',
    },
    {
      name: 'Fljótshlíð Countryside Hotel',
      stars: 3,
      description:
        "Tra i prati di Hvolsvöllur, lontano dalle luci: vasche calde all'aperto e servizio di sveglia quando compare l'aurora.",
    },
    {
      name: 'Vík Black Sand Hotel',
      stars: 4,
      description:
        "Camere rivolte all'oceano nel villaggio più a sud dell'isola, a 400 metri dalla spiaggia nera.",
    },
    {
      name: 'Oslo Kvadraturen Hotell',
      stars: 3,
      description:
        "Una notte fra la stazione centrale e l'Opera, comoda per il treno del mattino verso i fiordi.",
    },
    {
      name: 'Bryggen Brygge Hotell',
      stars: 4,
      description:
        'In un antico magazzino sul porto di Bergen, a cinque minuti dalla funicolare Fløibanen e dal mercato del pesce.',
    },
  ],
  experiences: [
    {
      title: "Il Circolo d'Oro senza fretta",
      description:
        'Þingvellir, lo Strokkur che erutta ogni sei-dieci minuti e i due salti di Gullfoss, con una zuppa di pomodori mangiata in serra.',
    },
    {
      title: 'Ramponi sul Sólheimajökull',
      description:
        'Tre ore con una guida alpina su una lingua di ghiaccio striata di cenere; bastano gambe normali e scarponi alti.',
    },
    {
      title: 'Dietro la cascata di Seljalandsfoss',
      description:
        "Un sentiero passa alle spalle di sessanta metri d'acqua; d'inverno, se è ghiacciato, si visita la vicina Gljúfrabúi.",
    },
    {
      title: 'Acqua calda e vento freddo',
      description:
        "Un pomeriggio nella laguna di Sky Lagoon, con la vasca che finisce sull'Atlantico e il rituale islandese in sette passaggi.",
    },
    {
      title: 'La ferrovia di Flåm e il Nærøyfjord',
      description:
        'Venti chilometri di binari che scendono di 860 metri, poi due ore di navigazione fra pareti larghe appena 250 metri.',
    },
    {
      title: "Bergen dall'alto e dal porto",
      description:
        'Le facciate anseatiche del Bryggen, la funicolare e una zuppa di pesce come la fanno qui, con la panna e poche carote.',
    },
  ],
  package: {
    duration: '8 giorni / 7 notti',
    includes: [
      "Voli dall'Italia, Keflavík–Oslo e rientro da Bergen con un bagaglio da stiva",
      'Sette notti in camera doppia con colazione nordica a buffet',
      'Pulmino privato con autista-guida islandese per quattro giorni',
      'Escursione con guida sul ghiacciaio Sólheimajökull, ramponi e casco inclusi',
      'Ingresso a Sky Lagoon con asciugamano',
      'Treni Oslo–Myrdal–Flåm e Voss–Bergen, battello nel Nærøyfjord e bus di collegamento',
      'Biglietto del museo della nave Fram e funicolare di Bergen',
      "Due coordinatori dall'Italia fino alle banchine di Bergen",
      'Assicurazione medico-bagaglio e rimborso per ritardi causati da neve o vento',
    ],
    destinations: [
      {
        id: 'canada-vancouver-rockies',
        title: 'Canada: Vancouver e le Montagne Rocciose',
        description:
          'Ghiacciai e laghi color smeraldo anche oltre oceano, con foreste molto più alte.',
      },
      {
        id: 'tanzania-zanzibar',
        title: 'Tanzania e Zanzibar',
        description: "L'avventura al caldo: parchi del nord e qualche giorno a piedi nudi.",
      },
      {
        id: 'kenya-safari-experience',
        title: 'Kenya: il grande safari',
        description: "Lassù si aspetta l'aurora, qui i leoni: la sveglia suona alla stessa ora.",
      },
    ],
  },
  hasItinerary: true,
} satisfies Destination
