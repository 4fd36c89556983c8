// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../domain/catalogue/pictures.ts'

export const sitePictures = {
  'hero-home': {
    id: 'site/hero-home',
    alt: "Elefanti all'abbeverata al tramonto nella savana, con un'acacia in primo piano e il Kilimanjaro innevato",
    width: 1920,
    height: 1080,
    widths: [480, 960, 1600, 1920],
    portrait: { width: 1080, height: 1440, widths: [480, 720, 1080] },
    v: 'a58a8aea',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABABoJbACdAEQEpOksfAA/ryTg1RKs6h+nsgG1/9oaMQWom53Pc4W+t/C0FSvduz0+i2JAAAA',
  },
  'hero-ads': {
    id: 'site/hero-ads',
    alt: 'Tramonto in una baia di faraglioni di calcare: da una barca dalla coda lunga un’amica si tuffa nella scia d’oro del sole, un altro prende lo slancio e il cane guarda',
    width: 1920,
    height: 1080,
    widths: [480, 960, 1600, 1920],
    portrait: { width: 1080, height: 1440, widths: [480, 720, 1080] },
    v: '9980a188',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJZgCdAEMbweGAADLTdT4LLpq3OMffGo1Fq1yrS6V9ogZrCofHtw6/udPH7kpOPT4AA==',
  },
  'band-team': {
    id: 'site/band-team',
    alt: 'Cinque viaggiatori attorno al fuoco davanti a una tenda illuminata, sull’orlo della valle: l’ultimo sole accende tre torrioni di roccia rossa e fra due di loro sorge la luna piena; una lepre li guarda',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '33ce161b',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJZACdH8AFbW7LmgA/nkz8VMXyqTSbp1ea+WCKuAPiMqthRboYXEp1EHQR/086xAAAA==',
  },
  fallback: {
    id: 'site/fallback',
    alt: 'Un pontile di legno su un mare calmo al mattino: in fondo una valigia arancione con un cappello di paglia, un gabbiano e un aeroplano di carta che vola via',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '7f174e36',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJZACdH8AGCDeBwAA/ueoSclVQ4qvHZfqqhSHwsyiOItgOOUQpz69NoWuTtwA',
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
    alt: 'Il Preikestolen, in Norvegia, nel sole della sera: il pulpito di granito a picco sul fiordo con pochi minuscoli camminatori sul bordo, un traghetto seicento metri più in basso e, vicino a noi, due amici accanto alla T rossa del sentiero',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '7830cc26',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoQAAkABABoJbACdH8AFWHSSkccAM3YET3wm/yPe1K2++q6LYq30/6Ypb4fnCJ5DUBOS2aCYZgAAA==',
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
    alt: "New York dall'alto al tramonto: l'Empire State Building tra i grattacieli fino alla baia, con i viaggiatori al parapetto della terrazza",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '8a063aad',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJaACdAEO9dgagAD946h6zMuLDPyUNma+Quq0Bgt0bIG6azUbrbfXYAA=',
  },
  'category-emerging': {
    id: 'site/category-emerging',
    alt: "Il Taj Mahal al tramonto visto dall'altra riva della Yamuna, specchiato nel fiume; un barcaiolo e due viaggiatori sulla sabbia",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '031d2939',
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoQAAkABABoJbACdAEOsbESYAD+W9uD58xj8U4ZVlo/lTyb61f8rgAA',
  },
  'group-marrakech': {
    id: 'site/group-marrakech',
    alt: 'La Koutoubia di Marrakech nella luce bassa: il minareto con le sfere dorate, le palme dei giardini e l’Atlante innevato; quattro viaggiatori con la guida e, sulle mura in ombra, una cicogna nel nido',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    focus: { x: 50, y: 40 },
    v: '40c0e1a8',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJbACdAEPdgaXosAA4dpxI0VpVR4DGLg/9ek4DhlZSVhqHuRbrPyjmuCAAA==',
  },
  'group-istanbul': {
    id: 'site/group-istanbul',
    alt: 'Il Corno d’Oro al tramonto dal ponte dei pescatori: sulla collina le cupole e i quattro minareti della Süleymaniye; tre viaggiatori lanciano simit ai gabbiani dalla poppa del battello, un gatto aspetta sul parapetto',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'f704911a',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQAAkABABoJZgCdAEO9BI/ksAA8qJlO9Xw0L5QmPupPO9Da2nkLrbQBfMaeEAA',
  },
} satisfies Record<string, Picture>
