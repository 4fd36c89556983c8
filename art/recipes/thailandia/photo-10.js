import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { stars } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { lens } from '../../things/curves.js'
import { jetty, lantern, lanternRiver, lanternSky, SHORE } from '../../things/lantern-river.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { hall } from '../../things/yi-peng.js'
import { krathong } from '../../things/yi-peng-lights.js'
import { warmNight } from './kit.js'

const ROBE = ['#ff9c34', '#b04c28']
const someone = (pose, skin, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[skin],
  top,
  low,
  hair: ['#2c1c2c', '#1a1424'],
  light: 1,
  ...more,
})

export default {
  alt: 'La notte di Yi Peng a Chiang Mai: dal pontile di un tempio di teak un monaco e una viaggiatrice lasciano andare una lanterna, che raggiunge il fiume di luci già in volo oltre la collina, doppio nell’acqua dello stagno',
  paint(w, h) {
    const s = new Scene(w, h, { mood: warmNight, sun: [0.5, 0.5], horizon: SHORE / 90 })
    const f = field(s)
    f.draw(s.k, lanternSky)
    stars(s, { count: 60, seed: 6, below: 0.3 })
    f.draw(s.k, (k) => {
      at(k, 40, 58.8, 0.86, hall)
      path(k, '#0f3346', `M-6 58.400C30 57.800 90 58.200 168 57.800V${SHORE + 0.3}H-6Z`)
      lanternRiver(k)
    })
    stillWater(s, {
      y: SHORE / 90,
      press: 1,
      sway: 0.5,
      veil: [
        [0, '#145060', 0.16],
        [0.5, '#0a3850', 0.4],
        [1, '#04203c', 0.78],
      ],
    })
    f.draw(s.k, (k) => {
      for (const [x, y, l] of points(
        '88 66 9 100 69 12 76 72.500 8 94 76 10 60 80 9 70 85.500 11',
        3,
      ))
        lens(k, 'rgba(255,206,130,.4)', x, y, l, 0.12 + (y - 64) * 0.008)
      for (const [x, y, q] of points('66 66 0.600 83 69.500 0.850 48 73 1.050 78 79.500 1.400', 3))
        at(k, x, y, q, krathong)
      jetty(k)
      const fall = (x) => ({ fall: [(x - 131) * 0.16, 0.3], shade: '#3c2430' })
      lantern(k, 131, 68.5, 3.5, 0.04, 0)
      stand(
        k,
        125.6,
        84,
        12.6,
        someone('stand', 2, ROBE, ROBE, {
          sleeve: SKINS[2],
          cut: 'none',
          hair: SKINS[2],
          dress: 'sarong',
          shoe: SKINS[2],
          armNear: [118, 20],
          armFar: [132, 12],
          nod: -14,
        }),
        fall(126),
      )
      stand(
        k,
        136.6,
        84.2,
        12,
        someone('stand', 0, ['#fff0dc', '#b8848c'], ['#2c9c98', '#1c5468'], {
          cut: 'long',
          dress: 'skirt',
          armNear: [118, 20],
          armFar: [132, 12],
          nod: -14,
        }),
        { flip: true, ...fall(136) },
      )
      stand(
        k,
        145,
        83,
        7.8,
        someone('point', 0, ['#ffc454', '#b0703c'], ['#3c5488', '#243464'], {
          armFar: [136, 10],
          nod: -12,
        }),
        { flip: true, ...fall(145) },
      )
    })
    return finish(s, { bloom: 0.3, threshold: 0.74, vignette: 0.18 })
  },
}
