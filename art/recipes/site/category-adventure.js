import { at, field, fill, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { eagle, tongue, valley } from '../../things/troll-tongue.js'

const guest = (pose, n, top, low, more) => ({
  ...POSES[pose],
  top,
  low,
  skin: SKINS[n],
  hair: ['#5c3c34', '#34242c'],
  shoe: '#241c38',
  light: -1,
  ...more,
})
const FALL = { fall: [0.9, 0.22], shade: 'rgba(104,56,92,.6)' }

export default {
  alt: 'Una lingua di roccia sporge nel vuoto sopra un lago lungo fra le montagne, nella luce bassa del mattino: un’amica è seduta in punta, altri tre le vengono dietro; molto più in basso plana un’aquila',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0, 0.3], horizon: 33 / 90 })
    field(s).draw(s.k, (k) => {
      const sky = k.createLinearGradient(60, 0, 52, 34)
      for (const [t, c] of [
        [0, '#2f8cb0'],
        [0.45, '#84c0c4'],
        [0.8, '#f4e0b8'],
        [1, '#ffd0a0'],
      ])
        sky.addColorStop(t, c)
      fill(k, sky, points('-4 -4 164 -4 164 40 -4 40'))
      valley(k)
      k.save()
      k.translate(112, 68)
      k.scale(1, 0.8)
      k.rotate(0.5)
      at(k, 0, 0, 0.5, eagle)
      k.restore()
      tongue(k)
      for (const [x, y, tall, o] of [
        [
          107,
          45.6,
          10,
          guest('sit', 0, ['#e8583c', '#9c3448'], ['#4c4c70', '#2c2c50'], { cut: 'long' }),
        ],
        [
          91,
          47.6,
          10.8,
          guest('walk', 1, ['#f8c04c', '#b87c40'], ['#3c5078', '#2c3458'], {
            pack: ['#3ca4a0', '#24647c'],
          }),
        ],
        [
          62,
          49.6,
          10.9,
          guest('camera', 2, ['#f4ece0', '#a898b8'], ['#8c5c54', '#5c3c50'], {
            hat: ['brim', '#f0d8a8', '#b8946c'],
          }),
        ],
        [
          50,
          50.2,
          10.8,
          guest('hips', 3, ['#3ca4a0', '#24647c'], ['#3c3c64', '#2c2850'], {
            pack: ['#e8583c', '#9c3448'],
            hat: ['knit', '#fff0dc', '#e8583c'],
          }),
        ],
      ])
        stand(k, x, y, tall, o, FALL)
    })
    return finish(s, { vignette: 0.12 })
  },
}
