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
    v: '63cc7d26',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQAAkABABoJaAC7AEN011OGJFgAP6HubDGKJ1+qCwUWdixELkgOEFzxglqGaPnatj6/1gA',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'tokyo-kyoto/photo-01',
    alt: 'Il Padiglione d’oro di Kyoto sotto la neve, specchiato nello stagno; due passanti sotto un ombrello rosso',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '03cdf676',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAkABABoJagCdAEQLn4U6AD+sjc/RmDt/kelt009BGlDTc+Gu89zHReRpwAA',
  },
  {
    id: 'tokyo-kyoto/photo-02',
    alt: 'Il sentiero dei torii vermigli di Fushimi Inari sale nel bosco di cedri: due camminano sotto i portali, una volpe guarda',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0b0f4180',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJaACdADFM2q34AD2vJswIT1fScNfYn4TYZfXNJPbGb1AbTGkzPbsmeAOWLfxNwAAAA==',
  },
  {
    id: 'tokyo-kyoto/photo-03',
    alt: 'Tokyo dopo il tramonto: la torre accesa e il Fuji; su una terrazza lui è in ginocchio davanti a lei',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a9796cb6',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAkABABoJZgCdAEOwVMAOAD+qhpRrMHy8I6/GxxQ5itMnJ4vVtehmj1saBqjfwAAAA==',
  },
  {
    id: 'tokyo-kyoto/photo-04',
    alt: 'Una maiko risale di sera una via di Kyoto fra lanterne e case di legno, verso la pagoda',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'ddfb699c',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAABwAQCdASoQAAkABABoJQBOgAqwcAD+6eqXdLvCDJB36Dm/oVMOB5AkKurYjRBGtWXfSms+EAA=',
  },
  {
    id: 'tokyo-kyoto/photo-05',
    alt: 'Tramonto a Nara: una viaggiatrice e un cervo si inchinano davanti al sole, la pagoda nella foschia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a48862c8',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAkABABoJbACdAEOqO8YAPzZOdxq01WvS0LOJIGUKAAyTXvWFGNwH/GpC8uAAAA=',
  },
  {
    id: 'tokyo-kyoto/photo-06',
    alt: 'Il castello bianco di Himeji al sole dopo il temporale, sopra i ciliegi in fiore; un arcobaleno pallido, un airone in volo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '411a88db',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoQAAkABABoJZgCdIExE5TmDWQgAP7AMdmzYqYhzeGhZ2k23MjQ4AW2NeaPXEAA',
  },
  {
    id: 'tokyo-kyoto/photo-07',
    alt: 'Un giardino zen di Kyoto dalla veranda: un monaco con il rastrello, due seduti sul legno, un gatto guarda le pietre',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '41694319',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoQAAkABABoJbACdACAXGOAAP39I1N7s4/Q6RZLzBfhU2lYBs0pHgm9O+xAqYfOMdp+f4QlrIAAAA==',
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
    alt: 'Il torii rosso di Moto-Hakone nel lago, sotto la pioggia; un bambino saluta il galeone che passa',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '20e5e39b',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJZgC7ADJbgqVQAD+uDdIZ1E8m+ihFRZexKmxi4sI38OzKHTo4uWZ/Hq3tdZYAAA=',
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
    alt: 'Le scimmie delle nevi nella vasca fumante, in una gola di cedri innevati; un piccolo spinge una palla di neve',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '6e5c7324',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAkABABoJZgCdACt8hi4AOFZUW+dK0WeDu7qsjtZoYAIt3nC/YY95bXzygLFALcEd6Gw4AA=',
  },
  {
    id: 'tokyo-kyoto/photo-14',
    alt: 'Gli aceri rossi e oro di un giardino di Kyoto visti da una stanza di legno, specchiati nel pavimento laccato',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0cb4397e',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABABoJagCdAEDe3rdwAAA+F8LMnIPr+qnLe9nSidjWvtYFt8My+GzlY2EmF+glSwgHIrF6OAA',
  },
]
