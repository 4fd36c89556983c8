import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { kiosk, traveller } from '../../things/grand-central.js'

// The great hall seen along its length: 84 metres long, 37 wide, 38 high; the eye stands on the west stair.
const [EX, EY, EYE] = [80, 58, 6]
const see = (X, Y, z) => [EX + X * z, EY + (EYE - Y) * z]
const quad = (k, colour, ...list) =>
  fill(
    k,
    colour,
    list.map((p) => see(...p)),
  )
const [FAR, NEAR] = [1.15, 5.2]
const HALF = 18.5

const [STONE, LIT, SHADE, DEEP] = ['#c9a27c', '#f2d3a0', '#8a6660', '#54405a']

/** The arched windows at the end of the hall: three tall ones, sun in them. */
function endWall(k) {
  quad(k, STONE, [-HALF, 0, FAR], [-HALF, 27, FAR], [HALF, 27, FAR], [HALF, 0, FAR])
  const [, top] = see(0, 38, FAR)
  const [l, shoulder] = see(-HALF, 27, FAR)
  const [r] = see(HALF, 27, FAR)
  path(k, STONE, `M${l} ${shoulder}C${l + 4} ${top - 2} ${r - 4} ${top - 2} ${r} ${shoulder}Z`)
  for (const X of [-11, 0, 11]) {
    const [x, y] = see(X, 7, FAR)
    const [high, half] = [19 * FAR, 3.6 * FAR]
    path(
      k,
      LIT,
      `M${x - half - 0.9} ${y}V${y - high}A${half + 0.9} ${half + 0.9} 0 0 1 ${x + half + 0.9} ${y - high}V${y}Z`,
    )
    path(
      k,
      '#fff3cc',
      `M${x - half} ${y}V${y - high}A${half} ${half} 0 0 1 ${x + half} ${y - high}V${y}Z`,
    )
    for (let i = 1; i < 5; i++)
      stroke(k, '#c9975c', 0.26, `M${x - half + (half * 2 * i) / 5} ${y}V${y - high - half * 0.7}`)
    for (let i = 1; i < 7; i++) stroke(k, '#c9975c', 0.3, `M${x - half} ${y - i * 3.4}h${half * 2}`)
  }
  // The balcony with its stair, and the flag.
  quad(k, SHADE, [-HALF, 0, FAR], [-HALF, 5.6, FAR], [HALF, 5.6, FAR], [HALF, 0, FAR])
  quad(k, LIT, [-HALF, 5.4, FAR], [-HALF, 6.2, FAR], [HALF, 6.2, FAR], [HALF, 5.4, FAR])
  for (let X = -17; X <= 17; X += 1.5) {
    const [x, y] = see(X, 6.2, FAR)
    stroke(k, '#e0b988', 0.4, `M${x} ${y}v-1.300`)
  }
  quad(k, '#e0b988', [-HALF, 7.2, FAR], [-HALF, 7.7, FAR], [HALF, 7.7, FAR], [HALF, 7.2, FAR])
  for (const X of [-13, -6.5, 6.5, 13]) {
    const [x, y] = see(X, 0, FAR)
    path(k, DEEP, `M${x - 2} ${y}V${y - 3.4}a2 2 0 0 1 4 0V${y}Z`)
    path(k, '#ffd07c', `M${x - 1.4} ${y}V${y - 3.2}a1.400 1.400 0 0 1 2.800 0V${y}Z`)
  }
}

/** A long wall with its pilasters, tall arches and the round windows above; side is -1 or 1. */
function longWall(k, side) {
  const X = side * HALF
  const lit = side > 0
  quad(k, lit ? STONE : SHADE, [X, 0, FAR], [X, 27, FAR], [X, 27, NEAR * 1.6], [X, 0, NEAR * 1.6])
  const bays = [1.15, 1.5, 2.05, 3, 4.8, 9]
  for (let i = 0; i < 5; i++) {
    const [a, b] = [bays[i] * 1.06, bays[i + 1] * 0.92]
    const arch = (lo, hi, inset) => {
      const list = [
        [X, lo, a * (1 + inset)],
        [X, hi - 4, a * (1 + inset)],
      ]
      for (let j = 0; j <= 10; j++) {
        const t = j / 10
        // Between the two ends in depth: 1/z runs evenly.
        const z = 1 / ((1 - t) / (a * (1 + inset)) + t / (b * (1 - inset)))
        list.push([X, hi - 4 + Math.sin(t * Math.PI) * 4, z])
      }
      list.push([X, lo, b * (1 - inset)])
      return list
    }
    quad(k, lit ? '#e0b988' : '#75566a', ...arch(0, 24, 0))
    quad(k, lit ? '#a8806c' : '#503c58', ...arch(0, 23, 0.02))
    quad(k, '#f6c878', ...arch(0, 5, 0.05))
    quad(k, lit ? '#fff0c0' : '#44345a', ...arch(8, 21, 0.05))
    for (let y = 10; lit && y < 18; y += 2)
      quad(
        k,
        '#c9975c',
        [X, y, a * 1.05],
        [X, y + 0.25, a * 1.05],
        [X, y + 0.25, b * 0.95],
        [X, y, b * 0.95],
      )
  }
  quad(
    k,
    lit ? LIT : '#a97f74',
    [X, 25.5, FAR],
    [X, 27, FAR],
    [X, 27, NEAR * 1.6],
    [X, 25.5, NEAR * 1.6],
  )
}

export default {
  alt: 'Il grande atrio di una stazione di New York: lame di sole scendono dalle finestre ad arco sul pavimento di marmo, fra i viaggiatori e l’orologio d’ottone, sotto la volta con le costellazioni d’oro',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0 },
      sun: [0.9, 0.1],
      horizon: EY / 90,
    })
    const f = field(s)
    const r = random(14)
    f.draw(s.k, (k) => {
      // The vault: sea green in bands, gold stars and the lines between them.
      const vault = (z) => {
        const [l, y] = see(-HALF, 27, z)
        const [rr] = see(HALF, 27, z)
        const [, top] = see(0, 38.5, z)
        return `M${l} ${y}C${l + (rr - l) * 0.12} ${top - (y - top) * 0.3} ${rr - (rr - l) * 0.12} ${top - (y - top) * 0.3} ${rr} ${y}Z`
      }
      path(k, '#2f6a6c', 'M-5 -5H165V60H-5Z')
      for (const [z, c] of [
        [3.6, '#37787a'],
        [2.6, '#3f8683'],
        [1.95, '#4a968d'],
        [1.5, '#58a597'],
      ])
        path(k, c, vault(z))
      const gold = points('36 4 46 9 55 6 61 13 70 10 78 16 88 12 96 5 104 10 113 6 121 12 128 4')
      stroke(
        k,
        'rgba(246,214,130,.7)',
        0.22,
        `M${gold.map((p) => p.join(' ')).join('L')}M55 6L52 1M88 12L92 19M104 10L100 17`,
      )
      for (const [x, y] of [
        ...gold,
        ...points('52 1 92 19 100 17 66 4 84 4 40 12 118 2 73 20 64 18'),
      ])
        path(
          k,
          '#ffe9a4',
          `M${x} ${y - 0.9}l0.300 0.600l0.600 0.300l-0.600 0.300l-0.300 0.600l-0.300 -0.600l-0.600 -0.300l0.600 -0.300Z`,
        )
      endWall(k)
      longWall(k, -1)
      longWall(k, 1)
      // The floor of pale marble, tiles in perspective; pools of sun on it.
      quad(k, '#b08a78', [-HALF, 0, FAR], [-HALF, 0, 14], [HALF, 0, 14], [HALF, 0, FAR])
      for (let i = 0; i < 12; i++) {
        const z = FAR * 1.2 ** i
        quad(k, '#a27c70', [-HALF, 0, z], [-HALF, 0, z * 1.06], [HALF, 0, z * 1.06], [HALF, 0, z])
      }
      for (let X = -16; X <= 16; X += 4)
        quad(k, '#9a7470', [X - 0.1, 0, FAR], [X - 0.1, 0, 14], [X + 0.1, 0, 14], [X + 0.1, 0, FAR])
    })
    f.draw(s.k, (k) => {
      // Blades of sun from the windows on the right, and where they meet the floor.
      for (const [z, tx, ty, b] of points('1.75 52 66.500 8 2.5 68 71.500 11 3.800 98 78 14', 4)) {
        const [x, y] = see(HALF, 14, z)
        const g = k.createLinearGradient(x, y, tx, ty)
        g.addColorStop(0, 'rgba(255,240,190,.75)')
        g.addColorStop(1, 'rgba(255,226,160,.14)')
        fill(k, g, [
          [x - z, y - 6 * z],
          [x + z, y + 5 * z],
          [tx + b, ty + 0.6],
          [tx - b, ty - 0.3],
        ])
        path(
          k,
          'rgba(255,232,176,.85)',
          `M${tx - b} ${ty}L${tx - b * 0.3} ${ty - b * 0.16}L${tx + b} ${ty}L${tx + b * 0.3} ${ty + b * 0.18}Z`,
        )
      }
      const people = []
      const coats = [
        ['#c65a4a', '#8f3c46'],
        ['#3f5f86', '#2c4468'],
        ['#d9a24a', '#a5763c'],
        ['#4a7a68', '#345a54'],
        ['#6d4a6a', '#4c3352'],
        ['#e6d6bc', '#b39f98'],
      ]
      for (let i = 0; i < 34; i++) {
        const z = 1.3 + r() ** 1.6 * 2
        people.push([(r() - 0.5) * 30, z, i])
      }
      people.push([-7.4, 3.5, 1])
      people.sort((a, b) => a[1] - b[1])
      let clock = false
      for (const [X, z, i] of people) {
        if (!clock && z > 1.9) {
          clock = true
          const [x, y] = see(-1.2, 0, 1.9)
          path(k, 'rgba(70,44,70,.45)', `M${x - 6} ${y}H${x + 6}L${x - 4} ${y + 3}H${x - 16}Z`)
          at(k, x, y, 1.9, kiosk)
        }
        if (Math.abs(X + 1.2) < 4 && z < 2.1) continue
        const [x, y] = see(X, 0, z)
        path(
          k,
          'rgba(70,44,70,.45)',
          `M${x + 0.25 * z} ${y}L${x - 0.25 * z} ${y}L${x - 2.2 * z} ${y + 0.5 * z}L${x - 1.8 * z} ${y + 0.6 * z}Z`,
        )
        const [coat, shade] = coats[i % 6]
        at(
          k,
          x,
          y,
          z,
          (c) =>
            traveller(c, coat, shade, {
              bag: i % 3 === 0 && '#8a4a38',
              hat: i % 5 === 1 && '#54405a',
              skirt: i % 4 === 0,
            }),
          i % 2 === 0,
        )
      }
      // Two who found each other at the clock's foot, and the balustrade before the viewer.
      const [x, y] = see(3.4, 0, 3.75)
      path(
        k,
        'rgba(70,44,70,.45)',
        `M${x + 2} ${y}H${x - 2}L${x - 9} ${y + 2}L${x - 7} ${y + 2.4}Z`,
      )
      at(
        k,
        x - 1.1,
        y,
        4.9,
        (c) => traveller(c, '#b83f46', '#7c2c44', { skirt: true, bag: '#d9a24a' }),
        true,
      )
      at(k, x + 0.9, y, 3.75, (c) => traveller(c, '#2f5278', '#213a5a', { hat: '#3c3450' }))
      stroke(k, '#7c2c44', 0.6, `M${x - 1} ${y - 4.7}L${x + 1.2} ${y - 5}`)
      path(k, '#3c2c48', 'M-5 84.500H165V96H-5Z')
      path(k, '#f2c98c', 'M-5 83H165V85H-5Z')
      path(k, '#a97f74', 'M-5 85H165V86H-5Z')
      for (let i = 0; i < 27; i++) {
        path(
          k,
          '#7d5a60',
          `M${2 + i * 6.2} 86C${0.6 + i * 6.2} 88.500 ${0.6 + i * 6.2} 90 ${2 + i * 6.2} 92H${4.4 + i * 6.2}C${5.8 + i * 6.2} 90 ${5.8 + i * 6.2} 88.500 ${4.4 + i * 6.2} 86Z`,
        )
        path(
          k,
          '#c99a7c',
          `M${3.6 + i * 6.2} 86H${4.4 + i * 6.2}C${5.8 + i * 6.2} 88.500 ${5.8 + i * 6.2} 90 ${4.4 + i * 6.2} 92H${3.6 + i * 6.2}C${4.6 + i * 6.2} 90 ${4.6 + i * 6.2} 88.500 ${3.6 + i * 6.2} 86Z`,
        )
      }
    })
    const [cx, cy] = f.at(see(-1.2, 7.3, 1.9))
    s.glowAt(cx, cy, s.u * 9, '#ffd88a', 0.5)
    return finish(s, { bloom: 0.28 })
  },
}
