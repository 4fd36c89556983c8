import { random } from '../../core/random.js'

const LETTERS = {
  H: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0.6, 0],
      [0.6, 1],
    ],
    [
      [0, 0.5],
      [0.6, 0.5],
    ],
  ],
  O: [
    [
      [0, 0.2],
      [0.18, 0],
      [0.44, 0],
      [0.62, 0.2],
      [0.62, 0.8],
      [0.44, 1],
      [0.18, 1],
      [0, 0.8],
      [0, 0.2],
    ],
  ],
  L: [
    [
      [0, 0],
      [0, 1],
      [0.55, 1],
    ],
  ],
  Y: [
    [
      [0, 0],
      [0.32, 0.5],
      [0.64, 0],
    ],
    [
      [0.32, 0.5],
      [0.32, 1],
    ],
  ],
  W: [
    [
      [0, 0],
      [0.2, 1],
      [0.42, 0.35],
      [0.64, 1],
      [0.84, 0],
    ],
  ],
  D: [
    [
      [0, 0],
      [0, 1],
      [0.36, 1],
      [0.6, 0.75],
      [0.6, 0.25],
      [0.36, 0],
      [0, 0],
    ],
  ],
}

/** Big white letters standing unevenly along a slope. line(x): pixel row of their feet. */
export function hillLetters(s, text, { x, size, line }) {
  const H = size * s.u
  const r = random(6)
  let at = s.x(x)
  s.layer(
    (k) => {
      k.lineCap = 'butt'
      k.lineJoin = 'miter'
      for (const letter of text) {
        const foot = line(at + H * 0.3) + (r() - 0.5) * H * 0.16
        for (const [dx, dy, colour] of [
          [0.06, 0.04, '#8c4c44'],
          [0, 0, '#fffaf0'],
        ]) {
          k.strokeStyle = colour
          k.lineWidth = H * 0.19
          for (const stroke of LETTERS[letter]) {
            k.beginPath()
            for (const [u, v] of stroke) k.lineTo(at + (u + dx) * H, foot - H + (v + dy) * H)
            k.stroke()
          }
        }
        at += H * (letter === 'W' ? 1.16 : 0.94)
      }
    },
    { lit: false, box: [s.x(x) - H, 0, s.x(x) + H * 11, s.h] },
  )
}
