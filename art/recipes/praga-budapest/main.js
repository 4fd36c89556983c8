import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bridgeSaint } from '../../things/charles-bridge.js'
import { castle, gate, nicholas } from '../../things/lesser-town.js'
import { nepomukNear } from '../../things/nepomuk.js'
import { bowingDog, kneeling, umbrellaMum } from '../../things/puppet-guests.js'
import { player, strings, woodenKing } from '../../things/puppet-show.js'

/** The shower draws off to the right: slate above, a torn edge, gold under it. */
function cleared(k) {
  path(k, '#ffd888', 'M-80 -60H240V80H-80Z')
  for (const [c, d] of [
    ['#ffe8b0', 'M-80 34C-20 30 40 36 90 30C140 26 180 34 240 28V60H-80Z'],
    [
      '#f0b47c',
      'M-80 -60H240V20C200 24 180 16 150 20C120 25 110 15 84 17C60 19 52 11 30 13C10 15 -30 6 -80 11Z',
    ],
    [
      '#b88c84',
      'M-80 -60H240V12C206 17 186 9 156 13C128 18 112 8 88 10C66 12 54 4 30 6C4 8 -30 -1 -80 4Z',
    ],
    [
      '#74708c',
      'M-80 -60H240V5C204 11 190 2 160 6C132 11 118 -1 92 2C70 5 58 -5 32 -3C6 -1 -30 -10 -80 -6Z',
    ],
    [
      '#54587c',
      'M-80 -60H240V-4C200 2 190 -8 164 -4C140 0 120 -12 96 -8C70 -5 60 -17 34 -14C6 -11 -30 -22 -80 -18Z',
    ],
    [
      '#3c4468',
      'M-80 -60H240V-14C206 -8 190 -20 160 -17C140 -14 120 -26 96 -22C70 -18 60 -32 30 -28C6 -25 -30 -36 -80 -32Z',
    ],
  ])
    path(k, c, d)
  // Rags of cloud torn from its edge, lit from below.
  for (const [c, d] of [
    [
      '#8c7488',
      'M-20 24C-8 20 2 23 10 19.500C18 17 24 20 34 17C28 22.500 18 22 8 24.500C-2 26.500 -12 25 -20 24Z',
    ],
    [
      '#ffcf90',
      'M-12 24.600C-2 25.600 6 25 12 23.400C20 21.400 26 21.400 31 19C26 23 18 22.800 9 25.200C0 27 -8 26 -12 24.600Z',
    ],
    [
      '#8c7488',
      'M92 21C102 16.500 110 20.500 118 17C126 14.500 132 18.500 140 15.500C132 21.500 124 20.500 116 23C108 25 98 23.500 92 21Z',
    ],
    [
      '#ffcf90',
      'M98 22.600C106 23.800 112 23 118 21.400C124 19.600 130 20 135 18C129 22 122 21.600 115 24C108 25.600 102 24.400 98 22.600Z',
    ],
  ])
    path(k, c, d)
  // The rain that still falls over the hill on the right, in threads.
  const r = random(9)
  for (let i = 0; i < 46; i++) {
    const x = 112 + r() * 70
    const [y, l] = [14 + r() * 12, 10 + r() * 18]
    stroke(
      k,
      i % 3 ? 'rgba(84,80,124,.34)' : 'rgba(255,240,208,.5)',
      0.3 + r() * 0.25,
      `M${x} ${y}l${-l * 0.34} ${l}`,
    )
  }
}

/** Roofs of the Lesser Town on the slope: each house its own gable, width and colour. */
function roofs(k) {
  fill(k, '#8c7c5c', [
    ...rough(points('-80 48 -20 45 10 46 30 46 50 45 80 44.500 120 44 160 45 240 46'), 0.5, 5),
    ...points('240 64 -80 64'),
  ])
  fill(k, '#b89c5c', [
    ...rough(points('30 46.500 50 45 80 44.500 112 44 104 46 84 47 60 47'), 0.5, 7),
    ...points('50 48'),
  ])
  const r = random(12)
  for (const [y, step, q] of points('47 7.500 0.850 53 9 1.050 59 11 1.300', 3))
    for (let x = -60 + r() * 6; x < 230; x += step * (0.75 + r() * 0.6)) {
      const [w, h] = [step * (0.8 + r() * 0.5), (4 + r() * 4.5) * q]
      const wall = [
        ['#f8dca8', '#b88c80'],
        ['#f4c890', '#a87870'],
        ['#e8e0b8', '#9c9084'],
        ['#f0b08c', '#a86868'],
      ][Math.floor(r() * 4)]
      const [roof, lit] = r() < 0.75 ? ['#a83c3c', '#f0704c'] : ['#8c5448', '#d88c5c']
      path(k, wall[1], `M${x} ${y + 6}V${y - h}H${x + w}V${y + 6}Z`)
      path(k, wall[0], `M${x} ${y + 6}V${y - h}H${x + w * 0.58}V${y + 6}Z`)
      const kind = Math.floor(r() * 3)
      if (kind === 0) {
        fill(k, roof, [
          [x - 0.5, y - h],
          [x + w * 0.26, y - h - 3 * q],
          [x + w * 0.86, y - h - 3 * q],
          [x + w + 0.5, y - h],
        ])
        fill(k, lit, [
          [x - 0.5, y - h],
          [x + w * 0.26, y - h - 3 * q],
          [x + w * 0.5, y - h - 3 * q],
          [x + w * 0.4, y - h],
        ])
      } else if (kind === 1) {
        fill(k, roof, [
          [x - 0.4, y - h],
          [x + w * 0.5, y - h - 4.6 * q],
          [x + w + 0.4, y - h],
        ])
        fill(k, lit, [
          [x - 0.4, y - h],
          [x + w * 0.5, y - h - 4.6 * q],
          [x + w * 0.4, y - h],
        ])
      } else {
        path(
          k,
          wall[0],
          `M${x} ${y - h}C${x + w * 0.1} ${y - h - 2} ${x + w * 0.3} ${y - h - 2} ${x + w * 0.3} ${y - h - 3 * q}H${x + w * 0.7}C${x + w * 0.7} ${y - h - 2} ${x + w * 0.9} ${y - h - 2} ${x + w} ${y - h}Z`,
        )
        path(
          k,
          wall[1],
          `M${x + w * 0.58} ${y - h}V${y - h - 3 * q}H${x + w * 0.7}C${x + w * 0.7} ${y - h - 2} ${x + w * 0.9} ${y - h - 2} ${x + w} ${y - h}Z`,
        )
      }
      for (let u = 0.14; u < 0.9; u += 0.26)
        path(
          k,
          r() < 0.2 ? '#ffe89c' : '#7c5470',
          `M${x + w * u} ${y - h + 1.4 * q}h${w * 0.1}v${1.6 * q}h${-w * 0.1}Z`,
        )
      if (r() < 0.4)
        path(k, '#7c4c50', `M${x + w * 0.7} ${y - h - 1}v${-3.4 * q}h${1.1 * q}v${3.4 * q}Z`)
    }
}

/** Wet setts of the bridge in curved rows, the sky in them. */
function setts(k) {
  path(k, '#6c5c7c', 'M-80 66L20 60L240 74V130H-80Z')
  path(k, '#84708a', 'M-80 72L20 63L130 70L60 82L-80 100Z')
  const r = random(31)
  for (let row = 0; row < 15; row++) {
    const t = row / 14
    const y0 = 66 + 30 * t ** 1.5
    const step = 3 + t * 6
    for (let x = -70 + (row % 2) * step * 0.5; x < 230; x += step) {
      const y = y0 - 2 + (x - 20) * 0.045 + Math.sin(x * 0.05 + row) * 0.4
      if (r() < 0.55) continue
      const gold = Math.exp(-(((x - 74 - t * 14) / (24 + t * 30)) ** 2))
      const c =
        r() < gold * 0.8 ? (r() < 0.5 ? '#ffc878' : '#e89c74') : r() < 0.5 ? '#544868' : '#9c889c'
      const [w, h] = [step * 0.42, (1 + t * 1.8) * 0.5]
      path(
        k,
        c,
        `M${x - w} ${y}C${x - w} ${y - h} ${x - w * 0.5} ${y - h} ${x} ${y - h}C${x + w * 0.6} ${y - h} ${x + w} ${y - h * 0.8} ${x + w} ${y}C${x + w * 0.6} ${y + h * 0.6} ${x - w * 0.6} ${y + h * 0.6} ${x - w} ${y}Z`,
      )
    }
  }
  // Puddles: the burning edge of the sky, slate where the cloud hangs over them.
  for (const [c, d] of [
    [
      '#ffd08c',
      'M-6 84C2 81 14 82.500 24 80.600C34 79 46 80.600 47 82.800C46 85 34 84.400 28 86C18 88.500 -4 88 -6 84Z',
    ],
    [
      '#5c5c88',
      'M2 86C8 84 18 85.400 28 83.600C36 82.400 42 83.600 45 84C38 84.600 33 84.600 28 86C20 88 8 88 2 86Z',
    ],
    [
      '#ffd08c',
      'M112 89C116 86.500 126 87.600 132 86.200C142 84.600 154 86 153 88.400C151 91 140 90 134 91.200C126 92.500 111 92 112 89Z',
    ],
    [
      '#5c5c88',
      'M118 91C124 89 134 90 142 88.600C147 88 151 88.600 152 89.400C148 90.600 140 90.200 134 91.200C128 92.200 121 92.200 118 91Z',
    ],
    ['#ffd08c', 'M60 94C66 91 76 92.400 84 91.600C88 91.600 90 94 86 96H58Z'],
  ])
    path(k, c, d)
}

/** The parapet that runs back to the left, its coping in the sun. */
function parapet(k) {
  fill(k, '#54486c', points('18 57.400 240 59 240 82 18 62'))
  fill(k, '#a8746c', points('18 57.400 240 59 240 76 18 61.400'))
  fill(k, '#ffd8a0', points('18 56.600 240 56.800 240 60.500 18 57.800'))
  fill(k, '#d89c80', points('18 57.600 240 60.100 240 61.600 18 58.200'))
  for (let i = 0; i < 12; i++) {
    const x = 24 + i * i * 1.05 + i * 4
    stroke(k, '#6c4c68', 0.3, `M${x} ${58 + (x - 18) * 0.012}V${61.6 + (x - 18) * 0.062}`)
  }
  fill(k, 'rgba(44,32,80,.5)', points('18 61.400 240 76 240 84 60 66.500'))
}

export default {
  alt: 'Sul Ponte Carlo dopo la pioggia un vecchio burattinaio fa inchinare un re di legno e un bassotto ricambia l’inchino; una bambina in giallo batte le mani, dietro il castello di Praga nella luce d’oro',
  heart: 62,
  focus: 0.56,
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.02, 0.4], horizon: 0.66 })
    const f = field(s, { centre: 84, zoom: 0.78 })
    f.draw(s.k, (k) => {
      cleared(k)
      k.save()
      k.translate(s.pick(-70, -70), s.pick(2, -4))
      k.scale(s.pick(1.24, 1.3), s.pick(1.14, 1.3))
      castle(k)
      k.restore()
      roofs(k)
      at(k, s.pick(-32, -14), s.pick(5, 2), 1.04, nicholas)
      at(k, s.pick(-72, -44), 1, 1.04, gate)
      setts(k)
      parapet(k)
      for (const [x, q, kind] of [
        [36, 1.5, 'group'],
        [52, 1.9, 'crucifix'],
        [74, 2.5, 'group'],
        [103, 3.3, 'crucifix'],
      ])
        at(k, x, 57.4 + q * 0.2, q, (c) => bridgeSaint(c, kind))
      at(k, s.pick(147, 122), 63, s.pick(1, 1.12), nepomukNear)
      at(k, s.pick(34, 54), s.pick(80, 76), s.pick(0.94, 0.86), umbrellaMum)
      at(k, s.pick(51, 60), s.pick(85.5, 85), 1.04, kneeling)
      at(k, s.pick(75, 77), s.pick(86, 88), 1.08, bowingDog)
      at(k, s.pick(121, 116), s.pick(83, 82), 1.05, player)
      at(k, s.pick(101, 98), 86, 1, strings)
      at(k, s.pick(101, 98), 86, 1, woodenKing)
    })
    return finish(s, { vignette: 0.16 })
  },
}
