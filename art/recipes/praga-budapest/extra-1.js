import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { BANK, parliament } from '../../things/budapest.js'
import { pair, pest } from '../../things/danube-pair.js'

const SHORE = 52

function sky(k) {
  const g = k.createLinearGradient(0, -2, 0, SHORE)
  for (const [t, c] of [
    [0, '#101a52'],
    [0.45, '#2b3a86'],
    [0.78, '#7360a2'],
    [1, '#e0948a'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points('-6 -6 166 -6 166 54 -6 54'))
  const r = random(21)
  for (let i = 0; i < 46; i++) {
    const [x, y, q] = [r() * 160, r() ** 1.5 * 26, 0.08 + r() ** 4 * 0.2]
    path(k, '#cfd2f4', `M${x} ${y}a${q} ${q} 0 1 0 0.010 0Z`)
  }
}

/** The Danube: the lit house upside down, broken by the long calm swell, the deep blue near us. */
function danube(s, f) {
  const line = Math.round(f.at([0, SHORE])[1])
  const { canvas, k: m } = s.sheet(s.w, s.h - line)
  m.translate(0, line)
  m.scale(1, -1)
  m.drawImage(s.canvas, 0, 0)
  s.k.drawImage(canvas, 0, line)
  f.draw(s.k, (k) => {
    const g = k.createLinearGradient(0, SHORE, 0, 90)
    g.addColorStop(0, 'rgba(120,44,70,.1)')
    g.addColorStop(0.5, 'rgba(44,30,104,.46)')
    g.addColorStop(1, 'rgba(14,20,72,.86)')
    fill(k, g, points(`-6 ${SHORE} 166 ${SHORE} 166 96 -6 96`))
    path(k, '#ffdf9c', `M12.600 ${SHORE - 0.05}H111.400V${SHORE + 0.2}H12.600Z`)
    const r = random(17)
    // Swell: water of the sky's blue lies across the gold, longer and rarer as it comes near.
    for (let y = SHORE + 1.2; y < 84; y += 0.8 + (y - SHORE) * 0.07) {
      const t = (y - SHORE) / 34
      for (let x = -10 + r() * 20; x < 166; ) {
        const l = (5 + r() * 11) * (0.6 + t)
        const q = 0.2 + t * 0.5
        if (r() < 0.6)
          path(
            k,
            r() < 0.5 ? '#2c2f7c' : '#23276e',
            `M${x} ${y}Q${x + l * 0.3} ${y - q} ${x + l} ${y}Q${x + l * 0.6} ${y + q} ${x} ${y}Z`,
          )
        x += l + (4 + r() * 16) * (0.8 + t)
      }
    }
    for (const [x, y, l, c] of [
      [62, 54.2, 13, '#ffe09a'],
      [30, 57, 8, '#f7c56c'],
      [84, 58.4, 9, '#f7c56c'],
      [62, 62.6, 8, '#ffd88c'],
      [54, 67.4, 6, '#e8a858'],
      [70, 71.6, 8, '#e8a858'],
      [60, 76.4, 7, '#c08058'],
    ])
      path(
        k,
        c,
        `M${x - l} ${y}Q${x - l * 0.2} ${y - 0.42} ${x + l} ${y}Q${x + l * 0.3} ${y + 0.42} ${x - l} ${y}Z`,
      )
  })
}

/** The rail of our boat and its deck, gold along every edge that looks to the house. */
function rail(k) {
  fill(k, '#26276a', points('-6 85.600 166 85.600 166 96 -6 96'))
  fill(k, '#b9805c', points('-6 85.300 166 85.300 166 85.700 -6 85.700'))
  for (let x = 4; x < 164; x += 19) {
    fill(k, '#14153f', points(`${x} 79.600 ${x + 0.9} 79.600 ${x + 0.9} 86 ${x} 86`))
    fill(k, '#a8744f', points(`${x} 79.600 ${x + 0.26} 79.600 ${x + 0.26} 85.600 ${x} 85.600`))
  }
  for (const y of [81.7, 83.6])
    fill(k, '#3a3566', points(`-6 ${y} 166 ${y} 166 ${y + 0.3} -6 ${y + 0.3}`))
  fill(k, '#241f52', points('-6 78.600 166 78.600 166 80 -6 80'))
  fill(k, '#f2b878', points('-6 78.300 166 78.300 166 78.750 -6 78.750'))
}

/** A small glass of Tokaj on the rail, with the light of the house in it; 4 high. */
function glass(k) {
  path(
    k,
    'rgba(220,214,250,.55)',
    'M-0.800 -3.900C-0.950 -2.600 -0.700 -1.900 -0.100 -1.750V-0.300H-0.700V0H0.700V-0.300H0.100V-1.750C0.700 -1.900 0.950 -2.600 0.800 -3.900Z',
  )
  path(
    k,
    '#ffc455',
    'M-0.860 -3C-0.860 -2.300 -0.600 -1.860 0 -1.860C0.600 -1.860 0.860 -2.300 0.860 -3Z',
  )
  path(
    k,
    '#fff0b8',
    'M-0.700 -2.900C-0.700 -2.400 -0.560 -2.100 -0.300 -1.980C-0.440 -2.300 -0.460 -2.600 -0.440 -2.900Z',
  )
}

export default {
  alt: 'Il Parlamento di Budapest acceso d’oro all’ora blu, dal battello sul Danubio: la cupola e le guglie si specchiano nell’acqua scura, due viaggiatori abbracciati guardano dal parapetto e un bicchiere di Tokaj prende la stessa luce',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.night, sun: [62 / 160, 0.5], horizon: SHORE / 90 })
    const f = field(s)
    f.draw(s.k, sky)
    s.glowAt(...f.at([62, 46]), f.q * 66, '#ff9c6c', 0.34)
    f.draw(s.k, (k) => {
      pest(k, SHORE)
      at(k, 62, SHORE - 0.5, 0.85, (q) => {
        q.translate(-80, -BANK)
        parliament(q)
      })
    })
    danube(s, f)
    f.draw(s.k, (k) => {
      rail(k)
      at(k, 133.6, 78.4, 0.56, glass)
      at(k, 125, 88.4, 1, pair)
    })
    return finish(s, { bloom: 0.24, vignette: 0.14 })
  },
}
