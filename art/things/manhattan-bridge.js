import { fill, path, stroke } from '../core/field.js'

/** Blue steel: in the sun from the left, turned away, the shade, the deepest. */
const [LIT, MID, SHADE, DEEP] = ['#a4d8cc', '#4c98b0', '#2f6490', '#27477a']

/** A point on the bridge: metres from the tower along the axis (to the right it comes towards us), up. */
const along = (d, up) => {
  const t = 1 / (1 - d * 0.0026)
  return [d * 0.86 * t, -up * t]
}

function band(k, colour, d0, d1, a, b) {
  const out = []
  for (let i = 0; i <= 20; i++) out.push(along(d0 + ((d1 - d0) * i) / 20, a))
  for (let i = 20; i >= 0; i--) out.push(along(d0 + ((d1 - d0) * i) / 20, b))
  fill(k, colour, out)
}

/** How high the cable hangs: steep to the anchorage on the right, long and slow over the river on the left. */
const cable = (d) => (d > 0 ? 94 - d * 0.44 + d * d * 0.0006 : 94 + d * 0.5 + d * d * 0.0012)

/** The face of the tower: each leg is a pair of columns braced crosswise; flat: all in one colour, without what fills it. */
function frame(k, flat) {
  const leg = (m) => {
    const x = (u, y) => m * (u + (92 - y) * 0.012)
    const brace = (y0, y1) => {
      stroke(
        k,
        SHADE,
        1.1,
        `M${x(9.8, y0)} ${-y0}L${x(17.4, y1)} ${-y1}M${x(17.4, y0)} ${-y0}L${x(9.8, y1)} ${-y1}`,
      )
      fill(k, MID, [
        [x(8, y1), -y1 + 0.8],
        [x(19, y1), -y1 + 0.8],
        [x(19, y1), -y1 - 0.8],
        [x(8, y1), -y1 - 0.8],
      ])
    }
    if (!flat)
      for (const [y0, y1] of [
        [8, 22],
        [22, 36],
        [50, 62],
        [62, 74],
        [74, 86],
      ])
        brace(y0, y1)
    for (const u of [7.6, 16.4]) {
      const column = (c, a, b) =>
        fill(k, flat ?? c, [
          [x(u + a, 0), 0],
          [x(u + b, 0), 0],
          [x(u + b, 92), -92],
          [x(u + a, 92), -92],
        ])
      column(MID, 0, 4)
      // The sun comes from the left on both legs.
      if (m > 0) {
        column(LIT, 0, 1.3)
        column(SHADE, 2.8, 4)
      } else {
        column(LIT, 2.7, 4)
        column(SHADE, 0, 1.2)
      }
    }
  }
  leg(-1)
  leg(1)
  // Under the roadway and at the top a plate with its arch joins the legs.
  path(k, flat ?? MID, 'M-21 -37H21V-51H-21Z')
  if (!flat) for (let x = -18; x < 19; x += 4) path(k, SHADE, `M${x} -40V-49.600h0.500V-40Z`)
  path(k, flat ?? LIT, 'M-21 -49.600H21V-51H-21Z')
  path(k, flat ?? SHADE, 'M-21 -37H21V-40H-21Z')
  path(
    k,
    flat ?? SHADE,
    'M-9 -20C-8.400 -31 -5 -36.200 0 -36.200C5 -36.200 8.400 -31 9 -20V-38H-9Z',
  )
  path(
    k,
    flat ?? MID,
    'M-9 -24C-8.200 -32.400 -5 -37.600 0 -37.600C5 -37.600 8.200 -32.400 9 -24V-39H-9Z',
  )
  path(k, flat ?? MID, 'M-20 -80H20V-92H-20Z')
  path(
    k,
    flat ?? SHADE,
    'M-8 -68C-7.400 -76 -4.400 -79.600 0 -79.600C4.400 -79.600 7.400 -76 8 -68V-81H-8Z',
  )
  path(k, flat ?? SHADE, 'M-20 -80H20V-82H-20Z')
  if (!flat)
    for (const u of [-14, -4.8, 4.8, 14])
      stroke(k, SHADE, 0.9, `M${u - 4} -83.400L${u + 4} -90.400M${u + 4} -83.400L${u - 4} -90.400`)
  path(k, flat ?? LIT, 'M-22 -92H22V-94.400H-22Z')
}

/** The Manhattan Bridge from Washington Street: foot at 0, in metres; `behind` draws what is seen between its legs. */
export function manhattanBridge(k, behind) {
  // The far cable and the deck with its truss pass behind the tower.
  const line = (d0, d1, dy, c, w) => {
    let d = ''
    for (let i = 0; i <= 40; i++) {
      const q = d0 + ((d1 - d0) * i) / 40
      const [x, y] = along(q, cable(q) + dy)
      d += `${i ? 'L' : 'M'}${x} ${y}`
    }
    stroke(k, c, w, d)
  }
  line(-120, -14, -3, MID, 0.9)
  line(14, 110, -3, MID, 0.9)
  behind()
  for (let d = -112; d <= 112; d += 8) {
    if (Math.abs(d) < 18) continue
    const [x, y] = along(d, 46)
    const [, y1] = along(d, cable(d))
    stroke(k, SHADE, 0.36, `M${x} ${y}V${y1}`)
  }
  band(k, SHADE, -130, 120, 38, 49)
  band(k, DEEP, -130, 120, 38, 40)
  band(k, MID, -130, 120, 47.4, 49)
  for (let d = -128; d < 118; d += 8) {
    const [a, b, c] = [along(d, 40), along(d + 4, 47.4), along(d + 8, 40)]
    stroke(k, MID, 0.7, `M${a.join(' ')}L${b.join(' ')}L${c.join(' ')}`)
  }
  line(-120, -14, 0, DEEP, 1.5)
  line(14, 110, 0, DEEP, 1.5)
  // The tower is as deep as a house: its far edges, drawn in towards the point where all lines meet, show under the arches.
  for (let q = 0.9; q < 1; q += 0.006) {
    k.save()
    k.translate(0, -3)
    k.scale(q, q)
    k.translate(0, 3)
    frame(k, q < 0.95 ? DEEP : SHADE)
    k.restore()
  }
  frame(k)
  // Four globes on short feet against the sky: a lit side, a shaded one, each its own crescent.
  for (const u of [-17.6, -9, 9, 17.6]) {
    path(k, MID, `M${u - 2.4} -94.400L${u - 1.3} -96.600H${u + 1.3}L${u + 2.4} -94.400Z`)
    path(k, SHADE, `M${u + 0.4} -96.600H${u + 1.3}L${u + 2.4} -94.400H${u + 0.9}Z`)
    const ball = (c, dx, dy, r) => {
      k.fillStyle = c
      k.beginPath()
      k.arc(u + dx, -98.8 + dy, r, 0, 7)
      k.fill()
    }
    k.save()
    k.beginPath()
    k.arc(u, -98.8, 2.5, 0, 7)
    k.clip()
    ball(SHADE, 0, 0, 2.6)
    ball(MID, -0.8, -0.5, 2.5)
    ball(LIT, -1.7, -1, 2.1)
    k.restore()
  }
  // Granite piers.
  for (const m of [-1, 1]) {
    const b = (c, a0, a1, y) => path(k, c, `M${m * a0} 0V${-y}H${m * a1}V0Z`)
    b('#b88c94', 6.6, 23.6, 8)
    b('#e8bca0', m > 0 ? 6.6 : 23.6, m > 0 ? 10 : 19, 8)
    b('#8c6484', 6, 24.2, 1.4)
  }
}
