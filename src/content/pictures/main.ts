// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../domain/catalogue/pictures.ts'

export const mainPictures = {
  'tokyo-kyoto': {
    id: 'tokyo-kyoto/main',
    alt: 'La pagoda rossa a cinque piani tra i ciliegi in fiore, davanti al monte Fuji innevato; una scolara rincorre i petali sulla scalinata',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '8573f4e1',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJZACdAEQHzOKgAD+W/V3rf1YlcIeIpniAmmhIkPAQfrd3xSLlsS05BsWFfbW0IEAAA==',
  },
  thailandia: {
    id: 'thailandia/main',
    alt: "Barche a coda lunga con nastri colorati nell'acqua smeraldo, davanti ai faraglioni calcarei coperti di giungla",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '021a4d89',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJbACdAEQEoqjn4AA/sXqiXYf+65lZLVAAw3NFIfyuc9js9dEtkYLvStfqAAA',
  },
  'tanzania-zanzibar': {
    id: 'tanzania-zanzibar/main',
    alt: 'All’alba, sotto la cima piatta e innevata del Kilimanjaro, un cucciolo di giraffa si ferma in mezzo alla pista davanti al fuoristrada; dal tetto alzato i viaggiatori lo guardano incantati, la madre aspetta',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '37786da4',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACQAQCdASoQAAkABABoJbACdAD1QsgA999dCBX2JALTwltPbQhkzd0V7dDZMiRW/N4miSCECgAAAA==',
  },
  'maldive-dubai': {
    id: 'maldive-dubai/main',
    alt: "Dalla terrazza di una villa sull'acqua alle Maldive un bambino con le pinne gialle guarda un'aquila di mare che gli passa sotto i piedi nella laguna trasparente; sullo sfondo un'isola di palme",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '9a8e2359',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABABoJbACdAENq1EJfAAA/uqpJZq9QiNL1EOmWYzeWEI6xAwnTVRNXhOt3U2E3y659nqXAAAA',
  },
  'bali-singapore': {
    id: 'bali-singapore/main',
    alt: 'Bambini che corrono sull’argine delle risaie a terrazza di Bali con un aquilone a forma di drago, davanti a un tempio dai molti tetti e al vulcano Agung riflesso nei campi allagati',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '7d52b5db',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJZgCdAEemYAxoAD+xf4LxV5HFxQ/rtrcBlGBS1IwsDx8qRgHDvix8AA=',
  },
  'newyork-miami': {
    id: 'newyork-miami/main',
    alt: "Amici attorno a una pizza su una terrazza di Brooklyn all'ora blu, sotto le lampadine, davanti all'Empire State Building e al Chrysler",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '5c76f4ae',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJaACdIExGA08poAA/oQFYSOQtNREaw8/hUavuJqb7dyuE+wwnxueVwAAAA==',
  },
  'islanda-norvegia': {
    id: 'islanda-norvegia/main',
    alt: "L'aurora boreale verde sopra un fiordo norvegese, con le cabine rosse dei pescatori illuminate e le vette innevate",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '50757fac',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAkABABoJbACdADVgiLAAP7AfTaoEjnpPCYOG63xQ1p+Sgh9XPGKOlLRNjXik6dejnPLgAA=',
  },
  hawaii: {
    id: 'hawaii/main',
    alt: "Un surfista sull'onda di Waikiki davanti al cratere di Diamond Head, e una tartaruga che nuota sott'acqua",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '6bd27a0e',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAkABABoJbACdAELiZNh4AD+kSlbdxLzbbZ96N2uzpEsh3h2Mzs6s4k3VHkW8Wuw5evsa6//yZDgAAA=',
  },
  grecia: {
    id: 'grecia/main',
    alt: 'Le cupole blu e le case bianche di Santorini affacciate sulla caldera, con le barche a vela nel mare profondo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '001d1c87',
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoQAAkABABoJbACdEfqgego4IfAAAD+xcweKbnkyzMMcaHIgTQwaPzs6rq8ueU+GwLsABY2EtclDI7SsmXTUAAA',
  },
  'seychelles-dubai': {
    id: 'seychelles-dubai/main',
    alt: "I massi di granito levigato di La Digue sulla sabbia chiara, tra le palme e l'acqua turchese, con una tartaruga gigante",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: 'a8b0ed90',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAkABABoJbACdAEOfFQ6aj4A/fuP1Ephx1UEoCQgbRWtT36R0SWTuXSSBpb1/sUK4nIAAAA=',
  },
  'peru-machuPicchu': {
    id: 'peru-machuPicchu/main',
    alt: 'Machu Picchu al primo sole: le case di pietra senza tetto tra le terrazze, il Huayna Picchu e il fiume in fondo alla valle; un lama sbircia il disegno di una viaggiatrice',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '94b0eeb4',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAwAgCdASoQAAkABABoJagCdAELZClyc4EvwAD+lxlRLrGA0sT5r4UVXhwqfUgux+g9VKn0uUgq9eAA',
  },
  'losAngeles-lasVegas': {
    id: 'losAngeles-lasVegas/main',
    alt: "La scritta Hollywood sulle colline di Los Angeles nell'ora d'oro, con la città nella foschia e un filare di palme altissime",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '1e8ba6ed',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJZgCdADwhsCHkAD947GgM2d6J50r4zvFj8FvcSarCFR3PzAMOHVwEPywu9/7X4AAAA==',
  },
  'australia-nuova-zelanda': {
    id: 'australia-nuova-zelanda/main',
    alt: "L'Opera House e l'Harbour Bridge di Sydney sulla baia blu, con un traghetto e due cacatua bianchi sulla ringhiera",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: 'f467b5da',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoQAAkABABoJZgCdAEKyupvR6wAAPjlA2TF9n1MhFqYW+37YKo4KhwqgofiEJWFxOl2WThE4AA=',
  },
  'canada-vancouver-rockies': {
    id: 'canada-vancouver-rockies/main',
    alt: 'La valle dei dieci picchi alla prima luce sul lago Moraine: una canoa rossa saluta una marmotta in piedi su un masso, tra i tronchi portati dall’acqua',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '8fbc074d',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAkABABoJbACdAEOqPHwAPjHNRqoug5sdWyxzlidNsEMAY3TYnSTVijO3df+CnD5m42uAAA=',
  },
  'india-triangolo-oro': {
    id: 'india-triangolo-oro/main',
    alt: "Il Taj Mahal rosato all'alba dall'arco della grande porta, riflesso nella vasca fra i cipressi",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: 'f16678d1',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJYgCdADFdTqY4AD+7oxfCvUsbIx8Ly6NF+Xh7yA491Ersk2WfcLmorvrAWCkXAAAAA==',
  },
  'cina-pechino-xian-shanghai': {
    id: 'cina-pechino-xian-shanghai/main',
    alt: "La Grande Muraglia sale di cresta in cresta con le torri di guardia, fra boschi d'autunno nella luce del mattino",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: 'af864c4c',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQAAkABABoJbACdGuAAs0G4ugAAP6yN51fZKSVrI0IkRW/hz73LvQhS6ziBMSWcpLYyxEklQamdifAAAA=',
  },
  'kenya-safari-experience': {
    id: 'kenya-safari-experience/main',
    alt: 'Una femmina di ghepardo ritta su un termitaio scruta la colonna degli gnu e delle zebre nel Masai Mara, con un cucciolo tra le zampe e l’altro che gioca con la coda; il temporale se ne va sotto un arcobaleno',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: 'dc9fb626',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJbACdGuAAZl24AD33rABAS0RaDXLyo9vbB1qKN8Ow6NBTnPB6bO84Up7MAAA',
  },
  'sharm-el-sheikh': {
    id: 'sharm-el-sheikh/main',
    alt: 'Sharm El Sheikh a pelo d’acqua: sopra il granito rosso del Sinai, un pontile e una barca bianca, sotto due persone con la maschera guardano i coralli e i pesci farfalla gialli',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: 'a64ebd48',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJbACdAEIhkt6AAD8zi+ODzjb4WLJrtw59nEH20IphHhFBH0sKiASSsZvC3Wf0QAAAA==',
  },
  'egitto-completo': {
    id: 'egitto-completo/main',
    alt: 'La Sfinge di Giza e le tre piramidi nella luce del mattino: una guida racconta, un cammello riposa in ginocchio e un bambino imita la Sfinge disteso su un blocco di pietra',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: 'd32f2816',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJbACdAEPccBCUAAA/rIR/pqKlF2TukSC0K1HDn0ZOWMTtfIaur1ddnswAAAA',
  },
  'parigi-disneyland': {
    id: 'parigi-disneyland/main',
    alt: 'Un pittore ritrae la Torre Eiffel dal prato tra gli alberi potati, di mattina, accanto a una giostra di cavalli e a una bambina con un palloncino',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '404db94b',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABABoJbACdAD5NN6crkAAyv/9wiMxNjKwTtbcvN3/GQpkU4tz7ZKrOsJFpSLvZwj5p2TH+AAA',
  },
  'londra-harry-potter': {
    id: 'londra-harry-potter/main',
    alt: "Il Big Ben e il Parlamento all'ora blu dal ponte di Westminster, un bus rosso e un gufo bianco",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '864d6ec8',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJYgCdAEOxB3TtEAA/s3+L707pfo2C+oA0FaQN9kAdorjOS0gBP+FvEjBBnAA',
  },
  'praga-budapest': {
    id: 'praga-budapest/main',
    alt: 'Il Ponte Carlo al primo sole, con le statue dei santi e le loro ombre sul selciato; in fondo le torri di Malá Strana, la cupola verde di una chiesa e il castello di Praga con la cattedrale',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    portrait: { width: 960, height: 1200, widths: [480, 960] },
    v: '82fe6bf1',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQAAkABABoJZACdH8AGB9qiQAA/pGSwG5mbIffoTFAjv7CUJQ+39tMuK5JAAAA',
  },
} satisfies Record<string, Picture>
