import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { birds } from '../../nature/sky.js'
import { headland, organ } from '../../things/black-beach.js'
import { sea, shore, sky, trolls, waveLights } from '../../things/black-shore.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { rainy } from './kit.js'

const guest = (pose, top, n, more) => ({
  ...POSES[pose],
  top,
  low: ['#9494b0', '#5c5c80'],
  skin: SKINS[n],
  hair: ['#6c4430', '#3c2830'],
  shoe: '#74708c',
  light: 1,
  ...more,
})

export default {
  alt: 'Reynisfjara dopo il temporale: la scalinata di colonne di basalto e la grotta a sinistra, la risacca bianca sulla sabbia nera, i faraglioni nella luce d’oro; piccoli viaggiatori restano lontani dalle onde, il semaforo è giallo',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...rainy, disc: 0 }, sun: [0.98, 0.3], horizon: 46 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      sky(k)
      sea(k)
      k.save()
      k.translate(9, 0.5)
      trolls(k)
      k.restore()
      shore(k)
      headland(k)
    })
    birds(s, { x: 0.52, y: 0.36, spread: 0.14, count: 7, size: 0.6, colour: '#283850' })
    f.draw(s.k, (k) => {
      path(k, 'rgba(16,16,36,.6)', 'M-6 92L10 84L40 70L62 62L66 63.500C54 69 40 77 22 86L4 96H-6Z')
      organ(k)
      const fall = [-1.6, 0.1]
      const put = (x, y, o, flip) =>
        stand(k, x, y, (y - 42) * 0.205, o, { flip, fall, shade: '#14142a' })
      const gold = ['#f8c040', '#b07c38']
      const red = ['#e85444', '#98344c']
      const teal = ['#48b0a8', '#2c6c7c']
      const blue = ['#5c84d0', '#34508c']
      put(70.5, 64.2, guest('stand', blue, 1))
      put(72.6, 64.4, guest('point', red, 0))
      put(84, 68.8, guest('camera', gold, 0, { hat: ['knit', '#48b0a8', '#fff0dc'] }))
      put(66, 72.6, guest('walk', teal, 2, { pack: ['#e85444', '#98344c'] }))
      put(
        61.5,
        73.4,
        guest('walkOther', red, 0, { cut: 'long', hat: ['knit', '#fff0dc', '#e85444'] }),
      )
      put(74.5, 80.2, guest('wave', blue, 1, { pack: gold, hat: ['knit', '#f8c040', '#fff0dc'] }))
      for (let i = 0; i < 12; i++) {
        const [x, y] = [60 - i * 2.6, 74.6 + i * 1.15 + (i % 2) * 0.7]
        if (x > 42) path(k, '#14142a', `M${x} ${y}q0.600 -0.300 1.100 0q-0.500 0.400 -1.100 0Z`)
      }
      path(k, '#14142a', 'M98 89.300C92 88.700 82 89 70 90.600C82 91 92 90.400 98 89.900Z')
      at(k, 98, 89.6, 0.52, waveLights)
    })
    return finish(s, { vignette: 0.14 })
  },
}
