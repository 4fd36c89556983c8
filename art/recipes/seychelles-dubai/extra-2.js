import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { lens } from '../../things/curves.js'
import { cayan, datePalm, heron, supperDhow, tower, yacht } from '../../things/marina-dusk.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const QUAY = 58

const blueHour = {
  ...moods.dusk,
  sky: [
    [0, '#16245c'],
    [0.32, '#30508c'],
    [0.6, '#7c80ac'],
    [0.82, '#eca890'],
    [1, '#ffcc94'],
  ],
  glow: '#ffdca0',
  glowPower: 0.5,
  disc: 0,
}

/** Far towers first, paler; then the near ones. Light comes from the west, on the left. */
const FAR = [
  {
    x: 64,
    w: 4.4,
    top: 33,
    lit: '#c898a4',
    shade: '#8c80ac',
    seed: 3,
    cols: 4,
    rows: 16,
    share: 0.2,
  },
  {
    x: 70,
    w: 3.6,
    top: 27,
    lit: '#c898a4',
    shade: '#8c80ac',
    seed: 4,
    cols: 4,
    rows: 18,
    share: 0.2,
    cap: 'slope',
  },
  {
    x: 75.5,
    w: 5,
    top: 37,
    lit: '#d0a0a4',
    shade: '#9484ac',
    seed: 5,
    cols: 4,
    rows: 13,
    share: 0.2,
  },
  {
    x: 84,
    w: 3.4,
    top: 31,
    lit: '#d0a0a4',
    shade: '#9484ac',
    seed: 6,
    cols: 3,
    rows: 16,
    share: 0.2,
    cap: 'steps',
  },
  {
    x: 91,
    w: 4.6,
    top: 40,
    lit: '#d0a0a4',
    shade: '#9484ac',
    seed: 7,
    cols: 4,
    rows: 11,
    share: 0.2,
  },
  {
    x: 98,
    w: 4,
    top: 29,
    lit: '#c090a4',
    shade: '#847cac',
    seed: 8,
    cols: 4,
    rows: 17,
    share: 0.2,
    cap: 'slope',
  },
]
const MIDDLE = [
  {
    x: 27,
    w: 7,
    top: 24,
    lit: '#bc8ca4',
    shade: '#5c5c98',
    seed: 11,
    cols: 6,
    rows: 22,
    cap: 'slope',
  },
  {
    x: 58.5,
    w: 6.6,
    top: 30,
    lit: '#bc8ca4',
    shade: '#5c5c98',
    seed: 12,
    cols: 6,
    rows: 19,
    bands: 'rgba(40,40,100,.3)',
  },
  {
    x: 103,
    w: 6.2,
    top: 17,
    lit: '#b888a4',
    shade: '#545494',
    seed: 13,
    cols: 6,
    rows: 28,
    cap: 'steps',
  },
  {
    x: 111.5,
    w: 7,
    top: 11.5,
    lit: '#b888a4',
    shade: '#4c4c8c',
    seed: 14,
    cols: 7,
    rows: 32,
    cap: 'dome',
  },
  {
    x: 128.5,
    w: 6.6,
    top: 14,
    lit: '#b084a4',
    shade: '#4c4c8c',
    seed: 16,
    cols: 6,
    rows: 30,
    cap: 'crown',
  },
]
const NEAR = [
  {
    x: -4,
    w: 13,
    top: -6,
    lit: '#8c6c98',
    shade: '#343870',
    seed: 21,
    cols: 9,
    rows: 26,
    share: 0.36,
  },
  {
    x: 12,
    w: 9,
    top: 15,
    lit: '#9c749c',
    shade: '#3c4078',
    seed: 22,
    cols: 7,
    rows: 22,
    bands: 'rgba(28,28,84,.35)',
  },
  {
    x: 120,
    w: 7.4,
    top: 7,
    lit: '#a47ca0',
    shade: '#3c4080',
    seed: 15,
    cols: 7,
    rows: 34,
    cap: 'slope',
  },
  {
    x: 137,
    w: 9,
    top: 22,
    lit: '#9c78a0',
    shade: '#383c78',
    seed: 23,
    cols: 8,
    rows: 20,
    bands: 'rgba(28,28,84,.35)',
  },
  {
    x: 148.5,
    w: 15,
    top: 2,
    lit: '#84689a',
    shade: '#2c3068',
    seed: 24,
    cols: 10,
    rows: 26,
    share: 0.36,
  },
]

/** Terraces along the far quay: restaurants under their lamps, trees, parasols. */
function quay(k) {
  fill(
    k,
    '#2c2c60',
    points(
      `-6 ${QUAY} -6 ${QUAY - 4.6} 26 ${QUAY - 4.2} 40 ${QUAY - 5.2} 64 ${QUAY - 3.6} 96 ${QUAY - 4} 120 ${QUAY - 4.8} 166 ${QUAY - 4.4} 166 ${QUAY}`,
    ),
  )
  const r = random(9)
  for (let x = -4; x < 164; x += 2.6 + r() * 2.2) {
    const w = 1.4 + r() * 1.6
    path(
      k,
      ['#ffc878', '#ffe0a0', '#f8a868', '#ffd08c'][Math.floor(r() * 4)],
      `M${x} ${QUAY - 0.9}v${-1.3 - r() * 0.8}h${w}V${QUAY - 0.9}Z`,
    )
  }
  for (let x = -3; x < 164; x += 4 + r() * 5) {
    const q = 1.2 + r() * 1.5
    path(
      k,
      r() < 0.5 ? '#1c2454' : '#28406c',
      `M${x - q} ${QUAY - 1.6}C${x - q * 1.2} ${QUAY - 2 - q * 1.3} ${x + q * 1.2} ${QUAY - 2 - q * 1.3} ${x + q} ${QUAY - 1.6}Z`,
    )
  }
  fill(
    k,
    '#181c4c',
    points(`-6 ${QUAY - 0.9} 166 ${QUAY - 0.9} 166 ${QUAY + 0.6} -6 ${QUAY + 0.6}`),
  )
  stroke(k, '#ffcc84', 0.14, `M-6 ${QUAY - 0.85}H166`)
}

export default {
  alt: 'Sera a Dubai Marina: il dhow di legno della cena passa carico di lampadine davanti alla torre che si avvita e ai grattacieli accesi, specchiati nel canale; due viaggiatori lo guardano dalla passeggiata, un airone da un palo',
  paint(w, h) {
    const s = new Scene(w, h, { mood: blueHour, sun: [0.3, 0.66], horizon: QUAY / 90 })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [x, y, half, up, c] of [
        [84, 41, 30, 0.6, '#f4b494'],
        [40, 34, 26, 0.5, '#d09ca4'],
        [96, 24, 24, 0.45, '#9c8cb4'],
        [66, 14.5, 26, 0.4, '#6c78ac'],
      ])
        lens(k, c, x, y, half, up, up * 0.3, 0.3)
      path(k, '#fff4d8', 'M90.800 9.200A3.600 3.600 0 1 0 93.400 15.600A3 3 0 1 1 90.800 9.200Z')
      for (const t of FAR) tower(k, { ...t, y: QUAY })
      for (const t of MIDDLE) tower(k, { ...t, y: QUAY })
      cayan(k, 46.5, QUAY, 52)
      for (const t of NEAR) tower(k, { ...t, y: QUAY })
      quay(k)
      for (const [x, q, m] of points(
        '20 0.800 1 30 0.900 1 39 0.700 -1 57 0.900 1 67 0.700 1 77 0.800 -1 126 0.900 1 136 0.750 -1 146 0.900 1',
        3,
      ))
        at(k, x, QUAY + 0.6, q, (c) => yacht(c, true), m < 0)
    })
    stillWater(s, {
      y: (QUAY + 0.7) / 90,
      sway: 1.3,
      press: 1.5,
      veil: [
        [0, '#5c5c94', 0.2],
        [0.35, '#34447c', 0.42],
        [1, '#101c4c', 0.78],
      ],
    })
    const m = Math.ceil(s.w * 0.01)
    const y0 = Math.round(((QUAY + 0.7) / 90) * s.h) + 2
    for (const x of [0, s.w - m])
      s.k.drawImage(s.canvas, x ? x - m : m, y0, m, s.h - y0, x, y0, m, s.h - y0)
    f.draw(s.k, (k) => {
      const r = random(6)
      for (let i = 0; i < 60; i++) {
        const t = r()
        const y = QUAY + 1.5 + t * 31
        lens(
          k,
          ['rgba(24,36,96,.5)', 'rgba(252,196,140,.4)', 'rgba(124,128,184,.4)'][i % 3],
          r() * 168 - 4,
          y,
          1 + t * 7,
          0.06 + t * 0.2,
          0.05 + t * 0.16,
        )
      }
      // The dhow, her lamps in the water, her wake.
      k.save()
      k.globalAlpha = 0.62
      at(k, 102, 73.4, 1, (c) => {
        c.scale(1, -0.86)
        supperDhow(c)
      })
      k.restore()
      for (let i = 0; i < 26; i++) {
        const t = i / 25
        lens(
          k,
          'rgba(20,32,88,.66)',
          102 + (r() - 0.5) * 40,
          74.6 + t * 15,
          3 + r() * 8,
          0.1 + t * 0.14,
          0.1 + t * 0.12,
        )
      }
      at(k, 102, 72.6, 1, (c) => supperDhow(c))
      path(
        k,
        'rgba(200,204,236,.75)',
        'M82 73.400C88 73 108 73.300 121 73C130 73.200 140 73.800 152 75C138 75 126 74.600 116 74.200C104 74.600 90 74.400 82 73.400Z',
      )
      stroke(
        k,
        'rgba(232,232,248,.8)',
        0.2,
        'M81 73.600C78 74 74 75 70 76.600M84 74.200C80 75 77 76.400 74 78.400',
      )
      // Our side: paving, the rail, palms wound with lamps, a bench.
      fill(k, '#141840', points('-6 96 -6 79 30 80.500 62 85 88 91 96 96'))
      fill(k, '#242858', points('-6 96 -6 81.500 28 82.800 58 87 80 92 86 96'))
      fill(k, '#343468', points('-6 96 -6 86 22 87 46 91 56 96'))
      const edge = (x) => 79 + Math.max(0, x + 6) ** 1.9 * 0.0021
      for (let x = -4; x < 84; x += 5.5)
        stroke(k, '#0e1238', 0.36, `M${x} ${edge(x) + 0.8}V${edge(x) - 4}`)
      for (const d of [4.2, 2.6, 1.2]) {
        let line = ''
        for (let x = -6; x <= 82; x += 2) line += `${line ? 'L' : 'M'}${x} ${edge(x) - d}`
        stroke(k, '#0e1238', d > 4 ? 0.5 : 0.2, line)
        if (d > 4) {
          k.save()
          k.translate(0, -0.2)
          stroke(k, '#e89c80', 0.14, line)
          k.restore()
        }
      }
      datePalm(k, 9, 85, 34, ['#34285c', '#141c48', '#4c4474'], 3)
      datePalm(k, 31, 84.5, 23, ['#34285c', '#1c2450', '#4c4474'], 7)
      for (const x of [20, 58]) {
        stroke(k, '#0e1238', 0.34, `M${x} ${edge(x) + 4}V${edge(x) - 9}`)
        path(
          k,
          '#ffe4ac',
          `M${x - 0.9} ${edge(x) - 9}a0.900 1 0 1 0 1.800 0a0.900 1 0 1 0 -1.800 0Z`,
        )
      }
      const glowOn = { light: 1, shoe: '#141438' }
      stand(k, 42.5, 88.6, 9.6, {
        ...POSES.stand,
        view: 'back',
        skin: SKINS[0],
        top: ['#e87858', '#7c3454'],
        low: ['#5c507c', '#34305c'],
        cut: 'long',
        hair: ['#4c2c40', '#2c1c38'],
        dress: 'skirt',
        armNear: [10, 10],
        armFar: [38, 70],
        ...glowOn,
      })
      stand(k, 47, 88.9, 10.4, {
        ...POSES.stand,
        view: 'back',
        skin: SKINS[1],
        top: ['#f0d8b8', '#84749c'],
        low: ['#44487c', '#282c58'],
        hair: ['#3c2838', '#241a38'],
        armNear: [30, 60],
        armFar: [20, 8],
        ...glowOn,
      })
      // A heron on the mooring pile.
      path(k, '#0e1238', 'M73.400 92V78.600H75.600V92Z')
      path(k, '#c88478', 'M75 92V78.600H75.600V92Z')
      at(k, 74.5, 78.6, 0.82, (c) => heron(c, '#141a44', '#e89c80'))
    })
    return finish(s, { bloom: 0.26 })
  },
}
