import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { birchAntlers, ladleLady, pail, reindeer, stove } from '../../things/sauna-window.js'

const PANE = 'M92 8H154V58H92Z'

/** Outside: snow light of the afternoon, the fjord, firs bent under their load. */
function winter(k) {
  k.save()
  k.clip(new Path2D(PANE))
  path(k, '#4c84b4', 'M90 6H156V60H90Z')
  path(k, '#7cacd0', 'M90 18C110 14 130 20 156 15V60H90Z')
  path(k, '#b4cce0', 'M90 27C110 24 130 29 156 25V60H90Z')
  path(k, '#f4d0c8', 'M90 33C108 31 130 34 156 31V60H90Z')
  fill(
    k,
    '#7498c0',
    rough(
      points(
        '88 42 94 35 99 30 104 34 110 28 117 36 122 33 130 40 138 34 146 39 158 33 158 46 88 46',
      ),
      0.3,
      2,
    ),
  )
  fill(
    k,
    '#eaf2f8',
    rough(
      points('94 35 99 30 104 34 110 28 117 36 113 35 110 38 106 34.500 101 37 98 34'),
      0.25,
      3,
    ),
  )
  fill(k, '#eaf2f8', rough(points('130 40 138 34 146 39 141 38 138 40 135 38'), 0.25, 4))
  path(k, '#3c6c9c', 'M88 43.500H158V48H88Z')
  path(k, '#e4eef8', 'M88 47C100 45 112 48 126 46C140 44 150 47 158 45.500V60H88Z')
  path(k, '#b4cce8', 'M88 53C100 50 114 55 130 51C142 49 150 52 158 50V60H88Z')
  const fir = (x, y, h, lean) => {
    for (let i = 0; i < 4; i++) {
      const [t, w] = [i / 4, (0.16 + i * 0.075) * h]
      const [cx, cy] = [x + lean * (1 - t), y - h + t * h * 0.8]
      path(
        k,
        '#1c4460',
        `M${cx} ${cy}C${cx + w * 0.3} ${cy + h * 0.2} ${cx + w * 0.9} ${cy + h * 0.26} ${cx + w} ${cy + h * 0.34}L${cx + w * 0.2} ${cy + h * 0.3}L${cx - w * 0.5} ${cy + h * 0.36}L${cx - w} ${cy + h * 0.31}C${cx - w * 0.7} ${cy + h * 0.24} ${cx - w * 0.3} ${cy + h * 0.18} ${cx} ${cy}Z`,
      )
      path(
        k,
        '#f4f8fc',
        `M${cx} ${cy - 0.6}C${cx + w * 0.4} ${cy + h * 0.18} ${cx + w * 0.9} ${cy + h * 0.24} ${cx + w * 0.96} ${cy + h * 0.31}C${cx + w * 0.5} ${cy + h * 0.24} ${cx + w * 0.2} ${cy + h * 0.26} ${cx - w * 0.1} ${cy + h * 0.17}C${cx - w * 0.4} ${cy + h * 0.28} ${cx - w * 0.7} ${cy + h * 0.24} ${cx - w * 0.96} ${cy + h * 0.3}C${cx - w * 0.7} ${cy + h * 0.2} ${cx - w * 0.3} ${cy + h * 0.16} ${cx} ${cy - 0.6}Z`,
      )
    }
  }
  fir(150, 54, 34, 1.5)
  fir(142, 51, 20, -0.6)
  fir(95, 50, 15, 0.4)
  fir(98.5, 49, 10, 0)
  at(k, 118, 37, 0.78, reindeer)
  const r = random(17)
  for (let i = 0; i < 44; i++) {
    const [x, y, q] = [92 + r() * 62, 8 + r() * 50, 0.25 + r() * 0.5]
    path(k, '#ffffff', `M${x - q} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
  }
  // Its breath on the pane, the steam of the room in the corners.
  path(
    k,
    'rgba(244,248,252,.72)',
    'M97 39C95.500 35 99 32 103 33C106.500 34 107 39.500 105 42.500C102 45 98 43.500 97 39Z',
  )
  path(k, 'rgba(244,236,228,.42)', 'M92 58V44C96 50 104 53 112 54C122 56 140 54 154 46V58Z')
  path(k, 'rgba(255,255,255,.16)', 'M112 8H122L104 58H94ZM136 8H140L122 58H118Z')
  // Finger drawing in the fog of the glass: a sun.
  stroke(
    k,
    'rgba(92,140,184,.8)',
    0.6,
    'M143 51.500a2.600 2.600 0 1 0 0.010 0M143 48V47M147.500 51L148.600 50M138.500 51L137.400 50M147.600 56L148.600 57',
  )
  k.restore()
}

/** Boards of the wall, warm on the side of the stove; round the window a frame with snow outside its sill. */
function room(k) {
  const r = random(3)
  for (let i = 0; i < 13; i++) {
    const y = -4 + i * 7
    path(k, ['#a85438', '#b45c3c', '#9c4c38'][i % 3], `M-6 ${y}H170V${y + 7.2}H-6Z`)
    stroke(k, '#7c3838', 0.35, `M-6 ${y}H170`)
    for (let j = 0; j < 3; j++) {
      const [x, w] = [r() * 150, 8 + r() * 20]
      path(
        k,
        'rgba(124,52,52,.35)',
        `M${x} ${y + 3.5}C${x + w * 0.3} ${y + 2.3} ${x + w * 0.6} ${y + 2.3} ${x + w} ${y + 3.6}C${x + w * 0.6} ${y + 3.1} ${x + w * 0.3} ${y + 3.1} ${x} ${y + 3.5}Z`,
      )
    }
  }
  // Shade to the left, the glow of the lamp and of the stove.
  path(k, 'rgba(84,20,52,.38)', 'M-6 -6H34C22 20 18 50 26 98H-6Z')
  path(k, 'rgba(84,20,52,.28)', 'M-6 -6H58C44 20 40 54 48 98H-6Z')
  path(k, 'rgba(255,184,96,.3)', 'M170 98H96C104 76 124 62 150 58C158 57 164 57 170 58Z')
  path(k, 'rgba(255,208,128,.3)', 'M170 98H122C128 82 142 72 158 70H170Z')
  // A lamp behind a lattice in the corner.
  path(k, '#fcd078', 'M4 20L20 16V34L4 37Z')
  stroke(
    k,
    '#6c2c34',
    1.3,
    'M4 20L20 16M4 25.500L20 21.800M4 31L20 28M4 37L20 34M7 18.500V37M12 17.500V36M17 16.500V35',
  )
  path(k, 'rgba(255,208,120,.22)', 'M0 14L24 10L44 60H-6V20Z')
}

function frame(k) {
  stroke(k, '#5c2830', 3.4, 'M92 8H154V58H92Z')
  stroke(k, '#d88450', 1.2, 'M91.400 59V7.400H154')
  path(k, '#e8985c', 'M88 58.500H158V61.500H88Z')
  path(k, '#7c3838', 'M88 61.500H158V63H88Z')
  stroke(k, '#5c2830', 1.6, 'M92 21H154')
  stroke(k, '#d88450', 0.5, 'M92 20.400H154')
}

/** Two steps of bench in pale wood, gaps between their slats. */
function benches(k) {
  const step = (y, x1, deep, front) => {
    fill(k, '#f4b474', points(`-6 ${y} ${x1} ${y} ${x1 + 5} ${y + deep} -6 ${y + deep}`))
    for (let i = 1; i < 3; i++)
      stroke(k, '#9c5040', 0.7, `M-6 ${y + (deep * i) / 3}H${x1 + (5 * i) / 3}`)
    fill(
      k,
      '#c87848',
      points(`-6 ${y + deep} ${x1 + 5} ${y + deep} ${x1 + 5} ${y + deep + 3} -6 ${y + deep + 3}`),
    )
    fill(
      k,
      '#5c2430',
      points(
        `-6 ${y + deep + 3} ${x1 + 2} ${y + deep + 3} ${x1 + 2} ${y + deep + 3 + front} -6 ${y + deep + 3 + front}`,
      ),
    )
    for (let x = 2; x < x1; x += 13)
      fill(
        k,
        '#7c3438',
        points(
          `${x} ${y + deep + 3} ${x + 3} ${y + deep + 3} ${x + 3} ${y + deep + 3 + front} ${x} ${y + deep + 3 + front}`,
        ),
      )
  }
  step(55.5, 84, 6, 8)
  step(71.5, 100, 7, 16)
  fill(k, '#8c4438', points('-6 96 -6 90 104 84 170 82 170 98 -6 98'))
  fill(k, '#b8603c', points('104 84.500 170 82 170 98 96 98'))
  fill(k, '#e8904c', points('118 90.500 170 86 170 92 122 95'))
}

export default {
  alt: 'Dentro una sauna di legno sul fiordo innevato: un bagnante con due ramazze di betulla alzate a mo’ di corna fissa la renna che appanna il vetro, l’amica col mestolo e il cappello di feltro ride',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.9, 0.7], horizon: 0.6 })
    field(s).draw(s.k, (k) => {
      room(k)
      winter(k)
      frame(k)
      benches(k)
      path(
        k,
        'rgba(84,28,44,.45)',
        'M14 60C20 58 36 58 46 60V61.500H14ZM60 60C66 58 80 58 88 60V61.500H60ZM30 77C36 75.500 46 75.500 54 77.500H30ZM74 77C80 75.500 92 75.500 100 77.500H74Z',
      )
      at(k, 26, 60, 1.14, ladleLady)
      at(k, 71, 60, 1.14, birchAntlers)
      at(k, 142, 87.5, 0.96, stove)
      at(k, 114, 88.5, 0.94, pail)
      // Steam off the stones, in torn sheets.
      path(
        k,
        'rgba(255,240,222,.42)',
        'M132 52C127 47 134 43 130 37C126 31 133 27 130 20C136 26 133 32 138 37C142 42 136 47 141 52ZM146 51C143 45 150 41 147 34C145 28 151 24 149 16C155 23 151 29 154 35C156 41 150 46 152 51Z',
      )
      path(
        k,
        'rgba(255,244,228,.3)',
        'M122 56C115 51 121 46 116 40C112 35 118 30 115 24C123 29 119 36 124 41C128 46 123 51 128 56Z',
      )
    })
    s.glow(0.89, 0.9, 30, '#ff9c48', 0.4)
    return finish(s, { vignette: 0.18 })
  },
}
