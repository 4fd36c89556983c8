import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import {
  BANK,
  barges,
  behind,
  opener,
  pagodaTower,
  pearl,
  quarter,
  shore,
  tourBoat,
  twisted,
} from '../../things/pudong-dusk.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

/** The east just after sunset: a rose belt over the shadow of the earth, the moon in it. */
function east(k) {
  const sky = k.createLinearGradient(0, 0, 0, BANK)
  for (const [a, c] of [
    [0, '#2c5494'],
    [0.34, '#7490c4'],
    [0.58, '#dcb4cc'],
    [0.72, '#f4b8b4'],
    [0.86, '#c4a8c4'],
    [1, '#8ca0c4'],
  ])
    sky.addColorStop(a, c)
  k.fillStyle = sky
  k.fillRect(-5, -5, 170, 100)
  for (const [c, d] of [
    [
      'rgba(255,206,190,.85)',
      'M112 18.500C124 16.800 132 17.800 142 15.800C150 14.400 160 14.600 170 12.600V14.600C162 16.400 156 16.200 150 17.600C158 17.800 164 17.400 170 17V18.200C156 19.800 144 19 134 19.600C126 20 118 19.600 112 18.500Z',
    ],
    [
      'rgba(255,214,204,.75)',
      'M-6 27.400C4 26.200 12 27.400 22 25.600C30 24.400 36 24.800 42 23.600C36 26.600 28 26.800 22 28C12 29.400 2 29 -6 29.800Z',
    ],
    [
      'rgba(255,228,216,.75)',
      'M58 33.500C66 32.400 72 33.200 80 31.800C88 30.800 94 31.200 99 30.400C92 33.200 84 33 78 34.200C70 35 64 34.600 58 33.500Z',
    ],
    [
      'rgba(216,176,208,.7)',
      'M124 27.600C134 26.400 140 27.200 150 25.400C142 28.600 132 29 124 27.600Z',
    ],
  ])
    path(k, c, d)
  path(k, 'rgba(255,240,220,.3)', 'M21 39a5.400 5.400 0 1 0 0.010 0Z')
  path(k, '#fff4dc', 'M21 40.800a3.600 3.600 0 1 0 0.010 0Z')
  path(
    k,
    '#f8e0cc',
    'M22.400 41.400C24 42.600 24.400 45.200 23.200 46.800C21.600 47.400 20.400 46.800 20 45.800C21.600 45.400 21 44 22 43.400C22.800 42.800 22 42 22.400 41.400Z',
  )
}

/** Where the parapet of the promenade runs, and its ground. */
const rail = (x) => 83.4 - x * 0.034

function promenade(k) {
  path(k, '#34305f', 'M-6 83C50 81 110 79.400 168 77.600V96H-6Z')
  path(k, '#6c5484', 'M-6 85.200C50 83.200 110 81.400 168 79.600V84C120 85 60 87 -6 89.600Z')
  path(k, '#a0708c', 'M-6 86.400C40 84.600 90 83.200 132 82C96 84.600 44 86.600 -6 88.400Z')
  for (let i = 0; i < 12; i++)
    stroke(k, 'rgba(40,32,88,.4)', 0.18, `M${-4 + i * 15} ${rail(i * 15) + 2}L${-26 + i * 18} 92`)
  // Granite posts and two bars.
  for (const [dy, w, c] of [
    [-3.9, 0.9, '#54487c'],
    [-2, 0.6, '#483f74'],
  ]) {
    stroke(k, c, w, `M-6 ${rail(-6) + dy}L168 ${rail(168) + dy}`)
    stroke(
      k,
      '#e8a8a0',
      w * 0.34,
      `M-6 ${rail(-6) + dy - w * 0.34}L168 ${rail(168) + dy - w * 0.34}`,
    )
  }
  for (let x = -2; x < 166; x += 10.4) {
    const y = rail(x)
    path(k, '#443c70', `M${x - 0.9} ${y + 0.9}V${y - 4.7}h1.800V${y + 0.9}Z`)
    path(k, '#f0b4a4', `M${x - 0.9} ${y + 0.9}V${y - 4.7}h0.600V${y + 0.9}Z`)
    path(k, '#8c6890', `M${x - 1.2} ${y - 4.6}h2.400l-0.500 -0.700h-1.400Z`)
  }
}

/** An old street lamp of the embankment; foot at 0, 50 high. */
function lampPost(k) {
  path(
    k,
    '#241f50',
    'M-2.400 0L-1.600 -3.400H-1L-0.700 -7H0.700L1 -3.400H1.600L2.400 0ZM-0.560 -7L-0.360 -40H0.360L0.560 -7Z',
  )
  path(
    k,
    '#c0808c',
    'M-2.400 0L-1.600 -3.400H-1L-0.700 -7L-0.360 -40H-0.160L-0.300 -7L-0.600 -3L-1.200 0Z',
  )
  stroke(
    k,
    '#241f50',
    0.5,
    'M0 -39C-3 -38 -5.500 -40 -5.600 -42.400M0 -39C3 -38 5.500 -40 5.600 -42.400M0 -39V-45M-3.400 -39.400C-2 -41.600 -1 -41 0 -42M3.400 -39.400C2 -41.600 1 -41 0 -42',
  )
  for (const [x, y] of points('-5.600 -43.800 5.600 -43.800 0 -46.800')) {
    path(k, 'rgba(255,230,170,.3)', `M${x} ${y - 3.4}a3.400 3.400 0 1 0 0.010 0Z`)
    path(k, '#fff4cc', `M${x} ${y - 1.5}a1.500 1.500 0 1 0 0.010 0Z`)
    path(
      k,
      '#241f50',
      `M${x - 0.7} ${y + 1.8}h1.400l-0.300 -0.500h-0.800ZM${x - 0.4} ${y - 1.5}h0.800l-0.400 -0.900Z`,
    )
  }
}

/** A train of small kites on one line, from the hand up into the sky. */
function kites(k, [x0, y0]) {
  const on = (t) => {
    const u = 1 - t
    return [
      u ** 3 * x0 + 3 * u * u * t * 74 + 3 * u * t * t * 92 + t ** 3 * 98,
      u ** 3 * y0 + 3 * u * u * t * 74 + 3 * u * t * t * 30 + t ** 3 * 2,
    ]
  }
  stroke(k, 'rgba(70,60,120,.7)', 0.14, `M${x0} ${y0}C74 74 92 30 98 2`)
  for (let i = 9; i < 42; i++) {
    const t = i / 42
    const [x, y] = on(t)
    const [ax, ay] = on(t + 0.01)
    const a = Math.atan2(ay - y, ax - x)
    const q = 1.5 - t * 0.8
    k.save()
    k.translate(x, y)
    k.rotate(a + 1.25 + Math.sin(i * 1.9) * 0.22)
    path(
      k,
      ['#f4545c', '#ffc44c', '#f0848c'][i % 3],
      `M0 ${-q}L${q * 0.8} ${-q * 0.1}L0 ${q}L${-q * 0.8} ${-q * 0.1}Z`,
    )
    path(k, ['#a83460', '#d0844c', '#b0547c'][i % 3], `M0 ${-q}L${q * 0.8} ${-q * 0.1}L0 ${q}Z`)
    stroke(k, '#f4848c', 0.14, `M0 ${q}q${q * 0.5} ${q * 0.5} ${q * 0.1} ${q * 1.1}`)
    k.restore()
  }
}

const who = (pose, n, top, shade, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top: [top, shade],
  low: [low, '#28285c'],
  hair: ['#2c2040', '#201a38'],
  light: -1,
  ...more,
})

/** The mirror sways off the edges of the picture: what lies beside is laid over the slits. */
function mendEdges(s, y) {
  const [m, y0] = [Math.ceil(s.w * 0.008), Math.round(y * s.h) + 2]
  for (const x of [0, s.w - m])
    s.k.drawImage(s.canvas, x ? x - m : m, y0, m, s.h - y0, x, y0, m, s.h - y0)
}

export default {
  alt: 'Shanghai subito dopo il tramonto, vista dal Bund: la torre delle sfere rosa e i grattacieli di Pudong oltre lo Huangpu, la luna piena che sorge; sul lungofiume un anziano fa volare una fila di aquiloni',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.1, 0.4], horizon: BANK / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      east(k)
      behind(k)
      quarter(k)
      opener(k, 113.5, 31.5)
      twisted(k, 121.5, 40)
      pagodaTower(k, 106.4, 27)
      pearl(k, 51, 0.122)
      shore(k)
    })
    stillWater(s, {
      y: (BANK + 0.5) / 90,
      sway: 0.9,
      press: 1.1,
      veil: [
        [0, '#6c80b4', 0.25],
        [0.4, '#4c64a4', 0.45],
        [1, '#2c4488', 0.7],
      ],
    })
    mendEdges(s, (BANK + 0.5) / 90)
    f.draw(s.k, (k) => {
      const r = random(6)
      for (let i = 0; i < 46; i++) {
        const t = i / 45
        const [x, y, l] = [r() * 164, BANK + 2 + t ** 1.2 * 16, 1.5 + t * 6]
        path(
          k,
          i % 3 ? 'rgba(255,206,196,.34)' : 'rgba(52,68,136,.4)',
          `M${x - l} ${y}q${l} ${-0.2 - t * 0.2} ${l * 2} 0q${-l} ${0.2 + t * 0.2} ${-l * 2} 0Z`,
        )
      }
      for (let i = 0; i < 9; i++) {
        const y = BANK + 2 + i * 1.9
        path(
          k,
          'rgba(255,240,214,.7)',
          `M${19 + ((i * 5) % 3) * 0.5 - i * 0.1} ${y}q${2 + i * 0.2} -0.300 ${4 + i * 0.4} 0q${-2} 0.400 ${-4 - i * 0.4} 0Z`,
        )
      }
      at(k, 33, 71.4, 0.7, barges)
      path(k, 'rgba(52,60,120,.5)', 'M14 71.800H45C41 73 22 73.200 14 71.800Z')
      at(k, 126, 71.8, 0.72, (c) => {
        path(c, 'rgba(48,52,112,.55)', 'M-13 1.800C-8 5.500 8 5.800 13 2Z')
        path(
          c,
          'rgba(255,216,150,.5)',
          'M-9 4q8 -0.500 17 0q-8 0.600 -17 0ZM-7 5.600q7 -0.500 14 0q-7 0.600 -14 0Z',
        )
        tourBoat(c)
        path(
          c,
          'rgba(255,226,214,.8)',
          'M14 1.600C18 2.400 24 2.600 32 2.200C24 3.600 16 3.600 10 2.700C6 3.200 -8 3.200 -13 1.900C-6 2.600 8 2.700 14 1.600Z',
        )
      })
      promenade(k)
      const fall = { fall: [0.7, -0.12], shade: '#3c3068' }
      const put = (x, y, high, o, flip) => stand(k, x, y, high, o, { ...fall, flip })
      put(
        14,
        85.4,
        9.6,
        who('stand', 1, '#f08c74', '#943c64', '#5c5c94', { view: 'back', armFar: [30, 60] }),
      )
      put(
        18,
        85.3,
        9,
        who('point', 0, '#f4d8c0', '#a48498', '#c8546c', {
          view: 'back',
          cut: 'long',
          dress: 'skirt',
        }),
      )
      put(80, 84.4, 8.8, who('camera', 2, '#5c9cb4', '#345c8c', '#443c74'))
      put(
        97,
        83.6,
        9.4,
        who('hips', 0, '#e8b44c', '#94604c', '#54548c', { view: 'back', cut: 'bun' }),
      )
      put(101.4, 83.4, 6.2, who('wave', 0, '#f0646c', '#943054', '#3c4484', { view: 'back' }))
      const old = who('wave', 1, '#8498c8', '#4c5c94', '#3c3c70', {
        hair: ['#e4dce4', '#a8a0bc'],
        armFar: [118, 20],
        armNear: [60, 70],
        lean: -6,
      })
      put(44, 86.6, 10, old)
      kites(k, [48.2, 78])
      at(k, 150, 87.5, 1.12, lampPost)
    })
    return finish(s, { vignette: 0.12 })
  },
}
