import type { Review } from '../../../domain/catalogue/shapes.ts'

export const reviews = [
  {
    id: 'praga-budapest-1',
    authorName: 'Monica G.',
    authorImage: 'f17',
    location: 'Novara',
    rating: 5,
    text: "Alzarsi alle cinque e mezza per il Ponte Carlo deserto sembrava una follia, invece è la foto appesa in salotto. Bella l'idea del treno: in carrozza ristorante, tra Brno e Bratislava, il gruppo si è davvero conosciuto.",
    date: 'Settembre 2026',
  },
  {
    id: 'praga-budapest-2',
    authorName: 'Enrico D.',
    authorImage: 'm12',
    location: 'Como',
    rating: 5,
    text: 'Alle Széchenyi nevicava e noi stavamo a mollo a 38 gradi guardando una partita a scacchi. Il battello di notte davanti al Parlamento, con il Tokaj in mano, ha chiuso il viaggio nel modo migliore.',
    date: 'Gennaio 2026',
  },
  {
    id: 'praga-budapest-3',
    authorName: 'Sabrina C.',
    authorImage: 'f19',
    location: 'Terni',
    rating: 4,
    text: 'La storica che ci ha guidati a Josefov ha risposto a ogni domanda, e ne avevamo tante. Sette ore di treno sono lunghe se si viaggia con la schiena dolorante, ma per il prezzo il viaggio offre molto. Gulasch finale da ricordare.',
    date: 'Marzo 2026',
  },
] satisfies Review[]
