import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  bankTowers,
  HOUSES,
  lantern,
  lionTrishaw,
  shophouse,
  streetStall,
  toothTemple,
  WORDS,
} from '../../things/shophouses.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

// The eye at a window of the first floor, 4.6 metres above the street, which runs away to the right of the middle.
const [VX, VY, F, EYE] = [101, 47, 100, 4.6]
const at3 = (x, y, z) => [VX + (x * F) / z, VY - ((y - EYE) * F) / z, F / z]
const WIDE = 5.6
/** The row in the sun: u metres along the fronts away from us, y up, v out into the street. */
const LEFT = (u, y, v = 0) => at3(-8.6 + v, y, 7 + u)
/** The row in the shade: read from its far end towards us. */
const RIGHT = (u, y, v = 0) => at3(7.6 - v, y, 75 - u)
const quad = (k, c, list) =>
  fill(
    k,
    c,
    list.map((p) => at3(...p)),
  )

/** The sky after the morning's shower: one tall heap of cloud behind the temple. */
function sky(k) {
  const g = k.createLinearGradient(0, 0, 0, 56)
  for (const [a, c] of [
    [0, '#3c98bc'],
    [0.5, '#94d0d4'],
    [1, '#fff0cc'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 100)
  const disc = (c, x, y, r) => path(k, c, `M${x} ${y - r}a${r} ${r} 0 1 0 0.010 0Z`)
  for (const [x, y, r] of points(
    '99 10 4 94 13 4.500 104 14 5 88 18 4.500 98 18 6 110 19.500 5 83 24 5 92 25 6.500 103 25 7 114 26 5.500 76 30 5 84 32 7 96 33 8 110 33 7.500 121 31.500 5 69 36 5 77 39 6.500 90 41 8 104 41 8 118 39 7 128 37 5 136 40 4.500',
    3,
  )) {
    disc('#c0ccd4', x, y, r)
    disc('#ead8cc', x + r * 0.1, y - r * 0.1, r * 0.9)
    disc('#fff8e8', x + r * 0.24, y - r * 0.24, r * 0.72)
  }
  path(k, '#dcecdc', 'M50 46C70 43 130 43 160 46V60H50Z')
}

/** The paving; half of it in the shade of the row on the right, gable by gable. */
function street(k) {
  quad(k, '#ecd0ac', [
    [-8.6, 0, 90],
    [8, 0, 90],
    [14, 0, 9],
    [-14, 0, 9],
  ])
  quad(k, '#d8b094', [
    [-8.6, 0.15, 90],
    [-6.4, 0.15, 90],
    [-6.4, 0.15, 8],
    [-8.6, 0.15, 8],
  ])
  quad(k, '#b08c8c', [
    [-6.4, 0.15, 90],
    [-6.4, 0, 90],
    [-6.4, 0, 8],
    [-6.4, 0.15, 8],
  ])
  for (const x of [-4.4, -2.2, 0, 2.4, 4.8])
    stroke(
      k,
      'rgba(140,96,100,.28)',
      0.16,
      `M${at3(x, 0, 80).slice(0, 2).join(' ')}L${at3(x, 0, 10).slice(0, 2).join(' ')}`,
    )
  for (let z = 11; z < 70; z *= 1.16)
    stroke(
      k,
      'rgba(140,96,100,.24)',
      0.14,
      `M${at3(-6.4, 0, z).slice(0, 2).join(' ')}L${at3(6, 0, z).slice(0, 2).join(' ')}`,
    )
  const edge = points(
    '80 -0.600 63.800 -0.600 63.800 1.400 58.200 1.400 58.200 -0.800 47 -0.800 47 1.200 41.400 1.200 41.400 -1 30.200 -1 30.200 0.900 24.600 0.900 24.600 -0.800 19 -0.800 19 -2 13.400 -2 13.400 0.600 8 0.600',
  )
  fill(k, '#8c6c94', [...edge.map(([z, x]) => at3(x, 0, z)), at3(16, 0, 8), at3(7.6, 0, 80)])
  quad(k, '#7c608c', [
    [5.2, 0.15, 80],
    [7.6, 0.15, 80],
    [7.6, 0.15, 9],
    [5.2, 0.15, 9],
  ])
}

const person = (pose, top, low, n, more) => ({
  ...POSES[pose],
  top,
  low,
  skin: SKINS[n],
  hair: ['#3c2438', '#241430'],
  shoe: '#2c2048',
  light: 1,
  ...more,
})
const CREAM = ['#fff4dc', '#ccb0a8']
const RED = ['#e8584c', '#983458']
const BLUE = ['#4c94bc', '#34588c']
const NAVY = ['#4c5890', '#34346c']
const LEAF = ['#54a888', '#34686c']
const SAND = ['#f4c068', '#b4785c']

/** Lanterns on a wire over the street at z. */
function wire(k, z, y, n, from = 0) {
  const on = (t) => at3(-8.4 + 15.8 * t, y - 5.2 * t * (1 - t), z + t * 2)
  stroke(
    k,
    '#6c4464',
    0.03 * (F / z) + 0.06,
    `M${Array.from({ length: 17 }, (_, i) =>
      on(i / 16)
        .slice(0, 2)
        .map((v) => v.toFixed(2))
        .join(' '),
    ).join('L')}`,
  )
  for (let i = from; i < n; i++) {
    const t = (i + 0.5 + (i % 2) * 0.16) / n
    const [x, yy, q] = on(t)
    // None before the temple.
    if (x > 91 && x < 113) continue
    at(k, x, yy, q * (0.9 + (i % 3) * 0.1), (c) => lantern(c, (i + n) % 3 === 1))
  }
}

/** The quarter's name on a board that stands out from a house, read downwards. */
function board(k, z) {
  const p = (x, y) => at3(x, y, z)
  fill(k, '#8c2444', [p(-8.6, 9.9), p(-7.1, 9.9), p(-7.1, 5), p(-8.6, 5)])
  fill(k, '#e4483c', [p(-8.5, 9.8), p(-7.2, 9.8), p(-7.2, 5.1), p(-8.5, 5.1)])
  for (const [i, letter] of WORDS[0].entries())
    for (const line of letter)
      stroke(
        k,
        '#fff0c4',
        (F / z) * 0.1,
        `M${line.map(([x, y]) => p(-8.3 + x * 0.9, 8.5 - i * 1.5 + y * 0.95).slice(0, 2)).join('L')}`,
      )
}

export default {
  alt: 'Chinatown a Singapore di mattina, da una finestra al primo piano: una fila di case color pastello al sole e una in ombra, bancarelle e lanterne fino al tempio del Dente di Buddha; la testa del leone della danza torna a casa in risciò',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [1.1, 0.1], horizon: VY / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      sky(k)
      bankTowers(k, 54)
      street(k)
      const [tx, ty, tq] = at3(0.6, 0, 82)
      at(k, tx, ty, tq * 1.02, toothTemple)
      for (let i = 11; i >= 0; i--)
        shophouse(k, LEFT, i * WIDE - 1.4, WIDE, HOUSES[(i * 5 + 3) % 12])
    })
    s.layer(
      (c) =>
        f.draw(c, (k) => {
          for (let i = 0; i < 12; i++) shophouse(k, RIGHT, i * WIDE, WIDE, HOUSES[(i * 7 + 1) % 12])
          k.globalCompositeOperation = 'source-atop'
          k.fillStyle = 'rgba(48,40,108,.66)'
          k.fillRect(-10, -40, 190, 160)
          k.globalCompositeOperation = 'source-over'
        }),
      { lit: false },
    )
    f.draw(s.k, (k) => {
      const all = []
      for (const [z, n] of points('54 1 46 0 38.500 2 31.500 1 25 0 19.500 2', 2)) {
        const [x, y, q] = at3(-4.9 - (n % 2) * 0.3, 0, z)
        all.push([
          z,
          () => {
            path(
              k,
              '#a87c88',
              `M${x - 1.2 * q} ${y}L${x - 3.4 * q} ${y + 0.3 * q}L${x - 1.6 * q} ${y + 0.5 * q}L${x + 1.3 * q} ${y}Z`,
            )
            at(k, x, y, q, (c) =>
              streetStall(
                c,
                [
                  ['#f0705c', '#a83c54', '#fff0d4'],
                  ['#f4bc54', '#b87850', '#fff0d4'],
                  ['#4cb0a0', '#2c6c7c', '#fff0d4'],
                ][n],
                n * 2,
              ),
            )
          },
        ])
      }
      const put = (x, z, o, flip, high = 1.7) =>
        all.push([
          z,
          () => {
            const [px, py, q] = at3(x, 0, z)
            const lit = x < -0.4
            stand(k, px, py, high * q, o, {
              flip,
              fall: lit ? [-0.9, 0.16] : null,
              shade: '#a87c88',
            })
          },
        ])
      put(-3, 52, person('walk', RED, NAVY, 1))
      put(-2.2, 44, person('walkOther', CREAM, BLUE, 0), true)
      put(-3.2, 36, person('stand', BLUE, NAVY, 2, { view: 'back' }))
      put(
        -2.6,
        35.5,
        person('point', SAND, NAVY, 0, {
          view: 'back',
          cut: 'long',
          armFar: [10, 8],
          armNear: [-90, -8],
        }),
      )
      put(-4.4, 29, person('stand', LEAF, NAVY, 1, { hat: ['cone', '#f4dca4', '#b88868'] }))
      put(-2.9, 27.5, person('walk', RED, CREAM, 0, { dress: 'skirt', cut: 'bun' }), true)
      put(-3.4, 22.4, person('stand', CREAM, NAVY, 3, { armFar: [64, 40] }), true)
      put(-2.2, 17.6, person('walk', SAND, LEAF, 2, { dress: 'skirt', cut: 'bun' }))
      put(-1.4, 17.4, person('walkOther', RED, NAVY, 2, { shorts: true }), false, 1.2)
      put(
        -5.3,
        15.2,
        person('camera', BLUE, SAND, 0, { cut: 'long', hat: ['brim', '#fff4dc', '#ccb0a8'] }),
      )
      put(3.2, 33, person('walkOther', NAVY, NAVY, 1, { top: ['#8c7cac', '#64588c'] }), true)
      put(
        4.2,
        24,
        person('stand', NAVY, NAVY, 2, {
          top: ['#a8848c', '#74587c'],
          low: ['#544c80', '#403868'],
        }),
        true,
      )
      all.push([
        21,
        () => {
          const [x, y, q] = at3(1, 0, 20.5)
          path(k, '#5c4878', `M${x - 2 * q} ${y}h${4 * q}l${-0.6 * q} ${0.3 * q}h${-3.4 * q}Z`)
          at(k, x, y, q * 1.1, lionTrishaw)
        },
      ])
      all.sort((a, b) => b[0] - a[0])
      board(k, 25)
      for (const [z, draw] of all) if (z >= 30) draw()
      wire(k, 36, 10.4, 8)
      for (const [z, draw] of all) if (z < 30) draw()
      wire(k, 19, 11, 7, 2)
    })
    return finish(s, { vignette: 0.12 })
  },
}
