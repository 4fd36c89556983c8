import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { palm } from '../../things/forodhani.js'
import { leaner, swimmer } from '../../things/pool-bathers.js'
import { bay, D, deck, LEVEL, lounger, palmShade, shrubs } from '../../things/sky-deck.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const PALM = ['#34586c', '#e8b48c', '#1f6468', '#7cc46c']
const PALM_FAR = ['#5c8488', '#e8c4a0', '#4f9484', '#a4d08c']
/** Palms of the garden: across, along, how high. */
const PALMS = points('6.400 120 9 6.800 82 10 6.200 56 8.600 6.900 38 9.600 6.400 24.500 8.400', 3)

/** Somebody at the rim, the water closed round the waist and a soft dark mirror under it. */
function bather(k, x, z, q, o, dark) {
  const [px, py] = D(x, z, 0.2)
  path(
    k,
    dark,
    `M${px - q * 0.8} ${py + q * 0.2}C${px - q * 0.9} ${py + q * 1.6} ${px - q * 0.5} ${py + q * 2.6} ${px} ${py + q * 2.7}C${px + q * 0.5} ${py + q * 2.5} ${px + q * 0.8} ${py + q * 1.6} ${px + q * 0.8} ${py + q * 0.2}Z`,
  )
  at(k, px, py, q, (u) => leaner(u, o), true)
  path(
    k,
    '#22b4c6',
    `M${px - q * 1.1} ${py + q * 0.3}Q${px} ${py + q * 0.6} ${px + q * 1.1} ${py + q * 0.3}V${py + q * 0.62}Q${px} ${py + q * 0.9} ${px - q * 1.1} ${py + q * 0.62}Z`,
  )
  stroke(
    k,
    '#d8fbee',
    0.24,
    `M${px - q * 1.3} ${py + q * 0.2}Q${px} ${py + q * 0.62} ${px + q * 1.3} ${py + q * 0.2}`,
  )
}

export default {
  alt: 'La piscina sul tetto di Marina Bay la mattina presto, lunga come il ponte di una nave duecento metri sopra la baia: due bagnanti appoggiati al bordo guardano la ruota panoramica e i grattacieli, le palme gettano le ombre sull’acqua',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [1.1, 0.2], horizon: LEVEL / 90 })
    field(s).draw(s.k, (k) => {
      bay(k)
      deck(k)
      for (const [x, z, high] of PALMS) palmShade(k, x, z, high)
      shrubs(k)
      for (const [x, z] of points('-1.600 72 -1.600 62 -1.600 41 -1.600 36', 2)) lounger(k, x, z)
      for (const [i, [x, z, high]] of PALMS.entries()) {
        const [px, py, m] = D(x, z, 0.3)
        palm(
          k,
          px,
          py,
          px + (i % 2 ? -0.6 : 0.7) * m,
          py - high * m,
          3 * m,
          z > 50 ? PALM_FAR : PALM,
          8 + i,
          false,
        )
        // Its foot stands in low leaves.
        path(
          k,
          '#2c7c74',
          `M${px - m * 0.8} ${py + m * 0.3}C${px - m * 0.9} ${py - m * 0.1} ${px - m * 0.6} ${py - m * 0.3} ${px - m * 0.4} ${py - m * 0.2}C${px - m * 0.3} ${py - m * 0.6} ${px + m * 0.2} ${py - m * 0.6} ${px + m * 0.3} ${py - m * 0.3}C${px + m * 0.7} ${py - m * 0.4} ${px + m} ${py} ${px + m * 0.9} ${py + m * 0.3}C${px + m * 0.4} ${py + m * 0.5} ${px - m * 0.4} ${py + m * 0.5} ${px - m * 0.8} ${py + m * 0.3}Z`,
        )
      }
      bather(
        k,
        -15.7,
        20.6,
        1.3,
        { skin: SKINS[2], hair: ['#241c30', '#4c3c50'], wide: 1.12 },
        'rgba(10,92,130,.4)',
      )
      bather(
        k,
        -15.7,
        18.4,
        1.4,
        {
          skin: SKINS[1],
          hair: ['#3a2430', '#6c4438'],
          suit: ['#f0524c', '#b0304c'],
          bun: true,
          wide: 0.94,
        },
        'rgba(10,92,130,.4)',
      )
      const [sx, sy] = D(-9, 26, 0.2)
      at(k, sx, sy, 1.7, swimmer, true)
      const [wx, wy, m] = D(-0.6, 27)
      stand(
        k,
        wx,
        wy,
        1.75 * m,
        {
          ...POSES.walk,
          skin: SKINS[0],
          top: ['#f8765c', '#b8485c'],
          low: SKINS[0],
          hair: ['#5c3c34', '#3c2830'],
          dress: 'coat',
          cut: 'bun',
          light: 1,
        },
        { flip: true, fall: [-1.2, -0.1], shade: '#b48c94' },
      )
    })
    return finish(s, { vignette: 0.1 })
  },
}
