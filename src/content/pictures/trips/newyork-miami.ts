// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'newyork-miami/extra-1',
    alt: "I taxi gialli in coda sotto i cartelloni luminosi di Times Square in una sera di pioggia, con i riflessi sull'asfalto",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '93cbdc9f',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQAAkABABoJQBOj+ACvdorMlhAAPsjKRCs6Bg43mVAc06vWBdWi9mv9vAVI0t1uPbizVsTE/aXJsAA',
  },
  {
    id: 'newyork-miami/extra-2',
    alt: "Gli alberghi Art Déco di Ocean Drive a Miami Beach al crepuscolo, con i neon accesi, le palme e un'auto d'epoca",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'f5f9a4c9',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAkABABoJQBOgCP7eba5MAD+hBUvf31IU5yglEhsEXWLgdCG3OYgfBUb+Wm4zFhAAA==',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'newyork-miami/photo-01',
    alt: 'La Statua della Libertà sul suo piedistallo in una giornata limpida, con un battello di visitatori nella baia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '2cf06fca',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoQAAkABABoJbACdAD0r1DX37DgAP5bfOiUt5uxI/p2NjmZIa5lderxzxY+C6plaAA=',
  },
  {
    id: 'newyork-miami/photo-02',
    alt: "Il laghetto di Central Park fra aceri arancioni d'autunno, con il ponte di pietra e le torri oltre gli alberi",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1cc750ec',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoQAAkABABoJZgCdACkTowAAP5H5RapFhRwzUdzIAta0Rf/QCvZEzCUjh7DpxJqZpAAAA==',
  },
  {
    id: 'newyork-miami/photo-03',
    alt: "Le case di arenaria bruna di Brooklyn con le scalinate coperte di neve, lampioni accesi e passanti con l'ombrello",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'f52da846',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAABQAQCdASoQAAkABABoJQBOgCgAAP64EmSu0xV+kMkMKmMfswJtgxLNRLxQ5Y214OKI4jjbOE7xQz4A',
  },
  {
    id: 'newyork-miami/photo-04',
    alt: "Serbatoi d'acqua di legno sui tetti di Manhattan nell'ora dorata, con la guglia del Chrysler in lontananza",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '4269f151',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJQBOgCIB3VesAADiBWDiSDp/3LRZu5aHHBRC/gMgm/9USsoHf0HSAAA=',
  },
  {
    id: 'newyork-miami/photo-05',
    alt: "Un viale di Manhattan visto dall'alto di notte, con le scie bianche e rosse delle auto fra i palazzi illuminati",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e9241a68',
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoQAAkABABoJZACdAD0q0oAAQAA/ulDjXsZIiG4Yqox86irSWBnggshYAA=',
  },
  {
    id: 'newyork-miami/photo-06',
    alt: "Il traghetto arancione di Staten Island all'alba davanti a Lower Manhattan e alla torre One World, con i gabbiani",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'c6f5a7f2',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJZACdAEQEXs6h3AA/mbbACyXajDaQlQ7XU1a9uIEZ4EnvBOOJLAxk4+TAAAA',
  },
  {
    id: 'newyork-miami/photo-07',
    alt: "Il Flatiron, sottile come la prua di una nave, all'incrocio di due viali nel tardo pomeriggio, con i taxi gialli",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'd3eb88fc',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAkABABoJZACdH8AB2oAAP4d0VN5tpz1FwKPhSmMujlHr6zwj5aNNd1atH4AAAA=',
  },
  {
    id: 'newyork-miami/photo-08',
    alt: 'Una torretta dei bagnini color corallo e turchese sulla spiaggia di South Beach al mattino, con il mare calmo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'c275a2e0',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJZgCdH8AFZHQ8AAA+/shODuKg/Ma2CH0G2IMc31tE2H0OxyNV8hyv1wAAA==',
  },
  {
    id: 'newyork-miami/photo-09',
    alt: 'Un idroscivolante attraversa le Everglades tra falasco e mangrovie, con gli aironi bianchi e un alligatore sulla riva',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'bb07e3dd',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJbACdAEPRyZGBAD+thZDp8gcyIl38+9N8s33l6wfuJ0MX3Mf0rzIl3lR3W1Z5AA=',
  },
  {
    id: 'newyork-miami/photo-10',
    alt: "La lunga strada sul mare che collega le isole Keys, dall'alto, fra banchi di sabbia e acqua turchese",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'f226bf2a',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAkABABoJbACdAEQB/3wQAD+ZoSf6debYaoHgSYDyi5TyldNY/2N7g/u+v9ViEAAAA==',
  },
  {
    id: 'newyork-miami/photo-11',
    alt: "Una via di Little Havana con il grande murale di un gallo e di un sole, i portici colorati e un'auto d'epoca rossa",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '71a3511a',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAkABABoJagCdADzd4UAAOJQlBzD1Yk4uSXnOimYh3P5yA7R2WrrAfTwF9gLQAA=',
  },
  {
    id: 'newyork-miami/photo-12',
    alt: 'Il porticciolo di Miami di notte, con gli yacht ormeggiati, i grattacieli di Brickell illuminati e la luna sulla baia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'cc540366',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAkABABoJZACdAEOaBGO4AD+6iDa3N3bG6OPYCzJ6FT9lK9I3Nx4R1gAAA==',
  },
  {
    id: 'newyork-miami/photo-13',
    alt: "Fenicotteri rosa nell'acqua bassa e un pellicano su un palo al tramonto, con il sole che scende dietro le mangrovie",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1d71d1a3',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJQBOgCIFlzKxAADiBoVIlUwG9bh96fWSY8VB7DhVrxgbbsx7g8izQNUb+AAA',
  },
  {
    id: 'newyork-miami/photo-14',
    alt: "La passerella di legno del ponte di Brooklyn al mattino, sotto gli archi di pietra e la ragnatela dei cavi d'acciaio",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'b6ce3052',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJQBOgB0iqFmGAAD88nEKHbyDXp+t6otz2x8w/JufGWqjn0FcFrP8DuXRtBMAAAA=',
  },
]
