import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stars } from '../../nature/sky.js'
import { royalPalm } from '../../things/calle-ocho-life.js'
import { word } from '../../things/ocean-drive.js'
import { cafe, carFromBehind, hotel, metre, P, quad } from '../../things/ocean-drive-row.js'
import { folk, POSES, SKINS, stand } from '../../things/slender-folk.js'
import { streak } from '../../things/streak.js'

const PEACH = ['#e89c7c', '#f8c494', '#a4607c', '#ffe8cc']
const PINK = ['#f088a8', '#ffbcc4', '#a44c88', '#fff0e4']
const MINT = ['#74c8bc', '#b4ecd4', '#3c7c94', '#f0fff0']
const LILAC = ['#ac94dc', '#d8c8f8', '#6c549c', '#fff0fc']
const BUTTER = ['#f4d084', '#fff0b8', '#b08470', '#fffae4']

export default {
  alt: 'Gli alberghi Art Déco di Ocean Drive a Miami Beach al crepuscolo: i neon accesi, i tavolini, le palme del parco e la luna piena che sorge dal mare; un’auto d’epoca scoperta si allontana',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.1, 0.3], horizon: 50 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 52)
      for (const [a, c] of [
        [0, '#241c64'],
        [0.4, '#5c3c94'],
        [0.72, '#c8648c'],
        [1, '#ffac88'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
    })
    stars(s, { count: 60, seed: 4, below: 0.24 })
    f.draw(s.k, (k) => {
      streak(k, '#8c5ca8', 118, 15, 34, 2.6, 4)
      streak(k, '#e0809c', 140, 37, 26, 2, 7)
      streak(k, '#f49c94', 112, 43, 24, 1.4, 3)
      // The moon has come out of the sea.
      const glow = k.createRadialGradient(139, 27, 3, 139, 27, 18)
      glow.addColorStop(0, 'rgba(255,236,200,.6)')
      glow.addColorStop(1, 'rgba(255,220,190,0)')
      k.fillStyle = glow
      k.fillRect(118, 6, 48, 44)
      path(k, '#fff4d4', 'M133.600 27a5.400 5.400 0 1 0 10.800 0a5.400 5.400 0 1 0 -10.800 0Z')
      path(
        k,
        '#f4d8bc',
        'M136.500 25.500q1.200 -1.800 3 -1.200q0.600 1.600 -1 2.400q-1.800 0.200 -2 -1.200ZM140 29.500q1.600 -0.800 2.600 0.200q-0.600 1.600 -2.200 1.400q-1 -0.600 -0.400 -1.600Z',
      )
      // Sea, beach, the lawns of the park, the road.
      fill(k, '#5c4c94', points('98 50 166 50 166 60 98 50'))
      fill(k, '#745ca0', points('98 50 166 50 166 51.600 110 50.500'))
      const r = random(7)
      for (let i = 0; i < 16; i++) {
        const y = 50.3 + i * 0.3
        const l = 1 + r() * 2.4
        path(
          k,
          '#ffe8c0',
          `M${139 - l + (r() - 0.5) * 2} ${y}q${l} -0.240 ${l * 2} 0q${-l} 0.240 ${-l * 2} 0Z`,
        )
      }
      quad(k, '#e0a494', [60, 100, 0], [30, 700, 0], [26, 700, 0], [30, 12, 0], [60, 12, 0])
      quad(k, '#c87c8c', [34, 60, 0], [27, 700, 0], [26, 700, 0], [27, 12, 0], [31, 12, 0])
      quad(k, '#4c6474', [28, 700, 0], [28, 12, 0], [8, 12, 0], [8, 700, 0])
      quad(k, '#6c8478', [15, 400, 0], [14, 12, 0], [8, 12, 0], [8, 400, 0])
      quad(
        k,
        '#d49c98',
        [19, 300, 0],
        [22, 30, 0],
        [21, 18, 0],
        [24, 12, 0],
        [22, 12, 0],
        [18.6, 18, 0],
        [20, 30, 0],
        [18, 300, 0],
      )
      quad(k, '#d89c9c', [8.6, 700, 0], [8.6, 12, 0], [5.4, 12, 0], [5.4, 700, 0])
      quad(k, '#fcd0b0', [5.7, 700, 0], [5.7, 12, 0], [5.4, 12, 0], [5.4, 700, 0])
      quad(k, '#4c3474', [5.4, 700, 0], [5.4, 12, 0], [-5, 12, 0], [-5, 700, 0])
      quad(k, '#fcd0b0', [-5, 700, 0], [-5, 12, 0], [-5.3, 12, 0], [-5.3, 700, 0])
      quad(k, '#c8808c', [-5.3, 700, 0], [-5.3, 12, 0], [-11, 12, 0], [-11, 700, 0])
      for (let z = 12; z < 150; z *= 1.22)
        quad(k, '#ffd084', [-0.12, z, 0], [0.12, z, 0], [0.12, z * 1.1, 0], [-0.12, z * 1.1, 0])
      // The neon lies on the damp road in long drops.
      for (const [z0, z1, x, c] of [
        [14, 21, -3.9, 'rgba(255,190,130,.4)'],
        [20, 30, -3.3, 'rgba(255,110,180,.5)'],
        [31, 42, -3.2, 'rgba(110,236,220,.45)'],
        [44, 62, -3, 'rgba(190,150,255,.5)'],
      ])
        for (let i = 0; i < 15; i++) {
          const z = z0 + (z1 - z0) * r()
          const [px, py] = P(x + (r() - 0.5) * 2.4, z)
          const l = (0.3 + r() * 0.8) * metre(z)
          path(
            k,
            c,
            `M${px - l} ${py}q${l} ${-0.05 * metre(z)} ${l * 2} 0q${-l} ${0.07 * metre(z)} ${-l * 2} 0Z`,
          )
        }
      // From the end of the street to us.
      for (const [z, wide, o] of [
        [104, 40, { floors: 3, tones: PEACH, glow: '#ffb070', kind: 'steps', seed: 8 }],
        [85, 17, { floors: 2, tones: MINT, glow: '#60f0e0', kind: 'steps', seed: 9 }],
        [68, 16, { floors: 3, tones: BUTTER, glow: '#ffd060', kind: 'round', seed: 3 }],
        [52.5, 15, { floors: 3, tones: LILAC, glow: '#c09cff', kind: 'fin', seed: 5 }],
        [37.5, 14.5, { floors: 2, tones: MINT, glow: '#60f0e0', kind: 'round', seed: 12 }],
        [22.5, 14.5, { floors: 3, tones: PINK, glow: '#ff70b8', kind: 'fin', seed: 21 }],
        [9.5, 12.4, { floors: 2, tones: PEACH, glow: '#ffb060', kind: 'steps', seed: 17 }],
      ])
        hotel(k, z, wide, o)
      // The blade of the pink hotel with its name.
      const [sx, sy] = P(-10.1, 27.6, 14.4)
      const [ex, ey] = P(-8.3, 27.6, 4.6)
      fill(k, '#3c1c64', [
        [sx, sy],
        [ex, sy],
        [ex, ey],
        [sx, ey],
      ])
      stroke(k, '#ff70b8', 0.5, `M${sx + 0.5} ${sy + 0.5}H${ex - 0.5}V${ey - 0.5}H${sx + 0.5}Z`)
      word(k, 'OCEAN', (sx + ex) / 2, sy + 2.6, 5.2, '#ff70b8')
      const COATS = [
        ['#f4e4d0', '#a884a4'],
        ['#4cb4b8', '#2c5c88'],
        ['#f8c454', '#a8645c'],
        ['#f0647c', '#88305c'],
        ['#8c7cd0', '#483c84'],
      ]
      const guest = (n) => (x, y, m) => {
        for (const side of [-1, 1])
          at(
            k,
            x + side * 0.72 * m,
            y - 0.46 * m,
            0.23 * m,
            (c) =>
              folk(c, {
                ...POSES.sit,
                skin: SKINS[(n + side + 4) % 4],
                top: COATS[(n + side + 5) % 5],
                low: ['#4c3c7c', '#2c2458'],
                hair: ['#3c2438', '#241830'],
                light: side,
                cut: side > 0 ? 'long' : 'short',
                armNear: [56, 30],
              }),
            side > 0,
          )
      }
      const cloths = [
        ['#ffe0a0', '#c87c74'],
        ['#7ce0d0', '#3c7c9c'],
        ['#ff9cb4', '#a84c88'],
        ['#fff0e0', '#b090b4'],
      ]
      for (const [i, z] of [76, 66, 58, 49, 44, 34.5, 30.5, 24, 20.2].entries())
        cafe(k, i % 2 ? -7.1 : -7.5, z, cloths[i % 4], guest(i))
      const put = (X, Z, tall, o, flip) => {
        const [x, y] = P(X, Z)
        stand(
          k,
          x,
          y,
          tall * metre(Z),
          { light: -1, hair: ['#3c2438', '#241830'], low: ['#4c3c7c', '#2c2458'], ...o },
          { flip, fall: [0.9, 0.12], shade: X > 5.4 ? '#a86c88' : '#3c2864' },
        )
      }
      for (const [X, Z, pose, n, c, more] of [
        [-5.9, 62, 'walk', 0, 0, {}],
        [-6, 54, 'walkOther', 2, 3, { dress: 'skirt', cut: 'long' }],
        [-5.8, 39, 'walk', 1, 2, { cut: 'bun', dress: 'skirt', low: ['#f4e4d0', '#a884a4'] }],
        [-5.5, 38.6, 'walkOther', 3, 1, { hat: ['brim', '#f8dcb0', '#a8788c'] }],
        [-5.9, 27.4, 'camera', 0, 4, {}],
        [6.8, 48, 'walk', 1, 3, {}],
        [7.1, 36, 'walkOther', 0, 1, { cut: 'long', dress: 'skirt' }],
        [6.5, 35.6, 'walk', 2, 0, {}],
      ])
        put(X, Z, 1.72, { ...POSES[pose], skin: SKINS[n], top: COATS[c], ...more }, X < 0)
      // Palms of the park, far ones first; a skater glides by them.
      const fronds = ['#5c9c84', '#34707c', '#245068', '#c8809c', '#744474']
      for (const [X, Z, high, seed] of points(
        '11 130 13 2 19 110 12 3 11 92 13 4 20 74 13 5 11 62 12 6 11.500 46 13.500 7 21 47 12.500 11 11.500 35 12 9',
        4,
      )) {
        const [x, y] = P(X, Z)
        const m = metre(Z)
        path(
          k,
          'rgba(32,28,76,.45)',
          `M${x - 1.4 * m} ${y}Q${x} ${y - 0.3 * m} ${x + 1.4 * m} ${y}Q${x} ${y + 0.4 * m} ${x - 1.4 * m} ${y}Z`,
        )
        royalPalm(k, x, y, high * m, fronds, seed)
      }
      put(6.9, 23, 1.66, {
        ...POSES.walk,
        near: [34, 30],
        far: [-30, 34],
        armNear: [-60, 10],
        armFar: [56, 16],
        lean: 10,
        skin: SKINS[2],
        top: COATS[2],
        low: COATS[3],
        shorts: true,
        bare: true,
        cut: 'long',
        shoe: '#fff4e4',
        after: (c, j, flat) => {
          if (!flat)
            for (const l of [j.near, j.far])
              for (const d of [-0.1, 0.5])
                path(
                  c,
                  '#ff70b8',
                  `M${l.ankle[0] + d - 0.16} ${l.ankle[1] + 0.34}a0.160 0.160 0 1 0 0.320 0a0.160 0.160 0 1 0 -0.320 0Z`,
                )
        },
      })
      carFromBehind(k, 2.5, 21, ['#58c8c0', '#a0f0dc', '#2c7890'])
      const [px] = P(11.5, 19)
      royalPalm(k, px, 97, 82, ['#3c7c7c', '#245c70', '#183c5c', '#94587c', '#54346c'], 14)
    })
    return finish(s, { bloom: 0.16, threshold: 0.84, vignette: 0.2 })
  },
}
