import { field, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { ridge, wall } from '../../things/ice-seracs.js'
import { bank, beyond, pool } from '../../things/ice-valley.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const walker = (pose, n, top, hat, more) => ({
  ...POSES[pose],
  top,
  low: ['#4c5484', '#2c3260'],
  skin: SKINS[n],
  hair: ['#4c3028', '#2c1c20'],
  shoe: '#1c1c34',
  hat: ['cap', hat],
  light: 1,
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
  alt: 'Coi ramponi sul Sólheimajökull: in cordata sopra un fronte di ghiaccio spaccato da un crepaccio blu, i fianchi al sole e una riga di cenere nera, specchiato nell’acqua di fusione; a riva una viaggiatrice guarda chi si inginocchia per bere',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [1.05, 0.3], horizon: 0.62 })
    const f = field(s)
    f.draw(s.k, (k) => {
      beyond(k)
      wall(k)
      pool(k)
      bank(k)
      const put = (x, y, high, o, flip) =>
        stand(k, x, y, high, o, { flip, fall: [-1.3, 0.25], shade: '#232348' })
      // On the ridge; the rope goes from waist to waist, slack but never on the ice.
      const up = (x, high, o, flip) =>
        stand(k, x, ridge(x), high, o, { flip, fall: [-0.8, 0.13], shade: '#8aa6d0' })
      const waist = (x, high) => [x, ridge(x) - high * 0.53]
      const [p, q, r] = [waist(37, 9.6), waist(61, 9), waist(73, 8.4)]
      for (const [a, b] of [
        [p, q],
        [q, r],
      ])
        stroke(
          k,
          '#7c3a4c',
          0.18,
          `M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + 1.6} ${b[0]} ${b[1]}`,
        )
      up(7, 10.4, walker('hips', 0, RED, '#fff0d0', { pack: TEAL }))
      up(13.5, 10, walker('point', 1, GOLD, '#2c94a0', { cut: 'long' }))
      up(37, 9.6, walker('walkOther', 2, TEAL, '#ec5a40', { after: axe }), true)
      up(61, 9, walker('climb', 0, PLUM, '#f6b43c', { pack: RED, after: axe }), true)
      up(73, 8.4, walker('walk', 3, GOLD, '#fff0d0', { after: axe, cut: 'long' }), true)
      put(122, 86.4, 11.5, walker('kneel', 0, RED, '#f6b43c', { pack: TEAL }), true)
      put(133, 87.4, 12.6, walker('hips', 1, TEAL, '#ec5a40', { cut: 'long' }), true)
    })
    return finish(s, { vignette: 0.12 })
  },
}
