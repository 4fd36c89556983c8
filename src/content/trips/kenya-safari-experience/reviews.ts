import type { Review } from '../../../domain/catalogue/shapes.ts'

export const reviews = [
  {
    id: 'kenya-safari-experience-1',
    authorName: 'Marta B.',
    authorImage: 'f03',
    location: 'Verona',
    rating: 5,
    text: "Tre ore ferme sulla riva del Mara, e poi migliaia di gnu in acqua tutti insieme. Il nostro autista aveva scelto il punto giusto leggendo la polvere all'orizzonte. Non dimenticherò il rumore degli zoccoli.",
    date: 'Settembre 2026',
  },
  {
    id: 'kenya-safari-experience-2',
    authorName: 'Alessandro C.',
    authorImage: 'm03',
    location: 'Roma',
    rating: 5,
    text: "La mattina in bici a Hell's Gate è stata la sorpresa: frenare perché una zebra attraversa la strada fa ridere per ore. Tende comode, doccia calda anche sul Talek, e una guida che ha cambiato percorso per trovarci un ghepardo.",
    date: 'Febbraio 2026',
  },
  {
    id: 'kenya-safari-experience-3',
    authorName: 'Patrizia G.',
    authorImage: 'f13',
    location: 'Livorno',
    rating: 4,
    text: "Il giorno dall'Amboseli a Naivasha è lungo e la schiena lo sente, meglio saperlo. Però gli ippopotami visti dalla barca la sera stessa ripagano, e a Nakuru abbiamo contato undici rinoceronti in un pomeriggio.",
    date: 'Luglio 2026',
  },
] satisfies Review[]
