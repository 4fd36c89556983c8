import { path, stroke } from '../core/field.js'

/** Shapes written one to a line: a colour, for lines also a width, then SVG path data; lines that start with - say what comes. */
export function cut(k, text) {
  for (const line of text.split('\n')) {
    const [, colour, width, d] = line.trim().match(/^([#r]\S+) (?:([\d.]+) )?(M.*)$/) ?? []
    if (width) stroke(k, colour, Number(width), d)
    else if (d) path(k, colour, d)
  }
}
