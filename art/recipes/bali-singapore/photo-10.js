import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import {
  bankSide,
  farSide,
  otterRun,
  otterSwim,
  otterUp,
  steps,
} from '../../things/merlion-park.js'
import { jet, merlion } from '../../things/merlion-profile.js'
import { POSES, stand } from '../../things/slender-folk.js'

const SHORE = 61
const FOOT = 67.5

/** Sunrise: coral above, the sun low over the far side in wide rings of light. */
function dawn(k) {
  const g = k.createLinearGradient(0, 0, 0, SHORE)
  for (const [t, c] of [
    [0, '#c04a6e'],
    [0.4, '#ea7a7a'],
    [0.75, '#fbb08c'],
    [1, '#ffdca6'],
  ])
    g.addColorStop(t, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 100)
  // The glow round the sun has no edge; only the disc has one.
  const glow = k.createRadialGradient(77, 54, 5, 77, 54, 62)
  for (const [t, c] of [
    [0, 'rgba(255,240,196,.9)'],
    [0.16, 'rgba(255,226,166,.55)'],
    [0.45, 'rgba(255,206,150,.24)'],
    [1, 'rgba(255,196,150,0)'],
  ])
    glow.addColorStop(t, c)
  k.fillStyle = glow
  k.fillRect(-5, -5, 170, 100)
  path(k, '#fff6da', 'M70.800 54a6.200 6.200 0 1 0 12.400 0a6.200 6.200 0 1 0 -12.400 0Z')
}

/** The quay of the park, from the landing at the lion's feet to the right edge, and the lion upon it. */
function monument(k) {
  path(k, '#7a4a86', `M85 ${FOOT + 0.1}V65H170V${FOOT + 0.1}Z`)
  path(k, '#5a3674', `M85 ${FOOT + 0.1}V66.400H170V${FOOT + 0.1}Z`)
  // Where the landing stands forward of the promenade, its side to the sun.
  path(k, '#e0a0ae', `M84 ${FOOT + 0.1}V65H86.400V${FOOT + 0.1}Z`)
  path(k, '#8c5890', 'M141 65H170V66H141Z')
  path(k, '#c78aa8', 'M82.500 63.700H170V65.200H82.500Z')
  path(k, '#ffe4c8', 'M82.500 63.700H170V64.200H82.500Z')
  // The parapet of the promenade behind, its posts nearer together the farther they are.
  path(k, '#6c4480', 'M141 60.900H170V61.400H141Z')
  for (const x of [142, 146.5, 151.5, 157]) path(k, '#6c4480', `M${x} 61V63.800H${x + 0.5}V61Z`)
  merlion(k)
}

/** The monument turned over at its own foot, as wide and as high as it stands. */
function mirror(s, f) {
  const { canvas, k: m } = s.sheet(s.w, s.h)
  f.draw(m, (k) => {
    k.translate(0, FOOT * 2)
    k.scale(1, -1)
    monument(k)
  })
  const [, top] = f.at([0, FOOT])
  const y0 = Math.round(top)
  // The water takes more of it away the nearer it comes: first to nothing in strips, at last altogether.
  m.globalCompositeOperation = 'destination-out'
  const veil = m.createLinearGradient(0, top, 0, s.h)
  veil.addColorStop(0, 'rgba(0,0,0,.1)')
  veil.addColorStop(0.35, 'rgba(0,0,0,.35)')
  veil.addColorStop(1, 'rgba(0,0,0,.92)')
  m.fillStyle = veil
  m.fillRect(0, y0, s.w, s.h - y0)
  f.draw(m, (k) => {
    const r = random(23)
    for (let i = 0; i < 26; i++) {
      const t = i / 25
      const [x, y, l] = [84 + r() * 80, FOOT + 1.2 + t * 21, 5 + r() * 7 + t * 6]
      path(
        k,
        `rgba(0,0,0,${0.35 + t * 0.5})`,
        `M${x - l} ${y}q${l} ${-0.15 - t * 0.4} ${l * 2} 0q${-l} ${0.2 + t * 0.45} ${-l * 2} 0Z`,
      )
    }
  })
  s.k.save()
  s.k.globalAlpha = 0.62
  s.k.filter = `blur(${(1.6 * s.w) / 1600}px)`
  s.k.drawImage(canvas, 0, y0, s.w, s.h - y0, 0, y0, s.w, s.h - y0)
  s.k.restore()
}

const dark = (pose, top, low, more) => ({
  ...POSES[pose],
  top,
  low,
  skin: ['#e89c88', '#7c4468'],
  hair: ['#3b2352', '#2c1a44'],
  shoe: '#2c1a44',
  light: 1,
  ...more,
})

export default {
  alt: 'Il Merlion di Singapore all’alba: il getto d’acqua fa un arco davanti al sole e alle torri di Marina Bay; sui gradini una famiglia di lontre sale dall’acqua, due viaggiatori guardano',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.48, 0.6], horizon: SHORE / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      dawn(k)
      farSide(k, SHORE)
      bankSide(k, SHORE)
    })
    stillWater(s, {
      y: SHORE / 90,
      sway: 0.3,
      veil: [
        [0, '#e88a86', 0.3],
        [0.35, '#c4668a', 0.45],
        [1, '#6c3c80', 0.75],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(9)
      // The way of the sun on the water: bars that grow towards us.
      path(
        k,
        'rgba(255,214,160,.7)',
        'M70.700 68.100a6.300 6.300 0 1 0 12.600 0a6.300 6.300 0 1 0 -12.600 0Z',
      )
      for (let i = 0; i < 15; i++) {
        const y = SHORE + 1 + i * 1.35
        const l = 2.4 + i * 0.42 + r() * 2
        const x = 77 + (r() - 0.5) * 3
        path(
          k,
          i < 5 ? 'rgba(255,244,214,.9)' : 'rgba(255,214,164,.75)',
          `M${x - l} ${y}q${l} ${-0.3 - i * 0.02} ${l * 2} 0q${-l} ${0.4 + i * 0.03} ${-l * 2} 0Z`,
        )
      }
    })
    mirror(s, f)
    f.draw(s.k, (k) => {
      const r = random(19)
      for (let i = 0; i < 46; i++) {
        const t = r()
        const [x, y, l] = [r() * 165, SHORE + 2 + t * 24, 1.4 + t * 6]
        if (x > 62 && x < 92) continue
        path(
          k,
          i % 2 ? 'rgba(255,206,176,.42)' : 'rgba(96,48,116,.42)',
          `M${x - l} ${y}q${l} ${-0.2 - t * 0.3} ${l * 2} 0q${-l} ${0.2 + t * 0.35} ${-l * 2} 0Z`,
        )
      }
      monument(k)
      // Where it stands in the water: the stone dark with wet, a few broken strokes of light before it.
      path(k, '#4a2c68', `M85 ${FOOT - 0.7}H170V${FOOT + 0.3}Q116 ${FOOT + 0.6} 85 ${FOOT + 0.3}Z`)
      for (const [x, y, l] of points(
        '86 67.900 5 97 68.300 6 112 68.100 4 126 68.500 7 142 68.100 5 154 68.700 6',
        3,
      ))
        path(
          k,
          'rgba(255,216,184,.75)',
          `M${x - l} ${y}q${l} -0.240 ${l * 2} 0q${-l} 0.300 ${-l * 2} 0Z`,
        )
      jet(k, [51, 70])
      steps(k)
      const fall = { fall: [-0.55, 0.16], shade: '#2f1c4c' }
      // She stands with her weight on one leg; the child has squatted down to be as small as the otter.
      stand(
        k,
        12,
        83.8,
        18,
        dark('hips', ['#ffa07c', '#b04c6c'], ['#7c58a0', '#4c3070'], {
          cut: 'long',
          dress: 'skirt',
          near: [11, 3],
          far: [-10, 3],
        }),
        fall,
      )
      stand(
        k,
        24.5,
        84.8,
        14,
        dark('squat', ['#ffe0a0', '#d07c70'], ['#6c68b0', '#443878'], { nod: 6 }),
        fall,
      )
      at(k, 37.5, 84, 0.66, otterUp)
      at(k, 50, 84.8, 0.58, otterRun)
      at(k, 70, 80, 0.56, otterSwim)
      at(k, 84, 76.2, 0.42, otterSwim)
    })
    return finish(s, { vignette: 0.14 })
  },
}
