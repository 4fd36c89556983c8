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
    v: 'ff3aaba6',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAkABABoJaACdAC3GEwAAPaQl7DQi/NErVRSHOXCUBfw7b3kNXfrIWLDsMkK9F3GgAAA',
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
    v: '5c03e3ab',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJbACdADwKopEXwAA/qNxt4S4OwkMnOrSTml1aRj+OLUSVN7XiXa/+QEgAA==',
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
    v: 'cc3152af',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQAAkABABoJbACdAERETTAnYbAAP7F81Jd7jwCm9Ef1dyT6DN9WcBrk96G/YTOdOmJxXq1ujNRk2jeOAAAAA==',
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
    alt: 'Le terrazze e le case di pietra senza tetto di Machu Picchu sul crinale, sotto la cima ripida del Huayna Picchu, con un lama che guarda',
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
    v: 'bb5b41a1',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACQAQCdASoQAAkABABoJbACdADYzAgA/lhzeoWOR85bpU3LwOZY+UvcytK2xgDMkE7MuWSiVEdZtTtQZQAAAA==',
  },
  'india-triangolo-oro': {
    id: 'india-triangolo-oro/main',
    alt: "Il Taj Mahal rosato all'alba, riflesso nella lunga vasca fra le siepi e i cipressi del giardino",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '9d04def0',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoQAAkABABoJYgCdAEfbdhoXWAAAPzykJfwt1/nXd3TxgUpLSZSekk8/dxTdVy+VVRcbEWb1AAAAA==',
  },
  'cina-pechino-xian-shanghai': {
    id: 'cina-pechino-xian-shanghai/main',
    alt: "La Grande Muraglia sale di cresta in cresta con le torri di guardia, fra boschi d'autunno nella luce del mattino",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: 'ffb9af80',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJaACdAEeY4NmAAD9/A1BILBwU5G2QybVlCuouAACMmk3S0DwXoIBgAA=',
  },
  'kenya-safari-experience': {
    id: 'kenya-safari-experience/main',
    alt: "Tre pastori in rosso guardano le mandrie e le giraffe del Masai Mara, sotto un'acacia e un arcobaleno dopo il temporale",
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
    alt: 'La Sfinge di Giza davanti alle tre piramidi nella luce del mattino, con una carovana di cammelli sulla duna in primo piano',
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
    alt: 'La Torre Eiffel al tramonto oltre la Senna e un ponte ad archi bassi, e in primo piano un bambino con un palloncino rosso',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: 'afd31e50',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoQAAkABABoJQBOgCHV4GgAAP2dX+tmHBQtgxiji0yoFQDsRgMH5rmJAJ9wAA==',
  },
  'londra-harry-potter': {
    id: 'londra-harry-potter/main',
    alt: "Il Big Ben e il Parlamento sul Tamigi all'ora blu, con gli autobus rossi sul ponte di Westminster",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '2a4ca637',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAkABABoJYgCdAEOng4AAP5BBt3W2MtmA9ZHrb4g68tdq2m45kxbhsixVKLSAAA=',
  },
  'praga-budapest': {
    id: 'praga-budapest/main',
    alt: "Il Ponte Carlo con le sue statue e la torre gotica, sotto il castello di Praga, all'alba sulla Moldava con due cigni",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '9b54e467',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAkABABoJZACdAEMUFUwAM3xvTh0Zl2tXBeBafmCNG5N+AoEk4xCxtnvNmvgAAA=',
  },
} satisfies Record<string, Picture>
