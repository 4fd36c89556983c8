import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { grove, LEAVES } from '../../nature/foliage.js'
import { sky, stars } from '../../nature/sky.js'
import { crowd } from '../../things/asia-people.js'
import { marinaBaySands, supertree } from '../../things/singapore.js'
import { bayNight } from './kit.js'

export default {
  alt: "I grandi alberi d'acciaio dei Gardens by the Bay illuminati di notte, con la passerella sospesa tra i tronchi",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...bayNight,
        sky: [
          [0, '#0b1740'],
          [0.5, '#20407c'],
          [0.85, '#5c6fa0'],
          [1, '#c9968a'],
        ],
      },
      sun: [0.85, 0.7],
      horizon: 0.84,
    })
    sky(s, { clouds: 0.14 })
    stars(s, { count: 90, below: 0.4 })
    place(s, marinaBaySands(), { x: 0.86, y: 0.85, size: 30, haze: 0.42 })
    for (const [x, size, haze, seed, glow] of [
      [0.08, 46, 0.34, 3, '#5fd0e8'],
      [0.7, 50, 0.3, 4, '#7fa8ff'],
      [0.3, 56, 0.2, 5, '#7fa8ff'],
      [0.92, 44, 0.26, 9, '#5fd0e8'],
    ])
      place(s, supertree({ seed, glow }), { x, y: 0.87, size, haze, front: 0.5 })
    for (const [x, size, seed, glow] of [
      [0.52, 82, 6, '#5fe0d8'],
      [0.17, 70, 7, '#6fb4ff'],
    ]) {
      s.glow(x, 0.86, 40, '#6f8fff', 0.3)
      place(s, supertree({ seed, glow }), { x, y: 0.93, size, front: 0.6, rim: '#9fd8ff' })
    }
    s.layer(
      (k) => {
        k.strokeStyle = '#e0b04c'
        k.lineWidth = s.u * 1.1
        k.beginPath()
        k.moveTo(s.x(0.17), s.y(0.56))
        k.quadraticCurveTo(s.x(0.34), s.y(0.63), s.x(0.52), s.y(0.54))
        k.stroke()
        k.strokeStyle = 'rgba(255,226,160,.7)'
        k.lineWidth = s.u * 0.2
        k.beginPath()
        k.moveTo(s.x(0.17), s.y(0.535))
        k.quadraticCurveTo(s.x(0.34), s.y(0.605), s.x(0.52), s.y(0.515))
        k.stroke()
      },
      { lit: false },
    )
    grove(s, {
      top: (x) => h * (0.88 + 0.02 * Math.sin((x / w) * 9)),
      depth: 14,
      size: 2.4,
      colour: LEAVES.jungle,
      accents: [
        ['#c98ab0', 0.1],
        ['#e0b45a', 0.06],
      ],
      seed: 8,
      front: 0.5,
    })
    for (let i = 0; i < 22; i++)
      s.glow(
        (i * 0.137 + 0.05) % 1,
        0.91 + ((i * 7) % 5) * 0.014,
        5,
        i % 2 ? '#ffc87a' : '#7fd8ff',
        0.4,
      )
    place(s, crowd({ count: 6, seed: 4 }), {
      x: 0.34,
      y: 0.985,
      size: 11,
      front: 0.35,
      rim: '#9fd8ff',
    })
    return finish(s, { bloom: 0.4 })
  },
}
