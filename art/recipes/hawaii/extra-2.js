import { field } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stars } from '../../nature/sky.js'
import { crater, ohia, plume, rimNear, shield } from '../../things/halemaumau.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const HAIR = ['#5c3448', '#1c142c']
const GLOW = (c) => [c, '#1c1840']

export default {
  alt: 'Il cratere del Kilauea dopo il tramonto, dal bordo della caldera: il lago di lava illumina le pareti e la colonna di vapore, dietro c’è la lunga sagoma della montagna; il geologo indica la fontana di fuoco, un’ohia fiorita è sul ciglio',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.28, 0.58], horizon: 0.34 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 31)
      for (const [a, c] of [
        [0, '#10184c'],
        [0.45, '#2c4484'],
        [0.75, '#8c7498'],
        [0.92, '#f0a07c'],
        [1, '#ffc084'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
    })
    stars(s, { count: 150, seed: 5, below: 0.2 })
    f.draw(s.k, (k) => {
      shield(k)
      crater(k)
      plume(k)
    })
    s.glow(46 / 160, 52 / 90, 46, '#ff8c4c', 0.42)
    f.draw(s.k, (k) => {
      rimNear(k)
      const fall = [-0.3, 0.24]
      const put = (x, y, high, o, flip) =>
        stand(
          k,
          x,
          y,
          high,
          { light: 1, hair: HAIR, low: ['#4c3454', '#16143a'], shoe: '#100e2c', ...o },
          { flip, fall, shade: '#080820' },
        )
      put(15, 71.4, 9.8, {
        ...POSES.point,
        skin: SKINS[2],
        top: GLOW('#e89850'),
        hat: ['brim', '#d8a070', '#4c3450'],
      })
      put(22.5, 72.2, 9.2, {
        ...POSES.stand,
        view: 'back',
        skin: SKINS[0],
        top: GLOW('#c8545c'),
        cut: 'long',
        armFar: [10, 8],
        armNear: [10, 6],
      })
      put(27.5, 72.8, 9.8, {
        ...POSES.stand,
        view: 'back',
        skin: SKINS[1],
        top: GLOW('#5c9098'),
        hat: ['knit', '#c87858', '#f0b484'],
        armFar: [12, 8],
        armNear: [30, 70],
      })
      put(36, 74.4, 9.6, {
        ...POSES.camera,
        skin: SKINS[0],
        top: GLOW('#d8b068'),
        pack: ['#8c4c5c', '#2c1c40'],
      })
      ohia(k)
    })
    return finish(s, { bloom: 0.3, threshold: 0.7, vignette: 0.2 })
  },
}
