import { random } from '../core/random.js'
import { ellipse } from '../core/shape.js'

export { turtle } from './sea-life.js'

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
