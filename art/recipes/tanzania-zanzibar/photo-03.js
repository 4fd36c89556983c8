import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  craterWall,
  egretStand,
  farHerd,
  hippoSwim,
  nearBank,
  rain,
} from '../../things/crater-storm.js'
import { closed, lens } from '../../things/curves.js'
import { zebraBody, zebraDusk, zebraNeck } from '../../things/zebra-storm.js'

const WATER = 62
/** The level of our eyes: what is far is mirrored about it, what stands near about its own feet. */
const EYES = 52
const ZEBRAS = [
  [64, 58.5, 0.22, true, { neck: 'up', tail: 0.2 }, 9],
  [82, 58.9, 0.145, true, { bow: 0.4, tail: 0.3 }, 6],
  [141, 60.6, 0.35, true, { bow: 0.62, tail: -0.14 }, 17],
  [104, 61.2, 0.4, false, { neck: 'up', bow: -0.04, tail: 0.16 }, 19],
]
/** One zebra on a sheet of its own, so that the side without sun can be laid over it alone. */
function zebra(s, k, [x, y, q, flip, o]) {
  const own = s.sheet(s.w, s.h)
  own.k.setTransform(k.getTransform())
  at(
    own.k,
    x,
    y,
    q,
    (c) => {
      zebraBody(c, o)
      zebraNeck(c, o)
      c.globalCompositeOperation = 'source-atop'
      zebraDusk(c, flip ? -1 : 1)
    },
    flip,
  )
  k.save()
  k.resetTransform()
  k.drawImage(own.canvas, 0, 0)
  k.restore()
}

/** Evening air, one great cloud that sweeps down to the right, the rain under its heavy end, the wall. */
function beyond(k) {
  const air = k.createLinearGradient(0, 0, 0, 34)
  for (const [a, c] of [
    [0, '#5c8cb0'],
    [0.45, '#98b4b0'],
    [0.8, '#f0dca8'],
    [1, '#ffe2a0'],
  ])
    air.addColorStop(a, c)
  k.fillStyle = air
  k.fillRect(-4, -4, 170, 60)
  rain(k, 92, 172, 8, 40, -12, '44,70,112')
  const storm = k.createLinearGradient(30, 0, 150, 24)
  storm.addColorStop(0, '#5c7c9c')
  storm.addColorStop(0.4, '#3c5884')
  storm.addColorStop(1, '#22345e')
  path(
    k,
    storm,
    'M26 -6C34 -1 40 0.500 50 1.500C60 2.600 62 7 72 9C82 11 88 10 96 14C104 18.500 112 18 122 19.500C136 21.500 146 24.500 168 24V-6Z',
  )
  path(
    k,
    'rgba(24,38,84,.5)',
    'M60 -6C70 0 84 1.500 94 4.500C104 7.600 108 12 120 13C134 14.200 148 17 168 16V-6Z',
  )
  craterWall(k, EYES)
}

/** The pool: the far wall stands in it softly, the zebras from their own feet, all of it sinking away towards us. */
function pool(s, f) {
  const sheet = s.sheet(s.w, s.h)
  f.draw(sheet.k, (k) => {
    k.save()
    k.translate(0, 2 * EYES)
    k.scale(1, -1)
    beyond(k)
    k.restore()
    k.fillStyle = 'rgba(60,88,116,.28)'
    k.fillRect(-4, WATER, 170, 40)
    for (const z of ZEBRAS) {
      k.save()
      k.globalAlpha = 0.8
      k.translate(0, 2 * z[1])
      k.scale(1, -1)
      zebra(s, k, z)
      k.restore()
    }
    const veil = k.createLinearGradient(0, WATER, 0, 86)
    for (const [a, c] of [
      [0, 'rgba(70,92,116,.1)'],
      [0.5, 'rgba(52,76,108,.36)'],
      [0.85, 'rgba(34,56,92,.86)'],
      [1, 'rgba(30,50,86,1)'],
    ])
      veil.addColorStop(a, c)
    k.fillStyle = veil
    k.fillRect(-4, WATER, 170, 40)
  })
  // Half as many points across: the water is never as sharp as what stands above it.
  const soft = s.sheet(Math.round(s.w / 2.5), Math.round(s.h / 2.5))
  soft.k.imageSmoothingQuality = 'high'
  soft.k.drawImage(sheet.canvas, 0, 0, soft.canvas.width, soft.canvas.height)
  s.k.save()
  s.k.beginPath()
  s.k.rect(0, f.at([0, WATER])[1], s.w, s.h)
  s.k.clip()
  s.k.imageSmoothingQuality = 'high'
  s.k.drawImage(soft.canvas, 0, 0, s.w, s.h)
  s.k.restore()
}

/** What casts on the short grass: the low sun stands behind us on the left. */
const cast = (k, x, y, l) =>
  path(
    k,
    'rgba(92,70,72,.5)',
    `M${x - 5} ${y + 0.2}Q${x} ${y - 0.9} ${x + l} ${y - 1.2}Q${x + l + 3} ${y - 0.9} ${x + l} ${y - 0.5}Q${x + 2} ${y + 0.6} ${x - 5} ${y + 0.2}Z`,
  )

export default {
  alt: 'Temporale sul cratere di Ngorongoro: l’ombra della nuvola copre metà della parete, il sole basso accende il resto e la prateria; una zebra fa la guardia e un’altra viene a bere alla pozza degli ippopotami che le specchia; su uno di loro sta un airone bianco',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.1, 0.3], horizon: 52 / 90 })
    const f = field(s)
    const r = random(5)
    f.draw(s.k, (k) => {
      beyond(k)
      // The lit plain.
      fill(k, '#d8bc68', points('-4 51.600 164 51.200 164 64 -4 64'))
      fill(k, '#e8cc74', points('-4 53 40 52.600 90 53.200 164 52.600 164 64 -4 64'))
      fill(k, '#f0d680', points('-4 55.600 60 55.200 120 55.900 164 55.400 164 64 -4 64'))
      farHerd(
        k,
        [
          [22, 53.2, 16, 14, 0.55, '#5c4c58'],
          [58, 53, 12, 8, 0.5, '#64545c'],
          [142, 53.2, 18, 14, 0.55, '#5c4c58'],
          [90, 54.6, 7, 9, 0.8, '#4c4050'],
          [40, 55, 5, 6, 0.9, '#4c4050'],
        ],
        7,
      )
      fill(k, '#d4b45c', points('-4 59 30 58.500 80 59.200 130 58.700 164 59.200 164 64 -4 64'))
      // A mare with her foal, well apart from the two at the water.
      for (const z of ZEBRAS) {
        cast(k, z[0], z[1] - 0.1, z[5])
        zebra(s, k, z)
      }
    })
    pool(s, f)
    f.draw(s.k, (k) => {
      path(
        k,
        '#8c7450',
        closed(
          points(
            '-8 61.400 20 61 52 61.800 84 61.300 116 61.900 146 61.400 170 61.800 170 62.300 146 62.500 116 62.900 84 62.200 52 62.700 20 62.100 -8 62.500',
          ),
          1,
        ),
      )
      path(
        k,
        '#5c5058',
        closed(
          points(
            '-8 62.300 20 62 52 62.600 84 62.100 116 62.800 146 62.400 170 62.300 170 62.800 116 63.300 84 62.600 52 63.100 20 62.500 -8 62.900',
          ),
          1,
        ),
      )
      for (let i = 0; i < 18; i++) {
        const t = r()
        lens(
          k,
          i % 3 ? 'rgba(160,178,190,.5)' : 'rgba(28,46,80,.5)',
          -4 + r() * 168,
          65 + t * 17,
          (2 + r() * 5) * (0.5 + t),
          0.1 + t * 0.1,
        )
      }
      for (const [x, y, q, kind, flip] of [
        [17, 69.5, 0.8, 'head', 0],
        [47.5, 67.4, 0.7, 'head', 1],
        [27, 75, 1.25, 'both', 0],
      ]) {
        at(
          k,
          x,
          y,
          q,
          (c) => {
            c.save()
            c.translate(0, 0.35)
            c.scale(1, -0.5)
            c.globalAlpha = 0.3
            hippoSwim(c, kind)
            c.restore()
            hippoSwim(c, kind)
          },
          Boolean(flip),
        )
        const m = flip ? -1 : 1
        const cx = x + m * q * (kind === 'head' ? -2 : 3)
        const half = q * (kind === 'both' ? 12.5 : 6.5)
        // The water stands up a little round the hide: a dark lens over its foot, a thin light one below.
        lens(k, '#3c5878', cx, y + 0.28 * q, half, 0.34 * q, 0.3 * q)
        lens(k, 'rgba(190,206,206,.55)', cx, y + 0.75 * q, half * 1.15, 0.07 * q)
      }
      at(k, 39, 72.8, 0.8, egretStand)
      k.translate(0, 3)
      nearBank(k, r)
    })
    const [lx, ly] = f.at([0, 50])
    s.glowAt(lx, ly, s.h * 0.8, '#ffd890', 0.28)
    return finish(s, { vignette: 0.12, bloom: 0.1 })
  },
}
