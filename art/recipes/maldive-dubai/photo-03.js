import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { lens } from '../../things/curves.js'
import { palmIsle } from '../../things/palm-isle.js'
import { baiter, crew, HULL, masdhoni, skipjack, tern } from '../../things/tuna-fishers.js'

const SEA = 60
/** Where the sun goes under, and how large it stands behind the stern. */
const [GX, SUN] = [108, 19]
const [BX, BY, BQ] = [65, 74.5, 1.02]
/** The crew's own measure: the boat is drawn one and a half times as large as they count. */
const CREW = 1.5

/** One clear evening sky, from ink to fire, brightest where the sun goes under. */
function evening(k) {
  const g = k.createLinearGradient(0, 0, 0, SEA)
  for (const [t, c] of [
    [0, '#14284c'],
    [0.28, '#4c3450'],
    [0.52, '#a83c44'],
    [0.76, '#ec6c38'],
    [1, '#ffa848'],
  ])
    g.addColorStop(t, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 100)
  const glow = k.createRadialGradient(GX, SEA, SUN, GX, SEA, 58)
  glow.addColorStop(0, 'rgba(255,224,130,.9)')
  glow.addColorStop(0.4, 'rgba(255,184,84,.46)')
  glow.addColorStop(1, 'rgba(255,150,70,0)')
  k.fillStyle = glow
  k.fillRect(-6, -6, 172, SEA + 7)
}

/** The sea: from fire to ink, and the broken road of light. */
function water(k) {
  const g = k.createLinearGradient(0, SEA, 0, 90)
  for (const [t, c] of [
    [0, '#f08444'],
    [0.1, '#b04848'],
    [0.3, '#5c3050'],
    [0.6, '#28284c'],
    [1, '#121c3c'],
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
      at(k, 154, SEA + 0.7, 0.1, (q) => masdhoni(q))
      path(k, 'rgba(70,36,70,.6)', `M149 ${SEA + 1.1}H159.5L157 ${SEA + 1.9}H151Z`)
      // The likeness of the hull, short and dark, broken by the swell.
      at(k, BX, BY + 2.6, BQ, (q) => {
        q.scale(1, -0.3)
        const fade = q.createLinearGradient(0, 3, 0, -34)
        fade.addColorStop(0, 'rgba(20,12,42,.9)')
        fade.addColorStop(0.5, 'rgba(20,12,42,.6)')
        fade.addColorStop(1, 'rgba(20,12,42,0)')
        path(q, fade, HULL)
      })
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
      for (const [x, y, l] of points('103 83.500 8 117 83.200 11 125 83.600 7 110 82.700 6', 3))
        lens(k, '#2c2850', x, y, l, 0.3, 0.26)
      // Where the hull lies in the water: short strokes of the evening, none ruled through.
      for (const [x, y, l] of points(
        '42 77.800 7 57 78.300 5 76 77.900 9 96 78.200 11 112 77.600 6 88 79.200 8',
        3,
      ))
        lens(k, x > 84 ? '#ffbc78' : '#b86454', x, y, l, 0.16, 0.14)
      at(k, BX + 35.5 * CREW, BY - 7.5 * CREW, CREW, (q) => {
        const [sx, sy] = crew(q, 0, 0, 8.6)
        // His fish breaks the surface: rings that take the fire, a few drops thrown up.
        for (const [c, dx, dy, l, d] of [
          ['#3c2448', 0.3, 3, 4.6, 0.5],
          ['#ffc070', 0.3, 2.6, 3.4, 0.3],
          ['#2a1838', 0.3, 2.7, 2.3, 0.26],
          ['#ff9c5c', -0.8, 3.7, 3, 0.14],
          ['#ff9c5c', 2.6, 3.5, 1.8, 0.12],
        ])
          lens(q, c, sx + dx, sy + dy, l, d, d)
        q.save()
        q.beginPath()
        q.rect(sx - 6, sy - 8, 12, 10.6)
        q.clip()
        q.translate(sx + 0.55, sy + 2.6)
        q.rotate(1.25)
        q.scale(0.44, 0.44)
        skipjack(q)
        q.restore()
        for (const [dx, dy, s] of points(
          '-1.700 1.200 .16 -2.500 .2 .12 -1.300 -.3 .1 2.200 1 .15 2.900 -.1 .11 1.700 -.6 .1 3.500 1.300 .1',
          3,
        ))
          path(q, '#ffe0a0', `M${sx + dx} ${sy + dy}a${s} ${s * 1.4} 0 1 0 0.010 0Z`)
      })
      for (const [x, y, q, a] of points(
        '134 41 0.9 0.3 118 34 0.5 -0.2 128 22 0.7 0.1 66 33 0.6 -0.3 150 38 0.5 0.4 138 15 0.44 0.2',
        4,
      ))
        tern(k, x, y, q, a)
    })
    s.glow(GX / 160, SEA / 90, 26, '#ffb060', 0.3)
    return finish(s, { vignette: 0.14, bloom: 0.18 })
  },
}
