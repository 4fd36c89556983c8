import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { basilica, cat, dormer, girl, pigeon, rail, umbrella } from '../../things/attic-window.js'

/** Evening rain: masses of cloud, a last strip of light under them. */
function wetSky(k) {
  path(k, '#34487c', 'M-6 -6H166V96H-6Z')
  for (const [c, d] of [
    ['#3e558a', 'M-6 10C20 4 50 14 84 8C110 3 140 12 166 6V70H-6Z'],
    ['#4c6698', 'M-6 22C24 18 52 26 82 19C112 13 140 24 166 17V70H-6Z'],
    ['#6a80aa', 'M-6 33C30 30 60 35 92 29C120 25 146 33 166 28V70H-6Z'],
    [
      '#a498b4',
      'M-6 44C40 42 80 41 104 39C114 38.200 120 37.400 128 36C146 33 158 38 166 36V70H-6Z',
    ],
    ['#eeb49c', 'M-6 50C40 50 70 49 96 46.500C120 44 145 45 166 41V70H-6Z'],
  ])
    path(k, c, d)
}

/** Houses in a row over the roofs: x, wide, top, chimneys at its right end. */
function houses(k, list, y, [wall, lit, roof, dark], windows) {
  for (const [x, w, top] of points(list, 3)) {
    path(k, dark, `M${x + w - 3} ${top - 3}h3v${-2.2}h-3Z`)
    for (const i of [0, 1])
      path(k, '#c87464', `M${x + w - 2.7 + i * 1.4} ${top - 5}v-1.600h1v1.600Z`)
    path(k, wall, `M${x} ${top}h${w}V${y}h${-w}Z`)
    path(k, lit, `M${x + w * 0.74} ${top}h${w * 0.26}V${y}h${-w * 0.26}Z`)
    fill(
      k,
      roof,
      points(
        `${x - 0.4} ${top} ${x + 1.4} ${top - 3.4} ${x + w - 1.4} ${top - 3.4} ${x + w + 0.4} ${top}`,
      ),
    )
    if (!windows) continue
    for (let i = 0; i * 3.4 + 2.2 < w - 1.5; i++)
      for (let j = 0; top + 2 + j * 4.4 < y - 2; j++)
        path(
          k,
          (i * 5 + j * 3 + Math.round(x)) % 7 === 0 ? '#ffd080' : '#5c5484',
          `M${x + 1.6 + i * 3.4} ${top + 1.6 + j * 4.4}h1.400v2.400h-1.400Z`,
        )
  }
}

/** Montmartre: its slope with the stairs, trees, houses under the basilica. */
function hill(k) {
  fill(k, '#7c84a8', [
    ...rough(points('88 66 100 58 112 53 122 51.500 142 51.500 152 54 168 60'), 0.3, 4),
    ...points('168 72 88 72'),
  ])
  at(k, 132, 52, 0.47, basilica)
  for (const [c, d] of [
    [
      '#4c7080',
      'M98 62C100 56 105 56 107 57C109 53.500 113 54 115 56C118 53.500 122 55 122 58L124 66H98Z',
    ],
    [
      '#4c7080',
      'M142 58C143 54.500 147 54 149 56C152 53.500 156 55 157 57C160 56 164 58 168 62V68H142Z',
    ],
    [
      '#6c9088',
      'M110 56.500C112 54 114.500 54.500 115 56C118 53.500 122 55 122 58C118 57 114 58 110 56.500ZM149 56C152 53.500 156 55 157 57C160 56 164 58 166 60.500C160 59 154 59.500 149 56Z',
    ],
    ['#88a88c', 'M122 58L127 54.500H137L142 58L144 68H120Z'],
    ['#e8d0c4', 'M130 53.200H134L135.500 58L137.500 68H126.500L128.500 58Z'],
  ])
    path(k, c, d)
  for (let i = 0; i < 6; i++)
    stroke(k, '#a898b4', 0.3, `M${129.3 - i * 0.35} ${56 + i * 1.7}H${134.7 + i * 0.35}`)
}

/** The steep roof of zinc in front, its cornice, the wet on it. */
function nearRoof(k) {
  path(k, '#8c98bc', 'M-6 47H94L98 52H-6Z')
  path(k, '#b4bcd4', 'M-6 46.400H94.500V47.800H-6Z')
  path(k, '#54648f', 'M-6 52H98L106 79H-6Z')
  path(k, '#7c8cb4', 'M92 52H98L106 79H99.500Z')
  for (let i = 0; i < 16; i++) {
    const [x, t] = [-4 + i * 6.6, -4 + i * 6.95]
    stroke(k, '#3e4c78', 0.5, `M${x} 52L${t} 79`)
    stroke(k, '#7484ac', 0.25, `M${x + 0.5} 52L${t + 0.5} 79`)
  }
  for (const [x, y, l] of points('3 58 14 14 66 9 66 56 11 88 54 10 86 64 10 97 66 8 68 70 6', 3))
    path(k, '#8c9cc0', `M${x} ${y}l1.600 0.300l0.500 ${l}l-1 ${1}Z`)
  path(k, '#dcc8c4', 'M-6 79H107V82H-6Z')
  path(k, '#fff0dc', 'M-6 78.600H107.600V79.800H-6Z')
  path(k, '#9c8cb0', 'M-6 82H106V84H-6Z')
  path(k, '#b8a4b8', 'M-6 84H104V96H-6Z')
  path(k, '#ecd4c4', 'M99.500 84H104V96H99.500Z')
  for (let x = -2; x < 100; x += 6)
    path(k, '#7c6c9c', `M${x} 82H${x + 2.4}V85.200L${x + 1.2} 86.400L${x} 85.200Z`)
  for (const x of [12, 42, 72]) {
    path(k, '#54487c', `M${x} 96V88.500H${x + 11}V96Z`)
    path(k, '#ecd4c4', `M${x - 1} 87.600H${x + 12}V88.800H${x - 1}Z`)
  }
}

/** The chimney wall at the end of the house, pots in a row. */
function chimneys(k) {
  path(k, '#8c5c70', 'M0 50V24H18V50Z')
  path(k, '#c08478', 'M12 50V24H18V50Z')
  for (let y = 27; y < 47; y += 3.2)
    stroke(k, '#744c68', 0.3, `M${(y * 7) % 5} ${y}h4M${7 + ((y * 3) % 4)} ${y + 1.2}h3.600`)
  path(k, '#dcc8c4', 'M-1 22H19V24.600H-1Z')
  for (const [x, hgt] of points('1 7 5.500 5.600 10 8 14.300 6.200')) {
    path(k, '#b4584c', `M${x} 22l0.500 ${-hgt}h2l0.500 ${hgt}Z`)
    path(k, '#f0906c', `M${x + 1.9} 22v${-hgt}h0.600l0.500 ${hgt}Z`)
    path(k, '#74384c', `M${x + 0.2} ${22 - hgt}h2.600v0.900h-2.600Z`)
  }
}

/** Long drops on the slant; none under the umbrella nor in the room. */
function rain(k) {
  const r = random(23)
  for (let i = 0; i < 150; i++) {
    const [x, y, l] = [r() * 176 - 4, r() * 92 - 4, 2.5 + r() * 3.5]
    const dry = (x > 58 && x < 100 && y > 24) || (x > 26 && x < 60 && y > 28 && y < 76)
    if (!dry)
      stroke(
        k,
        i % 3 ? 'rgba(214,228,250,.4)' : 'rgba(240,246,255,.7)',
        0.22,
        `M${x} ${y}l${-l * 0.22} ${l}`,
      )
  }
  for (const [x, y] of points('4 78 14 78.200 22 77.800 101 78.200 65 78 8 46.400'))
    stroke(
      k,
      'rgba(230,240,255,.8)',
      0.25,
      `M${x - 1.2} ${y - 0.8}l0.500 0.600M${x} ${y - 1.3}v0.800M${x + 1.2} ${y - 0.8}l-0.500 0.600`,
    )
}

export default {
  alt: 'Piove sui tetti di zinco di Parigi: da un abbaino illuminato una bambina in pigiama tiene l’ombrello rosso sopra un gatto nero e un piccione; lontano, le cupole bianche di Montmartre',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.9, 0.45], horizon: 0.6 })
    const f = field(s)
    f.draw(s.k, (k) => {
      wetSky(k)
      hill(k)
      houses(
        k,
        '92 12 64 104 10 62 114 9 64 139 10 63 149 12 61 161 9 63',
        80,
        ['#9c94b4', '#ccb0b4', '#7c88ac', '#84789c'],
        false,
      )
      houses(
        k,
        '98 15 70 113 13 68 126 16 71 142 14 69 156 14 71',
        84,
        ['#8c80a8', '#c4a4ac', '#64749c', '#74688f'],
        true,
      )
      houses(
        k,
        '100 20 79 120 22 77 142 24 80',
        98,
        ['#74689a', '#a8889c', '#4c5c88', '#5c5484'],
        true,
      )
      chimneys(k)
      nearRoof(k)
      dormer(k)
      girl(k)
      rail(k)
      path(
        k,
        'rgba(30,26,74,.45)',
        'M69 79.600C77 78.600 89 78.800 97 79.800C89 80.800 75 80.800 69 79.600Z',
      )
      at(k, 82, 79.4, 1.02, cat)
      at(k, 94.6, 79.4, 0.9, pigeon)
      at(k, 3.4, 0, 1, umbrella)
      rain(k)
    })
    s.glow(0.27, 0.56, 30, '#ffb860', 0.28)
    return finish(s, { vignette: 0.22, bloom: 0.12 })
  },
}
