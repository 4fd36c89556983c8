import { at, field, path } from '../../core/field.js'
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

/** The block of granite in the water and the lion upon it. */
function monument(k) {
  merlion(k)
  path(k, '#8a5590', `M90.500 ${FOOT + 0.1}V62.600H141V${FOOT + 0.1}Z`)
  path(k, '#c890a8', `M90.500 ${FOOT + 0.1}V62.600H91.400V${FOOT + 0.1}Z`)
  path(k, '#7a4a86', 'M90.500 62.600H141V63.700H90.500Z')
  path(k, '#6c4480', `M90.500 ${FOOT - 1.1}H141V${FOOT + 0.1}H90.500Z`)
  path(k, '#d59ab0', 'M88 60.800H143.500V62.600H88Z')
  path(k, '#ffe4c8', 'M88 60.800H143.500V61.350H88Z')
}

/** The monument turned over at its own foot, as wide and as high as it stands. */
function mirror(s, f) {
  const { canvas, k: m } = s.sheet(s.w, s.h)
  f.draw(m, (k) => {
    k.translate(0, FOOT * 2)
    k.scale(1, -1)
    monument(k)
  })
  const y0 = Math.round(f.at([0, FOOT])[1])
  s.k.save()
  s.k.globalAlpha = 0.6
  s.k.drawImage(canvas, 0, y0, s.w, s.h - y0, 0, y0, s.w, s.h - y0)
  s.k.restore()
}

const dark = (pose, top, low, more) => ({
  ...POSES[pose],
  top,
  low,
  skin: ['#c87c74', '#5c3460'],
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
      path(k, 'rgba(255,220,190,.8)', `M90.500 ${FOOT}H141V${FOOT + 0.25}H90.500Z`)
      jet(k, [51, 70])
      steps(k)
      const fall = { fall: [-0.55, 0.16], shade: '#2f1c4c' }
      // She stands with her weight on one leg; the child has squatted down to be as small as the otter.
      stand(
        k,
        13,
        83.6,
        13,
        dark('hips', ['#f08c6c', '#8c3c64'], ['#5c3c7c', '#3c2458'], {
          cut: 'long',
          dress: 'skirt',
        }),
        fall,
      )
      stand(
        k,
        22.5,
        84.4,
        9.4,
        dark('squat', ['#ffd08c', '#b4606c'], ['#4c4488', '#33285c'], { nod: 6 }),
        fall,
      )
      at(k, 38, 83.4, 0.62, otterUp)
      at(k, 53, 85, 0.6, otterRun)
      at(k, 75, 82.4, 0.62, otterSwim)
    })
    return finish(s, { vignette: 0.14 })
  },
}
