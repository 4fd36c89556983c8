import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { fir, gabled, pigeonInSnow, stall, tyn } from '../../things/old-town.js'
import { orloj, tower } from '../../things/orloj.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const [FOOT, EYE] = [73, 69]
const SAND = ['#f8d8a0', '#c49c90', '#fff4e0']
const ROSE = ['#f4b8a0', '#b4848c', '#fff0e4']
const GREEN = ['#ccd4a4', '#949c98', '#fff8e8']
const DUSK = [
  ['#a894b8', '#8478a8', '#c8c0dc'],
  ['#94a4cc', '#7484b4', '#c8d0e8'],
]
const SKY = ['#c8d0dc', '#8c98b8', '#ffffff']

/** The wall with its clock runs away from us: every upright strip is the smaller, the farther it is. */
function wall(s, f) {
  const sheet = s.sheet(s.w, s.h)
  const up = f.at([0, 24])[1]
  sheet.k.translate(0, up)
  f.draw(sheet.k, (k) => {
    k.scale(1, 0.66)
    tower(k, -8, 64)
    at(k, 32, 47, 0.92, orloj)
  })
  const [x0, x1] = [0, Math.round(f.at([45, 0])[0])]
  const [near, far] = [1.68, 1.1]
  const pivot = f.at([0, EYE])[1]
  const from = up + EYE * 0.66 * f.q
  for (let x = x0; x <= x1; x++) {
    const t = x / x1
    const high = near + (far - near) * t
    const u = (t * far) / ((1 - t) * near + t * far)
    const source = f.at([u * 63.5 + 0.3, 0])[0]
    s.k.drawImage(sheet.canvas, source, 0, 1, s.h, x, pivot - from * high, 1.4, s.h * high)
  }
  return x1
}

const guest = (pose, top, n, more) => ({
  ...POSES[pose],
  top,
  low: ['#3c3c60', '#28284c'],
  skin: SKINS[n],
  hair: ['#5c4038', '#3c2834'],
  shoe: '#24203c',
  dress: 'coat',
  light: -1,
  ...more,
})
const COATS = [
  ['#d8504c', '#983c58'],
  ['#3c88a0', '#2c5c84'],
  ['#e8ac48', '#b07458'],
  ['#5c9078', '#3c6068'],
  ['#8c5c98', '#5c4078'],
  ['#ece0d4', '#a8a0c0'],
]

export default {
  alt: 'Neve nel sole basso sulla piazza della Città Vecchia di Praga: dal muro della torre l’orologio astronomico mostra i suoi apostoli, un gruppetto col naso in su aspetta l’ora, in fondo le case a frontone, l’abete e le guglie della chiesa di Týn',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.02, 0.3], horizon: EYE / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, FOOT)
      for (const [a, c] of [
        [0, '#4c84bc'],
        [0.4, '#98bcd4'],
        [0.72, '#f0d4c0'],
        [1, '#ffe0b0'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-6, -6, 174, 90)
      for (const [c, d] of [
        [
          '#fff4e4',
          'M118 14C122 13.400 124 10.600 129 10.400C132 6.800 139 6.400 142 10C147 8.600 152 10.600 153.500 13C158 12.800 162 13.600 168 14V16C150 16.400 132 16 118 14Z',
        ],
        [
          '#b4c4dc',
          'M118 14C132 13 142 12.600 150 13.600C156 14.200 162 14 168 14.400V16C150 16.400 132 16 118 14Z',
        ],
        [
          '#ffeedc',
          'M50 24C58 23.400 64 21.600 70 21.400C76 21.600 80 23 88 23.800C78 24.800 60 24.900 50 24Z',
        ],
        [
          '#fff0e0',
          'M60 8.500C66 8 72 6.600 77 6.600C81 6.800 84 8 90 8.400C80 9.200 68 9.200 60 8.500Z',
        ],
      ])
        path(k, c, d)
      // Roofs and towers behind the square.
      fill(
        k,
        '#b4b4cc',
        points(
          '40 73 44 60 50 57 55 60 58 54 60 50 62 54 66 58 72 56 78 60 84 58 90 60 160 60 168 57 168 73',
        ),
      )
      at(k, 108, FOOT, 0.83, tyn)
      // The houses on the left stand in the shade of the town hall.
      gabled(k, 42, FOOT, 11, 55, DUSK[0], 'roof', 3)
      gabled(k, 53, FOOT, 10, 52, DUSK[1], 'curved', 3)
      gabled(k, 63, FOOT, 11, 54, DUSK[0], 'roof', 3)
      gabled(k, 74, FOOT, 10.5, 53, SAND, 'steep', 3)
      gabled(k, 84.5, FOOT, 9.5, 56, ROSE, 'curved', 3)
      gabled(k, 94, FOOT, 14, 58, SAND, 'steep', 2)
      gabled(k, 108, FOOT, 15.5, 57, SKY, 'steep', 3)
      gabled(k, 123.5, FOOT, 11, 54, ROSE, 'curved', 3)
      gabled(k, 134.5, FOOT, 14, 51, SAND, 'roof', 4)
      gabled(k, 148.5, FOOT, 16, 53, GREEN, 'curved', 3)
      // Snow, the long shade of the tower over it, trodden paths.
      path(k, '#fff6ea', `M-6 ${FOOT - 0.4}H168V96H-6Z`)
      path(k, '#e8e8f4', 'M84 76C100 75 130 76.600 168 75V77.400C140 78.600 110 78 84 76Z')
      path(k, '#ecebf6', 'M96 87C112 85 140 86.600 168 84.500V88C146 89.400 116 89.600 96 87Z')
      path(
        k,
        '#a4b8e4',
        'M40 73.500L79 73.200L84 74.400L101 74.200L104 75.400L97 76.400C92 78.500 88 80.500 92 83C95 86 84 88.500 78 96H40Z',
      )
      path(
        k,
        '#94a8dc',
        'M40 79C52 78 66 80 82 78.600C76 81 60 82.500 40 82ZM44 88C56 86.600 70 88.600 84 87C76 90.500 60 91 44 91Z',
      )
      for (const [x, y, q, c, flip] of [
        [91, 75.4, 0.62, '#e0504c', false],
        [122, 75, 0.7, '#3c8c6c', true],
        [152, 76, 0.82, '#d89c3c', false],
      ])
        at(k, x, y, q, (c2) => stall(c2, c), flip)
      at(k, 138, 78.4, 0.92, fir)
      const put = (x, y, o, flip, size = 1) =>
        stand(k, x, y, 2.2 * ((y - EYE) / 5.3) * size, o, {
          flip,
          fall: x > 84 ? [2.3, -0.2] : undefined,
          shade: '#a8b4dc',
        })
      for (const [x, y, pose, n, c, flip] of [
        [98, 76.6, 'stand', 0, 0, true],
        [100.5, 76.8, 'walk', 1, 1, false],
        [115, 77, 'walk', 2, 2, true],
        [128.5, 78.4, 'stand', 0, 4, false],
        [130.5, 78.6, 'point', 1, 5, false],
        [147, 78.8, 'walkOther', 0, 3, false],
        [149, 79, 'walk', 3, 0, false],
        [108, 81, 'walk', 1, 3, true],
      ])
        put(x, y, guest(pose, COATS[c], n, { cut: n ? 'short' : 'long' }), flip)
      // Those who wait for the hour: heads up, towards the wall.
      const up = { nod: -18 }
      put(60, 85, guest('stand', COATS[1], 1, { ...up, hat: ['knit', '#e8ac48', '#fff0dc'] }), true)
      put(
        64,
        84.2,
        guest('hips', COATS[0], 0, { ...up, cut: 'long', hat: ['knit', '#ece0d4', '#d8504c'] }),
        true,
      )
      put(68.5, 86.6, guest('camera', COATS[3], 2, up), true)
      put(
        73.4,
        87.4,
        guest('point', COATS[2], 0, {
          ...up,
          armFar: [128, 6],
          hat: ['knit', '#3c88a0', '#fff0dc'],
        }),
        true,
        0.66,
      )
      put(
        77,
        87.2,
        guest('stand', COATS[4], 1, { ...up, hat: ['brim', '#4c3c58', '#34284c'] }),
        true,
      )
      put(83, 84.6, guest('stand', COATS[5], 3, { ...up, cut: 'bun' }), true)
      at(k, 118, 86, 0.3, pigeonInSnow)
      at(k, 121.5, 85.2, 0.28, pigeonInSnow)
      at(k, 124.6, 86.3, 0.3, pigeonInSnow, true)
    })
    wall(s, f)
    f.draw(s.k, (k) => {
      const r = random(23)
      for (let i = 0; i < 90; i++) {
        const [x, y, q] = [r() * 164 - 2, r() * 92 - 1, 0.16 + r() ** 3 * 0.4]
        path(k, 'rgba(255,255,255,.92)', `M${x} ${y}a${q} ${q} 0 1 0 0.010 0Z`)
      }
    })
    return finish(s, { bloom: 0.16 })
  },
}
