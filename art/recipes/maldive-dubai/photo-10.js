import { Path2D } from '@napi-rs/canvas'
import { ramp } from '../../core/colour.js'
import { field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { steel, verses } from '../../things/future-ring.js'
import { shorePalm } from '../../things/palm-isle.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const SEA = 66

/** Far towers: lit from the left, paler the farther. */
function tower(k, x, top, wide, [lit, shade], slant = 0) {
  fill(k, shade, [
    [x, SEA + 2],
    [x, top + slant],
    [x + wide, top],
    [x + wide, SEA + 2],
  ])
  fill(k, lit, [
    [x, SEA + 2],
    [x, top + slant],
    [x + wide * 0.45, top + slant * 0.55],
    [x + wide * 0.45, SEA + 2],
  ])
}

/** The needle of the city, seen through the ring. */
function needle(k) {
  const steps = points(
    '0.250 29.500 0.450 36 0.800 36 0.800 40.500 1.250 40.500 1.250 45 1.750 45 1.750 50 2.300 50 2.300 66',
  )
  const x = 97.5
  fill(k, '#8fb4d2', [
    [x, 26],
    ...steps.map(([w, y]) => [x + w, y]),
    ...steps.toReversed().map(([w, y]) => [x - w, y]),
  ])
  fill(k, '#dfe9e6', [[x, 26], [x, 66], ...steps.toReversed().map(([w, y]) => [x - w, y])])
}

const guest = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top,
  low,
  hair: ['#4c3038', '#2c2030'],
  shoe: '#f4ead8',
  light: -1,
  ...more,
})

const MOUND =
  'M45 72.600C52 70.500 57 63.600 69 60C84 57.200 104 57.400 117 60.600C129 63.800 134 70 142 72.600C145 74.200 132 77.600 93.500 77.900C56 77.600 42 74.200 45 72.600Z'

/** The green mound: the sun comes over its left shoulder, the ring's shadow falls over the other and out on the court. */
function mound(k) {
  path(k, '#9c7f9c', 'M118 75L140 70Q152 68.600 168 68.400V76.800Q138 78.500 118 75Z')
  path(k, '#4c9c5c', MOUND)
  k.save()
  k.clip(new Path2D(MOUND))
  // Terraces of other grasses, as the paths cut them.
  path(
    k,
    '#8cc468',
    'M30 76C46 70 54 62.500 70 59.600C78 58.200 86 57.600 94 57.600C80 60.600 70 66 63 80H30Z',
  )
  path(
    k,
    '#6cb060',
    'M63 80C70 66 80 60.600 94 57.600C100 57.800 104 58 108 58.800C98 62 92 68 89.500 80Z',
  )
  path(k, '#2c6c60', 'M100 58C108 60 118 62 122 66C126 70 128 73 128 78H160V56H100Z')
  path(k, '#235a58', 'M112 60C122 63 130 68 134 78H160V56Z')
  stroke(k, '#f6dfbc', 0.7, 'M50 76C62 74 70 68 84 66C92 65 98 65.400 104 66.600')
  stroke(k, '#8c86a0', 0.7, 'M104 66.600C114 68.600 122 72 129 77')
  k.restore()
  // Its foot: a low wall with a light and a shady end.
  path(
    k,
    '#fff4dc',
    'M45 72.600C42 74.200 56 77.600 93.500 77.900C132 77.600 145 74.200 142 72.600L143 73C147 75.200 132 78.900 93.500 79.100C55 78.900 40 75.200 44 73Z',
  )
  path(
    k,
    '#8c789c',
    'M104 77.850C133 77.300 145 74.200 142 72.600L143 73C147 75.200 134 78.600 104 79.050Z',
  )
}

/** Date palms in two loose groups at the ends of the mound, each with its shade on the court. */
function palms(k) {
  const r = random(17)
  for (const [x, y, high, lean] of points(
    '35 73.400 6.500 0.040 47 74.800 5 0.060 40.500 74.200 8.200 -0.050 44 75.400 6.800 0.020 140 73.800 6 0.050 146 74.400 8 -0.040 143 75.400 5.400 0.060 152.500 75 7 0.030',
    4,
  )) {
    path(
      k,
      '#9c7f9c',
      `M${x} ${y}L${x + high * 1.2} ${y + high * 0.22}C${x + high * 1.5} ${y + high * 0.16} ${x + high * 1.9} ${y + high * 0.3} ${x + high * 1.8} ${y + high * 0.42}C${x + high * 1.5} ${y + high * 0.44} ${x + high * 1.2} ${y + high * 0.4} ${x + high * 1.2} ${y + high * 0.28}L${x - 0.3} ${y + 0.2}Z`,
    )
    shorePalm(k, x, y, high, lean, ['#8c6468', '#2c6c5c', '#6ca858'], r)
  }
}

/** Before us: the court in the sun, its joints running away, the shade of a palm, people. */
function court(k) {
  const joint = (x, X) => stroke(k, '#e6c49c', 0.22, `M${x + (X - x) * 0.15} 79.500L${X} 96`)
  for (let i = -7; i <= 7; i++) joint(88 + i * 13, 88 + i * 30)
  for (const y of [80.4, 83.6, 88]) stroke(k, '#e6c49c', 0.22, `M-6 ${y}H168`)
  // The shade of the footbridge behind us.
  fill(k, '#7c628c', points('-6 91.500 168 85.500 168 96 -6 96'))
  fill(k, '#b08ca0', points('-6 91 168 85 168 85.700 -6 91.800'))
  k.save()
  k.beginPath()
  for (const p of points('-6 91.800 168 85.700 168 96 -6 96')) k.lineTo(...p)
  k.clip()
  for (let i = -7; i <= 7; i++)
    stroke(k, '#6e5684', 0.22, `M${88 + i * 13} 76.500L${88 + i * 30} 96`)
  stroke(k, '#6e5684', 0.22, 'M-6 88H168')
  k.restore()
}

/** Those who walk on the court, and the two who have stopped before us. */
function guests(k) {
  const fall = [1.3, 0.26]
  const put = (x, y, high, o, flip) => stand(k, x, y, high, o, { flip, fall, shade: '#9c7f9c' })
  put(60, 81.4, 3.6, guest('walk', 0, ['#fff4dc', '#b89cb0'], ['#4c5c8c', '#344070']))
  put(
    63,
    81.6,
    3.4,
    guest('walkOther', 1, ['#e8604c', '#a03c54'], ['#e8604c', '#a03c54'], {
      dress: 'skirt',
      cut: 'long',
    }),
  )
  put(
    84,
    82.4,
    3.8,
    guest('stand', 1, ['#fffaf0', '#a8a4c4'], ['#fffaf0', '#a8a4c4'], {
      dress: 'coat',
      hat: ['wrap', '#fffaf0', '#c4bcd0'],
    }),
  )
  put(124, 82, 3.9, guest('camera', 2, ['#f4b43c', '#b0743c'], ['#3c4878', '#283058']), true)
  // The girl puts the needle into the ring of her own arms; her mother waits.
  put(
    39,
    87.2,
    11.6,
    guest('stand', 0, ['#fff0dc', '#b89cb4'], ['#2c94a0', '#1c5c7c'], {
      view: 'back',
      dress: 'skirt',
      cut: 'bun',
      armNear: [-6, 10],
      armFar: [8, 14],
    }),
  )
  put(
    49,
    87.8,
    8.4,
    guest('stand', 0, ['#f0604c', '#a83c54'], ['#f0604c', '#a83c54'], {
      view: 'back',
      dress: 'skirt',
      cut: 'bun',
      bare: true,
      armNear: [142, 66],
      armFar: [142, 66],
    }),
  )
}

export default {
  alt: 'Il Museo del Futuro di Dubai al mattino: un anello d’acciaio coperto di calligrafia araba sul suo colle verde e, dentro l’anello, lontana, la guglia del Burj Khalifa; una bambina la inquadra con le braccia ad arco',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [-0.1, 0.1], horizon: SEA / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, SEA)
      for (const [t, c] of [
        [0, '#0f4c9c'],
        [0.4, '#2f86c8'],
        [0.72, '#86c2de'],
        [0.92, '#dbe6dc'],
        [1, '#f8e6c8'],
      ])
        g.addColorStop(t, c)
      k.fillStyle = g
      k.fillRect(-6, -6, 180, 110)
      for (const [x, top, wide, slant] of points(
        '-3 57 3.400 0 1.500 51 2 1 4 55 4 0 9 47.500 1.800 2 11.500 58 3 0 38 56 3 0 40 49.500 1.800 1.400 43.500 58.500 4.500 0 133 58.500 4 0 138.500 49 2.200 1.500 141.500 54.500 4 0 146.500 44 2 2 149 52 3 -1 154 57 5 0',
        4,
      ))
        tower(k, x, top, wide, ['#cfe0e2', '#a8c8dc'], slant)
      // The twin towers by the road, cut slanting at the top.
      tower(k, 20, 27.5, 6, ['#d3e2e6', '#7fa8cc'], 6.5)
      tower(k, 31.5, 35, 5.4, ['#d3e2e6', '#7fa8cc'], -6)
      stroke(k, '#9fc0d8', 0.35, 'M25.700 28V21.500M31.800 29.500V24')
      needle(k)
      // The town's trees and walls.
      path(k, '#c9d2b8', 'M-6 63.500Q10 62.600 24 63.600T60 63T120 63.200T166 62.800V72H-6Z')
      path(
        k,
        '#7faa9a',
        'M-6 65Q4 63.800 12 65Q24 63.600 36 65Q44 64.400 52 65Q80 63 118 65Q130 63.900 142 65.200Q154 64 166 65V72H-6Z',
      )
      // The forecourt in the sun.
      fill(k, '#f6dfbc', points('-6 67 166 67 166 96 -6 96'))
      fill(k, '#e9cba6', points('-6 67 166 67 166 68.200 -6 68.200'))
    })
    steel(
      s,
      f,
      ramp([
        [0, '#22407e'],
        [0.25, '#3f67a6'],
        [0.5, '#7ba4cc'],
        [0.75, '#bcd6e4'],
        [1, '#fdf6e6'],
      ]),
    )
    f.draw(s.k, (k) => {
      verses(k, '#1d3670')
      mound(k)
      court(k)
      palms(k)
      guests(k)
    })
    return finish(s, { vignette: 0.1 })
  },
}
