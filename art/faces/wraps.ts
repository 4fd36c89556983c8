/** Cloth wound round the head, in head units. */
import type { SKRSContext2D } from '@napi-rs/canvas'
import { blob, curve, ellipse, fill, inside, line, lit, rimLight } from './brush.ts'
import { clothTones, type Hex, type Tones } from './colour.ts'

export function headwrap(ctx: SKRSContext2D, tones: Tones) {
  ctx.translate(0, 24)
  const knot = blob(
    [-74, -262],
    [-118, -316],
    [-92, -372],
    [-20, -384],
    [30, -372],
    [104, -380],
    [132, -322],
    [84, -264],
    [0, -250],
  )
  const wrap = blob(
    [-162, -44],
    [-178, -140],
    [-140, -250],
    [-50, -308],
    [60, -306],
    [146, -246],
    [178, -140],
    [160, -44],
    [136, -98],
    [70, -140],
    [0, -150],
    [-70, -140],
    [-136, -98],
  )
  for (const shape of [knot, wrap]) {
    fill(ctx, shape, lit(ctx, [-170, -330, 180, -60], tones))
    inside(ctx, shape, () => {
      for (let i = 0; i < 6; i++) {
        const lift = i * 34
        line(
          ctx,
          curve(
            [-176, -70 - lift],
            [-60, -150 - lift * 0.8],
            [70, -160 - lift * 0.72],
            [180, -100 - lift * 0.5],
          ),
          tones.deep,
          { alpha: 0.42, width: 10, blur: 4 },
        )
        line(
          ctx,
          curve([-170, -84 - lift], [-64, -164 - lift * 0.8], [40, -176 - lift * 0.72]),
          tones.glow,
          { alpha: 0.4, width: 8, blur: 4 },
        )
      }
      for (const [i, tone] of ['#f2bd4e', '#0f6f78', '#f2bd4e'].entries()) {
        const lift = 26 + i * 62
        line(
          ctx,
          curve(
            [-180, -78 - lift],
            [-60, -156 - lift * 0.8],
            [70, -166 - lift * 0.72],
            [180, -108 - lift * 0.5],
          ),
          tone,
          { alpha: 0.85, width: 11 },
        )
      }
    })
    rimLight(ctx, shape, 0.6, 12)
  }
  line(ctx, curve([-104, -318], [-30, -330], [10, -272]), tones.deep, {
    alpha: 0.5,
    width: 9,
    blur: 4,
  })
  line(ctx, curve([118, -326], [50, -332], [14, -274]), tones.deep, {
    alpha: 0.5,
    width: 9,
    blur: 4,
  })
  fill(ctx, blob([-26, -300], [14, -316], [46, -292], [34, -254], [-12, -250]), tones.shade)
}

export function hijab(ctx: SKRSContext2D, tones: Tones) {
  const veil = blob(
    [0, -272],
    [-130, -240],
    [-186, -110],
    [-190, 80],
    [-176, 230],
    [-230, 360],
    [-120, 440],
    [40, 452],
    [200, 400],
    [214, 340],
    [170, 230],
    [190, 80],
    [186, -110],
    [130, -240],
  )
  const opening = blob(
    [0, -160],
    [-96, -134],
    [-138, -40],
    [-134, 80],
    [-92, 186],
    [0, 236],
    [92, 186],
    [134, 80],
    [138, -40],
    [96, -134],
  )
  const ring = blob(
    [0, -272],
    [-130, -240],
    [-186, -110],
    [-190, 80],
    [-176, 230],
    [-230, 360],
    [-120, 440],
    [40, 452],
    [200, 400],
    [214, 340],
    [170, 230],
    [190, 80],
    [186, -110],
    [130, -240],
  )
  ring.addPath(opening)
  ctx.save()
  ctx.fillStyle = lit(ctx, [-190, -270, 200, 300], tones)
  ctx.fill(ring, 'evenodd')
  ctx.clip(ring, 'evenodd')
  for (const [a, b] of [
    [-150, -120],
    [-164, -60],
    [-120, -170],
  ] as const) {
    line(ctx, curve([b, a - 60], [a - 10, 40], [b - 20, 240], [60, 330 + b]), tones.deep, {
      alpha: 0.35,
      width: 12,
      blur: 5,
    })
  }
  line(ctx, curve([160, 120], [90, 260], [-60, 330], [-210, 370]), tones.deep, {
    alpha: 0.5,
    width: 16,
    blur: 7,
  })
  line(ctx, curve([150, 200], [80, 310], [-60, 380], [-180, 410]), tones.deep, {
    alpha: 0.45,
    width: 14,
    blur: 7,
  })
  line(ctx, curve([-60, -240], [-150, -150], [-166, 20], [-156, 190]), tones.glow, {
    alpha: 0.5,
    width: 16,
    blur: 8,
  })
  line(ctx, curve([100, 220], [0, 300], [-120, 340]), tones.glow, {
    alpha: 0.4,
    width: 12,
    blur: 6,
  })
  ctx.restore()
  line(ctx, opening, tones.deep, { alpha: 0.35, width: 7, blur: 3 })
  rimLight(ctx, veil, 0.5, 12)
}

/** What a veil shows between face and cloth. Painted before the head. */
export const paintVeilLining = (ctx: SKRSContext2D, colour: Hex) =>
  fill(ctx, ellipse(0, 50, 150, 226), clothTones(colour).deep)
