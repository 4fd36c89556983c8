import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { catamaran, crater, waikiki } from '../../things/diamond-head.js'
import { heaped } from '../../things/heaped-cloud.js'
import { folk, SKINS } from '../../things/slender-folk.js'
import { turtleShade, wave } from '../../things/south-swell.js'
import { wisps } from '../../things/wisps.js'

const SEA = 45.6

function evening(k) {
  const sky = k.createLinearGradient(0, -30, 0, SEA)
  for (const [a, c] of [
    [0, '#1f5c94'],
    [0.4, '#5ca4bc'],
    [0.68, '#c4dcb8'],
    [0.86, '#fce0a0'],
    [1, '#ffc888'],
  ])
    sky.addColorStop(a, c)
  k.fillStyle = sky
  k.fillRect(-60, -60, 280, 120)
  wisps(k, 88, 8, { long: 58, rise: 7, spread: 8, n: 10, seed: 21, power: 0.34 })
  heaped(k, 84, SEA, {
    wide: 44,
    high: 15,
    seed: 9,
    peak: 0.4,
    side: 1,
    tones: ['#fff0cc', '#f8cca4', '#c8a8b0'],
  })
  heaped(k, 158, SEA, {
    wide: 30,
    high: 9,
    seed: 4,
    peak: 0.6,
    side: -1,
    tones: ['#fff0cc', '#fcd4a4', '#d8b0ac'],
  })
}

function bay(k) {
  const g = k.createLinearGradient(0, SEA, 0, 66)
  for (const [a, c] of [
    [0, '#f4d8a8'],
    [0.1, '#9cc4b4'],
    [0.4, '#3c9ca4'],
    [1, '#1c7894'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-60, SEA, 280, 80)
  // The mountain on the water, broken.
  const r = random(3)
  for (let i = 0; i < 44; i++) {
    const t = i / 43
    const y = SEA + 0.4 + t * 9
    const x = 132 + (r() - 0.5) * (40 - t * 16)
    const l = (1 + r() * 5) * (0.5 + t)
    path(
      k,
      i % 3 ? 'rgba(208,132,92,.42)' : 'rgba(255,226,170,.4)',
      `M${x - l} ${y}q${l} ${-0.16 - t * 0.16} ${l * 2} 0q${-l} ${0.16 + t * 0.16} ${-l * 2} 0Z`,
    )
  }
  // A set that comes in behind: one long line of foam.
  for (const [x, y, l, h] of points('96 48.600 22 0.500 140 50.400 26 0.600 112 53 20 0.700', 4)) {
    path(
      k,
      'rgba(24,104,128,.5)',
      `M${x - l} ${y + h}C${x - l * 0.4} ${y} ${x + l * 0.4} ${y} ${x + l} ${y + h}C${x + l * 0.3} ${y + h * 1.8} ${x - l * 0.3} ${y + h * 1.8} ${x - l} ${y + h}Z`,
    )
    path(
      k,
      'rgba(255,246,220,.8)',
      `M${x - l * 0.7} ${y + h * 0.7}C${x - l * 0.5} ${y - h * 0.2} ${x - l * 0.1} ${y - h * 0.3} ${x + l * 0.2} ${y + h * 0.2}C${x - l * 0.1} ${y + h * 0.4} ${x - l * 0.4} ${y + h * 0.4} ${x - l * 0.7} ${y + h * 0.7}Z`,
    )
  }
  catamaran(k, 104, 48.4, 0.62)
  // Those who wait for the next one.
  for (const [x, y, q, c] of points('124 50 0.200 0 129 50.600 0.220 1 147 52.600 0.260 2', 4)) {
    path(
      k,
      '#f8ecd0',
      `M${x - 7 * q} ${y}C${x - 3 * q} ${y + 1 * q} ${x + 5 * q} ${y + 0.8 * q} ${x + 9 * q} ${y - 1.4 * q}C${x + 4 * q} ${y - 0.6 * q} ${x - 3 * q} ${y - 0.8 * q} ${x - 7 * q} ${y}Z`,
    )
    at(k, x, y - 0.4 * q, q, (cc) =>
      folk(cc, {
        near: [40, 60],
        far: [30, 50],
        armNear: [30, 40],
        armFar: [40, 40],
        seat: true,
        skin: SKINS[c],
        top: c === 1 ? SKINS[1] : ['#3c6c8c', '#284c6c'],
        low: ['#c85c5c', '#843c50'],
        hair: ['#2c1c34', '#1c142c'],
        cut: c ? 'short' : 'bun',
        light: 1,
      }),
    )
  }
}

/** She who rides: low on her board, one arm ahead, one behind; the rail cuts a line of spray. */
function rider(k) {
  // Her track from the hollow, and what the rail throws up.
  path(
    k,
    'rgba(246,252,232,.85)',
    'M84.500 64.300C74 65.800 62 67 50 66.600C60 68.400 73 68.600 84 66.200Z',
  )
  path(k, 'rgba(246,252,232,.6)', 'M80 66.600C68 70 56 71 44 70C56 74 72 73 84 67Z')
  const r = random(8)
  for (const [c, n] of [
    ['#bcdcd8', 9],
    ['#fffbe8', 8],
  ])
    for (let i = 0; i < n; i++) {
      const x = 85.5 - i * 1.5 - r()
      const [up, back] = [(1 + 3.2 * r()) * Math.sin(0.5 + i * 0.28), 1.2 + r() * 2.4]
      path(
        k,
        c,
        `M${x + 0.7} 66.200C${x + 0.2} ${66 - up * 0.5} ${x - back * 0.5} ${66 - up * 0.9} ${x - back} ${66 - up}C${x - back * 0.6} ${66 - up * 0.5} ${x - 0.7} ${66 - up * 0.2} ${x - 0.9} 66.600Z`,
      )
    }
  for (let i = 0; i < 22; i++) {
    const q = 0.1 + r() * 0.22
    k.fillStyle = '#fffbe8'
    k.beginPath()
    k.arc(82 - r() * 14, 65 - r() * 6 * r(), q, 0, 7)
    k.fill()
  }
  k.save()
  k.translate(86.5, 64)
  k.rotate(0.1)
  path(
    k,
    '#c45c54',
    'M-6.400 0.200C-4 1.300 3 1.300 8.400 -1.300C9 -1.500 9 -1.900 8.300 -1.800C3 -0.700 -3 -0.700 -6.400 0.200Z',
  )
  path(k, '#fff0cc', 'M-6.400 0C-4 0.800 3 0.700 8.600 -1.600C3 -0.900 -3 -0.900 -6.400 0Z')
  k.translate(0.2, 0)
  k.scale(1.42, 1.42)
  folk(k, {
    near: [62, 92],
    far: [18, 74],
    armNear: [-74, 26],
    armFar: [82, 12],
    lean: 24,
    skin: ['#c8845c', '#94584c'],
    top: ['#f0b440', '#b8743c'],
    low: ['#c8845c', '#94584c'],
    bare: true,
    hair: ['#2c1c34', '#1c142c'],
    cut: 'bun',
    shoe: '#b87454',
    light: 1,
    nod: -14,
  })
  k.restore()
}

export default {
  alt: 'Diamond Head e Waikiki nella luce della sera oltre un’onda che si rompe: una surfista passa bassa sulla tavola davanti al cavo dell’onda, e nella parete d’acqua si intravede una tartaruga',
  focus: 0.66,
  heart: 40,
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.98, 0.3], horizon: SEA / 90 })
    const f = field(s, { centre: 93, zoom: 0.69 })
    f.draw(s.k, (k) => {
      evening(k)
      crater(k, {
        light: '#fcbc74',
        middle: '#dc8c60',
        shade: '#a8645c',
        deep: '#7c4c60',
        green: '#8c8454',
      })
      waikiki(k)
      bay(k)
      wave(k)
      k.save()
      k.translate(108, 61.5)
      k.rotate(-0.5)
      k.scale(0.9, 0.62)
      turtleShade(k, 'rgba(12,84,96,.62)')
      k.restore()
      rider(k)
      // Terns over the crest.
      for (const [x, y, q, a] of points('70 24 1 14 77 20.500 0.700 -8', 4)) {
        k.save()
        k.translate(x, y)
        k.rotate((a * Math.PI) / 180)
        path(
          k,
          '#fff8e4',
          `M${-2.4 * q} ${-1.1 * q}Q${-1 * q} ${-1.3 * q} 0 0Q${1 * q} ${-1.4 * q} ${2.5 * q} ${-0.8 * q}Q${1 * q} ${-0.8 * q} ${0.1 * q} ${0.5 * q}Q${-0.8 * q} ${-0.7 * q} ${-2.4 * q} ${-1.1 * q}Z`,
        )
        k.restore()
      }
    })
    return finish(s, { bloom: 0.18 })
  },
}
