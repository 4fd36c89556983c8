import type { Review } from '../../../domain/catalogue/shapes.ts'

export const reviews = [
  {
    id: 'maldive-dubai-1',
    authorName: 'Ilaria Z.',
    authorImage: 'f06',
    location: 'Roma',
    rating: 5,
    text: "Lo squalo balena è passato sotto di me per un tempo che mi è sembrato eterno, e la biologa poi lo ha riconosciuto dalle macchie: si chiama Fernando ed è di casa a South Ari da anni. Dhigurah è un'isola vera, con i bambini che tornano da scuola in bici.",
    date: 'Febbraio 2026',
  },
  {
    id: 'maldive-dubai-2',
    authorName: 'Matteo C.',
    authorImage: 'm06',
    location: 'Modena',
    rating: 5,
    text: 'Pensavo che Dubai fosse solo centri commerciali. La mattina fra Al Fahidi e il suq delle spezie, e soprattutto la camminata con gli orici ad Al Marmoom, mi hanno fatto cambiare idea. Poi cinque notti a piedi scalzi.',
    date: 'Marzo 2026',
  },
  {
    id: 'maldive-dubai-3',
    authorName: 'Federica Q.',
    authorImage: 'f04',
    location: 'Lecce',
    rating: 4,
    text: "Da sapere: sull'isola non si vendono alcolici e in paese si gira con le spalle coperte. A noi non è pesato, anzi, le serate con i tamburi boduberu sono state le più belle. Due ore di motoscafo con un po' di onda, quelle sì, si sentono.",
    date: 'Luglio 2026',
  },
  {
    id: 'maldive-dubai-4',
    authorName: 'Gabriele S.',
    authorImage: 'm15',
    location: 'Livorno',
    rating: 5,
    text: "Viaggio di nozze in gruppo, sembrava un'idea strana e invece rifaremmo tutto. Sul banco di sabbia i compagni ci hanno preparato una torta di cocco di nascosto. La partita contro i ragazzi di Dhigurah l'abbiamo persa 9 a 2.",
    date: 'Ottobre 2026',
  },
] satisfies Review[]
