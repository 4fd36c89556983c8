import type { Review } from '../../../domain/catalogue/shapes.ts'

export const reviews = [
  {
    id: 'thailandia-1',
    authorName: 'Chiara B.',
    authorImage: 'f11',
    location: 'Firenze',
    rating: 5,
    text: "Avevo paura che la parte con gli elefanti fosse la solita attrazione per turisti, invece a Mae Wang si sta in disparte e sono loro a decidere se avvicinarsi. La signora karen che ci ha ospitati a pranzo conosceva il carattere di ognuno. Ho pianto un po', lo ammetto.",
    date: 'Gennaio 2026',
  },
  {
    id: 'thailandia-2',
    authorName: 'Andrea U.',
    authorImage: 'm10',
    location: 'Verona',
    rating: 5,
    text: 'Tre Thailandie in dieci giorni e i voli interni filati lisci. Il giro serale a Yaowarat me lo ricorderò a lungo: dieci tappe, nessun mal di pancia e una zuppa di anatra che sogno ancora.',
    date: 'Marzo 2026',
  },
  {
    id: 'thailandia-3',
    authorName: 'Silvia C.',
    authorImage: 'f12',
    location: 'Pescara',
    rating: 4,
    text: 'In luglio a Krabi abbiamo trovato un pomeriggio di pioggia forte e le isole Hong sono diventate un giro in kayak fra le mangrovie. Ci sono rimasta male per dieci minuti, poi sono spuntate le scimmie e il martin pescatore. Brava la coordinatrice a cambiare programma al volo.',
    date: 'Luglio 2026',
  },
  {
    id: 'thailandia-4',
    authorName: 'Davide L.',
    authorImage: 'm12',
    location: 'Genova',
    rating: 5,
    text: 'A Railay ho arrampicato per la prima volta in vita mia, a 46 anni, con il mare sotto e il gruppo che faceva il tifo. E la pasta di curry della cuoca Noi adesso la preparo ogni domenica, mortaio compreso.',
    date: 'Ottobre 2026',
  },
] satisfies Review[]
