import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { eastMitten, merrick } from '../../things/mittens.js'
import { POSES, stand } from '../../things/slender-folk.js'
import { fire, glowTent } from '../../things/tent-and-fire.js'
import { westMitten } from '../../things/west-mitten.js'

/** Where the fire burns: all its light and all the shadows of the camp start here. */
const FIRE = [82, 77.5]

/** How much nearer the circle sits than first measured. */
const CLOSE = 1.36

/** Cloth and skin as [what the flames light, what the night keeps]. */
const FIVE = {
  red: {
    top: ['#f0704c', '#5c2c50'],
    low: ['#8c5450', '#2c2448'],
    skin: ['#f4b484', '#8c5450'],
    hair: ['#3c2038', '#2c1c38'],
    hat: ['knit', '#e8b04c', '#fff0d0'],
  },
  blue: {
    top: ['#5c8cac', '#24386c'],
    low: ['#8c6460', '#1c2850'],
    skin: ['#c8845c', '#683c44'],
    hair: ['#241c38', '#1c1834'],
  },
  gold: {
    top: ['#fcc05c', '#6c4858'],
    low: ['#7c5460', '#2c2848'],
    skin: ['#f8bc8c', '#945c54'],
    hair: ['#a85c34', '#6c3c3c'],
    cut: 'long',
  },
  teal: {
    top: ['#8cb07c', '#1c4860'],
    low: ['#8c6058', '#1c2848'],
    skin: ['#a86848', '#582c3c'],
    hair: ['#1c1430', '#1c1430'],
    hat: ['knit', '#d8484c', '#fff0d0'],
  },
  plum: {
    top: ['#d07070', '#40285c'],
    low: ['#745060', '#241c44'],
    skin: ['#f0ac80', '#845048'],
    hair: ['#5c3034', '#3c2034'],
    cut: 'bun',
  },
}

/** Who they are, where, and what they do: x, foot, height; the fire gives the side of the light and the way of the shadow. */
function company(k) {
  const ground = (x, y, long, wide) => {
    // A shadow starts under its feet and runs away from the fire, foreshortened by the flat ground.
    const [dx, dy] = [x - FIRE[0], (y - FIRE[1]) * 2.4]
    const l = Math.hypot(dx, dy)
    const [ux, uy] = [dx / l, dy / l / 2.4]
    const g = k.createLinearGradient(x, y, x + ux * long, y + uy * long)
    g.addColorStop(0, 'rgba(24,16,52,.8)')
    g.addColorStop(1, 'rgba(24,16,52,0)')
    // Across the shadow, as wide on the ground as the body.
    const [nx, ny] = [-uy * 1.2 * wide, (ux * 0.34 + 0.06) * wide]
    fill(k, g, [
      [x + nx, y + ny],
      [x + ux * long + nx * 1.8, y + uy * long + ny * 1.8],
      [x + ux * long - nx * 1.8, y + uy * long - ny * 1.8],
      [x - nx, y - ny],
    ])
  }
  const one = (x, y, high, wear, pose, more = {}) => {
    const right = x > FIRE[0]
    stand(
      k,
      x,
      y,
      high,
      { ...POSES[pose], ...FIVE[wear], light: right ? -1 : 1, ...more },
      { flip: right },
    )
  }
  /** Somebody who sits on a log with the feet before it. */
  const seat = (x, y, high, wear, more) => {
    const m = x > FIRE[0] ? -1 : 1
    ground(x - m * 0.6, y, 10, 1.9)
    path(
      k,
      '#2c1c3c',
      `M${x - 2.6} ${y - 2.2}H${x + 1.4}V${y + 0.2}H${x - 2.6}C${x - 3.4} ${y - 0.2} ${x - 3.4} ${y - 1.8} ${x - 2.6} ${y - 2.2}Z`,
    )
    path(
      k,
      '#b46c50',
      `M${x + (m > 0 ? 1.4 : -2.6)} ${y - 2.2}a0.700 1.200 0 0 1 0 2.400a0.700 1.200 0 0 1 0 -2.400Z`,
    )
    one(x, y - 2.3, high, wear, 'sit', { near: [82, 88], far: [74, 62], ...more })
  }
  /** An enamel mug held against the palm, the fingers round it. */
  const mug = (skin) => (c, j, flat) => {
    const [x, y] = j.armNear.hand
    path(c, flat ?? '#f4d8b0', `M${x - 0.24} ${y - 0.5}h0.560v0.700h-0.560Z`)
    path(c, flat ?? '#b4646c', `M${x - 0.24} ${y - 0.5}h0.200v0.700h-0.200Z`)
    path(
      c,
      flat ?? skin,
      `M${x - 0.3} ${y - 0.16}C${x - 0.1} ${y - 0.3} ${x + 0.2} ${y - 0.26} ${x + 0.24} ${y - 0.06}C${x + 0.2} ${y + 0.14} ${x - 0.1} ${y + 0.22} ${x - 0.3} ${y + 0.1}Z`,
    )
  }
  ground(97, 76, 12, 1)
  one(97, 76, 11, 'blue', 'hips')
  ground(65.5, 76.4, 12, 1)
  one(65.5, 76.4, 11.4, 'teal', 'stand', { armNear: [10, 104], after: mug('#c88058') })
  seat(73, 75.6, 11.2, 'red', { armNear: [28, 78], armFar: [40, 40], after: mug('#f4b484') })
  seat(91, 79, 11.6, 'gold', { armNear: [44, 40], armFar: [52, 34], lean: 6 })
  // The fifth sits low on a flat stone, knees drawn up, and holds something beside the flames on a stick.
  ground(71.8, 84.2, 9, 2.6)
  fill(
    k,
    '#2c1c3c',
    points('69.6 84.8 69.2 83.6 70.4 82.7 73.2 82.4 74.4 83 74.9 84.4 73.6 85.1 70.8 85.2'),
  )
  fill(k, '#54304a', points('70.4 82.7 73.2 82.4 74.4 83 73.4 83.5 71.4 83.5'))
  fill(k, '#94543f', points('73.9 83.2 74.4 83 74.9 84.4 74 85'))
  one(72, 82.8, 11.6, 'plum', 'sit', {
    near: [122, 104],
    far: [112, 92],
    lean: 10,
    armNear: [56, 30],
    armFar: [62, 22],
    after: (c, j, flat) => {
      const [x, y] = j.armNear.hand
      path(
        c,
        flat ?? '#3c2038',
        `M${x - 0.3} ${y + 0.2}L${x + 1.75} ${y - 0.86}L${x + 1.78} ${y - 0.74}L${x - 0.2} ${y + 0.34}Z`,
      )
      path(
        c,
        flat ?? '#fff0d0',
        `M${x + 1.65} ${y - 1.05}a0.240 0.200 0 0 1 0.460 -0.120v0.340a0.240 0.200 0 0 1 -0.440 0.100Z`,
      )
    },
  })
}

/** A jack rabbit that sits up and looks at the fire, its left side in that light: haunch, back, breast, long ears apart. */
function hare(k) {
  path(
    k,
    '#241c44',
    'M-1.100 0C-1.300 -0.900 -1.200 -1.800 -0.800 -2.300C-1.300 -2.400 -1.500 -2.800 -1.400 -3.100C-1.200 -3.600 -0.800 -3.800 -0.400 -3.800C-0.600 -4.500 -0.700 -5.300 -0.500 -5.900C-0.100 -5.400 0.100 -4.700 0.100 -3.900C0.300 -4.600 0.700 -5.200 1.200 -5.500C1.200 -4.700 0.900 -4 0.400 -3.400C0.500 -3 0.400 -2.700 0.200 -2.500C1 -2.300 1.700 -1.600 1.900 -0.800C2.200 -0.900 2.500 -0.700 2.400 -0.400C2.300 -0.100 2 0 1.700 0Z',
  )
  path(
    k,
    '#a8684c',
    'M-1.100 0C-1.300 -0.900 -1.200 -1.800 -0.800 -2.300C-1.300 -2.400 -1.500 -2.800 -1.400 -3.100C-1.200 -3.600 -0.800 -3.800 -0.400 -3.800C-0.600 -4.500 -0.700 -5.300 -0.500 -5.900C-0.300 -5.200 -0.300 -4.500 -0.150 -3.700C-0.500 -3.200 -0.500 -2.700 -0.400 -2.300C-0.800 -1.700 -0.800 -0.800 -0.600 0Z',
  )
}

/** The rim of the mesa: a shelf of rock that breaks off in blocks, lit by nothing but the fire. */
function rim(k) {
  fill(
    k,
    '#3c2f60',
    points(
      '-6 64.2 4 63.8 9 64.6 10 66 21 66.4 22.5 67.4 31 67.2 33 68.4 47 68.2 52 69 70 68.6 78 69.2 88 68.8 94 69.3 103 68.7 105 67.8 116 68 117.5 66.8 128 67 129.5 65.4 136 65 150 65.6 151.5 64.2 168 63.6 168 96 -6 96',
    ),
  )
  // The tops of the blocks still have some of the sky.
  for (const text of [
    '-6 64.2 4 63.8 9 64.6 10 66 6 66.4 -6 66.9',
    '10 66 21 66.4 22.5 67.4 16 68.2 7 67.4',
    '22.5 67.4 31 67.2 33 68.4 27 69.3 19 68.7',
    '105 67.8 116 68 117.5 66.8 121 68.3 112 69.2 103 68.7',
    '117.5 66.8 128 67 129.5 65.4 134 67.2 126 68.5 119 68.2',
    '129.5 65.4 136 65 150 65.6 151.5 64.2 168 63.6 168 66.2 146 67.2 133 66.7',
  ])
    fill(k, '#5c4880', points(text))
  const glow = k.createRadialGradient(0, 0, 0, 0, 0, 58)
  for (const [a, c] of [
    [0, 'rgba(255,176,96,.95)'],
    [0.12, 'rgba(240,130,80,.72)'],
    [0.4, 'rgba(190,84,80,.34)'],
    [1, 'rgba(120,60,90,0)'],
  ])
    glow.addColorStop(a, c)
  k.save()
  k.beginPath()
  k.rect(-6, 68.6, 174, 30)
  k.clip()
  k.translate(FIRE[0], FIRE[1])
  k.scale(1, 0.3)
  k.fillStyle = glow
  k.fillRect(-60, -60, 120, 120)
  k.restore()
  // A lower shelf towards us, in the dark: calm ground for words.
  fill(
    k,
    '#2c2450',
    points(
      '-6 80 12 81 22 80.400 36 83 52 84.800 60 86.600 84 87 96 85.800 110 85.200 120 82.600 138 81.600 150 79.800 168 79 168 96 -6 96',
    ),
  )
  fill(
    k,
    '#1c1840',
    points(
      '-6 84 16 85.400 34 87.400 60 89.200 92 89.400 118 87.600 142 85.600 168 83.500 168 96 -6 96',
    ),
  )
}

export default {
  alt: 'Cinque viaggiatori attorno al fuoco davanti a una tenda illuminata, sull’orlo della valle: l’ultimo sole accende la parte alta di un grande torrione di roccia rossa mentre l’ombra ne sale il piede, e accanto sorge la luna piena; una lepre li guarda',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...moods.dusk, disc: 0 }, sun: [-0.1, 0.5], horizon: 0.63 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Opposite the sunset: the pink belt, and under it the shadow of the earth.
      const sky = k.createLinearGradient(0, 0, 0, 58)
      for (const [a, c] of [
        [0, '#1c3470'],
        [0.3, '#3c5c9c'],
        [0.52, '#8c84b0'],
        [0.68, '#f0a898'],
        [0.78, '#f8b898'],
        [0.9, '#a890ac'],
        [1, '#6c7cac'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-6, -6, 174, 110)
      at(k, 135, 27, 1.16, (c) => {
        path(c, '#fff4d8', 'M-5.200 0a5.200 5.200 0 1 0 10.400 0a5.200 5.200 0 1 0 -10.400 0Z')
        for (const d of [
          'M-3.200 -2.300C-2 -3.700 -0.200 -3.500 0.200 -2.100C0 -0.500 -1.600 0.300 -2.800 -0.300C-3.400 -0.900 -3.600 -1.700 -3.200 -2.300Z',
          'M1 1.300C2 0.700 3.400 1.100 3.400 2.100C2.800 3.300 1.400 3.500 0.600 2.800C0.400 2.200 0.600 1.600 1 1.300Z',
        ])
          path(c, '#f0d8b8', d)
      })
      // The far mesa and the plain in its own shade.
      fill(
        k,
        '#7c74a4',
        points(
          '40 58 44 54.800 62 54.400 64 53.600 78 53.400 84 55 112 54.800 116 53.200 124 53 168 52 168 60 40 60',
        ),
      )
      fill(k, '#5c5488', points('-6 57 40 56.800 80 57.200 120 56.800 168 57.200 168 80 -6 80'))
      // The two other buttes, miles behind: small, in the haze, only their heads still lit.
      for (const [draw, x, size] of [
        [merrick, -46, 0.44],
        [eastMitten, 104.5, 0.46],
      ]) {
        k.save()
        k.translate(x, 58)
        k.scale(size, size)
        k.translate(0, -58)
        draw(k, ['#e8907c', '#9c6488', '#84689c', '#74609a', '#6c6098', '#b87484'])
        k.restore()
      }
      fill(k, '#5c5488', points('-6 58 40 57.600 80 58 120 57.600 168 58 168 80 -6 80'))
      westMitten(k)
      fill(
        k,
        '#4c4478',
        points(
          '-6 65.500 22 64.800 40 65.600 66 64.900 104 65.600 140 64.800 168 65.500 168 80 -6 80',
        ),
      )
      rim(k)
      // What shines out of the tent's door lies on the rock before it and fades.
      k.save()
      k.translate(35.6, 76)
      k.scale(1, 0.34)
      const door = k.createRadialGradient(0, 0, 0, 0, 0, 24)
      door.addColorStop(0, 'rgba(255,190,104,.62)')
      door.addColorStop(0.4, 'rgba(255,160,96,.26)')
      door.addColorStop(1, 'rgba(255,150,90,0)')
      k.fillStyle = door
      k.fillRect(-24, -1, 48, 26)
      k.restore()
      path(k, '#241a48', 'M20 75.6C25 77 44 77.1 48.6 75.6L47.2 75H21.2Z')
      at(k, 34, 76, 1.85, (c) => glowTent(c, ['#7c3038', '#e07c38', '#ffb850', '#fff0b8']))
      at(k, FIRE[0], FIRE[1] + 0.4, 1.5, fire)
      // The circle close to us, drawn out from the fire.
      k.save()
      k.translate(FIRE[0], FIRE[1])
      k.scale(CLOSE, CLOSE)
      k.translate(-FIRE[0], -FIRE[1])
      company(k)
      k.restore()
      fill(
        k,
        '#2c2450',
        points('125 76.4 126.4 75 128.6 74.4 132 74.6 134.4 75.4 136 76.6 130 77.2'),
      )
      fill(k, '#7c5070', points('125 76.4 126.4 75 128.6 74.4 128.2 75.6 127 76.6'))
      at(k, 130.4, 74.9, 1.1, hare)
    })
    s.glow(FIRE[0] / 160, (FIRE[1] - 2) / 90, 20, '#ff9c48', 0.3)
    return finish(s, { bloom: 0.16 })
  },
}
