import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { palmIsle } from '../../things/palm-isle.js'
import { baiter, crew, masdhoni, skipjack, splash, tern } from '../../things/tuna-fishers.js'

const SEA = 60
/** Where the sun goes under, and how large it stands behind the stern. */
const [GX, SUN] = [108, 19]
const [BX, BY, BQ] = [65, 74.5, 1.02]
/** The crew's own measure: the boat is drawn one and a half times as large as they count. */
const CREW = 1.5

/** Evening in flat rings about the sun, three long banks of cloud lit from below. */
function evening(k) {
  for (const [r, c] of [
    [120, '#1d3a6e'],
    [98, '#3a4f80'],
    [79, '#6b6488'],
    [63, '#a87880'],
    [49, '#dc8c6c'],
    [37, '#f8a060'],
    [27.5, '#ffb868'],
  ]) {
    k.fillStyle = c
    k.beginPath()
    if (r === 120) k.rect(-5, -5, 170, 100)
    else k.ellipse(GX, SEA + 2, r * 1.12, r * 0.86, 0, 0, 7)
    k.fill()
  }
  path(
    k,
    '#5a5a84',
    'M-6 17.500C4 16.800 8 14.400 14 14.800C20 12 27 12.600 31 14.600C37 13.600 43 14.200 47 16C55 16.200 60 17.600 66 18.600C50 20 36 18.800 24 20C12 19.200 4 20.400 -6 20Z',
  )
  path(
    k,
    '#d08478',
    'M-6 20C4 20.400 12 19.200 24 20C36 18.800 50 20 66 18.600C56 20.600 46 20.300 38 21C28 20.400 18 21.600 8 21.200C2 21.500 -2 21.300 -6 21.200Z',
  )
  path(
    k,
    '#8c6c84',
    'M166 29.500C160 29.200 157 26.800 152 27.200C147 25.200 141 26 138 28C133 27.400 129 29.400 124 30.400C131 32 140 31 147 32C154 31.400 160 32.200 166 31.800Z',
  )
  path(
    k,
    '#ffb87c',
    'M124 30.400C131 32 140 31 147 32C154 31.400 160 32.200 166 31.800V32.800C158 33.400 152 32.600 146 33C138 32.400 130 32.600 124 30.400Z',
  )
  path(
    k,
    '#b87878',
    'M-6 44.600C4 44.200 9 42.600 16 43C22 41.400 30 42 34 43.600C41 43.400 47 44.800 54 45.600C44 46.800 34 45.900 24 46.800C14 46 4 47 -6 46.600Z',
  )
  path(
    k,
    '#ffb474',
    'M-6 46.600C4 47 14 46 24 46.800C34 45.900 44 46.800 54 45.600C46 47.400 36 47.100 28 47.700C16 47.200 4 48 -6 47.500Z',
  )
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
  for (let i = 0; i < 54; i++) {
    const t = (i / 53) ** 1.25
    const y = SEA + 0.6 + t * 30
    const half = (5 + t * 6) * (0.4 + r() * 0.8)
    const x = GX + (r() - 0.5) * (26 - t * 4)
    path(
      k,
      t < 0.3 ? '#ffe4a8' : t < 0.6 ? '#ffb468' : '#d8785c',
      `M${x - half} ${y}Q${x} ${y - 0.2 - t * 0.36} ${x + half} ${y}Q${x} ${y + 0.2 + t * 0.36} ${x - half} ${y}Z`,
    )
  }
}

export default {
  alt: 'Pescatori maldiviani sulla poppa di un dhoni davanti al sole enorme che tramonta: uno si piega all’indietro con la canna curva, uno ha alzato un tonnetto dal mare, un altro getta le esche mentre le sterne girano intorno',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: moods.dusk,
      sun: [GX / 160, SEA / 90],
      horizon: SEA / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      evening(k)
      path(k, '#fff0bc', `M${GX - SUN} ${SEA}a${SUN} ${SUN * 0.96} 0 0 1 ${SUN * 2} 0Z`)
      palmIsle(
        k,
        -8,
        24,
        SEA + 0.2,
        ['#e88c60', '#7c4460', '#a85c60', '#6c3c5c', '#6c3c5c', '#8c4c60'],
        {
          high: 9,
          seed: 9,
          count: 11,
        },
      )
      water(k)
      // Another boat of the fleet.
      at(k, 147, SEA + 0.9, 0.13, (q) => masdhoni(q))
      path(k, 'rgba(70,36,70,.6)', `M140 ${SEA + 1.4}H155L152 ${SEA + 2.4}H143Z`)
      // The likeness of the hull and of those on the stern, broken by the swell.
      const mirror = (x0, draw) => {
        k.save()
        k.beginPath()
        k.rect(x0, BY + 1, 170, 24)
        k.clip()
        k.translate(0, BY + 2.4)
        k.scale(1, -0.6)
        k.translate(0, -BY)
        draw()
        k.restore()
      }
      k.globalAlpha = 0.66
      mirror(-5, () => at(k, BX, BY, BQ, masdhoni))
      k.globalAlpha = 1
      const r = random(5)
      for (let i = 0; i < 26; i++) {
        const t = i / 25
        const y = BY + 3.4 + t * 11
        const half = 5 + r() * 13
        const x = BX - 44 + r() * 100
        path(
          k,
          i % 3 ? 'rgba(44,40,88,.85)' : x > 84 ? 'rgba(255,180,104,.8)' : 'rgba(196,100,92,.5)',
          `M${x - half} ${y}Q${x} ${y - 0.3 - t * 0.3} ${x + half} ${y}Q${x} ${y + 0.3 + t * 0.3} ${x - half} ${y}Z`,
        )
      }
      at(k, BX + 19 * CREW, BY - 5 * CREW, CREW, (q) => baiter(q, 0, 0, 8.6))
      at(k, BX, BY, BQ, masdhoni)
      path(
        k,
        '#ffb878',
        `M${BX - 30} ${BY + 3.4}C${BX - 9} ${BY + 2.9} ${BX + 30} ${BY + 2.9} ${BX + 54} ${BY + 3.3}C${BX + 30} ${BY + 3.8} ${BX - 9} ${BY + 3.9} ${BX - 30} ${BY + 3.4}Z`,
      )
      at(k, BX + 35.5 * CREW, BY - 7.5 * CREW, CREW, (q) => {
        const [sx, sy] = crew(q, 0, 0, 8.6)
        splash(q, sx, sy + 4, 0.46)
        q.save()
        q.translate(sx + 0.2, sy + 1.6)
        q.rotate(1.1)
        q.scale(0.4, 0.4)
        skipjack(q)
        q.restore()
      })
      for (const [x, y, q, a] of points(
        '134 41 0.9 0.3 143 48 0.6 -0.2 128 22 0.7 0.1 66 33 0.6 -0.3 150 38 0.5 0.4 138 15 0.44 0.2',
        4,
      ))
        tern(k, x, y, q, a)
    })
    s.glow(GX / 160, SEA / 90, 30, '#ffb060', 0.35)
    return finish(s, { vignette: 0.14, bloom: 0.18 })
  },
}
