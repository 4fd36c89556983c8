import { blend } from '../../core/colour.js'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { palm } from '../../nature/palms.js'
import { birds, sky } from '../../nature/sky.js'

const EDGE = 54
const AIR = '#fbd9b4'

/** The towers of the centre, lower than the pool is: the sun on their right, their feet in the haze of the bay. */
function centre(k) {
  const r = random(8)
  for (const [x, w, top, haze, kind] of points(
    '52 6 33 55 0 60 7 28 55 1 69 6 31 55 2 78 8 25 55 0 88 7 29 55 1 97 8 24 55 2 108 6 30 55 0 118 8 27 55 1 130 7 32 55 2 142 8 30 55 0 152 7 34 55 1 56 8 30 28 1 66 7 21 28 2 75 9 26 28 0 86 8 16 28 1 96 7 23 28 2 104 9 13 28 0 115 8 22 28 1 125 9 18 28 2 136 8 27 28 0 146 9 24 28 1 61 7 36 8 0 72 8 33 8 1 91 8 30 8 2 111 8 33 8 1 120 7 37 8 0 132 9 35 8 2 150 9 33 8 1',
    5,
  )) {
    const tone = (hex) => blend(hex, AIR, haze / 100)
    const edge = x + w * 0.55
    fill(
      k,
      tone(['#7f8fb4', '#8a8fae', '#6f88b0'][kind]),
      points(`${x} ${EDGE} ${x} ${top} ${edge} ${top} ${edge} ${EDGE}`),
    )
    fill(
      k,
      tone(['#ffe0b4', '#f6cfa4', '#ffd6ac'][kind]),
      points(
        `${edge} ${EDGE} ${edge} ${top} ${x + w} ${top + (kind === 2 ? 2.4 : 0)} ${x + w} ${EDGE}`,
      ),
    )
    if (kind === 1)
      fill(
        k,
        tone('#a39cb0'),
        points(
          `${x + 1.2} ${top} ${x + 2} ${top - 1.8} ${x + w - 2} ${top - 1.8} ${x + w - 1.2} ${top}`,
        ),
      )
    k.fillStyle = tone('#5f719e')
    for (let y = top + 1.2; y < EDGE; y += 1.2) k.fillRect(x + 0.4, y, w * 0.55 - 0.7, 0.4)
    k.fillStyle = tone('#d69c80')
    for (let y = top + 1.5; y < EDGE; y += 1.2) k.fillRect(edge + 0.3, y, w * 0.45 - 0.6, 0.34)
    for (let i = 0; i < 6; i++) {
      k.fillStyle = tone('#fff0c0')
      k.fillRect(
        x + 0.5 + Math.floor(r() * 3) * w * 0.16,
        top + 1.2 + Math.floor(r() * 16) * 1.2,
        w * 0.12,
        0.4,
      )
    }
  }
  const g = k.createLinearGradient(0, 40, 0, EDGE)
  g.addColorStop(0, 'rgba(251,217,180,0)')
  g.addColorStop(1, 'rgba(251,217,180,.9)')
  k.fillStyle = g
  k.fillRect(-5, 40, 175, EDGE - 40)
}

/** The deck on the left with its loungers, running to the same point as the edge. */
function deck(k) {
  path(k, '#c99a6c', `M-5 ${EDGE}H44L16 96H-5Z`)
  path(k, '#a87850', `M-5 ${EDGE}H12L-5 64Z`)
  for (let i = 0; i < 9; i++) stroke(k, '#9a6c48', 0.25, `M${40 - i * 6} ${EDGE}L${12 - i * 14} 96`)
  path(k, '#f6ead6', `M44 ${EDGE}L16 96H20.500L46 ${EDGE}Z`)
  path(k, '#8fa4b4', `M46 ${EDGE}L20.500 96H22.500L46.800 ${EDGE}Z`)
  for (const [x, y, q] of points('29 58.500 0.5 22 65 0.8 10 76 1.25', 3)) {
    path(
      k,
      'rgba(70,40,60,.35)',
      `M${x - 9 * q} ${y + 1.4 * q}H${x + 4 * q}L${x + 1 * q} ${y + 3 * q}H${x - 12 * q}Z`,
    )
    path(
      k,
      '#fff6e6',
      `M${x + 4 * q} ${y}H${x - 6 * q}L${x - 10 * q} ${y - 4.5 * q}L${x - 8.5 * q} ${y - 5 * q}L${x - 5 * q} ${y - 1.4 * q}H${x + 4 * q}Z`,
    )
    path(k, '#d9b8a4', `M${x + 4 * q} ${y}H${x - 6 * q}L${x - 6 * q} ${y + 0.8 * q}H${x + 4 * q}Z`)
    stroke(k, '#8a5a40', 0.5 * q, `M${x + 3 * q} ${y}v${2 * q}M${x - 5 * q} ${y}v${2 * q}`)
    path(
      k,
      '#e0784a',
      `M${x - 7.4 * q} ${y - 4 * q}L${x - 5 * q} ${y - 1.4 * q}L${x - 2.6 * q} ${y - 1.4 * q}L${x - 5.8 * q} ${y - 4.6 * q}Z`,
    )
  }
}

/** Somebody at the edge, from behind, elbows on the lip, the sun on the right shoulder. */
const swimmer = (suit, skin, light, hair, hat) => (k) => {
  path(
    k,
    skin,
    'M-13 -1C-16 -1 -17 -3 -15 -4.200C-11 -6 -8 -8.500 -6.500 -10C-3 -12.500 3 -12.500 6.500 -10C8 -8.500 11 -6 15 -4.200C17 -3 16 -1 13 -1L7 -3C7.500 2 7 6 6.500 9H-6.500C-7 6 -7.500 2 -7 -3Z',
  )
  path(
    k,
    light,
    'M6.500 -10C8 -8.500 11 -6 15 -4.200C16.400 -3.400 16 -2 15 -1.400C11 -3 7 -5 5 -8C4.600 -4 5.600 4 5.400 9H6.500C7 6 7.500 2 7 -3L9 -2.600C6 -5 5 -9 3.600 -11.800Z',
  )
  path(
    k,
    suit,
    'M-6.800 3C-3 4.200 3 4.200 6.800 3L6.500 9H-6.500ZM-5 -11L-3.800 -11.500L-2.600 3.400H-4.200ZM5 -11L3.800 -11.500L2.600 3.400H4.200Z',
  )
  path(k, skin, 'M-2 -16H2V-11H-2Z')
  path(
    k,
    hair,
    'M-4.600 -18C-5.200 -24.600 5.200 -24.600 4.600 -18C4.200 -14.600 2.600 -13.600 0 -13.600C-2.600 -13.600 -4.200 -14.600 -4.600 -18Z',
  )
  if (hat) {
    path(
      k,
      '#f2dfb0',
      'M-9.500 -18.500C-5 -20.500 5 -20.500 9.500 -18.500C5 -16.500 -5 -16.500 -9.500 -18.500ZM-5 -19C-5 -26.500 5 -26.500 5 -19Z',
    )
    path(k, '#e0784a', 'M-5 -20.600H5V-18.800H-5Z')
    path(
      k,
      '#cfae7c',
      'M-9.500 -18.500C-5 -16.500 5 -16.500 9.500 -18.500C5 -15.400 -5 -15.400 -9.500 -18.500Z',
    )
  }
}

export default {
  alt: "La piscina sul tetto di Marina Bay all'alba: due viaggiatrici appoggiate al bordo guardano i grattacieli di Singapore, con un rigogolo giallo accanto",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        sky: [
          [0, '#5f86b8'],
          [0.4, '#a9b9c8'],
          [0.75, '#fbc79c'],
          [1, '#ffe4ba'],
        ],
        haze: AIR,
        disc: 0.05,
        discColour: '#fffbe8',
      },
      sun: [0.88, 0.36],
      horizon: EDGE / 90,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.36 0.15 30 6 4 0.66 0.09 20 3.6 7', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#ffe9d0', dark: '#d9b0a8' })
    const f = field(s)
    f.draw(s.k, (k) => {
      centre(k)
      // The water: pale at the lip, deep near the viewer, the sun's path on the right.
      for (const [c, y] of [
        ['#d9e4d6', EDGE],
        ['#a3d6d6', EDGE + 2],
        ['#6cc2cc', EDGE + 6],
        ['#43aabf', EDGE + 13],
        ['#2f93b0', EDGE + 22],
        ['#237c9e', EDGE + 31],
      ])
        fill(
          k,
          c,
          points(`-5 ${y} 40 ${y + 0.6} 80 ${y - 0.4} 120 ${y + 0.5} 165 ${y} 165 96 -5 96`),
        )
      const r = random(4)
      for (let i = 0; i < 70; i++) {
        const t = (i / 69) ** 1.5
        const y = EDGE + 2 + t * 33
        const sun = i % 2
        const x = sun ? 141 + (r() - 0.5) * (10 + t * 34) : 30 + r() * 130
        stroke(
          k,
          sun ? '#fff0c8' : i % 4 ? 'rgba(255,255,255,.32)' : 'rgba(16,84,120,.3)',
          0.2 + t * 0.5,
          `M${x} ${y}q${1.5 + t * 2} ${0.4 + t * 0.5} ${3 + t * 6} 0`,
        )
      }
      path(k, '#fff3de', `M44 ${EDGE - 0.7}H165V${EDGE + 0.3}H44Z`)
      path(k, '#6f86a0', `M44 ${EDGE + 0.3}H165V${EDGE + 0.9}H44Z`)
      for (const [x, q, who] of [
        [88, 0.74, swimmer('#2f4f7a', '#a8704c', '#f0b482', '#2a1c20', false)],
        [106, 0.7, swimmer('#d9484a', '#d29a74', '#ffd6a8', '#5a3424', true)],
      ]) {
        k.save()
        k.globalAlpha = 0.3
        k.translate(0, EDGE * 2 + 9)
        k.scale(1, -1)
        at(k, x, EDGE + 1.4, q, who)
        k.restore()
        at(k, x, EDGE + 1.4, q, who)
        stroke(
          k,
          '#f4fbf6',
          0.5,
          `M${x - 9} ${EDGE + 7.4}C${x - 4} ${EDGE + 9} ${x + 4} ${EDGE + 9} ${x + 9} ${EDGE + 7.4}M${x - 13} ${EDGE + 9.4}C${x - 5} ${EDGE + 11.4} ${x + 5} ${EDGE + 11.4} ${x + 13} ${EDGE + 9.4}`,
        )
      }
      // The oriole comes for the crumbs.
      k.save()
      k.translate(50, 20.6)
      k.scale(0.62, 0.62)
      path(
        k,
        '#f2c12f',
        'M124 53.200C123.600 50.600 125.400 48.800 127 48.600C127.400 46.800 130 46.800 130.400 48.400L132 48.900L130.400 49.500C130.400 51.600 129 53.400 126.600 53.400L121 54.600Z',
      )
      path(
        k,
        '#23202c',
        'M127.400 47.800L130.200 47.600L130 48.400L127.800 48.700ZM124.200 52.600L121 54.600L126 53.200L127.600 51Z',
      )
      path(k, '#e0784a', 'M130.400 48.300L132.200 48.900L130.400 49.500Z')
      k.restore()
      deck(k)
    })
    for (const [x, y, height, lean] of points(
      '0.165 0.625 26 0.08 0.1 0.72 40 0.1 0.02 0.9 66 0.12',
      4,
    ))
      palm(s, { x, y, height, lean, seed: Math.round(x * 100) + 3, front: 0.45 })
    // The palms stand in their tubs.
    f.draw(s.k, (k) => {
      for (const [x, y, q] of points('26.400 56.600 0.62 16 65.200 0.95 3.200 82 1.7', 3)) {
        path(
          k,
          'rgba(70,40,60,.35)',
          `M${x - 9 * q} ${y + 1.2 * q}C${x - 6 * q} ${y - 0.4 * q} ${x} ${y} ${x + 2 * q} ${y + 0.8 * q}C${x} ${y + 2.6 * q} ${x - 6 * q} ${y + 2.6 * q} ${x - 9 * q} ${y + 1.2 * q}Z`,
        )
        path(
          k,
          '#b0907c',
          `M${x - 3 * q} ${y - 3.4 * q}L${x - 2.3 * q} ${y + 1.2 * q}C${x - q} ${y + 1.9 * q} ${x + q} ${y + 1.9 * q} ${x + 2.3 * q} ${y + 1.2 * q}L${x + 3 * q} ${y - 3.4 * q}Z`,
        )
        path(
          k,
          '#f2dcc0',
          `M${x + 0.6 * q} ${y - 3.4 * q}L${x + 0.6 * q} ${y + 1.7 * q}C${x + 1.4 * q} ${y + 1.6 * q} ${x + 2 * q} ${y + 1.4 * q} ${x + 2.3 * q} ${y + 1.2 * q}L${x + 3 * q} ${y - 3.4 * q}Z`,
        )
        path(
          k,
          '#3f6a44',
          `M${x - 3.2 * q} ${y - 3.2 * q}C${x - 2.6 * q} ${y - 5.2 * q} ${x - q} ${y - 5 * q} ${x} ${y - 4.2 * q}C${x + q} ${y - 5.2 * q} ${x + 2.6 * q} ${y - 5 * q} ${x + 3.2 * q} ${y - 3.2 * q}Z`,
        )
      }
    })
    birds(s, { x: 0.6, y: 0.24, count: 5, size: 0.8 })
    return finish(s, { rays: 0.06 })
  },
}
