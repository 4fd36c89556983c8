import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { ground, groundLine } from '../../nature/ground.js'
import { birds, sky } from '../../nature/sky.js'
import { pyramid } from '../../things/egypt.js'
import { camel } from '../../things/gulf.js'
import { greatSphinx } from '../../things/sphinx.js'

const morning = {
  ...moods.day,
  sky: [
    [0, '#2f7fc2'],
    [0.45, '#74b6de'],
    [0.8, '#cfe0da'],
    [1, '#f8e3b8'],
  ],
  haze: '#f0d9b0',
  lit: '#fff0d0',
  shade: '#8a86b0',
  light: '#fff3d2',
  front: 0.72,
}

/** A sheet of sand: one flat tone under a sweeping edge, its shaded slope cut by a winding crest. */
function sand(s, { edge, colour, shade, crest }) {
  s.layer(
    (k) => {
      const fill = (c, top) => {
        k.fillStyle = c
        k.beginPath()
        k.moveTo(0, s.h)
        for (let x = 0; x <= s.w; x += 4) k.lineTo(x, top(x / s.w) * s.h)
        k.lineTo(s.w, s.h)
        k.fill()
      }
      fill(colour, edge)
      if (!shade) return
      k.fillStyle = shade
      k.beginPath()
      k.moveTo(s.x(crest.from), edge(crest.from) * s.h)
      for (let x = crest.from; x <= crest.to; x += 0.01) k.lineTo(s.x(x), edge(x) * s.h)
      k.quadraticCurveTo(s.x(crest.bend), s.y(crest.y), s.x(crest.end), s.h * 1.02)
      k.lineTo(s.x(crest.end - 0.3), s.h * 1.02)
      k.quadraticCurveTo(
        s.x(crest.from + 0.1),
        s.y(crest.y + 0.04),
        s.x(crest.from),
        edge(crest.from) * s.h,
      )
      k.fill()
    },
    { lit: false },
  )
}

export default {
  alt: 'La Sfinge di Giza davanti alle tre piramidi nella luce del mattino, con una carovana di cammelli sulla duna in primo piano',
  focus: 0.7,
  paint(w, h) {
    const s = new Scene(w, h, { mood: morning, sun: [0.1, 0.2], horizon: h > w ? 0.6 : 0.62 })
    sky(s, { clouds: 0 })
    const foot = s.horizon / h
    ground(s, {
      top: groundLine(s, { at: foot, bumps: 0.004, seed: 2 }),
      colour: '#e2b478',
      farColour: '#ecca98',
      grain: 0.3,
    })
    // Three sizes: 65, 136 and 146 metres; the middle one keeps its casing and stands higher.
    for (const [x, y, size, haze, cap, seed] of s.pick(
      [
        [0.09, 0.024, 4, 0.46, false, 3],
        [0.15, 0.026, 5, 0.46, false, 5],
        [0.24, 0.024, 18, 0.42, false, 4],
        [0.49, 0.022, 39, 0.24, true, 2],
        [0.9, 0.05, 44, 0.1, false, 7],
      ],
      [
        [0.04, 0.024, 5, 0.46, false, 5],
        [0.14, 0.024, 18, 0.42, false, 4],
        [0.42, 0.022, 40, 0.24, true, 2],
        [0.98, 0.05, 46, 0.1, false, 7],
      ],
    ))
      place(s, pyramid({ seed, cap }), { x, y: foot + y, size, haze, shadow: false })
    birds(s, { x: 0.3, y: 0.22, count: 6 })
    sand(s, {
      edge: (u) => foot + 0.05 + 0.018 * Math.sin(u * 5 + 1),
      colour: s.tone('#e8bd80', 0.8),
    })
    place(s, greatSphinx(), {
      x: s.pick(0.7, 0.62),
      y: s.pick(0.85, 0.82),
      size: s.pick(37, 40),
      front: 0.78,
      rim: 0.4,
    })
    sand(s, {
      edge: (u) => s.pick(0.868, 0.832) + 0.022 * Math.sin(u * 4.2 + 0.4) - 0.01 * u,
      colour: s.tone('#dca45e', 0.72),
    })
    const crest = (u) => s.pick(0.86, 0.83) - 0.05 * Math.sin(u * 3.4 + 0.7) + 0.1 * u * u
    for (const [i, x] of s.pick([0.1, 0.195, 0.285, 0.37], [0.1, 0.29]).entries())
      place(s, camel({ rider: i !== 1 }), {
        x,
        y: crest(x) + 0.012,
        size: s.pick(14.5, 15) - i * 0.8,
        front: 0.2,
        rim: 0.7,
        shadow: false,
      })
    sand(s, {
      edge: crest,
      colour: s.tone('#c98a4c', 0.62),
      shade: s.tone('#9a6048', 0.2),
      crest: { from: 0, to: 0.44, bend: 0.34, y: 0.9, end: 0.5 },
    })
    return finish(s)
  },
}
