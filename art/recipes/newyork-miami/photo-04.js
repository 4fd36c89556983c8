import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { chrysler } from '../../things/manhattan.js'
import { flock, midtown } from '../../things/midtown-morning.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { building, metre, P, skylight, stairHouse, tank, vent } from '../../things/tank-roofs.js'

// Front, side in the sun, side in shade, roof, rim, window, sill.
const BRICK = ['#b05860', '#f49c74', '#743c64', '#b88490', '#ffc498', '#4c3468', '#e09080']
const DARK = ['#84486c', '#e88c70', '#5c3464', '#a07490', '#f8b48c', '#3c2c60', '#b87080']
const SAND = ['#d0907c', '#ffc890', '#94607c', '#c898a0', '#ffdcac', '#643c6c', '#f0b898']
const PALE = ['#d0989c', '#fcc8a4', '#b07c94', '#dcaca8', '#ffd8b4', '#a46c8c', '#e8b4a4']
const HAZE = ['#e0a8a4', '#fcc8ac', '#c890a0', '#ecb8ac', '#ffdcc0', '#c48c9c', '#f0c0b0']

export default {
  alt: 'I serbatoi d’acqua di legno sui tetti di New York all’alba, con il Chrysler nella foschia: un allevatore fa girare nel cielo i suoi piccioni con una bandiera rossa, un gatto li segue dal parapetto',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [-0.1, 0.4], horizon: 37 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 42)
      for (const [a, c] of [
        [0, '#e8647c'],
        [0.4, '#f89078'],
        [0.8, '#ffc488'],
        [1, '#ffe0a8'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      const glow = k.createRadialGradient(-4, 30, 4, -4, 30, 70)
      glow.addColorStop(0, 'rgba(255,244,204,.95)')
      glow.addColorStop(0.5, 'rgba(255,236,188,.35)')
      glow.addColorStop(1, 'rgba(255,232,180,0)')
      k.fillStyle = glow
      k.fillRect(-5, -30, 100, 100)
      // The towers of midtown in two depths of haze, in groups, with the sky between them.
      midtown(
        k,
        '-4 4 9 0 1.500 3 12 1 6 4.500 8 2 14 3 14 0 18 4 10 1 26 3.500 13 2 31 4 8 0 37 3 16 1 42 4.500 10 0 74 4 13 2 79.500 3 9 0 84 4.500 17 1 96 3.500 11 2 101 3 15 0 106 4 9 1 117 4.500 14 0 123 3 10 2 134 3.500 16 1 139 4 10 0 147 4 12 2 153 3 8 1 157 5 13 0',
        42,
        '#f4ac94',
        '#fcc8a4',
      )
      midtown(
        k,
        '-2 5 5 0 10 4 7 2 21 5.500 6 0 35 4.500 5 1 46 5 8 2 71 5 6 0 90 5 7 1 111 5.500 6 0 128 5 7 2 144 5.500 5 0 161 5 7 1',
        44,
        '#e89c94',
        '#f8b89c',
      )
      at(k, 59, 44, 0.126, (c) =>
        chrysler(c, ['#ffe0ac', '#c47c8c', '#f0a888'], ['#fff4d4', '#e0a89c', '#d8988c']),
      )
      fill(k, '#f0b8a4', points('-6 43 166 43 166 94 -6 94'))
      // Roof behind roof, towards us.
      const [plain, low] = [{ rows: 0 }, { rows: 2 }]
      for (const [box, tones, seed, o] of [
        [[-150, -110, 150, 180, 40], HAZE, 1, plain],
        [[-104, -76, 140, 176, 36], HAZE, 2, plain],
        [[-70, -40, 146, 180, 43], HAZE, 3, plain],
        [[-30, -4, 140, 170, 34], HAZE, 4, plain],
        [[4, 34, 150, 184, 41], HAZE, 5, plain],
        [[40, 66, 140, 170, 36], HAZE, 6, plain],
        [[74, 104, 146, 176, 44], HAZE, 7, plain],
        [[112, 150, 140, 170, 38], HAZE, 8, plain],
      ])
        building(k, box, tones, seed, o)
      // Mist of the morning between the far roofs and the nearer ones.
      const mist = k.createLinearGradient(0, 38, 0, 56)
      mist.addColorStop(0, 'rgba(255,214,170,0)')
      mist.addColorStop(0.5, 'rgba(255,214,170,.62)')
      mist.addColorStop(1, 'rgba(255,206,170,.5)')
      k.fillStyle = mist
      k.fillRect(-6, 38, 172, 40)
      for (const [box, tones, seed, o] of [
        [[-96, -66, 96, 124, 33], PALE, 11, low],
        [[-60, -38, 92, 120, 38], PALE, 12, low],
        [[-30, -2, 96, 124, 30], PALE, 13, low],
        [[6, 30, 92, 118, 36], PALE, 14, low],
        [[36, 60, 96, 124, 31], PALE, 15, low],
        [[66, 96, 90, 118, 39], PALE, 16, low],
      ])
        building(k, box, tones, seed, o)
      tank(k, 84, 104, 39, 1.6, 1)
      building(k, [-78, -48, 62, 84, 29], SAND, 21)
      building(k, [-42, -20, 60, 82, 34], BRICK, 22)
      building(k, [-14, 12, 62, 84, 27], SAND, 23)
      building(k, [18, 40, 58, 82, 33], DARK, 24)
      building(k, [46, 76, 60, 84, 30], SAND, 25)
      tank(k, -32, 72, 34, 1.5)
      tank(k, 32, 68, 33, 1.3)
      stairHouse(k, -66, 70, 29, ['#ffd0a0', '#c08480', '#e8b09c'])
      stairHouse(k, -4, 72, 27, ['#ffd0a0', '#c08480', '#e8b09c'])
      skylight(k, 22, 64, 33)
      for (const [X, Z, Y] of points('-56 66 29 -38 64 34 4 68 27 8 66 27 52 64 30', 3))
        vent(k, X, Z, Y)
      building(k, [-62, -34, 36, 54, 27], DARK, 31)
      building(k, [-27, 3, 36, 56, 31], BRICK, 32)
      building(k, [10, 34, 38, 56, 24], SAND, 33)
      building(k, [40, 66, 36, 54, 32], BRICK, 34)
      tank(k, -44, 44, 27, 1.4)
      skylight(k, -56, 40, 27)
      stairHouse(k, 24, 47, 24, ['#ffd4a4', '#b87c80', '#e8b09c'])
      vent(k, 14, 42, 24)
      vent(k, 17, 43.5, 24)
      // The loft of the pigeons, and who keeps them.
      const [lx, ly] = P(-24.5, 49, 31)
      const m = metre(49)
      at(k, lx, ly, m, (c) => {
        path(c, 'rgba(72,36,88,.4)', 'M0 0H9L10.500 0.500H0.500Z')
        path(c, '#3c7c7c', 'M0 0V-2.600H5.600V0Z')
        path(c, '#6cb4a0', 'M0 0V-2.600H1.600V0Z')
        path(c, '#34305c', 'M2 -0.500V-2.100H5.200V-0.500Z')
        for (let i = 0; i < 7; i++) stroke(c, '#c8bcc4', 0.05, `M${2.2 + i * 0.45} -0.500V-2.100`)
        for (const [u, v, t] of [
          [2.6, -0.7, '#f4e8e0'],
          [3.6, -1.3, '#b0b8d0'],
          [4.5, -0.7, '#f4e8e0'],
        ])
          path(
            c,
            t,
            `M${u - 0.25} ${v}Q${u} ${v - 0.5} ${u + 0.2} ${v - 0.2}L${u + 0.4} ${v + 0.1}Z`,
          )
        path(c, '#d8644c', 'M-0.400 -2.500L0.300 -3.300H5.300L6 -2.500Z')
        path(c, '#ffa478', 'M-0.400 -2.500L0.300 -3.300H2.200L1.800 -2.500Z')
      })
      // Washing on a line, tubs with tomatoes.
      const [ax, ay] = P(-5, 51, 31)
      const [bx, by] = P(1.6, 47, 31)
      stroke(k, '#5c3454', 0.4, `M${ax} ${ay}V${ay - 4.6}M${bx} ${by}V${by - 5}`)
      stroke(
        k,
        '#fff0dc',
        0.14,
        `M${ax} ${ay - 4.5}Q${(ax + bx) / 2} ${(ay + by) / 2 - 4} ${bx} ${by - 4.9}`,
      )
      for (const [t, wide, c, d] of [
        [0.1, 1.7, '#fff4e4', '#d8b4b8'],
        [0.3, 1.3, '#5cb4bc', '#34748c'],
        [0.48, 1.6, '#f8d068', '#c88c5c'],
        [0.68, 1.5, '#fff4e4', '#d8b4b8'],
      ]) {
        const x = ax + (bx - ax) * t
        const y = ay - 4.5 + (by - ay - 0.4) * t + 0.5 * Math.sin(Math.PI * t)
        path(
          k,
          d,
          `M${x} ${y}H${x + wide}L${x + wide + 0.5} ${y + 2.4}Q${x + wide * 0.6} ${y + 2} ${x + 0.5} ${y + 2.5}Z`,
        )
        path(
          k,
          c,
          `M${x} ${y}H${x + wide * 0.6}L${x + wide * 0.5} ${y + 2.2}Q${x + wide * 0.5} ${y + 2.2} ${x + 0.5} ${y + 2.5}Z`,
        )
      }
      for (const [X, Z] of points('-25 41.500 -23.600 41.200 -22 41')) {
        const [x, y] = P(X, Z, 31)
        path(k, '#c86448', `M${x - 0.9} ${y - 1.4}H${x + 0.9}L${x + 0.7} ${y}H${x - 0.7}Z`)
        path(
          k,
          '#4c8c5c',
          `M${x - 1.3} ${y - 1.3}Q${x - 1.2} ${y - 3.4} ${x} ${y - 3.6}Q${x + 1.3} ${y - 3.2} ${x + 1.3} ${y - 1.3}Z`,
        )
        path(
          k,
          '#a4bc64',
          `M${x - 1.3} ${y - 1.3}Q${x - 1.2} ${y - 3.4} ${x} ${y - 3.6}Q${x - 0.4} ${y - 2.4} ${x - 0.5} ${y - 1.3}Z`,
        )
      }
      const [hx, hy] = P(-11.5, 41, 31)
      stand(
        k,
        hx,
        hy,
        2.5 * metre(41),
        {
          ...POSES.wave,
          armFar: [128, 10],
          armNear: [96, 30],
          skin: SKINS[1],
          top: ['#fff0d8', '#c8a0a8'],
          low: ['#4c74b0', '#2c3c78'],
          hair: ['#e8e0e0', '#a8a0b8'],
          hat: ['cap', '#3c9470'],
          light: -1,
          after: (c, j, flat) => {
            const [a, b] = j.armFar.hand
            stroke(c, flat ?? '#6c3c54', 0.2, `M${a - 1.6} ${b + 2.2}L${a + 2.6} ${b - 4.6}`)
            if (flat) return
            path(
              c,
              '#e8384c',
              `M${a + 2.6} ${b - 4.6}C${a + 4} ${b - 5.8} ${a + 5.4} ${b - 3.8} ${a + 7.4} ${b - 5}L${a + 6.2} ${b - 1.8}C${a + 4.4} ${b - 0.9} ${a + 3} ${b - 2.6} ${a + 1.3} ${b - 1.9}Z`,
            )
            path(
              c,
              '#ff7468',
              `M${a + 2.6} ${b - 4.6}C${a + 3.6} ${b - 5.5} ${a + 4.4} ${b - 4.8} ${a + 5.2} ${b - 4.5}L${a + 4} ${b - 1.7}C${a + 3} ${b - 2.1} ${a + 2.2} ${b - 2.2} ${a + 1.3} ${b - 1.9}Z`,
            )
          },
        },
        { fall: [1.5, 0.2], shade: '#845474' },
      )
      for (const [X, Z, Y] of points('44 40 32 47 41 32 -3 43 31', 3)) vent(k, X, Z, Y)
      flock(k, random(16))
      // The tank of our own house, close by; our parapet in shade, and the cat on it.
      tank(k, 14.2, 22, 34.8, 1.24, 2)
      fill(k, '#4c2c5c', points('-6 83 60 84.400 166 86.200 166 96 -6 96'))
      fill(k, '#f4a07c', points('-6 82 60 83.400 166 85.200 166 86.200 60 84.400 -6 83'))
      at(k, 30, 82.6, 0.92, (c) => {
        path(c, 'rgba(60,28,72,.5)', 'M-3 0.200H8L12 1.200H-2Z')
        path(
          c,
          '#d87840',
          'M-2.800 0C-3.400 -3 -2.600 -5.400 -1.200 -6.600C-1.900 -7.700 -1.900 -9 -1.400 -10.300L-0.400 -9.400H1.100L2.200 -10.400C2.600 -9 2.500 -7.700 1.700 -6.700C3.200 -5 3.800 -2.400 3.400 0Z',
        )
        path(
          c,
          '#ffb468',
          'M-2.800 0C-3.400 -3 -2.600 -5.400 -1.200 -6.600C-1.900 -7.700 -1.900 -9 -1.400 -10.300L-0.600 -9.500C-0.900 -8.400 -0.800 -7.400 -0.300 -6.600C-1.300 -5 -1.600 -2.400 -1.300 0Z',
        )
        stroke(
          c,
          '#a85038',
          0.4,
          'M1 -9.300L1 -8.200M0.300 -9.300V-8.500M2.400 -5L1.400 -4.600M3 -3.600L1.900 -3.200M3.300 -2L2.200 -1.700',
        )
        stroke(c, '#d87840', 0.9, 'M3 -0.500C5 -0.600 6 0.800 5.600 3.200')
      })
    })
    return finish(s, { vignette: 0.16 })
  },
}
