import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { stall, streetWalls, taxi, tukTukBehind } from '../../things/yaowarat.js'
import { warmNight } from './kit.js'

// The eye 2.2 metres above the road, a little left of its middle.
const [VX, VY, F, EYE] = [86, 58, 76, 2.2]
const P = (x, y, z) => [VX + (x * F) / z, VY - ((y - EYE) * F) / z, F / z]

const person = (pose, top, low, n, more) => ({
  ...POSES[pose],
  top,
  low,
  skin: SKINS[n],
  hair: ['#3c2038', '#1c1030'],
  shoe: '#1c1238',
  light: 1,
  ...more,
})
const CORAL = ['#f08058', '#9c3c60']
const CREAM = ['#ffe4b8', '#a87c94']
const TEAL = ['#48a0a4', '#2c4c7c']
const NIGHT = ['#4c3c7c', '#2c2058']

export default {
  alt: 'Notte a Yaowarat, la Chinatown di Bangkok: insegne rosse e dorate si specchiano sulla strada bagnata, banchi di cibo sui marciapiedi, un tuk-tuk va verso la porta cinese',
  paint(w, h) {
    const s = new Scene(w, h, { mood: warmNight, sun: [0.54, 0.6], horizon: VY / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, VY)
      for (const [t, c] of [
        [0, '#1c1c60'],
        [0.4, '#443484'],
        [0.7, '#a44c88'],
        [0.9, '#f0845c'],
        [1, '#ffc47c'],
      ])
        g.addColorStop(t, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      streetWalls(k, P, 1)
    })
    // The road after the rain: sky and street upside down in it, under a dark veil.
    f.draw(s.k, (k) => {
      k.save()
      k.beginPath()
      for (const p of [P(-7.6, 0, 3), P(-7.6, 0, 64), P(7.6, 0, 64), P(7.6, 0, 3)])
        k.lineTo(p[0], p[1])
      k.clip()
      const g = k.createLinearGradient(0, VY, 0, 92)
      for (const [t, c] of [
        [0, '#ffb878'],
        [0.2, '#e0705c'],
        [0.45, '#a04884'],
        [0.8, '#483484'],
        [1, '#2c2468'],
      ])
        g.addColorStop(t, c)
      k.fillStyle = g
      k.fillRect(-10, VY - 1, 180, 40)
      streetWalls(k, P, -1)
      k.fillStyle = 'rgba(40,26,88,.46)'
      k.fillRect(-10, VY - 1, 180, 40)
      k.restore()
    })
    f.draw(s.k, (k) => {
      // Where the road is dry no light comes back.
      const r = random(6)
      for (let i = 0; i < 26; i++) {
        const t = r() ** 1.3
        const [x, y, l] = [
          VX + (r() - 0.5) * 1.8 * (8 + t * 80),
          VY + 4.5 + t * 27,
          2 + t * 13 + r() * 3,
        ]
        path(
          k,
          'rgba(38,26,86,.78)',
          `M${x - l} ${y}q${l * 0.6} ${-0.3 - t * 0.7} ${l * 1.2} ${-0.1}q${l * 0.5} ${-0.2} ${l * 0.8} 0.100q${-l * 0.9} ${0.3 + t * 0.8} ${-l * 2} 0Z`,
        )
      }
      // Pavements with their kerbs.
      for (const m of [-1, 1]) {
        fill(k, '#5c3c74', [
          P(m * 7.6, 0.16, 3),
          P(m * 7.6, 0.16, 64),
          P(m * 10.5, 0.16, 64),
          P(m * 10.5, 0.16, 3),
        ])
        for (let z = 4, i = 0; z < 60; z *= 1.16, i++)
          fill(k, i % 2 ? '#fff0d0' : '#d83c4c', [
            P(m * 7.6, 0.16, z),
            P(m * 7.6, 0.16, z * 1.16),
            P(m * 7.6, 0, z * 1.16),
            P(m * 7.6, 0, z),
          ])
        for (let z = 5; z < 60; z *= 1.35)
          fill(k, 'rgba(255,184,92,.5)', [
            P(m * 10.5, 0.16, z),
            P(m * 10.5, 0.16, z * 1.22),
            P(m * 8.7, 0.16, z * 1.16),
            P(m * 8.7, 0.16, z * 1.04),
          ])
      }
      const put = (x, z, high, o, flip) => {
        const [px, py, q] = P(x, Math.abs(x) > 7.5 ? 0.16 : 0, z)
        stand(k, px, py, high * q, o, {
          flip,
          fall: [x < 0 ? 0.25 : -0.25, -0.14].map((n) => -n),
          shade: '#1c1244',
        })
      }
      const cart = (x, z, tones, n, flip) =>
        at(k, ...P(x, 0.16, z), (q) => stall(q, tones, n), flip)
      cart(-8.8, 38, ['#c4384c', '#f0645c'], 0, true)
      put(-7.9, 34, 1.65, person('stand', CREAM, NIGHT, 1))
      at(k, ...P(-3, 0, 36), taxi)
      cart(8.5, 27, ['#c4384c', '#f0645c'], 2)
      put(7.9, 25, 1.65, person('walkOther', CORAL, NIGHT, 0, { cut: 'bun' }), true)
      cart(-8.7, 23, ['#e8a040', '#ffcc68'], 3, true)
      put(-7.7, 21, 1.7, person('point', TEAL, NIGHT, 3), true)
      put(-8.8, 20.4, 1.62, person('stand', CREAM, NIGHT, 0, { cut: 'long' }))
      put(
        8.4,
        19,
        1.7,
        person('walk', CREAM, NIGHT, 2, { hat: ['brim', '#f0c878', '#a87c60'] }),
        true,
      )
      cart(8.9, 15.4, ['#e8a040', '#ffcc68'], 4)
      at(k, ...P(2.3, 0, 12.2), tukTukBehind)
      put(-8.6, 13.4, 1.6, person('walk', CORAL, NIGHT, 1, { cut: 'long', light: -1 }))
      // Two of us, just off the boat, stop at the kerb: one for the picture.
      put(
        -5.6,
        11,
        1.72,
        person('stand', TEAL, NIGHT, 0, { view: 'back', pack: ['#e8b45c', '#8c5464'] }),
      )
      put(
        -4.6,
        10.8,
        1.62,
        person('point', CORAL, NIGHT, 2, {
          view: 'back',
          cut: 'bun',
          armNear: [10, 10],
          armFar: [132, 10],
        }),
      )
      // Wires across the street.
      for (const [x0, y0, x1, y1, sag] of points('-4 9 166 3 9 -4 13 166 8 10', 5))
        stroke(
          k,
          'rgba(20,12,56,.8)',
          0.3,
          `M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag} ${x1} ${y1}`,
        )
    })
    s.glow(0.54, 0.6, 30, '#ff9c58', 0.3)
    return finish(s, { vignette: 0.2, bloom: 0.3 })
  },
}
