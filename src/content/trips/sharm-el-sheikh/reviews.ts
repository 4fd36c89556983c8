import type { Review } from '../../../domain/catalogue/shapes.ts'

export const reviews = [
  {
    id: 'sharm-el-sheikh-1',
    authorName: 'Ilaria D.',
    authorImage: 'f05',
    location: 'Napoli',
    rating: 5,
    text: "Avevo paura dell'acqua alta e a Ras Mohammed Ahmed, la guida, mi ha tenuto per mano per tutto il primo bagno. Al secondo ero io a indicare i napoleoni agli altri. E dal pontile di Shark's Bay si vede già mezzo acquario.",
    date: 'Maggio 2026',
  },
  {
    id: 'sharm-el-sheikh-2',
    authorName: 'Luca F.',
    authorImage: 'm04',
    location: 'Bari',
    rating: 4,
    text: "Quad bellissimo ma portate un foulard vero, la polvere entra ovunque. La cena con i beduini e la Luna vista al telescopio hanno messo d'accordo tutti, anche i due scettici del gruppo. Tiran un po' mossa il giorno che ci siamo andati noi.",
    date: 'Marzo 2026',
  },
  {
    id: 'sharm-el-sheikh-3',
    authorName: 'Silvia N.',
    authorImage: 'f06',
    location: 'Perugia',
    rating: 5,
    text: 'Partita a gennaio per sfuggire al freddo: 22 gradi di giorno e mare ancora tiepido. Il giro in cammello da Blue Hole ad Abu Galum, con il pesce mangiato sui tappeti, è la giornata che rifarei domani.',
    date: 'Gennaio 2026',
  },
] satisfies Review[]
