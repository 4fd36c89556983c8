import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stars } from '../../nature/sky.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import {
  FOOT,
  growth,
  heaven,
  lines,
  meru,
  ocean,
  palm,
  rock,
  SEA,
  shore,
} from '../../things/tanah-lot.js'

/** The rock with its temple and its palms. */
function island(k) {
  for (const [x, y, high, lean, seed] of points('66 44 14 -.16 3 93 42 15 .02 6 115 46 9 .22 8', 5))
    palm(k, x, y, high, lean, seed)
  meru(k, 82, 40.2, 5, 5.4, 3)
  meru(k, 104, 39, 3, 4.2, 2.5)

  rock(k)
  growth(k)
}

/** The white that the sea leaves hanging in the air where it breaks. */
function mist(k) {
  for (const [a, list] of [
    [0.5, points('64 64 13 1.800 92 64.600 18 2 122 63.800 14 1.600', 4)],
    [0.75, points('58 63.800 6 1.300 74 64.400 8 1.200 102 64.200 9 1.400 128 63.600 7 1.100', 4)],
  ])
    for (const [x, y, rx, ry] of list) {
      k.fillStyle = `rgba(240,214,204,${a})`
      k.beginPath()
      k.ellipse(x, y, rx, ry, 0, 0, 7)
      k.fill()
    }
}

/** A small tray of palm leaf with flowers, a flame in it: 4 wide. */
function offering(k) {
  path(k, '#7c8c5c', 'M-2 -0.900L2 -0.900L1.500 0H-1.500Z')
  path(k, '#f8c45c', 'M-1.800 -0.900Q-1.300 -1.700 -0.800 -0.900Z')
  path(k, '#f07c94', 'M0.400 -0.900Q1 -1.900 1.600 -0.900Z')
  path(
    k,
    '#fff2c0',
    'M-0.500 -1.200C-0.900 -2.200 -0.200 -2.800 0 -3.600C0.500 -2.800 0.700 -2 0.300 -1.200Z',
  )
}

const person = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: [SKINS[n][0], SKINS[n][1]],
  hair: ['#2c1c3c', '#1c1430'],
  shoe: SKINS[n][1],
  light: 1,
  dress: 'sarong',
  top,
  low,
  ...more,
})

export default {
  alt: 'Tanah Lot dopo il tramonto: l’alta marea ha isolato lo scoglio con il tempio, le lanterne sono accese sotto una luna sottile; sulla sabbia nera una madre e la figlia posano un’offerta con una fiammella',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.25, 0.55], horizon: SEA / 90 })
    const f = field(s)
    f.draw(s.k, heaven)
    stars(s, { count: 46, below: 0.26 })
    f.draw(s.k, (k) => {
      ocean(k)
      // The rock again in the water, turned over.
      k.save()
      k.beginPath()
      k.rect(-5, FOOT, 170, 30)
      k.clip()
      k.globalAlpha = 0.6
      k.translate(0, FOOT * 2)
      k.scale(1, -1)
      island(k)
      k.restore()
      island(k)
    })
    // The surf of the high tide, a mist round the foot of the rock.
    s.layer((k) => f.draw(k, mist), { lit: false, blur: (9 * s.w) / 1600 })
    f.draw(s.k, (k) => {
      lines(
        k,
        'rgba(244,220,204,.9)',
        points('62 63.800 9 .35 84 64.400 12 .4 108 63.900 11 .35 130 64.200 10 .3', 4),
      )
      lines(
        k,
        'rgba(214,204,214,.75)',
        points('40 67.600 20 .45 92 68.600 30 .55 146 67.800 16 .4', 4),
      )
      shore(k)
      for (const [x, y, tall, o, flip] of [
        [
          27,
          86,
          10.4,
          person('squat', 2, ['#fff0d8', '#8c7c9c'], ['#f0b04c', '#8c5854'], {
            cut: 'bun',
            sash: '#e8584c',
          }),
        ],
        [
          38,
          86.4,
          7.6,
          person('stand', 1, ['#f48c8c', '#8c4c74'], ['#6cb0a0', '#34607c'], {
            cut: 'bun',
            armNear: [34, 60],
            armFar: [40, 66],
            nod: 14,
          }),
          true,
        ],
      ])
        stand(k, x, y, tall, o, {
          flip,
          fall: [flip ? 0.8 : -0.8, 0.1],
          shade: 'rgba(16,12,44,.6)',
        })
      at(k, 33.2, 86.8, 0.62, offering)
    })
    s.glow(33.2 / 160, 85 / 90, 10, '#ffb060', 0.6)
    s.glow(82 / 160, 40 / 90, 12, '#ffb060', 0.3)
    return finish(s, { bloom: 0.26, threshold: 0.74, vignette: 0.16 })
  },
}
