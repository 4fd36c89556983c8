import type { Review } from '../../../domain/catalogue/shapes.ts'

export const reviews = [
  {
    id: 'cina-pechino-xian-shanghai-1',
    authorName: 'Alberto Z.',
    authorImage: 'm02',
    location: 'Udine',
    rating: 5,
    text: "Alla Muraglia siamo arrivati alle nove e per mezz'ora, fra la torre 17 e la 18, non c'era nessuno oltre a noi dieci. Lo slittino di Mutianyu a 58 anni mi ha fatto ridere come un bambino. Treno per Xi'an puntuale al minuto.",
    date: 'Aprile 2026',
  },
  {
    id: 'cina-pechino-xian-shanghai-2',
    authorName: 'Valentina O.',
    authorImage: 'f05',
    location: 'Napoli',
    rating: 4,
    text: "Otto giorni per tre città sono pochi e la sveglia suona presto, ma non toglierei niente. L'archeologa davanti alla fossa 1 ci ha fatto notare le impronte digitali rimaste nell'argilla: da lì non ho più guardato quei soldati allo stesso modo.",
    date: 'Giugno 2026',
  },
  {
    id: 'cina-pechino-xian-shanghai-3',
    authorName: 'Simone E.',
    authorImage: 'm16',
    location: 'Rimini',
    rating: 5,
    text: "Temevo di non riuscire a usare il telefono e a pagare: la SIM e le istruzioni ricevute prima di partire hanno risolto tutto. Miglior pasto i ravioli a Xi'an, miglior sera il battello sullo Huangpu con la pioggerella e le luci riflesse.",
    date: 'Settembre 2026',
  },
] satisfies Review[]
