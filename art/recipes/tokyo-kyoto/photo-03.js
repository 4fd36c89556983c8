import { field, fill, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { city, evening, P } from '../../things/tokyo-evening.js'

const DARK = ['#34346c', '#1c1c48']
const person = (pose, skin, top, more) => ({
  ...POSES[pose],
  view: 'back',
  skin: SKINS[skin],
  top,
  low: DARK,
  hair: ['#2c2048', '#1c1438'],
  light: -1,
  ...more,
})

/** The edge of the terrace at a place across the picture, 8 m below our eyes; how tall a metre is there. */
const edge = (x) => 65 + (x + 6) * 0.345
const metre = (y) => (y - 41) / 8

/** The lower terrace: deck, glass with its rail. */
function terrace(k) {
  fill(k, '#2c2458', [
    [-6, edge(-6)],
    [92, edge(92)],
    [92, 100],
    [-6, 100],
  ])
  fill(k, '#3c3068', [
    [-6, edge(-6) + 2],
    [92, edge(92) + 2.6],
    [60, 100],
    [-6, 83],
  ])
  for (const [a, b] of points('76 60 82 40 89 18', 2))
    stroke(k, '#2c2458', 0.36, `M-6 ${a}L${b} 98`)
  const top = (x) => edge(x) - metre(edge(x)) * 1.15
  fill(k, 'rgba(188,190,255,.15)', [
    [-6, top(-6)],
    [92, top(92)],
    [92, edge(92)],
    [-6, edge(-6)],
  ])
  for (const x of [-2, 7, 17.5, 29.5, 43, 58.5, 76])
    stroke(k, '#1c1844', 0.045 * metre(edge(x)) + 0.2, `M${x} ${edge(x)}V${top(x)}`)
  fill(k, '#1c1844', [
    [-6, top(-6)],
    [92, top(92)],
    [92, top(92) + 0.9],
    [-6, top(-6) + 0.5],
  ])
  stroke(k, '#ffb48c', 0.26, `M-6 ${top(-6)}L92 ${top(92)}`)
}

export default {
  alt: 'Tokyo al tramonto da una terrazza: la torre accesa, il profilo del Fuji; lui è in ginocchio, gli altri guardano la torre',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...moods.dusk, disc: 0 }, sun: [0.4, 0.44], horizon: 0.46 })
    const f = field(s)
    f.draw(s.k, (k) => {
      evening(k)
      city(k)
    })
    const [tx, ty] = f.at(P(112, 150, 1040))
    s.glowAt(tx, ty, s.h * 0.34, '#ff9c50', 0.34)
    f.draw(s.k, (k) => {
      terrace(k)
      const put = (x, back, o, flip, tall = 1.7) => {
        const y = edge(x) + back
        stand(k, x, y, metre(y) * tall, o, { flip, fall: [-0.25, -0.2], shade: '#1c1640' })
      }
      put(
        3.5,
        1.6,
        person('stand', 2, ['#e0a868', '#7c4c64'], { near: [-5, 0], far: [6, 0] }),
        false,
        1.78,
      )
      put(
        7.2,
        1.8,
        person('stand', 0, ['#94c4cc', '#3c5c84'], {
          cut: 'long',
          dress: 'skirt',
          low: ['#74507c', '#44305c'],
        }),
      )
      put(19.5, 2, person('camera', 1, ['#f4d8c0', '#8c6c84'], { view: undefined, cut: 'bun' }))
      // He kneels, she holds her hands to her face: the others look at the tower.
      put(
        35,
        3,
        person('kneel', 0, ['#4c7cac', '#2c4474'], {
          view: undefined,
          armNear: [64, 22],
          armFar: [72, 20],
          lean: 4,
        }),
        false,
        1.72,
      )
      put(
        39.6,
        3.2,
        person('stand', 1, ['#e86c74', '#84345c'], {
          view: undefined,
          cut: 'long',
          dress: 'skirt',
          low: ['#e86c74', '#84345c'],
          armNear: [30, 128],
          armFar: [38, 124],
        }),
        true,
        1.62,
      )
    })
    return finish(s, { vignette: 0.16 })
  },
}
