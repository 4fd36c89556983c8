import { Path2D } from '@napi-rs/canvas'
import { alpha, blend } from './colour.js'
import { ellipse, limb, polygon, rect } from './shape.js'

/**
 * What a thing draws with, in its own units. Colours are daylight colours; the scene's mood
 * lights the whole thing afterwards. Windows and lamps are kept for last and shine at night.
 */
export class Pen {
  constructor(scene, scale) {
    this.scene = scene
    this.scale = scale
    this.lights = []
    this.k = null
  }

  start(k) {
    this.k = k
    this.lights = []
    return this
  }

  /** SVG path data. */
  path(colour, d) {
    this.k.fillStyle = colour
    this.k.fill(new Path2D(d))
    return this
  }

  poly(colour, points) {
    return this.path(colour, polygon(points))
  }

  rect(colour, x, y, w, h) {
    return this.path(colour, rect(x, y, w, h))
  }

  ellipse(colour, x, y, rx, ry = rx) {
    return this.path(colour, ellipse(x, y, rx, ry))
  }

  /** A narrowing limb along a quadratic curve. */
  limb(colour, p0, p1, p2, w0, w1) {
    return this.path(colour, limb(p0, p1, p2, w0, w1))
  }

  /** A stroked line through points. */
  line(colour, points, width) {
    const k = this.k
    k.strokeStyle = colour
    k.lineWidth = width
    k.lineCap = 'round'
    k.lineJoin = 'round'
    k.beginPath()
    points.forEach(([x, y], i) => (i ? k.lineTo(x, y) : k.moveTo(x, y)))
    k.stroke()
    return this
  }

  /** A stroked SVG path. */
  stroke(colour, d, width) {
    this.k.strokeStyle = colour
    this.k.lineWidth = width
    this.k.lineCap = 'round'
    this.k.stroke(new Path2D(d))
    return this
  }

  /** Draws the mirror image too: pen.both(m => pen.rect(c, m * 10 - 2, ...)) with m = -1, 1. */
  both(draw) {
    draw(-1)
    draw(1)
    return this
  }

  /** Draws inside a path only. */
  clip(d, draw) {
    this.k.save()
    this.k.clip(new Path2D(d))
    draw()
    this.k.restore()
    return this
  }

  /** Light and shade across what is drawn so far inside a box: roundness of columns and towers. */
  round(x, y, w, h, { light = 0.25, shade = 0.4, from = this.fromLeft ? -1 : 1 } = {}) {
    const k = this.k
    const g = k.createLinearGradient(from < 0 ? x : x + w, 0, from < 0 ? x + w : x, 0)
    g.addColorStop(0, `rgba(255,240,215,${light})`)
    g.addColorStop(0.35, 'rgba(255,240,215,0)')
    g.addColorStop(0.55, 'rgba(20,24,60,0)')
    g.addColorStop(1, `rgba(20,24,60,${shade})`)
    k.save()
    k.globalCompositeOperation = 'source-atop'
    k.fillStyle = g
    k.fillRect(x, y, w, h)
    k.restore()
    return this
  }

  /** Light comes from the left of the picture. */
  get fromLeft() {
    return this.scene.sun[0] < this.scene.w / 2
  }

  /** Dark glass by day, a warm light at dusk and night. */
  window(x, y, w, h, { lit = true, glow = '#ffd08a', glass = '#4a6076' } = {}) {
    this.rect(glass, x, y, w, h)
    if (lit) this.light(rect(x, y, w, h), glow)
    return this
  }

  /** A shape that shines when the mood has lamps (path data). */
  light(d, colour = '#ffd08a', power = 1) {
    this.lights.push({ d, colour, power })
    return this
  }

  /** A grid of windows; `share` of them lit, chosen by `pick` (a random()). */
  windows(
    x,
    y,
    w,
    h,
    columns,
    rows,
    pick,
    { share = 0.5, fill = 0.5, glow = '#ffd08a', glass = '#4a6076' } = {},
  ) {
    const cw = w / columns
    const rh = h / rows
    for (let i = 0; i < columns; i++)
      for (let j = 0; j < rows; j++)
        this.window(
          x + (i + 0.5 - fill / 2) * cw,
          y + (j + 0.5 - fill / 2) * rh,
          cw * fill,
          rh * fill,
          { lit: pick() < share, glow, glass },
        )
    return this
  }

  /** Called by place(): paints the kept lights at the mood's strength. */
  shine(k) {
    const power = this.scene.mood.lamps
    if (power <= 0.05) return
    for (const { d, colour, power: own } of this.lights) {
      k.fillStyle = alpha(colour, Math.min(1, power * own))
      k.fill(new Path2D(d))
    }
  }

  blend(a, b, t) {
    return blend(a, b, t)
  }
}
