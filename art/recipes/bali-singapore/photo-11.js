import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { lionTrishaw, OUTLINE } from '../../things/lion-trishaw.js'
import { lanterns, P, paving, rows, VX, VY } from '../../things/shop-street.js'
import { toothTemple } from '../../things/shophouses.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const person = (pose, top, low, n, more) => ({
  ...POSES[pose],
  ...{ top, low, skin: SKINS[n], hair: ['#3c2438', '#241430'], shoe: '#2c2048', light: 1 },
  ...more,
})
const CREAM = ['#fff4dc', '#ccb0a8']
const RED = ['#e8584c', '#983458']
const BLUE = ['#4c94bc', '#34588c']
const NAVY = ['#4c5890', '#34346c']
const LEAF = ['#54a888', '#34686c']
const SAND = ['#f4c068', '#b4785c']
const SHADE = '#b08488'

/** Somebody on the street; the sun from the left throws the shadow to the right, except in the shade. */
const put = (k, x, z, o, { flip, high = 1.7, sun = true } = {}) => {
  const [px, py, q] = P(x, 0, z)
  stand(k, px, py, high * q, o, sun ? { flip, fall: [0.9, 0.12], shade: SHADE } : { flip })
}

/** Out of the sun a colour keeps little of itself. */
const cool = (o) => ({
  ...o,
  top: ['#6c5c9c', '#4c4484'],
  low: ['#504888', '#3c3470'],
  skin: ['#8c6490', '#6c4c80'],
  hair: ['#2c2058', '#241848'],
  shoe: '#2c2058',
})

function sky(k) {
  const g = k.createLinearGradient(0, 0, 0, VY)
  for (const [a, c] of [
    [0, '#1f9cc8'],
    [0.5, '#7cd0d8'],
    [1, '#fff0c8'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 100)
}

export default {
  alt: 'Chinatown a Singapore di mattina: una strada di botteghe color pastello corre verso il tempio del Dente di Buddha, una fila al sole e una in ombra, lanterne rosse tese fra i tetti; la testa del leone della danza torna a casa in risciò',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [-0.1, 0.1], horizon: VY / 90 })
    const f = field(s)
    f.draw(s.k, sky)
    f.draw(s.k, paving)
    // The temple stands where the street ends, sixty metres away: its foot is on that line.
    s.layer((c) => f.draw(c, (k) => at(k, 58, P(0, 0, 58)[1], 1.12, toothTemple, true)), {
      lit: false,
      haze: 0.1,
    })
    f.draw(s.k, (k) => {
      rows(k)
      lanterns(k)
      put(k, -3.2, 17, cool(person('walk', CREAM, NAVY, 1)), { sun: false })
      put(
        k,
        -4.4,
        12.4,
        cool(person('stand', LEAF, NAVY, 1, { hat: ['cone', '#7c6ca4', '#5c5090'] })),
        { sun: false },
      )
      put(k, 4.6, 21, person('walkOther', CREAM, BLUE, 0, { cut: 'long' }), { flip: true })
      put(k, 3.2, 15, person('walk', RED, CREAM, 0, { dress: 'skirt', cut: 'bun' }))
      put(k, 4, 14.6, person('run', SAND, NAVY, 1, { shorts: true }), { high: 1.15 })
      const [tx, ty, tq] = P(2.9, 0, 5.4)
      k.save()
      k.translate(tx, ty)
      k.transform(tq, 0, -0.9 * tq, 0.1 * tq, 0, 0)
      path(k, SHADE, OUTLINE)
      k.restore()
      at(k, tx, ty, tq, (c) => lionTrishaw(c, [(VX - tx) / tq, (VY - ty) / tq]))
    })
    return finish(s, { vignette: 0.12 })
  },
}
