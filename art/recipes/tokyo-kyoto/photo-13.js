import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { forest } from '../../nature/foliage.js'
import { groundLine, snowfield } from '../../nature/ground.js'
import { fog, mountain, range } from '../../nature/mountains.js'
import { boulder } from '../../nature/rocks.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { stoneLantern } from '../../things/asia-japan-life.js'
import { snowfall } from '../../things/asia-street.js'

/** A snow monkey in the warm water: a round of fur, a red face with closed eyes. */
const bather = () => ({
  floats: true,
  width: 60,
  height: 60,
  below: 4,
  draw(pen) {
    const fur = '#a89a8c'
    const deep = pen.blend(fur, '#3a3a5c', 0.4)
    pen.path(deep, 'M-27 2Q-30 -24 0 -28Q30 -24 27 2Z')
    pen.path(fur, 'M-22 2Q-26 -22 0 -26Q18 -24 20 2Z')
    pen.ellipse(deep, 0, -38, 19, 18).ellipse(fur, -1, -39, 17, 16.6)
    pen.path('#ffffff', 'M-13 -51Q0 -61 12 -52Q6 -49 0 -50Q-8 -48 -13 -51Z')
    pen.path('#d9685c', 'M-10 -46Q0 -52 10 -46Q13 -36 8 -28Q0 -23 -8 -28Q-13 -36 -10 -46Z')
    pen.path('#e88a78', 'M-9 -45Q0 -50 6 -46Q2 -36 4 -28Q-4 -25 -8 -29Q-12 -36 -9 -45Z')
    pen.stroke('#6a2c34', 'M-8 -40q3 2.4 6 0', 1.3).stroke('#6a2c34', 'M2 -40q3 2.4 6 0', 1.3)
    pen.ellipse('#a84a48', 0, -33.6, 2.4, 1.3).stroke('#6a2c34', 'M-3 -29.4q3 1.4 6 0', 1)
  },
})

export default {
  alt: "Le scimmie delle nevi a occhi chiusi nell'acqua calda di una vasca termale sotto la neve, tra il vapore, le rocce imbiancate e una lanterna di pietra",
  paint(w, h) {
    const mood = {
      ...moods.mist,
      sky: [
        [0, '#8fa9c4'],
        [0.6, '#c3d3de'],
        [1, '#e9edec'],
      ],
      haze: '#dde7ee',
      lake: [
        [0, '#a9c2c4'],
        [0.4, '#6f9ea6'],
        [1, '#2f6478'],
      ],
    }
    const s = new Scene(w, h, { mood, sun: [0.75, 0.15], horizon: 0.5 })
    sky(s, { clouds: 0.3 })
    mountain(s, {
      top: range(s, { height: 0.34, seed: 5, detail: 1.2, lift: 0.6 }),
      rock: '#6f86a0',
      snow: '#ffffff',
      snowLine: 0.3,
      haze: 0.5,
    })
    forest(s, {
      top: (x) => s.y(0.46) - noise((x / h) * 3, 2) * h * 0.04,
      height: 15,
      count: 70,
      snow: 0.9,
      haze: 0.45,
      seed: 5,
    })
    snowfield(s, { top: groundLine(s, { at: 0.47, bumps: 0.03, detail: 3, seed: 3 }) })
    const snowyRock = (x, y, width, height, seed) => {
      const shape = { x, width, height, seed, square: 2.3, tilt: (seed % 3) * 0.2 - 0.2 }
      boulder(s, {
        ...shape,
        y: y - height * 0.0016,
        colour: '#ffffff',
        flutes: 0,
        front: 0.95,
        wet: -0.6,
      })
      boulder(s, { ...shape, y, colour: '#9a9aa6' })
    }
    for (let i = 0; i < 11; i++)
      snowyRock(
        0.01 + i * 0.1,
        0.54 + (i % 2) * 0.008,
        15 + ((i * 5) % 4) * 3,
        8 + ((i * 7) % 5) * 2,
        i + 2,
      )
    lake(s, { wave: 0.5, mirrorFade: 1.1, top: 0.53 })
    snowyRock(0.76, 0.7, 26, 11, 5)
    place(s, stoneLantern(), { x: 0.76, y: 0.655, size: 36, front: 0.8, rim: 0.3 })
    s.glow(0.76, 0.53, 12, '#ffc67a', 0.55)
    for (const [y, seed, power] of [
      [0.56, 3, 0.7],
      [0.66, 6, 0.5],
      [0.78, 8, 0.3],
    ])
      fog(s, { y, thickness: 0.1, power, seed, colour: '#f6f9fa' })
    for (const [x, y, size] of [
      [0.42, 0.76, 15],
      [0.5, 0.74, 12.5],
      [0.325, 0.72, 9],
    ])
      place(s, bather(), { x, y, size, front: 0.75, reflect: { power: 0.4, length: 0.08 } })
    snowyRock(0.04, 1.03, 50, 34, 8)
    snowyRock(0.2, 1.04, 22, 13, 4)
    snowfall(s, { count: 300 })
    return finish(s)
  },
}
