import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { lens } from '../../things/curves.js'
import { umbrella } from '../../things/giraffe-dusk.js'
import { tuft } from '../../things/grass-tuft.js'
import { POSES, stand } from '../../things/slender-folk.js'
import {
  darkLand,
  fire,
  fireLight,
  galaxy,
  pan,
  reeds,
  stars,
  tent,
} from '../../things/star-camp.js'
import { elephant } from '../../things/wading-elephants.js'

const HORIZON = 67
const HIDE = {
  body: '#1c2450',
  light: '#6c80bc',
  shade: '#141a40',
  deep: '#10153a',
  ear: '#181f48',
  tusk: '#dce0f4',
}
const warm = (pose, top, more) => ({
  ...POSES[pose],
  skin: ['#ffbc80', '#a85c4c'],
  top: [top, '#94505a'],
  low: ['#d88c6c', '#7c4860'],
  hair: ['#6c3c3c', '#2c1c38'],
  shoe: '#2c2040',
  ...more,
})

function night(k) {
  const g = k.createLinearGradient(0, 0, 0, HORIZON)
  for (const [t, c] of [
    [0, '#0b1236'],
    [0.4, '#122050'],
    [0.75, '#223c74'],
    [0.92, '#4c6490'],
    [1, '#94889c'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points('-8 -8 170 -8 170 70 -8 70'))
}

function heaven(k) {
  // Near the land the air is thick: the galaxy sinks into it.
  const h = k.createLinearGradient(0, HORIZON - 22, 0, HORIZON)
  h.addColorStop(0, 'rgba(60,84,132,0)')
  h.addColorStop(0.7, 'rgba(84,104,148,.7)')
  h.addColorStop(1, 'rgba(164,144,152,.95)')
  fill(k, h, points(`-8 ${HORIZON - 22} 170 ${HORIZON - 22} 170 ${HORIZON + 1} -8 ${HORIZON + 1}`))
  stars(k, HORIZON - 8)
}

export default {
  alt: 'Notte nella savana: la Via Lattea sale leggera sopra un campo di tende accese; attorno al fuoco si guardano le stelle, un guardiano masai veglia con la lancia e intanto tre elefanti sono venuti a bere alla pozza fra le canne, senza far rumore',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.night,
        finish: { bloom: 0.24, threshold: 0.72, vignette: 0.2, cool: '#0c1440' },
      },
      sun: [0.4, 0.9],
      horizon: HORIZON / 90,
    })
    const f = field(s)
    f.draw(s.k, night)
    for (const [blur, draw] of galaxy)
      s.layer((k) => f.draw(k, draw), { lit: false, blur: (blur * s.w) / 1600 })
    f.draw(s.k, (k) => {
      heaven(k)
      darkLand(k, HORIZON)
      const r = random(4)
      for (const [x, y, q, c] of [
        [72, 68, 3.4, '#28366a'],
        [80, 67.8, 2.6, '#2c3c70'],
        [140, 68, 4.4, '#263468'],
        [150, 67.8, 3, '#2c3c70'],
        [160, 68.4, 5, '#22305e'],
      ]) {
        stroke(
          k,
          c,
          q * 0.1,
          `M${x} ${y + 0.4}V${y - q * 0.6}M${x} ${y - q * 0.4}L${x - q * 0.5} ${y - q * 0.8}M${x} ${y - q * 0.4}L${x + q * 0.5} ${y - q * 0.8}`,
        )
        lens(k, c, x, y - q * 0.76, q, q * 0.16, q * 0.08)
      }
      const drinkers = [
        [133, 80.2, 0.92, 0.2, 'drink', 1, false],
        [149, 79.6, 0.8, 0.6, 'down', 1, true],
        [121, 80.4, 0.46, 0.4, 'drink', 0, false],
      ]
      pan(k, () => {
        for (const [x, y, q, step, trunk, tusks, flip] of drinkers) {
          k.save()
          k.globalAlpha = 0.8
          k.translate(x, y)
          k.scale(flip ? -q : q, -q * 0.78)
          elephant(k, {
            step,
            trunk,
            tusks,
            tones: { ...HIDE, light: '#3c4c84', tusk: '#8c94bc', body: '#1a2654' },
          })
          k.restore()
        }
      })
      reeds(
        k,
        points('106 80.700 2 9 113 79.500 1.500 7 141 78.200 1.600 8 158 78 2 9 163 78 1.500 7', 4),
        ['#18214c', '#26336a', '#121a40'],
        5,
      )
      for (const [x, y, q, step, trunk, tusks, flip] of drinkers) {
        at(k, x, y, q, (c) => elephant(c, { step, trunk, tusks, tones: HIDE }), flip)
        for (const d of [-3.2, 2.6])
          stroke(
            k,
            'rgba(172,188,228,.6)',
            0.12,
            `M${x + d * q - 2 * q} ${y + 0.1}q${2 * q} 0.400 ${4 * q} 0`,
          )
      }
      // The camp under its thorn tree.
      at(k, 50, 71.8, 0.62, tent)
      at(k, 66, 73, 0.78, tent)
      umbrella(k, 22, 80, 27, 40, ['#161a3e', '#121a40', '#1c2850', '#2c3c70'], 9)
      // The fire's light on the near side of the trunk and its boughs.
      path(
        k,
        '#5c3a54',
        'M25.100 79.600C23.600 77 23.200 73 23.350 68.600L25.700 65.300L32.800 58.400L26.100 65.900L23.750 69.100C23.600 73 23.900 76.600 25.100 79.600Z',
      )
      at(k, 36, 76.4, 1.02, tent)
    })
    s.layer((k) => f.draw(k, fireLight), { lit: false, blur: (20 * s.w) / 1600 })
    f.draw(s.k, (k) => {
      const r = random(8)
      const put = (x, y, high, o, flip) => {
        const away = Math.sign(x - 62)
        lens(
          k,
          'rgba(24,16,52,.62)',
          x + away * 3.4,
          y + 0.1,
          4.2,
          0.3,
          0.3,
          (Math.abs(x - 62) < 7 ? 0.2 : 0) * away,
        )
        stand(k, x, y, high, o, { flip })
      }
      const log = (x, y, m) => {
        lens(k, 'rgba(20,14,48,.7)', x - m * 2, y + 1.7, 6, 0.5, 0.4)
        path(
          k,
          '#5c3444',
          `M${x - 3.4} ${y - 0.1}H${x + 2.6}Q${x + 3.4} ${y + 0.8} ${x + 2.6} ${y + 1.7}H${x - 3.4}Q${x - 4} ${y + 0.8} ${x - 3.4} ${y - 0.1}Z`,
        )
        stroke(k, '#c87c50', 0.34, `M${x - 3} ${y + 0.1}H${x + 2.4}`)
        stroke(k, '#8c5048', 0.2, `M${x - 2.4} ${y + 0.8}H${x + 0.6}`)
        path(
          k,
          '#e09c64',
          `M${x + m * 2.9 - 0.5} ${y + 0.8}a0.500 0.900 0 1 0 1 0a0.500 0.900 0 1 0 -1 0Z`,
        )
      }
      put(56.4, 80.2, 8.2, warm('point', '#e8a868', { light: 1, armFar: [132, 6], nod: -24 }))
      put(67.6, 80, 8, warm('hips', '#e07c54', { light: -1, nod: -20, cut: 'long' }), true)
      at(k, 62, 82.6, 1.35, fire)
      // Logs to sit on, their tops in the light.
      log(49.4, 83.6, 1)
      log(74.2, 83.8, -1)
      put(51.6, 83.6, 9, warm('sit', '#ffb458', { light: 1, nod: -26, armNear: [14, 60] }))
      put(
        48,
        83.7,
        8.8,
        warm('sit', '#d88c6c', { light: 1, nod: -8, cut: 'bun', armNear: [40, 50] }),
      )
      put(72.8, 83.8, 9, warm('sit', '#f09060', { light: -1, nod: -28, armFar: [124, 8] }), true)
      put(
        77.4,
        84.6,
        8.8,
        warm('stand', '#e8945c', { light: -1, nod: -22, armNear: [20, 90] }),
        true,
      )
      put(44.4, 85.4, 6, warm('wave', '#ffcc70', { light: 1, nod: -20 }))
      // He alone looks towards the water, his hand on the spear.
      stand(
        k,
        90,
        85.2,
        10,
        {
          ...POSES.stand,
          skin: ['#c87850', '#4c2c44'],
          top: ['#e84c40', '#782448'],
          low: ['#d03c40', '#5c1c44'],
          hair: ['#4c2c38', '#1c1434'],
          dress: 'sarong',
          cut: 'none',
          light: -1,
          armNear: [16, 76],
          armFar: [-14, 40],
          shoe: '#141434',
          after: (c, j, flat) => {
            const [x, y] = j.armNear.hand
            stroke(c, flat ?? '#b07c60', 0.18, `M${x + 0.1} ${y - 4.6}L${x} 0.1`)
            path(
              c,
              flat ?? '#dce0ec',
              `M${x - 0.24} ${y - 4.5}L${x + 0.12} ${y - 6.1}L${x + 0.42} ${y - 4.5}Z`,
            )
            path(
              c,
              flat ?? '#c87850',
              `M${x - 0.26} ${y}a0.260 0.260 0 1 0 0.520 0a0.260 0.260 0 1 0 -0.520 0Z`,
            )
          },
        },
        { fall: [1.5, 0.02], shade: 'rgba(11,16,48,.7)' },
      )
      reeds(
        k,
        points(
          '97 85.600 2.600 9 103 86.400 3.200 11 112 87.200 2.400 8 121 88 3 10 137 89 3.600 12 143 89 2.600 8 155 90 4.200 13 161 90 3.400 10',
          4,
        ),
        ['#0c1230', '#18214c', '#101840'],
        9,
      )
      for (let i = 0; i < 80; i++) {
        const x = -6 + i * 2.2 + r() * 1.6
        tuft(
          k,
          x,
          90.8 + r() * 0.8,
          2.6 + r() * 3.4,
          Math.abs(x - 62) < 24
            ? ['#2c2448', '#54344c', '#141b3e']
            : ['#0e1534', '#161f44', '#0b102c'],
          r,
        )
      }
    })
    return finish(s)
  },
}
