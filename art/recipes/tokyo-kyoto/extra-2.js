import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { form, set } from '../../things/japan-people.js'
import { disc } from '../../things/profile.js'
import { sign } from '../../things/tokyo-rain.js'
import {
  beggingShiba,
  burntGuest,
  cook,
  grill,
  merryClerk,
  shibaPaws,
  skewer,
} from '../../things/yakitori-alley.js'

/** The alley in the rain: two rows of little bars that draw together, wires, lanterns, a wet floor. */
function alley(k) {
  path(k, '#0e4a5c', 'M-6 -6H166V66H-6Z')
  path(k, '#1c7484', 'M80 -6H112L104 50H86Z')
  path(k, '#4cb0a8', 'M86 12C92 8 102 9 106 14L102 50H88Z')
  path(k, '#a4dcc0', 'M91 24C94 21 99 21 101 24L99 50H92Z')
  // Left and right fronts.
  fill(k, '#123848', points('-6 -6 70 -6 88 26 88 50 60 66 -6 66'))
  fill(k, '#0c2c3c', points('166 -6 124 -6 104 26 104 50 132 66 166 66'))
  for (const [c, d] of [
    ['#f8b048', '44 32 58 34 58 58 44 66'],
    ['#ffd078', '62 34.500 72 36 72 53.500 62 57'],
    ['#f0883c', '75 36.500 82 37.500 82 49.500 75 52'],
    ['#f8b048', '148 31 134 33.500 134 60 148 66'],
    ['#ffd078', '130 34.500 120 36 120 54 130 58'],
    ['#f0883c', '117 36.500 109 37.500 109 49.500 117 52.500'],
  ])
    fill(k, c, points(d))
  for (const [c, d] of [
    ['#b82c3c', '40 26 60 29.500 61 35.500 40 33'],
    ['#1c8c8c', '60.500 30 73 32 73.500 37 61 35.600'],
    ['#d8842c', '73.500 32.500 84 34 84 38 74 37'],
    ['#1c8c8c', '154 24 133 29 132 35.500 154 32.500'],
    ['#b82c3c', '132 29.500 118.500 32 118 37 131.500 35.600'],
    ['#2c5c8c', '118 32.500 107 34.500 107 38.200 117.500 37'],
  ])
    fill(k, c, points(d))
  stroke(k, '#08202c', 0.5, 'M30 4C60 16 96 14 132 2M52 -2C74 12 110 16 140 12')
  // The wet floor takes all the colours.
  fill(k, '#123c4c', points('88 50 104 50 132 66 60 66'))
  for (const [x, y, w, c] of [
    [95, 53, 3, '#a4dcc0'],
    [90, 56, 4, '#f8b048'],
    [101, 57, 4.5, '#4cb0a8'],
    [84, 60, 5, '#f05c3c'],
    [97, 61, 4.5, '#a4dcc0'],
    [110, 61, 5, '#ffd078'],
    [76, 64, 6, '#f8b048'],
    [118, 64.5, 6, '#f05c3c'],
  ])
    path(
      k,
      c,
      `M${x - w} ${y}C${x - w * 0.4} ${y - 0.9} ${x + w * 0.3} ${y - 0.6} ${x + w} ${y - 0.1}C${x + w * 0.4} ${y + 0.8} ${x - w * 0.5} ${y + 0.9} ${x - w} ${y}Z`,
    )
  // Somebody hurries by under a clear umbrella.
  path(
    k,
    '#0a2430',
    'M93.500 55C93 50 93.600 46 95 45.500H98C99.400 46 100 50 99.500 55L98.500 58H97L96.500 55L96 58H94.500Z',
  )
  disc(k, '#0a2430', 96.5, 43.6, 1.7, 1.9)
  path(
    k,
    'rgba(220,250,240,.5)',
    'M89 43C90 37 103 37 104 43C101.500 42 99.500 42 96.500 43C93.500 42 91.500 42 89 43Z',
  )
  stroke(k, '#d8f4ec', 0.4, 'M89 43C90 37 103 37 104 43M96.500 38.500V48')
}

const glow = (k, x, y, r, c) => {
  for (const [q, a] of [
    [1, 0.12],
    [0.7, 0.16],
    [0.45, 0.22],
  ]) {
    k.fillStyle = c
    k.globalAlpha = a
    k.beginPath()
    k.arc(x, y, r * q, 0, 7)
    k.fill()
  }
  k.globalAlpha = 1
}

/** A lantern of the alley, with its sign. */
function redLantern(k, w, h) {
  form(
    k,
    '#e8382c',
    `M${-w * 0.5} ${-h}C${-w * 1.1} ${-h * 0.9} ${-w * 1.1} ${-h * 0.1} ${-w * 0.5} 0H${w * 0.5}C${w * 1.1} ${-h * 0.1} ${w * 1.1} ${-h * 0.9} ${w * 0.5} ${-h}Z`,
    [
      [
        '#ff8048',
        `M${-w * 0.5} ${-h}C${-w} ${-h * 0.8} ${-w} ${-h * 0.2} ${-w * 0.4} 0H${w * 0.2}C${-w * 0.2} ${-h * 0.3} ${-w * 0.2} ${-h * 0.7} ${w * 0.2} ${-h}Z`,
      ],
      [
        '#b01c34',
        `M${-w} ${-h * 0.25}Q0 ${-h * 0.15} ${w} ${-h * 0.25}M${-w * 1.1} ${-h * 0.5}Q0 ${-h * 0.4} ${w * 1.1} ${-h * 0.5}M${-w} ${-h * 0.75}Q0 ${-h * 0.66} ${w} ${-h * 0.75}`,
        0.3,
      ],
    ],
  )
  path(
    k,
    '#1c1018',
    `M${-w * 0.55} ${-h - 1}H${w * 0.55}V${-h + 0.5}H${-w * 0.55}ZM${-w * 0.55} -0.500H${w * 0.55}V1H${-w * 0.55}Z`,
  )
}

/** The stall about us: beams black with smoke, plaques with what there is, a bulb, the counter. */
function stall(k) {
  path(k, '#2a1420', 'M-6 -6H166V9H-6Z')
  path(k, '#5c2c30', 'M-6 8H166V10.500H-6Z')
  path(k, '#2a1420', 'M-6 -6H8V70H-6ZM154 -6H166V70H154Z')
  path(k, '#5c2c30', 'M154 9H155.500V66H154Z')
}

function counter(k) {
  path(k, '#7c3c30', 'M-6 62H166V74H-6Z')
  path(k, '#d88448', 'M-6 61.500H166V65H-6Z')
  path(k, '#ffc070', 'M-6 61.500H166V62.600H-6Z')
  path(k, '#4c2028', 'M-6 69H166V96H-6Z')
}

export default {
  alt: 'Pioggia a Omoide Yokochō, dal banco degli spiedini: il cuoco sventola la brace e ride, un impiegato brinda con la cravatta in testa, una viaggiatrice si scotta, uno shiba in impermeabile spera',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.night, sun: [0.6, 0.4], horizon: 0.55 })
    const f = field(s)
    f.draw(s.k, (k) => {
      alley(k)
      sign(k, 43.5, 12, 6, ['ra', 'bar', 'me', 'n'], {
        box: '#e8483c',
        rim: '#ffd8a0',
        ink: '#fff2d0',
      })
      sign(k, 74, 14, 3.6, ['su', 'shi'], { box: '#fcc040', rim: '#7c2c28', ink: '#5c1c28' })
      sign(k, 111, 12, 4.2, ['ka', 'ra', 'o', 'ke'], {
        box: '#0c4454',
        rim: '#4ce0d0',
        ink: '#7cf0e0',
      })
      sign(k, 142, 11, 5.4, ['ko', 'bar', 'hi'], { box: '#f8e8c8', rim: '#c83c3c', ink: '#a82434' })
      const r = random(7)
      let drops = ''
      for (let i = 0; i < 60; i++) {
        const n = 2 + r() * 3
        drops += `M${20 + r() * 130} ${8 + r() * 52}l${-n * 0.14} ${n}`
      }
      stroke(k, 'rgba(210,246,240,.5)', 0.22, drops)
      stall(k)
      for (const [x, y, q] of points('66 24 1 128 26 1.150 150 21 0.8', 3)) {
        stroke(k, '#1c1018', 0.4, `M${x} 9V${y - 10 * q}`)
        set(k, x, y, q, (x - 100) * 0.0012, (c) => redLantern(c, 5, 10))
      }
      glow(k, 98, 12, 13, '#ffd078')
      at(k, 66, 63, 1, merryClerk)
      at(k, 128, 63, 1.02, burntGuest)
      at(k, 97, 62.5, 1.04, beggingShiba)
      counter(k)
      at(k, 97, 63, 1.04, shibaPaws)
      // Bulb and plaques above.
      stroke(k, '#1c1018', 0.5, 'M98 -2V8')
      path(
        k,
        '#fff4c8',
        'M95.500 11C95.500 8.500 97 8 97 7H99C99 8 100.500 8.500 100.500 11C100.500 14 95.500 14 95.500 11Z',
      )
      for (const [x, word] of [
        [36, ['ka', 'shi', 'ra']],
        [78, ['ko', 'me']],
        [114, ['shi', 'me']],
        [137, ['shi', 'ra', 'su']],
      ])
        sign(k, x, -1.5, word.length > 2 ? 3.8 : 5, word, {
          box: '#c88850',
          rim: '#8c4c38',
          ink: '#3c1c20',
        })
      path(k, 'rgba(255,110,40,.3)', 'M44 96C42 84 58 74 90 74C122 74 138 84 136 96Z')
      at(k, 23, 71, 1.02, cook)
      at(k, 0, 76, 1, (c) => grill(c, 44, 136))
      for (const [x, y, kind, t] of [
        [57, 77.5, 'leek', -0.12],
        [72, 79.5, 'meat', -0.05],
        [95, 78, 'balls', 0.06],
        [112, 80, 'leek', 0.1],
      ])
        set(k, x, y, 0.95, t - 1.2, (c) => {
          c.rotate(1.2)
          skewer(c, kind)
        })
      // Smoke.
      for (const d of [
        'M84 76C80 70 87 66 83 60C80 54 86 50 84 44C90 48 87 55 90 60C93 66 88 70 91 76Z',
        'M112 76C108 70 114 67 111 62C108 57 113 53 111 49C116 52 114 58 117 62C119 67 115 71 118 76Z',
        'M60 74C57 69 62 66 59 61C57 57 61 54 60 50C64 53 62 58 65 62C67 66 64 70 66 74Z',
      ])
        path(k, 'rgba(255,236,210,.3)', d)
      for (const [x, y] of points('70 70 88 66 104 69 120 68 78 62 128 72'))
        disc(k, '#ffc060', x, y, 0.4)
    })
    return finish(s, { vignette: 0.16, bloom: 0.24 })
  },
}
