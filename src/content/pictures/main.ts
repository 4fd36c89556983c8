// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../domain/catalogue/pictures.ts'

export const mainPictures = {
  'tokyo-kyoto': {
    id: 'tokyo-kyoto/main',
    alt: "Il monte Fuji innevato all'alba oltre il lago, con una pagoda rossa, un torii nell'acqua e rami di ciliegio in fiore",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: 'c5164478',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAwAgCdASoQAAkABABoJZACdAEQFQH6svvrwADN8uRAydOVfVxo8/eMuHc5QEEY6d8UECAs+kR022pwDwGQAA==',
  },
  thailandia: {
    id: 'thailandia/main',
    alt: "Barche a coda lunga con nastri colorati nell'acqua smeraldo, davanti ai faraglioni calcarei coperti di giungla",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '39f55879',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAkABABoJbACdAC3CD5QAM41bUv/xzF76WA2bg9xedRhTtO1yEpF1+pdWJjKIp5umAAA',
  },
  'tanzania-zanzibar': {
    id: 'tanzania-zanzibar/main',
    alt: "Il Kilimanjaro innevato nella luce dorata della sera, con una famiglia di elefanti in cammino nell'erba alta tra le acacie",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: 'd8c1f22d',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJagCdADbLaokAAD1/ukTCExPo/IJwg9uBBdTyhda2J1g6NqoW6VigAA=',
  },
  'maldive-dubai': {
    id: 'maldive-dubai/main',
    alt: "Un dhoni di legno nella laguna turchese, davanti a un'isola delle Maldive bordata di sabbia e di palme",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: 'ebe5481e',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAkABABoJbACdADbV4xYAPuF7supMs2m1tLFMpzclweYgabadLDz63u5t+3b4vnnoQvhsAA=',
  },
  'bali-singapore': {
    id: 'bali-singapore/main',
    alt: 'Risaie a terrazza verdissime con un tempio balinese dai molti tetti e il vulcano Agung nel mattino dorato',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: 'bc78a56e',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJZgCdAENpGuhQAD2kJewj30HEHI2zenORqUs0y077wjf0XVcwG6Wii7jQAAA',
  },
  'newyork-miami': {
    id: 'newyork-miami/main',
    alt: "Manhattan si accende al crepuscolo oltre l'East River: l'Empire State Building e il ponte di Brooklyn che porta in città",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: 'ab32e0bf',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAkABABoJYwCdAEJL+uqQAD+zgQ09Dijpw2DVnDQoXlOwh4Txjh+BySAAA==',
  },
  'islanda-norvegia': {
    id: 'islanda-norvegia/main',
    alt: "L'aurora boreale verde sopra un fiordo norvegese, con le cabine rosse dei pescatori illuminate e le vette innevate",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: 'e1a4d014',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJbACdAD1bndatvAA/qNxt4S4OwVuJaK/A7hnf/7xFqJKm9rxLtf/ICQAAA==',
  },
  hawaii: {
    id: 'hawaii/main',
    alt: 'Il cratere di Diamond Head domina la baia di Waikiki, con gli alberghi bianchi, il mare turchese e un surfista',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '398d7e19',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoQAAkABABoJbACdACUEsQA+5U7b7oSsEQ7+agsdDLzv2EYEjqHmkyHtYHeQ94N0E4l7gAA',
  },
  grecia: {
    id: 'grecia/main',
    alt: 'Le cupole blu e le case bianche di Santorini affacciate sulla caldera, con le barche a vela nel mare profondo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: 'cb0c937b',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAkABABoJbACdACxnHQkAAD+1Qj/ljqQCevm5yFh7Mk0nrk6WNtxLlPPeqVB5SzS7h+XOuOv+n/QwAA=',
  },
  'seychelles-dubai': {
    id: 'seychelles-dubai/main',
    alt: "I massi di granito levigato di La Digue sulla sabbia chiara, tra le palme e l'acqua turchese, con una tartaruga gigante",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '55601fd2',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQAAkABABoJbACdAD1ZbeTWQIAAM43p4QqX4GwOeALMHb/nNGXMwaFvtjkYew/kJVhmAAA',
  },
  'peru-machuPicchu': {
    id: 'peru-machuPicchu/main',
    alt: 'Le terrazze e le case di pietra di Machu Picchu nella nebbia del mattino, ai piedi della cima ripida del Huayna Picchu',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '580d3519',
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoQAAkABABoJZgC7AEEpAAA/sbxTkmUAI+GznGE7He0yUHDxTbw5mq6AAA=',
  },
  'losAngeles-lasVegas': {
    id: 'losAngeles-lasVegas/main',
    alt: "La scritta Hollywood sulle colline di Los Angeles nell'ora d'oro, con la città nella foschia e un filare di palme altissime",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: 'dd55e72a',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJQBOgCB2OQ5TYADOPNM1Z6tbcerGFjYhdfRwRGQRmUEWvHtQO/eMAAA=',
  },
  'australia-nuova-zelanda': {
    id: 'australia-nuova-zelanda/main',
    alt: "Le vele bianche dell'Opera House e l'arco dell'Harbour Bridge nella baia di Sydney alla prima luce, con un traghetto",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: 'ef0d3033',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAwAgCdASoQAAkABABoJZgCdH8AFc2T+982AAD9w1VUxeFT9CtzGpYaXUP8CgV9IquCgSXgIAA=',
  },
  'canada-vancouver-rockies': {
    id: 'canada-vancouver-rockies/main',
    alt: "Una canoa rossa sull'acqua turchese del lago Moraine, chiuso dalle vette innevate delle Montagne Rocciose",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '4109bdb7',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABABoJbACdAEedRghQAD+WGw4VYm83lntY9IKD3VbR0J7iI035hFcVG27NlzrT6pU4wkXywAA',
  },
  'india-triangolo-oro': {
    id: 'india-triangolo-oro/main',
    alt: "Il Taj Mahal rosato all'alba, riflesso nella lunga vasca fra le siepi e i cipressi del giardino",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: 'b91dac50',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJQBOgCHmrN2DBAAA/PKQalOd+2GEv8d1Auas2BDAInpI02oDASk4zORBshbPeLgAAA==',
  },
  'cina-pechino-xian-shanghai': {
    id: 'cina-pechino-xian-shanghai/main',
    alt: "La Grande Muraglia sale di cresta in cresta con le torri di guardia, fra boschi d'autunno nella luce del mattino",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: 'fabc7fbc',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAkABABoJagCdAEJSR5kAP38DTJo9dsyqjVeGzGhGlmF3+KAvesWDbz0QuYAAAA=',
  },
  'kenya-safari-experience': {
    id: 'kenya-safari-experience/main',
    alt: "Una grande mandria di gnu e zebre nell'erba dorata del Masai Mara, sotto un cielo di temporale con un'acacia solitaria",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: 'd5cc9d5c',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJbACdH8AFWHxxgAA9HZmwmo7bUDXpNTY8/cnaUFDxoEPSoG79rdAAAA=',
  },
  'sharm-el-sheikh': {
    id: 'sharm-el-sheikh/main',
    alt: 'La baia turchese di Sharm El Sheikh con una barca a vela, le montagne rosse del Sinai e una palma da dattero',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '2c56ebdd',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAkABABoJbACdAEegwzgAAD968R+d6+FxRUUDhg/y6A2I7q0JvN/d3Wh1V1BiSAAAA==',
  },
  'egitto-completo': {
    id: 'egitto-completo/main',
    alt: 'Le piramidi di Giza al tramonto, la Sfinge in primo piano e una carovana di cammelli sulla sabbia dorata',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '2361481b',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAwAgCdASoQAAkABABoJbACdGuAAtD2BSvwwAD+kb078QFFIfKOYVne0G8HAtMOMzHPa+ThyDn3UkiivHz3YAAA',
  },
  'parigi-disneyland': {
    id: 'parigi-disneyland/main',
    alt: 'La Torre Eiffel illuminata al tramonto oltre un ponte di pietra sulla Senna, con un battello che passa',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: 'aa3743b5',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAkABABoJQBOgCHciFaYAAD+wHwb+oVYzBaxm89HBNTN6JvuKR72ajdLgAAA',
  },
  'londra-harry-potter': {
    id: 'londra-harry-potter/main',
    alt: "Il Big Ben e il Parlamento sul Tamigi all'imbrunire, con un autobus rosso sul ponte di Westminster",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '2b2820f3',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAkABABoJQBOgCHZgVNqAADypumI86rVfzZHfYMeRqD7S1E33Dt6zUbpcAAA',
  },
  'praga-budapest': {
    id: 'praga-budapest/main',
    alt: "Il Ponte Carlo con la sua torre gotica e il castello di Praga sulla collina, all'alba sulla Moldava",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '9b54e467',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAkABABoJZACdAEMUFUwAM3xvTh0Zl2tXBeBafmCNG5N+AoEk4xCxtnvNmvgAAA=',
  },
} satisfies Record<string, Picture>
