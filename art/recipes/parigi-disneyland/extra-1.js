import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { lens } from '../../things/curves.js'
import { dreamCastle, willow } from '../../things/dream-castle.js'
import { swan } from '../../things/mute-swan.js'
import { farWoods, hedge, lamp, quay, woods } from '../../things/park-shore.js'
import { POSES, stand } from '../../things/slender-folk.js'

const WATER = 62
/** The castle is drawn with its foot at 66 in its own points. */
const CASTLE = { size: 0.87, x: 100, foot: 66 }

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
    fill(c, g, points('40 0 160 0 160 70 40 70'))
  })
  s.k.drawImage(canvas, 0, 0)
}

export default {
  alt: 'Il castello rosa delle fiabe nell’ora blu, davanti a un solo grande fuoco d’artificio dorato: si specchia nel fossato fra gli alberi; sulla riva, sotto un lampione, una famiglia si ferma a guardare, e un cigno nuota nella luce',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.night, sun: [102 / 160, 0.26], horizon: WATER / 90 })
    const f = field(s)
    const line = Math.round(f.at([0, WATER])[1])
    f.draw(s.k, skyOf)
    s.glowAt(...f.at([102, 26]), f.q * 50, '#ff9c84', 0.5)
    f.draw(s.k, (k) => {
      willow(k, 102, 24, 30)
      farWoods(k, WATER)
    })
    s.glowAt(...f.at([98, 57]), f.q * 40, '#ff9c94', 0.4)
    castle(s, f)
    f.draw(s.k, (k) => {
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
      g.addColorStop(0, 'rgba(36,26,92,.34)')
      g.addColorStop(0.55, 'rgba(24,22,82,.62)')
      g.addColorStop(1, 'rgba(16,18,74,.94)')
      k.fillStyle = g
      k.fillRect(-6, WATER, 172, 32)
      path(k, '#141242', `M-6 ${WATER - 0.16}H166V${WATER + 0.1}H-6Z`)
      // Level strokes break it: the gold of gate and burst, the dusk of the sky.
      for (const [x, y, l, c] of [
        [100, 64.4, 5, '#ffb878'],
        [98, 66.6, 9, '#e88c80'],
        [104, 69.4, 12, '#b4689c'],
        [92, 72.4, 8, '#8c5496'],
        [110, 75.4, 15, '#6c4890'],
        [96, 78.8, 11, '#5c4490'],
        [116, 82.4, 18, '#483c84'],
        [92, 86, 13, '#40387c'],
        [146, 68.4, 9, '#5c4490'],
        [56, 70.4, 8, '#4c3c84'],
      ])
        lens(k, c, x, y, l, 0.16 + (y - 62) * 0.008)
      at(k, 136, 72.6, 0.9, (q) => swan(q, { lit: '#ffe6de', shade: '#d79ab4', mirror: '#6c4a8c' }))
      quay(k)
      const put = (x, y, tall, o) =>
        stand(k, x, y, tall * 6.4, o, { fall: [-0.42, -0.34], shade: '#3c2c68' })
      put(
        27,
        83,
        1.68,
        watcher('stand', ['#f07c88', '#983c70'], {
          cut: 'long',
          dress: 'coat',
          near: [2, 1],
          far: [9, 10],
        }),
      )
      put(
        31.4,
        84,
        1.12,
        watcher('stand', ['#ffd06c', '#b8746c'], {
          cut: 'bun',
          armFar: [140, 16],
          armNear: [14, 10],
        }),
      )
      put(
        36,
        83.4,
        1.8,
        watcher('hips', ['#5c94cc', '#2f4488'], {
          near: [8, 8],
          far: [3, 2],
          armNear: [40, -84],
          armFar: [10, 14],
        }),
      )
      lamp(k, 12, 81)
    })
    return finish(s, { bloom: 0.24, vignette: 0.14 })
  },
}
