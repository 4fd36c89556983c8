import type { Review } from '../../../domain/catalogue/shapes.ts'

export const reviews = [
  {
    id: 'losAngeles-lasVegas-1',
    authorName: 'Martina B.',
    authorImage: 'f01',
    location: 'Torino',
    rating: 5,
    text: 'La notte a Twentynine Palms è stata la sorpresa: coperte, silenzio assoluto e i crateri della Luna nel telescopio. Il giorno dopo eravamo sotto i neon di Las Vegas e sembrava un altro pianeta.',
    date: 'Aprile 2026',
  },
  {
    id: 'losAngeles-lasVegas-2',
    authorName: 'Davide C.',
    authorImage: 'm05',
    location: 'Brescia',
    rating: 4,
    text: 'Guano Point senza transenne, con il Colorado laggiù, mi ha lasciato senza parole. La sveglia alle cinque e mezza pesa, ma siamo arrivati prima dei pullman: consiglio di portare una giacca a vento anche in primavera.',
    date: 'Marzo 2026',
  },
  {
    id: 'losAngeles-lasVegas-3',
    authorName: 'Silvia T.',
    authorImage: 'f15',
    location: 'Firenze',
    rating: 5,
    text: 'Mio marito e io viviamo di serie: la visita agli studi di Burbank ci ha fatti tornare bambini. E guidava sempre qualcun altro: attraversare il Mojave guardando fuori dal finestrino, con la sosta ad Amboy, non ha prezzo.',
    date: 'Settembre 2025',
  },
] satisfies Review[]
