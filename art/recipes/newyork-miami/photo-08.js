import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import {
  hut,
  hutFront,
  metre,
  onDeck,
  P,
  pelicanOnWing,
  seaOats,
} from '../../things/south-beach.js'

/** The sun under the edge of a squall: layers of cloud that roll over us from the right. */
function squall(k) {
  const g = k.createLinearGradient(0, 0, 0, 48)
  for (const [a, c] of [
    [0, '#5c6ca8'],
    [0.5, '#e8a890'],
    [0.8, '#ffd090'],
    [1, '#fff0b8'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 100)
  const sun = k.createRadialGradient(30, 43, 2, 30, 43, 46)
  sun.addColorStop(0, 'rgba(255,248,208,.95)')
  sun.addColorStop(0.3, 'rgba(255,228,160,.5)')
  sun.addColorStop(1, 'rgba(255,220,150,0)')
  k.fillStyle = sun
  k.fillRect(-5, -5, 170, 56)
  path(k, '#fffbe4', 'M25.800 43.500a4.200 4.200 0 1 0 8.400 0a4.200 4.200 0 1 0 -8.400 0Z')
  // Rain over the sea on the right.
  const rain = k.createLinearGradient(0, 22, 0, 48)
  rain.addColorStop(0, 'rgba(76,76,128,.95)')
  rain.addColorStop(1, 'rgba(132,120,152,.75)')
  fill(k, rain, points('112 20 170 20 170 48.500 96 48.500'))
  fill(k, 'rgba(92,88,140,.4)', points('92 20 108 20 92 48.500 80 48.500'))
  fill(k, 'rgba(60,60,116,.35)', points('134 20 146 20 132 48.500 122 48.500'))
  // Each lip of the cloud hangs in rolls and is lit from below on its left.
  for (const [lip, body, edge, deep, n] of [
    ['#ffc898', '#b4889c', '-8 16 20 17 46 21 70 19 94 26 120 28.500 146 30 170 32', 1.7, 1],
    [
      '#f0a890',
      '#9474a0',
      '-8 11.500 18 12.500 44 15 68 13 92 19.500 118 22 146 24.500 170 25',
      1.5,
      2,
    ],
    ['#d0908c', '#705c98', '-8 6.500 20 8 46 9 70 7 94 13 120 15.500 146 17.500 170 18', 1.3, 3],
    ['#8c6894', '#4c4484', '-8 1 20 2 46 3.500 70 1 94 6 120 8.500 146 10 170 10.500', 1.1, 4],
  ]) {
    const line = rolls(points(edge), deep, n)
    fill(k, lip, [
      ...line.map(([x, y]) => [x - 0.8, y + deep * Math.max(0.22, 1.5 - x / 90)]),
      [170, -6],
      [-8, -6],
    ])
    fill(k, body, [...line, [170, -6], [-8, -6]])
  }
}

/** An edge of cloud that hangs in rolls of unlike width. */
function rolls(line, deep, seed) {
  const r = random(seed * 13)
  const out = []
  let x = line[0][0]
  while (x < 168) {
    const [wide, q] = [7 + r() * 13, deep * (0.5 + r() * 0.8)]
    for (let i = 0; i < 12; i++) {
      const u = x + (wide * i) / 12
      const n = line.findIndex(([a]) => a > u)
      if (n < 1) continue
      const [[a, b], [c, d]] = [line[n - 1], line[n]]
      const t = (u - a) / (c - a)
      const e = t * t * (3 - 2 * t)
      out.push([u, b + (d - b) * e + q * Math.sin((Math.PI * i) / 12)])
    }
    x += wide
  }
  return out
}

/** The sea in bands of green, the breakers, the wet sand that keeps the light. */
function shore(k) {
  const g = k.createLinearGradient(0, 48, 0, 58)
  for (const [a, c] of [
    [0, '#5c9cac'],
    [0.4, '#3cacac'],
    [1, '#8cd4bc'],
  ])
    g.addColorStop(a, c)
  fill(k, g, points('-6 48 166 48 166 60 -6 60'))
  fill(k, 'rgba(60,64,120,.4)', points('84 48 166 48 166 51.500 120 51 96 49.500'))
  const r = random(6)
  for (let i = 0; i < 44; i++) {
    const t = r()
    const [y, l] = [48.4 + t * 7, 0.8 + t * 3.4]
    const x = 30 + (r() - 0.5) * (7 + t * 22)
    path(
      k,
      '#fff4c4',
      `M${x - l} ${y}q${l} ${-0.16 - t * 0.2} ${l * 2} 0q${-l} ${0.16 + t * 0.2} ${-l * 2} 0Z`,
    )
  }
  fill(k, '#e8b894', points('-6 57.500 40 57 90 57.800 166 56.600 166 94 -6 94'))
  // Three breakers, broken in places, with their green backs.
  for (const [y, q, seed] of [
    [51.6, 0.5, 1],
    [53.6, 0.8, 2],
    [56, 1.2, 3],
  ]) {
    const s = random(seed)
    for (let x = -10 + s() * 14; x < 168; ) {
      const l = 22 + s() * 44
      const yy = y + (s() - 0.5) * 0.7
      path(
        k,
        '#2c8c98',
        `M${x} ${yy}Q${x + l * 0.4} ${yy - q * 1.7} ${x + l} ${yy - q * 0.1}L${x + l} ${yy}Z`,
      )
      path(
        k,
        '#fffaec',
        `M${x} ${yy}Q${x + l * 0.2} ${yy - q * 0.9} ${x + l * 0.4} ${yy - q * 0.5}Q${x + l * 0.6} ${yy - q * 1.1} ${x + l * 0.76} ${yy - q * 0.4}Q${x + l * 0.9} ${yy - q * 0.5} ${x + l} ${yy}Q${x + l * 0.7} ${yy + q * 0.9} ${x + l * 0.44} ${yy + q * 0.5}Q${x + l * 0.2} ${yy + q} ${x} ${yy}Z`,
      )
      x += l * (0.9 + s() * 0.5)
    }
  }
  // The last thin sheet of water and the wet sand.
  path(
    k,
    '#fcdca8',
    'M-6 58.400C20 57.800 36 60 62 58.800C90 57.800 120 60 166 57.800V63C130 65 96 62.600 62 64.400C36 65.600 16 63.600 -6 65Z',
  )
  path(
    k,
    '#fff4dc',
    'M-6 58.200C20 57.600 36 59.800 62 58.500C90 57.500 120 59.600 166 57.400V58.200C120 60.600 92 58.600 62 59.600C36 60.900 20 58.800 -6 59.400Z',
  )
  path(k, '#fff0c0', 'M14 60.500C24 60 38 60.800 50 60.200C46 62.800 32 63.600 18 63Z')
  path(
    k,
    '#c89488',
    'M-6 64.800C16 63.600 36 65.600 62 64.400C96 62.600 130 65 166 63V65C130 67 100 64.600 64 66.200C36 67.400 14 65.400 -6 66.400Z',
  )
}

export default {
  alt: 'Alba di temporale sulla spiaggia di South Beach: la torretta a righe dei bagnini sulla sabbia, il sole basso sotto le nuvole e la pioggia sul mare; una donna corre col cane, una fila di pellicani plana sulle onde',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [30 / 160, 43 / 90], horizon: 48 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      squall(k)
      shore(k)
      // Far houses of the point, pale under the rain.
      for (const [x, a, b] of points(
        '136 2.400 5 139.500 1.800 8 142 2.600 6.500 145.600 1.700 9 148 2.800 5.500 151.600 2 11 154.500 3 7.500 158 2 5',
        3,
      )) {
        fill(k, '#8c84ac', [
          [x, 48.4],
          [x, 48 - b],
          [x + a, 48 - b],
          [x + a, 48.4],
        ])
        fill(k, '#b8a0b0', [
          [x, 48.4],
          [x, 48 - b],
          [x + a * 0.4, 48 - b],
          [x + a * 0.4, 48.4],
        ])
      }
      fill(k, '#5c7c8c', points('128 49 134 47.600 148 47 166 46.400 166 50 140 49.600'))
      // Who is out so early: a jogger with her dog, two under an umbrella, footprints.
      const put = (X, Z, tall, o, flip) => {
        const [x, y] = P(X, Z)
        stand(
          k,
          x,
          y,
          tall * metre(Z),
          { light: -1, hair: ['#4c3044', '#2c1c38'], ...o },
          { flip, fall: [1.7, 0.34], shade: '#a8747c' },
        )
        return [x, y]
      }
      const m = metre(20)
      const [dx, dy] = put(-6.6, 20, 1.7, {
        ...POSES.run,
        skin: SKINS[2],
        top: ['#ff6c5c', '#a83c5c'],
        low: ['#3c4c84', '#24285c'],
        cut: 'long',
        bare: true,
      })
      at(k, dx + 1.25 * m, dy, m * 0.1, (c) => {
        path(c, '#a8747c', 'M-5 0.300L14 2.500L13 3L-5 0.900Z')
        stroke(
          c,
          '#4c3450',
          0.7,
          'M-3.600 -3.400L-6 -0.600M-3 -3.400L-2 -1.400L-3.600 -0.200M3 -3.600L6 -1.400M2.400 -3.400L3.600 -1.200L2.600 0',
        )
        path(
          c,
          '#6c4858',
          'M-4.400 -5.400C-2 -6 1 -5.900 3.200 -6L4.600 -7.800L5 -8.800L5.900 -7.700L8 -6.600L7.400 -5.600L5.600 -5.400C5 -3.800 4 -3 2.600 -2.900C0.400 -3.200 -1.600 -3.200 -3.600 -2.900C-4.600 -3.400 -4.800 -4.400 -4.400 -5.400Z',
        )
        path(
          c,
          '#d8946c',
          'M-4.400 -5.400C-2 -6 1 -5.900 3.200 -6L4.600 -7.800L4.700 -6.800L3.400 -5.200C1 -4.900 -2 -5 -4.500 -4.400Z',
        )
        stroke(c, '#6c4858', 0.6, 'M-4.300 -5C-6 -5.600 -7 -7 -7.400 -8')
      })
      stroke(
        k,
        '#4c3450',
        0.16,
        `M${dx + 0.5 * m} ${dy - 1 * m}Q${dx + 1 * m} ${dy - 0.6 * m} ${dx + 1.7 * m} ${dy - 0.62 * m}`,
      )
      put(-15, 27, 1.78, {
        ...POSES.walk,
        skin: SKINS[0],
        top: ['#fff0d4', '#a890ac'],
        low: ['#4c5c94', '#2c3468'],
      })
      const [ux, uy] = put(-14.1, 27.2, 1.66, {
        ...POSES.walkOther,
        skin: SKINS[1],
        top: ['#4cb4ac', '#2c6484'],
        low: ['#f4c468', '#a8707c'],
        dress: 'skirt',
        cut: 'long',
        armNear: [40, 100],
      })
      const q = metre(27)
      stroke(k, '#3c3060', 0.2, `M${ux + 0.34 * q} ${uy - 1.2 * q}V${uy - 2.1 * q}`)
      path(
        k,
        '#ffd060',
        `M${ux - 0.9 * q} ${uy - 1.95 * q}Q${ux - 0.4 * q} ${uy - 2.7 * q} ${ux + 0.3 * q} ${uy - 2.7 * q}Q${ux + 0.2 * q} ${uy - 2.2 * q} ${ux + 0.1 * q} ${uy - 1.95 * q}Z`,
      )
      path(
        k,
        '#c87c6c',
        `M${ux + 0.1 * q} ${uy - 1.95 * q}Q${ux + 0.2 * q} ${uy - 2.2 * q} ${ux + 0.3 * q} ${uy - 2.7 * q}Q${ux + 1.1 * q} ${uy - 2.6 * q} ${ux + 1.4 * q} ${uy - 1.95 * q}Z`,
      )
      for (let i = 0; i < 8; i++) {
        const [x, y] = P(-8.2 - i * 0.7, 20 + (i % 2) * 0.22)
        path(k, '#b8806c', `M${x - 0.5} ${y}q0.500 -0.340 1 0q-0.500 0.340 -1 0Z`)
      }
      for (const [x, y, q, up] of points(
        '50 31 0.860 0.500 57 33.400 0.820 -0.500 64 32 0.760 0.900 70.500 34 0.680 0.100 43 33.400 0.900 -0.200',
        4,
      ))
        at(k, x, y, q, (c) => pelicanOnWing(c, up))
      hut(k)
      // The guard stands at the rail and looks out.
      const [gx, gy] = onDeck(-2.1, 1.9)
      stand(
        k,
        gx,
        gy,
        1.8 * metre(17),
        {
          ...POSES.hips,
          skin: SKINS[3],
          top: ['#ff5c4c', '#a8304c'],
          low: ['#fff0d4', '#b89cac'],
          shorts: true,
          hair: ['#2c1c34', '#1c142c'],
          hat: ['cap', '#fff4dc'],
          light: 1,
        },
        { flip: true },
      )
      hutFront(k)
      // Sand that the wind has laid in low ripples, then the dune with its oats.
      const r = random(11)
      for (let i = 0; i < 22; i++) {
        const t = r()
        const [x, y, l] = [r() * 166, 68 + t * 14, 3 + t * 8]
        path(
          k,
          i % 3 ? '#fcd4a8' : '#cc9888',
          `M${x - l} ${y}q${l} ${-0.3 - t * 0.3} ${l * 2} 0.200q${-l} ${0.1} ${-l * 2} -0.200Z`,
        )
      }
      fill(k, '#8c6480', points('-6 78 8 77.500 22 79 36 82 50 86 62 92 64 96 -6 96'))
      fill(
        k,
        '#c88c80',
        points('-6 78 8 77.500 22 79 36 82 50 86 58 90 44 86.600 28 83.400 10 82 -6 82.600'),
      )
      fill(k, '#6c4c74', points('104 94 120 89.500 136 87.600 150 86 166 85 166 96 104 96'))
      fill(
        k,
        '#a8747c',
        points(
          '104 94 120 89.500 136 87.600 150 86 166 85 166 86.400 150 87.600 134 89.600 118 92.600',
        ),
      )
      const oats = ['#4c3c6c', '#6c5474', '#b88464', '#e0a868']
      seaOats(k, -4, 46, (x) => 81 + Math.max(0, x - 16) * 0.2, 15, 74, oats, 3)
      seaOats(k, 126, 166, (x) => 91 - (x - 126) * 0.1, 9, 34, oats.slice(0, 2), 5)
      fill(k, '#54406c', points('-6 88 14 87 34 90 46 96 -6 96'))
      seaOats(k, -4, 36, () => 93, 15, 34, ['#3c3060', '#4c3c6c'], 8)
    })
    return finish(s, { vignette: 0.18 })
  },
}
