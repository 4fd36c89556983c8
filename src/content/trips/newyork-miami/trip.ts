import type { Destination } from '../../../domain/catalogue/shapes.ts'
import { card } from './card.ts'

export const trip = {
  id: card.id,
  title: card.title,
  description: card.description,
  flights:
    "Volo diretto da Milano Malpensa o Roma Fiumicino per New York JFK, circa 9 ore. Volo interno New York LaGuardia–Miami di 3 ore e 15 minuti. Rientro notturno da Miami, diretto su Roma (9 ore e 40) o con uno scalo europeo per Milano. Compresi un bagaglio da stiva di 23 kg e uno a mano di 8 kg; l'ESTA si richiede online almeno 72 ore prima.",
  hotels: [
    {
      name: 'Bryant Corner Hotel',
      stars: 4,
      description:
        'A Midtown, sulla 39ª Strada: tre minuti a piedi da Bryant Park, dieci da Times Square e la metropolitana per Brooklyn sotto casa.',
    },
    {
      name: 'Palmera Déco South Beach',
      stars: 4,
      description:
        "Palazzina del 1938 su Collins Avenue, con piscina nel patio e la sabbia a 150 metri; Lincoln Road si raggiunge in un quarto d'ora di passeggiata.",
    },
  ],
  experiences: [
    {
      title: 'Statua della Libertà ed Ellis Island',
      description:
        'Il primo battello del mattino, quando la fila è ancora corta, e poi la grande sala dove passarono oltre dodici milioni di emigranti, molti partiti da Napoli, Palermo e Genova.',
    },
    {
      title: 'Manhattan dal Rockefeller Center',
      description:
        "Al settantesimo piano con l'ingresso prenotato mezz'ora prima del tramonto: Central Park da una parte, l'Empire State Building che si accende dall'altra.",
    },
    {
      title: 'Il ponte di Brooklyn a piedi',
      description:
        'Poco meno di due chilometri di passerella in legno sopra il traffico, verso la luce della sera e una fetta di pizza a DUMBO.',
    },
    {
      title: 'Everglades in idroscivolante',
      description:
        "Quaranta minuti sul fiume d'erba della Florida, a pelo d'acqua fra aironi, tartarughe e alligatori, con un naturalista del parco.",
    },
    {
      title: 'Snorkeling a Key Largo',
      description:
        'Due ore in barca sulla barriera del parco John Pennekamp, fondali di 3–8 metri, pesci pappagallo e la statua sommersa del Cristo degli Abissi, gemella di quella di San Fruttuoso.',
    },
    {
      title: 'Un pomeriggio cubano a Little Havana',
      description:
        'Calle Ocho, il domino al Maximo Gomez Park, un sigaro arrotolato a mano e il cafecito servito alla finestra, dolce e ristretto.',
    },
  ],
  package: {
    duration: '10 giorni / 9 notti',
    includes: [
      'Voli intercontinentali e volo interno New York–Miami, con tasse e bagaglio da 23 kg',
      'Cinque notti a Midtown Manhattan e tre a South Beach, in camera doppia con colazione',
      'Due coordinatori italiani in partenza con il gruppo e presenti fino al rientro',
      'Assicurazione medico-bagaglio per gli Stati Uniti, massimale spese mediche 1.000.000 €',
      'Trasferimenti privati tra aeroporti e hotel a New York e a Miami',
      'Tessera della metropolitana di New York valida per tutto il soggiorno',
      'Battello e ingresso per Statua della Libertà ed Ellis Island',
      "Salita all'osservatorio del Rockefeller Center nella fascia del tramonto",
      'Escursione alle Everglades con idroscivolante e guida naturalista',
      'Giornata alle Keys in minibus con uscita di snorkeling e attrezzatura',
    ],
    destinations: [
      {
        id: 'losAngeles-lasVegas',
        title: 'Los Angeles e Las Vegas',
        description: "L'altra costa: oceano, deserto del Mojave e il bordo del Grand Canyon.",
      },
      {
        id: 'tokyo-kyoto',
        title: 'Tokyo e Kyoto',
        description: 'Dai neon di Shinjuku ai giardini di muschio, con il treno veloce nel mezzo.',
      },
      {
        id: 'cina-pechino-xian-shanghai',
        title: "Cina: Pechino, Xi'an e Shanghai",
        description: 'Tre capitali di tre epoche, dalla Città Proibita alle torri di Pudong.',
      },
    ],
  },
  hasItinerary: true,
} satisfies Destination
