import { at, field, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { stars } from '../../nature/sky.js'
import {
  bend,
  deck,
  helix,
  hotel,
  LEVEL,
  metre,
  P,
  rail,
  tubeShade,
} from '../../things/helix-walk.js'
import { city, lotus } from '../../things/lotus-museum.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { bayNight } from './kit.js'

const who = (pose, n, top, shade, more) => ({
  ...POSES[pose],
  view: 'back',
  skin: SKINS[n],
  top: [top, shade],
  low: ['#34407c', '#20285c'],
  hair: ['#241c40', '#181434'],
  light: 1,
  ...more,
})

function evening(k) {
  const sky = k.createLinearGradient(60, 0, 92, 66)
  for (const [a, c] of [
    [0, '#10206a'],
    [0.34, '#2c509c'],
    [0.62, '#8c8cc4'],
    [0.82, '#eca4ac'],
    [1, '#ffca90'],
  ])
    sky.addColorStop(a, c)
  k.fillStyle = sky
  k.fillRect(-5, -5, 170, 100)
}

/** The far side of the bay and the hotel, upright or in the water. */
function shore(k) {
  city(k)
  hotel(k)
  lotus(k)
}

export default {
  alt: 'Marina Bay a Singapore nell’ora blu, camminando sul ponte a doppia elica: i tubi d’acciaio si avvolgono intorno alla passerella verso le tre torri con il tetto a nave, oltre la baia i grattacieli nell’ultima luce; una bambina indica il palloncino rosso rimasto impigliato in alto',
  paint(w, h) {
    const s = new Scene(w, h, { mood: bayNight, sun: [0.92, 0.6], horizon: LEVEL / 90 })
    const f = field(s)
    f.draw(s.k, evening)
    stars(s, { count: 50, below: 0.3, seed: 6 })
    f.draw(s.k, (k) => {
      shore(k)
      const y = LEVEL + 1.6
      k.save()
      k.beginPath()
      k.rect(-5, y, 170, 30)
      k.clip()
      path(k, '#ecae9c', `M-5 ${y}H165V95H-5Z`)
      k.translate(0, y * 2)
      k.scale(1, -1)
      shore(k)
      k.restore()
      const veil = k.createLinearGradient(0, y, 0, 88)
      veil.addColorStop(0, 'rgba(80,88,160,.45)')
      veil.addColorStop(0.4, 'rgba(40,56,132,.75)')
      veil.addColorStop(1, 'rgba(20,30,92,.95)')
      k.fillStyle = veil
      k.fillRect(-5, y, 170, 30)
      helix(k)
      deck(k)
      tubeShade(k)
      rail(k, -1)
      rail(k, 1)
      const put = (x, z, tall, o, flip) =>
        stand(k, ...P(bend(z) + x, -1.6, z), tall * metre(z), o, {
          flip,
          fall: [-0.8, 0.16],
          shade: '#35285f',
        })
      put(2, 46, 1.7, who('walk', 1, '#f4b890', '#94587c'))
      put(
        -1.3,
        34,
        1.7,
        who('walkOther', 2, '#f0e0d8', '#9484b0', {
          cut: 'long',
          dress: 'skirt',
          low: ['#f08c94', '#94507c'],
        }),
      )
      put(-0.6, 33, 1.8, who('walk', 0, '#6c9cd0', '#3c5490'))
      put(
        1.7,
        13.4,
        1.16,
        who('point', 1, '#ffd878', '#b47464', {
          cut: 'bun',
          armFar: [140, 10],
          dress: 'skirt',
          low: ['#f4f0e0', '#a898c0'],
        }),
      )
      put(0.6, 14, 1.68, who('stand', 1, '#4cb8b0', '#2c5c84', { cut: 'short' }))
      // The balloon that got away, held by the tubes.
      const [bx, by] = [118.5, 34.9]
      stroke(
        k,
        '#f4dce0',
        0.14,
        `M${bx} ${by + 2.6}C${bx - 1.4} ${by + 6} ${bx + 1} ${by + 8} ${bx - 0.6} ${by + 12}`,
      )
      at(k, bx, by, 1, (c) => {
        path(
          c,
          '#c83050',
          'M0 3L-0.700 3.600H0.700ZM-2.400 0C-2.400 -3.600 2.400 -3.600 2.400 0C2.400 1.800 0.800 3 0 3.100C-0.800 3 -2.400 1.800 -2.400 0Z',
        )
        path(
          c,
          '#f4586c',
          'M0.200 2.900C1 2.600 2.400 1.600 2.400 0C2.400 -1.900 1.200 -2.800 -0.200 -2.700C1.400 -1.400 1.400 1 0.200 2.900Z',
        )
      })
    })
    return finish(s, { bloom: 0.24, threshold: 0.74, vignette: 0.16 })
  },
}
