import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky, stars } from '../../nature/sky.js'
import { folk, POSES, SKINS } from '../../things/slender-folk.js'
import { fanPalm, ground, HORIZON, P, skyline, traffic } from '../../things/vegas-evening.js'
import { finnedCar, welcomeSign } from '../../things/vegas-welcome.js'

/** Where the sign stands: metres to the right of the eye, metres away. */
const SIGN = { x: -6.4, d: 19.5 }

/** He poses in white with a cape, an arm up to the letters. */
const KING = {
  ...POSES.stand,
  near: [16, 2],
  far: [-16, 2],
  armFar: [146, 12],
  armNear: [-40, 96],
  skin: SKINS[0],
  top: ['#fff8ec', '#c8b4cc'],
  low: ['#fff8ec', '#c8b4cc'],
  hair: ['#241c3c', '#1c1830'],
  shoe: '#f0e4ec',
  sash: '#f4b840',
  before: (k, j, flat) =>
    path(
      k,
      flat ?? '#d8404c',
      `M${j.chest[0] - 0.4} ${j.chest[1]}C${j.chest[0] - 1.4} ${j.chest[1] + 1.2} ${j.hip[0] - 1.9} ${j.hip[1] + 0.4} ${j.hip[0] - 1.9} ${j.hip[1] + 1.5}L${j.hip[0] + 0.2} ${j.hip[1] + 1}L${j.chest[0] + 0.5} ${j.chest[1]}Z`,
    ),
  after: (k, j, flat) => {
    if (flat) return
    // Bell-bottoms over the shoes.
    for (const l of [j.far, j.near])
      path(
        k,
        l === j.near ? '#fff8ec' : '#c8b4cc',
        `M${l.knee[0] - 0.24} ${l.knee[1]}L${l.ankle[0] - 0.5} ${l.ankle[1] + 0.12}H${l.ankle[0] + 0.5}L${l.knee[0] + 0.24} ${l.knee[1]}Z`,
      )
  },
}

const camera = (k, j, flat) => {
  const [x, y] = j.armFar.hand
  path(
    k,
    flat ?? '#1c1838',
    `M${x - 0.5} ${y - 0.5}h0.660v0.560h-0.660ZM${x + 0.1} ${y - 0.4}h0.300v0.360h-0.300Z`,
  )
}
const FRIEND = {
  ...POSES.kneel,
  armNear: [52, 86],
  armFar: [56, 82],
  skin: SKINS[2],
  top: ['#f4b848', '#a8684c'],
  low: ['#3c6ca0', '#2c3c74'],
  hair: ['#2c2038', '#1c182c'],
  hat: ['straw', '#ffe4a8', '#c08c54'],
  after: camera,
}

/** Somebody on the lit lawn; the shadow falls towards us, away from the board. */
function lit(k, [x, d], size, o, flip, slant) {
  const [px, py] = P(x, d)
  k.save()
  k.translate(px, py)
  k.transform(1, 0, slant, 1, 0, 0)
  k.scale(flip ? -size : size, -size * 0.36)
  folk(k, { ...o, flat: '#2c5c50' })
  k.restore()
  at(k, px, py, size, (c) => folk(c, { ...o, light: flip ? 1 : -1 }), flip)
}

export default {
  alt: 'L’insegna di benvenuto di Las Vegas si accende nell’ora blu: un cantante con il ciuffo, tutto in bianco, posa sotto le lettere per una fotografia, una decappottabile rosa va verso la Strip tra le palme',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dusk,
        sky: [
          [0, '#0f2468'],
          [0.34, '#20489c'],
          [0.6, '#6c5ca8'],
          [0.82, '#e0708c'],
          [1, '#ffb074'],
        ],
      },
      sun: [0.08, 0.8],
      horizon: HORIZON / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    stars(s, { count: 46, below: 0.34, seed: 5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      skyline(k)
      ground(k, SIGN)
      traffic(k)
      for (const [x, d, tall, lean] of [
        [13.6, 68, 15, 0.8],
        [13.2, 47, 17.5, -0.6],
        [13.4, 30, 16.4, 0.5],
      ])
        fanPalm(k, x, d, tall, lean)
    })
    s.glow(0.37, 0.42, 50, '#ffb068', 0.24)
    f.draw(s.k, (k) => {
      const [cx, cy] = P(3.3, 21)
      at(k, cx, cy, 0.92, finnedCar)
      const [sx, sy] = P(SIGN.x, SIGN.d)
      // Its posts stop the light of the board's own back lamps on the lawn.
      path(
        k,
        '#4c8858',
        `M${sx - 12.8} ${sy}h2.200l-1.600 4h-2.800ZM${sx + 11} ${sy}h2.200l2.600 4h-2.800Z`,
      )
      at(k, sx, sy, 0.92, welcomeSign)
      lit(k, [-6.5, 17.4], 1.8, KING, false, 0)
      lit(k, [-4.2, 16.2], 1.86, FRIEND, true, -0.12)
    })
    s.glow(0.37, 0.21, 13, '#ffb05c', 0.3)
    return finish(s, { bloom: 0.14 })
  },
}
