import { at, field, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  arches,
  ben,
  burn,
  knoll,
  meadow,
  metre,
  P,
  shade,
  steam,
  train,
} from '../../things/glen-arches.js'
import { sika } from '../../things/sika-deer.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const TRAIN = 0.46
const SHADE = '#6c4c54'

/** Red and gold in bars, its end in the wind. */
const scarf = (k, j, flat) => {
  const [x, y] = j.chest
  stroke(
    k,
    flat ?? '#b8343c',
    0.62,
    `M${x - 0.5} ${y - 0.1}L${x + 0.4} ${y - 0.1}M${x - 0.4} ${y}C${x - 1.4} ${y + 0.2} ${x - 1.5} ${y - 0.3} ${x - 2.1} ${y + 0.3}`,
  )
  if (!flat)
    stroke(
      k,
      '#f4c04c',
      0.3,
      `M${x - 1} ${y - 0.2}V${y + 0.4}M${x - 1.8} ${y - 0.4}V${y + 0.2}M${x} ${y - 0.4}V${y + 0.2}`,
    )
}
const wear = (pose, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[0],
  hair: ['#6c3c34', '#3c2434'],
  shoe: '#2c2040',
  top,
  low,
  light: 1,
  ...more,
})

export default {
  alt: 'Il treno a vapore rosso su un viadotto curvo di pietra in una sera d’autunno, come quello dei film; dall’erica un adulto e un bambino con la sciarpa rossa e oro lo guardano, e un cervo guarda loro',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [1.1, 0.4], horizon: 57 / 90 })
    field(s).draw(s.k, (k) => {
      const g = k.createLinearGradient(20, 0, 60, 58)
      for (const [a, c] of [
        [0, '#3c7894'],
        [0.5, '#94bcb8'],
        [1, '#fbe4b0'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 70)
      const sun = k.createRadialGradient(172, 40, 4, 172, 40, 110)
      sun.addColorStop(0, 'rgba(255,226,150,.95)')
      sun.addColorStop(0.45, 'rgba(255,222,156,.4)')
      sun.addColorStop(1, 'rgba(255,222,156,0)')
      k.fillStyle = sun
      k.fillRect(-5, -5, 170, 70)
      ben(k)
      meadow(k)
      burn(k, '#b4ccc4', '#8c6c3c')
      shade(k, 'rgba(84,56,96,.62)')
      train(k, TRAIN)
      arches(k)
      steam(k, TRAIN)
      const [dx, dy] = P(20.5, 0, 45)
      const q = metre(46) * 0.17
      k.save()
      k.translate(dx, dy)
      k.transform(1, 0, 1.6, -0.3, 0, 0)
      k.scale(q, q)
      sika(k, { stag: true, flat: SHADE })
      k.restore()
      at(k, dx, dy, q, (c) => sika(c, { stag: true, spots: false }))
      knoll(k)
      const put = (x, y, high, o) =>
        stand(k, x, y, high, o, { fall: [-1.1, 0.2], shade: '#3c2450' })
      put(
        26,
        72.6,
        13.6,
        wear('stand', ['#4c7c84', '#2c4c68'], ['#5c4c64', '#3c3450'], {
          dress: 'coat',
          armNear: [-10, 20],
          hat: ['knit', '#e8c078', '#a4785c'],
          near: [8, 2],
          far: [-11, 4],
        }),
      )
      put(
        32.4,
        73.4,
        9.6,
        wear('point', ['#ecd0a4', '#a48c94'], ['#3c4c74', '#2c3458'], {
          armFar: [118, 6],
          after: scarf,
          near: [10, 3],
          far: [-13, 4],
        }),
      )
    })
    return finish(s, { vignette: 0.14 })
  },
}
