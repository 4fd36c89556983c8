import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { branch, grove } from '../../nature/foliage.js'
import { moon, sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { openerTower, pearlTower, tieredTower, twistTower } from '../../things/asia-china.js'
import { city } from '../../things/asia-city.js'

export default {
  alt: 'Le torri di Pudong illuminate di notte oltre il fiume Huangpu, con la torre delle perle e i battelli di Shanghai',
  paint(w, h) {
    const mood = {
      ...moods.night,
      sky: [
        [0, '#0b1442'],
        [0.4, '#203a7c'],
        [0.75, '#56709f'],
        [1, '#f0a883'],
      ],
      haze: '#6f7aa8',
      lit: '#94a6cc',
      lake: [
        [0, '#5f6fa0'],
        [0.35, '#1f3470'],
        [1, '#0a143c'],
      ],
    }
    const s = new Scene(w, h, { mood, sun: [0.4, 0.55], horizon: 0.64 })
    sky(s, { clouds: 0.26 })
    moon(s, { x: 0.16, y: 0.15, radius: 2.6, phase: 0.5 })
    city(s, { y: 0.645, low: 5, high: 17, width: 3, seed: 5, haze: 0.5, share: 0.4 })
    for (const [thing, x, size] of [
      [twistTower(), 0.66, 56],
      [openerTower(), 0.735, 47],
      [tieredTower(), 0.595, 40],
    ])
      place(s, thing, { x, y: 0.647, size, front: 0.75, haze: 0.06 })
    city(s, {
      y: 0.648,
      low: 5,
      high: 19,
      width: 4,
      seed: 12,
      haze: 0.16,
      share: 0.5,
      shape: (x) => (x > 0.3 && x < 0.5 ? 0.45 : 1),
    })
    place(s, pearlTower(), { x: 0.4, y: 0.65, size: 49, front: 0.85 })
    s.glow(0.4, 0.45, 22, '#ff6f9a', 0.22)
    s.glow(0.67, 0.4, 30, '#8fc0ff', 0.2)
    grove(s, {
      top: (x) => s.y(0.632) - noise((x / h) * 9, 3) * h * 0.006,
      depth: 2,
      size: 0.9,
      colour: '#3f6a5c',
      seed: 5,
    })
    lake(s, { top: 0.65, wave: 0.95, mirrorFade: 0.4, glint: 0 })
    for (const [x, y, size] of [
      [0.3, 0.72, 3.6],
      [0.52, 0.8, 6.4],
    ])
      place(
        s,
        {
          width: 170,
          height: 40,
          below: 4,
          draw(pen) {
            pen
              .path('#2b3060', 'M-80 -8Q0 -4 84 -12L72 4L-68 4Z')
              .rect('#e0d2b8', -64, -19, 118, 11)
              .rect('#cfc0a8', -52, -29, 92, 10)
              .path('#8a3a3a', 'M-60 -29L-48 -36L36 -36L48 -29Z')
            let lit = ''
            for (let i = 0; i < 14; i++)
              lit += `M${-60 + i * 8} -17h5v6h-5ZM${-50 + i * 6.4} -27h4v5h-4Z`
            pen
              .light(lit, '#ffce7a')
              .light('M-80 -9Q0 -5 84 -13L83 -11Q0 -3 -79 -7Z', '#ff7a5a', 0.9)
          },
        },
        { x, y, size, reflect: { power: 0.7, length: 0.1 } },
      )
    s.layer(
      (k) => {
        k.fillStyle = s.tone('#8a84a0', 0.5)
        k.fillRect(0, s.y(0.955), w, s.y(0.05))
        k.fillRect(0, s.y(0.895), w, s.u * 0.8)
        for (let i = 0; i < 60; i++) k.fillRect(s.x(i / 60), s.y(0.9), s.u * 0.7, s.u * 6)
      },
      { lit: false },
    )
    branch(s, {
      x: -0.02,
      y: 0.02,
      angle: 0.5,
      length: 11,
      colour: '#4f7a5c',
      seed: 19,
      leaf: true,
      petals: 13,
    })
    return finish(s, { bloom: 0.36 })
  },
}
