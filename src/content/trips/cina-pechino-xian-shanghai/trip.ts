import type { Destination } from '../../../domain/catalogue/shapes.ts'
import { card } from './card.ts'

export const trip = {
  id: card.id,
  title: card.title,
  description: card.description,
  flights:
    "Andata diretta su Pechino da Milano Malpensa e da Roma Fiumicino, 10 ore circa; ritorno diretto da Shanghai Pudong, poco meno di 13. Due colli da 23 kg in stiva e uno da 5 kg in cabina. La Cina intera vive su un solo fuso: 7 ore avanti rispetto all'Italia, 6 con l'ora legale. Controlliamo noi, a ogni partenza, le regole d'ingresso in vigore per i passaporti italiani.",
  hotels: [
    {
      name: 'Hutong Courtyard Gulou',
      stars: 4,
      description:
        'Antica casa a corte vicino alla Torre del Tamburo di Pechino: camere su due cortili alberati, metropolitana a 400 metri e laghetto di Houhai a due passi.',
    },
    {
      name: "Bell Tower Grand Xi'an",
      stars: 4,
      description:
        "Dentro le mura di Xi'an, di fronte alla Torre della Campana; il quartiere musulmano comincia a cinque minuti a piedi.",
    },
    {
      name: 'Bund Garden Shanghai',
      stars: 5,
      description:
        'Palazzo degli anni Trenta ristrutturato a 350 metri dal lungofiume, con sala colazioni al nono piano davanti alle torri di Pudong.',
    },
  ],
  experiences: [
    {
      title: 'La Muraglia nel tratto di Mutianyu',
      description:
        'Ventidue torri di guardia fra i boschi, a 70 chilometri dalla capitale: funivia per salire e, per chi vuole, slittino su rotaia per scendere.',
    },
    {
      title: 'Anatra laccata come si deve',
      description:
        'Forno a legna di alberi da frutto, carne tagliata al tavolo e crespelle sottili da farcire con cipollotto e salsa dolce.',
    },
    {
      title: "L'esercito sepolto dell'imperatore Qin",
      description:
        "Tre fosse coperte e migliaia di volti, uno diverso dall'altro: si visita con un'archeologa che racconta come vengono ricomposti.",
    },
    {
      title: 'In bici sulle mura Ming',
      description:
        'Quasi quattordici chilometri di camminamento largo come una strada, sospeso fra tetti grigi e grattacieli.',
    },
    {
      title: 'Risveglio di tai chi al Tempio del Cielo',
      description:
        'Un maestro del quartiere insegna le prime otto figure sotto i cipressi, fra giocatori di carte e cori di pensionati.',
    },
    {
      title: 'Lo Huangpu dopo il tramonto',
      description:
        'Cinquanta minuti di battello fra le banche coloniali del Bund e i seicento metri della Shanghai Tower.',
    },
  ],
  package: {
    duration: '8 giorni / 7 notti',
    includes: [
      "Voli diretti Italia–Pechino e Shanghai–Italia, più il volo interno Xi'an–Shanghai",
      "6 notti in albergo con colazione: tre a Pechino, una a Xi'an, due a Shanghai",
      "Treno ad alta velocità Pechino–Xi'an in seconda classe, posti vicini",
      'Due coordinatori di gruppo e guida cinese di lingua italiana in ognuna delle tre città',
      "Prenotazione nominativa e ingresso alla Città Proibita, al Tempio del Cielo e al Palazzo d'Estate",
      'Funivia di Mutianyu e museo dei guerrieri di terracotta',
      "Cena con anatra laccata a Pechino e banchetto di ravioli a Xi'an",
      'SIM con traffico dati e accesso alle mappe e ai messaggi che si usano in Italia',
      'Assicurazione medico-bagaglio con ospedali convenzionati a Pechino e a Shanghai',
    ],
    destinations: [
      {
        id: 'india-triangolo-oro',
        title: "India: il Triangolo d'Oro",
        description:
          'Imperatori anche qui, ma moghul: tre città, marmo bianco, arenaria rossa e tavole generose.',
      },
      {
        id: 'peru-machuPicchu',
        title: 'Perù e Machu Picchu',
        description:
          'Un altro impero che costruiva muri sulle creste: dieci giorni fra Lima, Cusco e la cittadella nella nebbia.',
      },
      {
        id: 'egitto-completo',
        title: 'Egitto completo: Il Cairo e Sharm El Sheikh',
        description:
          'Se ti affascinano le tombe dei sovrani, dopo i guerrieri di Qin vengono le piramidi e le mummie del Cairo.',
      },
    ],
  },
  hasItinerary: true,
} satisfies Destination
