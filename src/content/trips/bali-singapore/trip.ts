import type { Destination } from '../../../domain/catalogue/shapes.ts'
import { card } from './card.ts'

export const trip = {
  id: card.id,
  title: card.title,
  description: card.description,
  flights:
    "Volo diretto per Singapore sia da Milano Malpensa sia da Roma Fiumicino, circa 12 ore e 30; da lì 2 ore e 40 per Denpasar, con la stessa compagnia e il bagaglio etichettato fino a destinazione al rientro. Si possono imbarcare 25 kg più 7 kg a mano. Singapore e Bali condividono l'ora: 7 avanti sull'Italia in inverno, 6 in estate.",
  hotels: [
    {
      name: 'Straits Shophouse',
      stars: 4,
      description:
        'Ricavato in cinque case peranakan di Chinatown, a 350 metri dai banchi di Maxwell e a tre fermate di metropolitana da Marina Bay.',
    },
    {
      name: 'Sawah Ubud Retreat',
      stars: 4,
      description:
        'Bungalow di legno attorno a una piscina che guarda le risaie di Penestanan, a venti minuti a piedi dal palazzo reale di Ubud.',
    },
    {
      name: 'Segara Sanur Beach',
      stars: 4,
      description:
        'Giardino di frangipani direttamente sul lungomare pedonale di Sanur, dieci minuti in auto dal porto dei battelli per Nusa Penida.',
    },
  ],
  experiences: [
    {
      title: "L'alba dalla cima del Batur",
      description:
        'Due ore di salita con la torcia frontale fino a 1.717 metri, uova cotte nel vapore del cratere e il Rinjani che spunta oltre il mare.',
    },
    {
      title: "Rito dell'acqua a Tirta Empul",
      description:
        "Con sarong e guida balinese si passa sotto le fontane sacre nell'ordine giusto, dopo aver preparato la propria offerta di fiori.",
    },
    {
      title: 'Cena ai banchi di Maxwell e Lau Pa Sat',
      description:
        'Riso al pollo hainanese, laksa e satay alla brace: la cucina di strada che a Singapore si mangia a pochi euro seduti a tavola.',
    },
    {
      title: 'Gli alberi luminosi della baia',
      description:
        'Lo spettacolo serale dei Supertree visto da sotto, distesi sul prato, dopo la foresta nebulosa sotto la cupola di vetro.',
    },
    {
      title: 'Le terrazze di Jatiluwih',
      description:
        "Seicento ettari di risaie irrigate con il sistema dei subak, patrimonio UNESCO: si cammina un'ora sugli argini con un contadino.",
    },
    {
      title: 'Nusa Penida fra scogliere e barriera',
      description:
        "Il promontorio di Kelingking visto dall'alto e due soste di snorkeling, a Gamat e a Crystal Bay.",
    },
  ],
  package: {
    duration: '10 giorni / 9 notti',
    includes: [
      'Volo diretto per Singapore e collegamenti con Denpasar, bagaglio in stiva incluso',
      '7 notti in camera doppia con colazione: due a Singapore, tre a Ubud, due a Sanur',
      "Due coordinatori dall'Italia e guida balinese di lingua italiana per tutte le escursioni sull'isola",
      'Biglietti per la Foresta Nebulosa e la Cupola dei Fiori di Gardens by the Bay',
      'Ascensione notturna al Batur con guide del villaggio, torcia e colazione in vetta',
      'Sarong, offerte e ingressi a Tirta Empul, Gunung Kawi, Ulun Danu e Tanah Lot',
      "Motoscafo veloce per Nusa Penida, auto sull'isola, attrezzatura da snorkeling e pranzo",
      'Tassa turistica di Bali e pratica per il visto elettronico indonesiano',
      'Assicurazione medico-bagaglio con rimpatrio sanitario da Indonesia e Singapore',
    ],
    destinations: [
      {
        id: 'thailandia',
        title: 'Thailandia',
        description:
          'Ancora templi e mare caldo, ma con il curry verde nel piatto e le falesie di Krabi sopra la spiaggia.',
      },
      {
        id: 'australia-nuova-zelanda',
        title: 'Australia e Nuova Zelanda',
        description:
          "Da qui l'Australia è quasi dirimpetto: quattordici giorni fra la baia di Sydney, la Grande Barriera e le vallate di Queenstown.",
      },
      {
        id: 'maldive-dubai',
        title: 'Maldive e Dubai',
        description:
          'Lo stesso schema, città e poi isola, per chi vuole camminare meno e nuotare di più.',
      },
    ],
  },
  hasItinerary: true,
} satisfies Destination
