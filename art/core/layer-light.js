import { alpha, blend } from './colour.js'
import { clamp, noise } from './noise.js'

export function lightLayer(scene, canvas, k, area, options) {
  const { mood } = scene
  const { w, h } = area
  const mask = scene.sheet(w, h)
  mask.k.drawImage(canvas, 0, 0)
  const rim = options.rim && rimOf(scene, mask.canvas, area, options)

  if (options.lit !== false) {
    const front = options.front ?? mood.front
    const [dx, dy] = towardsSun(scene, area, options.rimFrom)
    const cx = w / 2
    const cy = h / 2
    const reach = (Math.abs(dx) * w + Math.abs(dy) * h) / 2
    const g = k.createLinearGradient(
      cx + dx * reach,
      cy + dy * reach,
      cx - dx * reach,
      cy - dy * reach,
    )
    g.addColorStop(0, blend(mood.shade, mood.lit, front + 0.35))
    g.addColorStop(1, blend(mood.shade, mood.lit, front - 0.3))
    k.globalCompositeOperation = 'multiply'
    k.fillStyle = g
    k.fillRect(0, 0, w, h)
    k.globalCompositeOperation = 'destination-in'
    k.drawImage(mask.canvas, 0, 0)
  }
  k.globalCompositeOperation = 'source-atop'
  if (options.haze) {
    k.fillStyle = alpha(mood.haze, clamp(options.haze))
    k.fillRect(0, 0, w, h)
  }
  if (options.hazeFoot) {
    const [y0, y1, a] = options.hazeFoot
    const g = k.createLinearGradient(0, y0 - area.y0, 0, y1 - area.y0)
    g.addColorStop(0, alpha(mood.haze, 0))
    g.addColorStop(1, alpha(mood.haze, a))
    k.fillStyle = g
    k.fillRect(0, 0, w, h)
  }
  if (rim) {
    k.globalAlpha = typeof options.rim === 'number' ? options.rim : 0.85
    k.drawImage(rim, 0, 0)
    k.globalAlpha = 1
  }
  k.globalCompositeOperation = 'source-over'
}

function towardsSun(scene, area, given) {
  const [dx, dy] = given ?? [
    scene.sun[0] - (area.x0 + area.w / 2),
    scene.sun[1] - (area.y0 + area.h / 2),
  ]
  const l = Math.hypot(dx, dy) || 1
  return [dx / l, dy / l]
}

/** The edge of a layer that faces the sun. */
function rimOf(scene, canvas, area, options) {
  const { canvas: rim, k } = scene.sheet(area.w, area.h)
  const [dx, dy] = towardsSun(scene, area, options.rimFrom)
  const width = ((options.rimWidth ?? 1.6) * scene.h) / 900
  k.drawImage(canvas, 0, 0)
  k.globalCompositeOperation = 'source-in'
  k.fillStyle = typeof options.rim === 'string' ? options.rim : scene.mood.light
  k.fillRect(0, 0, area.w, area.h)
  k.globalCompositeOperation = 'destination-out'
  k.drawImage(canvas, -dx * width, -dy * width)
  k.drawImage(canvas, -dx * width * 0.5, -dy * width * 0.5)
  return rim
}

export function reflectLayer(scene, canvas, area, reflect) {
  const { y, power = 0.5, wobble = 3, length = 0.4, tint } = reflect
  const scale = scene.h / 900
  const rows = Math.floor(Math.min(scene.h - y, scene.h * length))
  if (rows < 1) return
  const pad = Math.ceil(wobble * scale * 4)
  const { canvas: mirror, k } = scene.sheet(area.w + pad * 2, rows)
  for (let i = 0; i < rows; i++) {
    const from = Math.round(y - i) - area.y0
    if (from < 0) break
    if (from >= area.h) continue
    const n = i / scale
    const shift =
      (noise(n * 0.11 + 7, 3) + noise(n * 0.37, 9) * 0.6) *
      wobble *
      scale *
      (0.3 + (i / rows) * 2.2)
    k.globalAlpha = clamp(power * (1 - i / rows) ** 0.8 * (0.8 + 0.35 * noise(n * 0.5, 1)))
    k.drawImage(canvas, 0, from, area.w, 1, pad + shift, i, area.w, 1)
  }
  k.globalAlpha = 1
  if (tint) {
    k.globalCompositeOperation = 'source-atop'
    k.fillStyle = tint
    k.fillRect(0, 0, area.w + pad * 2, rows)
  }
  scene.k.drawImage(mirror, area.x0 - pad, Math.round(y))
}
