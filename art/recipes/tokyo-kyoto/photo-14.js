import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { fallen, garden, maple, oneLeaf } from '../../things/maple-garden.js'

const SILL = 53
const RED = ['#9a2438', '#cc3c34', '#f0693f']
const GOLD = ['#c87a2c', '#e8a436', '#fbd468']

/** A stone lantern of Kyoto: foot, shaft, fire box, a wide roof on both sides, the jewel. */
function lantern(k) {
  path(
    k,
    '#a09ea4',
    'M-3.600 0L-2.800 -1.800H2.800L3.600 0ZM-1.200 -1.800L-1 -8H1L1.200 -1.800ZM-2.200 -8L-3 -9.600H3L2.200 -8ZM-2 -9.600V-12.800H2V-9.600ZM-5 -12.600C-3 -13.200 -1.200 -14.200 -0.600 -15.800H0.600C1.200 -14.200 3 -13.200 5 -12.600L4.600 -12H-4.600ZM-0.700 -15.800C-1 -17 0 -17.200 0 -18C0 -17.200 1 -17 0.700 -15.800Z',
  )
  path(
    k,
    '#66646f',
    'M0.400 -1.800L0.300 -8H1L1.200 -1.800ZM1 -9.600V-12.800H2V-9.600ZM0.200 -15.800H0.600C1.200 -14.200 3 -13.200 5 -12.600L4.600 -12H1.400C1.400 -13.600 0.800 -14.800 0.200 -15.800ZM0.800 -8L1 -9.600H3L2.200 -8ZM1.200 0L1 -1.800H2.800L3.600 0Z',
  )
  path(k, '#ffe09a', 'M-1.300 -12H0.500V-10.200H-1.300Z')
}

/**
 * Someone in kimono who sits on the heels before the garden, seen from behind at the left: a narrow back, the sash with its drum,
 * sleeves that fall to the lap, white soles.
 */
function sitter(k) {
  path(k, '#5a2a3c', 'M-8 0.200L-6.600 -1.600H7.600L9 0.200L8.600 1.200H-7.600Z')
  path(k, '#8a4250', 'M-8 0.200L-6.600 -1.600H7.600L9 0.200Z')
  // The legs folded under: hips low over the heels, the knees away from us at the right.
  path(
    k,
    '#24406c',
    'M-4.600 -0.700C-5.200 -3.400 -4 -6.400 -2.600 -8H3C6 -7 9.400 -4.600 10.600 -2.400C11 -1.200 10 -0.500 8.600 -0.600Z',
  )
  path(
    k,
    '#3c6698',
    'M-4.600 -0.700C-5.200 -3.400 -4 -6.400 -2.600 -8H0.600C1.400 -5.400 1.200 -2.600 0.200 -0.700Z',
  )
  path(
    k,
    '#f6ece0',
    'M-5.600 -0.500C-6 -1.600 -4.400 -2.300 -3.200 -1.700L-1 -0.500ZM-1.400 -0.500C-1.600 -1.400 -0.200 -2 1 -1.500L2.600 -0.500Z',
  )
  // Back: shoulders that slope, a waist, the far sleeve first.
  path(
    k,
    '#24406c',
    'M2.600 -16.400C4.600 -15.600 5.200 -13.400 5.800 -11L8.200 -6.400C8.800 -4.600 8.600 -3 7.600 -2.400L4.600 -5.400L3 -10Z',
  )
  path(
    k,
    '#3c6698',
    'M-0.800 -18.200C-2.800 -17.400 -3.800 -16.200 -3.800 -13.600L-2.900 -8.200L-2.800 -7H3.400L3.600 -9L4 -13.600C4 -16 3.400 -17.200 1.800 -18.200Z',
  )
  path(
    k,
    '#2c4f80',
    'M1 -18.200C1.800 -15 1.700 -11 1.600 -7H3.400L3.600 -9L4 -13.600C4 -16 3.400 -17.200 1.800 -18.200Z',
  )
  path(
    k,
    '#5a88b8',
    'M-1.600 -17.800C-3 -17.200 -3.800 -16 -3.900 -13.600L-5.600 -8.400C-6.400 -5.800 -6.600 -3.400 -5.800 -2.200L-3 -3.600L-2.400 -8.400L-2.200 -13C-2.300 -15 -2.200 -16.600 -1.600 -17.800Z',
  )
  for (const [x, y] of points(
    '-4.600 -4.200 -4 -7 -3.400 -10.600 -2 -3.400 5.800 -3.600 4.600 -7.400 6.400 -6 8.600 -1.800 3.400 -2.600',
  ))
    path(k, '#f2d9dc', `M${x} ${y - 0.36}a0.360 0.360 0 1 0 0.010 0Z`)
  path(k, '#a8302f', 'M-2.900 -12.600L3.800 -12.600L3.600 -8.800L-2.700 -8.800Z')
  path(
    k,
    '#e0563f',
    'M-1.900 -13.600H2.400C2.800 -11.800 2.700 -9.800 2.300 -8.200H-1.700C-2.100 -9.800 -2.200 -11.800 -1.900 -13.600Z',
  )
  path(k, '#a8302f', 'M1.200 -13.600H2.400C2.800 -11.800 2.700 -9.800 2.300 -8.200H1.200Z')
  stroke(k, '#f6c860', 0.36, 'M-2.800 -10.800H3.600')
  // Nape, drawn-back collar, hair put up, a cheek towards the garden.
  path(
    k,
    '#e6b48e',
    'M-0.500 -17.200L-0.300 -20.400H1.500L1.500 -17.200Q0.500 -16.500 -0.500 -17.200Z',
  )
  path(
    k,
    '#f6efe4',
    'M-1.300 -18.200C-0.500 -16.100 1.300 -16.100 2.100 -18.200L1.500 -18.500C1 -17.100 0 -17.100 -0.700 -18.500Z',
  )
  path(
    k,
    '#e6b48e',
    'M1 -23.600C2.500 -23.700 2.900 -22.600 2.800 -21.900L3.100 -21.200L2.700 -20.900C2.700 -20 2.100 -19.600 1.200 -19.800Z',
  )
  path(
    k,
    '#241a26',
    'M-1.500 -21.600C-1.700 -24.300 0 -25 1.100 -24.800C2.300 -24.600 2.900 -23.700 2.700 -22.900C2 -23 1.900 -22 1.800 -21.100C1.600 -20 0.300 -19.500 -0.500 -20C-1.100 -20.300 -1.500 -20.800 -1.500 -21.600ZM-1.900 -23.600a1.300 1.250 0 1 0 0.010 2.400a1.300 1.250 0 1 0 -0.010 -2.400Z',
  )
  stroke(k, '#f2b63c', 0.3, 'M-3.200 -24L-0.800 -21.400')
}

/** The iron kettle and two cups on a tray, seen a little from above. */
function tea(k) {
  path(k, '#6c2030', 'M-10.400 0.400H11.200V1.200L10.600 1.700H-9.800L-10.400 1.200Z')
  path(k, '#b23a3c', 'M-10.400 0.400L-8.200 -3.200H9L11.200 0.400Z')
  path(k, '#8a2a34', 'M-9 -0.200L-7.400 -2.700H8.200L9.800 -0.200Z')
  path(
    k,
    '#2e2b39',
    'M-6.500 -1.600C-8 -4 -6.800 -7 -3.500 -7.400H-0.500C2.800 -7 4 -4 2.500 -1.600C0.500 -0.800 -4.500 -0.800 -6.500 -1.600ZM2.600 -4.400L5.600 -6.800L6.200 -6.200L3.400 -3ZM-3 -7.400C-3 -8.600 -1 -8.600 -1 -7.400Z',
  )
  path(
    k,
    '#5f5a6e',
    'M-6.800 -3.400C-6.600 -5.600 -5.400 -7 -3.500 -7.200C-4.900 -6 -5.500 -4.400 -5.400 -2.200L-6.200 -2.200Z',
  )
  stroke(k, '#2e2b39', 0.6, 'M-5 -6.800C-5 -11 1 -11 1 -6.800')
  for (const [x, y] of points('6.300 -0.700 8.200 -1.500')) {
    path(
      k,
      '#dfe4d6',
      `M${x - 1.1} ${y - 1.7}L${x - 0.8} ${y}Q${x} ${y + 0.4} ${x + 0.8} ${y}L${x + 1.1} ${y - 1.7}Z`,
    )
    path(
      k,
      '#a9b2a8',
      `M${x + 0.2} ${y - 1.7}L${x + 0.2} ${y + 0.3}Q${x + 0.5} ${y + 0.2} ${x + 0.8} ${y}L${x + 1.1} ${y - 1.7}Z`,
    )
    path(
      k,
      '#8aa050',
      `M${x - 1.1} ${y - 1.7}a1.100 0.400 0 1 0 2.200 0a1.100 0.400 0 1 0 -2.200 0Z`,
    )
  }
}

/** What stands on the floor, and itself upside down in the lacquer. */
function onFloor(k, x, y, size, draw, foot = 1.2) {
  k.save()
  k.beginPath()
  k.rect(-5, y + foot * size, 170, 60)
  k.clip()
  k.globalAlpha = 0.42
  k.translate(x, y + 2 * foot * size)
  k.scale(size, -size)
  draw(k)
  k.restore()
  at(k, x, y, size, draw)
}

export default {
  alt: 'Gli aceri rossi e oro di un giardino di Kyoto, specchiati nel pavimento laccato di una stanza',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0, front: 0.6 },
      sun: [0.3, 0.1],
      horizon: SILL / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      garden(k, SILL)
      // The gold maple stands farther away, the red one close to the sill; each over its own shade and its own leaves.
      path(k, '#5c7c42', 'M102 47.600C110 46.200 138 46 150 47.400C144 49 112 49.200 102 47.600Z')
      fallen(k, 126, 47.8, 24, 1.5, 60, ['#e8a436', '#fbd468', '#c87a2c'], 4)
      maple(
        k,
        [123, 47.6],
        [121.5, 38],
        2.2,
        points(
          '121 12 13 4.200 106 22 11 3.800 137 20 12 4 113 29.500 8.500 2.800 133 28.500 9.500 3 122 20 12 4.600',
          4,
        ),
        GOLD,
        ['#4c3238', '#8c6048'],
        11,
      )
      at(k, 96, 50.4, 0.62, lantern)
      path(k, '#4c6e3e', 'M30 50.200C44 48.800 82 48.800 98 50.400C86 52 40 52 30 50.200Z')
      fallen(k, 64, 50.2, 34, 1.3, 90, ['#d8443a', '#f0693f', '#a42c3c'], 6)
      maple(
        k,
        [64, 50.2],
        [61, 37],
        3.6,
        points(
          '60 9 17 5.400 42 17 15 5 80 15 16 5.200 33 27 12 3.800 84 25.500 13 4 60 20 14 5.600 46 31 9 2.800 75 32.500 9.500 2.900',
          4,
        ),
        RED,
        ['#38242e', '#7c4c44'],
        31,
      )
      // Leaves on their way down.
      for (const [x, y, r, a] of points(
        '90 36 0.9 1 101 30 0.8 2.200 71 42 0.9 4 54 44 0.800 0.600 108 41 0.800 5',
        4,
      ))
        oneLeaf(k, '#d8443a', x, y, r, a)
      // Lintel with its edge in the light, paper screens slid aside, slender posts.
      fill(k, '#24161f', points('-5 -5 165 -5 165 5.600 -5 5.600'))
      fill(k, '#6a443c', points('-5 5.600 165 5.600 165 6.200 -5 6.200'))
      for (const [x0, x1] of points('-5 24 143 165')) {
        fill(k, '#f3dcae', points(`${x0} 6.200 ${x1} 6.200 ${x1} 52 ${x0} 52`))
        fill(k, '#ecc490', points(`${x0} 24 ${x1} 15 ${x1} 34 ${x0} 40`))
        for (const x of x0 < 0 ? [4.5, 14] : [150.5, 158])
          fill(k, '#3c2630', points(`${x} 6.200 ${x + 0.5} 6.200 ${x + 0.5} 52 ${x} 52`))
        for (const y of [15, 24, 33])
          fill(k, '#3c2630', points(`${x0} ${y} ${x1} ${y} ${x1} ${y + 0.5} ${x0} ${y + 0.5}`))
        fill(k, '#2e1c28', points(`${x0} 42 ${x1} 42 ${x1} 52 ${x0} 52`))
        fill(k, '#4a2f38', points(`${x0} 42 ${x1} 42 ${x1} 42.600 ${x0} 42.600`))
      }
      for (const [x, half] of points('24 1.400 110 0.900 143 1.400')) {
        fill(k, '#24161f', points(`${x - half} 5 ${x + half} 5 ${x + half} 53 ${x - half} 53`))
        fill(
          k,
          '#7a5048',
          points(`${x - half} 6.200 ${x - half * 0.6} 6.200 ${x - half * 0.6} 52 ${x - half} 52`),
        )
      }
      fill(k, '#24161f', points('-5 51.800 165 51.800 165 53 -5 53'))
      fill(k, '#8a5c4c', points('-5 51.800 165 51.800 165 52.200 -5 52.200'))
    })
    // The lacquered floor: all of it once more upside down, darker towards us.
    stillWater(s, {
      y: SILL / 90,
      sway: 0,
      press: 1,
      veil: [
        [0, '#2a1224', 0.3],
        [0.5, '#201022', 0.5],
        [1, '#120818', 0.86],
      ],
    })
    f.draw(s.k, (k) => {
      // Boards, towards one point at the eye's height.
      for (let i = -9; i <= 9; i++) {
        const x = (y) => 80 + i * 15 * ((y - 38) / 15)
        fill(k, 'rgba(14,6,16,.2)', [
          [x(SILL) - 0.06, SILL],
          [x(SILL) + 0.06, SILL],
          [x(96) + 0.2, 96],
          [x(96) - 0.2, 96],
        ])
      }
      onFloor(k, 39.5, 71.5, 0.68, sitter)
      onFloor(k, 55.5, 72.5, 0.5, tea, 1.7)
      oneLeaf(k, '#6c2434', 104.2, 77.4, 1.1, 3.6)
      oneLeaf(k, '#f0693f', 104, 76, 1.3, 2.4)
    })
    return finish(s, { rays: 0.05 })
  },
}
