import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { balcony } from '../../things/cusco-balcony.js'
import { arcade, compania, fountain, hillside, metre, P } from '../../things/cusco-square.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { streak } from '../../things/streak.js'

export default {
  alt: 'La Plaza de Armas di Cusco in festa, da un balcone di legno verso sera: la chiesa barocca dei gesuiti accesa dal sole, la fontana con l’Inca dorato, i cerchi delle danzatrici; un colibrì beve dalle fucsie',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [1.1, 0.4], horizon: 54 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 54)
      for (const [a, c] of [
        [0, '#34508c'],
        [0.4, '#7c84b0'],
        [0.7, '#e8a898'],
        [1, '#ffd89c'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      streak(k, '#f4bca0', 60, 15, 34, 2.6, 3)
      streak(k, '#b898b4', 22, 9, 28, 2.4, 6)
      streak(k, '#fcd0a0', 140, 22, 26, 2, 4)
      // Hills: the far ridge, then the slope with its houses.
      fill(
        k,
        '#8c7ca8',
        points(
          '-6 40 10 33 24 29.500 40 33 56 30 74 34 96 29 118 33 136 27 152 31 166 28 166 60 -6 60',
        ),
      )
      fill(k, '#b48ca4', points('24 29.500 40 33 56 30 66 32.400 60 37 48 36 36 38 30 34'))
      fill(k, '#b48ca4', points('136 27 152 31 166 28 166 40 154 36 144 38 140 32'))
      fill(
        k,
        '#7c6094',
        points('-6 44 14 41.500 30 39 48 41 64 44 90 45 120 43 140 38 156 36 166 37 166 64 -6 64'),
      )
      fill(k, '#a4788c', points('140 38 156 36 166 37 166 48 150 46 138 47 128 44'))
      const r = random(6)
      const houses = []
      for (let i = 0; i < 130; i++) {
        const x = -4 + r() * 168
        const t = r()
        houses.push([x, 43.5 + t * 7 - (x > 128 ? (x - 128) * 0.12 : 0), 1.1 + t * 0.9])
      }
      houses.sort((a, b) => a[1] - b[1])
      hillside(k, houses, 4)
      // The stones of the square, its lawns and paths.
      fill(k, '#e0a888', points('-6 60.500 166 60.500 166 94 -6 94'))
      const ground = (c, ...list) =>
        fill(
          k,
          c,
          list.map((p) => P(...p)),
        )
      ground('#f0c49c', [-80, 92, 0], [80, 92, 0], [60, 74, 0], [-60, 74, 0])
      for (const [a, b, z0, z1] of points(
        '-40 -22 50 74 -14 2 50 74 10 30 50 74 38 56 50 74 -30 -18 36 45 -12 3 36 45 11 28 36 45 36 52 36 45',
        4,
      )) {
        ground(
          '#a45c68',
          [a - 0.6, z0 - 0.6, 0],
          [b + 0.6, z0 - 0.6, 0],
          [b + 0.6, z1, 0],
          [a - 0.6, z1, 0],
        )
        ground('#6c8c54', [a, z0, 0], [b, z0, 0], [b, z1, 0], [a, z1, 0])
        ground(
          '#a4b45c',
          [a + (b - a) * 0.35, z0, 0],
          [b, z0, 0],
          [b, z1, 0],
          [a + (b - a) * 0.5, z1, 0],
        )
        for (let i = 0; i < 13; i++) {
          const [x, y] = P(a + 1 + r() * (b - a - 2), z0 + 1 + r() * (z1 - z0 - 2))
          const q = 0.3 + 16 / z0
          k.fillStyle = ['#e0506c', '#f4c454', '#f0e0d0', '#3c7054'][i % 4]
          k.beginPath()
          k.ellipse(x, y, q * 0.8, q * 0.4, 0, 0, 7)
          k.fill()
        }
      }
      arcade(k, -76, -20, 98, 3)
      arcade(k, 37, 90, 98, 8)
      fill(k, '#c47c6c', [
        P(-22, 97, 0),
        P(-22, 97, 12),
        P(20, 97, 14),
        P(42, 97, 12),
        P(42, 97, 0),
      ])
      // On the left the old college, on the right a chapel: their cornices, windows, doors.
      const wall = (c, x0, x1, y0, y1) =>
        fill(k, c, [P(x0, 96.8, y0), P(x1, 96.8, y0), P(x1, 96.8, y1), P(x0, 96.8, y1)])
      for (const [x0, x1, top] of points('-22 -5 11.600 24 42 11.600', 3)) {
        wall('#e8a080', x0 + (x1 - x0) * 0.4, x1, 0, top)
        wall('#ffcc98', x0, x1, top, top + 0.7)
        wall('#a85c68', x0, x1, top - 0.4, top)
        wall('#b86c68', x0, x1, 0, 1.2)
        for (let x = x0 + 2; x < x1 - 2; x += 4.2) {
          wall('#ffcc98', x - 0.25, x + 1.95, 6.2, 9.6)
          wall((x + 60) % 3 < 1 ? '#ffd888' : '#5c3460', x, x + 1.7, 6.4, 9.4)
        }
        const d = (x0 + x1) / 2
        wall('#ffcc98', d - 1.5, d + 1.5, 0, 4.6)
        wall('#5c3048', d - 1.1, d + 1.1, 0, 4.2)
      }
      const [cx, cy] = P(9, 94)
      fill(k, 'rgba(84,44,92,.45)', [P(-9, 92, 0), P(27, 92, 0), P(14, 86, 0), P(-24, 84, 0)])
      at(k, cx, cy, metre(94) * 1.12, compania)
      fountain(k, -8, 47.6)
      // Those who came: loose across the square, closer round the dancers.
      const COATS = [
        ['#f0605c', '#94345c'],
        ['#3ca4a0', '#2c5c7c'],
        ['#f4c04c', '#b06c48'],
        ['#5c6cb4', '#383c74'],
        ['#fff0d8', '#b89cac'],
        ['#b4609c', '#683868'],
      ]
      const crowd = []
      const add = (X, Z, tall, o, flip) => crowd.push([Z, X, tall, o, flip])
      const guest = (i) => ({
        ...POSES[['stand', 'walk', 'hips', 'walkOther', 'camera', 'point'][i % 6]],
        skin: SKINS[(i * 7) % 3],
        top: COATS[(i * 5) % 6],
        low: i % 3 ? ['#4c4474', '#2c2850'] : COATS[(i * 5 + 2) % 6],
        dress: i % 4 === 1 ? 'skirt' : undefined,
        hat: [
          ['brim', '#fff0cc', '#b88c94'],
          undefined,
          ['knit', '#e0506c', '#f4c04c'],
          undefined,
          ['brim', '#5c4050', '#38283c'],
        ][i % 5],
        cut: ['short', 'long', 'bun'][i % 3],
        view: i % 3 === 0 ? 'back' : undefined,
      })
      for (let i = 0; i < 46; i++) {
        const Z = 47 + r() * 44
        const X = -44 + r() * 96
        if (Math.abs(X + 10) < 9 && Z < 72) continue
        add(X, Z, 1.6 + r() * 0.2, guest(i), r() < 0.5)
      }
      const ring = (X, Z, R, n, top, low) => {
        for (let i = 0; i < n; i++) {
          const a = (i / n) * Math.PI * 2 + 0.2
          const up = i % 2
          add(
            X + Math.cos(a) * R,
            Z + Math.sin(a) * R * 0.9,
            1.62,
            {
              ...POSES[up ? 'walk' : 'walkOther'],
              skin: SKINS[1 + (i % 2)],
              top,
              low,
              dress: 'skirt',
              hat: ['brim', '#e84c5c', '#8c2c50'],
              cut: 'long',
              armFar: up ? [138, 24] : [70, 20],
              armNear: up ? [-58, -10] : [-120, -20],
            },
            Math.cos(a) > 0,
          )
        }
      }
      ring(20, 33.5, 3.6, 8, ['#fff0d8', '#b89cac'], ['#f0485c', '#8c2c58'])
      ring(-12, 31.5, 3.2, 7, ['#4c74bc', '#343c78'], ['#3cb09c', '#206078'])
      for (const [X, Z, i] of points(
        '26.500 36.500 3 28 34 8 13.500 38.500 2 16 40 14 -19 34.500 6 -17.500 37 11 -6 36.500 4 -8 38 20 29 31.500 12 -4 34 17',
        3,
      ))
        add(X, Z, 1.68, guest(i), X > 10)
      crowd.sort((a, b) => b[0] - a[0])
      for (const [Z, X, tall, o, flip] of crowd) {
        const [x, y] = P(X, Z)
        stand(
          k,
          x,
          y,
          tall * metre(Z),
          { light: 1, hair: ['#2c1c34', '#1c142c'], ...o },
          { flip, fall: [-1.3, 0.26], shade: '#a4687c' },
        )
      }
      // The flag of the city, all colours of the rainbow, and strings of pennants.
      const [fx, fy] = P(-30, 80)
      stroke(k, '#5c4468', 0.3, `M${fx} ${fy}V${fy - 19}`)
      ;['#e84c54', '#f48c44', '#f8d454', '#5cb464', '#4cb4c4', '#3c5cac', '#8c54a4'].forEach(
        (c, i) => {
          const y = fy - 18.8 + i * 0.62
          path(
            k,
            c,
            `M${fx} ${y}C${fx - 2.4} ${y - 0.8} ${fx - 4.6} ${y + 0.9} ${fx - 7.4} ${y + 0.1}V${y + 0.8}C${fx - 4.6} ${y + 1.6} ${fx - 2.4} ${y - 0.1} ${fx} ${y + 0.66}Z`,
          )
        },
      )
      balcony(k)
    })
    return finish(s, { vignette: 0.18 })
  },
}
