import type { Review } from '../../../domain/catalogue/shapes.ts'

export const reviews = [
  {
    id: 'hawaii-1',
    authorName: 'Elisa G.',
    authorImage: 'f06',
    location: 'Genova',
    rating: 5,
    text: 'Il Kilauea di notte respirava arancione e nessuno di noi riusciva a parlare. Il geologo ci ha fatto toccare i capelli di Pele, fili di vetro sottili come seta: un dettaglio che da soli non avremmo mai notato.',
    date: 'Giugno 2026',
  },
  {
    id: 'hawaii-2',
    authorName: 'Roberto F.',
    authorImage: 'm17',
    location: 'Ancona',
    rating: 4,
    text: "Il viaggio per arrivare a Honolulu è lungo e va messo in conto. Però a 56 anni mi sono alzato su una tavola a Waikiki, e i gamberi all'aglio di Kahuku li sogno ancora.",
    date: 'Gennaio 2026',
  },
  {
    id: 'hawaii-3',
    authorName: 'Giada N.',
    authorImage: 'f18',
    location: 'Cagliari',
    rating: 5,
    text: "Dividere la settimana fra Oahu e l'Isola Grande è la scelta giusta: il quarto giorno eravamo in giacca a 1.200 metri, il quinto in acqua con i pesci farfalla. A Punaluu una tartaruga ci ha guardati e si è rimessa a dormire.",
    date: 'Agosto 2026',
  },
] satisfies Review[]
