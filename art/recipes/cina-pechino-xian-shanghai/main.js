import { field, fill, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { onWalk } from '../../things/wall-course.js'
import { seenAt, wallRidge } from '../../things/wall-ridge.js'

const morning = {
  ...moods.golden,
  disc: 0,
  finish: { bloom: 0.1, threshold: 0.9, vignette: 0.14, cool: '#181850' },
}

/** A red paper parasol over the shoulder. */
const parasol = (k, { head: [x, y] }, flat) => {
  if (flat) return
  path(k, '#6c3048', `M${x + 0.62} ${y + 2}H${x + 0.76}L${x + 0.3} ${y - 1.6}H${x + 0.16}Z`)
  path(
    k,
    '#e83c38',
    `M${x - 2.6} ${y - 0.5}C${x - 2.2} ${y - 1.8} ${x - 1} ${y - 2.4} ${x} ${y - 2.5}C${x + 1.2} ${y - 2.4} ${x + 2.4} ${y - 1.8} ${x + 2.7} ${y - 0.5}Q${x} ${y - 1.2} ${x - 2.6} ${y - 0.5}Z`,
  )
  path(
    k,
    '#a8243c',
    `M${x + 0.2} ${y - 2.5}C${x + 1.3} ${y - 2.4} ${x + 2.4} ${y - 1.8} ${x + 2.7} ${y - 0.5}Q${x + 1.6} ${y - 0.9} ${x + 0.8} ${y - 0.95}Z`,
  )
}

/** Who walks on the wall: metres along it, aside, pose, height, looks. */
const WALKERS = [
  [
    150,
    0.4,
    'walk',
    1.8,
    {
      view: 'back',
      skin: SKINS[1],
      top: ['#4c70b0', '#34407c'],
      low: ['#4c4468', '#342c54'],
      hair: ['#2c2040', '#1c1434'],
    },
  ],
  [
    147,
    -0.6,
    'stand',
    1.7,
    {
      view: 'back',
      skin: SKINS[0],
      top: ['#f8f0e0', '#b8a4b4'],
      low: ['#a85868', '#6c3454'],
      hair: ['#2c2040', '#1c1434'],
    },
  ],
  [
    83,
    0.9,
    'walk',
    3.5,
    {
      view: 'back',
      skin: SKINS[0],
      top: ['#fff4e4', '#b8a4b4'],
      low: ['#3c5c8c', '#2c3c6c'],
      hair: ['#4c2c34', '#301c2c'],
      dress: 'skirt',
      after: parasol,
    },
  ],
  [
    80.5,
    -0.5,
    'point',
    3.5,
    {
      view: 'back',
      skin: SKINS[1],
      top: ['#2c8c8c', '#1c5c70'],
      low: ['#54486c', '#383054'],
      hair: ['#2c2040', '#1c1434'],
      pack: ['#f0b040', '#a87048'],
    },
  ],
]

/** The Yan mountains behind, paler the farther, and the mist that lies between them. */
function ranges(k) {
  for (const [colour, base, high, seed, step] of [
    ['#d4cfdc', 45, 8, 3, 0.045],
    ['#b4b8d0', 44, 8, 9, 0.06],
    ['#989fc0', 49, 7, 14, 0.075],
  ]) {
    const list = []
    for (let x = -60; x <= 220; x += 1)
      list.push([
        x,
        base - high * (0.6 + noise(x * step, seed)) - Math.abs(noise(x * step * 3, seed + 4)) * 2.4,
      ])
    const g = k.createLinearGradient(0, base - 8, 0, base + 16)
    g.addColorStop(0, colour)
    g.addColorStop(1, '#fce8cc')
    fill(k, g, [...list, [220, 130], [-60, 130]])
  }
}

export default {
  alt: "La Grande Muraglia sale di cresta in cresta con le torri di guardia, fra boschi d'autunno nella luce del mattino; una donna vi cammina con un ombrello rosso",
  heart: 28,
  focus: 0.64,
  paint(w, h) {
    const s = new Scene(w, h, { mood: morning, sun: [-0.1, 0.3], horizon: h > w ? 0.5 : 0.5 })
    const sky = s.k.createLinearGradient(0, 0, 0, s.horizon)
    for (const [a, c] of [
      [0, '#3c88cc'],
      [0.55, '#88c0e4'],
      [0.85, '#dce8e4'],
      [1, '#fcead0'],
    ])
      sky.addColorStop(a, c)
    s.k.fillStyle = sky
    s.k.fillRect(0, 0, w, h)
    const f = field(s, { centre: 80, zoom: 0.8, foot: 1 })
    f.draw(s.k, ranges)
    const view = { eye: [13, 122, -4], yaw: s.pick(0.03, 0.025), focal: s.pick(0.8, 1.18) }
    wallRidge(s, view)
    for (const [run, aside, pose, high, o] of WALKERS) {
      const [x, y, q] = seenAt(s, view, onWalk(run, aside))
      stand(
        s.k,
        x,
        y,
        high * q,
        { ...POSES[pose], ...o, light: -1 },
        { fall: [0.9, -0.22], shade: '#b48c88' },
      )
    }
    return finish(s)
  },
}
