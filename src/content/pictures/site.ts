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
    v: 'a90ff5f7',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAkABABoJbACdAEQEYyD8AD+vJtGUD8bEq6dvN7X4g5itiZ9U4cUY0DuEdwZ8W3z8hW7dnp9FsSAAAA=',
  },
  'hero-ads': {
    id: 'site/hero-ads',
    alt: "Un gruppo di amici sulla spiaggia guarda il sole d'agosto scendere dietro una barca a vela e le isole",
    width: 1920,
    height: 1080,
    widths: [480, 960, 1600, 1920],
    portrait: { width: 1080, height: 1440, widths: [480, 720, 1080] },
    v: '4c98b3a7',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAkABABoJagCdAERCTSMCAD45QOd7UOyjK/rkKvEeBD4WB8gwuZ11g/+7/CiTYkAAA==',
  },
  'band-team': {
    id: 'site/band-team',
    alt: "Un gruppo attorno al fuoco accanto alle tende, sotto l'aurora boreale riflessa nel fiordo",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'cb33995d',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAkABABoJbACdAELW8oAAAD+unVWDgt1i+9nBY28A+TwCr1eZV5t5Ga/wAAA',
  },
  fallback: {
    id: 'site/fallback',
    alt: "Un mare calmo all'alba, con il profilo lontano della costa e la sabbia in primo piano",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '339c2c3e',
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoQAAkABABoJQBOgCHVtkAA/Nk6F6I+/N4L/j9qzFknuQnfbFRSJ4oAAAA=',
  },
  'film-poster': {
    id: 'site/film-poster',
    alt: 'Una grande mongolfiera e altre più lontane salgono sopra i templi di mattoni mentre sorge il sole',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'ed66dd18',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJQBOgCHo5kQiLvAAzJ07ZOQDRe6fwIx11SsmUeFVzemmMR//MaiN8AA=',
  },
  'category-islands': {
    id: 'site/category-islands',
    alt: "Un'isoletta di sabbia bianca con le palme in una laguna turchese e una barca a vela",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e280052a',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJbACdAEeg9GxQAD+yPp6E/kSi38uSN7eYMsIG7+u4uxLf3QTtfSAAAA=',
  },
  'category-adventure': {
    id: 'site/category-adventure',
    alt: 'Due amici in canoa su un lago di montagna al mattino, tra gli abeti e una cima innevata',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '4423753b',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoQAAkABABoJYgCdH8AGCC/sIgQAP5b9Z71G3pfTqZyNVrvpm4r6SCAPi5Pz26XpyAAAA==',
  },
  'category-exotic': {
    id: 'site/category-exotic',
    alt: "Mongolfiere colorate in volo all'alba sopra una pianura di templi di mattoni",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a7b1d86f',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAAkABABoJQBOgCHYFxVgAP39Jl/ChucdXu0vENZUif/iGGXsfNUGz/Jb59AA',
  },
  'category-city': {
    id: 'site/category-city',
    alt: "I grattacieli di Manhattan accesi al tramonto oltre l'East River, con il ponte di Brooklyn in primo piano",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'b29c9828',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJYwCdAERBBSG4AD9nUEORslqZJGcwrMIJmHKDYORF4kptGy1CxsMAAA=',
  },
  'category-emerging': {
    id: 'site/category-emerging',
    alt: 'Le cupole turchesi e i portali maiolicati di una piazza della Via della Seta nella luce della sera',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '119c4fc6',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAkABABoJaACdAC6SsMAAAD+YUBMepte3IIRwUEWvyqTlmSq/jvVZp2Iy+toIaIAAA==',
  },
  'group-marrakech': {
    id: 'site/group-marrakech',
    alt: "Il minareto della Koutoubia sopra la medina di Marrakech al tramonto, con i banchi accesi e l'Atlante innevato",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '74272444',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAkABABoJZACdADcUjqotAAA/ofLivPlw57yINKum7SfBtiLuIqy/pw48r0GoKJydPvUAAA=',
  },
  'group-istanbul': {
    id: 'site/group-istanbul',
    alt: 'Le cupole e i sei minareti della Moschea Blu sopra il Bosforo al tramonto, con un traghetto in arrivo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '46225869',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJQBOgCHd+e5u8AD8AhhqZ1L9e5ZSaCyFC+13OgnDW0wNrL8jQNPRAAA=',
  },
} satisfies Record<string, Picture>
