/** Puts a sitter together, back to front, on a sheet 1000 units wide. */
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { paintBackdrop } from './backdrop.ts'
import { paintBeard } from './beard.ts'
import {
  curve,
  fill,
  inside,
  type Lock,
  line,
  lockOutline,
  type Pt,
  paintLock,
  polygon,
  type Random,
  rimLight,
  seeded,
} from './brush.ts'
import { paintClothes } from './clothes.ts'
import { hairTones, skinTones, type Tones } from './colour.ts'
import { paintBrows, paintEyes, paintGlasses } from './eyes.ts'
import { type Hair, hairOf } from './hair.ts'
import { paintHat } from './hats.ts'
import { type HeadShape, headShape, paintHead, paintNeck } from './head.ts'
import { paintMouth, paintNose } from './mouth.ts'
import { type Person, traitsOf } from './person.ts'
import type { Sitter } from './sitter.ts'
import { paintVeilLining } from './wraps.ts'

export interface Framing {
  width: number
  height: number
  /** Size of the head and where the eyes lie, on the 1000-unit sheet. */
  scale: number
  eyes: readonly [number, number]
  detail: number
}

export const PORTRAIT: Framing = {
  width: 1440,
  height: 1800,
  scale: 1.56,
  eyes: [500, 605],
  detail: 1.3,
}
export const AVATAR: Framing = {
  width: 640,
  height: 640,
  scale: 1.5,
  eyes: [500, 515],
  detail: 0.8,
}

function paintScalp(ctx: SKRSContext2D, person: Person, head: HeadShape, hair: Tones) {
  if (person.style !== 'buzz' && person.style !== 'receding') return
  const cap = polygon([...curveCap()])
  inside(ctx, head.path, () =>
    fill(ctx, cap, hair.shade, { alpha: person.style === 'buzz' ? 0.78 : 0.28, blur: 8 }),
  )
}

const curveCap = () =>
  [
    [-170, 10],
    [-136, -20],
    [-132, -96],
    [-104, -146],
    [-50, -168],
    [0, -172],
    [50, -168],
    [104, -146],
    [132, -96],
    [136, -20],
    [170, 10],
    [190, -300],
    [-190, -300],
  ] as const

function paintBraid(ctx: SKRSContext2D, hair: Tones, random: Random) {
  for (let i = 8; i >= 0; i--) {
    const [x, y, w] = [-152 - i * 5 + i * i * 0.9, 66 + i * 42, 30 - i * 1.3]
    for (const d of [1, -1]) {
      const outer: Pt[] = [
        [x - d * 2, y - 26],
        [x + d * w, y - 8],
        [x + d * w * 0.8, y + 24],
        [x - d * 6, y + 48],
      ]
      const inner: Pt[] = [
        [x - d * 8, y - 14],
        [x - d * 2, y + 4],
        [x - d * 6, y + 24],
        [x - d * 8, y + 46],
      ]
      paintLock(ctx, { rails: [outer, inner], depth: d > 0 ? 0.5 : 0 }, hair, random, 0.3)
    }
  }
}

function castHairShadow(ctx: SKRSContext2D, person: Person, head: HeadShape, skin: Tones) {
  inside(ctx, head.path, () => {
    ctx.save()
    ctx.translate(9, 16)
    for (const lock of hairOf(person.style).front)
      fill(ctx, polygon(lockOutline(lock)), skin.deep, { alpha: 0.34, blur: 8 })
    ctx.restore()
  })
}

/** Curls in front run into those behind: a lit edge between them would cut the mass in two. */
const joinsBack = (lock: Lock, style: Hair) =>
  style.back.length > 0 && (lock.texture === 'curl' || lock.texture === 'coil')

function paintSitter(ctx: SKRSContext2D, person: Person, random: Random, detail: number) {
  const skin = skinTones(person.skin)
  const hair = hairTones(person.hair)
  const head = headShape(person)
  const sitter: Sitter = { person, skin, hair, head, traits: traitsOf(person) }
  const covered = person.hat === 'hijab'
  const tilt = ((person.tilt ?? 0) * Math.PI) / 180
  const leaned = (paint: () => void) => {
    ctx.save()
    ctx.translate(0, 230)
    ctx.rotate(tilt)
    ctx.translate(0, -230)
    ctx.scale(1.06, 0.95)
    paint()
    ctx.restore()
  }
  const style = hairOf(person.style)
  if (!covered)
    leaned(() => {
      for (const lock of style.back) paintLock(ctx, lock, hair, random, detail)
    })
  ctx.save()
  ctx.translate(0, -38)
  paintNeck(ctx, person, skin, head)
  paintClothes(ctx, person)
  ctx.restore()
  leaned(() => {
    if (covered) paintVeilLining(ctx, person.hatColour ?? person.cloth)
    paintHead(ctx, person, skin, head)
    paintScalp(ctx, person, head, hair)
    if (!covered) castHairShadow(ctx, person, head, skin)
    paintEyes(ctx, sitter)
    paintNose(ctx, sitter)
    const beardTone = hairTones(person.beardColour ?? person.hair)
    paintBeard(ctx, person, beardTone, skin, head, random)
    paintMouth(ctx, sitter)
    paintBrows(ctx, sitter)
    paintGlasses(ctx, sitter)
    if (!covered) {
      for (const lock of style.front) {
        paintLock(ctx, lock, hair, random, detail)
        if (!joinsBack(lock, style)) rimLight(ctx, polygon(lockOutline(lock)), 0.5, 11)
      }
      if (person.style === 'braid') paintBraid(ctx, hair, random)
    }
    if (person.hat) paintHat(ctx, person.hat, person.hatColour ?? '#c8552f')
  })
}

/** Dry strokes over everything: the hand that also painted the landscapes. */
function paintFinish(ctx: SKRSContext2D, h: number, random: Random, detail: number) {
  for (let i = 0; i < 260 * detail; i++) {
    const [x, y, a, l] = [random() * 1000, random() * h, -0.5 + random() * 0.6, 30 + random() * 90]
    line(
      ctx,
      curve([x, y], [x + Math.cos(a) * l, y + Math.sin(a) * l]),
      random() > 0.5 ? '#fff0d4' : '#1b2350',
      { alpha: 0.035 + random() * 0.04, width: 5 + random() * 16, mode: 'soft-light' },
    )
  }
  const edge = ctx.createRadialGradient(470, h * 0.45, 380, 500, h * 0.5, h * 0.82)
  edge.addColorStop(0, '#0b173600')
  edge.addColorStop(1, '#0b173658')
  fill(
    ctx,
    polygon([
      [-50, -50],
      [1050, -50],
      [1050, h + 50],
      [-50, h + 50],
    ]),
    edge,
  )
}

/** Tall hair and hats need air above them. */
const TALL = new Set(['afro', 'bun', 'manBun', 'curlyTop', 'straw', 'headwrap', 'beanie'])

function headScale(person: Person, framing: Framing) {
  return TALL.has(person.style) || TALL.has(person.hat ?? '') ? framing.scale * 0.9 : framing.scale
}

export function paintPortrait(person: Person, framing: Framing): Canvas {
  const canvas = createCanvas(framing.width, framing.height)
  const ctx = canvas.getContext('2d')
  const random = seeded(person.id)
  const unit = framing.width / 1000
  const h = framing.height / unit
  ctx.scale(unit, unit)
  paintBackdrop(ctx, person, h, random)
  ctx.save()
  ctx.translate(framing.eyes[0], framing.eyes[1])
  ctx.scale(headScale(person, framing), headScale(person, framing))
  paintSitter(ctx, person, random, framing.detail)
  ctx.restore()
  paintFinish(ctx, h, random, framing.detail)
  return canvas
}
