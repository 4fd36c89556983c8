import { rgb } from './colour.js'
import { clamp, smooth } from './noise.js'
import { random } from './random.js'

const DEFAULTS = {
  bloom: 0.2,
  threshold: 0.75,
  contrast: 0.16,
  saturation: 1.06,
  vignette: 0.2,
  grain: 0.006,
  warm: '#fff0d8',
  cool: '#101c48',
  split: 0.07,
  rays: 0,
}

/**
 * The last pass: bloom, gentle contrast, warm lights and cool darks, vignette, grain.
 * Defaults come from the mood. Returns the scene.
 * @param {import('./scene.js').Scene} scene
 * @param {{ bloom?: number, threshold?: number, contrast?: number, saturation?: number,
 *   vignette?: number, grain?: number, warm?: string, cool?: string, split?: number,
 *   rays?: number }} [options] rays 0..0.3 draws light rays from the sun
 */
export function finish(scene, options = {}) {
  const o = { ...DEFAULTS, ...scene.mood.finish, ...options }
  if (o.rays) rays(scene, o.rays)
  if (o.bloom) bloom(scene, o.bloom, o.threshold)
  grade(scene, o)
  return scene
}

/**
 * For the film: the same colours on every depth plane, and the bloom as a plane of its own.
 * @returns {{ planes: { depth: number, canvas: object }[], bloom: object, power: number }}
 */
export function finishPlanes(scene, options = {}) {
  const o = { ...DEFAULTS, ...scene.mood.finish, ...options, vignette: 0, grain: 0 }
  const whole = scene.sheet()
  for (const { canvas } of scene.cuts) whole.k.drawImage(canvas, 0, 0)
  const bloomOf = softLight(scene, whole.canvas, o.threshold)
  for (const { canvas } of scene.cuts)
    grade({ w: scene.w, h: scene.h, k: canvas.getContext('2d') }, o)
  return { planes: scene.cuts, bloom: bloomOf, power: o.bloom }
}

function brightParts(scene, source, threshold, size) {
  const W = Math.max(8, Math.floor(scene.w / size))
  const H = Math.max(8, Math.floor(scene.h / size))
  const { canvas, k } = scene.sheet(W, H)
  k.imageSmoothingQuality = 'high'
  k.drawImage(source, 0, 0, W, H)
  const image = k.getImageData(0, 0, W, H)
  const d = image.data
  for (let i = 0; i < d.length; i += 4) {
    const l =
      (Math.max(d[i], d[i + 1], d[i + 2]) / 255) * 0.6 + ((d[i] + d[i + 1] + d[i + 2]) / 765) * 0.4
    const m = smooth(threshold, 1, l)
    d[i] *= m
    d[i + 1] *= m
    d[i + 2] *= m
    d[i + 3] = 255
  }
  k.putImageData(image, 0, 0)
  return { canvas, W, H }
}

function bloom(scene, power, threshold) {
  over(scene, softLight(scene, scene.canvas, threshold), power)
}

function softLight(scene, source, threshold) {
  const { canvas, W, H } = brightParts(scene, source, threshold, 4)
  const soft = scene.sheet(W, H)
  soft.k.filter = `blur(${W / 70}px)`
  soft.k.drawImage(canvas, 0, 0)
  soft.k.filter = `blur(${W / 22}px)`
  soft.k.globalAlpha = 0.7
  soft.k.globalCompositeOperation = 'lighter'
  soft.k.drawImage(canvas, 0, 0)
  return soft.canvas
}

/** Light rays: the bright parts smeared away from the sun. */
function rays(scene, power, threshold = 0.78, length = 0.65) {
  const size = 4
  const { canvas, W, H } = brightParts(scene, scene.canvas, threshold, size)
  const sx = scene.sun[0] / size
  const sy = scene.sun[1] / size
  let current = canvas
  for (let pass = 0; pass < 4; pass++) {
    const next = scene.sheet(W, H)
    next.k.globalCompositeOperation = 'lighter'
    next.k.globalAlpha = 0.2
    for (let i = 0; i < 5; i++) {
      const s = 1 + length * (i / 5) * 0.25 ** Math.min(2, 3 - pass)
      next.k.save()
      next.k.translate(sx, sy)
      next.k.scale(s, s)
      next.k.translate(-sx, -sy)
      next.k.drawImage(current, 0, 0)
      next.k.restore()
    }
    current = next.canvas
  }
  over(scene, current, power)
}

function over(scene, canvas, power) {
  scene.k.save()
  scene.k.globalCompositeOperation = 'screen'
  scene.k.globalAlpha = power
  scene.k.imageSmoothingQuality = 'high'
  scene.k.drawImage(canvas, 0, 0, scene.w, scene.h)
  scene.k.restore()
}

function grade(scene, o) {
  const { w, h } = scene
  const image = scene.k.getImageData(0, 0, w, h)
  const p = image.data
  const warm = rgb(o.warm)
  const cool = rgb(o.cool)
  const r = random(3)
  const tone = new Float32Array(256)
  for (let i = 0; i < 256; i++) {
    const q = i / 255
    tone[i] = q + (q * q * (3 - 2 * q) - q) * o.contrast
  }
  const vignetteX = new Float32Array(w)
  for (let x = 0; x < w; x++) vignetteX[x] = ((x / w - 0.5) * 1.15) ** 2
  let last = 0
  for (let y = 0, i = 0; y < h; y++) {
    const vy = ((y / h - 0.5) * 1.1) ** 2
    for (let x = 0; x < w; x++, i += 4) {
      const R = p[i] / 255
      const G = p[i + 1] / 255
      const B = p[i + 2] / 255
      const l = R * 0.3 + G * 0.55 + B * 0.15
      const dark = 1 - o.vignette * smooth(0.35, 1.05, Math.sqrt(vignetteX[x] + vy) * 1.25)
      const n = r() + r() - 1
      const grain = (n + last * 0.4) * o.grain * (0.5 + 2.2 * l * (1 - l))
      last = n
      const hi = o.split * smooth(0.5, 1, l)
      const lo = o.split * (1 - smooth(0, 0.45, l))
      for (let j = 0; j < 3; j++) {
        const v = j === 0 ? R : j === 1 ? G : B
        let q = tone[(clamp(l + (v - l) * o.saturation) * 255 + 0.5) | 0]
        q += q * (warm[j] - 1) * hi + cool[j] * lo
        p[i + j] = clamp(q * dark + grain) * 255 + 0.5
      }
    }
  }
  scene.k.putImageData(image, 0, 0)
}
