import type { Destination } from '../../../domain/catalogue/shapes.ts'
import { card } from './card.ts'

export const trip = {
  id: card.id,
  title: card.title,
  description: card.description,
  flights:
    "Si arriva a Praga e si riparte da Budapest, con voli diretti da Milano Malpensa (un'ora e mezza) e Roma Fiumicino (un'ora e tre quarti). Bagaglio a mano da 10 kg e da stiva da 20 kg. Fra le due capitali si viaggia in treno, circa 7 ore con carrozza ristorante.",
  hotels: [
    {
      name: 'Hotel U Zlaté Lípy',
      stars: 4,
      description:
        "In un palazzo barocco di Malá Strana, a 250 metri dal Ponte Carlo e a un quarto d'ora di salita dal Castello di Praga.",
    },
    {
      name: 'Duna Erzsébet Hotel',
      stars: 4,
      description:
        'Nel quartiere ebraico di Budapest, a cinque minuti dalla Grande Sinagoga e a dodici dal lungofiume di Pest.',
    },
  ],
  experiences: [
    {
      title: "Ponte Carlo all'alba",
      description:
        'Trenta statue, i lampioni ancora accesi e quasi nessuno: poi si torna in hotel per la colazione.',
    },
    {
      title: "Il Castello e il Vicolo d'Oro",
      description:
        'La cattedrale di San Vito, la casetta celeste dove scrisse Kafka e la discesa tra le vigne di San Venceslao.',
    },
    {
      title: 'Josefov con una storica',
      description:
        'Sinagoghe e vecchio cimitero raccontati in italiano; di sabato il quartiere è chiuso e si visita il giorno prima o il giorno dopo.',
    },
    {
      title: 'Birra, knedlíky e conversazione',
      description:
        'Una cena in una birreria del Cinquecento con svíčková, gnocchi di pane e una spiegazione sui quattro modi di spillare.',
    },
    {
      title: 'Mezza giornata alle terme Széchenyi',
      description:
        "Vasche a 38 gradi nel parco municipale, con i signori che giocano a scacchi nell'acqua anche sotto la neve.",
    },
    {
      title: 'Il Parlamento dal fiume',
      description:
        "Un'ora di navigazione notturna tra il Ponte delle Catene e l'Isola Margherita, con le facciate accese su entrambe le rive.",
    },
  ],
  package: {
    duration: '6 giorni / 5 notti',
    includes: [
      'Volo per Praga e ritorno da Budapest con bagaglio in stiva',
      'Cinque notti nei centri storici con prima colazione a buffet',
      'Treno diretto Praga–Budapest con posto assegnato',
      'Biglietti per il Castello di Praga e per il quartiere ebraico di Josefov',
      'Mezza giornata alle terme Széchenyi con cabina privata',
      'Navigazione notturna sul Danubio con un bicchiere di Tokaj',
      'Due cene tipiche, una boema e una ungherese',
      'Due coordinatori e guide locali in italiano nelle due capitali',
      'Assicurazione medico-bagaglio e assistenza telefonica a ogni ora',
    ],
    destinations: [
      {
        id: 'newyork-miami',
        title: 'New York e Miami',
        description:
          "Due città in un solo viaggio, la prima da girare in metropolitana, la seconda con l'oceano in fondo alla strada.",
      },
      {
        id: 'tokyo-kyoto',
        title: 'Tokyo e Kyoto',
        description:
          'Ancora un treno fra due capitali, quella di oggi e quella di mille anni fa, e bagni termali altrettanto seri.',
      },
      {
        id: 'losAngeles-lasVegas',
        title: 'Los Angeles e Las Vegas',
        description: 'Dopo i caffè della Mitteleuropa, le tavole calde lungo la Route 66.',
      },
    ],
  },
  hasItinerary: false,
} satisfies Destination
