import { createCanvas, ImageData } from '@napi-rs/canvas'
import { alpha, blend, multiply } from './colour.js'
import { lightLayer, reflectLayer } from './layer-light.js'
import { clamp } from './noise.js'
import { pictureSeed } from './random.js'

/**
 * A picture being painted.
 *
 * Positions in options are fractions of the picture (x of the width, y of the height).
 * Sizes are in units `u`: one hundredth of the height of a landscape picture, and about two
 * thirds of that in a portrait one, so that the same recipe recomposes itself.
 * Drawing callbacks and shaders work in pixels.
 */
export class Scene {
  /**
   * @param {number} w
   * @param {number} h
   * @param {{ mood: object, sun?: [number, number], horizon?: number }} options
   *   sun and horizon in fractions
   */
  constructor(w, h, { mood, sun = [0.5, 0.4], horizon = 0.6 }) {
    this.w = w
    this.h = h
    this.portrait = h > w
    this.u = h * (this.portrait ? 0.0066 : 0.01)
    this.mood = mood
    this.sun = [sun[0] * w, sun[1] * h]
    this.horizon = horizon * h
    this.canvas = createCanvas(w, h)
    this.k = this.canvas.getContext('2d')
    this.cuts = null
    this.seed = pictureSeed()
  }

  /** One value for landscape, another for portrait. */
  pick(landscape, portrait) {
    return this.portrait ? portrait : landscape
  }

  x(fraction) {
    return this.w * fraction
  }

  y(fraction) {
    return this.h * fraction
  }

  /** A new transparent canvas. */
  sheet(w = this.w, h = this.h) {
    const canvas = createCanvas(Math.max(1, Math.ceil(w)), Math.max(1, Math.ceil(h)))
    return { canvas, k: canvas.getContext('2d') }
  }

  /** Surface colour `hex` as it looks in this light: 0 in shade .. 1 fully lit. */
  tone(hex, light = this.mood.front) {
    const dark = multiply(hex, this.mood.shade)
    const bright = multiply(hex, this.mood.lit)
    const t = clamp(light)
    const c = blend(dark, bright, Math.min(1, t * 1.15))
    return t > 0.8 ? blend(c, this.mood.light, (t - 0.8) * 1.1) : c
  }

  /** `n` tones of a surface colour, dark to light; `from`..`to` limit the range. */
  tones(hex, n = 6, from = 0, to = 1) {
    return Array.from({ length: n }, (_, i) => this.tone(hex, from + ((to - from) * i) / (n - 1)))
  }

  /** Mixes a colour into the haze: 0 near .. 1 lost in it. */
  far(hex, distance) {
    return blend(hex, this.mood.haze, distance)
  }

  /**
   * Runs a shader over a box of pixels. `fn(x, y, out)` fills out = [r, g, b, a], 0..1.
   * @param {[number, number, number, number]} box x0, y0, x1, y1 in pixels
   * @param {{ step?: number, op?: string, to?: object }} [options] step 2 shades every
   *   second pixel and smooths: four times faster, for soft things
   */
  shade(box, fn, { step = 1, op = 'source-over', to = this.k } = {}) {
    const x0 = Math.max(0, Math.floor(box[0]))
    const y0 = Math.max(0, Math.floor(box[1]))
    const x1 = Math.min(this.w, Math.ceil(box[2]))
    const y1 = Math.min(this.h, Math.ceil(box[3]))
    if (x1 - x0 < 1 || y1 - y0 < 1) return this
    // One cell more on each side keeps the smoothed edge from fading out.
    const pad = step > 1 ? step : 0
    const w = Math.ceil((x1 - x0 + pad * 2) / step)
    const h = Math.ceil((y1 - y0 + pad * 2) / step)
    const image = new ImageData(w, h)
    const d = image.data
    const out = [0, 0, 0, 1]
    for (let j = 0, i = 0; j < h; j++) {
      const y = y0 - pad + (j + 0.5) * step - 0.5
      for (let n = 0; n < w; n++, i += 4) {
        out[3] = 1
        fn(x0 - pad + (n + 0.5) * step - 0.5, y, out)
        d[i] = out[0] * 255 + 0.5
        d[i + 1] = out[1] * 255 + 0.5
        d[i + 2] = out[2] * 255 + 0.5
        d[i + 3] = out[3] * 255 + 0.5
      }
    }
    const { canvas, k } = this.sheet(w, h)
    k.putImageData(image, 0, 0)
    to.save()
    to.globalCompositeOperation = op
    to.beginPath()
    to.rect(x0, y0, x1 - x0, y1 - y0)
    to.clip()
    to.imageSmoothingQuality = 'high'
    to.drawImage(canvas, x0 - pad, y0 - pad, w * step, h * step)
    to.restore()
    return this
  }

  /**
   * Draws on a layer of its own, lights the layer, then lays it on the picture.
   * @param {(k: CanvasRenderingContext2D) => void} draw in picture pixels
   * @param {LayerOptions} [options]
   *
   * @typedef {object} LayerOptions
   * @property {[number, number, number, number]} [box] pixels touched; smaller is faster
   * @property {boolean} [lit] multiply by the mood's light (default true)
   * @property {number} [front] 0 against the light .. 1 fully lit; default from the mood
   * @property {number} [haze] 0..1 towards the haze colour
   * @property {[number, number, number]} [hazeFoot] y0, y1 (pixels), amount: haze at the foot
   * @property {number|string} [rim] rim light: strength 0..1, or a colour
   * @property {number} [rimWidth] in pixels of a 900 high picture
   * @property {[number, number]} [rimFrom] direction towards the light
   * @property {number} [blur] pixels
   * @property {number} [alpha]
   * @property {{ y: number, power?: number, wobble?: number, length?: number, tint?: string }} [reflect]
   *   mirror in water below pixel row y
   * @property {(k: CanvasRenderingContext2D) => void} [lamps] drawn after the lighting: windows, fire
   */
  layer(draw, options = {}) {
    const box = options.box ?? [0, 0, this.w, this.h]
    const x0 = Math.floor(Math.max(-this.w, box[0]))
    const y0 = Math.floor(Math.max(-this.h, box[1]))
    const x1 = Math.ceil(Math.min(this.w * 2, box[2]))
    const y1 = Math.ceil(Math.min(this.h * 2, box[3]))
    if (x1 <= x0 || y1 <= y0) return this
    const area = { x0, y0, w: x1 - x0, h: y1 - y0 }
    const { canvas, k } = this.sheet(area.w, area.h)
    k.save()
    k.translate(-x0, -y0)
    draw(k)
    k.restore()
    lightLayer(this, canvas, k, area, options)
    if (options.lamps) {
      k.save()
      k.translate(-x0, -y0)
      options.lamps(k)
      k.restore()
    }
    if (options.reflect) reflectLayer(this, canvas, area, options.reflect)
    this.k.save()
    this.k.globalAlpha = options.alpha ?? 1
    if (options.blur) this.k.filter = `blur(${options.blur}px)`
    this.k.drawImage(canvas, x0, y0)
    this.k.restore()
    return this
  }

  /** A soft round light on top of everything painted so far (x, y fractions, radius in u). */
  glow(x, y, radius, colour, power, op = 'screen') {
    return this.glowAt(this.w * x, this.h * y, radius * this.u, colour, power, op)
  }

  /** The same in pixels. */
  glowAt(x, y, r, colour, power, op = 'screen') {
    const g = this.k.createRadialGradient(x, y, 0, x, y, r)
    g.addColorStop(0, alpha(colour, power))
    g.addColorStop(0.35, alpha(colour, power * 0.45))
    g.addColorStop(1, alpha(colour, 0))
    this.k.save()
    this.k.globalCompositeOperation = op
    this.k.fillStyle = g
    this.k.fillRect(x - r, y - r, r * 2, r * 2)
    this.k.restore()
    return this
  }

  /** A vertical wash between two heights (fractions). */
  wash(y0, y1, [from, a0], [to, a1], op = 'source-over') {
    const g = this.k.createLinearGradient(0, this.h * y0, 0, this.h * y1)
    g.addColorStop(0, alpha(from, a0))
    g.addColorStop(1, alpha(to, a1))
    this.k.save()
    this.k.globalCompositeOperation = op
    this.k.fillStyle = g
    this.k.fillRect(0, this.h * Math.min(y0, y1), this.w, this.h * Math.abs(y1 - y0))
    this.k.restore()
    return this
  }

  /**
   * A level plane (water, street, plain) seen from `eye` above it (picture heights).
   * Returns project(X, Z, Y) -> [x, y, scale]: X to the right, Z away (1 is about the lower
   * edge when eye is 0.35), Y up, all in picture heights; `scale` is the size there.
   */
  plane(eye = 0.3, centre = 0.5) {
    const squeeze = this.portrait ? 0.62 : 1
    return (X, Z, Y = 0) => [
      this.w * centre + ((X * this.h) / Z) * squeeze,
      this.horizon + ((eye - Y) * this.h) / Z,
      (this.h / Z) * squeeze,
    ]
  }

  /**
   * Ends a depth plane. Nothing happens in a still picture; the film keeps each plane on its own
   * canvas to move them at different speeds. 0 is far .. 1 is near.
   */
  cut(depth) {
    if (!this.cuts) return this
    this.cuts.push({ depth, canvas: this.canvas })
    this.canvas = createCanvas(this.w, this.h)
    this.k = this.canvas.getContext('2d')
    return this
  }

  /** Pixels of what has been painted, all planes together. */
  pixels(x, y, w, h) {
    if (!this.cuts?.length) return this.k.getImageData(x, y, w, h).data
    const { canvas, k } = this.sheet()
    for (const cut of this.cuts) k.drawImage(cut.canvas, 0, 0)
    k.drawImage(this.canvas, 0, 0)
    return canvas.getContext('2d').getImageData(x, y, w, h).data
  }
}
