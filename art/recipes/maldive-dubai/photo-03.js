import { blend } from '../../core/colour.js'
import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { baiter, crew, masdhoni, skipjack, splash, tern } from '../../things/tuna-fishers.js'

const SEA = 57
/** Where the sun goes under. */
const GX = 122
const [BX, BY, BQ] = [58, 71, 0.68]

const tone = ([a, b, c], t) => (t < 0.5 ? blend(a, b, t * 2) : blend(b, c, t * 2 - 1))

/** A sheet of ribbed cloud that runs towards the sun: ribs of unlike length, wider overhead; their lower edges glow. */
function ribs(k) {
  const r = random(12)
  const list = []
  for (let i = 0; i < 15; i++) {
    const t = i / 14
    const y = -2 + 45 * (1 - (1 - t) ** 1.6)
    const q = 1 - t * 0.8
    const middle = 14 + t * 84 + (r() - 0.5) * 8
    const reach = (30 + r() * 16) * (0.5 + 0.5 * Math.sin(Math.PI * (0.22 + t * 0.62)))
    const n = 9 + Math.floor(r() * 4)
    const thick = (1.9 + r() * 0.9) * q
    const top = []
    const low = []
    const body = []
    for (let j = 0; j <= n; j++) {
      const u = j / n
      const x = middle - reach + 2 * reach * u
      const fat = Math.sin(Math.PI * u) ** 0.7 * thick * (0.5 + 0.7 * r())
      const cy = y + 6 * q * (u - 0.5) ** 2 * 4 - (u - 0.5) * 9 * (1 - t) + (r() - 0.5) * q
      top.push([x, cy - fat])
      const under = fat * (0.5 + 0.5 * r())
      low.push([x + (r() - 0.5), cy + under])
      body.push([x, cy + under - fat * (0.25 + 0.75 * r() * Math.sin(Math.PI * u))])
    }
    list.push({ t, top, low, body })
  }
  const smooth = (p) =>
    p
      .slice(1, -1)
      .map(([x, y], i) => `Q${x} ${y} ${(x + p[i + 2][0]) / 2} ${(y + p[i + 2][1]) / 2}`)
      .join('')
  const shape = (top, low) => {
    const l = [...low].reverse()
    return `M${top[0].join(' ')}${smooth(top)}L${l[0].join(' ')}${smooth(l)}Z`
  }
  for (const o of list) {
    path(k, tone(['#c86c78', '#ff9c68', '#ffd088'], o.t), shape(o.top, o.low))
    path(k, tone(['#48548a', '#a8707c', '#f0a874'], o.t), shape(o.top, o.body))
  }
}

/** The sea: from fire to ink, and the broken road of light. */
function water(k) {
  const g = k.createLinearGradient(0, SEA, 0, 90)
  for (const [t, c] of [
    [0, '#d87450'],
    [0.1, '#a85058'],
    [0.3, '#5c3c60'],
    [0.6, '#2c3058'],
    [1, '#182444'],
  ])
    g.addColorStop(t, c)
  path(k, g, `M-5 ${SEA}H165V95H-5Z`)
  // Long swells.
  for (const [y, c, d] of [
    [62, 'rgba(84,48,96,.28)', 0.7],
    [67, 'rgba(44,40,92,.5)', 0.9],
    [75, 'rgba(28,32,80,.6)', 1.2],
    [83, 'rgba(18,24,62,.6)', 1.5],
  ])
    path(
      k,
      c,
      `M-5 ${y}C20 ${y - d} 44 ${y + d} 72 ${y}S126 ${y - d} 165 ${y + d * 0.4}V${y + 2.6 * d}C130 ${y + d} 100 ${y + 3 * d} 70 ${y + 1.8 * d}S20 ${y + 2.6 * d} -5 ${y + 1.4 * d}Z`,
    )
  const r = random(8)
  for (let i = 0; i < 46; i++) {
    const t = (i / 45) ** 1.25
    const y = SEA + 0.6 + t * 32
    const half = (1.6 + t * 8) * (0.4 + r() * 0.8)
    const x = GX + (r() - 0.5) * (3 + t * 20)
    path(
      k,
      t < 0.3 ? '#ffe4a8' : t < 0.6 ? '#ffb468' : '#d8785c',
      `M${x - half} ${y}Q${x} ${y - 0.2 - t * 0.36} ${x + half} ${y}Q${x} ${y + 0.2 + t * 0.36} ${x - half} ${y}Z`,
    )
  }
}

export default {
  alt: 'Pescatori maldiviani al tramonto sulla poppa di un dhoni: uno si piega all’indietro con la canna curva, uno solleva un tonnetto dal mare, un altro getta le esche mentre le sterne girano intorno',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dusk,
        disc: 0,
        sky: [
          [0, '#1f3f70'],
          [0.3, '#4c6c8c'],
          [0.56, '#b89c94'],
          [0.78, '#fcb070'],
          [0.93, '#fc8c4c'],
          [1, '#f0643c'],
        ],
      },
      sun: [GX / 160, SEA / 90],
      horizon: SEA / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      ribs(k)
      path(k, '#fff0c0', `M${GX - 6.4} ${SEA}a6.400 6 0 0 1 12.800 0Z`)
      // A palm island far off, and the reef's line before it.
      path(k, '#8c4458', `M-5 ${SEA}V55.400C2 54.800 8 55.400 16 55C22 54.800 27 56 31 ${SEA}Z`)
      for (const [x, q, l] of points(
        '2 1 -0.3 5 1.3 0.4 9 0.9 0.2 12.500 1.4 0.5 16 1.1 -0.3 20 1.2 0.4 24 0.9 0.3',
        3,
      )) {
        stroke(
          k,
          '#7c3c54',
          0.2,
          `M${x} 55.400Q${x + l * 0.3} ${55 - q} ${x + l} ${54.8 - q * 1.7}`,
        )
        for (const [dx, dy] of points('-1.300 0.300 -1 -0.600 0 -0.900 1 -0.500 1.300 0.400'))
          stroke(
            k,
            '#7c3c54',
            0.22,
            `M${x + l} ${54.8 - q * 1.7}q${dx * q * 0.6} ${(dy - 0.4) * q * 0.8} ${dx * q} ${dy * q}`,
          )
      }
      water(k)
      // Another boat of the fleet.
      at(k, 144, SEA + 0.8, 0.11, (q) => masdhoni(q))
      path(k, 'rgba(70,36,70,.5)', `M138 ${SEA + 1.3}H151L149 ${SEA + 2}H140Z`)
      // The likeness of the hull, broken by the swell.
      k.save()
      k.beginPath()
      k.rect(-5, BY, 170, 24)
      k.clip()
      k.globalAlpha = 0.62
      k.translate(BX, BY + 1)
      k.scale(BQ, -BQ * 0.62)
      masdhoni(k)
      k.restore()
      k.save()
      k.beginPath()
      k.rect(-5, BY + 3, 170, 24)
      k.clip()
      k.globalAlpha = 0.4
      k.translate(0, BY + 1)
      k.scale(1, -0.62)
      k.translate(0, -BY)
      crew(k, BX + 35.5, BY - 7.5, 8.6)
      k.restore()
      const r = random(5)
      for (let i = 0; i < 20; i++) {
        const t = i / 19
        const y = BY + 2.4 + t * 13
        const half = 5 + r() * 12
        const x = BX - 34 + r() * 70
        path(
          k,
          i % 3 ? 'rgba(48,44,92,.8)' : 'rgba(196,100,92,.55)',
          `M${x - half} ${y}Q${x} ${y - 0.3 - t * 0.3} ${x + half} ${y}Q${x} ${y + 0.3 + t * 0.3} ${x - half} ${y}Z`,
        )
      }
      baiter(k, BX + 19, BY - 5, 8.6)
      at(k, BX, BY, BQ, masdhoni)
      path(
        k,
        '#ffb878',
        `M${BX - 20} ${BY + 2.3}C${BX - 6} ${BY + 1.9} ${BX + 20} ${BY + 1.9} ${BX + 36} ${BY + 2.2}C${BX + 20} ${BY + 2.6} ${BX - 6} ${BY + 2.7} ${BX - 20} ${BY + 2.3}Z`,
      )
      const [sx, sy] = crew(k, BX + 35.5, BY - 7.5, 8.6)
      // Water sprayed from the stern, so that the fish do not see the boat.
      for (const [dx, dy] of points('4 3 6 3.600 8 3 5.500 5'))
        stroke(
          k,
          'rgba(255,216,160,.75)',
          0.18,
          `M${BX + 40} ${BY - 5.4}q${dx * 0.5} ${-dy * 0.7} ${dx} ${6.4 - dx * 0.05}`,
        )
      splash(k, sx, sy + 4, 0.46)
      k.save()
      k.translate(sx + 0.2, sy + 1.6)
      k.rotate(1.1)
      k.scale(0.4, 0.4)
      skipjack(k)
      k.restore()
      for (const [x, y, q, a] of points(
        '104 33 0.7 0.3 112 40 0.56 -0.2 119 29 0.62 0.1 97 26 0.5 -0.3 126 44 0.44 0.4 109 22 0.4 0.2 133 36 0.5 -0.1',
        4,
      ))
        tern(k, x, y, q, a)
    })
    s.glow(GX / 160, SEA / 90, 30, '#ffb060', 0.35)
    return finish(s, { vignette: 0.14, bloom: 0.18 })
  },
}
