import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { SHORE, snow, tower, wall } from '../../things/moraine-dawn.js'
import { canoe } from '../../things/moraine-wall.js'
import { wood } from '../../things/parkway-road.js'
import { facetRock, paintbrush, spruces } from '../../things/ten-peaks.js'

const WALL = {
  glow: '#ffb47c',
  ember: '#e88c6c',
  sky: '#7498c8',
  blue: '#5478b0',
  deep: '#3c5c98',
  air: '#a4c0d8',
  airGlow: '#ffdcb4',
}
const TOWER = {
  side: '#2c4a84',
  face: '#3c5c98',
  glow: '#e08c70',
  cone: '#8ca8d0',
  coneShade: '#6c8cbc',
}

function dawn(k) {
  const g = k.createLinearGradient(0, -26, 0, 46)
  for (const [t, c] of [
    [0, '#1c5890'],
    [0.42, '#4c94bc'],
    [0.7, '#a8d0cc'],
    [0.86, '#fce4bc'],
    [1, '#ffd8a8'],
  ])
    g.addColorStop(t, c)
  path(k, g, 'M-60 -60H230V60H-60Z')
  path(k, '#fff6e4', 'M137 5.500a3.400 3.400 0 1 0 0.010 0Z')
  path(k, '#dce8e4', 'M135.600 7a0.900 0.700 0 1 0 0.010 0ZM138.200 9.200a1 0.700 0 1 0 0.010 0Z')
}

/** The woods: a low dark line at the end of the lake, the flank on the right with its larches in gold. */
function woods(k) {
  fill(
    k,
    '#2c5064',
    points('100 55 112 50 124 46.500 136 40 150 34 166 27 200 18 260 8 260 60 100 60'),
  )
  spruces(
    k,
    points('98 54.500 112 49.500 124 46.500 136 40.500 150 34.500 166 28 200 18 260 8'),
    ['#2c5064', '#507884'],
    {
      gap: 1.5,
      tall: 5,
      seed: 5,
    },
  )
  // Larches, gold in September.
  const r = random(9)
  for (let i = 0; i < 26; i++) {
    const t = r()
    const [x, q] = [118 + t * 60, 0.8 + r() * 1.1]
    const y = 52 - t * 18 + r() * 8
    path(k, '#c88c3c', `M${x - q * 0.8} ${y}L${x} ${y - q * 3.4}L${x + q * 0.8} ${y}Z`)
    path(k, '#f8c85c', `M${x - q * 0.8} ${y}L${x} ${y - q * 3.4}L${x - q * 0.1} ${y}Z`)
  }
  fill(k, '#1c3c54', points('112 56 126 52.500 142 47 158 41 176 33 260 18 260 60 112 60'))
  spruces(k, points('108 55.500 126 52 142 47 158 41 176 33.500 260 18'), ['#1c3c54', '#3c6474'], {
    gap: 1.8,
    tall: 6.5,
    seed: 8,
  })
  // The far shore: one low wood on each side of the scree, its tips of their own heights.
  wood(k, '#1c4460', points('-90 50 -20 51 6 52.500 20 53.600 30 55.400'), SHORE + 1, {
    seed: 19,
    tall: 5,
    gap: 1.5,
  })
  wood(
    k,
    '#1c4460',
    points('58 55.200 66 54.400 78 53.600 92 53.200 104 53.800 118 54.400'),
    SHORE + 1,
    { seed: 12, tall: 3.4, gap: 1.2 },
  )
}

/** A hoary marmot that lies on its stone and looks over the lake; the sky lights its back. Thirteen long, feet at 0. */
function marmot(k) {
  // Its own shade under it, the bushy tail behind.
  path(
    k,
    '#4c6898',
    'M-10 0.900C-6 0 4 -0.100 8 0.300C8.600 0.800 6 1.300 2 1.400C-4 1.500 -9 1.500 -10 0.900Z',
  )
  path(
    k,
    '#2c4270',
    'M-4.600 -2C-7 -2.600 -9.400 -1.900 -11 -0.300C-11.400 0.300 -10.600 0.800 -9.800 0.800C-7.600 1 -5.400 0.800 -4 0.400Z',
  )
  const whole =
    'M-5.800 0.700C-7.200 -0.600 -7.200 -3.300 -5.400 -4.700C-3.400 -6.100 -0.400 -6.200 1.600 -5.400C2.200 -6.700 3.300 -7.700 4.700 -7.900C6.300 -8.100 7.500 -7.300 8 -6.300C8.600 -6 8.900 -5.500 8.800 -5C8.600 -4.400 8 -4.100 7.200 -4.100C6.700 -3.600 6.200 -3.300 5.800 -3.100C5.700 -2 5.700 -1 6 -0.300C6.800 -0.200 7.300 0.200 7.300 0.700C5.800 0.900 4.400 0.800 3.400 0.600C1 0.900 -3 0.900 -5.800 0.700Z'
  path(k, '#40588c', whole)
  k.save()
  k.clip(new Path2D(whole))
  path(
    k,
    '#7890b8',
    'M-8 -3.200C-5.600 -5 -2.400 -4.800 0.400 -3.700C2.200 -3.100 2.600 -5 4 -6C5.200 -6.600 6.400 -6.300 7.200 -5.600L9 -6V-10H-8Z',
  )
  path(
    k,
    '#c4d8e8',
    'M-3.600 -6.600C-1 -5.800 0.800 -4.900 2.200 -5C3 -5.800 3.600 -7 5.200 -7.300L7.400 -6.900L6 -9H-4Z',
  )
  // Haunch, chest and forepaw.
  path(
    k,
    '#2c4270',
    'M-6.600 1C-6 -2.200 -2.600 -3 -1 0.100C-0.400 0.400 0.200 0.600 0.600 1ZM3.200 -2.600C4.200 -2.900 5 -3.100 5.800 -3.100C5.600 -2 5.700 -1 6 -0.300L4.600 -0.100C3.600 -0.600 3.200 -1.600 3.200 -2.600Z',
  )
  path(k, '#1c2c54', 'M6.900 -5.200C7.600 -5.700 8.500 -5.800 9 -5.400V-4H7Z')
  k.restore()
  path(
    k,
    '#2c4270',
    'M4 -7.500C3.700 -8.400 4.600 -9 5.300 -8.400C5.500 -8 5.300 -7.500 5 -7.200C4.600 -7 4.200 -7.100 4 -7.500Z',
  )
  path(k, '#14203c', 'M6.300 -6.500a0.380 0.380 0 1 0 0.760 0a0.380 0.380 0 1 0 -0.760 0Z')
  path(k, '#d8e8f4', 'M6.650 -6.650a0.120 0.120 0 1 0 0.240 0a0.120 0.120 0 1 0 -0.240 0Z')
}

/** The stones of the old slide on which we stand: still in the night's blue, the sky on their tops. */
function rockpile(k) {
  const rock = (body, side, top, tones) =>
    facetRock(k, tones, points(body), { side: points(side), top: points(top) })
  const A = ['#7c9cc4', '#34507c', '#1f3660']
  const B = ['#6484b0', '#2c4670', '#1a2f56']
  rock(
    '-60 68 -4 62 8 63 18 70 24 82 20 100 -60 100',
    '-60 70 -4 62 6 70 2 84 6 100 -60 100',
    '-60 68 -4 62 8 63 18 70 6 70 -10 71 -60 76',
    B,
  )
  rock(
    '13 80 20 73 33 71 43 75.500 47 84 44 98 10 98',
    '13 80 25 78.500 28 87 25 98 10 98',
    '13 80 20 73 33 71 43 75.500 25 78.500',
    A,
  )
  rock(
    '-6 88 4 81.500 17 82 25 89 28 100 -8 100',
    '-6 88 9 88.500 11 100 -8 100',
    '-6 88 4 81.500 17 82 25 89 9 88.500',
    B,
  )
  rock(
    '36 91 43 86.500 52 87.500 58 93 59 100 34 100',
    '36 91 45 91.500 46 100 34 100',
    '36 91 43 86.500 52 87.500 58 93 45 91.500',
    A,
  )
}

export default {
  alt: 'La valle dei dieci picchi alla prima luce sul lago Moraine, che li specchia: una canoa rossa attraversa l’acqua turchese, una marmotta la guarda dal suo masso',
  focus: 0.4,
  heart: 26,
  paint(w, h) {
    const f = field({ w, h, portrait: h > w }, { centre: 70, zoom: 0.8 })
    const s = new Scene(w, h, {
      mood: moods.day,
      sun: [0.02, 0.3],
      horizon: f.at([0, SHORE])[1] / h,
    })
    f.draw(s.k, (k) => {
      dawn(k)
      wall(k, WALL)
      snow(k, { ice: '#b4d0e8', warm: '#fff2d8' })
      tower(k, TOWER)
      woods(k)
    })
    stillWater(s, {
      y: f.at([0, SHORE + 0.6])[1] / h,
      sway: 0,
      press: 1,
      veil: [
        [0, '#54c4c4', 0.34],
        [0.4, '#18a4b4', 0.6],
        [0.8, '#0c84a8', 0.88],
        [1, '#0c6c98', 0.96],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(14)
      for (let i = 0; i < 40; i++) {
        const t = i / 39
        const [x, y, l] = [-40 + r() * 220, SHORE + 2 + t ** 1.2 * 33, 1.2 + t * 6]
        path(
          k,
          i % 3 ? 'rgba(150,232,224,.36)' : 'rgba(12,84,128,.32)',
          `M${x - l} ${y}q${l} ${-0.14 - t * 0.26} ${l * 2} 0q${-l} ${0.14 + t * 0.26} ${-l * 2} 0Z`,
        )
      }
      const [cx, cy] = s.pick([96, 71], [84, 70])
      // One wake, opening behind her.
      path(
        k,
        'rgba(206,244,240,.5)',
        `M${cx - 8} ${cy}C${cx - 18} ${cy - 0.9} ${cx - 28} ${cy - 2} ${cx - 36} ${cy - 3.2}C${cx - 28} ${cy - 1.4} ${cx - 18} ${cy - 0.3} ${cx - 8} ${cy + 0.4}Z`,
      )
      path(
        k,
        'rgba(206,244,240,.5)',
        `M${cx - 8} ${cy + 0.5}C${cx - 18} ${cy + 1.2} ${cx - 28} ${cy + 2.2} ${cx - 36} ${cy + 3.8}C${cx - 28} ${cy + 3} ${cx - 18} ${cy + 1.8} ${cx - 8} ${cy + 0.9}Z`,
      )
      k.save()
      k.globalAlpha = 0.4
      at(k, cx, cy + 0.7, 0.86, (c) => {
        c.scale(1, -0.8)
        canoe(c)
      })
      k.restore()
      at(k, cx, cy, 0.86, canoe)
      k.save()
      k.translate(s.pick(0, 21), 0)
      rockpile(k)
      at(k, 28, 74.6, 0.95, marmot)
      at(k, 10, 66, 0.8, paintbrush)
      path(k, '#6484b0', 'M6.800 66.200Q8.400 65 10 65.600Q12 64.900 13.600 66.200V67.400H6.800Z')
      k.restore()
    })
    return finish(s, { vignette: 0.16, bloom: 0.12 })
  },
}
