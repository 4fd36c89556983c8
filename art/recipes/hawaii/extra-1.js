import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { canoeHull, outrigger, pointer, selfieTaker, shakaMan } from '../../things/canoe-selfie.js'
import { breach, humpback } from '../../things/humpback.js'

const SEA = 43

/** A shower has just gone by: slate above, lemon where the low sun comes through on the left. */
function weather(k) {
  path(k, '#54848c', 'M-6 -6H166V60H-6Z')
  path(k, '#7ca49c', 'M-6 4C24 10 60 2 100 10C124 14 146 8 166 12V60H-6Z')
  path(k, '#b4c4a0', 'M-6 13C20 18 52 11 86 19C110 24 140 18 166 22V60H-6Z')
  path(k, '#ecdc9c', 'M-6 20C18 24 44 19 74 27C100 33 130 28 166 30V60H-6Z')
  path(k, '#fff0b0', 'M-6 28C16 30 36 27 58 34C76 39 100 38 120 40V60H-6Z')
  // Rain that still falls to the sea, slanting from the dark cloud.
  for (const [x, y, w, c] of [
    [30, 10, 16, 'rgba(84,132,140,.28)'],
    [46, 6, 10, 'rgba(84,132,140,.34)'],
    [20, 12, 7, 'rgba(84,132,140,.3)'],
  ])
    fill(k, c, [
      [x, y],
      [x + w, y + 2],
      [x + w - 13, SEA],
      [x - 14, SEA],
    ])
  path(
    k,
    '#44707c',
    'M-6 -6H104C98 -2 90 0 84 3C78 6 72 3 66 6C58 10 50 8 44 10.500C36 14 28 10 20 13.500C12 16 2 13 -6 16Z',
  )
  path(k, '#5c8890', 'M-6 -6H78C70 -2 62 -1 54 2C46 5 38 2 30 5.500C20 9 6 6 -6 9Z')
}

/** A fluted wall: summits and saddles as x, y pairs from left to right; under each a lit face, then a shaded one, without gaps. */
function wall(k, list, foot, [lit, mid, shade, deep], seed) {
  const r = random(seed)
  for (let i = 0; i < list.length - 1; i++) {
    const [[x0, y0], [x1, y1]] = [list[i], list[i + 1]]
    const rises = y1 < y0
    const bow = (r() - 0.5) * 1.6
    const c = rises ? (i % 4 ? lit : mid) : i % 3 ? shade : deep
    path(
      k,
      c,
      `M${x0} ${y0}L${x1} ${y1}C${x1 + bow} ${y1 + (foot - y1) * 0.4} ${x1 - 1 + bow} ${y1 + (foot - y1) * 0.7} ${x1 + (rises ? 1 : -0.6)} ${foot}H${x0 - (rises ? 1.2 : -0.8)}C${x0 + bow * 0.4} ${y0 + (foot - y0) * 0.7} ${x0 + bow} ${y0 + (foot - y0) * 0.4} ${x0} ${y0}Z`,
    )
    // A gully or a lesser edge on the face.
    const [mx, my] = [x0 + (x1 - x0) * (0.4 + r() * 0.3), y0 + (y1 - y0) * 0.5]
    const start = my + (foot - my) * (0.16 + r() * 0.26)
    path(
      k,
      rises ? (r() < 0.5 ? mid : shade) : deep,
      `M${mx} ${start}C${mx + 0.9} ${start + (foot - start) * 0.4} ${mx + 0.6} ${start + (foot - start) * 0.7} ${mx + (x1 - x0) * 0.34} ${foot}H${mx - (x1 - x0) * 0.1}C${mx - 0.2} ${start + (foot - start) * 0.6} ${mx + 0.1} ${start + (foot - start) * 0.3} ${mx} ${start}Z`,
    )
  }
}

/** The fluted wall of Kualoa, its forest at the foot, a beam of cloud across the summits. */
function pali(k) {
  // The farther wall, in the haze of the rain.
  wall(
    k,
    points(
      '50 44 57 37 59 38.500 64 31.500 66.500 33.500 71 28 73.500 31 77 27.500 80 29.500 84 25.500 87 28 91 23.500 94 26.500 99 21 102 25 108 20 112 24 120 20',
    ),
    44,
    ['#b4c48c', '#a4b88c', '#84a48c', '#7c9c8c'],
    4,
  )
  wall(
    k,
    points(
      '78 45 84 38.500 85.500 39.500 90 31 92 32.500 96.500 25 98.500 27.500 103 20 106 23.500 110 16 112.500 19 117 11.500 120 15 125 8 128 11.500 133 3 136 7.500 141 0 145 4.500 150 -4 154 0.500 159 -7 163 -3 170 -9',
    ),
    45,
    ['#c8d860', '#a8c454', '#34805c', '#206050'],
    11,
  )
  // Slopes of forest that run out below.
  path(
    k,
    '#4c8c4c',
    'M70 44C78 40 86 40.500 94 38C102 36 108 38.500 116 35.500C126 33 132 36.500 140 33C150 30 158 32 168 28V46H70Z',
  )
  path(
    k,
    '#88b450',
    'M84 42C90 39.500 96 40.500 100 38.500C98 41 94 43 88 43.500ZM108 40C114 37 120 38.500 126 36C123 40 116 42 110 42.500ZM136 37C142 34 150 35 158 32C154 37 146 40 138 40.500Z',
  )
  path(k, '#1c5c50', 'M60 45C76 42 90 43.500 104 42.500C122 41 142 43 168 40.500V46H60Z')
  path(k, '#f8e4ac', `M64 ${SEA + 1.6}C90 ${SEA} 130 ${SEA + 0.5} 168 ${SEA - 0.4}V${SEA + 3}H64Z`)
  // A beam of cloud lies across the summits.
  path(
    k,
    '#f8f4d8',
    'M104 14C110 10 116 12.500 122 10C130 6 138 9 146 6C154 3 160 5 168 2V9C160 12 154 9.500 146 13C138 16 130 13 122 16.500C114 19 108 18 104 14Z',
  )
  path(
    k,
    '#c8d4bc',
    'M106 16C112 15 118 16 124 13.500C132 10.500 138 13 146 10C154 7.500 160 9 168 6V9C160 12 154 9.500 146 13C138 16 130 13 122 16.500C115 18.800 109 18.400 106 16Z',
  )
}

/** Mokoliʻi, the lizard's tail: a steep cone with its notch, on a rim of rock. */
function islet(k) {
  path(
    k,
    '#5c8468',
    'M2 43C6 41 8 38 10 34C11.500 31 12.500 28.500 14 28C15.500 27.600 16.500 29 17.500 31.500C19.500 36 23 39 28 41L32 43Z',
  )
  path(
    k,
    '#c8d068',
    'M2 43C6 41 8 38 10 34C11.500 31 12.500 28.500 14 28C13.600 31 15 33 14 36C14.500 39 12.500 41 13 43Z',
  )
  path(k, '#7c6c60', 'M-2 44C4 42.400 12 43 18 42.500C24 42 30 42.600 36 44.200Z')
}

/** A swell of its own shape: face, light where the crest is thin, foam along it. */
function swell(k, [face, light], d, crest, foam) {
  path(k, face, d)
  path(k, light, crest)
  if (foam) stroke(k, '#f8fce8', 0.7, foam)
}

function sea(k) {
  path(k, '#f0dc9c', `M-6 ${SEA + 0.5}H166V96H-6Z`)
  path(k, '#9cc8a4', 'M-6 45C30 44 60 46.500 100 45C130 44.500 150 46 166 45V96H-6Z')
  swell(
    k,
    ['#5cb0a0', '#a8d8b0'],
    'M-6 49C10 47 24 50.500 40 48.500C60 46.500 84 50.500 110 48.500C130 47 150 50 166 48V96H-6Z',
    'M-6 49C4 47.600 12 48.600 20 49.500C10 50.500 2 50 -6 51ZM52 47.800C62 47.200 74 48.800 84 49.500C72 51 60 49.500 52 47.800Z',
  )
  swell(
    k,
    ['#349888', '#74c8ac'],
    'M-6 56C8 52.500 20 56 36 54C56 51 80 57 104 54.500C126 52 148 57 166 53.500V96H-6Z',
    'M-6 56C2 54 8 54.600 14 55.500C8 58 0 58 -6 60ZM124 53.300C134 53 146 55 154 55.400C146 58 132 57 124 53.300Z',
    'M4 54.800q5 -0.600 9 0.400',
  )
  swell(
    k,
    ['#20807c', '#4cac9c'],
    'M-6 67C6 62 16 66 30 64.500C50 62 84 68 110 65C132 62.500 150 68 166 63.500V96H-6Z',
    'M130 64C140 63 152 65.500 160 65.400C152 70 138 69.500 130 64ZM-6 67C0 64.500 6 64.600 12 65.300C8 69 0 70 -6 73Z',
    'M134 63.700q8 -0.600 14 1',
  )
}

/** The near water: a swell under the float, wash along the hull. */
function near(k) {
  path(
    k,
    '#f8fce8',
    'M20 79C23 76 25 79 28 78C31 81 36 84.500 44 86C58 85 74 77 88 68.500C90 70 93 68 95 66.500C93 71 90 71 88 73.500C84 73 82 78 77 77.500C73 82 68 80.500 64 84.500C58 84 54 89 46 88.500C38 90 30 86.500 26 84C22 84 18 82 20 79Z',
  )
  path(
    k,
    '#84c8b4',
    'M22 82.500C26 82 34 86.500 44 87C58 86 72 79.500 84 73.500C82 75 82 78 77 77.500C73 82 68 80.500 64 84.500C58 84 54 89 46 88.500C38 90 30 86.500 26 84C24 84 22.500 83.500 22 82.500Z',
  )
  path(
    k,
    '#146c70',
    'M-6 86C8 83 18 88 30 87.500C50 88 66 92 90 88.500C110 85.500 140 89 166 83.500V98H-6Z',
  )
  path(
    k,
    '#3c9c90',
    'M110 86.300C124 85.500 140 87.300 152 86C146 90 126 91 110 86.300ZM-2 85.500C6 84.500 14 86.500 22 87.600C14 89.500 4 89 -2 85.500Z',
  )
  path(
    k,
    '#f8fce8',
    'M94 87C97 85.500 100 88 103 86.600C106 88 109 86 112 84.600C110 89 100 91 94 87Z',
  )
}

export default {
  alt: 'Tutti in posa per l’autoscatto sulla canoa a bilanciere davanti alle creste di Kualoa: solo la bambina si è voltata e indica la megattera che salta dietro di loro',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.02, 0.3], horizon: SEA / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      weather(k)
      islet(k)
      pali(k)
      sea(k)
      path(k, 'rgba(16,72,84,.4)', 'M92 62C104 57 138 57 156 62C144 67 104 67 92 62Z')
      k.save()
      k.translate(122, 60)
      k.beginPath()
      k.rect(-50, -90, 100, 91.5)
      k.clip()
      k.rotate(0.24)
      k.scale(0.98, 0.98)
      humpback(k)
      k.restore()
      at(k, 121, 60, 0.9, breach)
      // Those in the canoe, from the stern to the bow.
      canoeHull(k, false)
      path(
        k,
        'rgba(16,60,76,.42)',
        'M46 86C62 82 80 72 98 60C112 66 106 76 92 84C78 90 58 92 46 86Z',
      )
      at(k, 85.5, 58, 0.92, pointer)
      at(k, 67, 67, 0.94, shakaMan)
      at(k, 45, 74.5, 1.08, selfieTaker)
      canoeHull(k, true)
      outrigger(k)
      near(k)
    })
    return finish(s, { vignette: 0.12 })
  },
}
