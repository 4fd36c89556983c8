import { at, field, fill, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bareTree } from '../../things/bare-tree.js'
import { endWall, house, metre, P, quad, stoop } from '../../things/brownstone-front.js'
import { manhattanWest } from '../../things/manhattan-west.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { cab, hailing } from '../../things/snow-cab.js'

const ROW = [
  [-30.6, { STONE: '#84485c', DARK: '#54305c', TRIM: '#a46470' }, '10110010010', {}],
  [
    -24.2,
    { STONE: '#744468', DARK: '#482c5c', TRIM: '#94607c' },
    '01011010010',
    { arch: 0.3, high: 12.9 },
  ],
  [-17.8, { STONE: '#a05c5c', DARK: '#643c60', TRIM: '#c07c70' }, '00101001101', { bay: true }],
  [-11.4, { STONE: '#8c4c54', DARK: '#583058', TRIM: '#b06c68' }, '01101100110', { high: 12.7 }],
]

export default {
  alt: 'Sera di neve a Brooklyn: case di arenaria bruna con le scalinate bianche e le finestre accese, i grattacieli di Manhattan oltre il fiume; un papà tira lo slittino e un pupazzo di neve chiama un taxi giallo',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.9, 0.6], horizon: 66 / 90 })
    field(s).draw(s.k, (k) => {
      const sky = k.createLinearGradient(0, 0, 0, 67)
      for (const [a, c] of [
        [0, '#24347c'],
        [0.45, '#5c68ac'],
        [0.75, '#b49cc4'],
        [1, '#f8c8b0'],
      ])
        sky.addColorStop(a, c)
      fill(k, sky, points('-5 -5 165 -5 165 70 -5 70'))
      manhattanWest(k)
      // The river, the rail of the promenade, then snow up to us.
      fill(k, '#8488bc', points('96 65.200 165 65.200 165 68 96 68'))
      const snow = k.createLinearGradient(0, 67, 0, 90)
      snow.addColorStop(0, '#b8c0ec')
      snow.addColorStop(1, '#8c9cd8')
      fill(k, snow, points('-5 67.800 165 67.800 165 95 -5 95'))
      for (let x = 104; x < 164; x += 1.9) stroke(k, '#4c4c88', 0.22, `M${x} 64.200V68`)
      stroke(k, '#4c4c88', 0.4, 'M96 64.200H165')
      stroke(k, '#e4ecff', 0.4, 'M96 63.850H165')
      endWall(k, -5, '#54345c', 12.7)
      for (const [x, tones, lit, more] of ROW) house(k, x, tones, lit, more)
      ROW.forEach(([x, tones], i) => stoop(k, x, tones, i === 2))
      // The light of the open door reaches the pavement.
      const [, ly0] = P(-16.4, 0, 26.4)
      const [, ly1] = P(-16.4, 0, 23.6)
      const spill = k.createLinearGradient(0, ly0, 0, ly1)
      spill.addColorStop(0, 'rgba(255,224,176,.85)')
      spill.addColorStop(1, 'rgba(255,224,176,0)')
      quad(k, spill, [-17.06, 0, 26.7], [-15.74, 0, 26.7], [-15.4, 0, 23.6], [-17.4, 0, 23.6])
      // The kerb and the tracks of the wheels.
      quad(k, '#7484c8', [-40, 0, 24.2], [30, 0, 24.2], [30, 0, 23.9], [-40, 0, 23.9])
      for (const [a, b] of points('21.900 21.500 20.300 19.900'))
        quad(k, '#7888cc', [-40, 0, a], [30, 0, a], [30, 0, b], [-40, 0, b])
      const put = (X, Z, tall, o, flip) => {
        const [x, y] = P(X, 0, Z)
        stand(
          k,
          x,
          y,
          tall * metre(Z),
          { light: 1, hair: ['#2c1c34', '#1c142c'], low: ['#44406c', '#242450'], ...o },
          { flip, fall: [-0.5, 0.04], shade: '#7484c4' },
        )
      }
      // She opens to those who come home.
      const [dx, dy] = P(-16.5, 2.1, 29.6)
      stand(k, dx, dy, 1.65 * metre(29.6), {
        ...POSES.wave,
        skin: SKINS[3],
        top: ['#3c9c90', '#245468'],
        dress: 'coat',
        cut: 'bun',
        hair: ['#d8d8e8', '#a0a0bc'],
        light: -1,
        low: ['#44406c', '#242450'],
      })
      put(
        -9.3,
        25.2,
        1.78,
        {
          ...POSES.walk,
          skin: SKINS[1],
          top: ['#e0584c', '#84304c'],
          hat: ['knit', '#f0b84c', '#fff0dc'],
          armNear: [-46, 6],
          lean: 8,
        },
        true,
      )
      const m = metre(25.2)
      const [sx, sy] = P(-7.1, 0, 25.2)
      stroke(
        k,
        '#ecd0b0',
        0.22,
        `M${sx - 1.74 * m} ${sy - 0.84 * m}L${sx - 0.62 * m} ${sy - 0.28 * m}`,
      )
      fill(k, '#7484c4', [
        [sx - 2 * m, sy + 0.1],
        [sx + 0.6 * m, sy - 0.2],
        [sx + 0.6 * m, sy + 0.5],
        [sx - 1.6 * m, sy + 0.6],
      ])
      stroke(
        k,
        '#6c3450',
        0.36,
        `M${sx + 0.62 * m} ${sy}H${sx - 0.5 * m}Q${sx - 0.72 * m} ${sy} ${sx - 0.64 * m} ${sy - 0.3 * m}M${sx - 0.3 * m} ${sy}V${sy - 0.24 * m}M${sx + 0.4 * m} ${sy}V${sy - 0.24 * m}`,
      )
      stroke(k, '#d88850', 0.5, `M${sx - 0.6 * m} ${sy - 0.27 * m}H${sx + 0.6 * m}`)
      stand(
        k,
        sx + 0.16 * m,
        sy - 0.36 * m,
        1.02 * m,
        {
          ...POSES.sit,
          near: [78, 20],
          far: [70, 16],
          skin: SKINS[0],
          top: ['#f4c454', '#a8704c'],
          low: ['#4c6cac', '#2c3c74'],
          hair: ['#8c5438', '#543038'],
          hat: ['knit', '#3ca4a0', '#fff0dc'],
          light: 1,
        },
        { flip: true },
      )
      at(k, ...P(-3.3, 0, 23.6), metre(23.6), hailing)
      // The lamp of the cab on the snow before it, soft at its end.
      const [cx, cy] = P(1.35, 0, 21)
      const q = metre(21)
      k.save()
      k.translate(cx - 2.5 * q, cy + 0.2)
      k.scale(1, 0.13)
      const beam = k.createRadialGradient(0, 0, 1, -8, 0, 20)
      beam.addColorStop(0, 'rgba(255,236,184,.85)')
      beam.addColorStop(0.5, 'rgba(255,232,176,.35)')
      beam.addColorStop(1, 'rgba(255,232,176,0)')
      fill(k, beam, points('14 -30 14 30 -40 30 -40 -30'))
      k.restore()
      at(k, cx, cy, q, cab)
      bareTree(k, 5, 97, 35, ['#241c44', '#c0ccf4'], 21, 6)
      const r = random(77)
      for (let i = 0; i < 150; i++) {
        const [x, y, d] = [r() * 164, r() * 92, 0.12 + r() ** 3 * 0.4]
        k.fillStyle = 'rgba(240,244,255,.85)'
        k.beginPath()
        k.arc(x, y, d, 0, 7)
        k.fill()
      }
    })
    return finish(s, { vignette: 0.16 })
  },
}
