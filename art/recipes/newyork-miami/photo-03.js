import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { branch } from '../../nature/foliage.js'
import { groundLine, snowfield } from '../../nature/ground.js'
import { sky } from '../../nature/sky.js'
import { brownstone, cab } from '../../things/america.js'
import { city } from '../../things/asia-city.js'
import { umbrellaWalker } from '../../things/asia-people.js'
import { snowfall } from '../../things/asia-street.js'

/** Snow-laden bare tree: the branches carry white. */
const winterTree = (s, x, y, length, seed) =>
  branch(s, {
    x,
    y,
    angle: -1.57,
    length,
    wood: '#4a3f52',
    colour: '#f2f7ff',
    seed,
    petals: 5,
    depth: 6,
  })

export default {
  alt: "Le case di arenaria bruna di Brooklyn con le scalinate coperte di neve, lampioni accesi e passanti con l'ombrello",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.mist,
        lamps: 0.9,
        front: 0.5,
        lit: '#e4e2ee',
        shade: '#5f6c9a',
        sky: [
          [0, '#6f86ac'],
          [0.6, '#a8b6cc'],
          [1, '#dcdce0'],
        ],
      },
      sun: [0.3, 0.2],
      horizon: 0.72,
    })
    sky(s, { clouds: 0.6 })
    city(s, { y: 0.6, low: 30, high: 50, width: 9, haze: 0.66, seed: 7, share: 0.3 })
    for (const [i, colour] of [
      '#8a5244',
      '#a5684c',
      '#7a4a48',
      '#b07a5c',
      '#94584a',
      '#a06450',
      '#84504a',
    ].entries())
      place(s, brownstone({ colour, seed: i + 3, snow: true }), {
        x: -0.03 + i * 0.178,
        y: 0.795 + (i % 2) * 0.002,
        size: 55,
        front: 0.6,
      })
    snowfield(s, { top: groundLine(s, { at: 0.795, bumps: 0.012, detail: 5, seed: 3 }), seed: 4 })
    s.layer(
      (k) => {
        k.fillStyle = s.tone('#8a92ac', 0.5)
        k.beginPath()
        k.moveTo(0, s.y(0.9))
        k.quadraticCurveTo(s.x(0.5), s.y(0.885), w, s.y(0.9))
        k.lineTo(w, s.y(0.965))
        k.quadraticCurveTo(s.x(0.5), s.y(0.955), 0, s.y(0.97))
        k.fill()
      },
      { lit: false, alpha: 0.45, blur: s.u * 0.5 },
    )
    for (const [x, size, seed] of [
      [0.12, 12, 3],
      [0.5, 13, 8],
      [0.86, 12, 14],
    ])
      winterTree(s, x, 0.87, size, seed)
    for (const x of [0.31, 0.69]) {
      s.layer(
        (k) => {
          k.fillStyle = '#2f3350'
          k.fillRect(s.x(x) - s.u * 0.3, s.y(0.56), s.u * 0.6, s.y(0.31))
          k.fillRect(s.x(x) - s.u * 0.9, s.y(0.855), s.u * 1.8, s.u * 1.6)
        },
        { lit: false, box: [s.x(x) - 30, s.y(0.5), s.x(x) + 30, s.y(0.9)] },
      )
      s.layer(
        (k) => {
          k.fillStyle = '#fff0c4'
          k.beginPath()
          k.ellipse(s.x(x), s.y(0.55), s.u * 1.2, s.u * 1.8, 0, 0, 7)
          k.fill()
        },
        { lit: false, box: [s.x(x) - 30, s.y(0.5), s.x(x) + 30, s.y(0.6)] },
      )
      s.glow(x, 0.55, 16, '#ffd08a', 0.6)
      s.glow(x, 0.88, 14, '#ffd9a0', 0.25)
    }
    place(s, umbrellaWalker({ umbrella: '#d8473a', coat: '#33406a' }), {
      x: 0.4,
      y: 0.9,
      size: 13,
      front: 0.6,
    })
    place(s, umbrellaWalker({ umbrella: '#e8b03a', coat: '#5a3a52' }), {
      x: 0.435,
      y: 0.905,
      size: 12,
      front: 0.6,
    })
    place(s, cab(), { x: 0.78, y: 0.955, size: 11, front: 0.8 })
    snowfall(s, { count: 420 })
    return finish(s, { bloom: 0.26 })
  },
}
