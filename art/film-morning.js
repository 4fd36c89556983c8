// The film's morning: five strangers meet at an airport, and share a basket an hour later.
import { path, stroke } from './core/field.js'
import { ease, inAll, live, person, walking, waving } from './film-people.js'
import { basketBelow, takingOff } from './film-things.js'
import { hallFrame } from './scenes/departure.js'

function floorShadow(k, x, y, long) {
  path(
    k,
    'rgba(40,28,84,.4)',
    `M${x - 4} ${y}C${x - 2} ${y - 1} ${x + 4} ${y - 1} ${x + long} ${y + 2.4}C${x + 4} ${y + 2.2} ${x - 2} ${y + 1.2} ${x - 4} ${y}Z`,
  )
}

function suitcase(colour, shade) {
  return (k, [x, y]) => {
    stroke(k, '#4a4868', 0.5, `M${x} ${y}L${x - 3.2} ${y + 5}`)
    path(k, colour, `M${x - 7} ${y + 4.6}h5.600v8.200h-5.600Z`)
    path(k, shade, `M${x - 7} ${y + 4.6}h2v8.200h-2Z`)
    path(
      k,
      '#2c2448',
      `M${x - 6.4} ${y + 12.8}h1.200v1h-1.200ZM${x - 3} ${y + 12.8}h1.200v1h-1.200Z`,
    )
  }
}

/** First light: they come from everywhere to the one who holds the sign. */
export function meetingAtDawn(s) {
  live(s, 0.2, (k, t) => takingOff(k, 70 + 74 * t, 47 - 30 * t ** 1.5, 0.32 * Math.min(1, t * 1.6)))
  hallFrame(s)
  const five = inAll('#fff0e4', '#4a3c78', 0.1)
  const guests = [
    ['anna', -22, 56, 0, 0.6, '#3f6fa0', '#2c4f80'],
    ['chiara', 172, 116, 0, 0.6, '#e08a4c', '#b05f3c'],
    ['bruno', 4, 71, 0, 0.5, '#4f7a5c', '#375844'],
    ['dario', 204, 131, 0.05, 0.8, '#c9444c', '#8f2f44'],
  ]
  live(s, 0.85, (k, t) => {
    floorShadow(k, 96, 84, 12)
    person(k, five.elena, {
      x: 96,
      y: 84,
      size: 1.16,
      flip: true,
      turn: t > 0.7 ? -0.06 : 0,
      legs: [
        [-0.1, -0.06],
        [0.1, 0.04],
      ],
      arms: [
        [2.2, 2.5],
        [0.2, 0.5 + 0.3 * Math.sin(t * 6)],
      ],
    })
    const lift = 0.4 * Math.sin(t * 9)
    stroke(k, '#6a5070', 0.7, `M86.700 ${51 + lift}V${46 + lift}`)
    path(k, '#f4711f', `M79.700 ${36 + lift}h14v10.500h-14Z`)
    for (const y of [39.5, 43])
      stroke(k, '#fff4dc', 1.1, `M82 ${y + lift}q2.350 -2.400 4.700 0t4.700 0`)
    for (const [name, from, to, start, end, colour, shade] of guests) {
      const go = ease(start, end, t)
      const x = from + (to - from) * go
      const pace = t < end ? Math.min(1, (end - t) * 9) : 0
      const { legs, arms, rise } = walking(Math.abs(to - from) * go, pace)
      floorShadow(k, x, 85, 12)
      const hello = t > end - 0.05
      const flip = to > 96
      const [far] = arms
      // The hand with the suitcase stays behind, the other one swings and then waves.
      person(k, five[name], {
        x,
        y: 85 - rise,
        size: 1.16,
        flip,
        legs,
        lean: 0.05 * pace,
        arms: [hello ? waving(t + start) : far, [-0.35, -0.15]],
        hold: suitcase(colour, shade),
      })
    }
  })
}

/** Sunrise: the same five in one basket, shy no more. */
export function balloonAtSunrise(s) {
  const five = inAll('#ffe2c0', '#6a3c50', 0.16)
  live(s, 0.95, (k, t) => {
    const [x, y] = [98 + 4 * Math.sin(t * 2.2), 96 - 26 * ease(-0.3, 1.1, t)]
    k.save()
    k.translate(x, y)
    k.rotate(0.02 * Math.sin(t * 5))
    basketBelow(k, t, false)
    for (const [name, dx, flip, turn, arms] of [
      ['bruno', -17, true, -0.08, [t > 0.25 ? waving(t) : [0.4, 1.2], [0.5, 1.4]]],
      [
        'chiara',
        -8.6,
        true,
        -0.1,
        [
          [0.5, 1.3],
          [0.45, 1.25],
        ],
      ],
      [
        'elena',
        -0.2,
        false,
        -0.05,
        [
          [0.4, 1.2],
          [0.4, 1.2],
        ],
      ],
      [
        'anna',
        8,
        false,
        -0.1,
        [
          [1.5, 1.62],
          [0.4, 1.1],
        ],
      ],
      ['dario', 16.6, false, -0.2, [t > 0.45 ? waving(t + 0.2) : [0.4, 1.1], [0.3, 1]]],
    ])
      person(k, five[name], {
        x: dx,
        y: -0.5 + 0.3 * Math.sin(t * 8 + dx),
        size: 0.98,
        flip,
        hip: 9,
        turn,
        arms,
      })
    basketBelow(k, t, true)
    k.restore()
  })
}
