// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'maldive-dubai/extra-1',
    alt: "Il Burj Khalifa illuminato all'imbrunire sopra il lago di Dubai, con i getti della fontana e le palme",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'ef1a6f6e',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAAkABABoJQBOgCKS+q9AAP6qHQ562xEHjtrTVgQWWVmdDucZA/D+yoHfxTAA',
  },
  {
    id: 'maldive-dubai/extra-2',
    alt: 'Una carovana di dromedari in fila lungo la cresta di una duna del deserto di Dubai, nella luce della sera',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9cb53007',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJbACdAEO4Y8e+wAA/soI3LBXepKhYNUaT6IKktTB3d/db4Qf2HX91VAf8TtYNYoAAA==',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'maldive-dubai/photo-01',
    alt: "Un'isola lunga e sottile delle Maldive vista dall'alto, con la lingua di sabbia in punta e il blu dell'oceano oltre la barriera",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '41b186a7',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQAAkABABoJbACdAD0ZvaX+zYAAP65ynpjGwGHyb3Kqs1w/aXhiIFedV4CmUtp61raQEfoG72C86x1FFHgAA==',
  },
  {
    id: 'maldive-dubai/photo-02',
    alt: "Una tartaruga marina nuota sopra i coralli colorati, con due mante e un banco di pesci nella luce dall'alto",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '2645855e',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJbACdAEJ4330ZvgA/mZgwfEFNRc89seTMBxAdDky+PQDf6Gjqj9XLE9/HAAA',
  },
  {
    id: 'maldive-dubai/photo-03',
    alt: 'Un dhoni a vela rientra al tramonto sul mare aperto, con il sole basso e le nuvole color pesca',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '58e61809',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJYgCdAEO1CdDNOAA9qdd76MJ7fHFlXU71hw38v4mzUeoW58WS+gxpmQeAAAA',
  },
  {
    id: 'maldive-dubai/photo-04',
    alt: 'Le torri di Dubai Marina accese di notte, con il grattacielo a spirale, riflesse nel canale degli yacht',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'd759bacd',
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoQAAkABABoJQBOgCHh3KuyAAD+5gfRlrpdIPz73VwwVm/mF0AAAA==',
  },
  {
    id: 'maldive-dubai/photo-05',
    alt: "Un'amaca tesa tra due palme sulla sabbia chiara, davanti al mare calmo di un'isola delle Maldive",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '90f08aa1',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAkABABoJbACdAD5J84AAPZBO+3G0uQoCfy+ThM35XE0c/vyxLORFvdFUJHguzN+ITXGaFSVmAAA',
  },
  {
    id: 'maldive-dubai/photo-06',
    alt: "Un'isoletta rotonda coperta di palme vista a picco, con l'anello di sabbia e la barriera corallina attorno",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '52fd472c',
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACwAQCdASoQAAkABABoJbACdACB9TBAAP7AP0sGTs6x/j+aCj1LihZruXh18Ta27/Xt4FWMFMaD+y3YRCOdo+v1DX5U+MfjAAA=',
  },
  {
    id: 'maldive-dubai/photo-07',
    alt: 'Le abra di legno attraversano il Creek di Dubai al mattino, davanti alle case con le torri del vento',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'cb7969c6',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAkABABoJZgCdAEOzBPZYAD+mFQWhGmdbHwsKp2HaTWtysViUqi8N6AAAA==',
  },
  {
    id: 'maldive-dubai/photo-08',
    alt: 'Una spiaggia delle Maldive di notte, con le onde accese dal plancton azzurro sotto un cielo di stelle',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1cb7a7df',
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoQAAkABABoJYgCdAEOPU7L/QAA/vF9p7OHX0ytS05KEWHeBVAkeHdN8AA=',
  },
  {
    id: 'maldive-dubai/photo-09',
    alt: "Gli atolli delle Maldive dal finestrino dell'aereo, anelli turchesi sparsi nel blu",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'b20b120d',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAkABABoJbACdAD0ErVaIAAA/fiRKtcbSV5tAD3fbAGQMMXRZX2kCB4D/v8AfXrTy+VQrAA=',
  },
  {
    id: 'maldive-dubai/photo-10',
    alt: 'La vela bianca del Burj Al Arab sul suo isolotto, vista dalla spiaggia di Jumeirah con gli ombrelloni',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'da39d276',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJbACdAEPDui71AAA9pgCfp6ze5l9IYW+KV8NiaE2vACTo832fM7AAAA=',
  },
  {
    id: 'maldive-dubai/photo-11',
    alt: 'Un campo tendato nel deserto di notte, con le lanterne sulla sabbia, il fuoco acceso e la Via Lattea',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '7eb79f99',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoQAAkABABoJQBOgCHPIBtQAP7xH1fc5nOVBFIiJtwzZvO9es6R0DZa0BoAAA==',
  },
  {
    id: 'maldive-dubai/photo-12',
    alt: 'Una lingua di sabbia bianca in mezzo alla laguna, con un solo ombrellone e una barca a vela vicina',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '6da8ed46',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJbACdAEOw+Pu8AD4tm9/qBWzduxTIkKNgHXA+g4xjoCAgjPZeeuXf8Oj5hSbgAA=',
  },
  {
    id: 'maldive-dubai/photo-13',
    alt: 'Il corridoio ad archi di un vecchio suq di Dubai, con le lanterne accese e le stoffe colorate ai lati',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '93f3621d',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAkABABoJaACdACnvr7AAP6BTTzn8/EWYp3K7NXYXYZaltuq8nfjdnatj67AAAA=',
  },
  {
    id: 'maldive-dubai/photo-14',
    alt: "Il molo di legno di un'isola delle Maldive nell'ora blu, con le lanterne accese e le barche ormeggiate nella laguna",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'ea7dcadd',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJZgCdAEOz9NUxAAA/oQb38EWNqt5NzjTXuDpHjDGzUG/TA38RVynlSIeyt0GUCAAAA==',
  },
]
