import type { Review } from '../../../domain/catalogue/shapes.ts'

export const reviews = [
  {
    id: 'canada-vancouver-rockies-1',
    authorName: 'Ilaria P.',
    authorImage: 'f06',
    location: 'Trento',
    rating: 5,
    text: "Vengo dalle Dolomiti e pensavo di sapere che cosa fosse una montagna. Poi il Peyto, l'Athabasca con i ramponcini e un'orsa con due cuccioli sulla strada di Maligne: sono tornata zitta per una settimana.",
    date: 'Luglio 2026',
  },
  {
    id: 'canada-vancouver-rockies-2',
    authorName: 'Giorgio A.',
    authorImage: 'm09',
    location: 'Roma',
    rating: 5,
    text: "Milleseicento chilometri divisi bene, con l'autista che sapeva dove fermarsi per un alce e dove per una torta. La navetta delle cinque per Moraine sembrava una follia, invece avevamo il lago quasi per noi.",
    date: 'Agosto 2026',
  },
  {
    id: 'canada-vancouver-rockies-3',
    authorName: 'Noemi C.',
    authorImage: 'f16',
    location: 'Udine',
    rating: 4,
    text: "Sono partita a marzo: niente battello, ma il canyon di Maligne ghiacciato dall'interno è una cattedrale azzurra. La tappa Kamloops–Jasper è lunga, la cascata Helmcken mezza gelata ripaga.",
    date: 'Marzo 2026',
  },
] satisfies Review[]
