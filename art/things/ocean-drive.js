import { stroke } from '../core/field.js'

// The neon of Ocean Drive.

/** A neon tube: halo, colour, white heart. */
export function neon(k, colour, wide, d) {
  k.globalAlpha = 0.3
  stroke(k, colour, wide * 3.4, d)
  k.globalAlpha = 1
  stroke(k, colour, wide, d)
  stroke(k, '#fff4f0', wide * 0.34, d)
}

const LETTERS = {
  O: 'M5 1C1 1 1 9 5 9C9 9 9 1 5 1',
  C: 'M8.400 2.400C6 0 1.600 1 1.600 5C1.600 9 6 10 8.400 7.600',
  E: 'M8 1H2V9H8M2 5H7',
  A: 'M1.200 9L5 1L8.800 9M2.800 6.400H7.200',
  N: 'M1.800 9V1L8.200 9V1',
  L: 'M2 1V9H8',
  M: 'M1.400 9V1L5 6L8.600 1V9',
  R: 'M2 9V1H6C9 1 9 5.200 6 5.200H2M5.400 5.200L8.400 9',
}

/** A word in neon from top to bottom; one letter is `size` high. */
export function word(k, text, x, y, size, colour) {
  for (const [i, letter] of [...text].entries()) {
    k.save()
    k.translate(x - size / 2, y + i * size * 1.16)
    k.scale(size / 10, size / 10)
    neon(k, colour, 1.7, LETTERS[letter])
    k.restore()
  }
}
