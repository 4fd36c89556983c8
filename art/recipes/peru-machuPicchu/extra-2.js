import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grove, LEAVES } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { mountain, range } from '../../nature/mountains.js'
import { birds, sky, stars } from '../../nature/sky.js'
import { arcade, cuscoChurch, llama, plazaFountain } from '../../things/andes-rockies.js'
import { traveller } from '../../things/people.js'
import { groundShadow } from '../../things/savanna-land.js'

export default {
  alt: "La Plaza de Armas di Cusco all'imbrunire, con la chiesa dai due campanili, i portici accesi e le luci sulle colline",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.dusk, front: 0.5 },
      sun: [0.14, 0.5],
      horizon: 0.64,
    })
    sky(s, { clouds: 0.2 })
    stars(s, { count: 70, below: 0.25 })
    mountain(s, {
      top: range(s, { height: 0.26, seed: 9, detail: 1.1, rough: 0.42 }),
      rock: '#6a6a8c',
      haze: 0.3,
      footHaze: 0.35,
      rough: 0.6,
      base: h * 0.69,
    })
    const r = random(9)
    const hill = range(s, { height: 0.26, seed: 9, detail: 1.1, rough: 0.42 })
    for (let i = 0; i < 420; i++) {
      const x = r() * w
      const top = hill(x)
      const y = top + (s.horizon - top) * (0.3 + 0.7 * Math.sqrt(r()))
      s.k.fillStyle = r() < 0.6 ? 'rgba(255,200,120,.75)' : 'rgba(150,90,90,.6)'
      s.k.fillRect(x, y, s.u * (0.15 + r() * 0.3), s.u * 0.18)
    }
    for (const [x, bays, size, seed] of [
      [0.2, 8, 15, 2],
      [0.41, 7, 15.5, 5],
      [0.9, 8, 15.5, 8],
    ])
      place(s, arcade({ bays, seed }), { x, y: 0.668, size, haze: 0.08, front: 0.6 })
    place(s, cuscoChurch(), { x: 0.64, y: 0.674, size: 47, front: 0.72, rim: 0.6 })
    s.glow(0.62, 0.56, 26, '#ffb868', 0.3)
    // Paving that mirrors the lamps after rain.
    ground(s, {
      top: () => h * 0.668,
      colour: '#8a7480',
      farColour: '#b08a80',
      haze: 0.05,
      grain: 0.5,
    })
    s.layer(
      (k) => {
        k.strokeStyle = 'rgba(30,20,60,.25)'
        k.lineWidth = s.u * 0.14
        const P = s.plane(0.2)
        for (let i = -26; i <= 26; i++) {
          k.beginPath()
          k.moveTo(...P(i * 0.16, 7).slice(0, 2))
          k.lineTo(...P(i * 0.16, 0.5).slice(0, 2))
          k.stroke()
        }
        for (let z = 0.5; z < 7; z *= 1.12) {
          const [, y] = P(0, z)
          k.beginPath()
          k.moveTo(0, y)
          k.lineTo(w, y)
          k.stroke()
        }
      },
      { lit: false },
    )
    for (const x of [0.07, 0.3, 0.52, 0.62, 0.72, 0.92]) s.glow(x, 0.7, 12, '#ffb45c', 0.34)
    grove(s, {
      top: () => h * 0.775,
      from: 0.3,
      to: 0.48,
      depth: 2,
      size: 1,
      colour: LEAVES.deep,
      accents: [['#d9573f', 0.3]],
      seed: 5,
      front: 0.45,
    })
    place(s, plazaFountain(), { x: 0.39, y: 0.8, size: 24, front: 0.6, rim: '#ffc27a' })
    s.glow(0.39, 0.76, 12, '#ffc27a', 0.3)
    for (const [x, y, size, seed] of [
      [0.5, 0.76, 9, 3],
      [0.535, 0.765, 9.4, 7],
      [0.78, 0.73, 7, 9],
      [0.25, 0.74, 7.4, 12],
    ]) {
      groundShadow(s, x, y, size * 0.3, 0.3)
      place(s, traveller({ seed, pack: seed % 2 === 1 }), {
        x,
        y,
        size,
        front: 0.5,
        rim: '#ffc27a',
      })
    }
    groundShadow(s, 0.22, 0.93, 12, 0.7)
    place(s, traveller({ seed: 21, pack: false }), {
      x: 0.16,
      y: 0.925,
      size: 27,
      front: 0.5,
      rim: '#ffc27a',
    })
    place(s, llama(), { x: 0.24, y: 0.93, size: 25, front: 0.55, rim: '#ffc27a' })
    // A dark arch of the portico frames the left side.
    s.layer(
      (k) => {
        k.fillStyle = s.tone('#a06a58', 0.2)
        k.beginPath()
        k.moveTo(-9, -9)
        k.lineTo(s.x(0.28), -9)
        k.bezierCurveTo(s.x(0.16), s.y(0.02), s.x(0.075), s.y(0.16), s.x(0.072), s.y(0.4))
        k.lineTo(s.x(0.072), s.y(0.84))
        k.lineTo(s.x(0.085), s.y(0.86))
        k.lineTo(s.x(0.085), h + 9)
        k.lineTo(-9, h + 9)
        k.fill()
      },
      { lit: false, rim: '#ffb878', rimFrom: [1, 0.2] },
    )
    birds(s, { x: 0.75, y: 0.2, count: 6, seed: 4 })
    return finish(s)
  },
}
