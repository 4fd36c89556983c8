// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'tokyo-kyoto/extra-1',
    alt: 'Il sentiero fra i bambù di Arashiyama al mattino: un risciò, due donne in kimono, un gatto sulla siepe',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1a5dfc0a',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAAkABABoJZgCdACpYxXwAM3BdSGuQL/Qi/IHZro5BCFv/xhMr1FqF6wfBgAA',
  },
  {
    id: 'tokyo-kyoto/extra-2',
    alt: 'L’incrocio di Shibuya sotto la pioggia, dall’alto: decine di ombrelli, due fermi sotto quello rosso',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '272c9faf',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABABoJagCdADDjR+iRgAA/b8L+klj4Em2Sow0/5BHaic9+Yh0Hc0Pzea5xIhf/PfM3wNFQAAA',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'tokyo-kyoto/photo-01',
    alt: 'Il Padiglione d’oro di Kyoto sotto la neve, specchiato nello stagno; due passanti sotto un ombrello rosso',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'adf2d461',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJbACdAEO05hsKQAA/phUWaLPt83HM+NXCEQave1J/d1r4tknYRSAAAA=',
  },
  {
    id: 'tokyo-kyoto/photo-02',
    alt: 'Il sentiero dei torii vermigli di Fushimi Inari sale fra i cedri: due camminano, una volpe guarda',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0b0f4180',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJaACdADFM2q34AD2vJswIT1fScNfYn4TYZfXNJPbGb1AbTGkzPbsmeAOWLfxNwAAAA==',
  },
  {
    id: 'tokyo-kyoto/photo-03',
    alt: 'Tokyo di notte da una terrazza: la torre accesa sopra i tetti viola, il Fuji all’orizzonte; lui è in ginocchio davanti a lei',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '73bc41b9',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJagCdAEO1PRnsUAA/trQxF6r42UY/q8FW8kOFMmarKlSNZeljogAAAA=',
  },
  {
    id: 'tokyo-kyoto/photo-04',
    alt: 'Una maiko risale di sera una via di Kyoto fra lanterne e case di legno, verso la pagoda',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '6ec35ab3',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACQAQCdASoQAAkABABoJYgCdACsqsAA/unql3S7wgyQd/BXx+khe2UCY+6StqGnDSDIdmO5GS4AAA==',
  },
  {
    id: 'tokyo-kyoto/photo-05',
    alt: 'Tramonto a Nara: una viaggiatrice e un cervo si inchinano davanti al sole',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a48862c8',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAkABABoJbACdAEOqO8YAPzZOdxq01WvS0LOJIGUKAAyTXvWFGNwH/GpC8uAAAA=',
  },
  {
    id: 'tokyo-kyoto/photo-06',
    alt: 'Il castello bianco di Himeji al sole, sopra i ciliegi in fiore; un airone in volo nel cielo blu',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'cc1de3ba',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAkABABoJaACdAEOzMJhpwAA/kD/r2xkcwupE6h0iROINgZ2rQVf8CpAZvznS4BDbm8AAAA=',
  },
  {
    id: 'tokyo-kyoto/photo-07',
    alt: 'Un giardino zen di Kyoto dalla veranda: un monaco con il rastrello, due seduti, un gatto guarda le pietre',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'db7697f1',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJbACdACJxLZdAAD82RxVh0p6pnG2JLDG3SEG9wP/WyAvD88Pr2p/C+laWe8wXIAAAA==',
  },
  {
    id: 'tokyo-kyoto/photo-08',
    alt: 'La terrazza di legno del Kiyomizu-dera sopra gli aceri rossi; la pagoda spunta dalla nebbia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'f11effad',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoQAAkABABoJbACdADy1R/gAP6yN31cyrXWMBOKsw/YQuU40hVcKGmPmMfFb4/EhVl/h9kNOgAAAA==',
  },
  {
    id: 'tokyo-kyoto/photo-09',
    alt: 'Lo shinkansen sul viadotto davanti al Fuji rosso dell’alba, oltre il riso maturo; un bambino lo saluta',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9ba209e0',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoQAAkABABoJbACdAEOGZyAAPqeqwtNEGuY0RZqQ27oq2UGxQH8ysimXo9jKuPlaRoDHJheZx3gAA==',
  },
  {
    id: 'tokyo-kyoto/photo-10',
    alt: 'Mattino sul lago Ashi: il torii rosso di Moto-Hakone si specchia davanti ai cedri, un galeone nella foschia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '69fad0dc',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAkABABoJbACdAEJAbOQAP7nkJSpDXNKkN8QfFoooeDYgetKMdwn/m08fj30yvSWgAAA',
  },
  {
    id: 'tokyo-kyoto/photo-11',
    alt: 'Il tè di maggio sale come un’onda davanti al Fuji innevato; due donne raccolgono, un bimbo guarda un fagiano',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '7fc22535',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJagCdAEemd0IpoAA/lsDfF95xQwvlzYkFfxPVjEuMJAeLN7ob6jHuvS9gAAA',
  },
  {
    id: 'tokyo-kyoto/photo-12',
    alt: 'Sera d’estate al tempio di Tsukiji: due file di lanterne, gente in yukata, una bambina che balla',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '07a3c6a6',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoQAAkABABoJZgCdH8AFcSj3BZ4AP68lokDRUqMinbax0oGJeTsDFfElpUepZ+AAAA=',
  },
  {
    id: 'tokyo-kyoto/photo-13',
    alt: 'Le scimmie delle nevi nella vasca fumante; un piccolo spinge una palla di neve',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '6e5c7324',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAkABABoJZgCdACt8hi4AOFZUW+dK0WeDu7qsjtZoYAIt3nC/YY95bXzygLFALcEd6Gw4AA=',
  },
  {
    id: 'tokyo-kyoto/photo-14',
    alt: 'Gli aceri rossi e oro di un giardino di Kyoto, specchiati nel pavimento laccato di una stanza',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '21f9a912',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJagCdAEDe0lDIeAA/LPBqYcRJWC/Hm4sOumEF6ZLxLsf6vfRyq70rBYWz1aqSLpAAA==',
  },
]
