import { finish } from '../../core/finish.js'
import { fbm, noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bush, grass, grove, tree } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { block } from '../../things/new-york.js'
import { sitter } from '../../things/people.js'
import { blocks } from './kit.js'

export default {
  alt: "Il laghetto di Central Park fra aceri arancioni d'autunno, con il ponte di pietra e le torri oltre gli alberi",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        disc: 0,
        front: 0.66,
        haze: '#fadcb4',
        sky: [
          [0, '#4f8cc0'],
          [0.5, '#a8cbd8'],
          [1, '#fdebc8'],
        ],
      },
      sun: [0.12, 0.3],
      horizon: 0.6,
    })
    sky(s, { clouds: 0.2 })
    blocks(s, { y: 0.56, count: 22, size: 30, haze: 0.5, seed: 80, hump: 0.3, spread: 0.3 })
    for (const [x, size, seed] of [
      [0.22, 44, 3],
      [0.26, 44, 3],
      [0.38, 50, 8],
      [0.47, 38, 11],
      [0.7, 42, 14],
    ])
      place(s, block({ seed }), { x, y: 0.57, size, haze: 0.36, rim: 0.4 })
    const wood = (y, size, haze, seed, list) =>
      grove(s, {
        top: (x) => s.y(y) + fbm((x / h) * 3, seed, 3) * s.u * size * 2.4,
        depth: size * 4.4,
        size,
        colour: list[0],
        accents: list.slice(1).map((c) => [c, 0.24]),
        seed,
        haze,
        front: 0.7,
      })
    wood(0.49, 2.6, 0.3, 3, ['#c9862c', '#e0a83c', '#a8502c', '#8a8c4a'])
    wood(0.53, 3.2, 0.14, 8, ['#d8762c', '#f0b83c', '#b8402c', '#7a8c42'])
    lake(s, { top: 0.64, wave: 0.4, glint: 0.2, mirrorFade: 0.5 })
    s.layer(
      (k) => {
        // A low stone bridge: one wide arch with its mirror image.
        k.fillStyle = '#e0d4c2'
        k.beginPath()
        k.moveTo(s.x(0.6), s.y(0.66))
        k.quadraticCurveTo(s.x(0.75), s.y(0.54), s.x(0.92), s.y(0.66))
        k.lineTo(s.x(0.86), s.y(0.66))
        k.quadraticCurveTo(s.x(0.76), s.y(0.555), s.x(0.665), s.y(0.66))
        k.fill()
        k.strokeStyle = '#f7eedd'
        k.lineWidth = s.u * 0.8
        k.beginPath()
        k.moveTo(s.x(0.59), s.y(0.645))
        k.quadraticCurveTo(s.x(0.75), s.y(0.525), s.x(0.93), s.y(0.645))
        k.stroke()
      },
      { front: 0.7, reflect: { y: s.y(0.66), power: 0.6, length: 0.12 } },
    )
    for (const [x, c, seed] of [
      [0.57, '#c9502c', 4],
      [0.95, '#e0982c', 7],
    ])
      bush(s, { x, y: 0.675, size: 6, colour: c, seed })
    for (const [x, y, hex] of [
      [0.4, 0.76, '#4f7a8a'],
      [0.52, 0.71, '#b8503c'],
    ]) {
      s.layer(
        (k) => {
          k.fillStyle = hex
          k.beginPath()
          k.ellipse(s.x(x), s.y(y), s.u * 4.4, s.u * 0.9, 0, 0, 3.15)
          k.fill()
          k.fillStyle = '#f0e2c4'
          k.fillRect(s.x(x) - s.u * 4.4, s.y(y) - s.u * 0.3, s.u * 8.8, s.u * 0.5)
        },
        {
          box: [s.x(x) - s.u * 6, s.y(y) - s.u * 3, s.x(x) + s.u * 6, s.y(y) + s.u * 2],
          reflect: { y: s.y(y) + s.u * 0.8, power: 0.4, length: 0.03 },
        },
      )
      place(s, sitter({ seed: 4 }), { x: x - 0.008, y: y, size: 4.4 })
      place(s, sitter({ seed: 7 }), { x: x + 0.012, y: y, size: 4.2, flip: true })
    }
    tree(s, {
      x: 0.07,
      y: 1.02,
      height: 96,
      colour: '#d86a28',
      trunk: '#4a3038',
      seed: 5,
      spread: 0.42,
      bare: 0.5,
      front: 0.5,
    })
    const bank = (x) =>
      h * (1.03 - 0.14 * Math.max(0, 1 - x / (w * 0.5))) + noise((x / h) * 5, 2) * h * 0.01
    ground(s, { top: bank, to: 0.52, colour: '#b07a3c', grain: 0.8, seed: 4 })
    grass(s, {
      top: bank,
      to: 0.5,
      height: 2.6,
      count: 260,
      colours: ['#c9802c', '#8a8c4a', '#e0b04c'],
    })
    return finish(s, { rays: 0.1 })
  },
}
