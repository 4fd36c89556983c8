import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sign } from '../../things/vegas-sign.js'
import { bride, groom, singer, splash } from '../../things/wet-wedding.js'

const ROAD = 64

/** A cloudburst over the desert while the sun already shines under it: petrol above, sour yellow below. */
function cloudburst(k) {
  path(k, '#f0e080', 'M-6 -6H166V70H-6Z')
  path(k, '#fff2ac', 'M-6 54C40 50 90 56 166 49V70H-6Z')
  for (const [c, d] of [
    [
      '#a8c890',
      'M-6 -6H166V40C156 43 150 38 140 40C128 43 120 50 106 46C94 43 88 48 74 46C60 44 52 50 38 47C22 44 10 50 -6 46Z',
    ],
    [
      '#68a49c',
      'M-6 -6H166V31C152 35 146 30 134 33C122 36 112 41 98 37C84 34 78 40 62 37C48 35 38 41 24 38C12 36 4 40 -6 37Z',
    ],
    [
      '#3c8094',
      'M-6 -6H166V20C154 25 144 20 130 24C118 28 106 31 92 27C78 24 68 31 54 27C40 24 30 31 16 28C8 26 2 29 -6 27Z',
    ],
    [
      '#245c80',
      'M-6 -6H166V8C152 13 140 9 126 13C112 17 100 20 86 16C72 12 60 20 46 16C32 13 20 19 -6 15Z',
    ],
    ['#184468', 'M-6 -6H166V-1C150 4 138 0 122 3C106 6 94 9 80 4C64 0 52 8 38 4C24 1 12 6 -6 3Z'],
  ])
    path(k, c, d)
}

/** Mountains, and the Strip small before them: needle, wheel, pyramid with its beam, hotels each of its own outline. */
function strip(k) {
  fill(k, '#88b098', [
    ...rough(
      points('-6 58 10 52 22 55 38 48 52 53 66 50 84 56 110 52 130 47 150 54 166 50'),
      0.6,
      4,
    ),
    ...points('166 68 -6 68'),
  ])
  fill(k, '#5c8c90', [
    ...rough(points('-6 62 14 58 34 60.500 60 57 90 61 120 58 166 60'), 0.5, 8),
    ...points('166 68 -6 68'),
  ])
  path(k, 'rgba(255,255,220,.5)', 'M64.900 55L62 -6H69L66.100 55Z')
  fill(k, '#2c5878', points('56 64.500 65.500 54 75 64.500'))
  fill(k, '#4c7c8c', points('65.500 54 75 64.500 67 64.500'))
  // Needle with its pod.
  path(
    k,
    '#2c5878',
    'M28 64L29.200 44H28L27 41.500H33L32 44H30.800L32 64ZM29.500 41.500L30 33L30.500 41.500Z',
  )
  path(k, '#ffe48c', 'M27.600 42.200H32.400V43H27.600Z')
  // Wheel.
  stroke(k, '#2c5878', 0.7, 'M80 57a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M88 57L84 65M88 57L92 65')
  for (let i = 0; i < 12; i++)
    stroke(
      k,
      '#2c5878',
      0.2,
      `M88 57L${88 + Math.cos(i * 0.524) * 8} ${57 + Math.sin(i * 0.524) * 8}`,
    )
  for (let i = 0; i < 12; i++)
    path(
      k,
      i % 2 ? '#ff8c7c' : '#fff0a8',
      `M${88 + Math.cos(i * 0.524) * 8 - 0.6} ${57 + Math.sin(i * 0.524) * 8}a0.600 0.600 0 1 0 1.200 0a0.600 0.600 0 1 0 -1.200 0Z`,
    )
  // Hotels: three wings, a curve, steps, a slab with a crown.
  path(
    k,
    '#346480',
    'M-6 65V50H2V48H6V65ZM9 65C9 57 12 53 20 52V65ZM36 65V54H39V51H42V48H46V65ZM48 65V53C50 51 54 51 56 53V65ZM98 65V52L104 50V65ZM106 65V55H110V53H114V55H117V65Z',
  )
  const r = random(9)
  for (let i = 0; i < 60; i++) {
    const [x, y] = [
      [-4, 4],
      [11, 19],
      [38, 45],
      [49, 55],
      [99, 103],
      [107, 116],
    ][i % 6].map((v, j, a) => (j ? 54 + r() * 9 : v + r() * (a[1] - v)))
    path(k, '#ffe48c', `M${x} ${y}h0.600v0.700h-0.600Z`)
  }
}

/** The wet road in long facets, the sour light and the sign in it. */
function road(k) {
  path(k, '#2c6478', `M-6 ${ROAD}H166V96H-6Z`)
  for (const [c, d] of [
    ['#c8c880', 'M-6 64.500H120C100 66.500 60 65.500 40 67C20 68 4 66.500 -6 67.500Z'],
    [
      '#3c7c88',
      'M-6 69C30 67.500 70 70.500 110 68.500C130 68 150 69.500 166 68.500V74C130 75 100 73 60 75C30 76 10 74 -6 75Z',
    ],
    ['#1c5068', 'M-6 78C30 76 70 79.500 110 77.500C134 76.500 150 78.500 166 77.500V96H-6Z'],
    [
      '#e8dc88',
      'M30 78C44 76.500 62 78.500 78 77C72 80 84 80.600 70 82.500C60 84 66 85.500 54 86.500C44 87 46 84.500 38 83.500C34 82 40 80 30 78Z',
    ],
    [
      '#e8dc88',
      'M2 86C10 84.600 22 85.500 30 84.800C26 87.500 14 89 2 86ZM88 70.500C98 69.500 108 70 116 69.600C112 71.500 96 72.500 88 70.500Z',
    ],
  ])
    path(k, c, d)
  // The island of gravel and agaves on which the sign stands.
  path(k, '#143c54', 'M84 84C96 79.500 150 78.500 166 80.500V96H100C92 92 82 88 84 84Z')
  path(k, '#6c9474', 'M86 82.500C98 78 150 77 166 79V92H104C94 89 84 86 86 82.500Z')
  path(
    k,
    '#a8bc7c',
    'M86 82.500C98 78 150 77 166 79V81.500C140 79.500 104 80.500 92 84.500C88 84 86 83.500 86 82.500Z',
  )
  stroke(k, '#ffe8a0', 0.8, 'M84.600 84C96 79 150 78 166 80')
}

export default {
  alt: 'Nozze sotto l’acquazzone davanti all’insegna di Las Vegas: la sposa con gli stivali rossi salta in una pozzanghera, lo sposo ride con l’ombrello rovesciato, il cantante in bianco continua a suonare',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.9, 0.5], horizon: ROAD / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      cloudburst(k)
      strip(k)
      road(k)
      // A glow about the lit sign.
      for (const [q, a] of points('46 0.05 34 0.07', 2)) {
        k.fillStyle = `rgba(255,240,170,${a})`
        k.beginPath()
        k.arc(126, 38, q, 0, 7)
        k.fill()
      }
      k.save()
      k.translate(126, 83)
      k.rotate(0.07)
      k.scale(1.1, 1.1)
      path(
        k,
        'rgba(16,44,64,.5)',
        'M-15.500 0.500C-22 0 -40 2 -48 4C-38 5 -20 3 -12 1ZM12 0.500C6 1 -10 4 -18 6C-8 7 10 3 15.500 1Z',
      )
      sign(k)
      k.restore()
      for (const [x, y, q] of points('104 83 0.8 142 84 1 152 82 0.7', 3))
        for (const [a, l, c] of [
          [-2.7, 5, '#2c7c78'],
          [-2.2, 6.5, '#4ca488'],
          [-1.57, 7, '#2c7c78'],
          [-0.95, 6.5, '#6cc090'],
          [-0.45, 5, '#2c7c78'],
        ])
          path(
            k,
            c,
            `M${x - q} ${y}Q${x + Math.cos(a) * l * 0.4 * q - 0.6} ${y + Math.sin(a) * l * 0.7 * q} ${x + Math.cos(a) * l * q} ${y + Math.sin(a) * l * q}Q${x + Math.cos(a) * l * 0.4 * q + 0.8} ${y + Math.sin(a) * l * 0.4 * q} ${x + q} ${y}Z`,
          )
      at(k, 12.5, 83, 1, singer)
      at(k, 43.5, 86, 0.98, groom)
      at(k, 78, 88, 1, splash)
      at(k, 77, 79.5, 1, bride)
      // Rain in golden threads, all on one slant.
      const r = random(21)
      for (let i = 0; i < 150; i++) {
        const [x, y, l] = [r() * 176 - 4, r() * 92 - 6, 2 + r() * 4.5]
        stroke(
          k,
          i % 3 ? 'rgba(255,250,210,.38)' : 'rgba(255,255,255,.75)',
          0.2,
          `M${x} ${y}l${-l * 0.3} ${l}`,
        )
      }
      for (const [x, y, q] of points(
        '6 88 1.6 30 80 1.2 56 92 2 100 92 1.8 20 92 1.4 62 74 1 108 75 1.1 34 90 1.5',
        3,
      ))
        stroke(
          k,
          'rgba(255,250,210,.8)',
          0.25,
          `M${x - q} ${y}a${q} ${q * 0.3} 0 1 0 ${q * 2} 0a${q} ${q * 0.3} 0 1 0 ${-q * 2} 0M${x} ${y - 0.6}v-1.400M${x - q * 0.5} ${y - 0.5}l-0.600 -1`,
        )
    })
    return finish(s, { vignette: 0.14, bloom: 0.16 })
  },
}
