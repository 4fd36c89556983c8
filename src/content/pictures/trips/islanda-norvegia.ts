// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'islanda-norvegia/extra-1',
    alt: "La cascata di Skógafoss precipita tra pareti verdi di muschio, con un arcobaleno nella nebbia d'acqua",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'b1266cc1',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACQAQCdASoQAAkABABoJYgCdACdDXQA99FZfywYcjfRB1XKfBGC5UblOQS1H3iadxE6NZjIAAA=',
  },
  {
    id: 'islanda-norvegia/extra-2',
    alt: "Una nave bianca risale il Nærøyfjord tra pareti verdi a picco, con le cascate che scendono fino all'acqua",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '519bf983',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQAAkABABoJbACdAEejTO6iI2AAM2dENoYFw5ijqoj3k061GXWwCpiM2oT3WzQtM/DQAAA',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'islanda-norvegia/photo-01',
    alt: "Il geyser Strokkur esplode in una colonna d'acqua e vapore davanti a un gruppo di viaggiatori",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '43345f87',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoQAAkABABoJZACdAEUoJQKVwAA/sj6oSULTmTg/ab8B1j4XxJEoh82mYOAAA==',
  },
  {
    id: 'islanda-norvegia/photo-02',
    alt: "Colonne di basalto e faraglioni scuri sulla spiaggia nera di Reynisfjara, tra le onde bianche dell'Atlantico",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'b23d0269',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoQAAkABABoJZQCsAEQF18hAwAA/tc1VytbCaXcrnlaBZv4dB0GhIRU+IAAAA==',
  },
  {
    id: 'islanda-norvegia/photo-03',
    alt: "Blocchi di ghiaccio bianchi e azzurri nella laguna ai piedi del Sólheimajökull, con la lingua del ghiacciaio all'alba",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '3cc1878a',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJaACdAEO9EAfmAAA/f0s5iapdUbsL9ToFAe92rz/5tF3vi+N0BIAAAA=',
  },
  {
    id: 'islanda-norvegia/photo-04',
    alt: "Cascate fra i prati della costa sud islandese e pecore al pascolo, con la calotta bianca dell'Eyjafjallajökull nella sera d'estate",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'c40076ee',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAwAgCdASoQAAkABABoJQBOj+ADBDL1yw2ZAAD+th0c3611WWYm0gKxwDXclkgjXGU2An7i33qYEOCZvZEAAA==',
  },
  {
    id: 'islanda-norvegia/photo-05',
    alt: "Bagnanti nell'acqua azzurra e lattiginosa di una laguna termale, tra i vapori e le rocce di lava nera",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'fbb8b479',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJbACdH8AF+QDugAA/I9dSWIbg110e+m6K0m+L3NLuqwrZmmRqPk+lBLUgAAA',
  },
  {
    id: 'islanda-norvegia/photo-06',
    alt: 'La strada costiera islandese attraversa un campo di lava coperto di muschio verso un ghiacciaio lontano',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '6472c320',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJYgCdAEOzKjmDgAA/rYMciMfPu1CzLD73E+S+1ABFNroGgu/2aYxgAA=',
  },
  {
    id: 'islanda-norvegia/photo-07',
    alt: "Pulcinella di mare dal becco arancione sul ciglio erboso di una scogliera a picco sull'oceano",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'b3ed2811',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAkABABoJZgCdAENFgX0AP7VCOzl7DVJt4WT4GespxhcTtPxw8owbdLc6QOl+AA=',
  },
  {
    id: 'islanda-norvegia/photo-08',
    alt: "Case islandesi con il tetto d'erba e le facciate di legno, in un prato fiorito sotto una montagna nella foschia",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '09f08603',
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQAAkABABoJaACdAEVwWZQAAD+1wwhq4uD+SvLVNi4imEhE5G3KQCaAAA=',
  },
  {
    id: 'islanda-norvegia/photo-09',
    alt: "Un villaggio norvegese coperto di neve: cabine rosse sull'acqua del fiordo e una vetta aguzza nella luce rosata",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'dad30c0a',
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoQAAkABABoJYgCdAEQTPMraAAA/mbX3jYfpNanRNnzPRx47IcrQ1IgAAA=',
  },
  {
    id: 'islanda-norvegia/photo-10',
    alt: "Il sole di una sera di giugno sfiora l'orizzonte tra gli scogli del nord, con una barca a vela in controluce",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'efb1ee11',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJYgCdH8AGBTSzOAA/NkG1Hzpw9PNiN6QJnE06/3yQKuokXGsa0z4TA3AAA==',
  },
  {
    id: 'islanda-norvegia/photo-11',
    alt: "Una chiesa di legno medievale dai tetti a scaglie sovrapposti, tra le betulle gialle d'autunno e i monti norvegesi",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'de196696',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAkABABoJagCsADHA09AAP6PtA/jFJ2v1XPoCryuKOAR/qx2wT9hqNKUN2QQAAA=',
  },
  {
    id: 'islanda-norvegia/photo-12',
    alt: 'Le case di legno colorate del Bryggen di Bergen sotto la pioggia, riflesse nel porto con le finestre accese',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'da999f43',
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoQAAkABABoJZQCdAD0vOyzq4AA99jopgFOxiwOo4snjpTVq+f1CzQ4AAA=',
  },
  {
    id: 'islanda-norvegia/photo-13',
    alt: "Una sauna di tronchi fuma nel bosco innevato, mentre l'aurora verde danza tra le cime degli abeti",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '765f27fc',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoQAAkABABoJaACdAEO/8moIgAA/uX/wOdGPXpajj8lPsszBNaVN1UdqXYAAA==',
  },
  {
    id: 'islanda-norvegia/photo-14',
    alt: 'Un faro bianco e arancione acceso su un promontorio di lava, con il mare mosso nella luce della sera islandese',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'b2631dcc',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJZACdAEUoYdw4ADiBl3laW6rd/sQ55Q0968OcgBU4lh5uMwcO5FUIAA=',
  },
]
