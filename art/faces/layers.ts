/** What is worn over or above the top: roll neck, scarf, straps of a backpack. */
import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { blob, curve, fill, inside, line, lit, rimLight } from './brush.ts'
import { clothTones, type Tones } from './colour.ts'

export function scarf(ctx: SKRSContext2D, tones: Tones) {
  const wrap = blob(
    [-110, 250],
    [-70, 262],
    [0, 282],
    [70, 262],
    [112, 250],
    [150, 300],
    [136, 372],
    [40, 414],
    [-60, 410],
    [-142, 366],
    [-152, 300],
  )
  const tail = blob([-30, 380], [50, 386], [78, 560], [60, 760], [-20, 760], [-24, 560])
  for (const shape of [tail, wrap]) {
    fill(ctx, shape, lit(ctx, [-150, 250, 150, 420], tones))
    inside(ctx, shape, () => {
      for (const y of [286, 320, 352, 386])
        line(ctx, curve([-160, y - 22], [-60, y + 14], [40, y + 18], [160, y - 26]), tones.deep, {
          alpha: 0.4,
          width: 9,
          blur: 4,
        })
      line(ctx, curve([-140, 300], [-60, 338], [20, 344]), tones.glow, {
        alpha: 0.5,
        width: 10,
        blur: 5,
      })
    })
  }
  rimLight(ctx, wrap, 0.5, 10)
}

export function straps(ctx: SKRSContext2D, colour: string, woman: boolean) {
  const tones = clothTones(colour)
  const k = woman ? 0.86 : 1
  for (const d of [-1, 1]) {
    const strap = blob(
      [d * 150 * k, 318],
      [d * 204 * k, 340],
      [d * 232 * k, 460],
      [d * 226 * k, 900],
      [d * 166 * k, 900],
      [d * 176 * k, 470],
    )
    ctx.save()
    ctx.translate(6, 6)
    fill(ctx, strap, '#0c0f24', { alpha: 0.35, blur: 8 })
    ctx.restore()
    fill(ctx, strap, d < 0 ? tones.base : tones.shade)
    line(
      ctx,
      curve([d * 166 * k, 340], [d * 190 * k, 470], [d * 184 * k, 900]),
      d < 0 ? tones.light : tones.base,
      { alpha: 0.6, width: 5 },
    )
    const buckle = new Path2D()
    buckle.roundRect(d * 202 * k - 28, 474, 56, 22, 6)
    fill(ctx, buckle, tones.deep)
  }
}

export function rollNeck(ctx: SKRSContext2D, tones: Tones, woman: boolean) {
  const w = woman ? 78 : 100
  const neck = blob(
    [-w, 232],
    [0, 256],
    [w, 232],
    [w + 10, 300],
    [w + 4, 340],
    [0, 364],
    [-w - 4, 340],
    [-w - 10, 300],
  )
  fill(ctx, neck, lit(ctx, [-w, 230, w, 330], tones))
  inside(ctx, neck, () => {
    for (let x = -w; x <= w; x += 13)
      line(ctx, curve([x, 236], [x * 1.04, 300], [x, 356]), tones.deep, {
        alpha: 0.22,
        width: 4,
        blur: 1,
      })
    fill(ctx, blob([-w, 220], [w, 220], [w, 262], [10, 286], [-w * 0.7, 252]), tones.deep, {
      alpha: 0.5,
      blur: 8,
    })
  })
  line(ctx, curve([-w - 4, 342], [0, 366], [w + 4, 342]), tones.deep, {
    alpha: 0.5,
    width: 5,
    blur: 2,
  })
  rimLight(ctx, neck, 0.4, 8)
}
