import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  cup,
  dallah,
  dates,
  guest,
  hearth,
  host,
  scarfOryx,
  weave,
} from '../../things/coffee-tent.js'
import { oval } from '../../things/near-faces.js'

/** What is seen between the cloths: the last green of the evening, the moon behind a dune, the tracks of the one that came. */
function outside(k) {
  path(k, '#0c4858', 'M30 -6H166V80H30Z')
  path(k, '#1c6c74', 'M30 20C60 12 110 16 166 8V80H30Z')
  path(k, '#48948c', 'M30 31C70 24 110 29 166 22V80H30Z')
  path(k, '#98bc98', 'M30 40C70 35 110 39 166 33V80H30Z')
  path(k, '#e8d4a0', 'M30 47C70 43 110 47 166 42V80H30Z')
  oval(k, 'rgba(255,236,180,.25)', 79, 33, 20)
  oval(k, '#fff0c0', 79, 33, 15)
  for (const [x, y, rx, ry] of points(
    '74 27 3.600 2.400 83 31 2.600 3.200 77 38 4.400 2 87 38 1.600 1.300',
    4,
  ))
    oval(k, '#f0d8a4', x, y, rx, ry)
  // Dunes: the far one in the moon's light, the nearer in shade with a sharp crest.
  path(k, '#7c98a0', 'M30 52C46 44 58 41 66 43C76 48 90 50 104 46C116 43 130 45 166 50V80H30Z')
  path(k, '#4c6c84', 'M66 43C70 48 68 53 76 58C90 62 110 60 166 62V80H30V60C46 56 60 52 66 43Z')
  path(k, '#a8b0a4', 'M30 58C44 55 58 51 66 43C66 50 62 57 50 62L30 66Z')
  path(k, '#6c5c78', 'M30 62C60 57 90 60 120 60C140 60 150 58 166 60V80H30Z')
  path(k, '#94788c', 'M30 62C60 57 90 60 120 60C100 62.500 60 62 30 66Z')
}

/** The cloth of the tent: a roof that sags between its poles, woven walls at both sides, the ropes. */
function tent(k) {
  // Left wall behind the host.
  k.save()
  k.beginPath()
  for (const p of points('-6 4 50 14 51 40 48 70 -6 74')) k.lineTo(...p)
  k.clip()
  path(k, '#741c3c', 'M-6 -6H60V80H-6Z')
  weave(k, -9, 60, 14, 9, ['#3c1434', '#f0c078', '#c83848'], 9)
  weave(k, -5, 60, 30, 13, ['#a82840', '#f8dcb0', '#2c1234'], 13)
  weave(k, -7, 60, 50, 9, ['#2c1234', '#d85c40', '#f0c078'], 9)
  path(k, 'rgba(255,160,70,.22)', 'M60 30C44 34 34 50 30 80H60Z')
  path(k, 'rgba(40,8,48,.4)', 'M-6 -6H60V14C30 12 10 14 -6 30Z')
  k.restore()
  // Right wall.
  k.save()
  k.beginPath()
  for (const p of points('136 12 166 4 166 80 140 74 137 40')) k.lineTo(...p)
  k.clip()
  path(k, '#4c1438', 'M130 -6H170V90H130Z')
  for (const [y, hgt, c] of [
    [18, 6, '#c83848'],
    [25, 1.5, '#f0c078'],
    [36, 10, '#2c1234'],
    [47, 1.5, '#f0c078'],
    [50, 7, '#a82840'],
  ])
    path(k, c, `M130 ${y}L170 ${y - 4}V${y - 4 + hgt}L130 ${y + hgt}Z`)
  for (let x = 138; x < 168; x += 7)
    path(
      k,
      '#f0c078',
      `M${x} ${41 - (x - 150) * 0.1 - 3.5}l2.600 3.500l-2.600 3.500l-2.600 -3.500Z`,
    )
  k.restore()
  // Roof in sagging strips.
  path(
    k,
    '#1c0c2c',
    'M-6 -6H166V8C152 13 142 15 136 15C118 9 104 7 92 7C76 7 62 10 50 17C34 15 14 10 -6 8Z',
  )
  path(
    k,
    '#3c1434',
    'M-6 -6H166V3C152 7 142 9 136 9C118 4 104 2 92 2C76 2 62 5 50 11C34 9 14 5 -6 3Z',
  )
  path(
    k,
    '#8c2440',
    'M-6 -1C14 1 34 5 50 7C62 1 76 -2 92 -2C104 -2 118 0 136 5C142 5 152 3 166 -1V1.500C152 5.500 142 7.600 136 7.600C118 2.600 104 0.600 92 0.600C76 0.600 62 3.600 50 9.600C34 7.500 14 3.500 -6 1.500Z',
  )
  stroke(
    k,
    '#f0c078',
    0.5,
    'M-6 8C14 10 34 15 50 17C62 10 76 7 92 7C104 7 118 9 136 15C142 15 152 13 166 8',
  )
  // Tassels along the edge, none at one height.
  for (const [x, y, l, c] of [
    [56, 14, 5, '#d83c50'],
    [64, 10.8, 4.5, '#f0c078'],
    [73, 8.6, 5.5, '#38a08c'],
    [114, 8.8, 4.5, '#d83c50'],
    [122, 10.8, 5.5, '#f0c078'],
    [130, 13, 4.6, '#38a08c'],
  ]) {
    stroke(k, '#f0c078', 0.35, `M${x} ${y}v2`)
    path(
      k,
      c,
      `M${x - 0.8} ${y + 2}H${x + 0.8}L${x + 1.5} ${y + l + 1}L${x + 0.5} ${y + l + 0.4}L${x - 0.3} ${y + l + 1.2}L${x - 1.4} ${y + l + 0.8}Z`,
    )
  }
  // Poles.
  path(k, '#5c2c34', 'M48 14L51.500 14L50.500 74H47Z')
  path(k, '#e8944c', 'M50.400 14L51.500 14L50.500 74H49.300Z')
  path(k, '#3c1c30', 'M135 12H138.500L141 78H137Z')
  path(k, '#c87440', 'M135 12H136L138 78H137Z')
  // A lamp hung from the roof.
  stroke(k, '#1c0c2c', 0.35, 'M20 6V17')
  path(k, '#1c0c2c', 'M17.500 17H22.500L24 19.500H16Z')
  path(k, '#ffd470', 'M16.500 19.500H23.500L22.500 27H17.500Z')
  path(k, '#fff4c8', 'M19 26C18 23.500 20 22.500 20 20.500C21.500 22.500 22 24.500 21 26Z')
  stroke(
    k,
    '#1c0c2c',
    0.5,
    'M16.500 19.500L17.500 27M23.500 19.500L22.500 27M18.700 19.500L19 27M21.300 19.500L21 27',
  )
  path(k, '#1c0c2c', 'M16.500 27H23.500V28.500H16.500Z')
}

/** Carpets from edge to edge, their bands running towards the opening. */
function carpets(k) {
  path(k, '#8c2440', 'M-6 66C30 63 70 64 110 64.500C140 65 150 66 166 65V96H-6Z')
  fill(k, '#c83c44', points('20 65 118 65 150 96 -20 96'))
  fill(k, '#2c1234', points('26 65 30 65 -2 96 -12 96'))
  fill(k, '#f0c078', points('31 65 33 65 6 96 0 96'))
  fill(k, '#2c1234', points('108 65 112 65 142 96 130 96'))
  fill(k, '#f0c078', points('105 65 107 65 128 96 122 96'))
  path(
    k,
    'rgba(40,8,48,.3)',
    'M-6 66C30 63 70 64 110 64.500C140 65 150 66 166 65V68.500C120 67 60 66.500 -6 69.500Z',
  )
}

export default {
  alt: 'Sera in una tenda beduina nel deserto di Dubai: un orice si affaccia con la sciarpa di una viaggiatrice sulle corna, e il padrone di casa ride tanto da far traboccare il caffè; dietro sorge la luna sulle dune',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.45, 0.9], horizon: 0.6 })
    const f = field(s)
    f.draw(s.k, (k) => {
      outside(k)
      at(k, 96.5, 34.5, 0.98, scarfOryx)
      tent(k)
      carpets(k)
      path(
        k,
        'rgba(255,160,70,.25)',
        'M40 80C50 66 100 66 116 78C126 86 110 96 80 96H60C40 96 34 88 40 80Z',
      )
      at(k, 74, 83, 0.9, hearth)
      at(k, 80, 85, 0.62, (q) => dallah(q, ['#f0c8a0', '#a87c70', '#5c3c50']))
      path(k, 'rgba(30,6,30,.5)', 'M-2 88C10 84 50 84 66 89C60 94 0 94 -2 88Z')
      path(k, 'rgba(30,6,30,.5)', 'M92 89C104 85 146 85 162 90C150 95 96 95 92 89Z')
      at(k, 28, 35, 1, host)
      // The pot in his fist, its long thread of coffee.
      k.save()
      k.translate(61, 38.5)
      k.rotate(0.62)
      at(k, 0, 3, 0.92, dallah)
      k.restore()
      stroke(k, '#8c4420', 1.1, 'M78 36.800C82.500 38 86.500 46 87.400 62')
      stroke(k, '#e09444', 0.4, 'M78 36.500C83 37.700 87 46 87.800 61')
      at(k, 124, 40, 1, guest, true)
      at(k, 87.5, 70, 1.25, cup)
      at(k, 24, 87, 0.9, dates)
    })
    return finish(s, { vignette: 0.22, bloom: 0.24 })
  },
}
