import { finish } from '../../core/finish.js'
import { clamp } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { grove, LEAVES } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { sky } from '../../nature/sky.js'
import { meru, splitGate } from '../../things/bali.js'
import { offeringBearer, parasol, penjor } from '../../things/bali-life.js'
import { shadow } from '../../things/marks.js'
import { leafFrame, palms } from './kit.js'

export default {
  alt: 'Processione balinese con gli ombrelli gialli e le offerte di frutta sul capo, verso la porta di un tempio',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0, front: 0.62, haze: '#fbdcae' },
      sun: [0.2, 0.16],
      horizon: 0.5,
    })
    sky(s, { clouds: 0.18 })
    grove(s, {
      top: (x) => h * (0.36 + 0.04 * Math.sin((x / w) * 7)),
      depth: 14,
      size: 2.6,
      colour: LEAVES.jungle,
      haze: 0.42,
      seed: 5,
    })
    palms(
      s,
      [
        [0.12, 0.52, 34, 0.1],
        [0.3, 0.52, 26, -0.1],
        [0.7, 0.52, 30, 0.1],
        [0.9, 0.52, 36, -0.1],
      ],
      { haze: 0.32 },
    )
    place(s, meru({ tiers: 7 }), { x: 0.62, y: 0.55, size: 34, haze: 0.22, rim: 0.5 })
    ground(s, {
      top: () => h * 0.54,
      colour: '#c9ab86',
      farColour: '#dcc39a',
      grain: 0.25,
      haze: 0.3,
    })
    place(s, splitGate({ gap: 34, brick: '#b8694a' }), {
      x: 0.5,
      y: 0.59,
      size: 36,
      haze: 0.1,
      rim: 0.4,
    })
    const P = s.plane(0.2)
    for (const side of [-1, 1]) {
      s.layer(
        (k) => {
          k.fillStyle = s.tone('#a8705a', side < 0 ? 0.3 : 0.7)
          k.beginPath()
          for (const [Z, Y] of [
            [0.5, 0.26],
            [2.4, 0.26],
            [2.4, 0],
            [0.5, 0],
          ])
            k.lineTo(...P(side * 0.62, Z, Y).slice(0, 2))
          k.fill()
          k.fillStyle = s.tone('#8f8b90', side < 0 ? 0.4 : 0.85)
          k.beginPath()
          for (const [Z, Y] of [
            [0.5, 0.29],
            [2.4, 0.29],
            [2.4, 0.25],
            [0.5, 0.25],
          ])
            k.lineTo(...P(side * 0.61, Z, Y).slice(0, 2))
          k.fill()
        },
        { lit: false },
      )
      for (const z of [2.1, 1.5, 1.05]) {
        const [x, y, sc] = P(side * 0.52, z)
        place(s, penjor({ flip: -side }), {
          x: x / w,
          y: y / h,
          size: (sc * 0.62) / s.u,
          haze: (z - 1) * 0.16,
          front: 0.65,
        })
      }
    }
    const sarongs = ['#c98a2f', '#8f3a4a', '#2f6f6a', '#d8b25a', '#5a4a8a', '#c9573f']
    const people = []
    for (let i = 0; i < 9; i++) people.push([i % 2 ? 0.12 : -0.14, 1.9 - i * 0.152, i])
    people.push([-0.34, 1.34, 20], [0.34, 1.12, 22], [-0.36, 0.94, 24])
    for (const [X, Z, i] of people.sort((a, b) => b[1] - a[1])) {
      const [x, y, sc] = P(X, Z)
      shadow(s, x + sc * 0.04, y, sc * 0.07, sc * 0.01, '#3a2450', 0.45)
      const look = { x: x / w, y: y / h, haze: clamp((Z - 1) * 0.14), front: 0.66, rim: 0.6 }
      if (i >= 20)
        place(
          s,
          parasol({
            colour: i === 22 ? '#fff6e0' : '#f2b93c',
            fringe: i === 22 ? '#f2b93c' : '#fff6e0',
          }),
          { ...look, size: (sc * 0.5) / s.u },
        )
      else
        place(
          s,
          offeringBearer({
            sarong: sarongs[i % 6],
            blouse: i % 3 ? '#fbf4e6' : '#f2d67a',
            seed: i + 2,
          }),
          { ...look, size: (sc * 0.4) / s.u },
        )
    }
    leafFrame(s, [
      [-0.01, 0.0, 20, 3],
      [0.1, -0.06, 16, 7],
      [1.0, 1.04, 14, 9],
    ])
    return finish(s, { rays: 0.08 })
  },
}
