import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { lens } from '../../things/curves.js'
import { bananaLeaf, farWood, hut, mirrored, wader } from '../../things/mae-wang-crossing.js'
import { folk, POSES, SKINS } from '../../things/slender-folk.js'

const SUN = [27, 20.5]
const BANK = 55
const RIVER = 71
const MOTHER = 87
const CALF = 142

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
  alt: 'Un’elefantessa attraversa il fiume di Mae Wang mentre il sole spunta dal colle, il piccolo la segue tenendole la coda; dalla riva due viaggiatori e la loro ospite karen li guardano passare, fra colline di bosco nella foschia',
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
      // The sun comes up behind the first hill.
      const glow = k.createRadialGradient(SUN[0], SUN[1], 3, SUN[0], SUN[1], 58)
      for (const [a, c] of [
        [0, 'rgba(255,250,222,1)'],
        [0.16, 'rgba(255,240,190,.75)'],
        [1, 'rgba(255,224,150,0)'],
      ])
        glow.addColorStop(a, c)
      k.fillStyle = glow
      k.fillRect(-4, -4, 170, 70)
      k.fillStyle = '#fffbe6'
      k.beginPath()
      k.arc(SUN[0], SUN[1], 5.4, 0, 7)
      k.fill()
      // Ridges of the forest hills, each nearer one deeper; the mist lies between.
      for (const [c, d] of [
        [
          '#bfd6b2',
          'M-6 34.400C2 32.400 8 31 14 28C20 25.400 24 25 29 21.400C33 18.600 36 18.600 40 15.600C44 13 47 12.400 51 12.800C55 11.400 58 12.200 61 14C66 15 68 18.600 73 19.600C79 21.400 82 25.400 88 26.400C94 28.400 99 28 106 30.400C120 33 140 26 166 24V60H-6Z',
        ],
        // Their spurs, each turned from the sun on its right.
        [
          '#a9caac',
          'M51 12.800C55 11.400 58 12.200 61 14C66 15 68 18.600 73 19.600C79 21.400 82 25.400 88 26.400C94 28.400 99 28 106 30.400L112 60H84C82 48 74 42 68 36C62 31 62 24 57 20C55 17 52 15.600 51 12.800Z',
        ],
        [
          '#b1ceae',
          'M40 15.600C43 20 42 25 46 29C50 33 50 39 55 44L40 46C38 38 33 34 33 28C33 23 37 20 40 15.600Z',
        ],
        [
          '#9cc2a8',
          'M73 19.600C79 21.400 82 25.400 88 26.400C90 31 95 34 97 40L94 48C88 44 86 38 81 34C77 30 77 24 73 19.600Z',
        ],
        [
          '#86b9a2',
          'M-6 40.500C6 39.400 14 41.400 24 39C34 36.400 44 37.600 56 37.600C68 37.400 80 40.600 92 39.400C102 38.600 108 35 115 31.600C120 29.400 122 26 127 24.400C132 22.400 134 18.400 140 17.600C145 16.800 147 12.600 152 11.800C157 10 161 11.400 166 11V60H-6Z',
        ],
        [
          '#74ac98',
          'M152 11.800C157 10 161 11.400 167 11V46H140C142 40 147 38 148 32C151 28 149 22 152 18.400C153 16 151.400 14 152 11.800Z',
        ],
        [
          '#7cb29d',
          'M127 24.400C132 22.400 134 18.400 140 17.600C140 23 136 27 136 32C133 38 126 40 122 46H112C118 40 119 36 123 32C126 29 125 27 127 24.400Z',
        ],
      ])
        path(k, c, d)
      const mist = k.createLinearGradient(0, 26, 0, 50)
      mist.addColorStop(0, 'rgba(255,238,190,0)')
      mist.addColorStop(1, 'rgba(255,240,196,.95)')
      k.fillStyle = mist
      k.fillRect(-4, 26, 170, 30)
      farWood(k, ['#4f9484', '#93bd8a'])
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
        '27 57.4 4 25 59.2 5 29 61 6 22 63.4 4 31 64 5 26 66.8 8 19 70.4 4 33 71.6 6 38 77 7 66 59.800 3',
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
