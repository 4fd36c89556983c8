import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { arcades, company } from '../../things/cusco.js'
import { dancer, drummer, fuchsias, hummingbird, smallDancer } from '../../things/cusco-feast.js'

const SQUARE = 63

/** Paper flags on a cord that sags from a to b. */
function garland(k, [ax, ay], [bx, by], sag, n) {
  const p = (t) => [ax + (bx - ax) * t, ay + (by - ay) * t + sag * 4 * t * (1 - t)]
  stroke(k, '#6c3c58', 0.25, `M${ax} ${ay}Q${(ax + bx) / 2} ${(ay + by) / 2 + sag * 2} ${bx} ${by}`)
  for (let i = 0; i < n; i++) {
    const [x, y] = p((i + 0.5) / n)
    const c = ['#e84c54', '#f8c848', '#2c9ca0', '#fff4e4', '#e8843c', '#8c4c9c'][i % 6]
    path(k, c, `M${x - 1} ${y}h2.100l-0.500 2.800l-0.550 -0.700l-0.550 0.700Z`)
  }
}

/** The arch of the portico we stand under: shaded wall, its inner face in the sun on the right. */
function portico(k) {
  const near = 'M10 98V42C10 12 42 -3 82 -3C122 -3 154 12 154 42V98Z'
  const far = 'M15 98V43C15 17 45 2.500 82 2.500C119 2.500 149 17 149 43V98Z'
  k.fillStyle = '#4c2c58'
  k.fill(new Path2D(`${near}${far}`), 'evenodd')
  // From the crown down to the right the stones turn into the sun.
  for (const [c, from, to] of [
    ['#683c64', -1.36, -1],
    ['#945068', -1, -0.62],
    ['#bc6c5c', -0.62, -0.28],
    ['#dc8858', -0.28, 1.5],
  ]) {
    k.save()
    k.beginPath()
    k.moveTo(82, 45)
    k.arc(82, 45, 160, from, to)
    k.clip()
    k.fillStyle = c
    k.fill(new Path2D(`${near}${far}`), 'evenodd')
    k.restore()
  }
  k.fillStyle = '#382450'
  k.fill(new Path2D(`M-8 -8H170V98H-8Z${near}`), 'evenodd')
  // Joints of the stones.
  for (const [a, b] of points(
    '10 60 -8 60 10 78 -8 78 154 58 170 58 154 76 170 76 11 36 -8 33 153 36 170 33 18 20 -2 6 146 20 164 6',
    4,
  ).map(([x, y, u, v]) => [
    [x, y],
    [u, v],
  ]))
    stroke(k, '#241640', 0.5, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`)
  for (const y of [52, 66, 80]) stroke(k, '#b4685c', 0.35, `M149 ${y}L154 ${y + 1}`)
}

export default {
  alt: 'La piazza di Cusco in festa vista da sotto un portico: due ballerine con le gonne che volano, un suonatore di tamburo e una bambina davanti alla chiesa barocca, un colibrì fra le fucsie',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        disc: 0,
        sky: [
          [0, '#4c5ca4'],
          [0.35, '#a884b4'],
          [0.65, '#f4ac98'],
          [1, '#ffe0a8'],
        ],
      },
      sun: [-0.3, 0.3],
      horizon: SQUARE / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      path(
        k,
        '#f8c0a4',
        'M14 24C24 21.500 36 23.500 48 21.800C58 20.600 66 22 74 23C64 25 52 24.600 42 25.400C32 26 22 26 14 24Z',
      )
      path(k, '#c88cac', 'M120 14C130 12 142 13.600 152 12V16C142 16.600 130 16.400 120 14Z')
      // The hills with their houses, the white Christ.
      fill(k, '#a06c94', [
        ...rough(
          points('-5 36 12 33 26 36 44 34 58 31 69 27 82 32 96 35 112 38 140 33 165 37'),
          0.5,
          4,
        ),
        ...points('165 64 -5 64'),
      ])
      fill(k, '#d4948c', rough(points('69 27 60 35 46 42 30 50 50 51 66 44 75 35'), 0.5, 6))
      fill(k, '#d4948c', rough(points('140 33 130 39 118 48 140 48 148 41'), 0.5, 7))
      fill(k, '#7c6884', [
        ...rough(points('-5 47 24 43 60 46 96 43 130 47 165 43'), 0.5, 8),
        ...points('165 64 -5 64'),
      ])
      path(
        k,
        '#fff4e4',
        'M68.200 27.600V22H69.800V27.600ZM66 23.400V22.500H72V23.400ZM69 20.400a0.700 0.750 0 1 0 0.010 0Z',
      )
      const r = random(4)
      for (let i = 0; i < 90; i++) {
        const [x, y] = [r() * 164 - 2, 44 + r() ** 0.7 * 9]
        path(k, i % 5 ? '#f0c8a8' : '#ffe49c', `M${x} ${y}h2v-1.200h-2Z`)
        path(
          k,
          i % 3 ? '#b85c54' : '#944a54',
          `M${x - 0.3} ${y - 1.2}l0.600 -0.900h1.500l0.600 0.900Z`,
        )
      }
      at(k, -3, SQUARE, 1, (c) => arcades(c, 12))
      at(k, 132, SQUARE, 1, (c) => arcades(c, 6))
      at(k, 104, SQUARE + 1, 0.94, company)
      // Stone of the square, the shade of the church.
      path(k, '#f0c494', `M-5 ${SQUARE}H165V96H-5Z`)
      path(k, '#c8987c', `M-5 ${SQUARE}H165V${SQUARE + 1.2}H-5Z`)
      path(k, '#e4b088', 'M-5 72C40 70.500 110 73 165 71V96H-5Z')
      path(k, '#d49c80', 'M-5 80C40 78.500 110 81 165 79V96H-5Z')
      for (const x of [-70, -40, -10, 20, 50, 80, 110, 140, 170, 200, 230])
        stroke(
          k,
          'rgba(140,72,80,.35)',
          0.4,
          `M${80 + (x - 80) * 0.62} ${SQUARE + 1.3}L${80 + (x - 80) * 1.5} 92`,
        )
      path(k, 'rgba(110,48,96,.42)', `M80 ${SQUARE + 1}H129L160 ${SQUARE + 6}H110Z`)
      // Those who watch.
      for (const [x, y, c] of points(
        '24 66 0 29 66.500 1 33 66 2 62 66.500 3 67 66 4 71 66.800 0 128 67 1 133 67.500 2 138 66.800 3',
        3,
      )) {
        path(k, 'rgba(110,48,96,.4)', `M${x - 0.7} ${y}H${x + 0.8}L${x + 5} ${y + 1}H${x + 3.2}Z`)
        path(
          k,
          '#3c2c50',
          `M${x - 0.6} ${y}v-2.400h0.500v2.400ZM${x + 0.1} ${y}v-2.400h0.500v2.400Z`,
        )
        path(
          k,
          ['#e8604c', '#2c8c98', '#f8d89c', '#8c4c8c', '#f4a43c'][c],
          `M${x - 1} ${y - 4.8}C${x - 0.4} ${y - 5.2} ${x + 0.4} ${y - 5.2} ${x + 1} ${y - 4.8}L${x + 1.2} ${y - 2}h-2.400Z`,
        )
        path(k, '#8c5444', `M${x} ${y - 6.7}a0.750 0.800 0 1 0 0.010 0Z`)
        path(k, c % 2 ? '#fff0d4' : '#5c3444', `M${x - 1.2} ${y - 6.2}h2.400l-0.600 -0.900h-1.200Z`)
      }
      garland(k, [84.5, 28], [12, 34], 5, 22)
      garland(k, [124, 28], [152, 31], 2.6, 9)
      garland(k, [84.5, 40], [12, 48], 4, 22)
      at(k, 42, 81, 1, (q) =>
        dancer(q, {
          skirt: '#e83c5c',
          skirtLit: '#ff7c7c',
          skirtDark: '#ac2454',
          jacket: '#34489c',
          jacketLit: '#6c88d4',
          kerchief: '#fff4e4',
        }),
      )
      at(
        k,
        74,
        82.5,
        1,
        (q) =>
          dancer(q, {
            skirt: '#2c8c84',
            skirtLit: '#1c6474',
            skirtDark: '#5cc4a8',
            jacket: '#f08c34',
            jacketLit: '#c8642c',
            kerchief: '#ffd84c',
            turned: true,
          }),
        true,
      )
      at(k, 114, 80, 0.98, drummer)
      at(k, 96, 84, 1, smallDancer)
      // Our side: the step, the arch, the flowers and their guest.
      path(k, '#5c3860', 'M-8 89H170V98H-8Z')
      path(k, '#e8a070', 'M15 88H149V89.400H15Z')
      portico(k)
      at(k, 33, 9, 0.82, fuchsias)
      at(k, 47, 26.4, 0.86, hummingbird)
    })
    return finish(s, { bloom: 0.1 })
  },
}
