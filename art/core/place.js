import { alpha, multiply } from './colour.js'
import { clamp } from './noise.js'
import { Pen } from './pen.js'

/**
 * Puts a thing into the scene, lit by its mood.
 *
 * A thing is `{ width, height, draw(pen) }`: it draws itself in its own units with its foot at
 * y = 0 and up negative, in daylight colours; `height` is what `size` scales.
 *
 * @param {import('./scene.js').Scene} s
 * @param {{ width: number, height: number, draw: (pen: Pen) => void }} thing
 * @param {{ x: number, y: number, size: number, flip?: boolean, skew?: number, sink?: number, shadow?: boolean,
 *   reflect?: boolean | { y?: number, power?: number, wobble?: number, length?: number, tint?: string } }
 *   & import('./scene.js').LayerOptions} options
 *   x, y: where its foot stands (fractions); size: height in u; sink: part of the height below
 *   ground (hidden); shadow: false for what hangs or flies; reflect: true mirrors it in the water at its foot (or at fraction `reflect.y`)
 */
export function place(s, thing, options) {
  const { x, y, size, flip = false, skew = 0, reflect, shadow, ...layer } = options
  const scale = (size * s.u) / thing.height
  const px = s.x(x)
  const py = s.y(y)
  const half = (thing.width / 2 + Math.abs(skew) * thing.height) * scale + 4
  const box = [
    px - half,
    py - thing.height * scale * 1.06 - 4,
    px + half,
    py + (thing.below ?? 2) * scale + 4,
  ]
  const at = (k) => {
    k.translate(px, py)
    k.transform(1, 0, skew, 1, 0, 0)
    k.scale(flip ? -scale : scale, scale)
  }
  const pen = new Pen(s, scale)
  const onGround = shadow ?? (!reflect && !thing.floats && (layer.haze ?? 0) < 0.3)
  if (onGround && py > s.horizon)
    castShadow(s, (k) => thing.draw(pen.start(k)), { at, box, px, py })
  return s.layer(
    (k) => {
      k.save()
      at(k)
      pen.start(k)
      thing.draw(pen)
      k.restore()
    },
    {
      box,
      ...layer,
      lamps: (k) => {
        if (!pen.lights.length) return
        k.save()
        at(k)
        pen.shine(k)
        k.restore()
      },
      reflect: reflect && {
        power: 0.6,
        length: 0.35,
        wobble: 3,
        ...(reflect === true ? {} : reflect),
        y: reflect !== true && reflect.y ? s.y(reflect.y) : py,
      },
    },
  )
}

/** The outline of a thing laid on the ground, away from the sun: long against a low light, short by day. */
function castShadow(s, draw, { at, box, px, py }) {
  const [x0, y0, x1] = box
  const { canvas, k } = s.sheet(x1 - x0, py - y0)
  k.save()
  k.translate(-x0, -y0)
  at(k)
  draw(k)
  k.restore()
  const colour = multiply(s.mood.shade, '#5a5478')
  const fade = k.createLinearGradient(0, 0, 0, py - y0)
  fade.addColorStop(0, alpha(colour, 0.12))
  fade.addColorStop(1, alpha(colour, 0.55))
  k.globalCompositeOperation = 'source-in'
  k.fillStyle = fade
  k.fillRect(0, 0, x1 - x0, py - y0)
  const wide = clamp((py - y0) / (x1 - x0), 0.25, 1)
  const length = (s.mood.front < 0.45 ? 0.34 : 0.16) * wide
  const shear = clamp((px - s.sun[0]) / s.h, -1.2, 1.2) * wide
  s.k.save()
  s.k.transform(1, 0, -shear, -length, px, py)
  s.k.drawImage(canvas, x0 - px, y0 - py)
  s.k.restore()
}
