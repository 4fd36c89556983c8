/** Headwear. Painted over the front hair, in head units. */
import type { SKRSContext2D } from '@napi-rs/canvas'
import { blob, curve, ellipse, fill, inside, line, lit, rimLight } from './brush.ts'
import { clothTones, type Hex, type Tones } from './colour.ts'
import type { Hat } from './person.ts'
import { headwrap, hijab } from './wraps.ts'

function straw(ctx: SKRSContext2D, tones: Tones) {
  ctx.translate(0, 26)
  const crown = blob(
    [-146, -150],
    [-150, -240],
    [-104, -318],
    [0, -336],
    [104, -318],
    [150, -240],
    [146, -150],
    [0, -136],
  )
  const brim = blob(
    [-290, -128],
    [-200, -176],
    [0, -194],
    [200, -176],
    [290, -128],
    [200, -104],
    [120, -126],
    [0, -136],
    [-120, -126],
    [-200, -104],
  )
  fill(
    ctx,
    blob([-150, -130], [0, -150], [150, -130], [150, -60], [0, -84], [-150, -60]),
    '#3a1c22',
    { alpha: 0.36, blur: 12 },
  )
  fill(ctx, crown, lit(ctx, [-150, -330, 160, -130], tones))
  inside(ctx, crown, () => {
    for (let i = 0; i < 9; i++)
      line(
        ctx,
        curve([-160, -150 - i * 22], [0, -168 - i * 22], [160, -150 - i * 22]),
        tones.shade,
        { alpha: 0.4, width: 3 },
      )
    line(ctx, curve([-160, -168], [0, -186], [160, -168]), '#17304f', { width: 34 })
  })
  fill(ctx, brim, lit(ctx, [-290, -190, 290, -100], tones))
  inside(ctx, brim, () => {
    for (let i = 0; i < 5; i++)
      line(ctx, curve([-300, -124 - i * 4], [0, -140 - i * 13], [300, -124 - i * 4]), tones.shade, {
        alpha: 0.45,
        width: 3,
      })
  })
  rimLight(ctx, brim, 0.5, 9)
}

function cap(ctx: SKRSContext2D, tones: Tones) {
  const dome = blob(
    [-164, -96],
    [-170, -180],
    [-120, -266],
    [0, -296],
    [120, -266],
    [170, -180],
    [164, -96],
    [80, -132],
    [0, -140],
    [-80, -132],
  )
  const peak = blob(
    [-150, -112],
    [-90, -152],
    [0, -164],
    [90, -152],
    [150, -112],
    [118, -84],
    [0, -74],
    [-118, -84],
  )
  fill(
    ctx,
    blob([-140, -100], [0, -90], [140, -100], [130, -44], [0, -50], [-130, -44]),
    '#2c1524',
    { alpha: 0.42, blur: 10 },
  )
  fill(ctx, dome, lit(ctx, [-170, -290, 180, -90], tones))
  inside(ctx, dome, () => {
    line(ctx, curve([0, -298], [4, -220], [0, -150]), tones.deep, { alpha: 0.45, width: 4 })
    line(ctx, curve([-90, -280], [-104, -200], [-96, -120]), tones.deep, { alpha: 0.35, width: 4 })
    line(ctx, curve([90, -280], [106, -200], [98, -120]), tones.deep, { alpha: 0.35, width: 4 })
  })
  fill(ctx, ellipse(0, -294, 13, 8), tones.base)
  fill(ctx, ellipse(0, -206, 34), '#f3e3c4')
  fill(ctx, blob([-22, -196], [-8, -222], [2, -208], [10, -216], [24, -196]), '#17405f')
  fill(
    ctx,
    peak,
    lit(ctx, [-150, -160, 150, -80], {
      ...tones,
      base: tones.shade,
      light: tones.base,
      shade: tones.deep,
    }),
  )
  line(ctx, curve([-138, -116], [-84, -150], [0, -160], [84, -150], [138, -116]), tones.deep, {
    alpha: 0.6,
    width: 5,
    blur: 1,
  })
  rimLight(ctx, dome, 0.6, 12)
}

function beanie(ctx: SKRSContext2D, tones: Tones) {
  const dome = blob(
    [-166, -110],
    [-170, -200],
    [-122, -290],
    [0, -326],
    [122, -290],
    [170, -200],
    [166, -110],
    [0, -140],
  )
  const cuff = blob(
    [-170, -78],
    [-176, -150],
    [-90, -186],
    [0, -194],
    [90, -186],
    [176, -150],
    [170, -78],
    [90, -112],
    [0, -120],
    [-90, -112],
  )
  for (const shape of [dome, cuff]) {
    fill(ctx, shape, lit(ctx, [-170, -320, 180, -80], tones))
    inside(ctx, shape, () => {
      for (let x = -180; x <= 180; x += 19)
        line(ctx, curve([x * 0.62, -330], [x * 0.94, -220], [x, -70]), tones.deep, {
          alpha: 0.34,
          width: 6,
          blur: 1.5,
        })
    })
    rimLight(ctx, shape, 0.6, 12)
  }
  line(ctx, curve([-174, -150], [-90, -186], [0, -195], [90, -186], [174, -150]), tones.deep, {
    alpha: 0.5,
    width: 6,
    blur: 2,
  })
}

function band(ctx: SKRSContext2D, tones: Tones) {
  const strip = blob(
    [-166, -110],
    [-120, -186],
    [-50, -218],
    [0, -224],
    [50, -218],
    [120, -186],
    [166, -110],
    [150, -96],
    [100, -152],
    [0, -184],
    [-100, -152],
    [-150, -96],
  )
  fill(ctx, strip, lit(ctx, [-166, -220, 166, -100], tones))
  inside(ctx, strip, () =>
    line(ctx, curve([-150, -120], [-90, -186], [0, -210]), tones.glow, {
      alpha: 0.5,
      width: 8,
      blur: 4,
    }),
  )
}

const HATS: Record<Hat, (ctx: SKRSContext2D, tones: Tones) => void> = {
  headwrap,
  straw,
  cap,
  beanie,
  hijab,
  band,
}

export const paintHat = (ctx: SKRSContext2D, hat: Hat, colour: Hex) =>
  HATS[hat](ctx, clothTones(colour))
