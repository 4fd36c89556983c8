import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { lens } from '../../things/curves.js'
import { egret, hanging, koTapu, paddle, pair } from '../../things/ko-tapu.js'
import { caveMouth, fadingMirror } from '../../things/ko-tapu-cave.js'
import { mirrored } from '../../things/mae-wang-crossing.js'
import { POSES, SKINS } from '../../things/slender-folk.js'

const SEA = 54
const FOOT = 61
const BOAT = [104, 76.5]

const seated = { ...POSES.sit, near: [86, 6], far: [80, 4], lean: -3, bare: true, light: 1 }
const FIRST = {
  ...seated,
  lean: 8,
  armNear: [58, 16],
  armFar: [70, 58],
  skin: SKINS[0],
  hair: ['#6c4438', '#4c2c38'],
  cut: 'bun',
  top: ['#f0603c', '#b03c4c'],
  low: ['#40609c', '#2c4478'],
  after: (k, j) => paddle(k, j.armFar.hand, j.armNear.hand, 1.5, 1),
}
const SECOND = {
  ...seated,
  lean: 5,
  armNear: [70, 52],
  armFar: [54, 22],
  skin: SKINS[2],
  hair: ['#2c1c30', '#20142c'],
  hat: ['brim', '#fff0cc', '#c8a890'],
  top: ['#3c9cb0', '#2c6488'],
  low: ['#4c4c6c', '#34345a'],
  after: (k, j) => paddle(k, j.armNear.hand, j.armFar.hand, 1.5, 1),
}

/** The rock at its place: its own drawing has the foot at 60, 66.2. */
function rock(k, bare) {
  k.save()
  k.translate(64, FOOT)
  k.scale(0.84, 0.84)
  k.translate(-60, -66.2)
  koTapu(k, bare)
  k.restore()
}

const boat = (k) => at(k, ...BOAT, 1.1, (c) => pair(c, FIRST, SECOND))
const bird = (k) => at(k, BOAT[0] - 18, BOAT[1] - 2, 1.05, egret)

/** Open sky after the rain, and the islands that stand behind one another in it. */
function distance(k) {
  const air = k.createLinearGradient(0, 0, 0, SEA)
  for (const [a, c] of [
    [0, '#2c4c86'],
    [0.45, '#4c86a8'],
    [0.8, '#a4ccc0'],
    [1, '#ffe8bc'],
  ])
    air.addColorStop(a, c)
  k.fillStyle = air
  k.fillRect(-4, -4, 170, 70)
  // The last rampart of islands, long and low, then two that stand before it.
  path(
    k,
    '#a4c4bc',
    'M84 54L84.600 51.600L87 50.200L88.400 47.600L91 46.600L94 47.200L95 49.600L98 50.400L99 45.800L100.600 44L104 43.400L106 45L107 48.600L110 49.200L112 50.800L117 51.400L119 49.600L123 49L126 51L132 51.600L133 54Z',
  )
  path(
    k,
    '#5c8a9c',
    'M106 54L106.800 48L109 45L108.600 38.400L111 34.600L114.600 33.200L118.600 34L120 37L119.600 42L122.400 45.600L125.600 44.200L128.400 45.400L130 49L134 51L135 54Z',
  )
  path(
    k,
    '#b8ceb0',
    'M106 54L106.800 48L109 45L108.600 38.400L111 34.600L113.800 33.500L112.600 37L113.600 41.600L111.800 46L113 50.600L112 54ZM122.400 45.600L125.600 44.200L126.400 46.800L125 49.400L126 54H121.600L122.600 50Z',
  )
  path(
    k,
    '#6494a0',
    'M18 54L20.600 49L21 41.600L24.600 37L29.600 36.200L32 39L32.800 44L35.400 46.600L36 50L38.600 52L39 54Z',
  )
  path(
    k,
    '#c0d2b0',
    'M18 54L20.600 49L21 41.600L24.600 37L28 36.500L26.600 40L27.600 45.600L25.400 49L26.600 54Z',
  )
}

/** Where the water catches the sky across the mirror: few, longer towards us. */
function strips(k) {
  for (const [x, y, l, high, c] of [
    [59.5, 66.4, 5.5, 0.14, '#5cc0ae'],
    [69, 70.6, 6.5, 0.2, '#2f9f92'],
    [56.5, 75.2, 9, 0.28, '#268e86'],
    [66, 76.4, 5, 0.16, '#268e86'],
    [67, 82.6, 13, 0.4, '#1b7479'],
    [58, 86.8, 12, 0.5, '#156470'],
  ])
    lens(k, c, x, y, l, high)
}

export default {
  alt: 'Dalla bocca di una grotta marina, nella baia di Phang Nga: lo scoglio di calcare dal piede sottile nel sole, sull’acqua di giada; due viaggiatori in kayak escono dall’ombra con un airone bianco sulla prua',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.05, 0.2], horizon: SEA / 90 })
    const f = field(s)
    f.draw(s.k, distance)
    stillWater(s, {
      y: SEA / 90,
      sway: 0,
      veil: [
        [0, '#6cb0ac', 0.35],
        [0.2, '#5cccb0', 0.7],
        [0.6, '#259a90', 0.9],
        [1, '#0c4a60', 0.97],
      ],
    })
    f.draw(s.k, (k) => {
      // A bright line where the far islands stand in the sea.
      for (const [x, l] of points('29 11 108 25'))
        lens(k, 'rgba(250,244,212,.6)', x, SEA + 0.15, l, 0.14)
      fadingMirror(s, f, k, FOOT - 0.2, 29, (c) => rock(c, true))
      strips(k)
      rock(k)
      lens(k, '#f4fff0', 62, FOOT, 7.5, 0.28)
      lens(k, '#f4fff0', 69.5, FOOT - 0.3, 4.5, 0.22)
      lens(k, 'rgba(14,80,92,.55)', 65.5, FOOT + 0.7, 8, 0.26)
      for (const [x, y, l] of points('34 59 7 91 58 6 42 66 10 96 65.500 8 28 76 13 124 69 6', 3))
        lens(k, 'rgba(226,255,236,.6)', x, y, l, 0.1 + (y - 54) * 0.008)
      mirrored(
        s,
        f,
        k,
        BOAT[1] + 1.2,
        12,
        (c) => {
          boat(c)
          bird(c)
        },
        0.6,
      )
      caveMouth(k)
      hanging(k, 131, -6, 29, -4)
      hanging(k, 136.5, -8, 17, 2)
      boat(k)
      bird(k)
      lens(k, 'rgba(8,60,72,.6)', BOAT[0], BOAT[1] + 1.6, 18, 0.34)
      lens(k, 'rgba(236,255,240,.9)', BOAT[0] - 3, BOAT[1] + 1.1, 14, 0.15)
    })
    return finish(s, { vignette: 0.14, bloom: 0.12 })
  },
}
