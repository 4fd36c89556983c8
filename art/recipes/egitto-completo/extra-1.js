import { at, field, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { BANK, bank, evening, felucca } from '../../things/nile.js'

/** What stands in the water, upside down below row `y`: the current draws it into calm upright strokes that sink away. */
function mirror(s, f, y, power, deep, draw) {
  const { canvas, k } = s.sheet(s.w, s.h)
  f.draw(k, (m) => {
    m.translate(0, 2 * y)
    m.scale(1, -1)
    draw(m)
  })
  const top = Math.round(f.at([0, y])[1])
  const high = s.h - top
  if (high < 2) return
  // Few rows only, then drawn tall again: the picture keeps its width and loses its detail.
  const low = s.sheet(s.w, Math.max(3, Math.round(high / (f.q * 1.5))))
  low.k.imageSmoothingQuality = 'high'
  low.k.drawImage(canvas, 0, top, s.w, high, 0, 0, s.w, low.canvas.height)
  const soft = s.sheet(s.w, high)
  soft.k.imageSmoothingQuality = 'high'
  soft.k.drawImage(low.canvas, 0, 0, s.w, high)
  soft.k.globalCompositeOperation = 'destination-in'
  const sink = soft.k.createLinearGradient(0, 0, 0, deep * f.q)
  sink.addColorStop(0, `rgba(0,0,0,${power})`)
  sink.addColorStop(1, 'rgba(0,0,0,0)')
  soft.k.fillStyle = sink
  soft.k.fillRect(0, 0, s.w, high)
  s.k.drawImage(soft.canvas, 0, top)
}

export default {
  alt: 'Una feluca sul Nilo poco prima dell’alba, la torre del Cairo e la moschea della Cittadella sul cielo arancio, una falce di luna; un bambino a prua con un airone bianco',
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
