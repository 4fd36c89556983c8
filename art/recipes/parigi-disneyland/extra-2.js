import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cat, metre, P, rail, rows, shine, street } from '../../things/paris-street.js'
import { sacreCoeur } from '../../things/sacre-coeur.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

/** The storm goes off behind the hill; its lower edge is soft and long. */
function sky(k) {
  const g = k.createLinearGradient(0, -2, 0, 54)
  for (const [t, c] of [
    [0, '#39457f'],
    [0.45, '#5f6ea8'],
    [0.8, '#a69ec0'],
    [1, '#dcb6b8'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points('-6 -6 166 -6 166 56 -6 56'))
  path(
    k,
    '#313a72',
    'M-6 -6H166V5C150 9 136 8 122 10.400C108 12.400 92 10 74 12.400C56 14.400 36 12.400 18 14C8 14.800 0 14 -6 14.600Z',
  )
}

/** The hill under the basilica: gardens in two tones, a few houses at its foot in the haze. */
function hill(k) {
  fill(k, '#d9b4bc', points('40 54 160 54 160 58 40 58'))
  path(k, '#8f9a9c', 'M60 56C72 50 82 43.600 92 41.800H112C122 43.600 132 50 146 56Z')
  path(k, '#b6b890', 'M60 56C72 50 82 43.600 92 41.800H101C96 46 90 51 86 56Z')
  // The long stair between its gardens: flights of steps, three landings, a wall on either side.
  fill(k, '#7c9478', points('94 46 98.4 43 98.4 57 92 57'))
  fill(k, '#a4ac80', points('103.6 43 108 46 110 57 103.6 57'))
  fill(k, '#f8e2c8', points('98.2 42.4 103.8 42.4 105.4 57 96.600 57'))
  for (let y = 43.2, n = 0; y < 56.5; y += 0.42 + (y - 43) * 0.022, n++) {
    const half = 2.8 + (y - 42.4) * 0.11
    const landing = n % 7 === 6
    fill(
      k,
      landing ? '#fff2dc' : '#d4b4b4',
      points(
        `${101 - half} ${y} ${101 + half} ${y} ${101 + half} ${y + (landing ? 0.5 : 0.17)} ${101 - half} ${y + (landing ? 0.5 : 0.17)}`,
      ),
    )
  }
  fill(k, '#b894a8', points('98.2 42.4 98.700 42.4 97.200 57 96.400 57'))
  fill(k, '#fff2dc', points('103.3 42.4 103.8 42.4 105.600 57 104.800 57'))
}

/** Somebody who crosses under a red umbrella, seen from above. */
function passer(k) {
  const Z = 54
  const [x, y] = P(1.6, 0, Z)
  const q = metre(Z)
  stand(
    k,
    x,
    y,
    1.72 * q,
    {
      ...POSES.walk,
      view: 'back',
      skin: SKINS[0],
      hair: ['#5c3c40', '#3a2838'],
      top: ['#3c5c9c', '#2c3c74'],
      low: ['#3a3468', '#2a2654'],
      dress: 'coat',
      light: 1,
    },
    { fall: [0.5, -0.5], shade: '#77709e' },
  )
  k.save()
  k.translate(x + 0.1 * q, y - 1.5 * q)
  k.scale(q, q)
  stroke(k, '#2a2654', 0.06, 'M0 0.500V-0.500')
  path(
    k,
    '#b82f4c',
    'M-0.900 -0.200C-0.800 -0.800 -0.400 -1.050 0 -1.080C0.400 -1.050 0.800 -0.800 0.900 -0.200Q0.600 -0.360 0.320 -0.160Q0 -0.360 -0.320 -0.160Q-0.600 -0.360 -0.900 -0.200Z',
  )
  path(
    k,
    '#f0504c',
    'M0 -1.080C0.400 -1.050 0.800 -0.800 0.900 -0.200Q0.600 -0.360 0.320 -0.160C0.360 -0.500 0.240 -0.900 0 -1.080ZM0 -1.080C-0.300 -0.900 -0.360 -0.500 -0.320 -0.160Q0 -0.360 0.320 -0.160C0.360 -0.500 0.240 -0.900 0 -1.080Z',
  )
  k.restore()
}

export default {
  alt: 'Una via di Parigi a fine temporale, nel sole basso della sera: fra le due file di facciate con i tetti di zinco, in fondo, le cupole bianche di Montmartre contro il cielo scuro; sulla ringhiera del balcone un gatto nero, giù in strada un ombrello rosso',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [-0.1, 0.4], horizon: 53 / 90 })
    field(s).draw(s.k, (k) => {
      sky(k)
      hill(k)
      at(k, 101, 42, 0.42, sacreCoeur)
      street(k)
      shine(k)
      rows(k)
      passer(k)
      rail(k)
      at(k, 52, 77.4, 1.1, cat)
    })
    return finish(s, { bloom: 0.1, threshold: 0.88, vignette: 0.14 })
  },
}
