import { field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { boatAt } from '../../things/day-boat.js'
import { footHaze, graniteRange } from '../../things/granite-range.js'
import { HORIZON, land, longJetty, plain, reefSea, resort, see } from '../../things/reef-coast.js'
import { dolphin } from '../../things/spinner-dolphin.js'

function morning(k) {
  const sky = k.createLinearGradient(0, -30, 0, HORIZON)
  for (const [a, c] of [
    [0, '#2f86b4'],
    [0.45, '#6ab4c4'],
    [0.74, '#c4dcc4'],
    [1, '#fce0ac'],
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
  k.scale((100 / Z) * 1.9, (100 / Z) * 1.15)
  k.save()
  k.translate(0.8, 1.3)
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

const DOLPHIN = {
  cape: ['#5a6c8c', '#384a70'],
  side: ['#a4b4c8', '#8092ac'],
  belly: ['#f4ece0', '#c4c8d4'],
  line: '#384a70',
}

/** A dolphin in its leap, the ring it left and its shade on the water. */
function leaping(k, x, y, q, turn) {
  path(
    k,
    'rgba(8,44,96,.6)',
    `M${x - q * 0.4} ${y + q * 0.55}q${q * 0.5} ${-q * 0.12} ${q} 0q${-q * 0.5} ${q * 0.12} ${-q} 0Z`,
  )
  // Where it broke through: a low collar of foam, a few drops, a ring that runs out.
  const foam = (c, d) => {
    k.save()
    k.translate(x - q * 0.52, y + q * 0.5)
    k.scale(q, q)
    path(k, c, d)
    k.restore()
  }
  foam('rgba(150,206,230,.5)', 'M-0.480 0.030Q0 -0.110 0.500 0.020Q0 0.150 -0.480 0.030Z')
  foam(
    '#e4f2f4',
    'M-0.220 0.030C-0.200 -0.040 -0.150 -0.050 -0.110 -0.030C-0.100 -0.130 -0.040 -0.150 0 -0.090C0.030 -0.190 0.100 -0.170 0.110 -0.070C0.160 -0.080 0.210 -0.030 0.230 0.030Q0 0.090 -0.220 0.030Z',
  )
  foam(
    '#e4f2f4',
    'M-0.180 -0.150a0.022 0.022 0 1 0 0.044 0a0.022 0.022 0 1 0 -0.044 0ZM0.160 -0.230a0.020 0.020 0 1 0 0.040 0a0.020 0.020 0 1 0 -0.040 0Z',
  )
  k.save()
  k.translate(x, y)
  k.scale(q, q)
  k.rotate(turn)
  dolphin(k, { tones: DOLPHIN, bend: 1.1, tail: 0.5, head: -0.2 })
  k.restore()
}

export default {
  alt: 'La costa di Sharm El Sheikh dall’alto al mattino: una barca bianca ferma dove la barriera turchese cade nel blu, il pontile, la spiaggia, due delfini che saltano, e dietro le montagne di granito rosso del Sinai',
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
      resort(k)
      longJetty(k)
      boatAt(k, see, s.pick(-19, -13), 80, 0.42)
      for (const [X, Z, turn, shirt, fins] of [
        [20, 67, 2.7, '#f4b43c', '#f0704c'],
        [38, 80, 2.2, '#f0584c', '#ffd060'],
      ])
        swimmer(k, [X, Z], turn, shirt, fins)
      leaping(k, ...s.pick([16, 70, 8.6, -0.1], [60, 78, 7, -0.1]))
      leaping(k, ...s.pick([27, 75.5, 8, 0.25], [70, 82, 6.4, 0.25]))
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
