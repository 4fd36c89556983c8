import type { Review } from '../../../domain/catalogue/shapes.ts'

export const reviews = [
  {
    id: 'islanda-norvegia-1',
    authorName: 'Elisa C.',
    authorImage: 'f08',
    location: 'Milano',
    rating: 5,
    text: "La seconda notte, a Hvolsvöllur, hanno bussato all'una: aurora sopra la stalla, tutti fuori in pigiama e scarponi. Il giorno dopo a Vík eravamo stanchi morti e felici. Viaggio di marzo, freddo vero ma affrontabile.",
    date: 'Marzo 2026',
  },
  {
    id: 'islanda-norvegia-2',
    authorName: 'Matteo G.',
    authorImage: 'm16',
    location: 'Firenze',
    rating: 5,
    text: 'La giornata Oslo–Flåm–Bergen è incastrata al minuto e funziona: treno, trenino, battello, bus, treno, senza mai una corsa. Nel Nærøyfjord il motore elettrico non si sente e si ascoltano le cascate.',
    date: 'Giugno 2026',
  },
  {
    id: 'islanda-norvegia-3',
    authorName: 'Francesca A.',
    authorImage: 'f10',
    location: 'Cagliari',
    rating: 4,
    text: 'I ramponi sul Sólheimajökull mi spaventavano e invece dopo dieci minuti ci si dimentica di averli. Mangiare fuori costa caro in entrambi i Paesi, mettetelo in conto; la zuppa in serra a Friðheimar però li merita.',
    date: 'Agosto 2026',
  },
  {
    id: 'islanda-norvegia-4',
    authorName: 'Paolo E.',
    authorImage: 'm07',
    location: 'Udine',
    rating: 5,
    text: "Vento a Dyrhólaey che non si stava in piedi, ma le pulcinelle di mare erano lì, a tre metri dal sentiero. Gunnar, l'autista, guidava con prudenza e aveva sempre un piano alternativo per il tempo.",
    date: 'Luglio 2026',
  },
] satisfies Review[]
