import { field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { boatAt } from '../../things/day-boat.js'
import { footHaze, graniteRange } from '../../things/granite-range.js'
import { HORIZON, land, longJetty, plain, reefSea, resort, see } from '../../things/reef-coast.js'

function morning(k) {
  const sky = k.createLinearGradient(0, -30, 0, HORIZON)
  for (const [a, c] of [
    [0, '#4f9fdc'],
    [0.5, '#8cc8ec'],
    [0.8, '#c4e4ee'],
    [1, '#f4f0dc'],
  ])
    sky.addColorStop(a, c)
  k.fillStyle = sky
  k.fillRect(-60, -60, 280, 120)
}

/** Somebody with mask and fins at the surface: arms, head, bright shirt, legs; the shade lies on the reef. */
function swimmer(k, [X, Z], turn, shirt, fins) {
  const [x, y] = see(X, Z)
  k.save()
  k.translate(x, y)
  const body =
    'M1.300 -0.500L0.700 -0.420L-0.500 -0.300L-2 -0.500V0.500L-0.500 0.300L0.700 0.420L1.300 0.500Z'
  k.scale((100 / Z) * 1.05, (100 / Z) * 0.62)
  k.save()
  k.translate(1.4, 2.2)
  k.rotate(turn)
  path(k, 'rgba(8,84,124,.5)', body)
  k.restore()
  k.rotate(turn)
  stroke(k, '#a8683f', 0.26, 'M0.700 -0.350L1.300 -0.500M0.700 0.350L1.300 0.500')
  stroke(k, '#8a5038', 0.3, 'M-0.400 -0.180L-1.300 -0.300M-0.400 0.180L-1.300 0.300')
  path(k, fins, 'M-1.200 -0.200L-2 -0.600L-2.050 -0.150ZM-1.200 0.200L-2 0.600L-2.050 0.150Z')
  path(k, shirt, 'M0.700 -0.420L-0.500 -0.300V0.300L0.700 0.420Q0.900 0 0.700 -0.420Z')
  path(k, '#3a2430', 'M1.050 -0.280a0.280 0.280 0 1 0 0.010 0Z')
  k.restore()
}

/** What the winters carried out of the valleys: cones of gravel at the foot of each mountain, each reaching its own way into the plain. */
function fans(k) {
  for (const [x, h, l, r, foot] of points(
    '78 2.200 15 12 1 97 3.600 17 15 2.300 122 5 21 18 3.600 151 4.200 17 22 2.900',
    5,
  )) {
    const [y, base] = [HORIZON - h, HORIZON + foot]
    const g = k.createLinearGradient(0, y, 0, base)
    g.addColorStop(0, 'rgba(240,176,118,0)')
    g.addColorStop(0.5, 'rgba(240,176,118,.5)')
    g.addColorStop(1, 'rgba(240,176,118,.95)')
    path(
      k,
      g,
      `M${x} ${y}C${x - l * 0.2} ${y + h} ${x - l * 0.6} ${base - foot * 0.7} ${x - l} ${base - foot * 0.5}Q${x - l * 0.3} ${base + 0.3} ${x + r * 0.2} ${base}Q${x + r * 0.7} ${base - foot * 0.2} ${x + r} ${base - foot * 0.6}C${x + r * 0.5} ${base - foot * 0.8} ${x + r * 0.2} ${y + h} ${x} ${y}Z`,
    )
  }
  // Warm dust over the join: the line of the plain is lost in it.
  const g = k.createLinearGradient(0, HORIZON - 3.6, 0, HORIZON + 5)
  g.addColorStop(0, 'rgba(250,200,142,0)')
  g.addColorStop(0.42, 'rgba(248,194,136,.94)')
  g.addColorStop(0.6, 'rgba(248,194,136,.8)')
  g.addColorStop(1, 'rgba(250,200,142,0)')
  path(
    k,
    g,
    `M70 ${HORIZON}C80 ${HORIZON - 3} 92 ${HORIZON - 4} 190 ${HORIZON - 4}V${HORIZON + 6}H100C88 ${HORIZON + 2} 78 ${HORIZON + 0.6} 70 ${HORIZON}Z`,
  )
}

export default {
  alt: 'La costa di Sharm El Sheikh dall’alto al mattino: una barca bianca con la sua scia dove la barriera turchese cade nel blu, il pontile, la spiaggia, chi nuota sopra i coralli, e dietro le montagne di granito rosso del Sinai',
  focus: 0.58,
  heart: 46,
  paint(w, h) {
    const f = field({ w, h, portrait: h > w }, { centre: 86, zoom: 0.78 })
    const s = new Scene(w, h, {
      mood: moods.day,
      sun: [0.05, 0.3],
      horizon: f.at([0, HORIZON])[1] / h,
    })
    f.draw(s.k, morning)
    f.draw(s.k, (k) => {
      reefSea(k)
      graniteRange(k, HORIZON - 0.1)
      footHaze(k, HORIZON)
      land(k)
      plain(k)
      fans(k)
      resort(k)
      longJetty(k)
      boatAt(k, see, s.pick(-19, -13), 80, 0.42)
      swimmer(k, [38, 118], 2.5, '#f4703c', '#ffd060')
      // A little wind on the blue: broken light, closer the farther off.
      for (const [x, y, l] of points('8 39 5 30 44 5 10 53 8 44 83 10 62 78 9', 3))
        path(
          k,
          'rgba(120,190,226,.34)',
          `M${x} ${y}q${l * 0.5} ${-l * 0.04} ${l} 0q${-l * 0.5} ${l * 0.035} ${-l} 0Z`,
        )
    })
    return finish(s, { vignette: 0.14, bloom: 0.1 })
  },
}
