/** Painted people. Written by art/faces/build.ts: change the painting there, not the list here. */

export interface Face {
  /** Address of the picture, with the hash of its content. */
  src: string
  /** Approximate age, to match a face with the person who speaks. */
  age: number
  /** Absent where the name stands beside the picture: use an empty alternative text. */
  alt?: string
}

export interface TeamPortrait extends Face {
  alt: string
  width: number
  height: number
  /** `srcset` values, 240, 480 and 720 pixels wide, in proportion 4:5. */
  avif: string
  webp: string
  /** Main colour, shown until the picture arrives. */
  tone: string
}

export const teamPortraits = {
  'marco-ferri': {
    src: '/faces/marco-ferri-480.webp?v=1d0db133',
    width: 480,
    height: 600,
    avif: [
      '/faces/marco-ferri-240.avif?v=904599c2 240w',
      '/faces/marco-ferri-480.avif?v=2a174fb4 480w',
      '/faces/marco-ferri-720.avif?v=c40e0ba5 720w',
    ].join(', '),
    webp: [
      '/faces/marco-ferri-240.webp?v=6427f4a5 240w',
      '/faces/marco-ferri-480.webp?v=1d0db133 480w',
      '/faces/marco-ferri-720.webp?v=28d08a49 720w',
    ].join(', '),
    tone: '#f0ad8a',
    age: 34,
    alt: "Marco Ferri sorride, capelli scuri e barba corta, zaino in spalla; dietro di lui il monte Fuji all'alba",
  },
  'sara-conti': {
    src: '/faces/sara-conti-480.webp?v=7f546b1c',
    width: 480,
    height: 600,
    avif: [
      '/faces/sara-conti-240.avif?v=75440dc0 240w',
      '/faces/sara-conti-480.avif?v=ceac054b 480w',
      '/faces/sara-conti-720.avif?v=ef6920d9 720w',
    ].join(', '),
    webp: [
      '/faces/sara-conti-240.webp?v=3c4db5b7 240w',
      '/faces/sara-conti-480.webp?v=7f546b1c 480w',
      '/faces/sara-conti-720.webp?v=749d797a 720w',
    ].join(', '),
    tone: '#8ed0d8',
    age: 31,
    alt: 'Sara Conti, caschetto castano e lentiggini, maglia a righe blu; dietro di lei il mare aperto',
  },
  'amina-diallo': {
    src: '/faces/amina-diallo-480.webp?v=2cac1508',
    width: 480,
    height: 600,
    avif: [
      '/faces/amina-diallo-240.avif?v=ef403481 240w',
      '/faces/amina-diallo-480.avif?v=fc1a52be 480w',
      '/faces/amina-diallo-720.avif?v=73967ad6 720w',
    ].join(', '),
    webp: [
      '/faces/amina-diallo-240.webp?v=4b1b7b80 240w',
      '/faces/amina-diallo-480.webp?v=2cac1508 480w',
      '/faces/amina-diallo-720.webp?v=1c6a20cc 720w',
    ].join(', '),
    tone: '#f0944a',
    age: 38,
    alt: "Amina Diallo ride, turbante arancione a fasce colorate; sullo sfondo la savana al tramonto con un'acacia",
  },
  'luca-neri': {
    src: '/faces/luca-neri-480.webp?v=a2a4b63b',
    width: 480,
    height: 600,
    avif: [
      '/faces/luca-neri-240.avif?v=c4bf8279 240w',
      '/faces/luca-neri-480.avif?v=95b9a9e5 480w',
      '/faces/luca-neri-720.avif?v=179f9b87 720w',
    ].join(', '),
    webp: [
      '/faces/luca-neri-240.webp?v=37f84dd6 240w',
      '/faces/luca-neri-480.webp?v=a2a4b63b 480w',
      '/faces/luca-neri-720.webp?v=4197538f 720w',
    ].join(', '),
    tone: '#3f97a3',
    age: 42,
    alt: 'Luca Neri, riccioli castani, barba chiara e occhiali sottili, giacca verde; dietro di lui montagne nella foschia',
  },
} as const satisfies Record<string, TeamPortrait>

/** Review authors: f for women, m for men, square, 160 pixels. */
export const avatars = {
  f01: { src: '/faces/f01.webp?v=fa67758f', age: 27 },
  f02: { src: '/faces/f02.webp?v=8068ab37', age: 63 },
  f03: { src: '/faces/f03.webp?v=207affc6', age: 34 },
  f04: { src: '/faces/f04.webp?v=84769128', age: 29 },
  f05: { src: '/faces/f05.webp?v=dcd11e52', age: 45 },
  f06: { src: '/faces/f06.webp?v=78308759', age: 38 },
  f07: { src: '/faces/f07.webp?v=75c374a1', age: 52 },
  f08: { src: '/faces/f08.webp?v=dd017b2d', age: 25 },
  f09: { src: '/faces/f09.webp?v=dc1fa547', age: 68 },
  f10: { src: '/faces/f10.webp?v=124e36d2', age: 31 },
  f11: { src: '/faces/f11.webp?v=2f120123', age: 41 },
  f12: { src: '/faces/f12.webp?v=0f1bbf59', age: 36 },
  f13: { src: '/faces/f13.webp?v=24752b8e', age: 57 },
  f14: { src: '/faces/f14.webp?v=7b5928a8', age: 28 },
  f15: { src: '/faces/f15.webp?v=114a255e', age: 48 },
  f16: { src: '/faces/f16.webp?v=744e86af', age: 33 },
  f17: { src: '/faces/f17.webp?v=0a1b8a03', age: 60 },
  f18: { src: '/faces/f18.webp?v=ed3be95e', age: 26 },
  f19: { src: '/faces/f19.webp?v=4cb05d04', age: 44 },
  f20: { src: '/faces/f20.webp?v=e259bbb3', age: 70 },
  m01: { src: '/faces/m01.webp?v=13e50c9d', age: 30 },
  m02: { src: '/faces/m02.webp?v=3088eb70', age: 58 },
  m03: { src: '/faces/m03.webp?v=292b1821', age: 36 },
  m04: { src: '/faces/m04.webp?v=c9889915', age: 27 },
  m05: { src: '/faces/m05.webp?v=a6099d3c', age: 44 },
  m06: { src: '/faces/m06.webp?v=18d391de', age: 33 },
  m07: { src: '/faces/m07.webp?v=d1f1a7a1', age: 65 },
  m08: { src: '/faces/m08.webp?v=2afa567a', age: 29 },
  m09: { src: '/faces/m09.webp?v=67fec80b', age: 40 },
  m10: { src: '/faces/m10.webp?v=3343d49b', age: 52 },
  m11: { src: '/faces/m11.webp?v=b47fd165', age: 25 },
  m12: { src: '/faces/m12.webp?v=8dce8e8d', age: 47 },
  m13: { src: '/faces/m13.webp?v=d748dc19', age: 35 },
  m14: { src: '/faces/m14.webp?v=cf95e26c', age: 70 },
  m15: { src: '/faces/m15.webp?v=04132c66', age: 31 },
  m16: { src: '/faces/m16.webp?v=bdfd8843', age: 38 },
  m17: { src: '/faces/m17.webp?v=17cea8af', age: 55 },
  m18: { src: '/faces/m18.webp?v=b18f3592', age: 28 },
  m19: { src: '/faces/m19.webp?v=5b75e293', age: 42 },
  m20: { src: '/faces/m20.webp?v=dc59afc5', age: 62 },
} as const satisfies Record<string, Face>
