import { finish } from '../core/finish.js'
import { manhattan } from '../scenes/city.js'
import { alpineLake, auroraBand } from '../scenes/north.js'
import { savannaDusk } from '../scenes/savanna.js'
import { calmHorizon, islet, summerSea } from '../scenes/shore.js'
import { balloonsAtDawn, istanbul, marrakech, registan } from '../scenes/silk-road.js'

const HERO_SIZES = {
  landscape: { width: 1920, height: 1080, widths: [480, 960, 1600, 1920] },
  portrait: { width: 1080, height: 1440, widths: [480, 720, 1080] },
  budgets: {
    landscape: { 480: [19, 17], 960: [40, 38], 1600: [86, 84], 1920: [89, 100] },
    portrait: { 480: [19, 18], 720: [29, 32], 1080: [29.5, 44] },
  },
}

export const recipes = [
  {
    id: 'hero-home',
    alt: "Elefanti all'abbeverata al tramonto nella savana, con un'acacia in primo piano e il Kilimanjaro innevato",
    sizes: HERO_SIZES,
    paint: (w, h) => finish(savannaDusk(w, h), { rays: 0.16 }),
  },
  {
    id: 'hero-ads',
    alt: "Un gruppo di amici sulla spiaggia guarda il sole d'agosto scendere dietro una barca a vela e le isole",
    sizes: HERO_SIZES,
    paint: (w, h) => finish(summerSea(w, h), { rays: 0.14 }),
  },
  {
    id: 'band-team',
    alt: "Un gruppo attorno al fuoco accanto alle tende, sotto l'aurora boreale riflessa nel fiordo",
    paint: (w, h) => finish(auroraBand(w, h)),
  },
  {
    id: 'fallback',
    alt: "Un mare calmo all'alba, con il profilo lontano della costa e la sabbia in primo piano",
    paint: (w, h) => finish(calmHorizon(w, h), { rays: 0.1 }),
  },
  {
    id: 'category-islands',
    alt: "Un'isoletta di sabbia bianca con le palme in una laguna turchese e una barca a vela",
    paint: (w, h) => finish(islet(w, h)),
  },
  {
    id: 'category-adventure',
    alt: 'Due amici in canoa su un lago di montagna al mattino, tra gli abeti e una cima innevata',
    paint: (w, h) => finish(alpineLake(w, h), { rays: 0.1 }),
  },
  {
    id: 'category-exotic',
    alt: "Mongolfiere colorate in volo all'alba sopra una pianura di templi di mattoni",
    paint: (w, h) => finish(balloonsAtDawn(w, h), { rays: 0.12 }),
  },
  {
    id: 'category-city',
    alt: "I grattacieli di Manhattan accesi al tramonto oltre l'East River, con il ponte di Brooklyn in primo piano",
    paint: (w, h) => finish(manhattan(w, h)),
  },
  {
    id: 'category-emerging',
    alt: 'Le cupole turchesi e i portali maiolicati di una piazza della Via della Seta nella luce della sera',
    paint: (w, h) => finish(registan(w, h)),
  },
  {
    id: 'film-poster',
    alt: 'Una grande mongolfiera e altre più lontane salgono sopra i templi di mattoni mentre sorge il sole',
    paint: (w, h) => finish(balloonsAtDawn(w, h, undefined, true), { rays: 0.12 }),
  },
  {
    id: 'group-marrakech',
    alt: "Il minareto della Koutoubia sopra la medina di Marrakech al tramonto, con i banchi accesi e l'Atlante innevato",
    paint: (w, h) => finish(marrakech(w, h), { rays: 0.08 }),
  },
  {
    id: 'group-istanbul',
    alt: 'Le cupole e i sei minareti della Moschea Blu sopra il Bosforo al tramonto, con un traghetto in arrivo',
    paint: (w, h) => finish(istanbul(w, h), { rays: 0.1 }),
  },
]
