import { field, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bank, beyond, pool } from '../../things/ash-ice.js'
import { wall } from '../../things/ash-wall.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const walker = (pose, n, top, hat, more) => ({
  ...POSES[pose],
  top,
  low: ['#4c5484', '#2c3260'],
  skin: SKINS[n],
  hair: ['#4c3028', '#2c1c20'],
  shoe: '#1c1c34',
  hat: ['cap', hat],
  light: -1,
  ...more,
})

/** The axe that a walker leans on. */
const axe = (k, j, flat) => {
  const [x, y] = j.armFar.hand
  stroke(k, flat ?? '#2c2c48', 0.16, `M${x} ${y}L${x + 0.35} ${Math.min(-0.1, y + 3)}`)
  stroke(k, flat ?? '#2c2c48', 0.22, `M${x - 0.5} ${y}H${x + 0.5}`)
}

const RED = ['#ec5a40', '#a0344c']
const TEAL = ['#2ca0a8', '#1c5c7c']
const GOLD = ['#f6b43c', '#b4703c']
const PLUM = ['#94508c', '#5c3068']

export default {
  alt: 'Coi ramponi sul Sólheimajökull: in cordata sulla cresta di un’alta parete di ghiaccio azzurro rigata di cenere nera, specchiata nell’acqua di fusione; dietro la calotta al sole, a riva una viaggiatrice guarda chi si inginocchia per bere',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [-0.05, 0.3], horizon: 0.62 })
    const f = field(s)
    f.draw(s.k, (k) => {
      beyond(k)
      wall(k)
      pool(k)
      bank(k)
      const put = (x, y, high, o, flip) =>
        stand(k, x, y, high, o, { flip, fall: [1.2, 0.2], shade: '#232348' })
      // The rope between those on the crest.
      stroke(k, '#f0d8a0', 0.2, 'M84.200 39.300Q76 41 69.800 35.200Q60 33 50.500 28.200')
      const up = (x, y, high, o, flip) => stand(k, x, y, high, o, { flip })
      up(4, 15.1, 9.2, walker('hips', 0, RED, '#fff0d0', { pack: TEAL }))
      up(9.8, 14.2, 8.8, walker('point', 1, GOLD, '#2c94a0', { cut: 'long' }))
      up(50, 32.5, 9, walker('walkOther', 2, TEAL, '#ec5a40', { after: axe }), true)
      up(69.5, 40.4, 9, walker('climb', 0, PLUM, '#f6b43c', { pack: RED, after: axe }), true)
      up(
        84,
        44.3,
        9,
        walker('climb', 3, GOLD, '#fff0d0', { after: axe, cut: 'long', armFar: [60, 40] }),
        true,
      )
      put(122, 84.6, 11.5, walker('kneel', 0, RED, '#f6b43c', { pack: TEAL }), true)
      put(133, 85.6, 12.6, walker('hips', 1, TEAL, '#ec5a40', { cut: 'long' }), true)
    })
    return finish(s, { vignette: 0.12 })
  },
}
