import { Pen } from './pen.js'

/**
 * Puts a thing into the scene, lit by its mood.
 *
 * A thing is `{ width, height, draw(pen) }`: it draws itself in its own units with its foot at
 * y = 0 and up negative, in daylight colours; `height` is what `size` scales.
 *
 * @param {import('./scene.js').Scene} s
 * @param {{ width: number, height: number, draw: (pen: Pen) => void }} thing
 * @param {{ x: number, y: number, size: number, flip?: boolean, skew?: number, sink?: number,
 *   reflect?: boolean | { y?: number, power?: number, wobble?: number, length?: number, tint?: string } }
 *   & import('./scene.js').LayerOptions} options
 *   x, y: where its foot stands (fractions); size: height in u; sink: part of the height below
 *   ground (hidden); reflect: true mirrors it in the water at its foot (or at fraction `reflect.y`)
 */
export function place(s, thing, options) {
  const { x, y, size, flip = false, skew = 0, reflect, ...layer } = options
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
