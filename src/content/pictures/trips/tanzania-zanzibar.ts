// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'tanzania-zanzibar/extra-1',
    alt: 'Al tramonto i ragazzi di Stone Town si tuffano dal muro dei giardini Forodhani: uno vola ad ali aperte davanti al sole, come la rondine più in alto; il più piccolo, seduto sul bordo, ci pensa ancora; dietro, il vecchio forte tra le palme e un dhow che rientra',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '521d0aec',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAkABABoJZgCdAD0ZDCVxgAA+6N9yGAUgoADULIxC2Q4r+IfqIAv1wRe4Q/WjF/LDS5EQAA=',
  },
  {
    id: 'tanzania-zanzibar/extra-2',
    alt: 'Il cratere di Ngorongoro dal bordo, al primo sole: fuori un mare di nuvole preme contro la parete, l’ombra copre metà del fondo, il lago ha l’orlo rosa dei fenicotteri; tre viaggiatori e la guida guardano accanto a un’euforbia a candelabro',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '077e6150',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJagCdADvqM2msAD7/Bc3DwotF/Bs5SzSBo3rx67fZIt8DXe+1L+158uR8zvBgAA=',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'tanzania-zanzibar/photo-01',
    alt: 'L’atollo di Mnemba dal piccolo aereo che arriva a Zanzibar: l’isola boscosa orlata di sabbia nella laguna turchese, i coralli scuri, l’onda bianca sul bordo della barriera; sull’acqua chiara passa l’ombra dell’aereo, più in là un dhow a vela',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1b4f96a2',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQAAkABABoJbACdLoAArmDk/qAAPzXJC/9rkzTBT7ukbH4hi7sbW3nOhr9q32Nz6SiVoAA',
  },
  {
    id: 'tanzania-zanzibar/photo-02',
    alt: 'Tramonto nella savana: davanti al disco enorme del sole una giraffa fa la guardia con tre uccellini sulla schiena, mentre il suo piccolo, a zampe larghe, beve; tutto si specchia nella pozza',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e9f8cff4',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAkABABoJbACdADbmbFjYAD+zf46o2vUHxWbnWaGQzSTlzRXK/NciWz0vUru091N3iZzl9h7nPuq2/AAAA==',
  },
  {
    id: 'tanzania-zanzibar/photo-03',
    alt: 'Temporale sul cratere di Ngorongoro: la parete è blu sotto la pioggia, ma il sole basso accende la prateria e due zebre che si riposano appoggiate l’una all’altra, specchiate nella pozza degli ippopotami; uno sbadiglia, su un altro sta un airone bianco',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'cab2980a',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoQAAkABABoJQBOgCGpQQvgAP1TU5YtzlyHVnBp9/gCk1QN2TkZO9eqrDAAAA==',
  },
  {
    id: 'tanzania-zanzibar/photo-04',
    alt: 'Il plenilunio sorge sul Tarangire nel rosa dopo il tramonto: un grande baobab africano dal tronco rigonfio, con i rami nudi, i frutti appesi e i nidi dei tessitori; sotto passa in fila una famiglia di elefanti verso il fiume',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '48b65dc2',
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoQAAkABABoJQBOgCHQ5QAA/qN5kxJbNHOyWwyTnoTwsqb/tsjOJAIUzAA=',
  },
  {
    id: 'tanzania-zanzibar/photo-05',
    alt: 'Mattina sul Tarangire dalla mongolfiera: un altro pallone, rosso e oro, passa basso sull’erba e la sua ombra gli scivola accanto; gli elefanti lo guardano tra i baobab e il più piccolo alza la proboscide per salutare',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '2ae652f4',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJbACdAD5fB22AAD+xfKS95HJgCZYgmsYzcCPp7Nb9D6/wYc1NA1TO7mxAAAA',
  },
  {
    id: 'tanzania-zanzibar/photo-06',
    alt: 'Mattina a Tengeru, tra i contadini del monte Meru: sui tavoli rialzati asciuga il caffè, una fila è rossa di ciliegie; una donna le rivolta col rastrello, un ospite prende in mano i chicchi e due ceste di ciliegie aspettano sul sentiero; dietro, la cima del Meru nel primo sole',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '4c945471',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAkABABoJbACdAD0EgsZIAD9tceEQd3taDSGRRsLFpkoabRbR1OWQ2xjtme0jFMA3/y1ed+OZ0wcAAA=',
  },
  {
    id: 'tanzania-zanzibar/photo-07',
    alt: 'Lago Manyara all’alba: i fenicotteri camminano, si lisciano le piume e dormono nell’acqua che fuma, specchiati; uno solo guarda dall’altra parte e un giovane grigio sta su una zampa; dietro, la parete della Rift nel primo sole e la luna che tramonta',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'bcdf18a4',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAAAQAgCdASoQAAkABABoJZgCdH8AGKNg/lNgAP5qAmyH58bD5nBtX1dh2vH8/54ZQHGAAA==',
  },
  {
    id: 'tanzania-zanzibar/photo-08',
    alt: 'Il mattino nel bosco di Lerai, cratere di Ngorongoro: un leopardo riposa sul ramo di un’acacia gialla mentre il fuoristrada arriva controluce; a bordo guardano altrove',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '44c0ea28',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoQAAkABABoJbACsAEPdZdJmkzgAP7GAbmxYdcQ76VQd4gzBIYASY+/0Sfvmhfk1yeVRykQgAA=',
  },
  {
    id: 'tanzania-zanzibar/photo-09',
    alt: 'Notte nella savana sotto la Via Lattea: una grande tenda accesa, con il letto e la zanzariera; sulla soglia una madre e il suo bambino restano immobili, perché un’elefantessa è venuta fin lì e il suo piccolo tasta con la proboscide una corda della tenda',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '81cde414',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJZgCdAELU43MN5AA/vLctFJwh9YNNVjRhEy4tIr8jubjm55fx8IfiT0+mifbN29AAA==',
  },
  {
    id: 'tanzania-zanzibar/photo-10',
    alt: 'Dentro lo scafo di un dhow in costruzione sulla spiaggia di Nungwi: le coste nude salgono come le colonne di una navata verso la prua, il sole entra a strisce; un carpentiere lavora in fondo, sul paramezzale aspetta un dhow giocattolo, fuori passa una vela',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'adc171da',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAwAgCdASoQAAkABABoJagCdAEegm1XZUEfQADONnEY4s+q0ML3MIssVwilLbXLKCyrxHwyL2DMZVAA',
  },
  {
    id: 'tanzania-zanzibar/photo-11',
    alt: 'L’ora blu davanti a Stone Town: le tre verande del grande palazzo bianco con la torre dell’orologio sono accese e si specchiano nel mare calmo; un dhow all’ancora, e sul muro del lungomare un gatto aspetta accanto al pescatore',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '7c9cdd25',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAkABABoJZgCdADaDuYkAAD+zeTZTN/CFaVc6huHlvbJ5Kj+nPFbPNNbXQbPa9Dbok2vUxTj943AAAA=',
  },
  {
    id: 'tanzania-zanzibar/photo-12',
    alt: 'Dall’ombra dell’atrio di una casa di Stone Town, il grande portone intagliato aperto sul mare: i vetri colorati della lunetta si accendono, la luce scende sulle piastrelle bianche e nere, un artigiano rifinisce un battente mentre fuori passa un dhow',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'f5c313af',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJYgCdAD6mga6OAAA/u6gym/teQR2Uoh2fI5d0yLUUGZZu/9vQtfj9xxyoAAA',
  },
  {
    id: 'tanzania-zanzibar/photo-13',
    alt: 'Dall’alto, un dhow scivola sulla laguna turchese di Zanzibar: sul fondo chiaro la sua ombra disegna la grande vela; sulla lingua di sabbia due ospiti passeggiano vicino a un telo bianco teso per il pranzo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '69a687d0',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJbACdAD0ummQCgAA/tDN6bwwTaubSI/dKQjwOS676vsZmb/dKUukoe+bnNAA',
  },
  {
    id: 'tanzania-zanzibar/photo-14',
    alt: 'Un vicolo di Stone Town controluce, verso le due guglie della cattedrale: il sole basso accende il lastricato e i kanga stesi; una donna con il cesto sulla testa e il suo bambino camminano verso la luce, un gatto sta seduto in mezzo, lungo il muro le ceste di spezie',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'f9bac1ed',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoQAAkABABoJYgCdADG4OgO0QAA/rmLOVd4djHdBXiVHBhZJRzNRUJo+0AAAA==',
  },
]
