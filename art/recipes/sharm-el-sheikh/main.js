import { field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { boatAt } from '../../things/day-boat.js'
import { HORIZON, land, longJetty, plain, reefSea, resort, see } from '../../things/reef-coast.js'
import { fans, sinaiRange } from '../../things/sinai-massif.js'
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
  k.scale((100 / Z) * 1.35, (100 / Z) * 0.8)
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
  path(
    k,
    '#d8ecf0',
    `M${x - q * 0.9} ${y + q * 0.5}q${q * 0.3} ${-q * 0.16} ${q * 0.6} 0q${-q * 0.3} ${q * 0.14} ${-q * 0.6} 0Z`,
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
    reefSea(s, f)
    f.draw(s.k, (k) => {
      sinaiRange(k, HORIZON + 0.6)
      land(k)
      plain(k)
      // Rubble at the foot of the mountains, in the colour of the plain.
      fans(
        k,
        HORIZON + 0.3,
        points(
          '88 7 2.200 97 5 1.200 104 6 1.800 111 7 0.900 119 5 2 126 8 1.100 133.500 6 2.400 142 7 1 149 6 1.900 157 7 1.200',
          3,
        ),
        '#dc9a6c',
      )
      resort(k)
      longJetty(k)
      boatAt(k, see, s.pick(-19, -13), 80, 0.42)
      for (const [X, Z, turn, shirt, fins] of [
        [16, 92, 2.6, '#f4b43c', '#f0704c'],
        [20, 98, 2.9, '#e8584c', '#ffd060'],
        [24, 90, 2.2, '#f8ead0', '#2fb0c4'],
      ])
        swimmer(k, [X, Z], turn, shirt, fins)
      leaping(k, ...s.pick([17, 71.5, 5.2, -0.1], [62, 79, 5, -0.1]))
      leaping(k, ...s.pick([24, 74.5, 4.8, 0.25], [69, 81.5, 4.6, 0.25]))
      // A little wind on the blue: broken light, closer the farther off.
      for (const [x, y, l] of points(
        '10 36 5 26 38 4 4 42 7 44 41 4 18 48 8 8 58 10 30 60 7 6 72 12 34 80 10 58 85 11 8 86 9',
        3,
      ))
        path(
          k,
          'rgba(150,206,226,.5)',
          `M${x} ${y}q${l * 0.5} ${-l * 0.04} ${l} 0q${-l * 0.5} ${l * 0.035} ${-l} 0Z`,
        )
    })
    return finish(s, { vignette: 0.14, bloom: 0.1 })
  },
}
