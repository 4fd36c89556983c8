import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { eagle, pigeon } from '../../things/chrysler-eagle.js'
import { city } from '../../things/grid-evening.js'

const SUN = [88, 49.5]

function sky(k) {
  const g = k.createLinearGradient(0, -2, 0, 57)
  for (const [t, c] of [
    [0, '#27418c'],
    [0.3, '#6a68ac'],
    [0.56, '#d188a0'],
    [0.8, '#ffae84'],
    [1, '#ffd79a'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points('-4 -4 164 -4 164 58 -4 58'))
  const glow = k.createRadialGradient(...SUN, 5, ...SUN, 40)
  glow.addColorStop(0, 'rgba(255,232,170,.85)')
  glow.addColorStop(1, 'rgba(255,150,140,0)')
  fill(k, glow, points('-4 -4 164 -4 164 58 -4 58'))
  path(
    k,
    '#fff6d8',
    `M${SUN[0] - 5.4} ${SUN[1]}a5.400 5.400 0 1 0 10.800 0a5.400 5.400 0 1 0 -10.800 0Z`,
  )
}

export default {
  alt: 'New York al tramonto dall’alto: un’aquila d’acciaio del Chrysler Building guarda il sole, davanti a lei l’Empire State Building si alza nero sui tetti accesi fino alla baia; sul collo dell’aquila riposa un piccione',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: moods.golden,
      sun: [SUN[0] / 160, SUN[1] / 90],
      horizon: 56 / 90,
    })
    field(s).draw(s.k, (k) => {
      sky(k)
      city(k)
      const shade = k.createLinearGradient(0, 70, 0, 92)
      shade.addColorStop(0, 'rgba(52,32,96,0)')
      shade.addColorStop(1, 'rgba(40,26,88,.62)')
      fill(k, shade, points('-4 70 164 70 164 94 -4 94'))
      eagle(k)
      at(k, 143, 31.9, 1, pigeon)
    })
    return finish(s, { bloom: 0.14, threshold: 0.84, vignette: 0.12 })
  },
}
