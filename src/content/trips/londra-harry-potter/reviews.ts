import type { Review } from '../../../domain/catalogue/shapes.ts'

export const reviews = [
  {
    id: 'londra-harry-potter-1',
    authorName: 'Beatrice L.',
    authorImage: 'f14',
    location: 'Vicenza',
    rating: 5,
    text: 'Quando si sono aperte le porte della Sala Grande ho pianto come a undici anni. Quattro ore agli studi sembrano tante e non bastano. Siamo andati al binario 9¾ alle sette e mezza: foto fatta in cinque minuti.',
    date: 'Maggio 2026',
  },
  {
    id: 'londra-harry-potter-2',
    authorName: 'Riccardo N.',
    authorImage: 'm16',
    location: 'Salerno',
    rating: 5,
    text: 'Non ho mai letto i libri, accompagnavo mia moglie, e mi sono divertito a Leadenhall Market più di lei. La guida alterna storie di maghi e storia di Londra con misura. Greenwich in battello con il sole è stata una fortuna.',
    date: 'Luglio 2026',
  },
  {
    id: 'londra-harry-potter-3',
    authorName: 'Giada T.',
    authorImage: 'f16',
    location: 'Pisa',
    rating: 4,
    text: "Camere piccole come si usa a Bloomsbury, ma pulite e a due passi da King's Cross. Per la ETA ci hanno seguito passo dopo passo. La burrobirra è dolcissima, dividetela in due.",
    date: 'Dicembre 2025',
  },
] satisfies Review[]
