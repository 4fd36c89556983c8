import { field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { HORIZON, island, landing, reefs } from '../../things/atoll-rim.js'

const SUN = [126, HORIZON - 1.6]

function sky(k) {
  const g = k.createLinearGradient(0, 0, 0, HORIZON)
  for (const [a, c] of [
    [0, '#5484bc'],
    [0.42, '#a8c0cc'],
    [0.74, '#fcdcb4'],
    [1, '#ffc48c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, HORIZON + 6)
  const glow = k.createRadialGradient(...SUN, 0, ...SUN, 36)
  glow.addColorStop(0, 'rgba(255,240,196,.9)')
  glow.addColorStop(0.3, 'rgba(255,226,168,.4)')
  glow.addColorStop(1, 'rgba(255,220,160,0)')
  k.fillStyle = glow
  k.fillRect(-5, -5, 170, HORIZON + 5)
  k.fillStyle = '#fffbe8'
  k.beginPath()
  k.arc(...SUN, 2.7, 0, 7)
  k.fill()
}

function sea(k) {
  const g = k.createLinearGradient(0, HORIZON, 0, 90)
  for (const [a, c] of [
    [0, '#ffd09c'],
    [0.035, '#d8b8b0'],
    [0.1, '#849cc4'],
    [0.24, '#4468b0'],
    [0.6, '#2c4894'],
    [1, '#243c84'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, HORIZON, 170, 75)
}

/** The road of the sun: short blades of light, denser towards the horizon. */
function road(k) {
  const r = random(4)
  for (let i = 0; i < 70; i++) {
    const t = (i / 69) ** 1.5
    const y = HORIZON + 0.3 + t * 40
    const l = (1.6 + t * 3.4) * (0.4 + 0.8 * r()) * (1 - t * 0.55)
    const x = SUN[0] + (r() - 0.5) * (4 + t * 11)
    path(
      k,
      'rgba(255,228,172,.82)',
      `M${x - l} ${y}q${l} ${-0.16 - t * 0.36} ${l * 2} 0q${-l} ${0.16 + t * 0.36} ${-l * 2} 0Z`,
    )
  }
}

/** The wing seen from behind it: the light on its edge, flaps, the bent tip. */
function wing(k) {
  // A wing narrows from its root at the lower left to a tip far out.
  path(
    k,
    '#4c5c94',
    'M-5 66L20 60.500L62 47.600L75.500 43.800L77.500 44.600L74 46.600L40 63.500L14 79.500L-5 90Z',
  )
  path(k, '#8c94bc', 'M-5 66L20 60.500L62 47.600L75.500 43.800L71 45.900L44 56.500L14 69L-5 76Z')
  path(k, '#c8bccc', 'M-5 66L20 60.500L62 47.600L75.500 43.800L73 45L58 50L18 64.500L-5 70.500Z')
  // Trailing edge in the sun.
  stroke(k, '#ffdcac', 0.7, 'M77.300 44.700L74 46.600L40 63.500L14 79.500L-5 90')
  stroke(k, '#34447c', 0.35, 'M66 48.500L36 62M31 60.500L36 65.500M52 53L56 55.500M34 62.500L10 75')
  for (const [x, y, q] of points('21 74 0.900 43 61 0.700 59.500 53 0.520', 3))
    path(
      k,
      '#6c74a8',
      `M${x - 6 * q} ${y - 2.2 * q}C${x - 2 * q} ${y - 2.6 * q} ${x + 3 * q} ${y - 1.6 * q} ${x + 5 * q} ${y + 2.4 * q}C${x + 1 * q} ${y + 1.6 * q} ${x - 3 * q} ${y} ${x - 6 * q} ${y - 2.2 * q}Z`,
    )
  // The tip bends up.
  path(
    k,
    '#e87860',
    'M74 44.300C76.500 43.400 78 40.500 79 35.500L82 34.600C81.600 40 80.500 43.600 77.300 45.200Z',
  )
  path(
    k,
    '#fcb088',
    'M79.800 35.300L82 34.600C81.600 40 80.500 43.600 77.300 45.200C79.400 43 80.300 39.600 79.800 35.300Z',
  )
}

const ISLANDS = points(
  '1.200 -.05 .34 .2 3 2.400 -.05 .3 .2 5 .5 -.05 .34 .2 8 2.980 -.05 .3 .16 6 -.12 -.05 .3 .15 9 -2.640 -.05 .2 .1 4 -.8 -.06 .24 .11 7 -1.540 -.05 .3 .105 2',
  5,
)

export default {
  alt: 'Gli atolli delle Maldive all’alba dall’aereo: un grande anello di barriera turchese con le sue isole nel mare indaco, altri anelli lontani, un idrovolante appena sceso, l’ala in primo piano e la strada d’oro del sole',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: moods.dawn,
      sun: [SUN[0] / 160, SUN[1] / 90],
      horizon: HORIZON / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      sky(k)
      sea(k)
    })
    reefs(s, f)
    f.draw(s.k, (k) => {
      road(k)
      for (const one of ISLANDS) island(k, one)
      landing(k, 1.5, 6.7, 0.55)
      k.save()
      k.translate(-5, 92)
      k.scale(0.86, 0.86)
      k.translate(5, -90)
      wing(k)
      k.restore()
    })
    return finish(s, { bloom: 0.16, threshold: 0.86 })
  },
}
