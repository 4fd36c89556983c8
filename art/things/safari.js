import { Path2D } from '@napi-rs/canvas'
import { blend, rgb } from '../core/colour.js'
import { clamp, fbm, noise, smooth } from '../core/noise.js'
import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { limb, rect } from '../core/shape.js'
import { acacia, dabs, grass, leafTones } from '../nature/foliage.js'
import { ground, groundLine } from '../nature/ground.js'
import { mountain } from '../nature/mountains.js'

/** Kilimanjaro: a very broad volcano with an ice cap. at: x fraction; height in picture heights. */
export function kilimanjaro(s, { at, height, width = 0.5, snowLine = 0.04, ...look }) {
  const cx = s.x(at)
  const kh = height * s.h
  const hor = s.horizon
  const top = Object.assign(
    (x) => {
      const d = (x - cx) / s.h
      const slope = hor - kh * (1.22 * Math.exp(-((Math.abs(d) / width) ** 1.3)) - 0.05)
      const rim = hor - kh + (d * 0.1 + Math.abs(d) * 0.05) * s.h + noise((x / s.h) * 20, 5) * s.h * 0.007
      return Math.max(slope, rim) + fbm((x / s.h) * 10, 3, 4) * s.h * 0.006
    },
    { peak: [cx, hor - kh] },
  )
  return mountain(s, {
    top,
    rock: '#8f86a0',
    snow: '#ffffff',
    snowLine,
    snowRough: 0.08,
    haze: 0.22,
    hazeFrom: 0.2,
    footHaze: 0.92,
    rough: 0.75,
    ...look,
  })
}

/** A wildebeest walking to the right; `run` stretches its legs, `wade` hides so much of them. */
export const wildebeest = ({ run = false, wade = 0 } = {}) => ({
  width: 120,
  height: 76,
  draw(pen) {
    const skin = '#7f7274'
    const dark = '#4f444c'
    if (wade) {
      pen.k.translate(0, wade)
      pen.k.clip(new Path2D(rect(-80, -120, 160, 120 - wade)))
    }
    const legs = run
      ? 'M-40 -40L-56 -14L-62 -2L-58 -1L-50 -12L-32 -34ZM-32 -40L-30 -20L-38 -6L-34 -4L-24 -20L-22 -36ZM18 -36L34 -20L30 -6L34 -5L40 -22L28 -40ZM24 -38L42 -26L54 -14L56 -18L46 -30L32 -44Z'
      : 'M-38 -40L-37 -20L-40 0L-35.500 0L-31 -20L-27 -38ZM-30 -40L-26 -18L-27 0L-23 0L-20 -20L-18 -38ZM14 -38L18 -18L16 0L20 0L23 -20L24 -36ZM22 -38L27 -18L27 0L31 0L32 -20L33 -38Z'
    pen.path(dark, legs)
    pen.path(
      skin,
      'M-41 -44C-43 -52 -38 -57 -30 -58C-14 -59 0 -60 12 -65C22 -70 30 -70 36 -66C42 -66 47 -64 50 -60L60 -40C62 -34 58 -31 54 -33L47 -40C43 -38 41 -37 38 -34C34 -30 28 -30 22 -32C8 -29 -14 -30 -26 -36C-32 -34 -39 -38 -41 -44Z',
    )
    pen.path('#2f2833', 'M12 -65C20 -71 30 -71 37 -67L33 -58C26 -62 20 -62 14 -60Z')
    pen.path('#2f2833', 'M38 -40C40 -32 44 -24 48 -22C47 -28 50 -34 51 -38Z')
    pen.path('#2f2833', 'M52 -56L60 -40C62 -34 58 -31 54 -33L48 -44Z')
    pen.stroke('#c9b9a0', 'M44 -66C40 -74 48 -77 51 -72M48 -64C54 -66 56 -72 53 -75', 2.2)
    pen.path('#2f2833', 'M-41 -48C-47 -44 -48 -34 -47 -24L-44 -24C-45 -34 -43 -40 -39 -44Z')
    for (let i = 0; i < 6; i++) pen.stroke('rgba(30,20,40,.28)', `M${0 + i * 5} ${-63 - i * 0.6}l-2 16`, 1.4)
  },
})

/** A male lion lying on a rock, head up, looking right. */
export const lion = () => ({
  width: 150,
  height: 92,
  draw(pen) {
    const fur = '#cf9a55'
    const shade = '#a87238'
    pen.path(shade, 'M-70 -4C-84 -6 -92 2 -88 6C-84 2 -76 4 -64 2Z').ellipse('#5a3a22', -88, 5, 5, 3.4)
    pen.path(fur, 'M-66 2C-76 -14 -70 -36 -50 -42C-28 -48 -6 -46 14 -52L34 -20C34 -8 30 -2 26 2Z')
    pen.path(shade, 'M-66 2C-72 -10 -68 -24 -54 -28C-40 -30 -34 -18 -36 -8L-14 -6C-8 -6 -8 2 -14 2Z')
    pen.path(fur, 'M-60 0C-66 -12 -60 -24 -48 -26C-38 -26 -36 -14 -40 -6L-20 -5C-14 -4 -14 2 -20 2Z')
    pen.path(fur, 'M18 -30C22 -14 22 -10 24 -6L56 -7C64 -7 66 2 58 2L8 2Z').path(shade, 'M8 2L14 -14L22 -5L50 -3L48 2Z')
    const r = random(5)
    const mane = []
    for (let i = 0; i < 260; i++) {
      const a = r() * 6.283
      const q = Math.sqrt(r())
      mane.push([22 + Math.cos(a) * q * 25 - (1 - q) * 2, -52 + Math.sin(a) * q * 31 + q * 3, q])
    }
    mane.sort((a, b) => b[2] - a[2])
    for (const [x, y, q] of mane) {
      const c = q > 0.75 ? '#5f381e' : q > 0.45 ? '#7d4c26' : '#a5682f'
      pen.limb(c, [x, y - 4], [x - 3, y + 3], [x - 2 + r() * 4, y + 10], 4.6, 0.8)
    }
    pen.path(fur, 'M20 -66C24 -76 38 -78 44 -70C48 -66 50 -62 56 -59C60 -56 59 -49 54 -47C50 -42 44 -41 38 -43C28 -44 18 -54 20 -66Z')
    pen.path('#f0dcb8', 'M46 -52C52 -56 58 -54 57 -50C54 -45 48 -42 42 -43Z').path('#3a2420', 'M54 -60L59.500 -58C60 -55 57 -54 55 -55Z')
    pen.path('#3a2420', 'M40 -66L46 -64L42 -62.500Z').stroke('#6a4226', 'M47 -49C50 -48 54 -49 56 -50', 1)
    pen.ellipse('#8a5a2e', 20, -72, 6, 6.6).ellipse('#c99a6a', 21, -71, 3.4, 4)
  },
})

/** A flamingo; `feeding` bows its neck to the water. */
export const flamingo = ({ feeding = false } = {}) => ({
  width: 44,
  height: 70,
  draw(pen) {
    pen.line('#e0788a', [[-1, -34], [-2, -17], [-1, 1]], 1.2).line('#d0687e', [[3, -34], [5, -17], [3, 1]], 1.2)
    pen.path('#f6a9ae', 'M-15 -37C-12 -47 6 -49 11 -41C12 -35 4 -31 -4 -31C-10 -31 -18 -32 -19 -35Z')
    pen.path('#e8677c', 'M-19 -35C-14 -43 -4 -43 2 -39C-4 -35 -12 -33 -19 -35Z')
    if (feeding) pen.stroke('#f6a9ae', 'M9 -40C20 -40 18 -28 15 -20C13 -13 15 -8 17 -5', 3).ellipse('#f6a9ae', 17, -5, 3, 2.6).path('#2f2430', 'M15 -4L19 -3L16.500 1Z')
    else pen.stroke('#f6a9ae', 'M9 -40C18 -42 8 -52 10 -60C11 -66 15 -67 17 -65', 3).ellipse('#f6a9ae', 16.500, -65, 3.2, 2.6).path('#2f2430', 'M18 -66.500L23 -64L19.500 -60.500Z')
  },
})

/** A Maasai herdsman in a red shuka with his staff, seen from behind. */
export const maasai = ({ cloth = '#c8322c', seed = 1 } = {}) => ({
  width: 44,
  height: 104,
  draw(pen) {
    const r = random(seed)
    pen.path('#4a2f26', 'M-5 -34L-5.500 0L-2 0L-0.500 -34ZM2 -34L3 0L6.500 0L6 -34Z')
    pen.path(cloth, 'M-10 -80C-6 -86 6 -86 10 -80C12 -66 10 -44 11 -26C4 -23 -6 -23 -11 -26C-10 -44 -12 -66 -10 -80Z')
    pen.clip('M-10 -80C-6 -86 6 -86 10 -80C12 -66 10 -44 11 -26C4 -23 -6 -23 -11 -26C-10 -44 -12 -66 -10 -80Z', () => {
      const line = r() < 0.5 ? '#2a2a5c' : '#6a1526'
      for (let i = -12; i < 13; i += 5) pen.line(line, [[i, -88], [i + 1.500, -20]], 0.9)
      for (let y = -84; y < -20; y += 7) pen.line(line, [[-14, y], [14, y + 1]], 0.8)
      pen.path('rgba(60,10,40,.35)', 'M-12 -20L-9 -82L-3 -84L-4 -20Z')
    })
    pen.limb('#4a2f26', [9, -78], [16, -68], [14, -54], 4, 2.6)
    pen.ellipse('#4a2f26', 0, -92, 4.4, 5.6).rect('#4a2f26', -2, -88, 4, 6).stroke('#e8c24a', 'M-4 -84C-1 -82 2 -82 4 -84', 1.6)
    pen.line('#5a3d2a', [[14, 0], [15, -104]], 1.4)
  },
})

/** A round hut of mud and thatch from a Maasai village. */
export const hut = () => ({
  width: 120,
  height: 66,
  draw(pen) {
    pen.path('#9a6a48', 'M-44 2L-42 -34L42 -34L44 2C20 6 -20 6 -44 2Z')
    pen.round(-46, -36, 92, 42, { light: 0.3, shade: 0.45 })
    pen.path('#3a2420', 'M2 3L2 -24C2 -30 18 -30 18 -24L18 3Z')
    const roof = 'M-56 -26C-40 -46 -20 -60 0 -66C20 -60 40 -46 56 -26C20 -34 -20 -34 -56 -26Z'
    pen.path('#b8955c', roof)
    pen.clip(roof, () => {
      for (let i = -58; i <= 58; i += 3) pen.line(i % 2 ? 'rgba(60,36,30,.32)' : 'rgba(255,230,170,.3)', [[i * 0.06, -68], [i, -24]], 1.1)
    })
  },
})

/** A safari tent with a wooden deck, lit from inside at night. */
export const lodgeTent = () => ({
  width: 150,
  height: 70,
  draw(pen) {
    pen.rect('#6a4a36', -66, -6, 132, 8)
    pen.path('#d9c49a', 'M-54 -6L-50 -44L0 -66L50 -44L54 -6Z')
    pen.light('M-52 -6L-48 -44L0 -64L48 -44L52 -6Z', '#ffbe6c', 0.6)
    pen.path('#b89a6c', 'M-64 -38L0 -70L64 -38L50 -42L0 -64L-50 -42Z')
    pen.path('#5a4030', 'M-16 -6L-14 -40L14 -40L16 -6Z').light('M-14 -6L-12 -39L12 -39L14 -6Z', '#ffe6b0', 1)
    pen.line('#5a4030', [[-60, -6], [-62, -38]], 1.6).line('#5a4030', [[60, -6], [62, -38]], 1.6)
  },
})

/** A baobab: a swollen trunk, short crooked boughs, thin twigs. height in u. */
export function baobab(s, { x, y, height = 50, seed = 1, colour = '#8a6f62', leaf, haze = 0, rim = 0.5, front, girth = 1 }) {
  const r = random(seed)
  const H = height * s.u
  const px = s.x(x)
  const py = s.y(y)
  const parts = []
  const tips = []
  const W = H * 0.2 * girth
  const grow = (bx, by, a, L, w, d) => {
    const nx = bx + Math.cos(a) * L
    const ny = by + Math.sin(a) * L
    parts.push(limb([bx, by], [(bx + nx) / 2 + (r() - 0.5) * L * 0.3, (by + ny) / 2 + (r() - 0.5) * L * 0.2], [nx, ny], w, w * 0.55, 8))
    if (d === 0) {
      tips.push([nx, ny, H * 0.045])
      return
    }
    const n = d > 2 ? 2 : 2 + Math.round(r())
    for (let i = 0; i < n; i++) grow(nx, ny, a + (i - (n - 1) / 2) * 0.7 + (r() - 0.5) * 0.5, L * (0.6 + r() * 0.2), w * 0.52, d - 1)
  }
  const crown = py - H * 0.6
  for (let i = 0; i < 5; i++) {
    const t = i / 4
    grow(px + (t - 0.5) * W * 0.9, crown + Math.abs(t - 0.5) * H * 0.08, -Math.PI / 2 + (t - 0.5) * 2, H * (0.14 + r() * 0.05), W * 0.34, 3)
  }
  const reach = H * 0.75
  return s.layer(
    (k) => {
      k.fillStyle = s.tone(colour, front ?? s.mood.front)
      k.beginPath()
      k.moveTo(px - W * 0.8, py + H * 0.02)
      k.bezierCurveTo(px - W * 0.55, py - H * 0.1, px - W * 0.75, py - H * 0.42, px - W * 0.5, crown - H * 0.03)
      k.lineTo(px + W * 0.5, crown - H * 0.03)
      k.bezierCurveTo(px + W * 0.78, py - H * 0.42, px + W * 0.52, py - H * 0.1, px + W * 0.85, py + H * 0.02)
      k.fill()
      for (const d of parts) k.fill(new Path2D(d))
      k.save()
      k.globalCompositeOperation = 'source-atop'
      const side = s.sun[0] < px ? -1 : 1
      const g = k.createLinearGradient(px - side * W, 0, px + side * W, 0)
      g.addColorStop(0, s.tone(colour, 0))
      g.addColorStop(0.6, 'rgba(0,0,0,0)')
      g.addColorStop(1, s.tone(colour, 0.9))
      k.globalAlpha = 0.55
      k.fillStyle = g
      k.fillRect(px - reach, py - H, reach * 2, H * 1.05)
      k.globalAlpha = 0.3
      k.strokeStyle = s.tone(colour, 0)
      k.lineWidth = Math.max(0.6, H * 0.004)
      for (let i = 0; i < 16; i++) {
        const ax = px + (r() - 0.5) * W * 1.2
        k.beginPath()
        k.moveTo(ax, crown + r() * H * 0.1)
        k.quadraticCurveTo(ax + (r() - 0.5) * W * 0.3, py - H * 0.3, ax + (ax - px) * 0.25, py)
        k.stroke()
      }
      k.restore()
      if (leaf) dabs(k, tips, leafTones(s, leaf, 7, front), { count: 34, size: 0.24, seed, flat: 0.7 })
    },
    { box: [px - reach, py - H * 1.2, px + reach, py + H * 0.05], lit: false, texture: 0.05, haze, rim, rimWidth: 1.4 },
  )
}

/**
 * One plane of dry grassland with scattered acacias standing on its far edge.
 * at: fraction of its edge; trees: how many; height: of the trees in u; blades: of grass.
 */
export function grassland(s, { at, bumps = 0.02, haze = 0.2, seed = 1, trees = 0, height = 10, colour = '#c9a258', straw = ['#d9b464', '#a9803f', '#efd48c'], blades = 900, tall = 1.4, front, base, tilt = 0, leaf = '#7d8244' }) {
  const top = groundLine(s, { at, bumps, seed, tilt })
  const r = random(seed * 5 + 1)
  for (let i = 0; i < trees; i++) {
    const x = (i + 0.5) / trees + (r() - 0.5) * 0.14
    acacia(s, { x, y: top(s.x(x)) / s.h + 0.006, height: height * (0.65 + r() * 0.7), seed: seed * 10 + i, haze, rim: 0.2, colour: leaf, trunk: '#5f4536', front })
  }
  ground(s, { top, colour, haze: Math.min(0.9, haze + 0.06), grain: 0.4, seed, base: base ?? 1, front })
  grass(s, { top, height: tall * (0.5 + (1 - haze)), count: s.pick(blades, blades * 0.6), seed, jitter: 6, colours: straw.map((c) => blend(c, s.mood.haze, haze * 0.7)), front })
  return top
}

/** A soft shadow on the ground under an animal. x, y fractions; half width and height in u. */
export function groundShadow(s, x, y, rx, ry = rx * 0.07, colour = 'rgba(38,22,56,.5)') {
  const px = s.x(x)
  const py = s.y(y)
  return s.layer(
    (k) => {
      k.fillStyle = colour
      k.beginPath()
      k.ellipse(px, py, rx * s.u, ry * s.u, 0, 0, 7)
      k.fill()
    },
    { lit: false, texture: 0, blur: Math.max(1, ry * s.u * 0.4), box: [px - rx * s.u * 1.4, py - ry * s.u * 4, px + rx * s.u * 1.4, py + ry * s.u * 4] },
  )
}

/** A herd scattered over a field between two rows, far ones smaller and hazier. */
export function herd(s, { kinds, from, to, far, near, count, size, seed = 1, haze = 0.4, flip, ...look }) {
  const r = random(seed)
  const list = Array.from({ length: count }, () => ({ t: r() ** 1.3, x: from + (to - from) * r(), k: r(), f: r() })).sort((a, b) => a.t - b.t)
  for (const { t, x, k, f } of list) {
    const y = far + (near - far) * t
    const big = size[0] + (size[1] - size[0]) * t
    if (big > 3) groundShadow(s, x, y, big * 0.6, big * 0.05)
    place(s, kinds[Math.floor(k * kinds.length)], { x, y, size: big, haze: haze * (1 - t), flip: flip ?? f < 0.5, ...look, rim: big > 4 ? look.rim : 0 })
  }
  return s
}

/** Grey shafts of rain hanging from a cloud. x0, x1 fractions at the cloud; y0 to y1. */
export function rainShafts(s, { x0, x1, y0, y1, slant = 0.06, colour = '#3a4668', power = 0.6, seed = 1 }) {
  const C = rgb(colour)
  return s.shade(
    [0, s.y(y0), s.w, s.y(y1)],
    (x, y, out) => {
      const v = (y / s.h - y0) / (y1 - y0)
      const u = (x / s.w + slant * v - x0) / (x1 - x0)
      const n = fbm(u * 9 + seed * 3, v * 0.8, 4) + 0.5 * noise(u * 46, v * 1.5)
      out[0] = C[0]
      out[1] = C[1]
      out[2] = C[2]
      out[3] = clamp(power * smooth(0, 0.3, u) * smooth(1, 0.7, u) * smooth(0, 0.15, v) * smooth(1, 0.75, v) * clamp(0.75 + n))
    },
    { step: 2 },
  )
}
