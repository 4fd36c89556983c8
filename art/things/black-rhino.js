// A black rhino that walks to the right into low light from the right; the shoulder is 20 high, feet at 0.
import { Path2D } from '@napi-rs/canvas'
import { path, points, stroke } from '../core/field.js'
import { closed } from './curves.js'

const OUTLINE = points(
  '-18.4 -13.4 -17.6 -16.4 -14.6 -18.6 -9.4 -19.3 -3.6 -18.3 1.4 -18 5.4 -19.6 8.8 -20.1 11.6 -19 13.8 -18.2 15.6 -17.2 17 -15.8 18.6 -14.6 20.4 -14 21.6 -12.8 22.3 -11.2 22.4 -9.7 21.5 -9.5 20.6 -9.9 19.4 -8.9 17.4 -8.5 15 -9.2 13 -9.4 12.2 -8 10.6 -6.8 7 -6.2 2 -5.5 -4 -5.4 -9 -6.4 -12 -7.4 -16.4 -8.6 -18.2 -10.6',
)
const TRUNK = closed(OUTLINE, 0.5)
// The calf holds its head up and steps with the other leg.
const RAISED = closed(
  OUTLINE.map(([x, y]) => [x, x > 11 ? y - (x - 11) * 0.24 : y + 0.3]),
  0.5,
)
const LEGS = {
  hindNear:
    '-17.8 -12 -12 -13 -8.2 -10 -9.2 -6.6 -11.2 -4.4 -11.2 -2.4 -10.4 -0.9 -10.4 0 -14.6 0 -14.8 -1 -14.4 -2.4 -15.2 -4.2 -17.2 -7 -18.3 -9.6',
  foreNear:
    '5.6 -11 10.6 -11 11.6 -7.6 10.6 -4.8 11 -2.4 11.8 -0.9 11.9 0 7.6 0 7.4 -1 7.6 -2.4 7 -4.6 6 -7.4',
  hindFar:
    '-12 -9 -7 -9 -6.4 -6 -7.4 -3.8 -6.9 -2 -6.1 -0.8 -6.1 -0.2 -9.9 -0.2 -10.1 -1 -9.9 -2.4 -10.8 -4.4 -12 -6.6',
  foreFar:
    '0.6 -9 5.6 -9 6 -6.4 4.6 -4 4.2 -2.2 4.8 -0.9 4.9 -0.2 1 -0.2 0.8 -1 1.1 -2.4 0.9 -4.4 0.6 -6.6',
}
/** `step` moves the foot and leaves the joint at the trunk where it is. */
const leg = (name, step = 0) =>
  closed(
    points(LEGS[name]).map(([x, y]) => [x + step * Math.max(0, 1 + y / 9), y]),
    0.42,
  )
const HORN =
  'M18.800 -14.500C19.600 -16.600 21.200 -19.400 24.600 -22C23.800 -19 23.200 -16.200 21.400 -13.200Z'
const REAR =
  'M15.800 -17C16.200 -18.600 16.800 -19.800 18 -21C18.300 -19 18.500 -17.200 18.400 -14.800Z'
const EAR =
  'M11.200 -18.600C10.400 -19.800 10.500 -21.200 11.500 -22C12.700 -21.400 13.300 -19.800 13.200 -18.200Z'
const FAR_EAR =
  'M13 -18.200C13 -19.400 13.500 -20.600 14.500 -21C15.200 -20.200 15.100 -18.800 14.400 -17.600Z'
const TAIL = 'M-18 -15C-19.400 -14 -19.600 -11.400 -19 -8.600'
// A calf has only the bud of a horn.
const BUD =
  'M19.200 -14.300C19.800 -15.400 20.400 -16 21.400 -16.400C21.400 -15.200 21.300 -14.200 20.900 -13.400Z'

/** tones: { far, body, warm, lit, horn, ink }; `flat`: one colour for a shadow. */
export function rhino(k, { calf, tones, flat }) {
  const c = (name) => flat ?? tones[name]
  const trunk = calf ? RAISED : TRUNK
  const stride = calf ? { hindNear: 3.4, foreNear: -3.6, hindFar: -3.6, foreFar: 4.4 } : {}
  path(k, c('far'), leg('hindFar', stride.hindFar) + leg('foreFar', stride.foreFar))
  path(k, c('far'), FAR_EAR)
  stroke(k, c('far'), 0.7, TAIL)
  path(
    k,
    c('far'),
    'M-19.500 -9C-19.900 -7.600 -19.600 -6.600 -19 -6C-18.300 -6.800 -18.400 -8 -18.600 -9Z',
  )
  path(k, c('body'), trunk)
  path(k, c('body'), `${leg('hindNear', stride.hindNear)}${leg('foreNear', stride.foreNear)}`)
  k.save()
  if (calf) k.translate(0, -2.3)
  path(k, c('horn'), calf ? BUD : HORN + REAR)
  k.restore()
  path(k, c('body'), EAR)
  if (flat) return
  const inside = (outline, draw) => {
    k.save()
    k.clip(new Path2D(outline))
    draw()
    k.restore()
  }
  inside(trunk, () => {
    // Belly and hollow of the flank turn from the light.
    path(k, tones.far, 'M-20 -8C-12 -9 -6 -7 0 -7.400C6 -7.800 10 -8.400 13 -10.200L14 -4H-20Z')
    // The back in the sun, broad over rump and shoulder, thin in the saddle between.
    path(
      k,
      tones.warm,
      'M-19 -14C-16 -16.400 -11 -16.200 -8 -15C-4 -14 0 -14.600 3 -15.600C6 -16.400 7.600 -14.800 8 -12C8.200 -10 9.600 -8.600 11 -8.400C12.400 -10 12.600 -12.400 13.600 -13.400C15 -14 17.600 -12.400 19 -10.800C20 -10 21.400 -10.600 23 -10L24 -24H-19Z',
    )
    path(
      k,
      tones.lit,
      'M-18 -15.600C-15 -17.800 -11 -18 -7.600 -17.200C-3.600 -16.400 1 -16.600 4.400 -18C7.400 -18.800 9.800 -17.600 10.600 -15.400C11.400 -16.400 13.400 -16.800 15 -15.600C16.800 -14.200 18.600 -12.800 20 -12.400C21 -12 21.400 -11 22.800 -10.400L25 -24H-18Z',
    )
    // The fold behind the shoulder, those of the neck.
    path(
      k,
      tones.far,
      'M4.400 -16.200C2.700 -13.600 2.900 -10.400 4.900 -7.600C3.900 -10.400 3.700 -13.400 4.400 -16.200Z',
    )
    path(
      k,
      tones.far,
      'M11.300 -17C9.700 -14.600 9.900 -11.600 12 -9.400C11 -11.800 10.700 -14.400 11.300 -17Z',
    )
    path(
      k,
      tones.far,
      'M-8.600 -15.800C-6.900 -13 -7.300 -9.600 -9.600 -7C-8.300 -9.800 -8 -12.800 -8.600 -15.800Z',
    )
  })
  for (const [name, lit, warm] of [
    [
      'hindNear',
      'M-12.400 -14C-9.600 -11 -9.600 -8.400 -11.600 -5.600C-12.600 -4 -12 -2 -11.800 1H-7V-14Z',
      'M-14 -14C-12 -10 -12 -7.400 -13.400 -4.800C-13.800 -3 -13 -1 -13 1H-7V-14Z',
    ],
    [
      'foreNear',
      'M9.600 -12C10.400 -8 9.400 -5 9.700 -3C10 -1.400 10.600 -1 10.600 1H14V-12Z',
      'M8 -12C8.800 -8 8.200 -5 8.400 -3C8.600 -1.400 9 -1 9 1H14V-12Z',
    ],
  ])
    inside(leg(name, stride[name]), () => {
      k.translate((stride[name] ?? 0) * 0.5, 0)
      path(k, tones.warm, warm)
      path(k, tones.lit, lit)
    })
  inside(EAR, () => path(k, tones.lit, 'M11.500 -23C12 -21 12.300 -19.500 12.300 -18H14V-23Z'))
  if (!calf) {
    inside(HORN, () =>
      path(k, tones.lit, 'M24.800 -22.200C22.600 -19.400 21.200 -16.600 20.600 -13H24Z'),
    )
    inside(REAR, () => path(k, tones.lit, 'M18.100 -21.200C17.600 -19 17.600 -17 17.600 -14H19Z'))
  }
  k.save()
  if (calf) k.transform(1, -0.24, 0, 1, 0, 2.64)
  // Eye low on the head, nostril, the hooked lip.
  path(k, tones.ink, 'M16.300 -13.600a0.420 0.360 0 1 0 0.840 0a0.420 0.360 0 1 0 -0.840 0Z')
  if (!calf) stroke(k, tones.far, 0.26, 'M15.900 -14.300Q16.700 -14.800 17.500 -14.100')
  path(
    k,
    tones.ink,
    'M20.900 -11.600C21.300 -12 21.700 -11.800 21.700 -11.400C21.400 -11.100 21.100 -11.200 20.900 -11.600Z',
  )
  stroke(k, tones.far, 0.26, 'M21.800 -9.700C21 -10.100 20.200 -10.100 19.400 -10')
  k.restore()
  // Toes.
  for (const x of [-13.6, -12.4, -11.3, 8.6, 9.8, 10.9].map(
    (v) => v + ((v < 0 ? stride.hindNear : stride.foreNear) ?? 0),
  ))
    path(k, tones.horn, `M${x - 0.42} 0C${x - 0.42} -0.900 ${x + 0.42} -0.900 ${x + 0.42} 0Z`)
}

/** A cattle egret, 5 high, that looks to the right. */
export function egret(k, [lit, shade, bill]) {
  stroke(k, '#3c3440', 0.24, 'M-0.300 -1.800V0M0.300 -1.800V0')
  path(
    k,
    shade,
    'M-2.200 -1.600C-1.400 -2.900 0 -3.400 1 -3.200C1.500 -3.400 1 -4.200 1.100 -4.800C1.300 -5.500 2.300 -5.500 2.500 -4.800C2.400 -4.200 1.900 -4 2 -3.200C1.900 -2 0.900 -1.400 -0.100 -1.400Z',
  )
  path(
    k,
    lit,
    'M-0.800 -1.800C0.400 -2.200 1.200 -2.800 1.300 -3.600C1.300 -4.200 1.200 -4.600 1.500 -5.100C1.900 -5.500 2.400 -5.200 2.500 -4.800C2.400 -4.200 1.900 -4 2 -3.200C1.900 -2.200 1 -1.500 0 -1.400Z',
  )
  path(k, bill, 'M2.400 -5L3.600 -4.600L2.460 -4.560Z')
}
