import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'

const SHELL =
  'M-22 4C-19 -4 -10 -11.500 2 -11.500C11 -11.500 18 -6.500 20.500 -0.500C20 2.500 13 6 4 7.500C-6 9 -17 7.500 -22 4Z'
const NEAR_FLIPPER =
  'M8 3.500C11 1.500 16 1 18 2.500C19.500 8 16 17 8.500 25C5.500 28 1.500 30.500 -0.500 29.800C-0.300 26 3 21.500 4.800 16C6 11 6 6.500 8 3.500Z'
const FAR_FLIPPER =
  'M11 -6C13 -14 20 -21.500 28 -25C30.500 -26 31.500 -25 30.800 -23C28 -16.500 23 -9.500 18.500 -4Z'
const HIND_FLIPPER =
  'M-13 5.500C-18 5.500 -25 7 -31 6.200C-32.500 8.500 -30 12.200 -25.500 12.800C-19.500 13.300 -14 10.500 -11 7.500Z'
const HEAD =
  'M16.500 -4.500C19.500 -8.200 24.500 -9.600 28.300 -8C31.300 -6.600 33 -4 34 -1.800C32.600 -0.900 32.200 0.200 30.600 1C27.500 2.500 21.500 3.500 17 2.500Z'

/** Something drawn only where `shape` is. */
function within(k, shape, draw) {
  k.save()
  k.clip(new Path2D(shape))
  draw()
  k.restore()
}

/** A hawksbill that swims to the right; light from above left. Origin in the middle of its shell. */
function turtle(k) {
  const net = '#f0dca4'
  path(k, '#3c4a48', FAR_FLIPPER)
  within(k, FAR_FLIPPER, () => {
    path(k, '#66745c', 'M9 -8C13 -18 20 -24 30 -28L31 -25C22 -19 16 -12 13 -4Z')
    stroke(k, '#a8ac80', 0.4, 'M12 -9L22 -7M14 -13L25 -11M17 -17L28 -15M21 -21L30 -19M17 -9L26 -21')
  })
  path(k, '#4a4438', 'M-17 3C-21 0 -26 -2.500 -29 -2.500C-30 0 -27 4 -20 6Z')
  path(k, '#6e5230', HIND_FLIPPER)
  within(k, HIND_FLIPPER, () => {
    path(k, '#a07c40', 'M-34 5H-10V7.500C-18 7.500 -26 9.500 -34 8.500Z')
    stroke(
      k,
      net,
      0.35,
      'M-15 4L-17 13M-19 5L-21 14M-23 6L-25 14M-27 5L-29 13M-12 8.500C-18 9.500 -24 10.500 -32 9.500',
    )
  })
  path(k, '#d8c48c', 'M-19 5C-12 10.800 6 11.500 17 4.500L20.500 -0.500C14 4 -8 8 -22 4Z')
  path(k, '#a08c68', 'M-15 7.800C-8 10.800 6 11.500 17 4.500L18.500 2.500C8 8 -4 9 -15 7.800Z')
  // Head and neck: plates with pale seams, a narrow beak.
  path(k, '#7a5c34', HEAD)
  within(k, HEAD, () => {
    path(k, '#e8d090', 'M15 1C20 1.500 27 0.500 34 -2V5H15Z')
    path(k, '#b08c4c', 'M16 -5C20 -9 26 -10.500 30 -7.500C26 -7.500 20 -5.500 16 -2Z')
    stroke(
      k,
      net,
      0.4,
      'M19 -8L21.500 -4L19 0.500M21.500 -4L25.500 -4.500L26 -9.500M25.500 -4.500L26.500 -1L23 1M26.500 -1L31 -2',
    )
  })
  path(k, '#1c1830', 'M28.700 -5.600a1.450 1.500 0 1 0 0.010 0Z')
  path(k, '#ffffff', 'M28.300 -5.200a0.500 0.500 0 1 0 0.010 0Z')
  stroke(k, '#4c3424', 0.4, 'M34 -1.800C32 -0.600 30.500 -0.300 28.600 -0.300')
  // Shell: rim plates, four large ones on the side, five along the back.
  path(k, '#4c2f2a', SHELL)
  within(k, SHELL, () => {
    const line = (t) => 4 - 4.5 * t
    const dome = (t) => Math.sin(Math.PI * t) ** 0.72
    const x = (t) => -21 + 41 * t
    const up = (t) => [x(t), line(t) - 6.4 * dome(t)]
    const low = (t) => [x(t) + 0.6, line(t) + 2.6 * dome(t)]
    const back = (t) => [x(t), line(t) - 14.5 * dome(t)]
    const rim = (t) => [x(t), line(t) + 7 * dome(t)]
    const plate = (c, lit, a, b, top, foot, skew) => {
      const g = 0.006
      const m = (a + b) / 2
      const p = [top(a + g), [top(m)[0], top(m)[1] - skew], top(b - g), foot(b - g), foot(a + g)]
      fill(k, c, p)
      const q = p[4].map((v, i) => v * 0.55 + p[3][i] * 0.45)
      fill(k, lit, [p[0], p[1], p[2].map((v, i) => v * 0.35 + p[1][i] * 0.65), q, p[4]])
    }
    const side = [0.07, 0.29, 0.51, 0.73, 0.93]
    for (let i = 0; i < 4; i++) {
      plate('#94582c', '#c8843c', side[i], side[i + 1], up, low, 1.2)
      const [sx, sy] = up((side[i] + side[i + 1]) / 2)
      stroke(
        k,
        '#6c3c28',
        0.5,
        `M${sx} ${sy}l-1.600 6M${sx + 1} ${sy + 0.5}l0.600 5.500M${sx + 2.2} ${sy + 1}l1.800 4`,
      )
      stroke(k, '#f0bc64', 0.4, `M${sx - 1} ${sy + 0.4}l-2 4.600`)
    }
    const spine = [0.02, 0.2, 0.4, 0.62, 0.84, 0.98]
    for (let i = 0; i < 5; i++)
      plate(
        '#c88440',
        '#f4c878',
        spine[i],
        spine[i + 1],
        back,
        (t) => [up(t)[0], up(t)[1] - 0.7],
        0,
      )
    for (let i = 0; i < 11; i++)
      plate(
        '#a0683c',
        '#d89c54',
        0.03 + i * 0.086,
        0.116 + i * 0.086,
        (t) => [low(t)[0], low(t)[1] + 0.7],
        rim,
        0,
      )
    path(k, 'rgba(40,20,60,.35)', 'M-22 6C-8 10 12 8 20.500 -0.500L24 4L10 12H-22Z')
  })
  stroke(k, '#fff0bc', 0.6, 'M-16 -5.200C-11 -9 -5 -11 2 -11.200')
  path(k, '#6e5230', NEAR_FLIPPER)
  within(k, NEAR_FLIPPER, () => {
    path(k, '#a8844a', 'M6 0H13C11 9 9 17 -3 31L-4 27Z')
    stroke(
      k,
      net,
      0.4,
      'M5 6L19 8M4.500 10.500L18 12.500M4 15L16 17M2.500 19.500L13 21.500M0 24L9 26M12.500 1C13 9 10 18 2 28M16 3L14 9',
    )
  })
  stroke(k, '#fff0bc', 0.4, 'M8 3.500C6 6.500 6 11 4.800 16C3 21.500 -0.300 26 -0.500 29.800')
}

/** A manta from above, its nose to the top. */
function manta(k, c, lit, belly) {
  path(
    k,
    c,
    'M-3 -4C-8 -5 -16 -9 -24 -7C-19 -3 -13 5 -5 7C-2.500 8 -0.800 10 -0.300 26H0.300C0.800 10 2.500 8 5 7C13 5 19 -3 24 -7C16 -9 8 -5 3 -4L3.600 -8C2.400 -8 1.600 -6.500 1.400 -5H-1.400C-1.600 -6.500 -2.400 -8 -3.600 -8Z',
  )
  path(k, lit, 'M-3 -4C-8 -5 -16 -9 -24 -7C-16 -5.500 -8 -1 -3.500 0C-2 -1 -1.500 -3 -1.400 -5Z')
  path(
    k,
    belly,
    'M1.200 -3.200C4 -3.200 7 -3.600 9.500 -4.600C7.500 -2 4.500 -1 2 -1.400ZM-1.200 -3.200C-4 -3.200 -7 -3.600 -9.500 -4.600C-7.500 -2 -4.500 -1 -2 -1.400Z',
  )
}

/** A fish that swims to the left, one unit long. */
function fish(k, x, y, q, c, lit) {
  path(
    k,
    c,
    `M${x} ${y}C${x + q * 0.2} ${y - q * 0.34} ${x + q * 0.6} ${y - q * 0.3} ${x + q * 0.8} ${y - q * 0.04}L${x + q * 1.15} ${y - q * 0.26}L${x + q * 1.06} ${y}L${x + q * 1.15} ${y + q * 0.26}L${x + q * 0.8} ${y + q * 0.04}C${x + q * 0.6} ${y + q * 0.28} ${x + q * 0.2} ${y + q * 0.26} ${x} ${y}Z`,
  )
  path(
    k,
    lit,
    `M${x} ${y}C${x + q * 0.2} ${y - q * 0.34} ${x + q * 0.6} ${y - q * 0.3} ${x + q * 0.8} ${y - q * 0.04}C${x + q * 0.5} ${y - q * 0.1} ${x + q * 0.2} ${y - q * 0.1} ${x} ${y}Z`,
  )
}

/** Staghorn coral: forks that grow thinner, pale at their tips. */
function staghorn(k, x, y, size, [dark, mid, tip], seed) {
  const r = random(seed)
  const twig = (x0, y0, a, l, wd, n, shift, c) => {
    const [x1, y1] = [x0 + Math.cos(a) * l, y0 + Math.sin(a) * l]
    stroke(k, n ? c : tip, wd, `M${x0 + shift} ${y0}L${x1 + shift} ${y1}`)
    if (n)
      for (const d of [-0.45, 0.4])
        twig(x1, y1, a + d + (r() - 0.5) * 0.3, l * (0.66 + r() * 0.2), wd * 0.76, n - 1, shift, c)
  }
  for (let i = 0; i < 5; i++) {
    const a = -1.571 + (i - 2) * 0.42
    twig(x + (i - 2) * size * 0.1, y, a, size * 0.36, size * 0.11, 2, 0, i > 2 ? dark : mid)
  }
}

/** Table coral: a stem, a broad plate lit from above, its shade below. */
function table(k, x, y, q, [dark, mid, lit]) {
  path(
    k,
    dark,
    `M${x - q * 0.2} ${y}C${x - q * 0.08} ${y - q * 0.2} ${x - q * 0.2} ${y - q * 0.3} ${x - q * 0.9} ${y - q * 0.44}H${x + q * 0.9}C${x + q * 0.2} ${y - q * 0.3} ${x + q * 0.1} ${y - q * 0.2} ${x + q * 0.25} ${y}Z`,
  )
  path(
    k,
    mid,
    `M${x - q} ${y - q * 0.48}C${x - q * 0.7} ${y - q * 0.36} ${x + q * 0.7} ${y - q * 0.36} ${x + q} ${y - q * 0.5}C${x + q * 0.8} ${y - q * 0.66} ${x - q * 0.8} ${y - q * 0.66} ${x - q} ${y - q * 0.48}Z`,
  )
  path(
    k,
    lit,
    `M${x - q} ${y - q * 0.49}C${x - q * 0.6} ${y - q * 0.42} ${x + q * 0.3} ${y - q * 0.44} ${x + q * 0.75} ${y - q * 0.58}C${x + q * 0.4} ${y - q * 0.66} ${x - q * 0.8} ${y - q * 0.66} ${x - q} ${y - q * 0.49}Z`,
  )
}

/** Brain coral: a dome with winding furrows. */
function brain(k, x, y, q, [dark, mid, lit]) {
  const dome = `M${x - q} ${y}C${x - q * 1.05} ${y - q * 1.05} ${x + q * 1.05} ${y - q * 1.05} ${x + q} ${y}Z`
  path(k, dark, dome)
  within(k, dome, () => {
    path(
      k,
      mid,
      `M${x - q * 1.2} ${y}V${y - q}H${x + q * 0.5}C${x + q * 0.7} ${y - q * 0.4} ${x + q * 0.3} ${y - q * 0.1} ${x} ${y}Z`,
    )
    for (let i = 0; i < 5; i++) {
      const a = x - q * 0.84 + i * q * 0.38
      stroke(
        k,
        i < 3 ? lit : mid,
        q * 0.07,
        `M${a} ${y}c${-q * 0.12} ${-q * 0.2} ${q * 0.16} ${-q * 0.26} ${q * 0.06} ${-q * 0.42}c${-q * 0.06} ${-q * 0.14} ${q * 0.1} ${-q * 0.16} ${q * 0.1} ${-q * 0.34}`,
      )
    }
  })
}

/** Tube sponges: open pipes, the dark of their mouths. */
function tubes(k, x, y, q, [dark, mid, lit, mouth]) {
  for (const [dx, hh, lean, wd] of points(
    '-0.34 0.9 -0.16 0.17 0.36 0.74 0.2 0.16 0 1.2 0.03 0.2 0.2 0.5 0.1 0.14',
    4,
  )) {
    const [a, b, t, u] = [x + dx * q, x + (dx + lean) * q, y - hh * q, wd * q]
    path(k, mid, `M${a - u * 0.7} ${y}L${b - u} ${t}H${b + u}L${a + u * 0.7} ${y}Z`)
    path(k, lit, `M${a - u * 0.7} ${y}L${b - u} ${t}H${b - u * 0.35}L${a - u * 0.3} ${y}Z`)
    path(k, dark, `M${a + u * 0.2} ${y}L${b + u * 0.35} ${t}H${b + u}L${a + u * 0.7} ${y}Z`)
    k.beginPath()
    k.ellipse(b, t, u, u * 0.42, 0, 0, 7)
    k.fillStyle = lit
    k.fill()
    k.beginPath()
    k.ellipse(b, t + u * 0.05, u * 0.66, u * 0.26, 0, 0, 7)
    k.fillStyle = mouth
    k.fill()
  }
}

/** A sea fan: ribs in one plane. */
function fan(k, x, y, q, [dark, lit]) {
  stroke(k, dark, q * 0.09, `M${x} ${y}L${x} ${y - q * 0.3}`)
  for (let i = -5; i <= 5; i++) {
    const a = -1.571 + i * 0.2
    const l = q * (1.1 - Math.abs(i) * 0.045)
    const [ex, ey] = [x + Math.cos(a) * l, y - q * 0.15 + Math.sin(a) * l]
    const [mx, my] = [x + Math.cos(a * 0.7 - 0.47) * l * 0.45, y - q * 0.1 + Math.sin(a) * l * 0.45]
    stroke(k, i < 1 ? lit : dark, q * 0.05, `M${x} ${y - q * 0.15}Q${mx} ${my} ${ex} ${ey}`)
  }
  for (const d of [0.45, 0.65, 0.85]) {
    k.beginPath()
    k.arc(x, y - q * 0.15, q * d, -2.5, -0.64)
    k.lineWidth = q * 0.028
    k.strokeStyle = dark
    k.stroke()
  }
}

/** The surprise: a clownfish looks out of its anemone. */
function anemone(k, x, y) {
  const arm = (i, reach, tall, c, tip) => {
    const [ex, ey] = [x + i * reach, y - tall + Math.abs(i) * 0.45 + (i % 2) * 0.8]
    stroke(k, c, 0.95, `M${x + i * 0.8} ${y + 1}Q${x + i * 0.7} ${y - tall * 0.6} ${ex} ${ey}`)
    path(k, tip, `M${ex} ${ey - 0.7}a0.75 0.75 0 1 0 0.010 0Z`)
  }
  for (let i = -8; i <= 8; i++) arm(i, 1.45, 10, '#7c4890', '#c080b8')
  k.save()
  k.translate(x + 0.5, y - 10.5)
  k.rotate(-0.3)
  path(k, '#1c1838', 'M2 -3C5 -6 9 -5.500 11 -3.500L10 -1ZM4 3L8 6L9 2.500ZM12 0L18 -4.600V4.600Z')
  path(
    k,
    '#e8642c',
    'M-5 0.500C-3 -4.500 8 -5.500 13.500 0C8 5.500 -3 5 -5 0.500ZM13 0L17.400 -3.800V3.800Z',
  )
  path(k, '#ff9c4c', 'M-5 0.500C-3 -4.500 8 -5.500 13.500 0C8 -2 0 -2.500 -5 0.500Z')
  stroke(k, '#1c1838', 2.6, 'M0.500 -2.700Q1.600 0 0.500 3.100M7.500 -3.300Q8.600 0 7.500 3.300')
  stroke(k, '#ffffff', 1.7, 'M0.500 -2.700Q1.600 0 0.500 3.100M7.500 -3.300Q8.600 0 7.500 3.300')
  path(k, '#1c1838', 'M-2.400 -1.700a0.900 0.900 0 1 0 0.010 0Z')
  path(k, '#ffffff', 'M-2.600 -1.400a0.320 0.320 0 1 0 0.010 0Z')
  k.restore()
  for (let i = -7; i <= 7; i++) arm(i, 1.5, 5.4, i < 2 ? '#d084b4' : '#a05c9c', '#ffd0dc')
}

export default {
  alt: "Una tartaruga marina nuota sopra i coralli colorati, con due mante e un banco di pesci nella luce dall'alto",
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.34, -0.1], horizon: 0.8 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Water in steps, lighter about the sun.
      path(k, '#0f4c92', 'M-2 -2H162V92H-2Z')
      for (const [c, rx, ry] of [
        ['#1259a2', 118, 84],
        ['#166ab2', 98, 68],
        ['#1c80c2', 79, 53],
        ['#2a9ad0', 61, 39],
        ['#46b6dc', 44, 27],
        ['#74d2e4', 29, 17],
      ]) {
        k.beginPath()
        k.ellipse(54, -3, rx, ry, 0, 0, 7)
        k.fillStyle = c
        k.fill()
      }
      for (const [a, b, c, d] of points(
        '44 47 2 18 49 51 30 40 53 56 52 66 58 60 82 92 62 66 112 130 40 42 -22 -8',
        4,
      )) {
        const g = k.createLinearGradient(0, 0, 0, 78)
        g.addColorStop(0, 'rgba(220,255,248,.34)')
        g.addColorStop(1, 'rgba(160,240,250,0)')
        fill(k, g, [
          [a, -2],
          [b, -2],
          [d, 80],
          [c, 80],
        ])
      }
      // The surface from below, and the sun in it.
      path(
        k,
        '#a4e8ec',
        'M-2 -2H162V1.500C150 4 142 0.500 130 2C118 3.500 112 1 102 3C92 5 84 2.500 74 5C64 7 44 7 34 5C26 3 18 4.500 10 2.500C6 1.500 2 2.500 -2 3.500Z',
      )
      path(
        k,
        '#dcfcf4',
        'M20 -2H96C92 1 82 0 74 2C66 4.500 44 4.500 36 2.500C30 0.500 24 1 20 -2ZM40 5.800C46 4.800 60 4.800 66 6C60 8 46 8 40 5.800ZM46 9C50 8.400 56 8.400 59 9.200C56 10.200 50 10.200 46 9ZM84 5.500C90 4 96 4.500 100 4.800C96 6.200 90 6.600 84 5.500ZM10 5C15 4 21 4.500 25 5.500C20 6.700 14 6.500 10 5Z',
      )
      // Far reef, then the nearer one.
      path(
        k,
        '#1c74b4',
        'M-2 62C8 57 14 62 22 60C30 58 34 64 44 66C60 69 74 68 84 69C100 66 108 64 116 60C124 55 132 58 140 52C148 47 154 50 162 46V92H-2Z',
      )
      path(
        k,
        '#1560a2',
        'M92 72C104 70 110 69 118 66C126 62 132 65 140 61C148 56 154 60 162 55V92H92ZM-2 70C10 66 20 71 30 71C40 72 50 74 60 74L40 86H-2Z',
      )
      k.save()
      k.translate(144, 25)
      k.rotate(-0.42)
      k.scale(0.64, 0.52)
      manta(k, '#0c3c78', '#3c8cc0', '#a8dcec')
      k.restore()
      k.save()
      k.translate(127, 10.5)
      k.rotate(-0.55)
      k.scale(0.32, 0.25)
      manta(k, '#1f6cae', '#4c9ccc', '#8cc8e4')
      k.restore()
      // A shoal drawn out in a bow.
      const r = random(12)
      for (let i = 0; i < 34; i++) {
        const t = i / 33
        const swell = Math.sin(Math.PI * t) * 7
        fish(
          k,
          8 + t * 38,
          34 - Math.sin(t * 2.6) * 9 + (r() - 0.5) * swell * 1.7,
          2.1 + r() * 1.1,
          '#e8a030',
          '#ffe07c',
        )
      }
      // Sand with the shadow of the turtle.
      path(k, '#3c98bc', 'M-2 76C30 72 60 73.500 92 73C120 72.500 140 75 162 73V92H-2Z')
      path(k, '#5cb4c4', 'M20 80C50 75 84 77 110 77.500C134 78 150 77.500 162 78V92H20Z')
      path(k, '#7cc8cc', 'M44 85C70 80.500 100 82.500 122 83C140 83.500 152 84 162 84V92H44Z')
      stroke(
        k,
        '#9cdcd8',
        0.5,
        'M62 80C70 78.800 78 79.500 84 79M104 80.500C112 80 118 80.800 126 80.400M78 86C88 84.800 96 85.600 106 85.400M118 87.500C126 87 134 87.600 142 87.400',
      )
      path(
        k,
        'rgba(16,60,120,.42)',
        'M92 80C98 77.600 110 77.200 118 78.500C122 78 126 78 128 79C124 80.600 120 81.300 114 81.800C116 83.400 112 84 108 82.400C100 82.800 94 82 92 80Z',
      )
      // Right: a knoll in the shade, corals in cooler tones.
      path(
        k,
        '#0e4684',
        'M124 78C126 72 132 71 136 66C142 62 150 66 162 60V79C148 80.500 134 80.500 124 78Z',
      )
      fan(k, 150, 66, 11, ['#7c4a9c', '#b068b4'])
      table(k, 137, 70, 10, ['#1c4c84', '#3c8c94', '#74c0a8'])
      staghorn(k, 156, 75, 11, ['#5468b0', '#7c90d0', '#c4d8f4'], 5)
      brain(k, 144, 79.5, 6, ['#8c5468', '#b87868', '#e4ac84'])
      staghorn(k, 130, 79, 7, ['#a85474', '#d8748c', '#ffc0b4'], 9)
      path(k, '#5cb4c4', 'M122 79.500C134 78.500 150 79 162 78V82H122Z')
      // Left: the near reef, dark, its corals in the light.
      path(
        k,
        '#0a2c62',
        'M-2 56C4 54 8 58 12 60C18 60 22 66 28 69C36 70 40 76 48 79C54 81 58 86 62 92H-2Z',
      )
      path(
        k,
        '#134a86',
        'M-2 56C4 54 8 58 12 60C18 60 22 66 28 69C36 70 40 76 48 79C40 79 32 75 26 74C18 72 12 66 -2 64Z',
      )
      fan(k, 7, 60, 16, ['#a8305c', '#f0647c'])
      staghorn(k, 22, 68, 15, ['#c8742c', '#f0a43c', '#fff0b0'], 3)
      tubes(k, 3, 74, 13, ['#5c3c94', '#8c60c0', '#c494e4', '#2c1c58'])
      table(k, 53, 82, 10, ['#1c4468', '#3ca088', '#98e0a8'])
      brain(k, 14, 82, 9, ['#8c4434', '#d07c44', '#ffc470'])
      staghorn(k, 47, 85, 8, ['#b84468', '#f07484', '#ffd4c8'], 7)
      path(k, '#0a2450', 'M-2 80C6 79 12 81 18 82C26 80 36 82 42 84C50 83 58 86 66 92H-2Z')
      anemone(k, 29, 84.5)
      path(k, '#0a2450', 'M18 83C26 83.500 36 83.500 44 85L46 92H16Z')
      k.save()
      k.translate(90, 45)
      k.rotate(-0.14)
      k.scale(1.02, 1.02)
      turtle(k)
      k.restore()
      // Its breath goes up.
      for (const [x, y, q] of points(
        '127 33 0.9 129.500 28.500 0.6 127.500 24.500 0.8 130 20 0.5',
        3,
      )) {
        k.beginPath()
        k.arc(x, y, q, 0, 7)
        k.lineWidth = 0.3
        k.strokeStyle = '#d4f8fc'
        k.stroke()
      }
    })
    s.glow(0.34, 0.0, 46, '#e8fff4', 0.2)
    return finish(s, { vignette: 0.2, bloom: 0.14 })
  },
}
