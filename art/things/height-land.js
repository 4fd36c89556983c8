/**
 * A land of heights drawn column by column from near to far, twice as fine as the picture, then smoothed.
 * height(X, Z) in metres; colour(X, Z, Y) gives one [r, g, b] of few, the same array for the same tone;
 * view: { horizon, eye, lens, axis } in points of the field and metres, near and far in metres.
 */
export function heightLand(s, f, { height, colour, horizon, eye, lens, axis, near, far }) {
  const FINE = 2
  const [w, h] = [s.w * FINE, s.h * FINE]
  const [ox, oy] = f.at([0, 0])
  const buffer = new Float32Array(w * h * 3)
  const drawn = new Uint8Array(w * h)
  for (let i = 0; i < w; i++) {
    const side = ((i + 0.5) / FINE - ox) / f.q - axis
    const row = (Z) => {
      const Y = height((side * Z) / lens, Z)
      return Math.floor(((horizon + (lens * (eye - Y)) / Z) * f.q + oy) * FINE)
    }
    const look = (Z) => colour((side * Z) / lens, Z, height((side * Z) / lens, Z))
    let top = h
    const paint = (y, c) => {
      for (let j = Math.max(0, y); j < top; j++) {
        buffer.set(c, (j * w + i) * 3)
        drawn[j * w + i] = 1
      }
      top = Math.min(top, y)
    }
    let [last, tone, seen] = [near, look(near), true]
    for (let Z = near * 1.022; Z < far && top > 0; Z *= 1.0036) {
      const y = row(Z)
      if (y < top) {
        const c = look(Z)
        // Where the tone changes between two steps the edge is looked for, so that it does not run in teeth.
        if (seen && c !== tone) {
          let [a, b] = [last, Z]
          for (let n = 0; n < 5; n++) {
            const m = (a + b) / 2
            if (look(m) === tone) a = m
            else b = m
          }
          paint(row(a), tone)
        }
        paint(y, c)
        tone = c
        seen = true
      } else if (seen) {
        // The crest itself lies between the last two steps.
        let [a, b] = [last / 1.0036, Z]
        for (let n = 0; n < 9; n++) {
          const [m, o] = [a + (b - a) / 3, b - (b - a) / 3]
          if (row(m) < row(o)) b = o
          else a = m
        }
        paint(row(a), tone)
        seen = false
      }
      last = Z
    }
  }
  s.shade([0, 0, s.w, s.h], (px, py, out) => {
    const [x, y] = [Math.round(px) * FINE, Math.round(py) * FINE]
    let n = 0
    out[0] = out[1] = out[2] = 0
    for (let a = 0; a < FINE; a++)
      for (let b = 0; b < FINE; b++) {
        const i = (y + b) * w + x + a
        if (!drawn[i]) continue
        n++
        for (let c = 0; c < 3; c++) out[c] += buffer[i * 3 + c]
      }
    for (let c = 0; c < 3; c++) out[c] /= n || 1
    out[3] = n / FINE / FINE
  })
}
