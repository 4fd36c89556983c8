import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bentMaiko, fanMaiko, waitingCat } from '../../things/gion-ice.js'
import { form, set } from '../../things/japan-people.js'
import { disc } from '../../things/profile.js'

/** The pagoda of Yasaka: five roofs of dark tiles over wood gone brown; its foot at 0, 46 tall. */
function pagoda(k) {
  for (const [y, w, h] of points(
    '0 8 6.500 -8.500 7.400 5.600 -16.200 6.800 5.200 -23.500 6.200 4.800 -30.200 5.600 4.400',
    3,
  )) {
    path(k, '#e0a068', `M${-w * 0.66} ${y}V${y - h}H${w * 0.1}V${y}Z`)
    path(k, '#94545c', `M${w * 0.1} ${y}V${y - h}H${w * 0.66}V${y}Z`)
    path(
      k,
      '#fff0d0',
      `M${-w * 0.5} ${y - 1}V${y - h * 0.6}H${-w * 0.26}V${y - 1}ZM${-w * 0.14} ${y - 1}V${y - h * 0.6}H${w * 0.04}V${y - 1}Z`,
    )
    stroke(
      k,
      '#6c3c4c',
      0.4,
      `M${-w * 0.8} ${y - 0.4}H${w * 0.8}M${-w * 0.8} ${y - 1.6}H${w * 0.8}`,
    )
    const e = y - h
    path(
      k,
      '#54587c',
      `M${-w * 1.3} ${e + 0.4}C${-w * 0.9} ${e} ${-w * 0.6} ${e - 1.2} ${-w * 0.5} ${e - 2.4}H${w * 0.5}C${w * 0.6} ${e - 1.2} ${w * 0.9} ${e} ${w * 1.3} ${e + 0.4}L${w * 1.2} ${e + 1.3}H${-w * 1.2}Z`,
    )
    path(
      k,
      '#8c94b4',
      `M${-w * 1.3} ${e + 0.4}C${-w * 0.9} ${e} ${-w * 0.6} ${e - 1.2} ${-w * 0.5} ${e - 2.4}H${w * 0.08}L${w * 0.2} ${e + 0.6}H${-w * 1.2}Z`,
    )
    path(k, '#6c3c4c', `M${-w * 1.15} ${e + 1.3}H${w * 1.15}L${w * 0.7} ${e + 2.1}H${-w * 0.7}Z`)
  }
  stroke(k, '#54587c', 0.9, 'M0 -37V-48')
  stroke(k, '#54587c', 0.5, 'M-1.600 -39.500H1.600M-1.500 -41H1.500M-1.300 -42.500H1.300M-1 -44H1')
}

/** A house of the lane: its front runs away from us. x at the near end, x at the far end, and heights there. */
function house(k, [x0, x1, top0, top1, foot0, foot1, wall, wood, roofLit, roofDark, sunny]) {
  const y = (t, q) => {
    const [a, b] = [top0 + (foot0 - top0) * q, top1 + (foot1 - top1) * q]
    return a + (b - a) * t
  }
  const x = (t) => x0 + (x1 - x0) * t
  const quad = (c, t0, t1, q0, q1) =>
    fill(k, c, [
      [x(t0), y(t0, q0)],
      [x(t1), y(t1, q0)],
      [x(t1), y(t1, q1)],
      [x(t0), y(t0, q1)],
    ])
  quad(wall, 0, 1, 0, 1)
  quad(wood, 0, 1, 0.42, 1)
  // Lattice below; the insect cage of slats above.
  for (let i = 0; i < 12; i++)
    quad(sunny ? '#e8a05c' : '#5c3c54', i / 12 + 0.02, i / 12 + 0.05, 0.5, 0.97)
  quad(sunny ? '#c8744c' : '#442c48', 0.12, 0.88, 0.12, 0.3)
  for (let i = 0; i < 9; i++) quad(wall, 0.14 + i * 0.082, 0.165 + i * 0.082, 0.12, 0.3)
  // The eave between the storeys and the roof, each with its shadow.
  const d = x1 > x0 ? 1 : -1
  for (const [q, out, c] of [
    [0.4, 2.6, roofDark],
    [0, 3.6, roofDark],
  ]) {
    fill(k, 'rgba(52,28,80,.4)', [
      [x0, y(0, q)],
      [x1, y(1, q)],
      [x1, y(1, q + 0.12)],
      [x0, y(0, q + 0.16)],
    ])
    fill(k, roofLit, [
      [x0 + d * -1, y(0, q) - 3.4],
      [x1, y(1, q) - 1.6],
      [x1 + d * out * 0.45, y(1, q) + 0.4],
      [x0 + d * out, y(0, q) + 1],
    ])
    fill(k, c, [
      [x0 + d * out, y(0, q) + 1],
      [x1 + d * out * 0.45, y(1, q) + 0.4],
      [x1 + d * out * 0.45, y(1, q) + 1.1],
      [x0 + d * out, y(0, q) + 2.2],
    ])
  }
}

/** Sannenzaka at two in the afternoon: hot sky, one side in the sun, steps that climb to the pagoda. */
function lane(k) {
  path(k, '#2ca4d8', 'M-6 -6H166V60H-6Z')
  path(k, '#5cc4e4', 'M-6 14C40 10 100 16 166 8V60H-6Z')
  path(k, '#a0e0ec', 'M-6 30C40 26 100 32 166 26V60H-6Z')
  // One great cloud of summer behind the roofs.
  path(
    k,
    '#fffaf0',
    'M88 46C84 40 86 34 92 33C90 26 95 20 102 21C103 14 111 11 117 15C122 11 130 13 131 20C137 20 140 26 137 31C143 33 144 40 140 46Z',
  )
  path(
    k,
    '#b8d8ec',
    'M88 46C92 42 99 44 104 40C110 42 116 36 123 38C129 34 135 37 137 31C143 33 144 40 140 46Z',
  )
  path(k, '#3c7c64', 'M30 50C40 42 52 44 62 40C76 36 92 42 110 44V56H30Z')
  path(k, '#5ca46c', 'M30 50C40 42 52 44 62 40C68 38.500 74 39 80 40C70 44 52 48 40 52Z')
  at(k, 79, 53, 0.78, pagoda)
  // The street in the sun, the shadow of the left side, its steps.
  path(k, '#fff0c8', 'M62 52H92L150 96H10Z')
  path(k, '#8c84b4', 'M62 52H74L62 96H-10Z')
  for (const [y, a, b] of points('54.500 60 95 57.500 56 99 61 52 104 65.500 46 110 71 39 117', 3))
    stroke(k, '#d8b894', 0.5, `M${a} ${y}H${b}`)
  for (const h of [
    [50, 64, 36, 43, 62, 54, '#7c6490', '#54406c', '#6c74a4', '#3c3864', false],
    [2, 51, 12, 35, 90, 60, '#6c5488', '#483464', '#5c6498', '#342c5c', false],
    [104, 91, 36, 43, 62, 54, '#fff0cc', '#d89058', '#8c98bc', '#54587c', true],
    [158, 103, 8, 34, 92, 60, '#ffe8b8', '#cc7c4c', '#7c88b0', '#484c74', true],
  ])
    house(k, h)
  // A lantern, a banner for ice, a blind.
  form(k, '#f8f4f0', 'M46 47H52V64.500L46 66Z', [
    ['#3478c0', 'M44 60C46 57 48 62 50 59C52 57 53 60 54 59V70H44Z'],
    ['#e8404c', 'M49 50V57M47 52L51 51M47.300 55.600L50.800 55', 0.9],
  ])
  form(k, '#f05848', 'M113 45C111 45.500 110.500 52 113 52.500H117C119.500 52 119 45.500 117 45Z', [
    ['#a82c48', 'M116 44H121V54H116Z'],
    [
      '#ffb07c',
      'M112 45C110.500 47 110.500 50 112 52L113.500 52C112.500 50 112.500 47 113.500 45Z',
    ],
  ])
  path(k, '#241a34', 'M113 44.200H117V45.400H113ZM113 52.200H117V53.400H113Z')
  // Two far walkers under one white parasol.
  k.save()
  k.translate(7, 1)
  path(k, 'rgba(80,60,120,.4)', 'M80 62.500L88 64L94 64.500L86 62Z')
  path(k, '#f0785c', 'M80.500 62.500C80 59 80.500 57 81.600 57C82.800 57 83.200 59 83 62.500Z')
  path(
    k,
    '#3c9c8c',
    'M83.600 62.500C83.300 58.500 83.600 56.500 84.800 56.500C86 56.500 86.500 58.500 86.200 62.500Z',
  )
  disc(k, '#f0b890', 81.7, 55.7, 1)
  disc(k, '#f0b890', 84.9, 55.2, 1)
  path(
    k,
    '#fffaf0',
    'M77.500 54.500C78.500 50.500 87 49.500 89 53.500C86 52.500 80 53 77.500 54.500Z',
  )
  k.restore()
}

/** The shop we stand in: its dark frame, the short curtain above, blind to the right, the counter before us. */
function shop(k) {
  const p = 'M-6 -6H166V10H-6Z'
  path(k, '#34203c', p)
  path(k, '#34203c', 'M-6 -6H9V96H-6ZM150 -6H166V96H150Z')
  path(k, '#5c3848', 'M9 8H10.600V80H9ZM148.600 8H150V80H148.600Z')
  // Curtain of five panels, lifted by a breath of air.
  for (const [i, sway] of [0.6, 1.8, 0.4, 2.2, 1].entries()) {
    const x = 10 + i * 28
    form(
      k,
      '#20407c',
      `M${x} 7H${x + 27}C${x + 26.5} 12 ${x + 27 + sway} 16 ${x + 26.5 + sway} 21C${x + 18} ${22.5 + sway * 0.3} ${x + 9} ${20.5 - sway * 0.2} ${x + 0.5 + sway} 21.500C${x + sway * 0.6} 16 ${x + 0.5} 12 ${x} 7Z`,
      [
        [
          '#3460a8',
          `M${x + 3} 6H${x + 8}C${x + 8} 12 ${x + 9 + sway} 16 ${x + 8 + sway} 24H${x + 5}Z`,
        ],
        [
          '#142c5c',
          `M${x + 21} 6H${x + 27}V24H${x + 23 + sway}C${x + 23} 18 ${x + 22} 12 ${x + 21} 6Z`,
        ],
      ],
    )
    if (i % 2 === 0) {
      const [cx, cy] = [x + 13.5 + sway * 0.5, 14]
      disc(k, '#fff4e0', cx, cy, 4.4)
      path(
        k,
        '#20407c',
        `M${cx} ${cy - 3}C${cx + 2.6} ${cy - 1.4} ${cx + 2.6} ${cy + 1.6} ${cx} ${cy + 3}C${cx - 2.6} ${cy + 1.6} ${cx - 2.6} ${cy - 1.4} ${cx} ${cy - 3}Z`,
      )
    }
  }
  stroke(k, '#c89c58', 1.1, 'M9 7.500H150')
}

/** The counter of pale wood, sun across it, a saucer with sweets. */
function counter(k) {
  path(k, '#e8b47c', 'M-6 79H166V96H-6Z')
  path(k, '#fce0ac', 'M-6 79H166V80.600H-6Z')
  path(k, '#fff0cc', 'M40 80.600H104L126 96H28Z')
  path(k, '#c88858', 'M-6 91C40 90 110 92 166 90.500V96H-6Z')
  stroke(
    k,
    '#d09c68',
    0.35,
    'M-6 84.500H36M112 84H166M-6 88C10 87.600 20 88.400 30 88M122 88.400H166',
  )
  path(
    k,
    'rgba(92,48,84,.35)',
    'M110 88.500C116 86.500 134 86.500 142 88.500C136 91 116 91 110 88.500Z',
  )
  path(
    k,
    '#3c7c8c',
    'M111 85.500C114 88.500 137 88.500 140 85.500C138 83.500 113 83.500 111 85.500Z',
  )
  path(k, '#8cc4c4', 'M111 85.500C113 83.500 138 83.500 140 85.500C136 87 115 87 111 85.500Z')
  stroke(k, '#b87c44', 0.7, 'M108 83L143 80.500')
  for (const [x, y, c, d] of [
    [117, 81.5, '#f8a8b8', '#d86c8c'],
    [124, 81, '#fffaf0', '#c8b8cc'],
    [131, 80.5, '#a8d068', '#6c9c44'],
  ]) {
    disc(k, d, x, y, 3.3, 3.1)
    disc(k, c, x - 0.5, y - 0.4, 2.7, 2.5)
    disc(k, '#ffffff', x - 1.3, y - 1.4, 0.7, 0.5)
  }
}

export default {
  alt: 'Pomeriggio d’estate a Sannenzaka, dal banco di una pasticceria: una maiko si china per non macchiare il kimono col gelato al matcha, l’amica ride dietro il ventaglio, un gatto aspetta la goccia',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.2, 0.05], horizon: 0.58 })
    const f = field(s)
    f.draw(s.k, (k) => {
      lane(k)
      shop(k)
      at(k, 116, 59, 1.12, fanMaiko)
      set(k, 64, 82, 1.18, -0.13, (c) => {
        c.translate(0, -22)
        bentMaiko(c)
      })
      counter(k)
      path(k, 'rgba(92,48,84,.35)', 'M8 84.500C14 82.500 32 82.500 40 84.500C34 87 14 87 8 84.500Z')
      at(k, 24, 85, 1.14, waitingCat)
    })
    return finish(s, { vignette: 0.1 })
  },
}
