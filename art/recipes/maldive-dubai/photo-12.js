import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { oval } from '../../things/near-faces.js'
import {
  bow,
  drenched,
  laughing,
  nearSide,
  onlooker,
  skipper,
  spinner,
  umbrella,
  whirl,
} from '../../things/spinner-splash.js'

const SEA = 46

/** A squall overhead; under its hem, on the left, the evening breaks through. */
function squall(k) {
  path(k, '#ffe8ac', 'M-6 -6H166V60H-6Z')
  path(k, '#fcd494', 'M-6 34C30 32 60 38 166 30V60H-6Z')
  path(k, '#f0b884', 'M20 40C50 34 80 40 166 32V60H20Z')
  path(k, '#b08c8c', 'M-6 30C14 33 24 26 40 29C58 33 66 38 90 36C120 38 140 42 166 40V-6H-6Z')
  path(k, '#74708c', 'M-6 23C10 26 22 18 38 21C54 24 60 31 82 29C104 28 120 36 166 34V-6H-6Z')
  path(k, '#4c5478', 'M-6 16C12 18 24 9 42 12C58 14 64 22 84 20C106 18 128 28 166 26V-6H-6Z')
  path(k, '#343c64', 'M-6 8C10 10 28 0 48 3C64 5 72 12 90 10C116 8 136 18 166 16V-6H-6Z')
  // Where the rain hangs to the sea.
  path(k, 'rgba(92,92,128,.5)', 'M58 24C66 29 74 30 84 28.500C92 28 100 29 108 31L96 47H40Z')
  path(k, 'rgba(92,92,128,.4)', 'M120 31L166 33V47H100Z')
  // An island under the gap.
  path(
    k,
    '#7c7488',
    'M2 46C4 43 8 43.500 10 41.500C13 42.500 16 40.500 19 41.500C22 40.500 25 42.500 28 42C31 43 33 44.500 36 46Z',
  )
  stroke(k, '#7c7488', 0.35, 'M12 42L13.500 38M20 42L19 37.500M25 43L27 39')
  for (const [x, y] of points('13.500 38 19 37.500 27 39'))
    path(
      k,
      '#7c7488',
      `M${x} ${y}C${x - 1} ${y - 1.5} ${x - 2.5} ${y - 1} ${x - 3} ${y + 0.5}C${x - 2} ${y - 0.3} ${x - 1} ${y - 0.2} ${x} ${y + 0.2}C${x + 1} ${y - 0.2} ${x + 2} ${y - 0.3} ${x + 3} ${y + 0.5}C${x + 2.5} ${y - 1} ${x + 1} ${y - 1.5} ${x} ${y}Z`,
    )
}

/** The sea: pale where the light lies, then jade, then deep; swells of their own form. */
function sea(k) {
  path(k, '#f8d8a0', `M-6 ${SEA}H166V96H-6Z`)
  path(k, '#b8c8a8', `M-6 49C20 47.500 30 50 60 48C90 47 120 47 166 46.500V96H-6Z`)
  path(k, '#68b0a0', 'M-6 53C16 51 26 54.500 44 51.500C60 50 80 53 166 50V96H-6Z')
  path(k, '#2c9090', 'M-6 59C14 55.500 28 61 46 57C62 54 78 59 166 55V96H-6Z')
  path(k, '#187480', 'M-6 68C10 63 30 70 50 65.500C66 62.500 84 68 110 66V96H-6Z')
  path(k, '#10586c', 'M-6 80C16 74 34 82 58 77C78 73.500 96 80 166 76V96H-6Z')
  for (const [c, d] of [
    [
      '#f8e0b0',
      'M-4 51C4 50 10 51.500 18 50C14 52.500 4 53 -4 51ZM28 48.500C36 47.500 44 49 52 48C46 50 36 50.500 28 48.5Z',
    ],
    [
      '#a8d0b0',
      'M2 57C10 54.500 16 57.500 24 55.500C18 59 8 59.500 2 57ZM54 55.500C62 53 70 56 78 54C72 57.500 62 58 54 55.5Z',
    ],
    ['#5cb0a4', 'M-4 66.500C6 62 16 67 26 64.500C18 69 6 70 -4 66.5Z'],
    [
      '#2c9090',
      'M64 73C72 69 82 73.500 90 71C84 76 72 77 64 73ZM2 79C10 75.500 20 79.500 28 77C22 82 10 83 2 79Z',
    ],
    ['#187480', 'M70 86C80 82 92 86.500 104 84C96 90 80 91 70 86Z'],
  ])
    path(k, c, d)
}

/** A crown of water where it broke out of the sea. */
function breach(k) {
  path(
    k,
    '#e8fcf0',
    'M4 76C7 71 5 66 9 62C10 66 13 65 13.500 60C17 63.500 18 61 20.500 58C22 62.500 25 63 28.500 60.500C28 65 31 66 35.500 64.500C33 68.500 36 72 40 75.500C34 82 10 82.5 4 76Z',
  )
  path(
    k,
    '#98d8cc',
    'M4 76C8 73.500 9 70 11.500 68C13 71 16 69.500 17.500 67C20 70.500 23 69 26 67.500C27 71 30 71.500 33 70.500C33.500 73 37 74.500 40 75.500C34 82 10 82.5 4 76Z',
  )
  for (const [x, y, q] of points(
    '7 58.500 0.800 12 55 0.600 3 63 0.6 37 60 0.8 40 65.500 0.6 31.500 56.500 0.5 1.500 69 0.5',
    3,
  ))
    oval(k, '#e8fcf0', x, y, q, q * 1.3)
}

/** The sheet of water it threw: a tongue with fingers, aimed at one face. */
function throwOff(k) {
  path(
    k,
    '#e8fcf0',
    'M62 40C72 44 82 43 90 38C96 34 99 31.500 103.500 31C102 33.500 103 35 105.500 35C102.500 36.500 102 38.500 103.500 40.500C100 39.500 97.500 41 96.500 44C94 42.500 91 45 88 46.500C80 50 70 48 62 40Z',
  )
  path(
    k,
    '#98d8cc',
    'M62 40C70 46 80 47 88 42.500C92 40.500 95 38.500 98 38C98 40 97 41.500 96.500 44C94 42.500 91 45 88 46.500C80 50 70 48 62 40Z',
  )
  for (const [x, y, q] of points(
    '93 31.500 1 98 28 0.7 87 34.500 0.700 101 46.500 0.9 104.500 44 0.6 95 48 0.6 108 27 0.6 107 41 0.5 84 50.500 0.7 78 37 0.5',
    3,
  ))
    oval(k, '#e8fcf0', x, y, q, q * 1.2)
}

/** Rain in the light: gold before the dark, all of one slant. */
function rain(k) {
  const r = random(12)
  let [fine, bold] = ['', '']
  for (let i = 0; i < 62; i++) {
    const [x, y, l] = [r() * 172 - 4, r() * 84 - 4, 3 + r() * 4]
    const d = `M${x.toFixed(1)} ${y.toFixed(1)}l${(-l * 0.28).toFixed(2)} ${l.toFixed(2)}`
    if (i % 3) fine += d
    else bold += d
  }
  stroke(k, 'rgba(255,240,200,.6)', 0.28, fine)
  stroke(k, 'rgba(255,244,214,.75)', 0.45, bold)
}

/** Her fist round the handle. */
function fist(k) {
  path(k, '#5c2c6c', 'M121 56C124 53 126 49 124.500 46L117.500 46.500C116.500 50 117 54 118 57Z')
  path(
    k,
    '#f0a880',
    'M117.800 46.600C117 44 118.500 42.300 121 42.300C124 42.300 125.200 44.200 124.400 46.500Z',
  )
  stroke(
    k,
    '#b86068',
    0.3,
    'M119.800 43L119.600 45.500M121.500 42.800L121.500 45.500M123 43.200L123.200 45.500',
  )
}

export default {
  alt: 'Pioggia col sole alle Maldive: una stenella balza accanto al dhoni, gira su sé stessa e inzuppa la nonna che si riparava sotto l’ombrello rosso; la nipote in mantellina gialla ride a crepapelle, un’altra stenella guarda',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.08, 0.45], horizon: SEA / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      squall(k)
      sea(k)
      // Two more of the school, far off.
      at(k, 70, 51.5, 0.1, (q) => {
        q.rotate(-0.3)
        spinner(q)
      })
      k.save()
      k.translate(47, 42)
      k.rotate(-0.92)
      k.scale(0.86, 0.86)
      spinner(k)
      whirl(k)
      k.restore()
      k.save()
      k.translate(-1, 3)
      breach(k)
      k.restore()
      bow(k)
      at(k, 157, 36, 0.95, skipper, true)
      at(k, 137, 37, 1, laughing, true)
      at(k, 121, 38, 1, umbrella)
      at(k, 113, 34, 1, drenched, true)
      fist(k)
      nearSide(k)
      throwOff(k)
      // Foam along the hull, the other one beside it.
      path(k, '#0c4458', 'M80 84.500C96 81 130 81 172 80V98H104C94 95 84 90 80 84.5Z')
      path(
        k,
        '#e8fcf0',
        'M82 84.500C88 80 94 83 99 80.500C104 83.500 112 81 118 83C126 81 134 84 144 82C152 83.500 160 81.500 170 82.500V85.500C156 86 140 87.500 124 86C110 88 94 87.500 82 84.5Z',
      )
      at(k, 71, 82, 0.95, onlooker)
      path(
        k,
        '#e8fcf0',
        'M50 82.500C54 79.500 58 82 62 80.500C68 83 76 80 82 82C84 83 82 85 78 85C70 86.500 56 86 50 82.5Z',
      )
      rain(k)
    })
    return finish(s, { vignette: 0.16, bloom: 0.18 })
  },
}
