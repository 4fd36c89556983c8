import type { Review } from '../../../domain/catalogue/shapes.ts'

export const reviews = [
  {
    id: 'newyork-miami-1',
    authorName: 'Chiara G.',
    authorImage: 'f03',
    location: 'Bologna',
    rating: 5,
    text: "A Ellis Island abbiamo trovato nel registro il cognome del mio bisnonno, sbarcato nel 1911: mi sono commossa davanti a tutti. La sera stessa attraversavamo il ponte di Brooklyn con la pizza ad aspettarci dall'altra parte.",
    date: 'Maggio 2026',
  },
  {
    id: 'newyork-miami-2',
    authorName: 'Andrea S.',
    authorImage: 'm03',
    location: 'Padova',
    rating: 5,
    text: "Temevo che due città fossero poche, invece fra le Everglades e lo snorkeling a Key Largo è stato anche un viaggio di natura. L'idea di volare a Miami al sesto giorno, quando le gambe chiedono pietà, è perfetta.",
    date: 'Aprile 2026',
  },
  {
    id: 'newyork-miami-3',
    authorName: 'Federica L.',
    authorImage: 'f11',
    location: 'Bari',
    rating: 4,
    text: "Del tramonto dal Rockefeller ho cento foto e nessuna gli rende giustizia; l'hotel vicino a Bryant Park è comodissimo per la metropolitana. Avrei voluto una serata in più nel Village: il club jazz mi ha stregata.",
    date: 'Ottobre 2025',
  },
  {
    id: 'newyork-miami-4',
    authorName: 'Stefano P.',
    authorImage: 'm13',
    location: 'Verona',
    rating: 5,
    text: "Sono partito da solo e al terzo giorno, in bici a Central Park, eravamo già una compagnia. A Little Havana ho perso tre partite a domino contro un signore di novant'anni e ci siamo abbracciati lo stesso.",
    date: 'Febbraio 2026',
  },
] satisfies Review[]
