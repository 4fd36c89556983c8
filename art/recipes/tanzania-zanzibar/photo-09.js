import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { closed, lens } from '../../things/curves.js'
import { umbrella } from '../../things/giraffe-dusk.js'
import { tuft } from '../../things/grass-tuft.js'
import { POSES, stand } from '../../things/slender-folk.js'
import { darkLand, fire, galaxy, glow, stars, tent } from '../../things/star-camp.js'
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
const POOL = points(
  '92 79.500 100 77.600 112 77 128 76.800 144 77.400 154 78.800 158 80.600 150 82.600 136 83.800 118 84.200 102 83 94 81.600',
)

const warm = (pose, top, more) => ({
  ...POSES[pose],
  skin: ['#e89058', '#4c2c44'],
  top: [top, '#38284c'],
  low: ['#b4746c', '#3c2c54'],
  hair: ['#2c1c38', '#1c1434'],
  shoe: '#141434',
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
  galaxy(k)
  // Near the land the air is thick: the galaxy sinks into it.
  const h = k.createLinearGradient(0, HORIZON - 22, 0, HORIZON)
  h.addColorStop(0, 'rgba(60,84,132,0)')
  h.addColorStop(0.7, 'rgba(84,104,148,.7)')
  h.addColorStop(1, 'rgba(164,144,152,.95)')
  fill(k, h, points(`-8 ${HORIZON - 22} 170 ${HORIZON - 22} 170 ${HORIZON + 1} -8 ${HORIZON + 1}`))
  stars(k, HORIZON - 8)
}

export default {
  alt: 'Notte nella savana: la Via Lattea attraversa il cielo sopra un campo di tende accese; attorno al fuoco si guardano le stelle, un guardiano masai veglia con la lancia e intanto tre elefanti sono venuti a bere alla pozza senza far rumore',
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
    s.layer((k) => f.draw(k, glow), { lit: false, blur: (16 * s.w) / 1600 })
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
      // The pan holds a piece of the sky.
      path(
        k,
        '#101840',
        closed(
          POOL.map(([x, y]) => [x, y + 0.5]),
          0.9,
        ),
      )
      path(k, '#3c5488', closed(POOL, 0.9))
      k.save()
      k.clip(new Path2D(closed(POOL, 0.9)))
      lens(k, '#6478a8', 122, 77.5, 40, 0.7, 0.7)
      lens(k, '#5468a0', 112, 80.5, 16, 0.6, 0.5, 0.3)
      lens(k, '#a098c4', 108, 82, 9, 0.4, 0.3, 0.3)
      for (let i = 0; i < 40; i++) {
        const [x, y, q] = [92 + r() * 66, 77.5 + r() * 6.4, 0.08 + r() ** 4 * 0.16]
        lens(k, '#ffffff', x, y, q * 1.6, q * 0.6)
      }
      const drinkers = [
        [131, 77.2, 0.86, 0.2, 'drink', 1],
        [141.5, 77.6, 0.7, 0.6, 'drink', 1],
        [121.5, 77.3, 0.42, 0.4, 'drink', 0],
      ]
      for (const [x, y, q, step, trunk, tusks] of drinkers) {
        k.save()
        k.globalAlpha = 0.7
        k.translate(x, y)
        k.scale(q, -q * 0.6)
        elephant(k, { step, trunk, tusks, tones: { ...HIDE, light: '#34447c', tusk: '#8c94bc' } })
        k.restore()
      }
      for (const [x, y, half] of points('126 81.500 8 140 80 7 112 79 6 104 81 5 134 82.800 6', 3))
        lens(k, 'rgba(140,160,208,.5)', x, y, half, 0.08, 0.08)
      k.restore()
      for (const [x, y, q, step, trunk, tusks] of drinkers) {
        at(k, x, y, q, (c) => elephant(c, { step, trunk, tusks, tones: HIDE }))
        for (const d of [-6, -4.6])
          stroke(k, 'rgba(172,188,228,.6)', 0.12, `M${x + d * q - 1} ${y + 0.2}q1 0.250 2 0`)
      }
      // The camp under its thorn tree.
      at(k, 50, 71.8, 0.62, tent)
      at(k, 66, 73, 0.78, tent)
      umbrella(k, 22, 80, 27, 40, ['#161a3e', '#121a40', '#1c2850', '#2c3c70'], 9)
      at(k, 36, 76.4, 1.02, tent)
      at(k, 62, 82.4, 1.2, fire)
      const put = (x, y, high, o, flip) =>
        stand(k, x, y, high, o, { flip, fall: [(x - 62) * 0.06, 0.2], shade: '#0b1030' })
      for (const [x, y, m] of points('52 81.800 1 71.500 82 -1', 3)) {
        path(
          k,
          '#3c2438',
          `M${x - 2.6} ${y - 0.2}H${x + 1.8}Q${x + 2.6} ${y + 0.9} ${x + 1.8} ${y + 1.9}H${x - 2.6}Q${x - 3.2} ${y + 0.9} ${x - 2.6} ${y - 0.2}Z`,
        )
        path(
          k,
          '#b8704c',
          `M${x + m * 2.1 - 0.5} ${y + 0.85}a0.500 1 0 1 0 1 0a0.500 1 0 1 0 -1 0Z`,
        )
      }
      put(52, 81.8, 7.6, warm('sit', '#e8a04c', { light: 1, nod: -26, armNear: [14, 60] }))
      put(
        71.5,
        82,
        7.8,
        warm('sit', '#e07c54', { light: -1, nod: -28, cut: 'long', armFar: [124, 8] }),
        true,
      )
      put(57, 80.2, 7, warm('point', '#c89060', { light: 1, armFar: [132, 6], nod: -24 }))
      put(75.5, 82, 8.2, warm('stand', '#c87858', { light: -1, nod: -26, armNear: [20, 90] }), true)
      put(46.5, 84.8, 5.8, warm('stand', '#f0c060', { light: 1, nod: -28, armFar: [140, 10] }))
      // He alone looks towards the water.
      stand(
        k,
        86,
        83.8,
        9.2,
        {
          ...POSES.stand,
          skin: ['#a8603c', '#38203c'],
          top: ['#c83840', '#581c44'],
          low: ['#b02c40', '#4c1840'],
          hair: ['#2c1c38', '#1c1434'],
          dress: 'sarong',
          cut: 'none',
          light: -1,
          armFar: [30, 74],
          shoe: '#141434',
          after: (c, j, flat) => {
            const [x, y] = j.armFar.hand
            stroke(c, flat ?? '#8c6458', 0.14, `M${x} ${y - 4.2}L${x + 0.2} 0`)
            path(
              c,
              flat ?? '#c8ccdc',
              `M${x - 0.2} ${y - 4.2}L${x} ${y - 5.6}L${x + 0.2} ${y - 4.2}Z`,
            )
          },
        },
        { fall: [1.4, 0.1], shade: '#0b1030' },
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
