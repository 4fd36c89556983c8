import { Path2D } from '@napi-rs/canvas'
import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { eagleRay, rayShadow } from '../../things/lagoon-life.js'
import { snorkeller } from '../../things/lagoon-snorkeller.js'
import { palmIsle } from '../../things/palm-isle.js'
import { bank, deck, posts, postsBelow } from '../../things/villa-below.js'
import { heron, villa } from '../../things/water-villa.js'

/** Our eye is at the level of the sea: its surface is one line, and all that stands in it goes on below. */
const SEA = 51
const CUT =
  'C-20 52.600 0 51.600 14 52.200C30 53 44 51.600 60 51.400C76 51.200 88 52.600 104 52.400C122 52.200 140 51.200 160 51.800C180 52.400 220 51.600 240 52'

/** One great cloud of the trade wind, its head in the sun, its foot lost in the haze; a lesser one by its side. */
function morning(k) {
  path(
    k,
    '#fff8e6',
    'M26 50C30 44.500 36 45.500 40 42.500C40.500 36.500 46 34.500 49.500 36C51 29 58 25.500 64 28C67 24 75 24.500 77 30C82 28.500 86.500 31.500 86.500 36C90 35.500 93 37.500 93.500 40.500C97 40 99.500 42.500 99.500 45.500C102 45.500 104 47.500 104 50Z',
  )
  path(
    k,
    '#cfdfee',
    'M40 50C46 46 50 47.500 55 44C58 39.500 64 41.500 67 38.500C70 34.500 76 36.500 78 33.500C80 31.500 82 30.500 84.500 31.500C86 33 86.700 34.500 86.500 36C90 35.500 93 37.500 93.500 40.500C97 40 99.500 42.500 99.500 45.500C102 45.500 104 47.500 104 50Z',
  )
  path(
    k,
    '#b4cbe4',
    'M58 50C63 47.500 67 48.500 71 46C75 43.500 79 46 83 44.500C86 42 90 43.500 93.500 40.500C97 40 99.500 42.500 99.500 45.500C102 45.500 104 47.500 104 50Z',
  )
}

/** Villas of the far jetty, one behind the other: each smaller by its distance. */
function farVillas(k) {
  const at = (d) => [40 + 300 / d, 24 / d]
  stroke(k, '#8c7a90', 0.5, `M42 ${SEA - 1}L84 ${SEA - 2.6}`)
  for (const d of [17, 14, 11.9, 9.3]) {
    const [x, q] = at(d)
    const [w, h] = [q * 1.25, q]
    path(
      k,
      '#7c6c88',
      `M${x - w * 0.7} ${SEA - h}h${w * 0.12}V${SEA + 0.5}h${-w * 0.12}ZM${x + w * 0.6} ${SEA - h}h${w * 0.12}V${SEA + 0.5}h${-w * 0.12}Z`,
    )
    path(
      k,
      '#dcb48c',
      `M${x - w * 0.8} ${SEA - h * 2}H${x + w * 0.2}V${SEA - h * 0.9}H${x - w * 0.8}Z`,
    )
    path(
      k,
      '#94809c',
      `M${x + w * 0.2} ${SEA - h * 2}H${x + w * 0.9}V${SEA - h * 0.9}H${x + w * 0.2}Z`,
    )
    path(
      k,
      '#c49c80',
      `M${x - w * 1.2} ${SEA - h * 1.9}L${x - w * 0.2} ${SEA - h * 3.4}H${x + w * 0.3}L${x + w * 0.3} ${SEA - h * 1.9}Z`,
    )
    path(
      k,
      '#8c6c7c',
      `M${x + w * 0.3} ${SEA - h * 3.4}L${x + w * 1.3} ${SEA - h * 1.9}H${x + w * 0.2}L${x - w * 0.05} ${SEA - h * 3.4}Z`,
    )
  }
}

/** The far water, a narrow band. */
function surface(k) {
  path(k, '#2a8cc4', `M-80 ${SEA - 0.1}H240V60H-80Z`)
  path(
    k,
    '#58cccc',
    `M-80 ${SEA + 0.7}C0 ${SEA + 0.4} 60 ${SEA + 0.9} 110 ${SEA + 0.6}S200 ${SEA + 0.5} 240 ${SEA + 0.7}V60H-80Z`,
  )
}

/** All below the cut. */
function under(k) {
  const g = k.createLinearGradient(0, 51, 0, 84)
  for (const [t, c] of [
    [0, '#1690c0'],
    [0.3, '#26b0ce'],
    [0.62, '#5cd0d2'],
    [0.86, '#a0e8da'],
    [1, '#bcf0dc'],
  ])
    g.addColorStop(t, c)
  k.fillStyle = g
  k.fillRect(-80, 40, 320, 90)
  // The sand rises and falls a little: far, then near.
  path(
    k,
    '#c4f0da',
    'M-80 77C-20 76.400 10 75.600 40 76.600C72 77.800 100 75.400 130 76C160 76.600 200 77 240 76.400V130H-80Z',
  )
  path(
    k,
    '#d8f6e0',
    'M-80 80C-10 81 24 78.800 56 79.600C84 80.400 110 82.600 150 81.200C180 80.200 210 81 240 81V130H-80Z',
  )
  path(
    k,
    '#e8faea',
    'M-80 88C-10 88 30 84.600 62 84.400C88 84.300 104 87.400 140 87.600C180 87.800 210 86 240 86V130H-80Z',
  )
  // Light that falls in slant bars from the left.
  for (const [a, b, c, d] of points(
    '6 12 30 46 24 27 54 64 42 52 78 98 66 69 104 112 -20 -10 2 16',
    4,
  )) {
    const g = k.createLinearGradient(0, 52, 0, 84)
    g.addColorStop(0, 'rgba(236,255,246,.28)')
    g.addColorStop(1, 'rgba(200,250,240,0)')
    k.fillStyle = g
    k.beginPath()
    for (const [x, y] of [
      [a, 50],
      [b, 50],
      [d, 86],
      [c, 86],
    ])
      k.lineTo(x, y)
    k.fill()
  }
  // The shade of the terrace on the sand.
  path(k, 'rgba(24,88,140,.34)', 'M98 83C112 79.500 150 79 240 79V104H122C112 89.500 96 87 98 83Z')
  path(
    k,
    'rgba(24,88,140,.22)',
    'M90 84.500C104 76 150 75 240 75.500V104H118C104 92 88 89 90 84.500Z',
  )
  // The landing stands on two thin posts of its own, wider as water shows them.
  for (const [x, foot] of points('73 81.500 83.400 81', 2)) {
    path(k, '#3f7496', `M${x - 0.95} 48H${x + 0.95}L${x + 1} ${foot}H${x - 1}Z`)
    path(k, '#84bcc4', `M${x - 0.95} 48H${x - 0.4}V${foot}H${x - 1}Z`)
    path(
      k,
      '#c8ecdc',
      `M${x - 3} ${foot + 1}C${x - 1.6} ${foot - 0.5} ${x + 1.6} ${foot - 0.6} ${x + 2.8} ${foot + 1}Z`,
    )
  }
  postsBelow(k)
}

export default {
  alt: 'Alle Maldive con l’occhio a pelo d’acqua: sopra una villa con il tetto di paglia, il suo airone e un’isola di palme, sotto una nuotatrice con la maschera guarda un’aquila di mare che passa sulla sabbia chiara',
  heart: 66,
  focus: 0.46,
  paint(w, h) {
    const f = field({ w, h, portrait: h > w }, { centre: 88, zoom: 0.78, foot: 0.97 })
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#2f8fd0'],
          [0.5, '#6cc0e2'],
          [0.85, '#c4e8e6'],
          [1, '#fdecd0'],
        ],
      },
      sun: [0.05, 0.25],
      horizon: f.at([0, SEA])[1] / h,
    })
    sky(s, { clouds: 0, disc: 0, glowPower: 0.5 })
    f.draw(s.k, (k) => {
      morning(k)
      palmIsle(
        k,
        ...s.pick([2, 44], [36, 66]),
        SEA + 0.2,
        ['#fff2d0', '#2c7c74', '#58ac78', '#7c6870', '#2f7c70', '#6cb87c'],
        { high: 12, seed: 5 },
      )
      farVillas(k)
      surface(k)
      posts(k)
      at(k, 132, 33.6, 0.83, villa)
      deck(k)
      at(k, 101.5, 33.6, 0.56, heron)
      // Under water, up to the line.
      k.save()
      k.clip(new Path2D(`M-80 52${CUT}V130H-80Z`))
      under(k)
      bank(k)
      const [rx, ry] = s.pick([64, 71.5], [70, 72])
      k.save()
      k.translate(rx + 12, ry + 15.2)
      k.scale(0.72, 0.62)
      rayShadow(k, 'rgba(24,100,140,.36)')
      k.restore()
      k.save()
      k.translate(rx, ry)
      k.rotate(0.06)
      k.scale(...s.pick([0.74, 0.74], [0.72, 0.72]))
      eagleRay(k)
      k.restore()
      k.restore()
      stroke(k, 'rgba(20,110,160,.5)', 1.4, `M-80 52.5${CUT}`)
      stroke(k, '#f4fffa', 0.6, `M-80 52${CUT}`)
      at(k, ...s.pick([31, 52.8, 0.25], [48, 52.6, 0.22]), (c) =>
        snorkeller(c, {
          suit: '#f0604c',
          lit: '#ff9c74',
          shade: '#b43c50',
          fins: '#ffd03c',
          finsShade: '#d88c24',
          hair: '#3c2430',
          skin: '#a8683f',
          farSkin: '#7c4c3c',
          skinLit: '#dca070',
          point: true,
        }),
      )
    })
    return finish(s, { vignette: 0.08 })
  },
}
