import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { fir, valley, walls } from '../../things/peyto.js'
import { goat, nearRim } from '../../things/peyto-rim.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

/** Shade and sunny side of each wall, the beds in the nearest. */
const PEAKS = {
  far: ['#a8b4d0', '#e4d4cc'],
  mid: ['#7484b0', '#e0bca4'],
  near: ['#566a9c', '#d8a488', '#c48c7c'],
  ice: '#b4cce4',
  snow: '#fff4e4',
}

export default {
  alt: 'Il lago Peyto dall’alto al mattino: acqua turchese fra boschi scuri e la ghiaia chiara del delta, in fondo un ghiacciaio; tre viaggiatori sull’orlo della roccia e una capra bianca delle nevi',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [1.1, 0.1], horizon: 0.31 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const sky = k.createLinearGradient(0, 0, 5, 34)
      for (const [a, c] of [
        [0, '#4494c4'],
        [0.5, '#9cccd8'],
        [1, '#fcecd0'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-6, -6, 174, 110)
      walls(k, PEAKS)
      valley(
        k,
        {
          haze: ['#6c9c9c', '#8cb4a4'],
          left: ['#2c6c68', '#64987c'],
          right: ['#34707c', '#6ca494'],
          rib: ['#286070', '#5c9488'],
          spur: ['#1f5064', '#4c8478'],
          near: ['#163c50', '#3c7868'],
          gravel: '#dccaa8',
          stream: '#a4dcd4',
        },
        ['#20b8c8', '#50d0d0', '#a4e4d8', '#14809c', '#b89c78'],
        PEAKS,
      )
      for (const [x, y, q] of points('149 95 36 158 95 52 164 96 34 141 95 17', 3))
        fir(k, x, y, q, '#10283c', '#2c5c5c')
      nearRim(k, ['#e8c8a4', '#7c6c88', '#14304a', '#544c74'])
      const wear = (pose, top, n, more) => ({
        ...POSES[pose],
        top,
        low: ['#4c5c84', '#343c60'],
        skin: SKINS[n],
        hair: ['#5c3830', '#3c2430'],
        light: 1,
        ...more,
      })
      // Shadows fall to the left, away from the morning sun.
      for (const [x, y, l] of points('17 80.6 13 49.5 81.2 13 58.4 81.4 6', 3))
        fill(k, '#a8889c', [
          [x + 0.9, y - 0.3],
          [x - 0.6, y + 0.35],
          [x - l, y + 1.7],
          [x - l * 1.05, y + 1.1],
          [x - l * 0.6, y + 0.4],
        ])
      stand(
        k,
        17,
        80.6,
        10.4,
        wear('walk', ['#f0b43c', '#b4703c'], 2, { pack: ['#3c6c8c', '#284868'] }),
      )
      stand(k, 49.5, 81.2, 10.2, wear('point', ['#e85c44', '#9c3c54'], 0, {}))
      at(k, 59, 82.2, 1, (c) =>
        stand(c, 0, 0, 10, wear('sit', ['#f4ece0', '#a49cb8'], 1, { low: ['#a4acd0', '#6c78a4'] })),
      )
      fill(k, '#8c7490', points('133 87.4 128 88.6 121 89.6 122 88.8 129 87'))
      at(k, 134, 87.4, 0.95, (c) => goat(c, ['#fff8ec', '#b4b4d0', '#2c2c48']))
    })
    return finish(s, { vignette: 0.1, bloom: 0.1 })
  },
}
