import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { crowns } from '../../things/broad-crowns.js'
import { closed, lens } from '../../things/curves.js'
import { HIDE, mwElephant } from '../../things/mae-wang-elephant.js'
import { boulder, leap, nearTree, shadyWall, spray, sunnyWall } from '../../things/mae-wang-fall.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const SUNNY = ['#5c8c4c', '#86b054', '#c8d878']
const SHADY = ['#123c44', '#1e5650', '#2f7260']
const person = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  hair: ['#3c2834', '#281c2c'],
  bare: true,
  light: -1,
  top,
  low,
  ...more,
})

/** Wood over the lip, pale with the light behind it. */
function brow(k) {
  fill(k, '#fbf3cc', points('-2 -2 162 -2 162 70 -2 70'))
  for (const [x, y, w] of points(
    '66 20 1 72.500 16 .7 80 16 1.5 89.500 18 .8 97 16 1.3 108 16 .8',
    3,
  ))
    path(k, '#e0e2b0', `M${x - w * 0.5} -2H${x + w * 0.6}L${x + w} ${y}H${x - w}Z`)
  crowns(k, points('64 14 9 10 79 13 7 5 98 13 8 7 110 14 10 11', 4), ['#bcd094', '#d2dea4'], 3)
}

/** Bushes on the benches of the sunny wall, row by row. */
const LEDGES = [
  '106 33 6 5.500 160 38 9 8',
  '132.5 46 8 9',
  '110 53 5 5 140.5 63 9 13',
  '127 69 10 6 154 69 20 10 116 69.500 5 3.500',
]

/** Trees on the sunny brow and bushes on the benches; in the shade the same, dark. */
function greenery(k) {
  for (const [x, y0, y1, w] of points('122 9 -2 1 137 8 -2 1.4 150 8 -2 .8', 4))
    path(k, '#8c6c5c', `M${x - w} ${y0}L${x - w * 0.5} ${y1}H${x + w * 0.4}L${x + w} ${y0}Z`)
  crowns(
    k,
    points('113 5 9 10 150 0 20 12 131 7 14 13 163 9 14 12 118 11 8 6 146 10 9 6', 4),
    SUNNY,
    12,
  )
  crowns(k, points('50 4 13 11 28 -1 18 16 58 8 6 4.500', 4), SHADY, 5)
  crowns(k, points('63 14 9 7 73 13.5 5 3.5', 4), SHADY, 21)
  crowns(k, points('100 13 7 4.500', 4), SUNNY, 27)
}

/** The pool: what stands above it turned over, and the light of the fall broken on it. */
function pool(s) {
  stillWater(s, {
    press: 1,
    y: 68 / 90,
    sway: 0.8,
    veil: [
      [0, '#9cd4bc', 0.3],
      [0.35, '#3c9c98', 0.55],
      [1, '#0c4854', 0.86],
    ],
  })
}

/** An elephant with its feet in the water and its own mirror below. */
function wader(k, x, y, q, o, flip) {
  at(
    k,
    x,
    y,
    q,
    (c) => {
      c.save()
      c.translate(0, -14)
      c.scale(1, -1)
      c.globalAlpha = 0.4
      mwElephant(c, o)
      c.restore()
      c.save()
      c.beginPath()
      c.rect(-140, -140, 280, 133)
      c.clip()
      mwElephant(c, o)
      c.restore()
    },
    flip,
  )
}

export default {
  alt: 'La cascata di Mae Wang fra una parete al sole e una in ombra: un’elefantessa e il suo piccolo a mollo nella pozza, la proboscide alzata verso gli spruzzi, e tre viaggiatori con la guida che li guardano dalla riva di ghiaia',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.2, 0.05], horizon: 68 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      brow(k)
      leap(k, ['#fffdf0', '#d8f0e2', '#98ccc8', '#3c6c68'])
      sunnyWall(k, (i) => crowns(k, points(LEDGES[i], 4), SUNNY, 30 + i * 3))
      shadyWall(k)
      greenery(k)
      crowns(k, points('38 68 14 8 18 68 12 9 57 69 9 5', 4), SHADY, 51)
      spray(k, ['#b4dcd4', '#d8f0e4', '#fbfff4'])
    })
    pool(s)
    f.draw(s.k, (k) => {
      for (const [x, y, half] of points(
        '86 69 22 90 71 15 82 73.500 10 95 76 12 80 79 6 88 82.500 7',
        3,
      ))
        lens(k, 'rgba(240,255,246,.8)', x, y, half, 0.26)
      boulder(k, 66, 70, 4, 3, ['#3c7c78', '#1f5458', '#12394a'], -1)
      boulder(k, 59, 72.5, 6.5, 4.5, ['#3c7c78', '#1f5458', '#12394a'], -1)
      wader(k, 101, 79, 0.17, { pose: 'reach', tones: HIDE.sun }, true)
      wader(k, 84, 76, 0.09, { pose: 'up', tones: HIDE.sun, calf: true })
      for (const [x, y, half] of points('101 77.8 9 84.400 75.400 5', 3))
        lens(k, '#e4f6ec', x, y, half, 0.22)
      path(k, '#8c7c6c', closed(points('104 92 108 84 120 78 138 75 166 73 166 94'), 0.8))
      path(
        k,
        '#f0d8a4',
        closed(points('108 92 111.500 85 122 79.600 139 76.400 166 74.500 166 94'), 0.8),
      )
      for (const [x, y, q] of points(
        '113 88 1 120 84 .7 117 86.500 .5 152 77.500 .9 156 79 .6 148 79 .5 126 88 .6',
        3,
      ))
        boulder(k, x, y, q * 1.5, q, ['#fff0cc', '#c8ac88', '#948080'], -1, false)
      const put = (x, y, tall, o, flip) =>
        stand(k, x, y, tall, o, { flip, fall: [0.72, 0.2], shade: '#b89878' })
      put(
        129,
        83,
        10,
        person('point', 2, ['#4c64a4', '#34447c'], ['#3c4c84', '#2c3468'], {
          hat: ['brim', '#f0cc7c', '#b08850'],
        }),
        true,
      )
      put(
        138,
        84,
        10,
        person('stand', 0, ['#f0603c', '#b03c3c'], ['#f4e0c0', '#b8a490'], {
          cut: 'bun',
          shorts: true,
        }),
        true,
      )
      put(
        144,
        83.5,
        10.6,
        person('camera', 1, ['#fff4dc', '#c4b8a8'], ['#4c6c8c', '#34506c'], {
          hat: ['cap', '#e0584c', '#a03c3c'],
          shorts: true,
        }),
        true,
      )
      nearTree(k)
    })
    return finish(s, { vignette: 0.14, bloom: 0.12 })
  },
}
