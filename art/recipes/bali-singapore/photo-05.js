import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stars } from '../../nature/sky.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import {
  FOOT,
  growth,
  heaven,
  meru,
  ocean,
  palm,
  rock,
  SEA,
  shore,
  surf,
} from '../../things/tanah-lot.js'

/** The rock with its temple and its palms. */
function island(k) {
  for (const [x, y, high, lean, seed] of points('66 44 14 -.16 3 93 42 15 .02 6 115 46 9 .22 8', 5))
    palm(k, x, y, high, lean, seed)
  meru(k, 82, 40.2, 5, 5.4, 3)
  meru(k, 104, 37, 3, 4.4, 2.7)

  rock(k)
  growth(k)
}

/** A small tray of palm leaf with flowers, a flame in it: 4 wide. */
function offering(k) {
  path(k, '#7c8c5c', 'M-2 -0.900L2 -0.900L1.500 0H-1.500Z')
  path(k, '#f8c45c', 'M-1.800 -0.900Q-1.300 -1.700 -0.800 -0.900Z')
  path(k, '#f07c94', 'M0.400 -0.900Q1 -1.900 1.600 -0.900Z')
  path(
    k,
    '#ffa040',
    'M-0.600 -1.100C-1.100 -2.300 -0.300 -3 0 -4.200C0.600 -3 0.900 -2.100 0.400 -1.100Z',
  )
  path(
    k,
    '#fff6c8',
    'M-0.300 -1.100C-0.600 -1.900 -0.150 -2.400 0 -3C0.350 -2.400 0.500 -1.800 0.200 -1.100Z',
  )
}

const person = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: [SKINS[n][0], SKINS[n][1]],
  hair: ['#2c1c3c', '#1c1430'],
  shoe: SKINS[n][1],
  light: 1,
  dress: 'sarong',
  top,
  low,
  ...more,
})

export default {
  alt: 'Tanah Lot dopo il tramonto: l’alta marea ha isolato lo scoglio con il tempio, le lanterne sono accese sotto una luna sottile; sulla sabbia nera una madre e la figlia posano un’offerta con una fiammella',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.25, 0.55], horizon: SEA / 90 })
    const f = field(s)
    f.draw(s.k, heaven)
    stars(s, { count: 46, below: 0.26 })
    f.draw(s.k, (k) => {
      ocean(k)
    })
    // The rock again in the water, turned over; the sea takes more of it away the nearer it comes.
    const below = s.sheet()
    f.draw(below.k, (k) => {
      k.save()
      k.beginPath()
      k.rect(-5, FOOT, 170, 30)
      k.clip()
      k.translate(0, FOOT * 2)
      k.scale(1, -1)
      island(k)
      k.restore()
      k.globalCompositeOperation = 'destination-out'
      const veil = k.createLinearGradient(0, FOOT, 0, FOOT + 24)
      veil.addColorStop(0, 'rgba(0,0,0,.2)')
      veil.addColorStop(1, 'rgba(0,0,0,1)')
      k.fillStyle = veil
      k.fillRect(-5, FOOT, 170, 40)
      const r = random(23)
      for (let i = 0; i < 22; i++) {
        const t = i / 21
        const [x, y, l] = [52 + r() * 84, FOOT + 2 + t * 17, 8 + r() * 8 + t * 8]
        path(
          k,
          `rgba(0,0,0,${0.4 + t * 0.5})`,
          `M${x - l} ${y}q${l} ${-0.2 - t * 0.4} ${l * 2} 0q${-l} ${0.25 + t * 0.45} ${-l * 2} 0Z`,
        )
      }
    })
    s.k.save()
    s.k.globalAlpha = 0.72
    s.k.filter = `blur(${(1.4 * s.w) / 1600}px)`
    s.k.drawImage(below.canvas, 0, 0)
    s.k.restore()
    f.draw(s.k, (k) => {
      island(k)
      surf(k)
      shore(k)
      // The flame lights the sand round it, low and wide.
      k.save()
      k.translate(32.4, 88)
      k.scale(1, 0.24)
      const warm = k.createRadialGradient(0, 0, 1, 0, 0, 25)
      for (const [a, c] of [
        [0, 'rgba(255,190,110,.9)'],
        [0.35, 'rgba(236,128,84,.6)'],
        [1, 'rgba(160,70,90,0)'],
      ])
        warm.addColorStop(a, c)
      k.fillStyle = warm
      k.fillRect(-25, -25, 50, 50)
      k.restore()
      // So near the flame the shadows of the two open like fans and are lost in the dark.
      for (const [x0, x1, d] of [
        [23, -6, 'M23.500 87C19 86.200 8 84.400 -6 84.600V91.500C6 91 16 89 22.500 87.800Z'],
        [39, 66, 'M38.600 87.200C46 86.200 56 85.600 66 86V92C56 91.600 46 89.400 39.400 88Z'],
      ]) {
        const g = k.createLinearGradient(x0, 0, x1, 0)
        g.addColorStop(0, 'rgba(21,16,47,.9)')
        g.addColorStop(0.6, 'rgba(21,16,47,.7)')
        g.addColorStop(1, 'rgba(21,16,47,0)')
        path(k, g, d)
      }
      for (const [x, y, tall, o, flip] of [
        [
          22.5,
          87,
          17,
          person('kneel', 2, ['#ffe2b4', '#9c6c84'], ['#f8a848', '#8c4c58'], {
            cut: 'bun',
            dress: undefined,
            skin: ['#e8925c', '#8c4c50'],
          }),
        ],
        [
          39.5,
          87.4,
          12.4,
          person('stand', 1, ['#ff9c78', '#8c4468'], ['#9cc08c', '#34607c'], {
            skin: ['#f4a46c', '#9c5854'],
            cut: 'bun',
            armNear: [34, 60],
            armFar: [40, 66],
            nod: 14,
            light: -1,
          }),
          true,
        ],
      ])
        stand(k, x, y, tall, o, {
          flip,
          fall: [flip ? 1.2 : -1.2, 0.2],
          shade: '#15102f',
        })
    })
    s.glow(32.4 / 160, 85 / 90, 22, '#ffa858', 0.6)
    f.draw(s.k, (k) => at(k, 32.4, 88, 0.95, offering))
    s.glow(82 / 160, 40 / 90, 12, '#ffb060', 0.3)
    return finish(s, { bloom: 0.26, threshold: 0.74, vignette: 0.16 })
  },
}
