import { alpha } from '../../core/colour.js'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { palm } from '../../nature/palms.js'
import { moon, sky, stars } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { city } from '../../things/asia-city.js'
import { facet } from '../../things/asia-street.js'
import { cruiseShip } from '../../things/northern.js'

/** A sailing boat at its mooring: bare mast, stays, furled sail. */
const mastBoat = () => ({
  width: 90,
  height: 120,
  draw(pen) {
    pen
      .line(
        '#d8dce8',
        [
          [0, -8],
          [0, -120],
        ],
        1.6,
      )
      .line(
        '#d8dce8',
        [
          [0, -24],
          [34, -20],
        ],
        2.6,
      )
      .line(
        'rgba(220,226,240,.6)',
        [
          [0, -118],
          [42, -10],
        ],
        0.5,
      )
      .line(
        'rgba(220,226,240,.6)',
        [
          [0, -118],
          [-44, -12],
        ],
        0.5,
      )
    pen
      .path('#f4f1ea', 'M-46 -14C-20 -9 24 -9 44 -12C42 -4 36 2 32 4L-28 4C-38 0 -42 -6 -46 -14Z')
      .path('#2f4a7a', 'M-43 -8C-20 -4 24 -4 43 -8L41 -4C24 0 -20 0 -40 -4Z')
    pen
      .path('#e8e2d6', 'M-18 -11C-14 -19 14 -19 22 -11Z')
      .window(-10, -16, 7, 3)
      .window(2, -16, 7, 3)
    pen.light('M-1 -120h2v2h-2Z', '#fff0c8', 1)
  },
})

export default {
  alt: 'Il porticciolo di Miami di notte, con gli yacht ormeggiati, i grattacieli di Brickell illuminati e la luna sulla baia',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.night,
        lit: '#b4c0dc',
        haze: '#5a6498',
        sky: [
          [0, '#0f1c48'],
          [0.5, '#1d3068'],
          [0.85, '#56588c'],
          [1, '#c0808a'],
        ],
      },
      sun: [0.22, 0.2],
      horizon: 0.6,
    })
    sky(s, { clouds: 0.16 })
    stars(s, { count: 200, below: 0.3 })
    moon(s, { x: 0.34, y: 0.15, radius: 3.4 })
    city(s, {
      y: 0.605,
      low: 8,
      high: 26,
      width: 4,
      haze: 0.42,
      seed: 11,
      share: 0.6,
      shape: (x) => 0.5 + 0.7 * Math.exp(-(((x - 0.62) / 0.3) ** 2)),
    })
    city(s, {
      y: 0.607,
      low: 12,
      high: 40,
      width: 5,
      haze: 0.14,
      seed: 17,
      from: 0.3,
      to: 0.98,
      share: 0.7,
      colours: ['#8fa4c8', '#a8b8c8', '#7f98c0', '#c8b8b0'],
      shape: (x) => 0.45 + 0.75 * Math.exp(-(((x - 0.66) / 0.2) ** 2)),
    })
    for (const [x, y, c] of [
      [0.42, 0.4, '#4fd0e8'],
      [0.58, 0.3, '#ff7a9a'],
      [0.68, 0.28, '#5f8cff'],
      [0.8, 0.4, '#ffb84a'],
    ])
      s.glow(x, y, 16, c, 0.3)
    for (let i = 0; i < 24; i++)
      palm(s, {
        x: i * 0.043,
        y: 0.612,
        height: 7 + (i % 3) * 1.6,
        lean: 0.05 - (i % 3) * 0.05,
        seed: i + 3,
        rim: 0.4,
      })
    lake(s, { wave: 0.7, mirrorFade: 0.4, glint: 0.4 })
    for (const [x, y, size, flip] of [
      [0.64, 0.69, 8, false],
      [0.84, 0.7, 9.5, true],
      [0.42, 0.7, 7, true],
    ])
      place(s, cruiseShip(), {
        x,
        y,
        size,
        flip,
        front: 0.9,
        reflect: { power: 0.5, length: 0.1 },
      })
    for (const [x, y, size] of [
      [0.3, 0.74, 20],
      [0.52, 0.76, 23],
      [0.72, 0.78, 26],
    ])
      place(s, mastBoat(), {
        x,
        y,
        size,
        front: 0.85,
        rim: 0.4,
        reflect: { power: 0.5, length: 0.2 },
      })
    const P = s.plane(0.3, 0.2)
    s.layer(
      (k) => {
        facet(k, P, s.tone('#a88a74', 0.8), [
          [-0.12, 0.6, 0.03],
          [0.02, 4.4, 0.03],
          [0.2, 4.4, 0.03],
          [0.26, 0.6, 0.03],
        ])
        for (let i = 0; i < 34; i++) {
          const z = 0.64 * 1.058 ** i
          const t = (z - 0.6) / 3.8
          facet(k, P, alpha('#2a1f48', 0.35), [
            [-0.12 + 0.14 * t, z, 0.03],
            [-0.12 + 0.14 * t, z * 1.006, 0.03],
            [0.26 - 0.06 * t, z * 1.006, 0.03],
            [0.26 - 0.06 * t, z, 0.03],
          ])
        }
        for (const z of [4, 2.9, 2.1, 1.5, 1.1]) {
          const [x, y, sc] = P(0.26 - 0.06 * ((z - 0.6) / 3.8), z, 0.03)
          k.fillStyle = '#6a5a60'
          k.fillRect(x - sc * 0.012, y - sc * 0.09, sc * 0.024, sc * 0.16)
        }
      },
      { lit: false },
    )
    for (const z of [4, 2.9, 2.1, 1.5, 1.1]) {
      const [x, y, sc] = P(0.26 - 0.06 * ((z - 0.6) / 3.8), z, 0.13)
      s.glowAt(x, y, sc * 0.1, '#ffdca0', 0.9)
      s.glowAt(x, y + sc * 0.11, sc * 0.2, '#ffc890', 0.3)
    }
    palm(s, { x: 0.02, y: 1.03, height: 88, lean: 0.08, seed: 4, front: 0.2, rim: 0.5 })
    return finish(s, { bloom: 0.36 })
  },
}
