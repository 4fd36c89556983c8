// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../domain/catalogue/pictures.ts'

export const sitePictures = {
  'hero-home': {
    id: 'site/hero-home',
    alt: 'Elefanti all’abbeverata al tramonto nella savana, con un’acacia in primo piano e il Kilimanjaro innevato',
    width: 1920,
    height: 1080,
    widths: [480, 960, 1600, 1920],
    portrait: { width: 1080, height: 1440, widths: [480, 720, 1080] },
    v: 'a397d043',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQAAkABABoJbACdAEQSH5prD4AAMtLey8W60m4sz+4y/kHMjUxRnYpYFRew99ksegp9PGjzwnPKLwAAAA=',
  },
  'hero-ads': {
    id: 'site/hero-ads',
    alt: 'Tramonto in una baia di faraglioni di calcare: il sole scende fra due rocce, una sottile come un chiodo; sulla scia d’oro passa una barca dalla coda lunga con tre viaggiatori, il barcaiolo e un cane a prua',
    width: 1920,
    height: 1080,
    widths: [480, 960, 1600, 1920],
    portrait: { width: 1080, height: 1440, widths: [480, 720, 1080] },
    v: '59d3790e',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJagCdH8AFTQbwQAA9kReJ38B9jhbYmgm/Tp1Djf0BolrOKZYry56kx7Xmen8lF1gAA==',
  },
  'band-team': {
    id: 'site/band-team',
    alt: 'Cinque viaggiatori attorno al fuoco davanti a una tenda illuminata, sull’orlo della valle: l’ultimo sole accende la parte alta di un grande torrione di roccia rossa mentre l’ombra ne sale il piede, e accanto sorge la luna piena; una lepre li guarda',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '3557520e',
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAABQAgCdASoQAAkABABoJZACdH8GJ/gekmPuEgAA/iez3jHOgm1CrKqixGlivNwF4MncYTYuUSTlQkj9vnRvBFzoH8SW8MjAAAA=',
  },
  fallback: {
    id: 'site/fallback',
    alt: 'Un lago di montagna immobile al mattino: due amici siedono in fondo a un pontile di legno davanti alla cima innevata che si specchia nell’acqua fra abeti e larici dorati; accanto, uno zaino rosso e una barca a remi legata',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '96dfc0b5',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoQAAkABABoJbACdAD5xMYAAP6XnBoPxPTR/wYnIb4wbhRkJ3ZXxHJqLga32hm4SAkqHfcZMIJDvkwY/nAAAA==',
  },
  'film-poster': {
    id: 'site/film-poster',
    alt: 'Mongolfiere sopra i templi di mattoni di una pianura nella nebbia: il primo sole accende il tempio più grande, e un monaco guarda da sotto il suo parasole rosso',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '92c51bab',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAwAgCdASoQAAkABABoJYgCdIIjGCFvbMeYAAD+W/I9YC0PnrqP1daDX1i0Kshj02MwlFjt4M4BwAAA',
  },
  'category-islands': {
    id: 'site/category-islands',
    alt: 'Un’isola di palme vista dall’alto nella luce del mattino: le ombre lunghe sulla sabbia, tre amici su una lingua di sabbia nella laguna e una barca che pare volare sulla propria ombra',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '4f45fcc4',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACQAQCdASoQAAkABABoJbACdAB/ivgA/sBiergayO6JbW2Fnwphc6EWh8c7Al+YJiSqrAdj0AfraSwsW8g8ufe5W1KAAA==',
  },
  'category-adventure': {
    id: 'site/category-adventure',
    alt: 'Il Preikestolen, in Norvegia, nel sole della sera: il pulpito di granito a picco sul fiordo già in ombra con pochi minuscoli camminatori sul bordo, un traghetto seicento metri più in basso e, vicino a noi, due amici accanto alla T rossa del sentiero',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'acd0d037',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJbACdAEVLrd0GoAA+OMYCP7wtlvcA5c9kjnSAEBAjwRDwDRqJ6Coko2KrY/HsiWgAA==',
  },
  'category-exotic': {
    id: 'site/category-exotic',
    alt: 'Un lago coperto di ninfee rosse in Thailandia, al mattino: una barca sottile passa nel canale d’acqua fra i fiori verso un chedi bianco e le colline nella foschia; due viaggiatori a bordo, una jacana su una foglia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '4b1664c3',
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAAAQAgCdASoQAAkABABoJbACdAEUoFkCRBVIAP5k2/t2IUFYwx0w1FOWxqVuTWx+wAA=',
  },
  'category-city': {
    id: 'site/category-city',
    alt: 'New York al tramonto dall’alto: un’aquila d’acciaio del Chrysler Building guarda il sole, davanti a lei l’Empire State Building si alza nero sui tetti accesi fino alla baia; sul collo dell’aquila riposa un piccione',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '850320c6',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABABoJagCdAEOmMLkIwAA8qJzo2+Pq063RGJvMo13fbcDvFQV4BhXy2HJ4gGn0JoCZIFb84AA',
  },
  'category-emerging': {
    id: 'site/category-emerging',
    alt: 'Il Taj Mahal in una sera color corallo, dal fiume: la cupola e i minareti si specchiano interi nella Yamuna immobile, mentre una barca passa con due viaggiatori, il barcaiolo in piedi e un’egretta sulla prua',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'af3a1634',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAkABABoJbACdAEOrne2AAD8jwTfwjgjbMeT7m6osOtLf/xbLfrTFgAAAA==',
  },
  'group-marrakech': {
    id: 'site/group-marrakech',
    alt: 'La Koutoubia di Marrakech nella luce bassa: il minareto con le sfere dorate, che si specchia in una vasca, le palme dei giardini e l’Atlante innevato; quattro viaggiatori con la guida e, sulle mura, una cicogna nel nido',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    focus: { x: 50, y: 40 },
    v: 'fc491f26',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAABwAgCdASoQAAkABABoJbACdH8IwABZu5hk27gAAPjja/R/aKnpIY3rDSh4YMMPl6WMfiz8gAA=',
  },
  'group-istanbul': {
    id: 'site/group-istanbul',
    alt: 'Il Corno d’Oro al tramonto dal ponte dei pescatori: sulla collina le cupole e i quattro minareti della Süleymaniye; tre viaggiatori lanciano simit ai gabbiani dalla poppa del battello, un gatto aspetta sul parapetto',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'c4348efb',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAkABABoJZgCdAEOWsRQAPKiZVLS7pNTVRnjfEaqoy/ka2UX4UVkw+mPHxEAAAA=',
  },
} satisfies Record<string, Picture>
