import { at, field, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { brow, eveningSky, hill, plain } from '../../things/nara-bow.js'
import { blade, bower, plume } from '../../things/nara-brow.js'
import { sika } from '../../things/sika-deer.js'

/** Dusk takes most of the colour of who stands against the light. */
const DUSK = ['#43264a', 0.6]
const CAST = ['#4a2648', 0.6]
const RIM = '#ffc06c'

/** Something on the brow: its edge of light towards the sun, then itself, darkened. */
function against(s, f, x, size, draw, flip) {
  const y = brow(x) + 0.5
  const sheet = (paint) => {
    const { canvas, k } = s.sheet()
    f.draw(k, (c) => at(c, x, y, size, paint, flip))
    return { canvas, k }
  }
  const cover = ({ canvas, k }, colour, power) => {
    k.setTransform(1, 0, 0, 1, 0, 0)
    k.globalCompositeOperation = 'source-atop'
    k.globalAlpha = power
    k.fillStyle = colour
    k.fillRect(0, 0, s.w, s.h)
    return canvas
  }
  const side = x < 63 ? 1 : -1
  const rim = 0.12 + 0.2 * Math.min(1, size)
  s.k.drawImage(cover(sheet(draw), RIM, 1), side * rim * f.q, -rim * 0.5 * f.q)
  s.k.drawImage(cover(sheet(draw), ...DUSK), 0, 0)
}

/** Pampas grass at the left, near and dark, its plumes full of light. */
function pampas(k) {
  for (const [x, h, b, w] of points(
    '-3 40 .5 .5 2 30 .7 .4 6 36 -.2 .4 9 24 .9 .4 13 20 .6 .3 -1 22 .9 .5 17 15 -.5 .3 20 16 .8 .3 24 10 .7 .3 4 18 -.6 .4',
    4,
  ))
    blade(k, h > 25 ? '#3d2748' : '#2c2042', x, 93, h, b, w)
  for (const [x, h, b, n] of points(
    '-3 58 .1 1 3 49 .19 2 12 39 .2 3 0 31 .25 4 20 27 .24 5 27 19 .3 6',
    4,
  ))
    plume(k, x, 93, h, b, ['#4a2c48', '#d9935c', '#ffd592'], n)
}

/** The shadows run down the slope, away from the foot of the sun. */
function shadows(s, f, list) {
  const { canvas, k } = s.sheet()
  f.draw(k, (c) => {
    for (const [x, size, draw, flip] of list) {
      c.save()
      c.translate(x, brow(x) + 0.6)
      c.transform(1, 0, (63 - x) / 24, -0.78, 0, 0)
      c.scale(flip ? -size : size, size)
      draw(c)
      c.restore()
    }
  })
  k.globalCompositeOperation = 'source-in'
  k.fillStyle = CAST[0]
  k.fillRect(0, 0, s.w, s.h)
  s.k.save()
  s.k.globalAlpha = CAST[1]
  s.k.drawImage(canvas, 0, 0)
  s.k.restore()
}

export default {
  alt: 'Tramonto a Nara: una viaggiatrice e un cervo si inchinano davanti al sole',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.394, 0.5], horizon: 0.66 })
    const f = field(s)
    f.draw(s.k, (k) => {
      eveningSky(k)
      plain(k)
      hill(k)
    })
    const coat = ['#ffc898', '#f0583c', '#5c6a98', '#38243c', '#ffe6b0']
    const group = [
      [44, 2.5, (k) => bower(k, coat)],
      [84, 1, (k) => sika(k, { pose: 'bow', stag: true, step: 0.1 })],
      [121, 0.86, (k) => sika(k, { pose: 'up', step: 0.3 })],
      [137, 0.8, (k) => sika(k, { pose: 'graze' }), true],
      [148, 0.5, (k) => sika(k, { pose: 'look', step: 0.2 })],
    ]
    shadows(s, f, group)
    for (const [x, size, draw, flip] of group) against(s, f, x, size, draw, flip)
    f.draw(s.k, pampas)
    return finish(s, { vignette: 0.12 })
  },
}
