import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { lens } from '../../things/curves.js'
import { dreamCastle, willow } from '../../things/dream-castle.js'
import { swan } from '../../things/mute-swan.js'
import { farWoods, hedge, lamp, quay, rock, woods } from '../../things/park-shore.js'
import { POSES, stand } from '../../things/slender-folk.js'

const WATER = 62
/** The castle is drawn with its foot at 66 in its own points. */
const CASTLE = { size: 0.87, x: 110, foot: 66 }

function skyOf(k) {
  const g = k.createLinearGradient(0, 0, 0, WATER)
  for (const [a, c] of [
    [0, '#071638'],
    [0.4, '#0d3a60'],
    [0.72, '#1f7480'],
    [0.92, '#7cbc9c'],
    [1, '#c4dca4'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, WATER + 7)
  const r = random(12)
  for (let i = 0; i < 70; i++) {
    const [x, y, q] = [r() * 160, r() ** 1.6 * 40, 0.1 + r() ** 4 * 0.22]
    path(k, '#d0ece8', `M${x} ${y}a${q} ${q} 0 1 0 0.010 0Z`)
  }
}

/** Arms that end in each other: the child's hands lie in the father's and the mother's. */
const ARMS = { father: [12, 6], mother: [12, 6], right: [39.5, 87.4], left: [39, 75.6] }
const DARK = ['#34507c', '#16284c']
const watcher = (pose, top, more) => ({
  ...POSES[pose],
  view: 'back',
  skin: ['#f0b090', '#9c6480'],
  top,
  low: DARK,
  hair: ['#5c3450', '#2c2048'],
  shoe: '#1c1840',
  light: 1,
  ...more,
})
/** The hair down to the nape: seen from behind no skin but the neck shows. long: over the shoulders. */
const nape =
  (tones, long, bun) =>
  (k, { head }, flat) => {
    const [x, y] = head
    const low = long ? 1.25 : 0.52
    const d = (m) =>
      `M${x} ${y - 0.66}C${x + m * 0.34} ${y - 0.66} ${x + m * 0.52} ${y - 0.4} ${x + m * 0.48} ${y - 0.02}C${x + m * 0.46} ${y + 0.3} ${x + m * (long ? 0.56 : 0.34)} ${y + low * 0.8} ${x + m * (long ? 0.4 : 0.2)} ${y + low}Q${x + m * 0.1} ${y + low + 0.1} ${x} ${y + low}Z`
    path(k, flat ?? tones[1], d(-1))
    path(k, flat ?? tones[0], d(1))
    if (bun) {
      const t = `M${x - 0.3} ${y - 0.7}a0.300 0.280 0 1 0 0.600 0a0.300 0.280 0 1 0 -0.600 0Z`
      path(k, flat ?? tones[0], t)
    }
  }
const HAIRS = [
  ['#a8604c', '#5c3450'],
  ['#e0a860', '#94604c'],
  ['#6c4450', '#34244c'],
]

/** The castle by night: warm from the lamps at its foot, cool towards its roofs. */
function castle(s, f) {
  const { canvas, k } = s.sheet()
  f.draw(k, (c) => {
    c.save()
    c.translate(CASTLE.x, WATER)
    c.scale(CASTLE.size, CASTLE.size)
    c.translate(-102, -CASTLE.foot)
    dreamCastle(c)
    c.restore()
    c.globalCompositeOperation = 'source-atop'
    const g = c.createLinearGradient(0, WATER, 0, 8)
    for (const [t, tone] of [
      [0, 'rgba(255,184,96,.5)'],
      [0.12, 'rgba(255,150,100,.3)'],
      [0.3, 'rgba(216,84,130,.22)'],
      [0.55, 'rgba(110,60,150,.4)'],
      [1, 'rgba(52,50,150,.46)'],
    ])
      g.addColorStop(t, tone)
    fill(c, g, points('40 0 168 0 168 70 40 70'))
  })
  s.k.drawImage(canvas, 0, 0)
}

export default {
  alt: 'Il castello rosa delle fiabe in una notte verde e blu: accanto alle torri si apre un grande fuoco d’artificio dorato, uno piccolo e rosa più lontano; si specchia nel fossato, sulla riva una famiglia si ferma a guardare sotto un lampione e un cigno nuota',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.night, sun: [102 / 160, 0.26], horizon: WATER / 90 })
    const f = field(s)
    const line = Math.round(f.at([0, WATER])[1])
    f.draw(s.k, skyOf)
    s.glowAt(...f.at([62, 24]), f.q * 40, '#ffd08c', 0.4)
    f.draw(s.k, (k) => {
      farWoods(k, WATER)
    })
    s.glowAt(...f.at([108, 57]), f.q * 40, '#ffc48c', 0.35)
    castle(s, f)
    f.draw(s.k, (k) => {
      rock(k, WATER)
      woods(k, WATER)
      hedge(k, WATER)
    })
    // Still water: all that stands above it, upside down, darker, and dissolved towards us.
    const { canvas, k: m } = s.sheet(w, h - line)
    m.translate(0, line)
    m.scale(1, -1)
    m.drawImage(s.canvas, 0, 0)
    s.k.drawImage(canvas, 0, line)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, WATER, 0, 90)
      g.addColorStop(0, 'rgba(8,34,72,.42)')
      g.addColorStop(0.45, 'rgba(8,30,68,.74)')
      g.addColorStop(0.85, 'rgba(6,22,60,1)')
      g.addColorStop(1, 'rgba(6,22,60,1)')
      k.fillStyle = g
      k.fillRect(-6, WATER, 172, 32)
      path(k, 'rgba(7,26,60,.5)', `M-6 ${WATER - 0.16}H166V${WATER + 0.1}H-6Z`)
      // The great burst lies in it too: broken gold, level and short, that reaches us at the quay.
      const glow = k.createRadialGradient(0, 0, 0, 0, 0, 1)
      glow.addColorStop(0, 'rgba(255,206,120,.4)')
      glow.addColorStop(1, 'rgba(255,190,110,0)')
      k.save()
      k.translate(64, 78)
      k.scale(17, 17)
      fill(k, glow, points('-1 -1 1 -1 1 1 -1 1'))
      k.restore()
      const r = random(31)
      for (let i = 0; i < 54; i++) {
        const t = (i + 0.5) / 54
        const spread = 3 + t * 9
        const x = 64 + (r() + r() - 1) * spread
        lens(
          k,
          ['#ffe2a0', '#f8b860', '#d89850'][i % 3],
          x,
          WATER + 2.4 + t * 25,
          (0.8 + r() * 2.6) * (0.7 + t * 0.7),
          0.12 + t * 0.16,
        )
      }
      // Level strokes break it: the gold of gate and burst, the dusk of the sky.
      for (const [x, y, l, c] of [
        [108, 64.4, 5, '#ffc888'],
        [106, 66.6, 9, '#e8a488'],
        [112, 69.4, 12, '#b48c94'],
        [100, 72.4, 8, '#6c8c9c'],
        [118, 75.4, 15, '#3c7c90'],
        [104, 78.8, 11, '#2c6484'],
        [124, 82.4, 18, '#1f4c74'],
        [108, 86.4, 13, '#1c446c'],
        [150, 67.4, 8, '#3c8490'],
      ])
        lens(k, c, x, y, l, 0.16 + (y - 62) * 0.008)
      at(k, 143, 73.6, 1.1, (q) => swan(q, { lit: '#ffe6de', shade: '#b4b4c8', mirror: '#3c6c88' }))
      // Off the towers, too high for the mirror: the great one over the wood, a small rose one further left.
      willow(k, 62, 23, 24)
      const core = k.createRadialGradient(62, 23, 0, 62, 23, 6)
      core.addColorStop(0, '#fffbe8')
      core.addColorStop(0.22, 'rgba(255,240,190,.95)')
      core.addColorStop(0.5, 'rgba(255,214,130,.4)')
      core.addColorStop(1, 'rgba(255,200,120,0)')
      fill(k, core, points('56 17 68 17 68 29 56 29'))
      willow(k, 30, 28, 8, [['#ff8c9c'], ['#ffa8a4'], ['#ffe4dc']])
      quay(k)
      const put = (x, y, tall, o) =>
        stand(k, x, y, tall * 12, o, { fall: [-0.3, 0.16], shade: '#142c54' })
      put(
        30,
        87.4,
        1.68,
        watcher('stand', ['#f07c7c', '#a03c5c'], {
          cut: 'none',
          after: nape(HAIRS[0], true),
          dress: 'coat',
          near: [2, 1],
          far: [9, 10],
          armFar: ARMS.mother,
        }),
      )
      put(
        38,
        88,
        1.12,
        watcher('stand', ['#ffd06c', '#b8845c'], {
          cut: 'none',
          after: nape(HAIRS[1], false, true),
          near: [7, 4],
          far: [8, 4],
          armFar: ARMS.right,
          armNear: ARMS.left,
        }),
      )
      put(
        46,
        87.6,
        1.8,
        watcher('hips', ['#5ca4cc', '#24507c'], {
          near: [8, 8],
          far: [3, 2],
          cut: 'none',
          after: nape(HAIRS[2]),
          armNear: ARMS.father,
          armFar: [10, 14],
        }),
      )
      at(k, 12, 84, 1.5, (q) => lamp(q, 0, 0))
    })
    return finish(s, { bloom: 0.24, vignette: 0.14 })
  },
}
