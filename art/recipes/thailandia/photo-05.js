import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { bays, climber, coconut, counter, hut, seller, sleeper } from '../../things/two-bays.js'

export default {
  alt: 'Nel chiosco sul belvedere di un’isola delle Andamane una venditrice porge un cocco a un viaggiatore accaldato; dietro, il villaggio sulla lingua di sabbia fra due baie turchesi, e sul bancone dorme un gatto',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...moods.day, disc: 0 }, sun: [0.05, 0.1], horizon: 0.28 })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      bays(k)
      // Big leaves of the slope just outside.
      for (const [x, y, q, a, c] of points(
        '20 80 26 -2.3 0 26 82 24 -1.7 1 14 82 22 -2.7 1 140 82 26 -0.9 0 134 82 22 -1.400 1 146 80 22 -0.500 1 60 82 14 -1.900 0 66 82 12 -1.300 1 100 82 14 -1.200 0 93 82 12 -1.800 1 80 83 11 -1.570 0',
        5,
      )) {
        k.save()
        k.translate(x, y)
        k.rotate(a)
        k.scale(q / 10, q / 10)
        path(k, c ? '#1c5c5c' : '#24486c', 'M0 0C2 -3.400 6 -3.200 10 0C6 3 2 2.600 0 0Z')
        path(k, c ? '#2c7c68' : '#306080', 'M0 0C2 -3.400 6 -3.200 10 0C6 -0.600 3 -0.400 0 0Z')
        k.restore()
      }
      at(k, 34, 76, 1, seller)
      at(k, 116.5, 76, 1, climber, true)
      counter(k)
      hut(k)
      for (const [x, y] of points('18 71 27.500 71.200 22.500 63.500 -1 71 4 64'))
        at(k, x, y, 1, (c) => coconut(c, false))
      at(k, 138, 76, 0.9, sleeper)
    })
    return finish(s, { vignette: 0.18 })
  },
}
