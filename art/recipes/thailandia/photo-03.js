import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { lens } from '../../things/curves.js'
import { bananaLeaf, hut, mirrored, wader, wood } from '../../things/mae-wang-crossing.js'
import { folk, POSES, SKINS } from '../../things/slender-folk.js'

const BANK = 55
const RIVER = 71
const MOTHER = 87
const CALF = 140.2

const mother = (k) => at(k, MOTHER, RIVER + 4.6, 0.43, (c) => wader(c))
const calf = (k) => at(k, CALF, RIVER + 3, 0.2, (c) => wader(c, { calf: true }))

/** A ring of light and one of shade round a leg that stands in the stream. */
function ring(k, x, y, r) {
  lens(k, 'rgba(20,72,84,.6)', x - r * 0.2, y + 0.5, r * 1.15, 0.5)
  lens(k, 'rgba(255,246,214,.9)', x - r * 0.1, y + 0.1, r, 0.28)
  lens(k, 'rgba(255,246,214,.55)', x + r * 0.3, y + 1.4, r * 1.1, 0.2)
}

function watcher(k, x, y, high, o, flip) {
  at(k, x, y, high / 7, (c) => folk(c, flip ? { ...o, light: -o.light } : o), flip)
}

export default {
  alt: 'Un’elefantessa attraversa il fiume di Mae Wang al primo sole, il piccolo la segue tenendole la coda; dalla riva due viaggiatori e la loro ospite karen li guardano passare, fra colline di bosco nella foschia',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.1, 0.1], horizon: 46 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const air = k.createLinearGradient(0, 0, 60, 56)
      for (const [a, c] of [
        [0, '#ffe6a8'],
        [0.45, '#fbdc9c'],
        [1, '#e6e6b4'],
      ])
        air.addColorStop(a, c)
      k.fillStyle = air
      k.fillRect(-4, -4, 170, 70)
      // Ridges of the forest hills, each nearer one deeper; the mist lies between.
      path(
        k,
        '#b9d3b4',
        'M-6 34C10 30 24 22 40 15C50 10.500 58 11 66 15C80 22 92 29 108 30C124 31 140 24 166 20V60H-6Z',
      )
      // Their sides away from the sun.
      path(
        k,
        '#a5c8ac',
        'M54 11.500C58 11.800 62 13 66 15C80 22 92 29 108 30C124 31 140 24 166 20V60H96C90 40 76 32 70 28C64 24 58 18 54 11.500Z',
      )
      path(
        k,
        '#86b9a2',
        'M-6 40C8 39 20 41 34 38C50 34.500 62 37 76 38.500C94 40 106 35 120 27C132 20.500 142 14 152 11C158 9.500 162 10 166 11V60H-6Z',
      )
      path(
        k,
        '#6fa895',
        'M157 10.400C160 10 164 10.600 167 11.200V44H132C138 38 144 36 148 30C152 24 153 16 157 10.400Z',
      )
      const mist = k.createLinearGradient(0, 26, 0, 50)
      mist.addColorStop(0, 'rgba(255,238,190,0)')
      mist.addColorStop(1, 'rgba(255,240,196,.95)')
      k.fillStyle = mist
      k.fillRect(-4, 26, 170, 30)
      wood(
        k,
        points('-2 37 8 9 40 7 21 44.500 6 32 47.500 7 15 46 5', 3),
        53,
        ['#4f9484', '#93bd8a'],
        3,
      )
      wood(
        k,
        points('158 38 9 149 43 7 134 46 7 141 44 5 124 49 6 162 46 7', 3),
        55,
        ['#4f9484', '#93bd8a'],
        5,
      )
      at(k, 9, 52.2, 1, hut, true)
      path(
        k,
        '#e3cc94',
        `M-6 51C16 50 40 51 60 53C76 54.500 100 54.800 166 ${BANK - 0.4}V${BANK + 3}H-6Z`,
      )
      const P = { light: -1, bare: true, shoe: '#5c3c4c' }
      for (const [x, y, l] of points('24 54.300 5 35 53.600 3 41 54.600 4', 3))
        lens(k, 'rgba(120,96,110,.6)', x + l * 0.7, y, l, 0.22)
      watcher(k, 24, 54.2, 11.4, {
        ...P,
        ...POSES.point,
        armFar: [76, 10],
        skin: SKINS[1],
        hair: ['#4c2c38', '#2c1c30'],
        dress: 'sarong',
        top: ['#f05a40', '#b03a4c'],
        low: ['#9c3048', '#64204c'],
        hat: ['wrap', '#fff0d4', '#d8b8a0'],
      })
      watcher(k, 35, 53.5, 11.6, {
        ...P,
        ...POSES.hips,
        skin: SKINS[0],
        hair: ['#6c4438', '#4c2c38'],
        cut: 'long',
        shorts: true,
        top: ['#fff2d8', '#c8b0b0'],
        low: ['#4c74a8', '#34507c'],
      })
      watcher(k, 41, 54.5, 11.6, {
        ...P,
        ...POSES.squat,
        skin: SKINS[2],
        hair: ['#2c1c30', '#20142c'],
        top: ['#f4bc4c', '#b8803c'],
        low: ['#4c5c5c', '#34444c'],
      })
    })
    stillWater(s, {
      y: (BANK + 0.3) / 90,
      sway: 0.6,
      veil: [
        [0, '#b4d0a4', 0.5],
        [0.35, '#8cc4a8', 0.5],
        [1, '#1f7078', 0.92],
      ],
    })
    f.draw(s.k, (k) => {
      // Wet sand and the bright line where the river begins.
      path(k, '#b89a78', 'M-6 55.300C20 54.900 44 54.900 66 55.300C44 55.900 20 56 -6 55.700Z')
      lens(k, 'rgba(255,248,220,.9)', 30, 55.9, 34, 0.12)
      mirrored(s, f, k, RIVER, 19, (c) => {
        calf(c)
        mother(c)
      })
      k.save()
      k.beginPath()
      k.rect(-6, -6, 180, RIVER + 6)
      k.clip()
      calf(k)
      mother(k)
      k.restore()
      for (const [x, y, r] of points('-30.500 0 12 -8 -1.200 9 18 -1.200 9 49 0 12', 3)) {
        ring(k, MOTHER + x * 0.43, RIVER + y * 0.43, r * 0.43)
        ring(k, CALF + x * 0.2, RIVER + y * 0.2, r * 0.2)
      }
      // The sun on the slow current, on its own side.
      for (const [x, y, l] of points(
        '30 61 7 38 64 6 18 65.500 5 26 70 8 37 75.500 6 66 59.800 3 30 80 9',
        3,
      ))
        lens(k, 'rgba(255,244,204,.75)', x, y, l, 0.1 + (y - 58) * 0.008)
      path(k, '#0f3c44', 'M-6 78C2 78.500 6 81 14 83C22 85 32 87 40 92H-6Z')
      for (const [i, turn] of [-0.5, -1.05, -0.2, -1.5].entries())
        bananaLeaf(k, -6 + i * 2, 96, 44 - i * 4, turn, 0.12, ['#0f3c44', '#1d5a54'])
    })
    return finish(s, { vignette: 0.12, bloom: 0.14 })
  },
}
