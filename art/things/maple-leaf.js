import { stroke } from '../core/field.js'
import { set } from './japan-people.js'

/** A leaf of the Japanese maple: seven pointed fingers and a stalk that goes down; about 2 × q across. */
export function mapleLeaf(k, x, y, q, turn, colour, stalk) {
  set(k, x, y, q, turn, (p) => {
    if (stalk) stroke(p, stalk, 0.12, 'M0 0.100Q0.100 0.500 0 1')
    p.fillStyle = colour
    p.beginPath()
    for (let i = 0; i < 7; i++) {
      const a = -1.5708 + (i - 3) * 0.68
      const l = [0.5, 0.82, 1, 1.12, 1, 0.82, 0.5][i]
      const [c, s] = [Math.cos(a), Math.sin(a)]
      p.moveTo(0, 0.15)
      p.quadraticCurveTo(c * l * 0.5 - s * 0.24, s * l * 0.5 + c * 0.24, c * l, s * l)
      p.quadraticCurveTo(c * l * 0.5 + s * 0.24, s * l * 0.5 - c * 0.24, 0, 0.15)
    }
    p.fill()
  })
}
