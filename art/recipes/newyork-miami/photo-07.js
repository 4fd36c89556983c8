import { at, field, fill, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cab, crookLamp, leaf } from '../../things/flatiron-autumn.js'
import { bench, block, elm, flatiron, metre, P, squirrel, tank } from '../../things/flatiron-fog.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const DARK = '#33264c'
const LEAVES = ['#e8a03c', '#f4bc50', '#d87838', '#a8503c', '#5c3450']

export default {
  alt: 'Il Flatiron sale come una prua dalla nebbia dorata di un mattino d’autunno, tra gli olmi scuri della piazza: un taxi giallo passa ai suoi piedi, una donna legge su una panchina e uno scoiattolo le fa compagnia',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.2, 0.4], horizon: 75 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 76)
      for (const [a, c] of [
        [0, '#7ca8b0'],
        [0.35, '#bcc8b8'],
        [0.72, '#f4e0b4'],
        [1, '#fbe6ba'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
    })
    s.glowAt(...f.at([56, 48]), f.q * 70, '#ffe8b0', 0.5)
    f.draw(s.k, (k) => {
      // Towers down the avenues, hardly more than the fog.
      for (const [c, list] of [
        [
          '#e6d6b8',
          [
            [-300, 150, 500, 44],
            [-130, 190, 560, 40],
            [30, 210, 560, 46],
            [120, 160, 480, 60],
          ],
        ],
        [
          '#dccab0',
          [
            [-210, 90, 330, 40],
            [-120, 104, 340, 34],
            [-64, 84, 330, 30],
            [34, 96, 320, 26],
            [110, 110, 330, 40],
            [190, 80, 300, 60],
          ],
        ],
      ])
        for (const [X, Y, Z, W] of list)
          fill(k, c, [P(X, 0, Z), P(X, Y, Z), P(X + W, Y, Z), P(X + W, 0, Z)])
      tank(k, -190, 90, 330, '#dccab0')
      tank(k, 126, 110, 330, '#dccab0')
      block(k, [-140, -76, 140, 38], -23, 0.72, [])
      block(k, [-84, -31, 136, 46], -23, 0.66, [
        [0.3, 30],
        [0.62, 22],
      ])
      block(k, [74, 140, 144, 40], 9, 0.7, [])
      block(k, [27, 80, 140, 52], 9, 0.62, [
        [0.2, 36],
        [0.56, 27],
      ])
      tank(k, -66, 46, 136, '#dcc4b0')
      tank(k, 62, 52, 140, '#d8bcb0')
      flatiron(k)
      // The fog lies in the street and takes the feet of the houses.
      const low = k.createLinearGradient(0, 50, 0, 77)
      low.addColorStop(0, 'rgba(250,230,190,0)')
      low.addColorStop(1, 'rgba(250,230,190,.62)')
      k.fillStyle = low
      k.fillRect(-6, 50, 172, 27)
      fill(k, '#ecd0a4', [P(-300, 0, 128), P(300, 0, 128), P(60, 0, 8), P(-60, 0, 8)])
      fill(k, '#dcbc9c', [P(-300, 0, 62), P(300, 0, 62), P(60, 0, 26), P(-60, 0, 26)])
      // The crossing, its stripes in perspective; the shadow of the prow comes softly towards the right.
      for (let X = -16; X < 18; X += 3.6)
        fill(k, '#fbeccc', [P(X, 0, 92), P(X + 1.7, 0, 92), P(X + 1.7, 0, 80), P(X, 0, 80)])
      fill(k, '#d4b096', [
        P(-24, 0, 124),
        P(3, 0, 124),
        P(60, 0, 116),
        P(200, 0, 112),
        P(200, 0, 124),
      ])
      const [cx, cy] = P(-24, 0, 58)
      at(k, cx, cy, (4.9 * metre(58)) / 24, cab)
      const put = (X, Z, tall, o, flip) => {
        const [x, y] = P(X, 0, Z)
        stand(
          k,
          x,
          y,
          tall * metre(Z),
          { light: -1, hair: ['#4c3044', '#2c1c38'], low: ['#54406c', '#3c2c54'], ...o },
          { flip, fall: [1.1, -0.05], shade: '#c49c8c' },
        )
      }
      const coat = (a, b) => ({ top: [a, b], dress: 'coat' })
      put(-3, 88, 1.75, { ...POSES.walk, skin: SKINS[0], ...coat('#8c5c74', '#643c5c') })
      put(8.5, 86, 1.7, { ...POSES.walkOther, skin: SKINS[2], ...coat('#5c7c84', '#3c5468') }, true)
      put(11, 87, 1.75, { ...POSES.walk, skin: SKINS[1], ...coat('#b46c54', '#84485c') }, true)
      put(30, 96, 1.7, { ...POSES.walk, skin: SKINS[1], ...coat('#746088', '#543c6c') })
      put(
        18.6,
        44,
        1.8,
        {
          ...POSES.walk,
          skin: SKINS[0],
          ...coat('#3c5c78', '#2c3c5c'),
          hat: ['brim', '#4c3c5c', '#342848'],
        },
        true,
      )
      // The park: its path, the low rail, the dark ground under the trees.
      path(k, '#c09484', 'M-6 83.400C30 82 60 81.600 92 82C122 82.200 146 82.600 168 83.600V96H-6Z')
      path(
        k,
        '#946c7c',
        'M-6 85.600C20 84.400 40 84 56 84.400C50 86 44 90 42 96H-6ZM168 85.400C146 84 132 84 118 84.600C124 87 127 90 128 96H168Z',
      )
      crookLamp(k, 127, 85.4, 27, '#44305c', '#ffeec0')
      // Their shadows lie to the right, soft in this light.
      path(
        k,
        '#74506c',
        'M8 87.600C24 86.800 40 87.600 66 89.400C40 89.600 20 89 8 88.600ZM148 87C156 86.400 162 86.600 168 87V88.200C160 88.200 152 88 148 87.600Z',
      )
      elm(k, {
        foot: 87,
        trunk: [12.5, 86, 17, 40, 6.4, 4.4],
        boughs: [
          [16.4, 41, -2.2, 16, 3.6],
          [17.4, 41, -1.2, 17, 3.6],
          [15.6, 52, -0.5, 13, 1.9],
        ],
        seed: 12,
        dark: DARK,
        leaves: LEAVES,
        count: 520,
      })
      elm(k, {
        foot: 86.4,
        trunk: [151, 86, 149, 50, 4, 2.8],
        boughs: [
          [149, 51, -1.9, 13, 2],
          [149, 51, -1.1, 14, 2],
        ],
        seed: 5,
        dark: '#4c3860',
        leaves: LEAVES.slice(0, 4),
        count: 250,
      })
      // She reads; the squirrel has the other half of the bench.
      const [bx, by] = [38, 87.4]
      path(k, '#74506c', `M${bx - 8} ${by - 0.2}H${bx + 9}L${bx + 14} ${by + 0.8}H${bx - 6}Z`)
      at(k, bx, by, 7.4, (q) => bench(q, '#3c2a54', '#7c5468'))
      stand(
        k,
        bx - 2.6,
        by - 3.5,
        1.66 * 7.4,
        {
          ...POSES.sit,
          light: -1,
          skin: SKINS[0],
          top: ['#d8584c', '#94344c'],
          low: ['#44386c', '#302450'],
          hair: ['#5c3444', '#3c2034'],
          cut: 'bun',
          nod: 16,
          armNear: [30, 84],
          armFar: [36, 80],
          after: (c, j) => {
            const [x, y] = j.armNear.hand
            path(
              c,
              '#fff0d0',
              `M${x - 0.1} ${y + 0.2}L${x - 0.3} ${y - 0.7}L${x + 0.9} ${y - 0.9}L${x + 1} ${y}Z`,
            )
          },
        },
        {},
      )
      path(k, '#8c6478', 'M53 88.600H58L60 89.200H54Z')
      at(k, 55, 88.9, 0.8, (q) => squirrel(q, '#6c3448', '#e8905c'), true)
      // Leaves on the ground, and a few on their way.
      const r = random(19)
      for (let i = 0; i < 90; i++) {
        const t = r()
        leaf(
          k,
          r() * 166 - 3,
          83.6 + t * 7,
          0.34 + t * 0.4,
          r() * 0.8 - 0.4,
          LEAVES[Math.floor(r() * 4)],
        )
      }
      for (const [x, y, q, a] of [
        [52, 58, 0.7, 0.6],
        [63, 46, 0.55, 2],
        [58, 69, 0.6, 1.2],
        [118, 40, 0.6, 0.4],
        [112, 62, 0.5, 2.4],
        [72, 30, 0.5, 1],
      ])
        leaf(k, x, y, q, a, LEAVES[0])
    })
    return finish(s, { bloom: 0.16, vignette: 0.16 })
  },
}
