import { finish } from '../../core/finish.js'
import { fbm, noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { bush, grass, grove, tree } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { block } from '../../things/new-york.js'
import { sitter, traveller } from '../../things/people.js'
import { blocks } from './kit.js'

/** Bow Bridge: one low cast-iron arch of 18 metres, its railing a row of rings, urns at both ends. */
function bowBridge(k, s) {
  const [x0, x1] = [s.x(0.57), s.x(0.95)]
  const foot = s.y(0.668)
  const rise = s.u * 7.4
  const deck = (u) => foot - s.u * 1.6 - rise * (1 - (2 * u - 1) ** 2)
  const strip = (colour, up, down, from = 0, to = 1) => {
    k.fillStyle = colour
    k.beginPath()
    for (let i = 0; i <= 40; i++) {
      const u = from + ((to - from) * i) / 40
      k.lineTo(x0 + (x1 - x0) * u, deck(u) - up * s.u)
    }
    for (let i = 40; i >= 0; i--) {
      const u = from + ((to - from) * i) / 40
      k.lineTo(x0 + (x1 - x0) * u, deck(u) + down * s.u)
    }
    k.fill()
  }
  // The arch under the deck, thick at the banks and thin in the middle.
  k.fillStyle = '#c9b8a4'
  k.beginPath()
  for (let i = 0; i <= 40; i++) k.lineTo(x0 + ((x1 - x0) * i) / 40, deck(i / 40))
  for (let i = 40; i >= 0; i--) {
    const u = i / 40
    const v = Math.min(1, Math.max(0, (u - 0.1) / 0.8))
    k.lineTo(
      x0 + (x1 - x0) * u,
      foot - (rise - s.u * 0.4) * (1 - (2 * v - 1) ** 2) * (u > 0.1 && u < 0.9 ? 1 : 0),
    )
  }
  k.fill()
  strip('#8a7484', -0.4, 1.5, 0.1, 0.9)
  strip('#f4e8d2', 0.5, 0.7)
  strip('#efe2ca', 3, -2.5)
  for (let i = 0; i <= 44; i++) {
    const u = i / 44
    const x = x0 + (x1 - x0) * u
    k.strokeStyle = '#e6d8c0'
    k.lineWidth = s.u * 0.22
    k.beginPath()
    k.arc(x, deck(u) - s.u * 1.55, s.u * 0.72, 0, 7)
    k.stroke()
  }
  for (const x of [x0, x1]) {
    k.fillStyle = '#d8c8b2'
    k.fillRect(x - s.u * 1.3, foot - s.u * 5.4, s.u * 2.6, s.u * 5.8)
    k.fillStyle = '#a8947f'
    k.fillRect(x + s.u * 0.4, foot - s.u * 5.4, s.u * 0.9, s.u * 5.8)
    k.fillStyle = '#b8502c'
    k.beginPath()
    k.arc(x, foot - s.u * 6.6, s.u * 1.5, 0, 7)
    k.fill()
    k.fillStyle = '#f4e8d2'
    k.fillRect(x - s.u * 1.6, foot - s.u * 6, s.u * 3.2, s.u * 0.8)
  }
}

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
    sky(s, { clouds: 0 })
    flatCloud(s, { x: 0.34, y: 0.13, width: 34, height: 7, seed: 4, lit: '#fff4de' })
    flatCloud(s, { x: 0.86, y: 0.2, width: 42, height: 10, seed: 6, lit: '#fff4de' })
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
    s.layer((k) => bowBridge(k, s), {
      front: 0.8,
      reflect: { y: s.y(0.668), power: 0.6, length: 0.12 },
    })
    for (const [x, c, seed] of [
      [0.545, '#c9502c', 4],
      [0.985, '#e0982c', 7],
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
    for (const [x, seed, arms] of [
      [0.735, 5, 'down'],
      [0.755, 12, 'down'],
    ])
      place(s, traveller({ seed, arms, pack: false }), {
        x,
        y: 0.568,
        size: 6,
        front: 0.7,
        shadow: false,
      })
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
