// The five of the film, drawn anew in every frame: jointed figures in flat shapes, 32 units tall, facing right.
import { blend, multiply } from './core/colour.js'
import { path, stroke } from './core/field.js'

/** Strangers at first light, friends by night: each keeps a colour, so that one knows them again. */
export const FIVE = {
  anna: {
    skin: '#f0b894',
    hair: '#3a2436',
    top: '#e2483c',
    dark: '#a92f3c',
    legs: '#2f4470',
    style: 'long',
  },
  bruno: {
    skin: '#d99a70',
    hair: '#5a3428',
    top: '#2f9a9c',
    dark: '#1f6a78',
    legs: '#4a4258',
    style: 'beard',
  },
  chiara: {
    skin: '#f6c8a0',
    hair: '#d99a3c',
    top: '#f6c53c',
    dark: '#d08f2c',
    legs: '#4f6a9c',
    style: 'bob',
  },
  dario: {
    skin: '#8a5238',
    hair: '#2a1c2c',
    top: '#7a5ab0',
    dark: '#54408c',
    legs: '#3a3448',
    style: 'afro',
  },
  elena: {
    skin: '#e8ac84',
    hair: '#7a4430',
    top: '#f4eee2',
    dark: '#c4bccc',
    legs: '#5a6a58',
    style: 'cap',
  },
}

/** The same person in another light: every colour under `tint`, then a little into `air`. */
export function inLight(who, tint, air, share) {
  const lit = (c) => blend(multiply(c, tint), air, share)
  return Object.fromEntries(
    Object.entries(who).map(([part, c]) => [part, part === 'style' ? c : lit(c)]),
  )
}

const joint = (x, y, angle, length) => [x + Math.sin(angle) * length, y + Math.cos(angle) * length]

/** Two bones and what is at their end; angles from straight down, forward positive. */
function limb(k, colour, width, [x, y], [upper, lower], [l1, l2]) {
  const [mx, my] = joint(x, y, upper, l1)
  const [ex, ey] = joint(mx, my, lower, l2)
  stroke(k, colour, width, `M${x} ${y}L${mx} ${my}L${ex} ${ey}`)
  return [ex, ey, mx, my]
}

function leg(k, colour, hip, angles) {
  const [x, y] = limb(k, colour, 3.1, hip, angles, [6.8, 6.6])
  const toe = Math.max(-0.5, Math.min(0.9, angles[1] * -0.7))
  stroke(k, '#f2ead8', 1.7, `M${x} ${y - 0.1}l${2.2 * Math.cos(toe)} ${2.2 * Math.sin(-toe) * 0.6}`)
}

function arm(k, { skin }, sleeve, shoulder, [upper, lower]) {
  const [mx, my] = joint(...shoulder, upper, 5.2)
  const [ex, ey] = joint(mx, my, lower, 5)
  stroke(k, skin, 1.9, `M${mx} ${my}L${ex} ${ey}`)
  stroke(k, sleeve, 2.6, `M${shoulder[0]} ${shoulder[1]}L${mx} ${my}`)
  path(k, skin, `M${ex} ${ey - 1.3}a1.300 1.300 0 1 0 0.010 0Z`)
  return [ex, ey]
}

const HAIR = {
  long: 'M-3 -10C-4.600 -16 -3 -19.500 0.500 -19.600C3.600 -19.600 4.400 -17.600 3.900 -16.400C2.400 -17 1 -16.600 0.400 -15C0 -13.600 -0.600 -12.500 -1 -10C-1.600 -9 -2.600 -9 -3 -10Z',
  beard:
    'M-2.600 -14C-3.600 -17.500 -2 -19.700 0.800 -19.600C3.400 -19.500 4.200 -17.600 3.800 -16.600C2 -17.400 0.600 -16.800 0 -15.400C-0.400 -14 -1.600 -13 -2.600 -14Z',
  bob: 'M-3.200 -12C-4.600 -16.500 -2.600 -19.700 0.800 -19.600C3.600 -19.500 4.500 -17.400 4 -16.200C2.200 -17 0.800 -16.200 0.200 -14.400C0 -13 -0.600 -11.600 -1.400 -11.400C-2.200 -11.200 -2.900 -11.400 -3.200 -12Z',
  afro: 'M-2.800 -12.800C-5.400 -15.500 -3.600 -20.600 0.500 -20.800C4 -21 5.600 -18 4.200 -16C2.600 -17 1 -16.800 0.200 -15.200C-0.200 -13.600 -1.600 -12.200 -2.800 -12.800Z',
  cap: 'M-2.600 -12.500C-3.800 -15 -3 -17.500 -1.500 -18.200H1C0.600 -16.500 0.200 -14.500 -0.600 -13.200C-1.200 -12 -2.200 -11.600 -2.600 -12.500Z',
}

function head(k, who, turn) {
  k.save()
  k.translate(0.3, -11.2)
  k.rotate(turn)
  k.translate(0, 11.2)
  path(k, who.skin, 'M-1.200 -13H1.600V-10H-1.400Z')
  path(
    k,
    who.skin,
    'M-2.500 -15.500C-2.500 -19 3.400 -19.600 3.700 -16C4.300 -15.200 4.500 -14.700 4 -14.500C4 -12.700 2.800 -11.800 1.300 -11.800C-1 -11.800 -2.500 -13.200 -2.500 -15.500Z',
  )
  if (who.style === 'beard')
    path(
      k,
      who.hair,
      'M-1 -14.500C0 -13.700 1.500 -13.600 3.800 -13.500C3.900 -11.800 2.800 -10.700 1.200 -10.800C-0.600 -10.900 -1.400 -12.500 -1 -14.500Z',
    )
  path(k, who.hair, HAIR[who.style])
  if (who.style === 'cap') {
    path(k, '#f4711f', 'M-2.900 -16.400C-3 -19.800 3.200 -20.400 3.700 -16.800Z')
    stroke(k, '#c9520f', 0.9, 'M2.400 -16.700H5.800')
  }
  path(k, '#33222c', 'M2.200 -16a0.500 0.650 0 1 0 0.010 0Z')
  stroke(
    k,
    who.style === 'beard' ? blend(who.skin, '#fff4ea', 0.7) : '#9c3c3c',
    0.5,
    'M1.400 -13.300Q2.600 -12.400 3.500 -13.400',
  )
  path(k, 'rgba(226,96,80,.28)', 'M1 -14.400a0.800 0.600 0 1 0 0.010 0Z')
  k.restore()
}

/**
 * A figure. x, y: the ground under its hips; hip: how high they are; legs and arms: [far, near], each two angles;
 * lean of the body, turn of the head. Returns nothing; `hold(k, hand)` draws what the near hand holds.
 */
export function person(
  k,
  who,
  {
    x,
    y,
    size = 1,
    flip,
    hip = 13.2,
    lean = 0,
    turn = 0,
    legs,
    arms = [
      [-0.1, 0.1],
      [0.1, 0.3],
    ],
    hold,
    pack,
  },
) {
  k.save()
  k.translate(x, y)
  k.scale(flip ? -size : size, size)
  const at = [0, -hip]
  if (legs) leg(k, blend(who.legs, '#1c1c40', 0.3), at, legs[0])
  k.save()
  k.translate(...at)
  k.rotate(lean)
  arm(k, who, who.dark, [0.8, -9.4], arms[0])
  if (pack) path(k, pack, 'M-3 -10C-6.600 -10 -7 -7 -6.600 -2C-6 -0.600 -4 -0.600 -3 -1Z')
  k.restore()
  if (legs) leg(k, who.legs, at, legs[1])
  k.save()
  k.translate(...at)
  k.rotate(lean)
  path(
    k,
    who.top,
    'M-3.200 0.800C-3.700 -4 -3.900 -8 -3.100 -10.200C-1.800 -11.400 1.600 -11.400 2.900 -10.200C3.700 -8 3.500 -4 3.100 0.800Z',
  )
  path(
    k,
    who.dark,
    'M-3.200 0.800C-3.700 -4 -3.900 -8 -3.100 -10.200C-2.600 -10.800 -1.800 -11 -1 -11.050C-1.900 -8 -1.900 -4 -1.500 0.800Z',
  )
  head(k, who, turn - lean * 0.6)
  const hand = arm(k, who, who.dark, [-0.4, -9.2], arms[1])
  hold?.(k, hand)
  k.restore()
  k.restore()
}

/** Legs and arms of somebody who walks, by how far they have come; `pace` 0 stands. */
export function walking(way, pace = 1) {
  const phase = (way / 15) * Math.PI * 2
  const step = (p) => {
    const thigh = 0.5 * Math.sin(p) * pace
    return [thigh, thigh - (0.05 + 0.7 * Math.max(0, Math.cos(p))) * pace]
  }
  const swing = (p) => {
    const a = -0.45 * Math.sin(p) * pace
    return [a, a + 0.25 + 0.2 * pace]
  }
  return {
    legs: [step(phase + Math.PI), step(phase)],
    arms: [swing(phase + Math.PI), swing(phase)],
    rise: 0.5 * Math.abs(Math.cos(phase)) * pace,
  }
}

/** An arm that waves before the face, clear of it. */
export const waving = (t) => [2, 2.75 + 0.35 * Math.sin(t * 34)]

/** 0 before `from`, 1 after `to`, soft between. */
export function ease(from, to, t) {
  const u = Math.max(0, Math.min(1, (t - from) / (to - from)))
  return u * u * (3 - 2 * u)
}

/** A plane of its own, drawn anew in every frame: `draw(k, t)` in the field of 160 × 90, t from 0 to 1. */
export function live(s, depth, draw) {
  s.cut(depth)
  Object.assign(s.cuts.at(-1), { live: draw })
}

/** All five in another light. */
export const inAll = (tint, air, share) =>
  Object.fromEntries(
    Object.entries(FIVE).map(([name, who]) => [name, inLight(who, tint, air, share)]),
  )
