import { Path2D } from '@napi-rs/canvas'
import { blend } from '../core/colour.js'
import { clamp } from '../core/noise.js'
import { random } from '../core/random.js'
import { along, limb } from '../core/shape.js'

/**
 * A palm built in three dimensions: fronds leave the crown all round, bend under their weight,
 * and carry leaflets that hang. Each leaflet is lit by itself, so that the crown has depth.
 * @param {import('../core/scene.js').Scene} s
 * @param {{ x: number, y: number, height?: number, lean?: number, kind?: 'coconut' | 'date' | 'royal',
 *   colour?: string, trunk?: string, seed?: number, haze?: number, rim?: number, fronds?: number,
 *   front?: number, reflect?: object }} options
 *   x, y foot (fractions); height in u; lean -1..1 of the height; kind: coconut arches, date is
 *   a full ball, royal is tall and straight
 */
export function palm(s, options) {
  const o = {
    height: 40,
    lean: 0.25,
    kind: 'coconut',
    colour: '#5f9440',
    trunk: '#8a6e56',
    seed: 1,
    haze: 0,
    rim: 0.5,
    front: s.mood.front,
    ...options,
  }
  const kinds = {
    coconut: {
      fronds: 21,
      reach: 0.42,
      droop: 0.78,
      leaflets: 34,
      leaflet: 0.135,
      low: -0.3,
      bend: 0.06,
    },
    date: {
      fronds: 34,
      reach: 0.3,
      droop: 0.75,
      leaflets: 26,
      leaflet: 0.075,
      low: -0.9,
      bend: 0.5,
    },
    royal: {
      fronds: 15,
      reach: 0.26,
      droop: 0.9,
      leaflets: 28,
      leaflet: 0.085,
      low: -0.3,
      bend: 0.5,
    },
  }
  const kind = kinds[o.kind]
  const r = random(o.seed)
  const H = o.height * s.u
  const foot = [s.x(o.x), s.y(o.y)]
  const crown = [foot[0] + o.lean * H, foot[1] - H * 0.86]
  const knee = [foot[0] + o.lean * H * kind.bend, foot[1] - H * 0.5]
  const dl = Math.hypot(s.sun[0] - crown[0], s.sun[1] - crown[1]) || 1
  const sunDir = [(s.sun[0] - crown[0]) / dl, Math.min(-0.2, (s.sun[1] - crown[1]) / dl)]
  const count = o.fronds ?? kind.fronds
  const fronds = Array.from({ length: count }, (_, i) =>
    growFrond(r, kind, H, (i + r() * 0.6) / count),
  )
  fronds.sort((a, b) => a.depth - b.depth)
  // Sunlit leaflets turn yellowish: light comes through them.
  const tones = s
    .tones(o.colour, 11, 0, clamp(0.6 + o.front * 0.55))
    .map((tone, i) =>
      blend(tone, s.tone('#d6dc62', 0.9), Math.max(0, i - 5) * 0.09 * (0.4 + o.front)),
    )
  const reach = H * (kind.reach + kind.leaflet) * 1.2
  const box = [
    Math.min(foot[0], crown[0]) - reach,
    crown[1] - reach,
    Math.max(foot[0], crown[0]) + reach,
    foot[1] + H * 0.04,
  ]
  return s.layer(
    (k) => {
      const behind = fronds.filter((f) => f.depth < -0.1)
      for (const f of behind) drawFrond(k, f, crown, tones, sunDir, -0.18)
      drawTrunk(k, s, o, foot, knee, crown, H)
      for (const f of fronds) if (f.depth >= -0.1) drawFrond(k, f, crown, tones, sunDir, 0)
    },
    { box, lit: false, haze: o.haze, rim: o.rim, rimWidth: 1, reflect: o.reflect },
  )
}

function growFrond(r, kind, H, share) {
  const azimuth = share * Math.PI * 2 * 2.618
  const rise = kind.low + (1.25 - kind.low) * ((share * 7.31) % 1) ** 0.8
  const length = H * kind.reach * (0.82 + r() * 0.36)
  const steps = kind.leaflets
  const points = []
  let x = 0
  let y = 0
  let z = 0
  let pitch = rise
  const spin = (r() - 0.5) * 0.5
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    points.push({ x, y, z, t, pitch })
    const a = azimuth + spin * t
    x += (Math.cos(a) * Math.cos(pitch) * length) / steps
    z += (Math.sin(a) * Math.cos(pitch) * length) / steps
    y -= (Math.sin(pitch) * length) / steps
    pitch -= ((kind.droop * (1.1 + r() * 0.5) * (0.5 + t)) / steps) * 1.7
  }
  const leaves = points.slice(2).flatMap((p, i) => {
    const full = Math.sin(Math.PI * Math.min(1, 0.16 + p.t * 0.84)) ** 0.7
    const len = H * kind.leaflet * (0.25 + 0.75 * full) * (0.85 + r() * 0.3)
    return [-1, 1].map((side) => ({ ...p, side, len, i, shake: r(), azimuth }))
  })
  return { points, leaves, depth: Math.sin(azimuth) * Math.cos(rise), width: H * 0.0078 }
}

function drawFrond(k, frond, crown, tones, sunDir, bias) {
  const at = (p) => [crown[0] + p.x + p.z * 0.12, crown[1] + p.y + p.z * 0.16]
  for (const leaf of frond.leaves) {
    const [x, y] = at(leaf)
    // The leaflet leaves the rib sideways and forwards, then hangs.
    const sideX = -Math.sin(leaf.azimuth) * leaf.side
    const sideZ = Math.cos(leaf.azimuth) * leaf.side
    const ahead = Math.cos(leaf.azimuth) * Math.cos(leaf.pitch)
    const hang = 0.3 + leaf.t * 0.42 + leaf.shake * 0.2
    const ex = x + (sideX * 0.62 + ahead * 0.55 + sideZ * 0.08) * leaf.len
    const ey = y + (sideZ * 0.14 - Math.sin(leaf.pitch) * 0.42 + hang) * leaf.len
    const mx = (x + ex) / 2 + (sideX * 0.12 + ahead * 0.1) * leaf.len
    const my = (y + ey) / 2 - leaf.len * 0.13
    const w =
      frond.width *
      (0.55 + 0.3 * leaf.shake) *
      (0.5 + 0.5 * Math.sin(Math.PI * (0.15 + leaf.t * 0.8)))
    const facing =
      (leaf.x * sunDir[0] + leaf.y * sunDir[1]) / (Math.hypot(leaf.x, leaf.y, leaf.z) || 1)
    const light = clamp(
      0.44 +
        bias +
        facing * 0.3 +
        frond.depth * 0.12 +
        leaf.side * sideX * sunDir[0] * 0.14 +
        (leaf.shake - 0.5) * 0.34,
    )
    const dx = ex - x
    const dy = ey - y
    const l = Math.hypot(dx, dy) || 1
    const nx = (-dy / l) * w
    const ny = (dx / l) * w
    k.fillStyle = tones[Math.min(tones.length - 1, Math.floor(light * tones.length))]
    k.beginPath()
    k.moveTo(x - nx * 0.5, y - ny * 0.5)
    k.quadraticCurveTo(mx - nx, my - ny, ex, ey)
    k.quadraticCurveTo(mx + nx, my + ny, x + nx * 0.5, y + ny * 0.5)
    k.fill()
  }
  k.lineCap = 'round'
  k.strokeStyle = tones[Math.min(tones.length - 1, Math.floor((0.55 + bias) * tones.length))]
  for (let i = 1; i < frond.points.length; i++) {
    const t = i / frond.points.length
    k.lineWidth = Math.max(0.5, frond.width * 1.1 * (1 - t) ** 0.8)
    k.beginPath()
    k.moveTo(...at(frond.points[i - 1]))
    k.lineTo(...at(frond.points[i]))
    k.stroke()
  }
}

function drawTrunk(k, s, o, foot, knee, crown, H) {
  const thick = o.kind === 'coconut' ? 0.042 : 0.058
  const start = [foot[0], foot[1] + H * 0.02]
  k.fillStyle = s.tone(o.trunk, o.front * 0.8)
  k.fill(new Path2D(limb(start, knee, crown, H * thick, H * thick * 0.52, 30)))
  // The foot swells where it meets the ground.
  const collar = [foot[0] + (knee[0] - foot[0]) * 0.16, foot[1] - H * 0.09]
  k.fill(
    new Path2D(
      limb(
        [foot[0], foot[1] + H * 0.03],
        [foot[0], foot[1] - H * 0.02],
        collar,
        H * thick * 1.7,
        H * thick * 0.86,
      ),
    ),
  )
  const rings = o.kind === 'date' ? 26 : 34
  const side = s.sun[0] < crown[0] ? -1 : 1
  for (let i = 1; i < rings; i++) {
    const t = i / rings
    const p = along(start, knee, crown, t)
    const w = (H * thick * (1 - 0.48 * t)) / 2
    k.strokeStyle = s.tone(o.trunk, o.front * 0.3)
    k.lineWidth = Math.max(0.5, H * 0.0035)
    k.beginPath()
    k.moveTo(p.x - w * 0.95, p.y + w * 0.1)
    k.quadraticCurveTo(p.x, p.y + w * 0.5, p.x + w * 0.95, p.y + w * 0.1)
    k.stroke()
    k.strokeStyle = s.tone(o.trunk, Math.min(1, o.front + 0.35))
    k.lineWidth = Math.max(0.5, w * 0.3)
    k.beginPath()
    k.moveTo(p.x + side * w * 0.72, p.y)
    k.lineTo(p.x + side * w * 0.72, p.y - H * 0.012)
    k.stroke()
  }
  if (o.kind === 'coconut') {
    k.fillStyle = s.tone('#7a5a34', o.front * 0.7)
    for (let i = 0; i < 5; i++) {
      k.beginPath()
      k.arc(
        crown[0] + (i - 2) * H * 0.014,
        crown[1] + H * (0.018 + ((i * 7) % 3) * 0.007),
        H * 0.0135,
        0,
        7,
      )
      k.fill()
    }
  }
}
