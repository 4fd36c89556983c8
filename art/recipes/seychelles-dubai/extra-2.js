import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { emiratesTower, farBurj, flamingo, futureRing, metro } from '../../things/future-museum.js'

const STREET = 80

/** The towers along the great road in the haze, each with its own head. */
function skyline(k) {
  const tower = (x, w, top, head) => {
    path(k, '#d8c4c4', `M${x} ${STREET}V${top}${head(x, w, top)}V${STREET}Z`)
    path(k, '#bcaec0', `M${x + w * 0.55} ${STREET}V${top + 1}H${x + w}V${STREET}Z`)
  }
  const flat = (x, w) => `H${x + w}`
  const slope = (x, w, y) => `L${x + w} ${y - 4}`
  const spire = (x, w, y) =>
    `H${x + w * 0.35}L${x + w * 0.5} ${y - 9}L${x + w * 0.65} ${y}H${x + w}`
  const round = (x, w, y) => `C${x} ${y - 4} ${x + w} ${y - 4} ${x + w} ${y}`
  for (const [x, w, y, n] of points(
    '-4 7 40 0 4 5 33 2 10.500 6 44 1 18 5 38 3 25 5 47 0 31 4 42 2 37 6 52 1 110 5 50 3 116 5 44 0 138 5 52 1 156 6 46 2',
    4,
  ))
    tower(x, w, y, [flat, slope, spire, round][n])
}

/** The green mound under the ring, laid in terraces. */
function mound(k) {
  path(
    k,
    '#2f7460',
    'M14 82C28 76 42 67.500 54 64C64 61.500 82 61.500 92 64.500C106 68.500 120 76 134 82Z',
  )
  path(
    k,
    '#5ca464',
    'M14 82C28 76 42 67.500 54 64C64 61.500 76 61.500 83 62.600C74 66 66 72 62 82Z',
  )
  path(k, '#94cc74', 'M14 82C28 76 42 67.500 54 64C49 68.500 41 75 36 82Z')
  stroke(k, '#dcecb0', 0.5, 'M28 75.200C42 71 56 69 71 68.500M21 79C38 74.800 56 72.600 68 72.300')
  stroke(
    k,
    '#4c8c6c',
    0.5,
    'M71 68.500C90 68.800 106 71 120 75.500M68 72.300C90 72.300 110 74.500 127 79',
  )
}

/** A date palm, 14 tall. */
function datePalm(k, x, y, q, dark) {
  stroke(k, dark ? '#5c4860' : '#8c6a5c', q * 0.9, `M${x} ${y}V${y - q * 9}`)
  if (!dark) stroke(k, '#c49a78', q * 0.3, `M${x - q * 0.3} ${y}V${y - q * 9}`)
  const [lit, shade] = dark ? ['#3c7868', '#26545c'] : ['#84b45c', '#3c8458']
  for (const [dx, dy] of points(
    '-4.600 1.600 -4.800 -1 -3.400 -3.200 -1.300 -4.600 1.300 -4.600 3.400 -3.200 4.800 -1 4.600 1.600',
  )) {
    const [ex, ey, top] = [x + dx * q, y - q * 9 + dy * q, y - q * 9]
    const bend = Math.abs(dx) * q * 0.34
    path(
      k,
      shade,
      `M${x} ${top}Q${(x + ex) / 2} ${(top + ey) / 2 - bend} ${ex} ${ey}Q${(x + ex) / 2 + q * 0.5} ${(top + ey) / 2 - bend + q * 1.1} ${x} ${top + q * 0.3}Z`,
    )
    path(
      k,
      lit,
      `M${x} ${top}Q${(x + ex) / 2} ${(top + ey) / 2 - bend} ${ex} ${ey}Q${(x + ex) / 2} ${(top + ey) / 2 - bend + q * 0.5} ${x} ${top}Z`,
    )
  }
}

/** The railway on its beam and pillars. */
function viaduct(k) {
  path(
    k,
    'rgba(60,50,100,.34)',
    'M-5 86.500C40 85.500 110 85.500 165 87V88.500C110 87.500 40 87.800 -5 88.500Z',
  )
  for (const x of [4, 54, 92, 132]) {
    path(k, '#f4dcc4', `M${x - 2} 87.500V80.500H${x + 2}V87.500Z`)
    path(k, '#a894b0', `M${x + 0.3} 87.500V80.500H${x + 2}V87.500Z`)
    path(k, '#c4b0b8', `M${x - 6} 77.500H${x + 6}L${x + 2} 81.500H${x - 2}Z`)
  }
  path(k, '#fff0d8', 'M-5 73.800H165V75H-5Z')
  path(k, '#d8c4c0', 'M-5 75H165V77.600H-5Z')
  path(k, '#a08cac', 'M-5 77H165V78.400H-5Z')
}

/** The square in front: she makes a ring with her arms, her brother takes the picture. */
function girl(k) {
  path(k, 'rgba(70,50,100,.4)', 'M-2 0.300C2 -0.800 18 -1.600 30 -0.800C22 0.800 6 1.200 -2 0.300Z')
  stroke(k, '#a4644c', 1.1, 'M-0.900 -0.400V-4.500M0.900 -0.400V-4.500')
  stroke(k, '#fff8f0', 0.9, 'M-1.300 -0.100H-0.400M0.700 -0.100H1.600')
  path(
    k,
    '#f0584c',
    'M-1.700 -10.500C-1 -11.200 1 -11.200 1.700 -10.500L3 -4C1 -3.400 -1 -3.400 -3 -4Z',
  )
  path(
    k,
    '#b83c50',
    'M0.600 -11C1 -10.900 1.400 -10.800 1.700 -10.500L3 -4C2.300 -3.800 1.600 -3.700 1 -3.600Z',
  )
  stroke(
    k,
    '#d49468',
    1,
    'M-1.400 -10.200C-4.600 -11.800 -4.800 -16.600 -0.300 -17.600M1.400 -10.200C4.600 -11.800 4.800 -16.600 0.300 -17.600',
  )
  path(k, '#d49468', 'M0 -15.200a1.900 2 0 1 0 0.010 0Z')
  path(
    k,
    '#4a2c3c',
    'M-2.100 -12.900C-2.600 -16 2.600 -16 2.100 -12.900C2.300 -11.500 2 -10.700 1.500 -10.300L1.300 -13C0.600 -13.600 -0.600 -13.800 -1.300 -13.200L-1.500 -10.300C-2 -10.700 -2.300 -11.500 -2.100 -12.900Z',
  )
  path(
    k,
    '#2a1c34',
    'M-0.700 -13.200a0.250 0.300 0 1 0 0.010 0ZM0.700 -13.200a0.250 0.300 0 1 0 0.010 0Z',
  )
  stroke(k, '#9c4444', 0.28, 'M-0.500 -12.100Q0 -11.700 0.500 -12.100')
}

function brother(k) {
  path(k, 'rgba(70,50,100,.4)', 'M-2 0.300C2 -0.800 18 -1.600 30 -0.800C22 0.800 6 1.200 -2 0.300Z')
  stroke(k, '#3c4470', 1.5, 'M-0.300 -6.500L-2 -3L-2.200 -0.400M0.300 -6.500L2 -3.600L1.400 -0.400')
  stroke(k, '#fff8f0', 0.9, 'M-2.500 -0.100H-1.400M1.200 -0.100H2.300')
  path(
    k,
    '#ffc04c',
    'M-1.800 -12.500C-1 -13.400 1 -13.400 1.700 -12.600L1.600 -6C0.500 -5.600 -0.800 -5.600 -1.800 -6Z',
  )
  path(
    k,
    '#d8883c',
    'M0.600 -13.100C1 -13 1.400 -12.900 1.700 -12.600L1.600 -6C1.200 -5.800 0.900 -5.800 0.500 -5.700Z',
  )
  path(k, '#c88860', 'M0.200 -18a1.950 2.100 0 1 0 0.010 0Z')
  path(
    k,
    '#2c2038',
    'M-1.700 -15.200C-2.400 -19 2.600 -19.600 2.400 -16.600L0 -16.800C-0.200 -15.400 -0.800 -14.600 -1.300 -14.300Z',
  )
  stroke(k, '#c88860', 0.95, 'M0.600 -12L3.600 -12L4 -14.800')
  path(k, '#2c3460', 'M3.400 -17H5.200V-14H3.400Z')
  path(k, '#8cdcf0', 'M3.600 -16.700H3.900V-14.400H3.600Z')
}

export default {
  alt: 'A Dubai, al primo sole, un museo che è un anello d’acciaio coperto di calligrafia: nel suo vuoto si vede il Burj Khalifa, davanti passa la metropolitana e in cielo uno stormo di fenicotteri',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        sky: [
          [0, '#3c94b8'],
          [0.45, '#8cc4c8'],
          [0.75, '#f4dcbc'],
          [1, '#ffd09c'],
        ],
      },
      sun: [-0.08, 0.5],
      horizon: 0.82,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      skyline(k)
      at(k, 74.5, 68, 1, (q) => farBurj(q, '#ecd4c8', '#c4b0c4'))
      at(k, 129, STREET, 1, (q) => emiratesTower(q, 66, false, ['#f4e0d0', '#b4b8d0', '#8c94bc']))
      at(k, 148, STREET, 0.9, (q) => emiratesTower(q, 58, true, ['#f4e0d0', '#b4b8d0', '#8c94bc']))
      at(k, 70, 69, 1, futureRing)
      mound(k)
      for (const [x, y, q] of points(
        '10 82 1.300 22 82 1 116 82 1.1 125 82 1.4 139 82 1.1 153 82 1.4',
        3,
      ))
        datePalm(k, x, y, q, x > 100)
      // Street and square.
      path(k, '#9c8cac', 'M-5 80.500H165V95H-5Z')
      path(k, '#f4d4b0', 'M-5 84.500C40 83.500 110 83.500 165 85V95H-5Z')
      path(k, '#ffe4c0', 'M-5 86C30 85 60 85 92 86C78 88.500 66 92 60 95H-5Z')
      viaduct(k)
      at(k, 76, 73.9, 0.95, (q) => metro(q, 5))
      at(k, 37, 87.6, 0.82, girl)
      at(k, 22, 88, 0.82, brother)
      for (const [x, y, q, up] of points(
        '98 12.500 1.1 1 108 7 1 0 110 17.500 0.9 1 119.500 12 0.8 0 118 4 0.76 1',
        4,
      ))
        flamingo(k, x, y, q, up)
    })
    return finish(s, { vignette: 0.12 })
  },
}
