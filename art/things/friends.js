// Friends on a journey: jointed figures in flat shapes, 33 units tall, facing right; every pose by its angles.
import { blend, multiply } from '../core/colour.js'
import { path, stroke } from '../core/field.js'

const joint = ([x, y], angle, length) => [
  x + Math.sin(angle) * length,
  y + Math.cos(angle) * length,
]

/** A tapering limb with round ends. */
export function bone(k, colour, [x0, y0], [x1, y1], w0, w1) {
  const a = Math.atan2(y1 - y0, x1 - x0)
  const [c, s] = [Math.cos(a + Math.PI / 2) / 2, Math.sin(a + Math.PI / 2) / 2]
  k.fillStyle = colour
  k.beginPath()
  k.moveTo(x0 + c * w0, y0 + s * w0)
  k.lineTo(x1 + c * w1, y1 + s * w1)
  k.arc(x1, y1, w1 / 2, a + Math.PI / 2, a - Math.PI / 2, true)
  k.lineTo(x0 - c * w0, y0 - s * w0)
  k.arc(x0, y0, w0 / 2, a - Math.PI / 2, a + Math.PI / 2, true)
  k.fill()
}

const shaded = (c) => blend(multiply(c, '#b8a0c4'), '#3a2c58', 0.08)

/** Thigh, shin and foot; `far` lies in the shade of the other. */
function leg(k, who, hip, [upper, lower, toe], far) {
  const dim = far ? shaded : (c) => c
  const skin = dim(who.skin)
  const cloth = dim(who.legs)
  const knee = joint(hip, upper, 7.2)
  const ankle = joint(knee, lower, 6.6)
  const trousers = who.wear === 'trousers'
  const tip = joint(ankle, toe ?? lower + 1.4, 2.5)
  const shoe = who.feet ? dim(who.feet) : skin
  bone(k, shoe, [ankle[0], ankle[1] - 0.1], tip, 1.9, 1.3)
  bone(k, trousers ? cloth : skin, knee, ankle, 2.5, 1.8)
  bone(k, trousers ? cloth : skin, hip, knee, 3.5, 2.5)
  if (who.boots) bone(k, shoe, joint(knee, lower, 4.2), ankle, 2.5, 2.2)
  if (who.wear === 'shorts') bone(k, cloth, hip, joint(hip, upper, 5), 3.9, 3.7)
  return knee
}

/** Upper arm, forearm, hand. */
function arm(k, who, shoulder, [upper, lower], far) {
  const dim = far ? shaded : (c) => c
  const elbow = joint(shoulder, upper, 5.1)
  const hand = joint(elbow, lower, 5)
  const skin = dim(who.skin)
  const cloth = far ? shaded(who.top) : (who.sleeveColour ?? blend(who.top, shaded(who.top), 0.4))
  const long = who.sleeve === 'long'
  bone(k, long ? cloth : skin, elbow, joint(elbow, lower, 4), long ? 2.3 : 1.9, long ? 2 : 1.5)
  bone(k, skin, joint(elbow, lower, 4), joint(elbow, lower, 5.2), 1.5, 1.7)
  bone(k, long ? cloth : skin, shoulder, elbow, 2.5, long ? 2.3 : 1.9)
  if (!who.sleeve || who.sleeve === 'short')
    bone(k, cloth, shoulder, joint(shoulder, upper, 3), 2.8, 2.7)
  return hand
}

const HAIR = {
  long: 'M-3 -9.500C-5 -13 -4.600 -19.800 0.400 -20C3.600 -20 4.500 -17.600 3.800 -16.200C2.200 -17 1 -16.400 0.200 -14.800C-0.100 -13 -0.400 -11.600 -1 -9.600C-1.500 -8.500 -2.600 -8.500 -3 -9.500Z',
  short:
    'M-2.500 -13.600C-3.900 -17.400 -2.200 -20 0.700 -20C3.500 -20 4.500 -17.900 3.800 -16.700C2.200 -17.500 0.700 -17 0 -15.400C-0.500 -14 -1.500 -13 -2.500 -13.600Z',
  bob: 'M-3.200 -11.800C-4.800 -16.400 -2.800 -20.200 0.800 -20.100C3.700 -20 4.700 -17.600 3.900 -16.200C2.200 -17 0.800 -16.200 0.200 -14.400C0 -13 -0.600 -11.600 -1.400 -11.300C-2.200 -11.100 -2.900 -11.200 -3.200 -11.800Z',
  afro: 'M-2.800 -12.600C-5.800 -15.300 -4 -21 0.400 -21.400C4.200 -21.600 6 -18.200 4.200 -16C2.600 -17 1 -16.800 0.200 -15.200C-0.200 -13.600 -1.600 -12 -2.800 -12.600Z',
  tail: 'M-2.400 -13.800C-3.900 -17.400 -2.200 -20 0.700 -20C3.500 -20 4.500 -17.900 3.800 -16.700C2.200 -17.500 0.700 -17 0 -15.400C-0.500 -14 -1.500 -13 -2.400 -13.800ZM-2.200 -17.800C-4.400 -18.600 -6.600 -17.200 -6.900 -14.400C-7 -12.600 -6.400 -11.400 -5.600 -10.800C-5.400 -13 -4.600 -14.800 -2.400 -15.200Z',
}

function hat(k, { hat: kind, hatColour = '#f4d894' }) {
  const dark = shaded(hatColour)
  if (kind === 'straw') {
    path(k, hatColour, 'M-2.900 -17.200C-3.200 -21.400 3.400 -21.800 3.900 -17.600Z')
    path(
      k,
      dark,
      'M-2.900 -17.200C-3.100 -19.800 -1.600 -20.700 -0.200 -20.800C-1 -19.500 -1 -18.500 -0.800 -17.300Z',
    )
    path(
      k,
      '#e0483c',
      'M-3 -17.300Q0.500 -16.500 3.950 -17.600L3.800 -18.800Q0.500 -17.800 -2.900 -18.500Z',
    )
    path(
      k,
      hatColour,
      'M-6.400 -16.200C-3.600 -18.200 4.600 -18.600 7.400 -16.800C4 -15.800 -3 -15.600 -6.400 -16.200Z',
    )
    path(
      k,
      dark,
      'M-6.400 -16.200C-3 -16.700 4 -16.900 7.400 -16.800C4 -15.800 -3 -15.600 -6.400 -16.200Z',
    )
  } else if (kind === 'cap') {
    path(k, hatColour, 'M-3 -16.400C-3.300 -20.700 3.400 -21.200 3.900 -17.100Z')
    stroke(k, dark, 0.9, 'M2.600 -17H6.400')
  } else if (kind === 'beanie') {
    path(k, hatColour, 'M-3.200 -15.600C-4 -21.600 4 -22.200 4.100 -16.800Z')
    path(k, dark, 'M-3.300 -15.200L-3.400 -16.900L4.200 -18.100L4.300 -16.500Z')
    path(k, '#fff4e0', 'M0.200 -22.200a1.300 1.300 0 1 0 0.010 0Z')
  }
}

function head(k, who, turn, back) {
  k.save()
  k.translate(0.2, -11)
  k.rotate(turn)
  k.translate(-0.2, 11)
  bone(k, shaded(who.skin), [0, -9.6], [0.4, -13], 2.6, 2.5)
  if (back) k.scale(-1, 1)
  path(
    k,
    who.skin,
    'M-2.500 -15.500C-2.500 -19 3.400 -19.600 3.700 -16.200C4.200 -15.300 4.500 -14.800 4 -14.500C4 -12.700 2.800 -11.700 1.300 -11.700C-1 -11.700 -2.500 -13.200 -2.500 -15.500Z',
  )
  if (who.beard)
    path(
      k,
      who.hair,
      'M-1.200 -14.700C0 -13.900 1.500 -13.900 3.900 -13.800C3.900 -11.800 2.900 -10.500 1.200 -10.600C-0.600 -10.700 -1.600 -12.500 -1.200 -14.700Z',
    )
  if (who.style) path(k, who.hair, HAIR[who.style])
  if (who.hat) hat(k, who)
  path(k, '#33222c', 'M2.200 -16.100a0.460 0.620 0 1 0 0.010 0Z')
  stroke(k, who.beard ? '#f6d8c4' : '#9c3c3c', 0.5, 'M1.500 -13.400Q2.600 -12.400 3.500 -13.400')
  path(k, 'rgba(226,96,80,.3)', 'M1.100 -14.700a0.800 0.600 0 1 0 0.010 0Z')
  k.restore()
}

const TORSO =
  'M-2.800 1C-3 -3 -3.700 -7 -3 -9.800C-1.700 -11.200 1.600 -11.200 2.800 -9.900C3.600 -7.600 3.200 -3 2.800 1C1.500 1.800 -1.500 1.800 -2.800 1Z'
/** The half of the body away from the light: behind it or before it. */
const SHADE = {
  back: 'M-2.800 1C-3 -3 -3.700 -7 -3 -9.800C-2.300 -10.600 -1.400 -10.900 -0.400 -10.900C-1.300 -7 -1.200 -3 -0.800 1.500C-1.600 1.500 -2.300 1.300 -2.800 1Z',
  front:
    'M2.800 1C3.200 -3 3.600 -7.600 2.800 -9.900C2.200 -10.600 1.300 -10.900 0.500 -10.900C1.300 -7 1.300 -3 0.800 1.500C1.600 1.500 2.300 1.300 2.800 1Z',
}

/**
 * A friend. x, y: ground under the hips; hip: their height; legs and arms: [far, near], angles from straight down,
 * forward positive (a third of a leg turns its foot); `shade` the side away from the light, `back` looks over the
 * shoulder. `hold(k, near, far)` draws what the hands hold, before the near arm; `pack` a rucksack's colour.
 */
export function friend(k, who, pose) {
  const { x, y, size = 1, flip, hip = 14, lean = 0, turn = 0, shade = 'front', back } = pose
  const legs = pose.legs ?? [
    [-0.08, -0.1],
    [0.08, 0.04],
  ]
  const arms = pose.arms ?? [
    [0.2, 0.4],
    [-0.1, 0.1],
  ]
  k.save()
  k.translate(x, y)
  k.scale(flip ? -size : size, size)
  k.translate(0, -hip)
  const body = (draw) => {
    k.save()
    k.rotate(lean)
    draw()
    k.restore()
  }
  let far
  body(() => {
    far = arm(k, who, [0.7, -9.2], arms[0], true)
  })
  const k0 = leg(k, who, [0.4, 0], legs[0], true)
  if (who.wear !== 'skirt') leg(k, who, [-0.4, 0], legs[1])
  else {
    const k1 = leg(k, who, [-0.4, 0], legs[1])
    const [l, r] = [Math.min(k0[0], k1[0]) - 2.2, Math.max(k0[0], k1[0]) + 2.2]
    const low = Math.max(k0[1], k1[1]) + (who.skirt ?? 0.8)
    path(
      k,
      who.legs,
      `M-2.900 -1.500C-3.300 1 ${l} ${low - 3} ${l} ${low}Q0 ${low + 1.2} ${r} ${low}C${r} ${low - 3} 3.300 1 2.900 -1.500Z`,
    )
    const mid = (l + r) / 2
    path(
      k,
      shaded(who.legs),
      shade === 'front'
        ? `M0.800 -1.500C1 2 ${mid + 1} ${low - 3} ${mid + 0.6} ${low + 0.6}Q${r - 1} ${low + 0.5} ${r} ${low}C${r} ${low - 3} 3.300 1 2.900 -1.500Z`
        : `M-2.900 -1.500C-3.300 1 ${l} ${low - 3} ${l} ${low}Q${l + 1} ${low + 0.5} ${mid - 0.6} ${low + 0.6}C${mid - 1} ${low - 3} -1 2 -0.800 -1.500Z`,
    )
  }
  body(() => {
    if (pose.pack) {
      path(
        k,
        pose.pack,
        'M-2.600 -10.600C-6.900 -11.400 -7.600 -9 -7.400 -2C-7 0.400 -4 0.400 -2.600 -0.200Z',
      )
      path(
        k,
        shaded(pose.pack),
        'M-2.600 -3.600C-4.600 -3 -6.400 -3 -7.450 -3.600L-7.400 -2C-7 0.400 -4 0.400 -2.600 -0.200Z',
      )
      if (pose.roll) bone(k, pose.roll, [-3.4, -11.9], [-6.4, -11.9], 2.4, 2.4)
    }
    path(k, who.top, TORSO)
    path(k, shaded(who.top), SHADE[shade])
    if (pose.pack)
      stroke(k, shaded(pose.pack), 0.9, 'M-1.600 -10.400C1.300 -9.600 1.500 -6 -1.800 -3.400')
    head(k, who, turn - lean * 0.7, back)
    const near = [...joint(joint([-0.3, -9.2], arms[1][0], 5.1), arms[1][1], 5)]
    pose.hold?.(k, near, far)
    arm(k, who, [-0.3, -9.2], arms[1], false)
    pose.over?.(k, near, far)
  })
  k.restore()
}

/** Legs of somebody on the way: where in the step (0..1), how long it is. */
export function striding(t, pace = 1) {
  const one = (p) => {
    const thigh = 0.5 * Math.sin(p) * pace
    return [thigh, thigh - (0.06 + 0.75 * Math.max(0, Math.cos(p))) * pace]
  }
  return [one((t + 0.5) * Math.PI * 2), one(t * Math.PI * 2)]
}
