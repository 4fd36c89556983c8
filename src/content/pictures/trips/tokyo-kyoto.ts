// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'tokyo-kyoto/extra-1',
    alt: 'Sentiero nel bosco di bambù di Arashiyama, con i fusti verdi altissimi e la luce che filtra dalle chiome',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'f54c0da2',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAkABABoJaACdACybAlCAAD4YdeAtg+SPQww/TTg5pj2mbzbkWmDgAAAAA==',
  },
  {
    id: 'tokyo-kyoto/extra-2',
    alt: "Strada di Tokyo di notte sotto la pioggia, insegne al neon riflesse sull'asfalto e passanti con l'ombrello",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '93595cdd',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACQAQCdASoQAAkABABoJYgCsABWBNAA4mHNKMZezQ5N720W200ry2n1RbsMM5Ba7+2y4dNh0sQiOtO+3hPgAA==',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'tokyo-kyoto/photo-01',
    alt: "Il Padiglione d'oro di Kyoto specchiato nello stagno, fra pini potati e isolette di pietra",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '279921ef',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAABwAQCdASoQAAkABABoJQBOgBHXYAD+1yNBXovyXfBpZuK9MFz/JmfDuUEe69+j8Qmq0WAFqNzgAA==',
  },
  {
    id: 'tokyo-kyoto/photo-02',
    alt: 'Galleria di torii vermigli in salita a Fushimi Inari, con la luce del mattino in fondo al sentiero di pietra',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '2e071837',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAkABABoJbACdADrsXOMAP53Fi0QEdXxbevTxOSYpkxnthldVUu/9yGuA+lABXqcKUUAAAA=',
  },
  {
    id: 'tokyo-kyoto/photo-03',
    alt: "Lo skyline di Tokyo al tramonto con la torre rossa accesa e il profilo del Fuji all'orizzonte",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '8d816ec9',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAkABABoJYwCdAEOzDaN+AD7pahmow9He+dRVybR4/JD0goH8fhiVo34GAAA',
  },
  {
    id: 'tokyo-kyoto/photo-04',
    alt: "Vicolo di Kyoto all'ora blu: case di legno, lanterne accese, la pagoda sullo sfondo e una donna in kimono",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'b0fbd9bf',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJZQCdIIjDpP4aQAA/ulbERUkjCTm9WzFnOYDNDPZg0vK5GDruqSVpwgBhAAA',
  },
  {
    id: 'tokyo-kyoto/photo-05',
    alt: 'Due file di lanterne di pietra accese lungo il sentiero del Kasuga Taisha, a Nara, sotto la neve al crepuscolo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '5cdf1536',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQAAkABABoJZACdAEO3iTw8oAA/nkyRsvy1trYk43+HIXpVbhgru7ORiMM6wAA',
  },
  {
    id: 'tokyo-kyoto/photo-06',
    alt: 'Il castello bianco di Himeji sopra le mura di pietra e il fossato, incorniciato dai ciliegi in un giorno sereno',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0e8ad701',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJbACdAEfB4Z4AAD+mDo/flMJuYJm1J5jxjJY1ifi+hWcXwujG5B8AAA=',
  },
  {
    id: 'tokyo-kyoto/photo-07',
    alt: 'Giardino zen di ghiaia rastrellata intorno a pietre muschiose, con il muro di terra e un acero verde e rosso',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '390e3206',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoQAAkABABoJYwCdADvYvEwYgAAyV0KhyCf/4to7r+yWt0+YqGqkbiRerMAAA==',
  },
  {
    id: 'tokyo-kyoto/photo-08',
    alt: "Ponte rosso ad arco sul torrente fra gli aceri d'autunno, con la nebbia leggera tra gli alberi",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'fb70c8d4',
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQAAkABABoJYgCdAD1RUW2AAD8YNIvUCo3i5t26A2Nc76DqCEpt1PwAAA=',
  },
  {
    id: 'tokyo-kyoto/photo-09',
    alt: 'Lo shinkansen bianco e blu corre sul viadotto davanti al Fuji, oltre un campo di fiori di colza gialli',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'cf72e905',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJbACdAEQMtO+wAAA/pFzHqSuWXvqollwPzI70QvAMbsV1vddvEtpCqkAAA==',
  },
  {
    id: 'tokyo-kyoto/photo-10',
    alt: "Il torii rosso di Moto-Hakone nell'acqua del lago Ashi, in controluce al tramonto con le colline all'orizzonte",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '3fb71db6',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJQBOj+ADMih+QAD2RrISWnKxK0uwu3hkOvoAhn5dXPk36Fy4iXsN/EsLMhd8+vEAAA==',
  },
  {
    id: 'tokyo-kyoto/photo-11',
    alt: 'Filari ondulati delle piantagioni di tè di Shizuoka al mattino, con il Fuji che emerge dalle nuvole basse',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'f3ba7bdc',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQAAkABABoJaACdAEOzDaVPgAA/I/csq8ylRuuOSlq6RRB4SAdWHg0spZib4AA',
  },
  {
    id: 'tokyo-kyoto/photo-12',
    alt: "Festa di paese di notte: file di lanterne rosse, bancarelle illuminate, folla in yukata e fuochi d'artificio",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '40e485e2',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJQBOgCG5YYXZYAD+5pf0KYTUlruI3P1aMohDZ73oUArOx9B6Ic6AAAA=',
  },
  {
    id: 'tokyo-kyoto/photo-13',
    alt: "Le scimmie delle nevi a occhi chiusi nell'acqua calda di una vasca termale sotto la neve, tra il vapore, le rocce imbiancate e una lanterna di pietra",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '8073a752',
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoQAAkABABoJZACdAEOWtb4AP7EZI38xSUDQR3LyBo1gu1QjuSoxrflAAA=',
  },
  {
    id: 'tokyo-kyoto/photo-14',
    alt: "Il giardino d'autunno visto dalla stanza di un ryokan, fra gli shoji aperti e il tatami con il vassoio del tè",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '22958655',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAkABABoJYgCdADwSBnAAPZwqCCQbUZAx828LVRGe3iIKyps8YTH9L0BmF8QAAA=',
  },
]
