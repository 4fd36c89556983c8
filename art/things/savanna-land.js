import { Path2D } from '@napi-rs/canvas'
import { blend } from '../core/colour.js'
import { noise } from '../core/noise.js'
import { place } from '../core/place.js'
import { random } from '../core/random.js'
import { limb } from '../core/shape.js'
import { acacia, dabs, grass, leafTones } from '../nature/foliage.js'
import { ground, groundLine } from '../nature/ground.js'

/** A baobab: a swollen trunk, short crooked boughs, thin twigs. height in u. */
export function baobab(
  s,
  { x, y, height = 50, seed = 1, colour = '#8a6f62', leaf, haze = 0, rim = 0.5, front, girth = 1 },
) {
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
    parts.push(
      limb(
        [bx, by],
        [(bx + nx) / 2 + (r() - 0.5) * L * 0.3, (by + ny) / 2 + (r() - 0.5) * L * 0.2],
        [nx, ny],
        w,
        w * 0.55,
        8,
      ),
    )
    if (d === 0) {
      tips.push([nx, ny, H * 0.045])
      return
    }
    const n = d > 2 ? 2 : 2 + Math.round(r())
    for (let i = 0; i < n; i++)
      grow(
        nx,
        ny,
        a + (i - (n - 1) / 2) * 0.7 + (r() - 0.5) * 0.5,
        L * (0.6 + r() * 0.2),
        w * 0.52,
        d - 1,
      )
  }
  const crown = py - H * 0.6
  for (let i = 0; i < 5; i++) {
    const t = i / 4
    grow(
      px + (t - 0.5) * W * 0.9,
      crown + Math.abs(t - 0.5) * H * 0.08,
      -Math.PI / 2 + (t - 0.5) * 2,
      H * (0.14 + r() * 0.05),
      W * 0.34,
      3,
    )
  }
  const reach = H * 0.75
  return s.layer(
    (k) => {
      k.fillStyle = s.tone(colour, front ?? s.mood.front)
      k.beginPath()
      k.moveTo(px - W * 0.8, py + H * 0.02)
      k.bezierCurveTo(
        px - W * 0.55,
        py - H * 0.1,
        px - W * 0.75,
        py - H * 0.42,
        px - W * 0.5,
        crown - H * 0.03,
      )
      k.lineTo(px + W * 0.5, crown - H * 0.03)
      k.bezierCurveTo(
        px + W * 0.78,
        py - H * 0.42,
        px + W * 0.52,
        py - H * 0.1,
        px + W * 0.85,
        py + H * 0.02,
      )
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
      if (leaf)
        dabs(k, tips, leafTones(s, leaf, 7, front), { count: 34, size: 0.24, seed, flat: 0.7 })
    },
    {
      box: [px - reach, py - H * 1.2, px + reach, py + H * 0.05],
      lit: false,
      haze,
      rim,
      rimWidth: 1.4,
    },
  )
}

/**
 * One plane of dry grassland with scattered acacias standing on its far edge.
 * at: fraction of its edge; trees: how many; height: of the trees in u; blades: of grass.
 */
export function grassland(
  s,
  {
    at,
    bumps = 0.02,
    haze = 0.2,
    seed = 1,
    trees = 0,
    height = 10,
    colour = '#c9a258',
    straw = ['#d9b464', '#a9803f', '#efd48c'],
    blades = 900,
    tall = 1.4,
    front,
    base,
    tilt = 0,
    leaf = '#7d8244',
  },
) {
  const top = groundLine(s, { at, bumps, seed, tilt })
  const r = random(seed * 5 + 1)
  for (let i = 0; i < trees; i++) {
    const x = (i + 0.5) / trees + (r() - 0.5) * 0.14
    acacia(s, {
      x,
      y: top(s.x(x)) / s.h + 0.006,
      height: height * (0.65 + r() * 0.7),
      seed: seed * 10 + i,
      haze,
      rim: 0.2,
      colour: leaf,
      trunk: '#5f4536',
      front,
    })
  }
  ground(s, {
    top,
    colour,
    haze: Math.min(0.9, haze + 0.06),
    grain: 0.4,
    seed,
    base: base ?? 1,
    front,
  })
  grass(s, {
    top,
    height: tall * (0.5 + (1 - haze)),
    count: s.pick(blades, blades * 0.6),
    seed,
    jitter: 6,
    colours: straw.map((c) => blend(c, s.mood.haze, haze * 0.7)),
    front,
  })
  return top
}

/** A soft shadow on the ground under an animal. x, y fractions; half width and height in u. */
export function groundShadow(s, x, y, rx, ry = rx * 0.07, colour = 'rgba(38,22,56,.5)') {
  const { k } = s
  k.save()
  k.translate(s.x(x), s.y(y))
  k.scale(rx * s.u * 1.15, ry * s.u * 1.3)
  // A gradient instead of a blur: a herd casts dozens of these.
  const g = k.createRadialGradient(0, 0, 0.35, 0, 0, 1)
  g.addColorStop(0, colour)
  g.addColorStop(1, colour.replace(/[\d.]+\)$/, '0)'))
  k.fillStyle = g
  k.fillRect(-1, -1, 2, 2)
  k.restore()
  return s
}

/** A herd scattered over a field between two rows, far ones smaller and hazier. */
export function herd(
  s,
  { kinds, from, to, far, near, count, size, seed = 1, haze = 0.4, flip, ...look },
) {
  const r = random(seed)
  const list = Array.from({ length: count }, () => ({
    t: r() ** 1.3,
    x: from + (to - from) * r(),
    k: r(),
    f: r(),
  })).sort((a, b) => a.t - b.t)
  for (const { t, x, k, f } of list) {
    const y = far + (near - far) * t
    const big = size[0] + (size[1] - size[0]) * t
    if (big > 3) groundShadow(s, x, y, big * 0.6, big * 0.05)
    place(s, kinds[Math.floor(k * kinds.length)], {
      x,
      y,
      size: big,
      haze: haze * (1 - t),
      flip: flip ?? f < 0.5,
      ...look,
      rim: big > 4 ? look.rim : 0,
    })
  }
  return s
}
