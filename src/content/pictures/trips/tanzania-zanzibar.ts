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
    alt: 'All’alba sul fondo del cratere di Ngorongoro un rinoceronte nero e il suo piccolo attraversano l’erba dorata, un airone sul dorso della madre; dietro, le nuvole traboccano dall’orlo e scendono la parete come una cascata',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9a287e93',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoQAAkABABoJbACdH8AGDPO1RswAP7F/UE0Wm/C1WEKLLihF5q+r+2KjSVonwa80SeujdggAAA=',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'tanzania-zanzibar/photo-01',
    alt: 'L’atollo di Mnemba dal piccolo aereo che arriva a Zanzibar: l’isola boscosa orlata di sabbia nella laguna turchese, i coralli scuri, l’onda bianca sul bordo della barriera; sull’acqua chiara passa l’ombra dell’aereo, più in là un dhow a vela',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a2b2f275',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoQAAkABABoJbACdLoAArmDrA6AAPzXI7lcnoeXzvupMhlSxxp87yKRY9g+iowW1zhoAA==',
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
    alt: 'Temporale sul cratere di Ngorongoro: l’ombra della nuvola copre metà della parete, il sole basso accende il resto e la prateria; una zebra fa la guardia e un’altra viene a bere alla pozza degli ippopotami che le specchia; su uno di loro sta un airone bianco',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'c116df51',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAkABABoJZACdAEO4wyhAAD+W7HK5/cg09KAuaoIHwOgMdMLmDPiXqW3nKHrggAAAA==',
  },
  {
    id: 'tanzania-zanzibar/photo-04',
    alt: 'Il plenilunio sorge sul Tarangire nel rosa dopo il tramonto: un grande baobab africano dal tronco rigonfio, con i rami nudi; sotto passa in fila una famiglia di elefanti verso il fiume',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '081048e9',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoQAAkABABoJQBOgCHSEoAA/qN5kxJbNHOyXIemBgCwCJHsg9hnzUqc5wAAAA==',
  },
  {
    id: 'tanzania-zanzibar/photo-05',
    alt: 'Mattina sul Tarangire dalla mongolfiera: un altro pallone, rosso e oro, passa basso sull’erba e la sua ombra gli scivola accanto; gli elefanti lo guardano tra i baobab e il più piccolo alza la proboscide per salutare',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '73e5577e',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAkABABoJbACdAD1YTC1AAD+4AB1J/jyC1all6QjneZOwdr3Xbrq1IRHibv2FQAAAA==',
  },
  {
    id: 'tanzania-zanzibar/photo-06',
    alt: 'Mattina a Tengeru, tra i contadini del monte Meru: sui tavoli rialzati asciuga il caffè, una fila è rossa di ciliegie; una donna le rivolta col rastrello, un ospite prende in mano i chicchi e due ceste di ciliegie aspettano sul sentiero; dietro, la cima del Meru nel primo sole',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'd2ac5584',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAkABABoJbACdAD0Zrn2wAD8AHwCOzBE5MzHtMFBc94wakgFSZgrjtO7hmCmojt+MHKwNXkJ+a852QAAAA==',
  },
  {
    id: 'tanzania-zanzibar/photo-07',
    alt: 'Lago Manyara all’alba: i fenicotteri camminano, si lisciano le piume e dormono nell’acqua che fuma, specchiati; uno solo guarda dall’altra parte e un giovane grigio sta su una zampa; dietro, la parete della Rift nel primo sole e la luna che tramonta',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '170f7a77',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAkABABoJZgCdAEPRPWaAAD+tB0ZI8C7HgLtFBtI1SkBRaSOT1bafYRe+vAA',
  },
  {
    id: 'tanzania-zanzibar/photo-08',
    alt: 'Il mattino nel bosco di Lerai, cratere di Ngorongoro: un leopardo dorme sul grande ramo di un’acacia con le zampe penzoloni, mentre giù nella foschia dorata il fuoristrada arriva controluce; a bordo guardano altrove',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '3721f57e',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACQAQCdASoQAAkABABoJbACsADVhbAA/uI3WydLRFq2DocGhky0h3yYen8Q7RHVity/NDRh2RJVlibgAAA=',
  },
  {
    id: 'tanzania-zanzibar/photo-09',
    alt: 'Notte nella savana sotto la Via Lattea: una grande tenda accesa, con il letto e la zanzariera; sulla soglia una madre e il suo bambino restano immobili, perché un’elefantessa è venuta fin lì e il suo piccolo tasta con la proboscide una corda della tenda',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '6211a5ea',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJZgCdAEOw+SyngAA/vLcFB1AwjUu546sHZcmUFohniPKceziIfiT0+mifbliphAAAA==',
  },
  {
    id: 'tanzania-zanzibar/photo-10',
    alt: 'Dentro lo scafo di un dhow in costruzione sulla spiaggia di Nungwi: le coste nude salgono come le colonne di una navata verso la prua, il sole entra a strisce; un carpentiere lavora in fondo, sul paramezzale aspetta un dhow giocattolo, fuori passa una vela',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '73556439',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAwAgCdASoQAAkABABoJagCdAEegm1XZT8ggADONnEY4s+q0ML35hFlit+GsC2lgA+ire/h+m7rrgdAAAA=',
  },
  {
    id: 'tanzania-zanzibar/photo-11',
    alt: 'L’ora blu davanti a Stone Town: le tre verande del grande palazzo bianco con la torre dell’orologio sono accese e si specchiano nel mare calmo; una barca a remi con la lanterna, e sul muro del lungomare un gatto aspetta accanto al pescatore',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '887e2a8d',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAkABABoJZgCdAC3dGXtqgAA/trQ0vYMfRHvf/iYiNDsRP7A1z8Z7mNJyQNd4/mNseI03NlAW/Mg/J98AA==',
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
    alt: 'Dall’alto, un dhow scivola sulla laguna turchese di Zanzibar: sul fondo chiaro la sua ombra disegna la grande vela; sulla lingua di sabbia due ospiti passeggiano vicino a un telo a righe teso per il pranzo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '51e44d09',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABABoJbACdADbhDzQKsAA/tDN6bwyT4jJGbeUtyFy9FDBFv0pHl2D0hBR9DRGoLtTR/qfCwAA',
  },
  {
    id: 'tanzania-zanzibar/photo-14',
    alt: 'Un vicolo di Stone Town controluce, verso le due guglie della cattedrale: il sole basso accende il lastricato e i kanga stesi; una donna con il cesto sulla testa e il suo bambino camminano verso la luce, un gatto sta seduto in mezzo, lungo il muro le ceste di spezie',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e9b3b4f8',
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQAAkABABoJbACdADF7jMDgAD+g0i/k8NmH4HcSb3kU+447NVK6YrmAAA=',
  },
]
