import { at, field, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  bank,
  breeze,
  cuts,
  farGalleon,
  G,
  gate,
  hills,
  lake,
  landing,
  SHORE,
  wood,
} from '../../things/lake-gate.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const RED = {
  lit: '#ff9460',
  front: '#f0502f',
  end: '#a42c44',
  under: '#74204c',
  black: '#2c2c4c',
  blackLit: '#6c6c90',
  blackEnd: '#1c1c3c',
  gold: '#ffd070',
}
const WET = {
  lit: '#d4744c',
  front: '#c44c38',
  end: '#843448',
  under: '#5c2c4c',
  black: '#2c4058',
  blackLit: '#4c6478',
  blackEnd: '#24344c',
  gold: '#c8a868',
}
const STONE = {
  top: '#f0e8cc',
  front: '#c4bca4',
  side: '#5c6c7c',
  edge: '#fbf4dc',
  cast: '#8c94a0',
}
const WET_STONE = { front: '#7c9c90', side: '#3c6470', edge: '#a8b8a4' }

/** A walker in indigo with a sash and a paper umbrella on her shoulder. */
const WALKER = {
  ...POSES.stand,
  skin: SKINS[0],
  hair: ['#34283c', '#241c34'],
  cut: 'bun',
  top: ['#5064a8', '#2c3470'],
  low: ['#485a9c', '#283068'],
  sash: '#ffd888',
  dress: 'sarong',
  shoe: '#5c3c3c',
  light: -1,
  armFar: [30, 112],
  before: (k, j, flat) => {
    const [x, y] = j.head
    stroke(k, flat ?? '#6c4438', 0.14, `M${x + 0.7} ${y + 2}L${x - 0.3} ${y - 1.6}`)
    path(
      k,
      flat ?? '#c07830',
      `M${x - 2.6} ${y - 0.3}C${x - 2} ${y - 2} ${x - 0.8} ${y - 2.4} ${x - 0.3} ${y - 2.4}C${x + 0.6} ${y - 2.3} ${x + 1.9} ${y - 1.7} ${x + 2.2} ${y - 0.1}C${x + 1} ${y - 0.6} ${x - 1.4} ${y - 0.8} ${x - 2.6} ${y - 0.3}Z`,
    )
    if (!flat)
      path(
        k,
        '#ffc860',
        `M${x - 2.6} ${y - 0.3}C${x - 2} ${y - 2} ${x - 0.8} ${y - 2.4} ${x - 0.3} ${y - 2.4}C${x + 0.1} ${y - 1.8} ${x + 0.3} ${y - 1.2} ${x + 0.3} ${y - 0.6}C${x - 0.8} ${y - 0.7} ${x - 1.8} ${y - 0.6} ${x - 2.6} ${y - 0.3}Z`,
      )
  },
}

export default {
  alt: 'Mattino sul lago Ashi: il torii rosso di Moto-Hakone si specchia davanti ai cedri, un galeone nella foschia',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.mist, sun: [0, 0.3], horizon: SHORE / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, SHORE)
      for (const [t, c] of [
        [0, '#5ca8b4'],
        [0.4, '#a4d0c4'],
        [0.8, '#f0e8c0'],
        [1, '#fcecc0'],
      ])
        g.addColorStop(t, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 60)
      const sun = k.createRadialGradient(-6, 30, 2, -6, 30, 90)
      sun.addColorStop(0, 'rgba(255,240,190,.9)')
      sun.addColorStop(1, 'rgba(255,240,190,0)')
      k.fillStyle = sun
      k.fillRect(-5, -5, 170, 60)
      const behind = (c) => {
        hills(c)
        at(c, 33, SHORE - 0.2, 0.95, (q) => farGalleon(q, ['#7ca4a0', '#fff6dc', '#d4d8c0']))
        wood(c)
        bank(c)
      }
      lake(k)
      // The lake shows all that stands behind it, quieter, fading towards us.
      k.save()
      k.beginPath()
      k.rect(-6, SHORE, 172, 50)
      k.clip()
      k.translate(0, SHORE * 2)
      k.scale(1, -1)
      k.globalAlpha = 0.62
      behind(k)
      k.restore()
      const veil = k.createLinearGradient(0, SHORE, 0, 90)
      veil.addColorStop(0, 'rgba(150,196,184,.2)')
      veil.addColorStop(0.5, 'rgba(72,148,152,.5)')
      veil.addColorStop(1, 'rgba(36,104,124,.9)')
      k.fillStyle = veil
      k.fillRect(-6, SHORE, 172, 50)
      landing(k, WET_STONE, -1)
      gate(k, WET, -1)
      cuts(k, 66, 122, (y) => (y < 74 ? 'rgba(132,190,180,.55)' : 'rgba(64,138,148,.8)'), 7)
      breeze(k, ['rgba(240,240,212,.26)', 'rgba(40,104,120,.26)'], 3)
      behind(k)
      landing(k, STONE)
      const [px, py, q] = G(0.6, 0.5, -0.9)
      stand(k, px, py, 1.66 * q, WALKER, { fall: [0.5, -0.24], shade: '#8c94a0' })
      gate(k, RED)
    })
    return finish(s, { vignette: 0.12, contrast: 0.2 })
  },
}
