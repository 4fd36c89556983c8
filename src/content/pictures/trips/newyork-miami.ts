// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'newyork-miami/extra-1',
    alt: "I taxi gialli in coda sotto i cartelloni luminosi di Times Square in una sera di pioggia, con i riflessi sull'asfalto",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '6b783dd2',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJagCdAENeU1WgAAA/VH3QoBEhZXL7LOwJAXjsKfbWglHXPRjyoZUYyKsAA==',
  },
  {
    id: 'newyork-miami/extra-2',
    alt: "Gli alberghi Art Déco di Ocean Drive a Miami Beach al crepuscolo, con i neon accesi, le palme e un'auto d'epoca",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '8bc2cf8b',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAgCdASoQAAkABABoJZACdAEfZnGk6PQKAAD+J7tEqShf6iJGcqb73aXd5uUS6s1WJDC+IeDmDfiyS30rXd5z0AA=',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'newyork-miami/photo-01',
    alt: "La Statua della Libertà vista dal basso, dal battello che beccheggia nella luce d'oro: una bambina in corona e asciugamano la imita, ma un gabbiano le ruba il gelato che faceva da fiaccola, mentre il nonno scatta la foto",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '6bcb2353',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJbACdAEPcyx/gAD+yLaZ0EC+tNM0EeeO8OFhUBj+o50PfiUEQelbvWHmnRcAAAA=',
  },
  {
    id: 'newyork-miami/photo-02',
    alt: "Autunno a Central Park: nella barca rossa un uomo rema di spalle alla prua e non vede lo scoiattolo che gli mangia il pretzel, lei ride e lo indica; dietro, il ponte ad arco, gli alberi d'oro e le torri gemelle",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '23a23e16',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAkABABoJbACdAEPglE0pgAA/urIB2d5Wq6O1EwrLS63xfZrDsZQsxIlDCrar9BWR9uaAAA=',
  },
  {
    id: 'newyork-miami/photo-03',
    alt: 'Sera di neve fra le case di arenaria bruna di Brooklyn: due fratelli scendono in slitta la scalinata di casa, la nonna li guarda dalla porta, un vicino con la pala si scansa e il cane li rincorre',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '25afa85c',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAkABABoJagCdACZ9PNIAPsiR1Itsjw7ykj5qtkjrqyrrC7Es8K9T4mYQ1/Fazx18AAA',
  },
  {
    id: 'newyork-miami/photo-04',
    alt: "I serbatoi d'acqua di legno sui tetti di New York all'alba: un allevatore fa volare i suoi piccioni con una bandiera rossa, un gatto li guarda",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '5c796c88',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAkABABoJbACdAEJMdYQAAD+kXPCXQrwUvuCEq7HXkH3ZyvbbGwR7lu5N9ankygAAA==',
  },
  {
    id: 'newyork-miami/photo-05',
    alt: 'Il sole tramonta in fondo alla 42ª Strada di Manhattan accanto al Chrysler: una dogsitter attraversa con quattro cani al guinzaglio, il quinto si è seduto sulle strisce',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'c14e8ef6',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAkABABoJZgCdADGVgsHgAD+unhttxBPj4AWRlCQuJjlcQAvuEOYOS5G5TX0nKEAAA==',
  },
  {
    id: 'newyork-miami/photo-06',
    alt: "Il traghetto arancione davanti a Lower Manhattan dopo il temporale, con l'arcobaleno: un gabbiano tira la lunga sciarpa che una signora lavora a maglia sul ponte",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '88b2c69c',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAAkABABoJZgCdAEONVoAAP55HAZOIyif6tSjVnlq7fr4ZEjYHL+cltW6AAAA',
  },
  {
    id: 'newyork-miami/photo-07',
    alt: "Il Flatiron illuminato dal sole in un giorno di vento d'autunno: volano foglie, carte e un cappello, un ciclista lotta contro le raffiche accanto al carretto degli hot dog",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'fc42a03c',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAAkABABoJQBOgBofA3tAAP65fvCfVPrCHTYYJShg6xDG/NtYMUmGs7oBcAAA',
  },
  {
    id: 'newyork-miami/photo-08',
    alt: 'Acquazzone al mattino sulla spiaggia di South Beach: una bambina balla nella pioggia, la nonna, il papà col fenicottero gonfiabile e un pellicano si riparano sotto la torretta a righe dei bagnini',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '657466e7',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJZACdAEJK2R5sADeZul6gNmpLSPyba2gTp9U7tRm3D4YL8zdcqLDMN5QAAAA',
  },
  {
    id: 'newyork-miami/photo-09',
    alt: 'Un idroscivolante sbuca dal falasco delle Everglades con la grande elica alle spalle: una bambina alza le braccia, mentre un alligatore con una tartaruga in groppa li guarda passare e un airone azzurro vola via',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '3ffc5c89',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQAAkABABoJbACdADxAWhLGmAA/fs6eX9UkqgaZ31zuaDQedy3uPWOrRi5eRwA',
  },
  {
    id: 'newyork-miami/photo-10',
    alt: "La lunga strada sul mare che collega le isole Keys, dall'alto, fra banchi di sabbia e acqua turchese",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a442679c',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAkABABoJbACdAEOGZyAAP3jX52nmXOPbCJuN1v8K8sJHYZztWvK5fMtq77lVkkO5ihdAAA=',
  },
  {
    id: 'newyork-miami/photo-11',
    alt: 'Una partita a domino a Little Havana sotto il grande murale di un gallo e di un sole: una donna ha vinto, un gallo vero siede al quarto posto, alla finestra si versa il caffè',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '03ef04e7',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAkABABoJagCdADrr2oAAP5bMM6IfUDvfeo5WP3uevc+udnWNuCuuzus7JQ2S1CG/AAA',
  },
  {
    id: 'newyork-miami/photo-12',
    alt: 'Il grande atrio di Grand Central a New York: lame di sole dalle alte finestre sul marmo, i viaggiatori con le ombre lunghe intorno all’orologio d’ottone; una bambina saluta il palloncino rosso che sale verso le costellazioni d’oro',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9ea5c846',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAkABABoJYgCdADvGzMgAP37O6QdqmE+21jNqMhIHXr9OVRtGw1QQHJNNKaKxsmzIAAA',
  },
  {
    id: 'newyork-miami/photo-13',
    alt: 'Alba nella baia delle Everglades con la luna che tramonta: due persone scivolano in kayak sull’acqua a specchio verso un isolotto di mangrovie dove si svegliano le spatole rosa',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '99f18027',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAkABABoJZACdAEU+DLsAADOLAQQkbRIm+v/wIVxHgO8teSIvgo025SZTITWTgAAAA==',
  },
  {
    id: 'newyork-miami/photo-14',
    alt: 'Primo mattino sulla passerella di legno del ponte di Brooklyn: due sposi ballano al suono di un sassofono sotto la torre di pietra, oltre la trama dei cavi la nebbia sul fiume, il ponte di Manhattan e l’Empire State Building',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9d12fdd4',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAkABABoJZACdADdpwaX5AD94pwMM4ODZc774Ts80A6I7IeE8VXS3PDzdKur7DlgAA==',
  },
]
