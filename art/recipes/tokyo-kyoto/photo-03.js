import { at, field } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { deck, fuji, lamps, P, park, rail, sky, town } from '../../things/tokyo-terrace.js'
import { tower } from '../../things/tokyo-tower.js'

const TOWER = 108

const person = (pose, skin, top, more) => ({
  ...POSES[pose],
  skin: SKINS[skin],
  top,
  low: ['#4a4680', '#2c2858'],
  hair: ['#3a2848', '#1f1838'],
  light: -1,
  ...more,
})

function people(k) {
  const put = (x, z, tall, o, flip) => {
    const [px, py, q] = P(x, 0, z)
    // The afterglow stands at the left behind the rail.
    stand(k, px, py, q * tall, o, { flip, fall: [0.36, 0.3], shade: '#2e2754' })
  }
  put(
    -3.6,
    9.6,
    1.74,
    person('kneel', 0, ['#7a9cd0', '#3c4c88'], {
      near: [86, 90],
      far: [-6, 82],
      armNear: [58, 22],
      armFar: [70, 14],
      lean: 6,
      nod: -14,
      light: -1,
    }),
  )
  put(
    -2.66,
    9.7,
    1.62,
    person('stand', 1, ['#f07868', '#9c3c60'], {
      cut: 'long',
      dress: 'skirt',
      low: ['#f07868', '#9c3c60'],
      armNear: [30, 126],
      armFar: [38, 122],
      light: 1,
    }),
    true,
  )
  put(
    4.9,
    9.8,
    1.62,
    person('point', 0, ['#f4d8a8', '#a8788c'], {
      view: 'back',
      cut: 'long',
      low: ['#6c5c98', '#443a70'],
      dress: 'skirt',
      armNear: [124, 12],
      armFar: [10, 16],
    }),
  )
  put(5.7, 9.7, 1.78, person('stand', 2, ['#5c8c9c', '#34507c'], { view: 'back' }))
}

export default {
  alt: 'Tokyo dopo il tramonto: la torre accesa e il Fuji; su una terrazza lui è in ginocchio davanti a lei',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...moods.dusk, disc: 0 }, sun: [0.3, 0.64], horizon: 0.69 })
    const f = field(s)
    f.draw(s.k, (k) => {
      sky(k)
      fuji(k)
      const gap = [[8, 76, 1.6]]
      town(k, {
        y: 62,
        seed: 4,
        wide: 4,
        high: 3.6,
        tone: '#b0708e',
        edge: '#bc7a90',
        light: '#ffd69c',
        share: 0.12,
        gaps: gap,
      })
      town(k, {
        y: 64,
        seed: 21,
        wide: 6,
        high: 7,
        tone: '#7c5488',
        edge: '#a8688c',
        light: '#ffcf8c',
        share: 0.28,
        gaps: [
          [4, 80, 2.4],
          [94, 122, 4],
        ],
      })
    })
    const [tx, ty] = f.at([TOWER, 44])
    s.glowAt(tx, ty, s.h * 0.42, '#ff9a4c', 0.3)
    const sheet = s.sheet()
    f.draw(sheet.k, (k) => at(k, TOWER, 64.5, 0.178, (c) => tower(c)))
    s.k.drawImage(sheet.canvas, 0, 0)
    f.draw(s.k, (k) => {
      park(k, TOWER)
      lamps(k)
      deck(k)
      rail(k)
      people(k)
    })
    return finish(s, { bloom: 0.24, threshold: 0.78, vignette: 0.14 })
  },
}
