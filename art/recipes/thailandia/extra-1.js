import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { crowns } from '../../things/broad-crowns.js'
import { lens } from '../../things/curves.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { hall, krathong, longtail, prang } from '../../things/wat-arun.js'

const BANK = 54
/** Porcelain in the floodlight, which comes from below on the left. */
const NEAR = {
  lit: '#ffe9b4',
  mid: '#f2bc7c',
  shade: '#b0709c',
  deep: '#6c4484',
  gem: '#d8584c',
  leaf: '#4c9484',
}
const BACK = {
  lit: '#e8b490',
  mid: '#c88c90',
  shade: '#90649c',
  deep: '#6c508c',
  gem: '#b86c78',
  leaf: '#788c98',
}
const WOOD = ['#141c4c', '#1c2a5c', '#2c3c6c']

/** After sunset: fire along the bank, a young moon over it. */
function dusk(k) {
  const g = k.createLinearGradient(0, -2, 0, BANK + 1)
  for (const [a, c] of [
    [0, '#12205c'],
    [0.34, '#2c3c84'],
    [0.6, '#80589c'],
    [0.8, '#e8787c'],
    [0.93, '#ffa45c'],
    [1, '#ffc87c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 66)
  path(k, '#584080', 'M-6 58H168V98H-6Z')
  for (const [x, y, q] of points(
    '12 8 .16 30 4 .12 47 13 .14 66 6 .18 142 5 .14 152 15 .12 128 9 .12 22 20 .1 76 17 .1',
    3,
  ))
    path(k, '#f4ecff', `M${x - q} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
  at(k, 23, 27, 0.82, (c) =>
    path(
      c,
      '#fff4d4',
      'M0 -4C-3.400 -5 -5.400 -1.400 -3.800 1.600C-2.400 4.400 1.400 4.800 3.400 2.400C0.400 3 -2 1.600 -2.400 -0.600C-2.700 -2.100 -1.600 -3.500 0 -4Z',
    ),
  )
}

/** The wall of the embankment, a few lamps in no even row, the landing of the temple with its two guardians' roofs. */
function embankment(k) {
  path(k, '#4c3c7c', `M-6 ${BANK - 1.6}H168V${BANK}H-6Z`)
  path(k, '#e89868', `M78 ${BANK - 1.6}H128V${BANK - 1.1}H78Z`)
  for (const [x, tall] of points('18 2.6 34 3 71 2.800 83 3.2 123.500 3.2 136 2.800 157 2.600')) {
    stroke(k, '#1c2454', 0.2, `M${x} ${BANK - 1.4}v${-tall}`)
    path(k, '#ffe8a8', `M${x} ${BANK - 1.8 - tall}a0.500 0.550 0 1 0 0.010 0Z`)
  }
}

/** The landing by the water: stone steps, a low wall with a lotus bud. */
function landing(k) {
  path(k, '#0e1240', 'M-6 96V77H30L34 80H40L44 83.500H50L53 87H60V96Z')
  for (const d of ['M-6 77H30L34 80H-6Z', 'M-6 80.900H40L44 83.500H-6Z', 'M-6 84.600H50L53 87H-6Z'])
    path(k, '#2c2a68', d)
  path(
    k,
    '#54407c',
    'M-6 77H30L30.600 77.450H-6ZM34 80.800H40L40.500 81.200H34ZM44 84.400H50L50.500 84.800H44Z',
  )
  // The post of the landing and its bud.
  path(k, '#0e1240', 'M3 78V63.500H8.500V78Z')
  path(k, '#2c2a68', 'M2 63.800V62.400H9.500V63.800ZM3 65H4.200V78H3Z')
  path(
    k,
    '#0e1240',
    'M2.800 62.400C1.600 59.500 4 57 5.750 53.600C7.500 57 9.900 59.500 8.700 62.400Z',
  )
  path(
    k,
    '#3c3878',
    'M2.800 62.400C1.600 59.500 4 57 5.750 53.600C4.800 57 4.200 59.500 4.600 62.400Z',
  )
}

const GIVER = {
  ...POSES.squat,
  armNear: [62, 8],
  armFar: [70, 6],
  lean: 24,
  nod: 14,
  skin: SKINS[1],
  hair: ['#2c1c3c', '#1c1230'],
  top: ['#ffc84c', '#c87c44'],
  low: ['#e0407c', '#8c2464'],
  dress: undefined,
  cut: 'bun',
  light: 1,
  shoe: '#8c5c4c',
}

export default {
  alt: 'Il Wat Arun illuminato sulla riva del Chao Phraya dopo il tramonto, le sue torri riflesse intere nel fiume calmo; una barca a coda lunga passa piano, e dai gradini di pietra una donna affida all’acqua un fiore di loto con la candela',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.3, 0.6], horizon: BANK / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      dusk(k)
      crowns(
        k,
        points('10 54 16 7 40 54 18 5.500 64 54 12 6 150 54 18 7 132 54 12 5', 4),
        ['#7c4c80', '#8c5480', '#a86480'],
        3,
      )
      prang(k, 85, BANK - 1.6, 0.4, BACK)
      prang(k, 119, BANK - 1.6, 0.4, BACK)
      prang(k, 102, BANK - 1.4, 0.86, NEAR)
      prang(k, 78, BANK - 1.2, 0.46, NEAR)
      prang(k, 126, BANK - 1.2, 0.46, NEAR)
      at(k, 55, BANK - 1.4, 0.74, hall)
      at(k, 147, BANK - 1.4, 0.86, hall)
      crowns(
        k,
        points(
          '-2 54 12 9 16 54 11 6 30 54 8 4 42 54 7 5 67 54 5 4 160 54 11 8 135.500 54 4 3 92 54 4 2.6 112 54 5 2.4',
          4,
        ),
        WOOD,
        11,
        {},
      )
      embankment(k)
    })
    s.glow(0.64, 0.5, 34, '#ff9c4c', 0.2)
    stillWater(s, {
      y: BANK / 90,
      sway: 0.3,
      press: 1,
      veil: [
        [0, '#8a5f86', 0.1],
        [0.4, '#343c84', 0.4],
        [1, '#0e1650', 0.86],
      ],
    })
    f.draw(s.k, (k) => {
      for (const [x, y, half, i] of points(
        '24 57 8 0 58 59.500 6 0 140 58 7 1 96 62 7 1 20 65 10 0 128 66 9 1 104 71 8 1 146 74 11 1 84 78 9 1 118 84 13 1',
        4,
      ))
        lens(k, ['#ffb47c', '#a878a4'][i], x, y, half, 0.13 + half * 0.006)
      k.save()
      k.globalAlpha = 0.42
      k.translate(46, 67.7)
      k.scale(1, -1)
      longtail(k)
      k.restore()
      at(k, 46, 66.5, 1, longtail)
      landing(k)
      stand(k, 46.5, 84.3, 13.5, GIVER, {})
      for (const [x, y, q] of points(
        '60.500 86 .42 71 79.500 .33 79 74.500 .26 87.500 70.500 .2 90 66.500 .16 94 63 .13',
        3,
      )) {
        lens(k, '#ffc880', x, y + 3.4 * q, 6 * q, 0.3 * q + 0.1)
        at(k, x, y, q, krathong)
      }
    })
    for (const [x, y, q, p] of points(
      '0.378 0.915 9 0.550 0.444 0.85 6 0.480 0.494 0.8 5 0.420 0.547 0.76 4 0.380',
      4,
    ))
      s.glow(x, y, q, '#ffb45c', p)
    return finish(s, { vignette: 0.16 })
  },
}
