import type { Review } from '../../../domain/catalogue/shapes.ts'

export const reviews = [
  {
    id: 'bali-singapore-1',
    authorName: 'Francesca D.',
    authorImage: 'f03',
    location: 'Milano',
    rating: 5,
    text: "All'una e mezza di notte volevo restare a letto, alle sei piangevo davanti al Rinjani. Le guide del Batur hanno aspettato chi era più lento, cioè me, portandomi anche lo zaino. Le terme sul lago dopo la discesa sono state la ricompensa giusta.",
    date: 'Giugno 2026',
  },
  {
    id: 'bali-singapore-2',
    authorName: 'Luca I.',
    authorImage: 'm03',
    location: 'Bari',
    rating: 5,
    text: "Singapore l'avrei saltata volentieri e invece i due giorni lì servono: smaltisci il fuso e mangi da re ai banchi di Maxwell con sei euro. Wayan, a Bali, ci ha invitati alla cerimonia del suo villaggio, fuori programma.",
    date: 'Agosto 2026',
  },
  {
    id: 'bali-singapore-3',
    authorName: 'Martina G.',
    authorImage: 'f14',
    location: 'Trieste',
    rating: 4,
    text: "Nusa Penida è splendida ma le strade fanno ballare parecchio: chi soffre l'auto prenda la pastiglia. Tolto questo, l'hotel fra le risaie di Penestanan e il rito a Tirta Empul mi hanno rimessa in pace con il mondo.",
    date: 'Maggio 2026',
  },
] satisfies Review[]
