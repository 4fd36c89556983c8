import { field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { ledge, masts, train, wire } from '../../things/flam-railway.js'
import { birches, floor, near, valley } from '../../things/flam-valley.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

export default {
  alt: 'La ferrovia di Flåm in ottobre: il treno verde esce dalla galleria e scende sulla cengia fra le betulle d’oro, in basso le fattorie della valle, di fronte una parete in ombra con la sua cascata; tre escursionisti sul sentiero',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.98, 0.1], horizon: 50 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      valley(k)
      floor(k)
      ledge(k)
      masts(k)
      train(k)
      wire(k)
      birches(k)
      near(k)
      // The old road of the navvies on the spur: two walk, one has stopped to look.
      path(
        k,
        '#d8bca0',
        'M101 65.500C104 68 112 72.800 119 78C125 83 127 90 127 98H137C137 89 133 83 126 77.500C118 72 108 68 101 65.500Z',
      )
      const walker = (pose, top, n, more) => ({
        ...POSES[pose],
        top,
        low: ['#4c5474', '#2c3454'],
        skin: SKINS[n],
        hair: ['#5c3c30', '#34242c'],
        shoe: '#2c2438',
        light: 1,
        ...more,
      })
      const fall = [-1, 0.15]
      const shade = 'rgba(60,44,72,.6)'
      stand(
        k,
        117,
        75.4,
        5.2,
        walker('walk', ['#e8503c', '#983048'], 0, { pack: ['#f0c04c', '#a87c3c'] }),
        { fall, shade },
      )
      stand(
        k,
        121.5,
        78,
        5.8,
        walker('walkOther', ['#3c98a8', '#245c74'], 1, { pack: ['#e8503c', '#983048'] }),
        { fall, shade },
      )
      stand(
        k,
        129.5,
        84.6,
        7.2,
        walker('wave', ['#f4bc44', '#b0783c'], 0, {
          pack: ['#4c5c8c', '#2c3c64'],
          hat: ['knit', '#fff0dc', '#e8503c'],
        }),
        { fall, shade, flip: true },
      )
    })
    return finish(s, { vignette: 0.16 })
  },
}
