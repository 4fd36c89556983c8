import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { sky } from '../../nature/sky.js'
import { clearDay } from './kit.js'

const SEA = 54

/** The hotel like a sail: the mast, the white cloth between its ribs, steel bows, helipad and the room over the sea; 66 units tall. */
function sailHotel(k) {
  // Steel bows on the side away from the cloth.
  stroke(k, '#8ea4bc', 0.9, 'M-1.500 0C-3.500 -22 -3 -44 0 -60')
  path(k, '#6f88a8', 'M0 0V-60C8 -54 13 -40 14.500 -26C15.600 -16 16 -8 16 0Z')
  path(k, '#ffffff', 'M0 0V-60C5 -55 8.500 -42 9.500 -28C10.400 -17 10.600 -8 10.600 0Z')
  path(
    k,
    '#dfeaf2',
    'M5 0C5.200 -20 4.600 -42 0 -60C5 -55 8.500 -42 9.500 -28C10.400 -17 10.600 -8 10.600 0Z',
  )
  for (let i = 1; i < 13; i++) {
    const y = -i * 4.4
    const t = 1 - (i / 13.6) ** 2
    stroke(
      k,
      '#b9cddc',
      0.3,
      `M0 ${y}C${3 * t} ${y - 0.8} ${7 * t} ${y - 0.6} ${10.4 * t} ${y + 0.4}`,
    )
    stroke(k, '#4f6a90', 0.35, `M${10.6 * t} ${y + 0.4}L${15.4 * t} ${y + 1.4}`)
  }
  stroke(
    k,
    '#f4f8fb',
    0.8,
    'M10.600 0C10.600 -8 10.400 -17 9.500 -28C8.500 -42 5 -55 0 -60M16 0C16 -8 15.600 -16 14.500 -26C13 -40 8 -54 0 -60',
  )
  stroke(
    k,
    '#f4f8fb',
    0.5,
    'M10.400 -12L15.800 -4M15.500 -14L10.600 -4M9.700 -26L15.200 -16M14.200 -28L10 -16',
  )
  path(k, '#f4f8fb', 'M8 -45.500L17 -47.500V-45L9.500 -43Z')
  path(k, '#7f98b4', 'M9.500 -43L17 -45V-44.200L10 -42.200Z')
  path(
    k,
    '#8ea4bc',
    'M-7.500 -50.500C-7.500 -51.800 -0.500 -51.800 -0.500 -50.500C-0.500 -49.200 -7.500 -49.200 -7.500 -50.500Z',
  )
  path(
    k,
    '#cfe0ea',
    'M-7.500 -50.800C-7.500 -52 -0.500 -52 -0.500 -50.800C-0.500 -49.800 -7.500 -49.800 -7.500 -50.800Z',
  )
  stroke(k, '#6f88a8', 0.5, 'M-3.500 -50L-0.500 -46')
  stroke(k, '#c3d2e0', 0.9, 'M0 -58V-68')
}

/** Rides on the board, leans against the pull of the kite; the board at 0, 0, 18 units tall. */
function rider(k) {
  path(
    k,
    '#f2b53c',
    'M-7 1.500C-3 3 5 1.500 8.500 -2.500L7.800 -3.200C4 -0.800 -3 0.600 -7.200 0.300Z',
  )
  stroke(k, '#8a5640', 1.5, 'M-3 0.500L-4.500 -4.500L-6.500 -7.500M4.500 -1.500L1 -5L-5.500 -7.500')
  path(k, '#1f3f7c', 'M-8 -9.500L-4.500 -6L-1.500 -7.500L-5.500 -10.500Z')
  path(k, '#e2483c', 'M-11.500 -14.500C-10 -16.500 -7.500 -16.500 -6.500 -15L-4.800 -10L-8 -8.500Z')
  path(
    k,
    '#ff7f5c',
    'M-11.500 -14.500C-10.800 -15.500 -9.800 -16.100 -8.800 -16.200L-7.200 -8.900L-8 -8.500Z',
  )
  stroke(k, '#8a5640', 1.3, 'M-8 -15L-3 -15.500L1.500 -17M-7.500 -14L-2.500 -13.500L0.500 -14.500')
  stroke(k, '#2c2c48', 0.7, 'M2.200 -19L0.400 -13')
  path(k, '#8a5640', 'M-11.600 -20.600a2 2.200 0 1 0 0.010 0Z')
  path(
    k,
    '#2a1f33',
    'M-13.600 -18C-14 -21.600 -9.600 -21.800 -9.600 -19C-10.800 -19.600 -12.400 -19.400 -13.600 -18Z',
  )
}

export default {
  alt: 'Un kitesurf salta sulle onde turchesi davanti all’hotel a forma di vela di Dubai, con l’aquilone a spicchi alto nel cielo e due bambini che guardano dalla riva',
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [0.06, 0.1], horizon: SEA / 90 })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.5 0.5 46 8 4 0.9 0.3 26 5 8', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#ffffff', dark: '#cfe0ea' })
    const f = field(s)
    f.draw(s.k, (k) => {
      // The coast with its towers, pale; the causeway to the island.
      const r = random(8)
      for (let i = 0; i < 26; i++) {
        const [x, high, wide] = [-4 + i * 3.4 + r() * 2, 3 + r() * 7, 1.6 + r() * 1.6]
        path(k, '#b9cfdc', `M${x} ${SEA}v${-high}h${wide}v${high}Z`)
        path(k, '#d3e2ea', `M${x} ${SEA}v${-high}h${wide * 0.4}v${high}Z`)
      }
      path(k, '#9fb9c4', `M-5 ${SEA}V${SEA - 1.4}H112V${SEA}Z`)
      path(k, '#e6d9bc', `M84 ${SEA - 1.8}H112V${SEA - 1}H84Z`)
      for (const [c, y] of [
        ['#1f86b8', SEA],
        ['#1f9ac0', SEA + 4],
        ['#2fb4c4', SEA + 11],
        ['#5fd0c8', SEA + 20],
      ])
        fill(k, c, points(`-5 ${y} 40 ${y + 0.5} 90 ${y - 0.4} 165 ${y + 0.5} 165 96 -5 96`))
      path(k, '#cdb892', 'M104 56C110 53.600 140 53.600 148 56C142 58 110 58 104 56Z')
      path(
        k,
        '#f2e2bc',
        'M106 55.400C112 53.400 138 53.400 146 55.400C138 56.400 114 56.400 106 55.400Z',
      )
      path(k, '#4f8a5c', 'M108 55.200C110 53.400 116 54 118 53C122 54.200 136 53 142 55.200Z')
      at(k, 119, 55, 0.78, sailHotel)
      // Its mirror, broken by the waves.
      for (let i = 0; i < 9; i++)
        path(
          k,
          'rgba(240,250,252,.5)',
          `M${118 + (r() - 0.5) * 5} ${58.5 + i * 2}q${5 - i * 0.3} -0.800 ${10 - i * 0.7} 0q${-5 + i * 0.3} 0.900 ${-10 + i * 0.7} 0Z`,
        )
      for (let i = 0; i < 60; i++) {
        const t = (i / 59) ** 1.2
        const [x, y, l] = [r() * 166 - 3, SEA + 2 + t * 28, 1.3 + t * 6 * (0.5 + r())]
        path(
          k,
          i % 2 ? 'rgba(226,250,248,.55)' : 'rgba(12,90,140,.35)',
          `M${x - l} ${y}q${l} ${-0.2 - t * 0.6} ${l * 2} 0q${-l} ${0.2 + t * 0.5} ${-l * 2} 0Z`,
        )
      }
      // The kite: six cells, its four lines down to the bar.
      stroke(
        k,
        'rgba(255,255,255,.85)',
        0.2,
        'M17.800 27.200L60 57.500M37.700 19.600L60.400 56.400M18.500 20L60.200 57',
      )
      const arc = (t, q) => [28 + Math.cos(t) * 17 * q, 24 + Math.sin(t) * 13 * q]
      for (let i = 0; i < 6; i++) {
        const [a, b] = [2.75 + i * 0.5, 3.25 + i * 0.5]
        fill(k, ['#e2483c', '#f6c53c', '#f4f0e6', '#2f8fc4', '#f4f0e6', '#f6c53c'][i], [
          arc(a, 1),
          arc((a + b) / 2, 1.02),
          arc(b, 1),
          arc(b, 0.66),
          arc((a + b) / 2, 0.68),
          arc(a, 0.66),
        ])
      }
      // The wave that throws him up, spray behind the board.
      path(k, '#7fdcd4', 'M30 80C44 74 58 73.500 70 76C84 79 100 80.500 118 79C100 84 50 86 30 80Z')
      path(
        k,
        '#ffffff',
        'M30 80C40 76 48 75.500 54 75C50 73 44 73 40 70.500C48 71 54 70 60 72.500C66 72 70 73.500 74 75.500C66 75 58 76.500 50 78C42 79.500 36 80.600 30 80Z',
      )
      for (let i = 0; i < 22; i++)
        path(
          k,
          '#ffffff',
          `M${36 + r() * 26} ${66 + r() * 8}a${0.3 + r() * 0.4} ${0.3 + r() * 0.4} 0 1 0 0.010 0Z`,
        )
      path(
        k,
        'rgba(10,80,120,.4)',
        'M58 81.500C66 80.500 80 81 86 82C78 83.600 64 83.400 58 81.500Z',
      )
      at(k, 62, 73, 0.92, rider, true)
      // The shore: foam, wet sand, dry sand; two children and their castle.
      path(k, '#f6fffc', 'M-5 92C30 88 70 88.500 104 86C130 84 150 81 168 79V96H-5Z')
      path(k, '#d9c296', 'M20 96C50 90.500 80 90 106 87.600C132 85.400 150 82.600 168 80.600V96Z')
      path(k, '#f6e6bc', 'M62 96C84 92 104 90.500 124 88C142 86 156 84 168 82.600V96Z')
      for (const [x, y, c, m] of [
        [132, 88, '#e2605c', 1],
        [140, 87.5, '#3f8fc4', -1],
      ]) {
        path(k, 'rgba(120,84,80,.4)', `M${x - 1} ${y}h3l9 2.400h-4Z`)
        at(
          k,
          x,
          y,
          0.9,
          (g) => {
            path(g, '#8a5640', 'M-1.500 0V-4H-0.300V0ZM0.400 0V-4H1.600V0Z')
            path(g, c, 'M-2 -8.600C-0.800 -9.300 0.800 -9.300 2 -8.600L1.900 -3.600H-1.900Z')
            path(g, 'rgba(50,24,70,.25)', 'M0.700 -9.100L2 -8.600L1.900 -3.600H0.700Z')
            stroke(g, '#8a5640', 0.9, 'M-1.700 -8L-5 -11M1.700 -8L2.600 -4.800')
            path(g, '#8a5640', 'M0 -12.800a1.600 1.700 0 1 0 0.010 0Z')
            path(g, '#2a1f33', 'M-1.700 -11C-1.900 -13.700 1.900 -13.700 1.700 -11.200Z')
          },
          m < 0,
        )
      }
      path(k, '#e0c48c', 'M149 88V85h1v-1h1v1h1v-1h1v1h1V88Z')
      path(k, '#b9986c', 'M152.500 88V85H154V88Z')
      stroke(k, '#8a5640', 0.25, 'M151.500 84V81.500')
      path(k, '#e2483c', 'M151.500 81.500L153.600 82.200L151.500 83Z')
    })
    return finish(s, { rays: 0.04 })
  },
}
