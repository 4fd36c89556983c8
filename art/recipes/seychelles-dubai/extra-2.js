import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { lens } from '../../things/curves.js'
import { sailBridge, sailIsland, sailTower, waveHotel } from '../../things/sail-tower.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const SEA = 63
const firstLight = { ...moods.golden, disc: 0 }

/** The land to the left: low houses and palms in the haze, a strip of beach that ends in a point. */
function shore(k) {
  const r = random(12)
  path(k, '#8494b4', 'M-6 64V59.600H3V60.400H14V59.900H24V61H33V61.500H44L52 63V64Z')
  path(k, '#f0c8b8', 'M-6 59.600H3V60.100H-6ZM14 59.900H24V60.400H14ZM33 61.500H43V61.800H33Z')
  for (let x = -4; x < 45; x += 0.8 + r() ** 2 * 6) {
    const high = (1.7 + r() * 2.8) * (1 - x / 90)
    const lean = (r() - 0.5) * 1.6
    const [tx, ty] = [x + lean, 62.4 - high]
    stroke(k, '#5c6c94', 0.18, `M${x} 62.600Q${x} ${62.4 - high / 2} ${tx} ${ty}`)
    for (let i = 0; i < 7; i++) {
      const a = -2.9 + i * 0.44 + r() * 0.2
      const l = 0.7 + r() * 0.6
      stroke(
        k,
        i < 3 ? '#7ca09c' : '#4c7088',
        0.3,
        `M${tx} ${ty}Q${tx + Math.cos(a) * l * 0.7} ${ty + Math.sin(a) * l * 0.8} ${tx + Math.cos(a) * l * 1.3} ${ty + Math.sin(a) * l * 0.5 + 0.5}`,
      )
    }
  }
  path(
    k,
    '#54749a',
    'M-6 62.700C-2 61.500 2 61.900 6 61.700C11 61.100 15 62 20 61.900C25 61.600 30 62.300 35 62.200C40 62.300 45 62.500 49 63.100L50 63.600H-6Z',
  )
  path(k, '#f8d4b0', 'M-6 62.500C16 62.300 34 62.400 48 63C52 63.200 54 63.400 56 63.600H-6Z')
}

/** The shadow of a palm that stands outside the picture, over the sand. */
function palmShadow(k) {
  const c = '#985c78'
  path(
    k,
    c,
    'M-8 94.500C18 89.800 44 87.700 69 86.400L69.300 86.900C46 88.700 20 91.600 -8 97.500Z',
  )
  for (const [dx, dy, bend] of points(
    '20 -2 -1.300 24 0.800 -1.500 17 3 -0.300 5 4.600 0.600 -9 3.900 0.200 -17 1.900 -0.600 -12 -1.700 -1.100 5 -3.300 -0.800',
    3,
  )) {
    const rib = (t) => [69 + dx * t, 86.6 + dy * t + bend * 2 * t * (1 - t)]
    const wide = 3.2
    const [out, back] = [[], []]
    // Leaflets on both sides, longest in the middle, slanting to the tip.
    for (let i = 1; i <= 15; i++) {
      const [x, y] = rib(i / 16)
      const l = Math.sin((i / 16) * Math.PI * 0.84 + 0.36) * wide
      const to = Math.sign(dx) * l * 0.8
      out.push([x + to * 0.3, y - l * 0.15], [x + to, y - l * 0.26])
      back.push([x + to * 0.3, y + l * 0.18], [x + to, y + l * 0.32])
    }
    fill(k, c, [[69, 86.6], ...out, rib(1.1), ...back.reverse(), [69, 86.8]])
  }
}

/** A tower of sand in the same form, as a child builds it. */
function sandSail(k) {
  path(k, '#985c78', 'M-2 0.300C3 -0.700 7 -1.400 11.500 -1.750C8 -0.500 5 0.500 1.300 0.700Z')
  path(
    k,
    '#c88c78',
    'M-3.600 0.600C-2.800 -0.800 2.200 -0.900 3.400 0.500C1.600 1.200 -2 1.200 -3.600 0.600Z',
  )
  path(k, '#8c5c74', 'M-2.200 0C-2 -2.400 -0.900 -4.400 0.900 -6.200L1.300 0.200Z')
  path(
    k,
    '#ffe0b0',
    'M-2.200 0C-2 -2.400 -0.900 -4.400 0.900 -6.200C0.100 -4.400 -0.500 -2.400 -0.500 0.100Z',
  )
  stroke(k, '#7c4c5c', 0.22, 'M1 0.100L0.900 -7.600')
}

export default {
  alt: 'Prima luce sulla spiaggia di Dubai: l’albergo a forma di vela, bianco sulla sua isola, si specchia nel mare calmo e sulla sabbia bagnata; sulla riva un bambino ne ha fatto una copia di sabbia e la mostra alla madre',
  paint(w, h) {
    const s = new Scene(w, h, { mood: firstLight, sun: [-0.1, 0.4], horizon: SEA / 90 })
    const g = s.k.createLinearGradient(0, 0, 0, (SEA / 90) * h)
    for (const [a, c] of [
      [0, '#2c6c9c'],
      [0.36, '#5c9cb8'],
      [0.62, '#b4bcc8'],
      [0.78, '#f4b4a8'],
      [0.88, '#e4a0ac'],
      [1, '#8088b4'],
    ])
      g.addColorStop(a, c)
    s.k.fillStyle = g
    s.k.fillRect(0, 0, w, h)
    const f = field(s)
    f.draw(s.k, (k) => {
      at(k, 23.5, 62.4, 0.94, (c) => waveHotel(c, Path2D))
      shore(k)
      at(k, 0, SEA, 1, (c) => sailBridge(c, 44, 82))
      at(k, 105, SEA - 1, 1.02, (c) => sailTower(c, Path2D))
      at(k, 105, SEA, 1, sailIsland)
    })
    stillWater(s, {
      y: (SEA + 0.5) / 90,
      sway: 0.9,
      press: 1,
      veil: [
        [0, '#4c80ac', 0.3],
        [0.12, '#4c80ac', 0.42],
        [0.3, '#5c90b0', 0.34],
        [0.55, '#8c94a8', 0.3],
        [1, '#c49c98', 0.3],
      ],
    })
    // The swaying mirror leaves the edges of the picture bare.
    const m = Math.ceil(s.w * 0.012)
    const y0 = Math.round(((SEA + 0.5) / 90) * s.h)
    for (const x of [0, s.w - m])
      s.k.drawImage(s.canvas, x ? x - m : m, y0, m, s.h - y0, x, y0, m, s.h - y0)
    f.draw(s.k, (k) => {
      const r = random(8)
      for (let i = 0; i < 34; i++) {
        const y = SEA + 1 + r() ** 1.4 * 9
        const near = (y - SEA) / 10
        lens(
          k,
          i % 2 ? 'rgba(44,100,148,.5)' : 'rgba(255,216,200,.5)',
          r() * 168 - 4,
          y,
          2 + near * 9,
          0.05 + near * 0.16,
          0.04 + near * 0.12,
        )
      }
      // One small wave runs out over the wet sand: its hollow, its lip, the film it leaves.
      path(
        k,
        'rgba(40,88,140,.5)',
        'M-6 70.200C10 69.200 22 70.200 38 70.900C54 71.300 64 72.900 84 73.400C92 73.600 100 74.200 108 74.700C100 75.200 92 75.200 84 75C60 74.500 44 72.600 24 72C12 71.600 2 71.400 -6 71.500ZM104 75C118 73.600 134 72.700 166 73V75C140 74.600 120 75.400 104 75Z',
      )
      path(
        k,
        '#fff2e4',
        'M-6 70.900C4 70.600 12 71.300 22 71.500C32 71.600 40 72.400 48 73C58 73.400 70 74.500 84 74.600C100 75 112 74.500 126 74.300C140 74.300 152 74.700 166 74.600V75.500C156 75.900 150 75.100 140 75.400C132 76.300 124 75.600 116 75.900C106 77.100 98 76 90 76.200C80 76.700 76 75.300 68 75.200C60 75.300 56 74 49 74.100C42 74.300 38 72.900 30 72.900C20 73.200 14 72.100 7 72.200C2 72.500 -2 72 -6 72.200Z',
      )
      path(
        k,
        'rgba(255,238,224,.5)',
        'M-6 73.300C2 73.600 8 73 16 73.500C24 74.200 34 74 42 75C36 74.700 26 74.800 18 74.300C8 73.800 0 74.200 -6 73.900ZM92 77.300C102 76.900 110 78 122 77.100C130 76.700 136 77 142 76.700C136 77.700 128 77.500 122 78C110 78.700 102 77.900 92 77.300Z',
      )
      // Dry sand, its edge dark with water; nearest a bank in shade.
      path(
        k,
        'rgba(132,92,112,.55)',
        'M-6 75.600C22 74.600 50 79 82 81.700C112 84.200 140 84.400 166 83.400V96H-6Z',
      )
      path(k, '#e8b48c', 'M-6 77C22 76 48 80.400 80 83C110 85.400 140 85.800 166 84.800V96H-6Z')
      path(
        k,
        '#f8d0a0',
        'M-6 78.200C20 77.200 44 81.400 74 84C100 86.200 130 87.400 166 86.400V96H-6Z',
      )
      at(k, 13, 0.8, 1, palmShadow)
      const tall = (x, y, high, o, flip) =>
        stand(k, x, y, high, { ...o, light: -1 }, { flip, fall: [1.5, -0.22], shade: '#985c78' })
      tall(30, 83.4, 13.6, {
        ...POSES.hips,
        near: [10, 6],
        far: [-9, 5],
        skin: SKINS[0],
        top: ['#fff0dc', '#b494b0'],
        low: ['#2c8c98', '#1c5880'],
        hair: ['#54303c', '#341c38'],
        cut: 'long',
        dress: 'skirt',
      })
      tall(39.5, 85, 9, {
        ...POSES.point,
        armFar: [84, 10],
        near: [12, 4],
        far: [-12, 6],
        lean: 4,
        skin: SKINS[0],
        top: ['#f0583c', '#a83450'],
        low: ['#34487c', '#242c60'],
        hair: ['#54303c', '#341c38'],
        cut: 'short',
      })
      at(k, 48.8, 84.4, 1.5, sandSail)
    })
    return finish(s, { bloom: 0.12 })
  },
}
