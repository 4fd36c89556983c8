import { at, field, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { BANK, bank, evening, felucca } from '../../things/nile.js'

/** What stands in calm water, upside down below row `y`: it sways a little more the nearer it comes, and sinks away. */
function mirror(s, f, y, power, deep, draw) {
  const { canvas, k } = s.sheet(s.w, s.h)
  f.draw(k, (m) => {
    m.translate(0, 2 * y)
    m.scale(1, -1)
    draw(m)
  })
  const top = Math.round(f.at([0, y])[1])
  for (let row = top, i = 0; row < s.h; i++) {
    const near = (row - top) / f.q
    const high = Math.max(1, Math.round(f.q * (0.22 + near * 0.016)))
    const sway = Math.sin(i * 1.9) * Math.sin(i * 0.43 + y) * (0.1 + near * 0.022) * f.q
    s.k.globalAlpha = power * Math.max(0, 1 - near / deep)
    s.k.drawImage(canvas, 0, row, s.w, high, sway, row, s.w, high)
    row += high
  }
  s.k.globalAlpha = 1
}

export default {
  alt: 'Una feluca sul Nilo dopo il tramonto, la torre del Cairo sul cielo arancio, una falce di luna; un bambino a prua con un airone bianco',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.dusk, disc: 0 },
      sun: [0.28, 0.66],
      horizon: BANK / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      evening(k)
      bank(k)
      const water = k.createLinearGradient(0, BANK, 0, 90)
      for (const [t, c] of [
        [0, '#ff9f62'],
        [0.2, '#f0bd8c'],
        [0.48, '#5a949f'],
        [1, '#12305f'],
      ])
        water.addColorStop(t, c)
      k.fillStyle = water
      k.fillRect(-6, BANK, 172, 40)
    })
    mirror(s, f, BANK, 0.78, 34, bank)
    const boat = (k) => at(k, 106, 79, 1.24, felucca)
    mirror(s, f, 79, 0.75, 40, boat)
    f.draw(s.k, (k) => {
      boat(k)
      stroke(k, 'rgba(10,20,54,.6)', 0.4, 'M84.500 79.100H130.500')
      // Calm light where the breeze touches the water.
      for (const [x, y, w, a] of [
        [16, 73, 9, 0.42],
        [58, 76.4, 11, 0.4],
        [24, 83.4, 6, 0.28],
        [148, 74, 8, 0.3],
      ])
        path(
          k,
          `rgba(255,214,160,${a})`,
          `M${x - w} ${y}Q${x} ${y - 0.55} ${x + w} ${y}Q${x} ${y + 0.45} ${x - w} ${y}Z`,
        )
    })
    return finish(s, { vignette: 0.16 })
  },
}
