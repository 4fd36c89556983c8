// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'tokyo-kyoto/extra-1',
    alt: 'Il sentiero fra i bambù di Arashiyama nel sole del mattino: un risciò, due donne in kimono sotto un parasole rosso, un gatto sulla siepe',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'f471de44',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAAkABABoJZgCdACovWZgAM4oYeBH3EmLUv7T6sfMChI5sdhhE6lhzNrQ9EAA',
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
    v: 'fbaa7f2f',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoQAAkABABoJaACdAEOqdgAAP7VCN/7Geujr2VEu3qnUeQ0xqGFhxwwMQiAAA==',
  },
  {
    id: 'tokyo-kyoto/photo-02',
    alt: 'Il sentiero dei torii vermigli di Fushimi Inari sale nel bosco di cedri: due camminano sotto i portali, una volpe guarda',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0d6f4afe',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJZgCdADwvKCkbAAA/CtBqrLLeGetAk7YovRsf1dMxTRqA37JngDli38TcAAA',
  },
  {
    id: 'tokyo-kyoto/photo-03',
    alt: 'Tokyo al tramonto da una terrazza: la torre accesa, il profilo del Fuji; lui è in ginocchio, gli altri guardano la torre',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '24ff5147',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJaACdAD5hU1Pa4AA/ieo9JLzEFG+jBAEPPfl6yxpitRZnX18G/ZAAAA=',
  },
  {
    id: 'tokyo-kyoto/photo-04',
    alt: 'Una maiko risale di sera una via di Kyoto fra case di legno e lanterne, verso la pagoda a cinque tetti; un tasso di terracotta la guarda',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '73caf0c8',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAkABABoJQBOgBMtgVUAAP7l2XQnV5TBk3QYTUkZYkh5DxBpFUwjeRlucD0znHQjnSibmfQ8AAAA',
  },
  {
    id: 'tokyo-kyoto/photo-05',
    alt: 'I cervi di Nara sotto un ginkgo d’oro in autunno, la pagoda nella foschia; una viaggiatrice e un cervo si inchinano',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'c9a38119',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAkABABoJbACdAEGd/5gAP7XIyoiJ9CGy4gXVk1NSNsTv+ToXbw/PWJ9B/ge5s11nxUGwjYEsAAA',
  },
  {
    id: 'tokyo-kyoto/photo-06',
    alt: 'Il castello bianco di Himeji al sole sotto un cielo di temporale, fra i ciliegi in fiore; passa un airone',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '2550f42a',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAkABABoJYgCdAERBBWEwAD+6f5vJHd5OXpPH08W2fhj/CqwSK6PNS8NUUvRBoQAAA==',
  },
  {
    id: 'tokyo-kyoto/photo-07',
    alt: 'Un giardino zen di Kyoto dalla veranda: un monaco con il rastrello, due seduti sul legno, un gatto dorme tra i cerchi',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '4dcb4da4',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAkABABoJbACdACAXGOAAP389R6d0/BVELJcw95+7rskQ2X+xOyIet/1luFlQI22fHpoQAA=',
  },
  {
    id: 'tokyo-kyoto/photo-08',
    alt: 'La terrazza di legno del Kiyomizu-dera sopra gli aceri rossi; un monaco spazza, una bimba sparge le foglie',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'b322a8d7',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJbACdAC9ohgpgAD+4ACsrZ65pYh7I2c1NdNiKLWquheVbHfrV829dWfUMqNvUAA=',
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
    v: '874bb3eb',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoQAAkABABoJaAC7ADFYh98AP6b+j9Hd85OGZpRNHdBURIy5uOu7lBvX+EVSqluynEkAA==',
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
    alt: 'Festa d’estate davanti al tempio di Tsukiji: il tamburo sulla torre, ballerini in yukata, lanterne',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '7d87f27c',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAkABABoJbACdAEPOBLagAD+zf9FPlCbvzlkavw8HsZZY714F0EYMfMv/KO71UAAAA==',
  },
  {
    id: 'tokyo-kyoto/photo-13',
    alt: 'Le scimmie delle nevi nella vasca fumante, in una gola di cedri innevati; un piccolo spinge una palla di neve',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '033cf555',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJZgCdADZmI7TAADhWVFvnStFiw/AmNokwCYNUE1utgSgjHuEdgTeFuCO9DYcAAA=',
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
