import type { Review } from '../../../domain/catalogue/shapes.ts'

export const reviews = [
  {
    id: 'peru-machuPicchu-1',
    authorName: 'Valentina S.',
    authorImage: 'f14',
    location: 'Milano',
    rating: 5,
    text: 'Alle sei e mezza Machu Picchu era tutta nuvola, poi in dieci minuti si è aperta come un sipario e in fila dietro di noi qualcuno piangeva. La guida Wilber conosce ogni pietra e ogni orchidea.',
    date: 'Luglio 2026',
  },
  {
    id: 'peru-machuPicchu-2',
    authorName: 'Lorenzo D.',
    authorImage: 'm11',
    location: 'Perugia',
    rating: 5,
    text: "Avevo paura dell'altitudine: dormire a Urubamba prima di salire a Cusco ha fatto la differenza, nemmeno un mal di testa. Le saline di Maras al mattino presto, con i raccoglitori già al lavoro, sono il mio ricordo più nitido.",
    date: 'Maggio 2026',
  },
  {
    id: 'peru-machuPicchu-3',
    authorName: 'Paola R.',
    authorImage: 'f13',
    location: 'Trieste',
    rating: 4,
    text: "Il Vinicunca a cinquemila metri è duro, io gli ultimi duecento metri li ho fatti a cavallo e non me ne vergogno. Il ceviche preparato da noi a Lima, invece, l'ho già rifatto tre volte a casa.",
    date: 'Settembre 2026',
  },
  {
    id: 'peru-machuPicchu-4',
    authorName: 'Matteo Z.',
    authorImage: 'm13',
    location: 'Bergamo',
    rating: 5,
    text: "A Yucay una famiglia ci ha insegnato il gioco del sapo e ha vinto ridendo per un'ora. In otto sul treno per Aguas Calientes, con il fiume che correva accanto, sembravamo amici da sempre.",
    date: 'Ottobre 2025',
  },
] satisfies Review[]
