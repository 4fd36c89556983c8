import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bridgeMirror, FLOOR, farSide, metre, nearSide, on } from '../../things/dream-bridge.js'
import { dreamCastle, willow } from '../../things/dream-castle.js'
import { swan } from '../../things/mute-swan.js'
import { POSES, stand } from '../../things/slender-folk.js'

const WATER = 67

function skyOf(k) {
  const g = k.createLinearGradient(0, 0, 0, WATER)
  for (const [a, c] of [
    [0, '#0f1a54'],
    [0.4, '#2a3488'],
    [0.72, '#6c4c9c'],
    [0.9, '#c46c94'],
    [1, '#f0948c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, WATER + 7)
  const r = random(12)
  for (let i = 0; i < 70; i++) {
    const [x, y, q] = [r() * 160, r() ** 1.6 * 40, 0.1 + r() ** 4 * 0.22]
    path(k, '#c8ccf0', `M${x} ${y}a${q} ${q} 0 1 0 0.010 0Z`)
  }
}

/** Woods behind the moat: two long low edges. */
function woods(k) {
  path(
    k,
    '#7c4c8c',
    'M-6 67.600V61.400C4 60 14 59.600 26 60.600C38 61.600 50 60.200 64 60.800C90 62 112 61.400 130 60.400C142 59.800 154 60.600 166 59.600V67.600Z',
  )
  path(
    k,
    '#3c3070',
    'M-6 67.600V64.600C8 62.800 20 63.200 34 63.400C46 63.600 60 64.800 76 64.600C104 64.200 124 64.600 140 63.400C150 62.600 158 63.200 166 62.600V67.600Z',
  )
}

const DARK = ['#43376f', '#251f52']
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
/** Feet on the bridge at a distance; the shadow falls towards us, away from the gate. */
function walker(k, side, Z, tall, o) {
  const [x, y] = on(side, FLOOR, Z)
  stand(k, x, y, tall * metre(Z), o, { fall: [-0.34, 0.5], shade: '#4a2f72' })
}

export default {
  alt: 'Il castello rosa delle fiabe nell’ora blu, davanti a un solo grande fuoco d’artificio dorato: un ponte di pietra con i lampioni accesi porta al portone, una famiglia si ferma a guardare e un cigno nuota nel fossato che specchia le torri',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.night, sun: [104 / 160, 0.24], horizon: WATER / 90 })
    const f = field(s)
    const line = Math.round(f.at([0, WATER])[1])
    f.draw(s.k, skyOf)
    s.glowAt(...f.at([104, 24]), f.q * 52, '#ff9c84', 0.5)
    f.draw(s.k, (k) => willow(k, 104, 22, 31))
    f.draw(s.k, woods)
    s.glowAt(...f.at([100, 62]), f.q * 44, '#ff9c94', 0.4)
    f.draw(s.k, (k) => {
      dreamCastle(k)
    })
    // Still water: all that stands above it, upside down and darker.
    const { canvas, k: m } = s.sheet(w, h - line)
    m.translate(0, line)
    m.scale(1, -1)
    m.drawImage(s.canvas, 0, 0)
    s.k.drawImage(canvas, 0, line)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, WATER, 0, 90)
      g.addColorStop(0, 'rgba(40,28,96,.22)')
      g.addColorStop(1, 'rgba(16,18,74,.72)')
      k.fillStyle = g
      k.fillRect(-6, WATER, 172, 26)
      path(k, '#4c3878', `M-6 ${WATER - 0.1}H166V${WATER + 0.1}H-6Z`)
    })
    f.draw(s.k, (k) => {
      // A few long ripples carry the sky across the mirror.
      for (const [x, y, l, c] of [
        [66, 71, 9, '#d87c94'],
        [128, 72.6, 12, '#9c64a0'],
        [52, 75, 7, '#8c5c9c'],
        [98, 77.2, 15, '#5c4890'],
        [140, 80, 11, '#54448c'],
        [84, 83, 10, '#40387c'],
        [120, 86.4, 16, '#3c347c'],
      ])
        path(k, c, `M${x - l} ${y}Q${x} ${y - 0.36} ${x + l} ${y}Q${x} ${y + 0.36} ${x - l} ${y}Z`)
      at(k, 141, 76.5, 0.95, (q) =>
        swan(q, { lit: '#ffe6de', shade: '#d79ab4', mirror: '#8a5a94' }),
      )
      bridgeMirror(k)
      farSide(k)
      walker(
        k,
        -0.34,
        15.6,
        1.68,
        watcher('stand', ['#f0788c', '#8c3c70'], { cut: 'long', dress: 'coat' }),
      )
      walker(
        k,
        0.0,
        15,
        1.1,
        watcher('point', ['#ffd06c', '#b8746c'], { cut: 'bun', armFar: [150, 8] }),
      )
      walker(k, 0.36, 15.4, 1.8, watcher('stand', ['#5c94cc', '#2f4488'], {}))
      nearSide(k)
    })
    return finish(s, { bloom: 0.24, vignette: 0.14 })
  },
}
