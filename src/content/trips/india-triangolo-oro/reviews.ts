import type { Review } from '../../../domain/catalogue/shapes.ts'

export const reviews = [
  {
    id: 'india-triangolo-oro-1',
    authorName: 'Paola S.',
    authorImage: 'f07',
    location: 'Perugia',
    rating: 5,
    text: "Siamo capitati a Jaipur durante l'Holi e la famiglia Rathore ci ha voluti nel cortile con le polveri colorate: ho ancora una maglietta viola. Il Taj all'alba è bellissimo, ma è quella casa che ricorderò.",
    date: 'Marzo 2026',
  },
  {
    id: 'india-triangolo-oro-2',
    authorName: 'Stefano N.',
    authorImage: 'm04',
    location: 'Brescia',
    rating: 4,
    text: "L'India stanca e nessuno ce l'aveva nascosto. Il minibus con l'acqua fredda e la guida Vikram, che a Chandni Chowk ci contava ogni cinque minuti, hanno fatto la differenza. Avrei dormito una notte in più ad Agra.",
    date: 'Febbraio 2026',
  },
  {
    id: 'india-triangolo-oro-3',
    authorName: 'Roberta A.',
    authorImage: 'f16',
    location: 'Cagliari',
    rating: 5,
    text: 'Ho apprezzato che ad Amber si salga in jeep e non in groppa agli elefanti. A Bagru il mio foulard è venuto storto, Ramesh ha riso e me ne ha fatto rifare un altro. Mangiato sempre bene e neanche un giorno di mal di stomaco in tutto il gruppo.',
    date: 'Ottobre 2026',
  },
] satisfies Review[]
