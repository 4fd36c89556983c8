import { random } from '../core/random.js'
import { ellipse } from '../core/shape.js'

export { ray, turtle } from './sea-life.js'

/** A dromedary walking to the right; `rider` sits on a bright saddle. */
export const camel = ({
  rider = false,
  cloth = '#b8443a',
  robe = '#f0e6d2',
  colour = '#c49a68',
} = {}) => ({
  width: 140,
  height: 124,
  draw(pen) {
    const dark = pen.blend(colour, '#3a2440', 0.42)
    pen.path(
      dark,
      'M22 -46C24 -34 18 -22 18 -2L16 0L25 0L25 -20L32 -42ZM-34 -50C-36 -36 -26 -26 -28 -14L-20 -1L-22 0L-13 0L-20 -14L-18 -28L-18 -44Z',
    )
    pen.path(
      colour,
      'M-46 -58C-45 -66 -36 -71 -27 -71C-18 -72 -12 -88 -2 -90C8 -91 14 -76 22 -71C30 -66 36 -60 42 -62C50 -66 53 -80 57 -92C59 -99 65 -102 71 -100L82 -95C86 -93 85 -88 81 -88L70 -87C68 -76 64 -62 55 -52C49 -46 42 -44 36 -42L34 -28L38 -14L36 -2L40 0L30 0L30 -14L27 -28L24 -43C10 -38 -10 -38 -20 -44L-27 -30L-24 -15L-32 -2L-29 0L-38 0L-33 -15L-38 -30C-44 -40 -47 -50 -46 -58Z',
    )
    pen
      .path(
        dark,
        'M-46 -60C-50 -54 -51 -44 -50 -36L-48 -36C-48 -44 -47 -50 -44 -54ZM61 -100L60 -105L64 -101Z',
      )
      .ellipse('#2a1c28', 70, -95, 1.2)
    pen.k.save()
    pen.k.globalCompositeOperation = 'source-atop'
    const g = pen.k.createLinearGradient(0, -100, 0, 0)
    g.addColorStop(0, 'rgba(255,232,190,.35)')
    g.addColorStop(0.45, 'rgba(60,30,60,0)')
    g.addColorStop(1, 'rgba(40,24,60,.5)')
    pen.k.fillStyle = g
    pen.k.fillRect(-60, -110, 150, 112)
    pen.k.restore()
    pen.path(
      cloth,
      'M-20 -72C-14 -82 -10 -92 -2 -93C8 -93 14 -80 20 -72L22 -52C10 -48 -10 -48 -21 -53Z',
    )
    pen.path(
      'rgba(255,220,140,.75)',
      'M-20.500 -60L22 -59L22 -56L-21 -57ZM-19.500 -68L21 -67L21 -65.500L-19.700 -66.500Z',
    )
    pen.line(
      '#5a3a30',
      [
        [78, -89],
        [58, -74],
        [24, -76],
      ],
      0.8,
    )
    if (rider) {
      pen.path(
        robe,
        'M-10 -90C-10 -104 -6 -112 -2 -113C4 -113 8 -106 9 -96L20 -90L18 -86L4 -88L8 -74L-4 -72Z',
      )
      pen
        .ellipse('#a8704c', 0, -117, 3.6, 4.2)
        .path(
          '#f7f2e6',
          'M-5 -112C-6 -122 -2 -124 1 -123C5 -122 5 -118 4 -117L-1 -118C-1 -114 -2 -110 -4 -108Z',
        )
    }
  },
})

/** A water taxi of the creek: wooden boat with an awning and its passengers. */
export const abra = ({ seed = 1 } = {}) => ({
  width: 150,
  height: 56,
  draw(pen) {
    const r = random(seed)
    for (const x of [-44, -16, 14, 42]) pen.rect('#6b4a34', x, -44, 1.8, 36)
    for (let i = 0; i < 8; i++) {
      const x = -42 + i * 11 + r() * 4
      pen.path(
        ['#f0ead8', '#3f6f9a', '#c9573f', '#e8b24a', '#f7f2e6'][Math.floor(r() * 5)],
        `M${x - 4} -9C${x - 5} -20 ${x - 3} -23 ${x} -23C${x + 3} -23 ${x + 5} -20 ${x + 4} -9Z`,
      )
      pen.ellipse('#8a5a40', x, -26, 2.8, 3.2)
    }
    pen
      .path('#e9dcc0', 'M-54 -42C-30 -47 30 -47 54 -42L50 -38L-50 -38Z')
      .path('#b98a50', 'M-50 -40L50 -40L50 -38L-50 -38Z')
    pen.path(
      '#8a5a34',
      'M-70 -20C-56 -10 50 -9 66 -22L72 -26C66 -8 56 2 44 5L-46 5C-58 1 -66 -8 -70 -20Z',
    )
    pen.path('#c99a60', 'M-70 -20C-56 -10 50 -9 66 -22L72 -26L70 -20C54 -6 -54 -6 -69 -16Z')
    pen.light(ellipse(-30, -36, 2), '#ffd68c').light(ellipse(26, -36, 2), '#ffd68c')
  },
})

/** A hanging lantern of pierced metal. */
export const marketLantern = ({ colour = '#e0a040' } = {}) => ({
  floats: true,
  width: 30,
  height: 60,
  draw(pen) {
    pen.line(
      '#4a3a40',
      [
        [0, -60],
        [0, -44],
      ],
      0.8,
    )
    pen.path('#5a4436', 'M-7 -40L0 -46L7 -40ZM-5 -8L0 0L5 -8Z')
    pen
      .path(colour, 'M-7 -40L7 -40L11 -24L5 -8L-5 -8L-11 -24Z')
      .light('M-6 -39L6 -39L10 -24L4.500 -9L-4.500 -9L-10 -24Z', '#ffd890', 0.95)
    for (const x of [-4, 0, 4])
      pen.line(
        '#5a4436',
        [
          [x, -40],
          [x * 1.7, -24],
          [x * 0.8, -8],
        ],
        0.7,
      )
  },
})

/** A twin-engined seaplane on its floats, flying to the right. */
export const seaplane = () => ({
  floats: true,
  width: 190,
  height: 66,
  below: 6,
  draw(pen) {
    for (const x of [-18, 20])
      pen.line(
        '#8a94a4',
        [
          [x, -24],
          [x + 6, -6],
        ],
        2.2,
      )
    pen
      .path('#e9edf0', 'M-52 -8C-30 -4 30 -3 58 -6C66 -7 70 -10 68 -13C50 -15 -30 -14 -52 -8Z')
      .path(
        '#d9573f',
        'M-50 -7C-30 -3.500 30 -2.500 60 -5.500L66 -8C40 -6.500 -30 -6.500 -50 -8.500Z',
      )
    pen.path(
      '#f7f7f4',
      'M-92 -44C-70 -42 -40 -48 -10 -48L34 -48C48 -47 62 -38 68 -31C66 -25 54 -22 40 -22L-14 -22C-40 -24 -70 -36 -92 -44Z',
    )
    pen.path(
      '#d9573f',
      'M-90 -43C-66 -36 -30 -31 0 -31L66 -31C66 -28 62 -26 56 -25L-4 -25.500C-34 -27 -66 -36 -90 -43Z',
    )
    pen
      .path('#d9573f', 'M-92 -44L-98 -66L-86 -66L-70 -44Z')
      .path('#eceff2', 'M-96 -48L-74 -46L-72 -43L-94 -44Z')
    for (let x = -30; x < 34; x += 10) pen.rect('#4a6a86', x, -43, 6.5, 6)
    pen.path('#4a6a86', 'M40 -44L52 -41L60 -34L42 -34Z')
    pen
      .path('#e2e7ec', 'M-30 -52C-4 -56 30 -55 42 -51C30 -48 -10 -47 -30 -52Z')
      .path('#c9d2da', 'M-4 -50C8 -56 32 -56 44 -50L42 -45L0 -45Z')
    pen.ellipse('rgba(230,240,250,.45)', 46, -49, 2.4, 15)
  },
})
