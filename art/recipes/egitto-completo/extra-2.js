import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bronzeCat, digger, diggerArm, foreman, looker, sandCat } from '../../things/cat-dig.js'
import { pyramid } from '../../things/stepped-pyramid.js'

/** Wind with dust in it: the sun a white coin, the sky in ochre drifts. */
function khamsin(k) {
  path(k, '#d8b478', 'M-6 -6H166V70H-6Z')
  path(k, '#e8c88c', 'M-6 8C30 2 70 14 110 6C134 2 150 6 166 2V70H-6Z')
  path(k, '#f4dca4', 'M-6 22C30 15 66 27 106 19C134 14 150 18 166 14V70H-6Z')
  path(k, '#fcecc0', 'M-6 36C30 30 70 40 110 33C136 29 150 32 166 29V70H-6Z')
  for (const [q, c] of [
    [20, 'rgba(255,246,214,.35)'],
    [12, 'rgba(255,248,222,.55)'],
    [5.6, '#fffdf0'],
  ])
    path(k, c, `M${34 - q} 30a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
}

/** Veils of dust before the foot of the pyramid. */
function veils(k) {
  for (const [c, d] of [
    ['rgba(252,236,192,.36)', 'M-6 44C20 36 50 46 84 38C116 31 140 42 166 36V62H-6Z'],
    ['rgba(252,232,184,.6)', 'M-6 54C30 47 60 55 96 49C126 45 146 52 166 48V66H-6Z'],
  ])
    path(k, c, d)
}

/** Sand of the plateau, two camels far off, ruined walls; the dig's spoil heaps. */
function plateau(k) {
  path(k, '#f0cc88', 'M-6 60C30 57 60 61 100 58.500C130 57 150 60 166 58V96H-6Z')
  path(k, '#e4b470', 'M-6 65C24 62 54 67 90 64C124 62 146 66 166 63V96H-6Z')
  path(
    k,
    '#f4d494',
    'M-6 66.500C14 64.500 30 66 44 67.500C30 69.500 8 69 -6 70ZM96 65C112 63 130 65.500 144 66.500C130 68.500 108 68 96 65Z',
  )
  for (const [x, y, w, h] of points('124 62 9 3.400 136 63 5 2.200 148 61 8 2.800', 4)) {
    fill(
      k,
      '#f8dca0',
      rough(
        points(
          `${x} ${y} ${x} ${y - h} ${x + w * 0.4} ${y - h * 0.86} ${x + w * 0.66} ${y - h} ${x + w * 0.66} ${y}`,
        ),
        0.2,
        x,
      ),
    )
    path(k, '#94807c', `M${x + w * 0.66} ${y}V${y - h}L${x + w} ${y - h * 0.8}V${y}Z`)
    path(k, 'rgba(72,96,112,.4)', `M${x + w} ${y}l${h * 2.4} ${h * 0.5}l${-h * 3} ${h * 0.1}Z`)
  }
  // Two on camels at the foot of the steps.
  for (const [x, y, q, c] of [
    [62, 62, 0.62, '#a87c64'],
    [70.5, 62.8, 0.7, '#8c6458'],
  ])
    at(k, x, y, q, (g) => {
      path(g, 'rgba(72,96,112,.4)', 'M-4 0.3L12 1.500L14 2.500L-4 1Z')
      path(
        g,
        c,
        'M-4 0L-3.600 -5C-5 -6 -4.500 -8 -3 -8C-2 -10.500 1 -10.500 2 -8C3.500 -8 4 -7 5 -7.500C6 -8.500 6 -10.500 7.500 -11.500L10 -10.800L9.800 -10L8 -9.800C7.500 -7.500 6.500 -5.500 4.600 -5L4.800 0H3.800L3.400 -4.600L-2 -4.400L-2.800 0Z',
      )
      path(
        g,
        '#c85c4c',
        'M-2.500 -8.200C-1.500 -9.600 0.800 -9.600 1.800 -8.200L1.600 -6.200H-2.400Z',
      )
      path(
        g,
        '#f4ecdc',
        'M-1.300 -9C-1.500 -12 -1 -13 -0.200 -13C0.600 -13 1 -12 0.900 -9ZM-0.200 -14.800a0.900 1 0 1 0 0.010 0Z',
      )
    })
}

/** The trench in the shade of the awning: its lip, layers in its far wall, strings, rods. */
function trench(k) {
  // Shade of the awning on the sand.
  path(k, '#b08c74', 'M-6 73C30 70 70 73 110 71.500C136 70.500 150 73 166 72V98H-6Z')
  path(k, '#947468', 'M-6 80C30 77 80 80 120 78.500C140 78 156 80 166 79V98H-6Z')
  // The pit.
  fill(k, '#5c4850', points('4 76.500 84 74.500 92 84 90 98 -4 98'))
  fill(
    k,
    '#8c6458',
    rough(points('4 76.500 30 75.600 60 75 84 74.500 85 80 62 81.500 30 81 3 82'), 0.3, 4),
  )
  fill(k, '#745458', rough(points('3 82 30 81 62 81.500 85 80 87 86 60 87.500 28 87 0 88'), 0.3, 6))
  stroke(k, '#b88c6c', 0.7, 'M4 76.500L30 75.600L60 75L84 74.500L92 84')
  for (const [x, y, w] of points('14 79 3 40 78.500 4 26 84 4 66 84 3 8 85.500 3', 3))
    path(k, '#a87c68', `M${x} ${y}q${w * 0.5} -1 ${w} 0q${-w * 0.5} 0.900 ${-w} 0Z`)
  // Half of a jar still in the wall.
  path(
    k,
    '#c85c3c',
    'M70 78.500C70 76.500 77 76 78 78C78.500 81 76.500 84 74.500 84C72 84 70 81.500 70 78.500Z',
  )
  path(
    k,
    '#f08c5c',
    'M70 78.500C70 77 73 76.500 74.500 76.500C72.500 79 72.500 82 74 84C72 84 70 81.500 70 78.500Z',
  )
}

/** String on pegs, a rod in red and white, trays with what was found. */
function tools(k) {
  for (const [x, y] of points('3 73 86 70.500')) {
    stroke(k, '#7c4838', 1.1, `M${x} ${y}v6`)
    stroke(k, '#e8b468', 0.4, `M${x - 0.3} ${y}v6`)
  }
  stroke(k, '#fff4dc', 0.35, 'M3 74C30 75.500 60 74 86 71.500L97 82')
  stroke(k, '#7c4838', 1.1, 'M97 80v6')
  // A tray with shards and small blue figures.
  path(k, 'rgba(44,40,64,.5)', 'M112 92C118 89.500 150 89 158 91.500C152 95 118 96 112 92Z')
  path(k, '#94603c', 'M114 84.500L152 83L158 90L110 92Z')
  path(k, '#c89058', 'M110 92L158 90V92.500L110 94.600Z')
  path(k, '#6c4438', 'M117 85.500L150 84.200L154 88.800L114 90.400Z')
  for (const [x, y, q] of points('122 89 1 128 88.600 0.9 134 88.400 1.050', 3)) {
    path(
      k,
      '#2ca4a8',
      `M${x - 1.3 * q} ${y}C${x - 1.5 * q} ${y - 3.5 * q} ${x - 1.1 * q} ${y - 5 * q} ${x - 1 * q} ${y - 5.5 * q}C${x - 1.1 * q} ${y - 7.5 * q} ${x + 1.1 * q} ${y - 7.5 * q} ${x + 1 * q} ${y - 5.5 * q}C${x + 1.1 * q} ${y - 5 * q} ${x + 1.5 * q} ${y - 3.5 * q} ${x + 1.3 * q} ${y}Z`,
    )
    path(
      k,
      '#84dcd0',
      `M${x - 1.3 * q} ${y}C${x - 1.5 * q} ${y - 3.5 * q} ${x - 1.1 * q} ${y - 5 * q} ${x - 1 * q} ${y - 5.5 * q}C${x - 1.05 * q} ${y - 6.5 * q} ${x - 0.6 * q} ${y - 7 * q} ${x} ${y - 7 * q}C${x - 0.5 * q} ${y - 5 * q} ${x - 0.6 * q} ${y - 3 * q} ${x - 0.4 * q} ${y}Z`,
    )
  }
  for (const [x, y, a] of points('140 87.500 0.300 144.500 88 -0.500 148 86.500 1', 3)) {
    k.save()
    k.translate(x, y)
    k.rotate(a)
    fill(k, '#d8754c', points('-1.800 0.600 -1 -1.500 1.200 -1.300 2 0.700 0 1.300'))
    fill(k, '#f4a878', points('-1.800 0.600 -1 -1.500 0 -1.400 -0.500 1'))
    k.restore()
  }
}

/** The awning over us: its dark cloth, scalloped fringe stirred by the wind, pole and rope. */
function awning(k) {
  path(k, '#1c4454', 'M-6 -6H166V9C150 12 130 6 108 9.500C80 14 60 7 34 11C18 13.500 6 10 -6 12Z')
  path(k, '#2c6470', 'M-6 -6H166V3C140 7 120 1 96 4.500C70 8 50 2 26 5.500C14 7 4 4.500 -6 6Z')
  for (const [a, b] of [
    [10, 2],
    [52, 40],
    [96, 84],
    [140, 132],
  ])
    path(k, '#e8d4a4', `M${a - 12} -6H${a + 4}L${b + 8} 9.500C${b} 9 ${b - 6} 11 ${b - 12} 10.500Z`)
  // The hanging edge in loose folds, its stripes bent by the wind.
  path(
    k,
    '#163a4c',
    'M-6 11C10 9 20 12.500 36 10.500C60 7 80 13.500 108 9C130 6 150 11.500 166 8.500V13.500C160 15 156 17.500 149 16C142 14.500 137 12.500 130 14C122 15.800 118 18.500 110 17C103 15.600 99 14.500 92 16C84 17.800 79 19.500 71 18C63 16.500 60 13.500 52 14.500C44 15.500 40 19 31 18.500C22 18 18 15 10 16C4 16.800 0 18.500 -6 18Z',
  )
  for (const [x, y, w, l, q] of points(
    '2 10.500 12 6 2 44 9.600 13 5.300 -1 86 11 13 5.500 2.500 133 8 12 6 -1.500',
    5,
  ))
    path(
      k,
      '#e8d4a4',
      `M${x} ${y}C${x + w * 0.4} ${y + 0.6} ${x + w * 0.6} ${y + 0.5} ${x + w} ${y}C${x + w + q * 0.4} ${y + l * 0.5} ${x + w + q} ${y + l * 0.8} ${x + w + q} ${y + l}C${x + w * 0.6 + q} ${y + l + 1.2} ${x + w * 0.3 + q} ${y + l - 0.4} ${x + q} ${y + l + 0.6}C${x + q} ${y + l * 0.7} ${x + q * 0.3} ${y + l * 0.4} ${x} ${y}Z`,
    )
  stroke(
    k,
    '#c85c4c',
    0.9,
    'M-6 11C10 9 20 12.500 36 10.500C60 7 80 13.500 108 9C130 6 150 11.500 166 8.500',
  )
  stroke(k, '#5c3440', 2.2, 'M157 4L160 98')
  stroke(k, '#c88c5c', 0.7, 'M156.400 4L159.400 98')
  stroke(k, '#e8d4a4', 0.5, 'M157.500 9L170 40')
}

export default {
  alt: 'Scavo a Saqqara nel vento di sabbia: un’archeologa ha appena trovato un gatto di bronzo e una gatta vera si siede davanti nella stessa posa; il caposquadra ride, dietro la piramide a gradoni di Djoser',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.2, 0.33], horizon: 0.66 })
    const f = field(s)
    f.draw(s.k, (k) => {
      khamsin(k)
      k.save()
      k.translate(19, 3)
      k.scale(0.94, 0.94)
      pyramid(k)
      k.restore()
      path(k, 'rgba(248,220,164,.28)', 'M-6 10H166V62H-6Z')
      veils(k)
      plateau(k)
      trench(k)
      path(k, 'rgba(44,40,64,.45)', 'M106 86C114 83.500 144 83.500 152 86C144 89 114 89 106 86Z')
      at(k, 127, 85.5, 1.06, foreman)
      tools(k)
      at(k, 21, 83.5, 1.1, looker)
      // The one who found it stands in the trench.
      at(k, 50, 84, 1.1, digger)
      at(k, 77, 68.5, 0.92, bronzeCat)
      at(k, 50, 84, 1.1, diggerArm)
      // The near lip of the trench hides what is below.
      fill(
        k,
        '#b08468',
        rough(points('-6 84 20 86.500 50 87.500 80 86.500 92 83.500 104 86 118 88'), 0.4, 9).concat(
          [
            [118, 98],
            [-6, 98],
          ],
        ),
      )
      fill(
        k,
        '#d8a87c',
        rough(
          points(
            '-6 84 20 86.500 50 87.500 80 86.500 92 83.500 97 84.500 80 88.500 50 89.600 20 88.500 -6 86',
          ),
          0.3,
          9,
        ),
      )
      path(k, 'rgba(44,40,64,.4)', 'M92 84C98 82.500 108 82.700 112 84C106 86 96 86 92 84Z')
      // A block of limestone, the seat of the cat.
      path(k, '#fcdc9c', 'M86 72.500L103 71.500L105.500 73.500L105 84.500L87 86Z')
      path(k, '#c8946c', 'M87 75L105.300 73.800L105 84.500L87.500 86Z')
      path(k, '#94685c', 'M99 74.200L105.300 73.800L105 84.500L98.500 85.100Z')
      stroke(k, '#94685c', 0.5, 'M89 79l6 -0.400M92 82.500l5 -0.400')
      at(k, 94.5, 72.8, 0.94, sandCat, true)
      awning(k)
    })
    return finish(s, { vignette: 0.14, bloom: 0.18 })
  },
}
