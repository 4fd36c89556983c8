import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { gallopingDog } from '../../things/kite-day.js'
import {
  buffalo,
  fields,
  lane,
  mountains,
  P,
  road,
  songthaew,
  sugarPalm,
  village,
} from '../../things/rice-plain.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

/** One of those who cut the rice, bent over it. */
const reaper = (top, low, n) => ({
  ...POSES.stand,
  near: [12, 20],
  far: [-16, 4],
  lean: 62,
  armNear: [14, 16],
  armFar: [34, 10],
  skin: SKINS[2],
  top,
  low,
  dress: n ? 'sarong' : undefined,
  hair: ['#34202c', '#20142a'],
  hat: ['cone', '#fff0c4', '#c8a468'],
  light: 1,
})

/** The bank we stand on: grass and ears of rice against the plain. */
function bank(k) {
  path(k, '#4c6c44', 'M-6 84C14 86 30 89 44 93L46 98H-6Z')
  const r = random(4)
  for (let i = 0; i < 46; i++) {
    const x = -4 + r() * 46
    const y = 86 + Math.max(0, x) * 0.17 + r() * 6
    const l = 5 + r() * 7
    const lean = (r() - 0.4) * 5
    const c = ['#2c5444', '#3c6848', '#5c8450'][i % 3]
    path(
      k,
      c,
      `M${x - 0.5} ${y}Q${x} ${y - l * 0.6} ${x + lean} ${y - l}Q${x + 0.6} ${y - l * 0.5} ${x + 0.6} ${y}Z`,
    )
    if (i % 4 === 0) {
      const [ex, ey] = [x + lean, y - l]
      stroke(k, '#e8b44c', 0.5, `M${ex} ${ey}q${1.4} ${-0.6} ${2.2} ${1.2}`)
      for (const t of points('0.600 -0.200 1.200 0 1.800 0.600 2.200 1.200'))
        path(k, '#fcd468', `M${ex + t[0]} ${ey + t[1]}a0.420 0.600 0 1 0 0.010 0Z`)
    }
  }
}

export default {
  alt: 'Il camioncino rosso sulla strada che serpeggia fra le risaie mature di San Pa Tong, verso i monti, con la canna da zucchero per gli elefanti sul tetto; chi miete, un bufalo, un cane che rincorre',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0 },
      sun: [0.95, 0.3],
      horizon: 0.4,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      mountains(k)
      fields(k)
      village(k)
      lane(k)
      for (const [x, z, high, n] of points(
        '46 150 15 1 -58 120 14 2 -70 128 17 0.500 20 104 16 4 58 92 15 2.600 44 62 17 1.200 -40 66 16 3.400',
        4,
      ))
        sugarPalm(k, x, z, high, n)
      songthaew(k, 33)
      const [dx, dy, dq] = P(road(25) - 0.6, 0.1, 25)
      at(k, dx, dy, dq * 0.1, gallopingDog)
      const put = (x, z, o, tall = 1.6, flip = false) => {
        const [px, py, q] = P(x, 0, z)
        stand(k, px, py, q * tall, o, { flip, fall: [-1.1, 0.14], shade: '#a8843c' })
      }
      put(18.6, 46, reaper(['#4c7cb0', '#34508c'], ['#4c4474', '#2c2850'], 0))
      put(22, 47.4, reaper(['#e8586c', '#98385c'], ['#4c5c94', '#343c6c'], 1))
      put(25.4, 46.4, reaper(['#f8f0dc', '#b8a4a0'], ['#6c4c6c', '#44304c'], 0))
      put(29, 47.6, {
        ...POSES.carryHead,
        skin: SKINS[2],
        top: ['#8c6cb4', '#5c4480'],
        low: ['#4c4474', '#2c2850'],
        hair: ['#34202c', '#20142a'],
        hat: ['cone', '#fff0c4', '#c8a468'],
        light: 1,
      })
      const [bx, by, bq] = P(12.2, 0, 35.6)
      at(k, bx, by, bq * 0.78, buffalo)
      bank(k)
    })
    return finish(s, { vignette: 0.14 })
  },
}
