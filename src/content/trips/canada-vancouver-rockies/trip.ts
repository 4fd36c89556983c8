import type { Destination } from '../../../domain/catalogue/shapes.ts'
import { card } from './card.ts'

export const trip = {
  id: card.id,
  title: card.title,
  description: card.description,
  flights:
    "Da Milano Malpensa e Roma Fiumicino a Vancouver con uno scalo (Francoforte, Zurigo o Toronto), 14–16 ore; ritorno da Calgary, anch'esso con uno scalo, e arrivo in Italia l'indomani. Nella quota un bagaglio da stiva di 23 kg e uno in cabina. L'autorizzazione eTA costa 7 dollari canadesi e si ottiene online.",
  hotels: [
    {
      name: 'Coal Harbour Lodge',
      stars: 4,
      description:
        "Affacciato sugli idrovolanti di Coal Harbour, nel centro di Vancouver: l'ingresso di Stanley Park è a 900 metri, Gastown a un quarto d'ora.",
    },
    {
      name: 'Thompson Bend Inn',
      stars: 3,
      description:
        'Tappa semplice e silenziosa a Kamloops, sul fiume Thompson, con lavanderia, griglia in giardino e colazione abbondante.',
    },
    {
      name: 'Pyramid Pines Jasper',
      stars: 3,
      description:
        'Chalet di legno ai margini del paese di Jasper: al mattino i cervi wapiti brucano davanti alla porta e la stazione dista 700 metri.',
    },
    {
      name: 'Cascade Creek Banff',
      stars: 4,
      description:
        'Camere con camino a sei minuti da Banff Avenue, vasche calde sul tetto rivolte al monte Rundle.',
    },
  ],
  experiences: [
    {
      title: 'Stanley Park in bicicletta',
      description:
        'Nove chilometri di lungomare senza auto, dai totem di Brockton Point alle spiagge di English Bay, con le montagne che finiscono in acqua.',
    },
    {
      title: 'La strada fra mare e cielo',
      description:
        'Da Vancouver a Squamish lungo il fiordo di Howe Sound, poi in cabinovia a 885 metri per il ponte sospeso sopra la foresta.',
    },
    {
      title: 'Il lago Maligne e Spirit Island',
      description:
        "Novanta minuti di battello sul lago glaciale più lungo delle Rocciose, da giugno a fine settembre; d'inverno si cammina sul fondo ghiacciato del canyon.",
    },
    {
      title: 'Con i piedi sul ghiacciaio Athabasca',
      description:
        'Due ore con ramponcini e guida alpina su ghiaccio caduto come neve quattro secoli fa, ai bordi del Columbia Icefield; la camminata si fa da fine maggio ai primi di ottobre.',
    },
    {
      title: "L'alba al lago Moraine",
      description:
        'Con la navetta delle prime ore, quando la Valle dei Dieci Picchi si specchia intera; la strada apre da metà giugno a metà ottobre.',
    },
    {
      title: 'Sorgenti calde di Banff',
      description:
        "Acqua a 38 gradi e 1.585 metri di quota, guardando la neve del monte Rundle: l'Ottocento termale delle ferrovie.",
    },
  ],
  package: {
    duration: '10 giorni / 9 notti',
    includes: [
      'Voli di linea Italia–Vancouver e Calgary–Italia, un bagaglio imbarcato a testa',
      'Tre notti a Vancouver, una a Kamloops, due a Jasper e due a Banff, con colazione',
      'Pulmino da dodici posti con autista per tutti i 1.600 km',
      'Pass dei parchi nazionali di Jasper e Banff',
      'Camminata sul ghiacciaio Athabasca con guida alpina, o gola ghiacciata di Maligne in inverno',
      'Cabinovia di Squamish e battello sul lago Maligne, o uscita con le ciaspole fuori stagione',
      'Navetta prenotata per i laghi Louise e Moraine',
      'Due coordinatori italiani con spray antiorso e binocoli per il gruppo',
      'Assicurazione medico-bagaglio per il Canada, spese mediche fino a 500.000 €',
    ],
    destinations: [
      {
        id: 'islanda-norvegia',
        title: 'Islanda e Norvegia',
        description:
          'Ghiacciai, geyser e fiordi: la stessa voglia di camminare, a latitudini alte.',
      },
      {
        id: 'tanzania-zanzibar',
        title: 'Tanzania e Zanzibar',
        description:
          'Il Tarangire e il cratere di Ngorongoro, poi il riposo su una spiaggia di dhow.',
      },
      {
        id: 'kenya-safari-experience',
        title: 'Kenya: il grande safari',
        description: 'Elefanti sotto il Kilimanjaro e mattine nel Masai Mara, per dodici giorni.',
      },
    ],
  },
  hasItinerary: true,
} satisfies Destination
