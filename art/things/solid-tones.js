// A solid that is computed point by point, painted in flat tones with clean edges.

/** Paints every point of a picture whose field is `f` with tones[tone(x, y)], each [r, g, b]; 0 paints nothing. */
export function carved(s, f, tones, tone, onto = s.k) {
  const [x0, y0] = f.at([0, 0])
  const { w, h } = s
  const { canvas, k } = s.sheet(w, h)
  const image = k.createImageData(w, h)
  const p = image.data
  const ids = new Uint8Array(w * h)
  const look = (x, y) => tone((x - x0) / f.q, (y - y0) / f.q)
  // A coarse net first: only fields whose corners differ are looked at point by point.
  const N = 4
  const nx = Math.ceil(w / N) + 1
  const net = new Uint8Array(nx * (Math.ceil(h / N) + 1))
  for (let j = 0; j * N < h + N; j++)
    for (let i = 0; i < nx; i++) net[j * nx + i] = look(i * N + 0.5, j * N + 0.5)
  for (let j = 0; j * N < h; j++)
    for (let i = 0; i * N < w; i++) {
      const c = net[j * nx + i]
      const same =
        c === net[j * nx + i + 1] && c === net[(j + 1) * nx + i] && c === net[(j + 1) * nx + i + 1]
      for (let y = j * N; y < Math.min(h, j * N + N); y++)
        for (let x = i * N; x < Math.min(w, i * N + N); x++)
          ids[y * w + x] = same ? c : look(x + 0.5, y + 0.5)
    }
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const own = ids[i]
      const edge =
        (x && ids[i - 1] !== own) ||
        (x < w - 1 && ids[i + 1] !== own) ||
        (y && ids[i - w] !== own) ||
        (y < h - 1 && ids[i + w] !== own)
      let [r, g, b, a] = [0, 0, 0, 0]
      const list = edge
        ? [
            look(x + 0.25, y + 0.13),
            look(x + 0.87, y + 0.25),
            look(x + 0.13, y + 0.75),
            look(x + 0.75, y + 0.87),
          ]
        : [own]
      for (const id of list) {
        const c = tones[id]
        if (!c) continue
        const q = c[3] ?? 1
        r += c[0] * q
        g += c[1] * q
        b += c[2] * q
        a += q
      }
      if (!a) continue
      p[i * 4] = r / a
      p[i * 4 + 1] = g / a
      p[i * 4 + 2] = b / a
      p[i * 4 + 3] = (255 * a) / list.length
    }
  k.putImageData(image, 0, 0)
  onto.drawImage(canvas, 0, 0)
}
