import { at, field, fill, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { FORMS, practise } from '../../things/morning-exercise.js'
import {
  BANK,
  bank,
  barge,
  farRow,
  globes,
  nearRow,
  opener,
  pagodaTower,
  pearl,
  SUN,
  twisted,
} from '../../things/pudong-dawn.js'

/** A clear sky at sunrise: no cloud, one disc. */
function sky(k) {
  const g = k.createLinearGradient(0, 0, 0, BANK)
  for (const [a, c] of [
    [0, '#3c7cb4'],
    [0.3, '#94bcd6'],
    [0.55, '#f8e0c4'],
    [0.78, '#ffcc98'],
    [1, '#ffb07c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 100)
  const [x, y] = SUN
  const halo = k.createRadialGradient(x, y, 6, x, y, 34)
  halo.addColorStop(0, 'rgba(255,240,190,.8)')
  halo.addColorStop(0.35, 'rgba(255,226,160,.3)')
  halo.addColorStop(1, 'rgba(255,220,150,0)')
  k.fillStyle = halo
  k.fillRect(-5, -5, 170, 100)
  path(k, '#fffbe6', `M${x} ${y - 6.4}a6.400 6.400 0 1 0 0.010 0Z`)
}

/** The rail of the promenade: its foot, how high it is; the eye is 2.4 m above the paving. */
const FOOT = 80
const HIGH = 7.3
const POSTS = [-19.5, 3.5, 26.5, 49.5, 72.5, 95.5, 118.5, 141.5, 164.5, 187.5, 210.5]

/** Where the shadow falls of what stands `h` above a point of the ground: away from the sun. */
const cast = (x, y, h) => {
  const up = BANK - SUN[1]
  const s = up / Math.max(up - h, 2)
  return [SUN[0] + (x - SUN[0]) * s, BANK + (y - BANK) * s]
}

function promenade(k) {
  const g = k.createLinearGradient(0, FOOT, 0, 90)
  g.addColorStop(0, '#f0b48c')
  g.addColorStop(1, '#b87884')
  k.fillStyle = g
  k.fillRect(-5, FOOT - 0.2, 170, 12)
  for (let i = -14; i <= 14; i++)
    fill(k, 'rgba(120,64,100,.2)', [
      [80 + i * 13, FOOT],
      [80 + i * 13 + 0.16, FOOT],
      [80 + i * 21.4 + 0.3, 90.5],
      [80 + i * 21.4, 90.5],
    ])
  const shade = '#8a5478'
  for (const x of POSTS)
    fill(k, shade, [
      [x - 0.7, FOOT],
      [x + 0.7, FOOT],
      cast(x + 0.7, FOOT, HIGH),
      cast(x - 0.7, FOOT, HIGH),
    ])
  const [, a] = cast(0, FOOT, 4.6)
  const [, b] = cast(0, FOOT, 5)
  k.fillStyle = shade
  k.fillRect(-5, a, 170, b - a)
}

function rail(k) {
  // The edge of the quay.
  k.fillStyle = '#8a5478'
  k.fillRect(-5, FOOT - 0.7, 170, 0.6)
  k.fillStyle = '#ffdca8'
  k.fillRect(-5, FOOT - 0.9, 170, 0.24)
  for (const [y, w] of [
    [FOOT - HIGH, 1],
    [FOOT - 5, 0.4],
  ]) {
    k.fillStyle = '#6c3f68'
    k.fillRect(-5, y, 170, w)
    k.fillStyle = '#ffc890'
    k.fillRect(-5, y - 0.1, 170, 0.24)
  }
  for (const x of POSTS) {
    k.fillStyle = '#5c3462'
    k.fillRect(x - 0.7, FOOT - HIGH - 0.5, 1.4, HIGH + 0.7)
    k.fillStyle = '#ffb884'
    if (x < SUN[0]) k.fillRect(x + 0.5, FOOT - HIGH - 0.5, 0.2, HIGH + 0.7)
    if (x > SUN[0]) k.fillRect(x - 0.7, FOOT - HIGH - 0.5, 0.2, HIGH + 0.7)
    k.fillRect(x - 0.7, FOOT - HIGH - 0.6, 1.4, 0.24)
  }
}

/** The shadows of legs: from each foot to where that of the hip falls, beyond the picture. */
function legs(k, x, y, size, hip, feet) {
  const [hx, hy] = cast(x, y, hip * size)
  for (const u of feet) {
    const fx = x + u * size
    fill(k, '#8a5478', [
      [fx - 0.6, y - 0.15],
      [fx + 0.6, y - 0.15],
      [hx + 1.4, hy],
      [hx - 1.4, hy],
    ])
  }
}

/** The sun on the water: short lenses, wider and farther apart towards us. */
function glitter(k) {
  for (let i = 0; i < 17; i++) {
    const t = i / 16
    const y = BANK + 1 + 15.5 * t ** 1.25
    const w = 3 + t * 5 + ((i * 7) % 5) * 0.7
    const x = SUN[0] + (((i * 11) % 7) - 3) * 0.7
    const d = 0.16 + t * 0.34
    path(
      k,
      'rgba(255,246,214,.9)',
      `M${x - w} ${y}Q${x} ${y - d * 2} ${x + w} ${y}Q${x} ${y + d * 2} ${x - w} ${y}Z`,
    )
  }
}

/** The mirror sways off the edges of the picture: what lies beside is laid over the slits. */
function mendEdges(s, y) {
  const [m, y0] = [Math.ceil(s.w * 0.008), Math.round(y * s.h) + 2]
  for (const x of [0, s.w - m])
    s.k.drawImage(s.canvas, x ? x - m : m, y0, m, s.h - y0, x, y0, m, s.h - y0)
}

export default {
  alt: 'Shanghai all’alba, vista dal Bund: il sole sorge fra la torre delle sfere e i grattacieli di Pudong, controluce oltre lo Huangpu; sul lungofiume due persone fanno tai chi, una alza un ventaglio rosso',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: moods.dawn,
      sun: [SUN[0] / 160, SUN[1] / 90],
      horizon: BANK / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      sky(k)
      farRow(k)
      nearRow(k)
      opener(k, 116.8, 36, '#f6d8c0')
      pagodaTower(k, 110, 31)
      twisted(k, 124.8, 46)
      pearl(k, 47, 0.124)
      globes(k)
      bank(k)
    })
    stillWater(s, {
      y: (BANK + 0.5) / 90,
      sway: 0.9,
      press: 1.1,
      veil: [
        [0, '#ffc890', 0.2],
        [0.4, '#c8889c', 0.3],
        [1, '#7c6ca0', 0.5],
      ],
    })
    mendEdges(s, (BANK + 0.5) / 90)
    f.draw(s.k, (k) => {
      glitter(k)
      at(k, 128, 69.4, 0.9, barge)
      promenade(k)
      rail(k)
      const dark = { skin: '#a85c60', hair: '#2a1a40', rim: '#ffd89c' }
      legs(k, 61, 86.2, 1.55, 4.3, [-2.65, 2.25])
      at(k, 61, 86.2, 1.55, (c) =>
        practise(c, FORMS.bow, { ...dark, cloth: ['#4c3474', '#38265c'], bun: true }),
      )
      legs(k, 37, 83.8, 1.36, 4.9, [0.1])
      at(k, 37, 83.8, 1.36, (c) =>
        practise(c, FORMS.rooster, { ...dark, hair: '#8c7894', cloth: ['#5c4878', '#3c2c60'] }),
      )
    })
    return finish(s, { vignette: 0.12 })
  },
}
