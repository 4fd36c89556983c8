import type { Review } from '../../../domain/catalogue/shapes.ts'

export const reviews = [
  {
    id: 'grecia-1',
    authorName: 'Valentina P.',
    authorImage: 'f11',
    location: 'Rimini',
    rating: 5,
    text: 'Pensavo che Santorini avrebbe oscurato il resto, invece mi sono innamorata di Apiranthos, con le nonne che tessono sui gradini di marmo. Il traghetto lento dal Pireo è parte del viaggio, non toglietelo mai.',
    date: 'Giugno 2026',
  },
  {
    id: 'grecia-2',
    authorName: 'Tommaso B.',
    authorImage: 'm09',
    location: 'Brescia',
    rating: 5,
    text: "Alle otto sull'Acropoli eravamo una ventina in tutto, alle dieci una fiumana saliva mentre noi scendevamo. L'archeologa ci ha fatto notare le colonne leggermente inclinate e adesso non riesco a non vederle.",
    date: 'Maggio 2026',
  },
  {
    id: 'grecia-3',
    authorName: 'Cristina O.',
    authorImage: 'f12',
    location: 'Lecce',
    rating: 4,
    text: 'Il meltemi ha ritardato di tre ore il traghetto Naxos–Santorini: il coordinatore ha trovato una taverna e una scacchiera, e il tempo è passato. Il bagno alle sorgenti di Palea Kameni lascia il costume arancione, portatene uno vecchio.',
    date: 'Settembre 2025',
  },
] satisfies Review[]
