import { at, field, fill, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { iceTongue, valley } from '../../things/solheima-ice.js'
import { ashCone, crevasse, nearIce, raven } from '../../things/solheima-near.js'

const walker = (pose, top, hat, n, more) => ({
  ...POSES[pose],
  top,
  low: ['#3c4470', '#242a50'],
  skin: SKINS[n],
  hair: ['#4c3028', '#2c1c20'],
  shoe: '#1c1c34',
  hat: ['cap', hat],
  ...more,
})

/** The axe that a walker leans on. */
const axe = (k, j, flat) => {
  const [x, y] = j.armFar.hand
  stroke(k, flat ?? '#2c2c48', 0.16, `M${x} ${y}L${x + 0.35} ${Math.min(-0.1, y + 3)}`)
  stroke(k, flat ?? '#2c2c48', 0.22, `M${x - 0.5} ${y}H${x + 0.5}`)
}

export default {
  alt: 'In fila coi ramponi sul Sólheimajökull: la lingua di ghiaccio striata di cenere scende dalla calotta fra una parete in ombra e una al sole; davanti un crepaccio azzurro e un corvo su un cono di cenere',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.05, 0.2], horizon: 27 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      valley(k)
      iceTongue(k)
      nearIce(k)
      crevasse(k)
      const put = (x, y, high, o, flip) =>
        stand(k, x, y, high, { light: -1, ...o }, { flip, fall: [1.1, 0.14], shade: '#8cb4d4' })
      const red = ['#e0503c', '#98344c']
      const teal = ['#2c94a0', '#1c5c7c']
      const gold = ['#f0b03c', '#b4703c']
      const blue = ['#3c64b4', '#2c3c7c']
      const plum = ['#8c4c8c', '#5c3068']
      put(139.5, 57.6, 5.4, walker('point', red, '#fff0d0', 0, { pack: ['#3c4470', '#242a50'] }))
      put(132, 58.6, 5.6, walker('stand', teal, '#e0503c', 1, { after: axe }))
      put(124.5, 60, 6, walker('walk', gold, '#3c64b4', 2, { pack: red, after: axe }))
      put(116, 61.8, 6.3, walker('walkOther', blue, '#f0b03c', 0, { cut: 'long', after: axe }))
      put(106.5, 63.6, 6.7, walker('walk', plum, '#fff0d0', 3, { pack: teal, after: axe }))
      put(96.4, 65.2, 7.1, walker('climb', red, '#2c94a0', 1, { after: axe }))
      put(85, 66.4, 7.5, walker('walkOther', teal, '#f0b03c', 2, { pack: gold, after: axe }))
      ashCone(k)
      at(k, 18.6, 58.2, 0.62, raven)
    })
    return finish(s, { vignette: 0.14 })
  },
}
