// The film's noon: the boat over the reef, and a leap.
import { path, points, stroke } from './core/field.js'
import { random } from './core/random.js'
import { ease, inAll, live, person, waving } from './film-people.js'
import { boatHull } from './film-things.js'

/** Noon: the boat stops over the reef and one of them cannot wait. */
export function leapAtNoon(s) {
  const five = inAll('#ffffff', '#ffffff', 0)
  live(s, 0.8, (k, t) => {
    const x = 6 + 56 * ease(-0.4, 0.46, t)
    const bob = 0.5 * Math.sin(t * 15)
    const rest = 1 - ease(0.2, 0.46, t)
    for (const [dx, l] of points('-38 14 -52 18 -44 10'))
      stroke(k, `rgba(255,255,255,${0.75 * rest})`, 0.5, `M${x + dx} ${79 + (dx % 5)}h${-l}`)
    const leap = (t - 0.5) / 0.28
    k.save()
    k.translate(x, 77 + bob + (leap > 0 && leap < 0.4 ? 0.8 : 0))
    const cheer = t > 0.55
    const [seat, on] = [
      -4.2,
      [
        [1.3, 0.2],
        [1.35, 0.15],
      ],
    ]
    for (const [name, dx, flip, arms] of [
      [
        'elena',
        -22,
        false,
        [[0.5, 1.2], cheer ? [3.5, 3.1 + 0.2 * Math.sin(t * 30)] : [-0.7, -0.5]],
      ],
      [
        'bruno',
        -11,
        false,
        [cheer ? [2, 2.6] : [0.6, 1.3], cheer ? [3.6, 3.2 + 0.2 * Math.sin(t * 26)] : [0.4, 1.2]],
      ],
      ['chiara', 0, false, [cheer ? waving(t + 0.1) : [0.6, 1.3], [0.5, 1.3]]],
      ['anna', 10.5, false, [cheer ? [2, 2.7] : [0.5, 1.2], cheer ? [3.6, 3.2] : [0.3, 1]]],
    ])
      person(k, five[name], {
        x: dx,
        y: seat + 4,
        size: 0.86,
        hip: 6,
        flip,
        legs: on,
        lean: -0.04,
        arms,
      })
    if (leap <= 0)
      person(k, five.dario, {
        x: 22,
        y: -5.6,
        size: 0.86,
        hip: 13.2 - 2.4 * ease(0.38, 0.49, t),
        legs: [
          [0.15 + 0.5 * ease(0.38, 0.49, t), -0.1 - 0.5 * ease(0.38, 0.49, t)],
          [0.25 + 0.5 * ease(0.38, 0.49, t), -0.1 - 0.5 * ease(0.38, 0.49, t)],
        ],
        lean: 0.2 * ease(0.38, 0.49, t),
        arms:
          t > 0.36
            ? [
                [-0.9, -0.7],
                [-0.8, -0.6],
              ]
            : [[2.6, 2.8], waving(t)],
      })
    boatHull(k)
    k.restore()
    if (leap > 0 && leap < 1) {
      const [dx, dy] = [x + 22 + 30 * leap, 71 - 62 * leap * (1 - leap) + 12 * leap]
      path(
        k,
        `rgba(8,80,110,${0.3 * leap})`,
        `M${dx - 6} 82C${dx - 3} 81 ${dx + 3} 81 ${dx + 6} 82C${dx + 3} 83 ${dx - 3} 83 ${dx - 6} 82Z`,
      )
      const tuck = ease(0.1, 0.5, leap)
      person(k, five.dario, {
        x: dx,
        y: dy,
        size: 0.86,
        hip: 11,
        lean: 0.3 * tuck,
        legs: [
          [0.2 + 1.7 * tuck, -0.3 - 0.4 * tuck],
          [0.35 + 1.7 * tuck, -0.2 - 0.4 * tuck],
        ],
        arms: [
          [2.6 - 1.5 * tuck, 2.8 - 1.6 * tuck],
          [2.7 - 1.6 * tuck, 2.9 - 1.7 * tuck],
        ],
      })
    }
    if (leap > 1.2) {
      const up = ease(1.2, 1.6, leap)
      k.save()
      k.beginPath()
      k.rect(0, 0, 200, 82)
      k.clip()
      person(k, five.dario, {
        x: x + 53,
        y: 97 - 10 * up + 0.5 * Math.sin(t * 18),
        size: 0.86,
        hip: 7,
        flip: true,
        arms: [waving(t), [0.9, 1.7]],
      })
      k.restore()
      stroke(k, '#ffffff', 0.7, `M${x + 45} 82q8 1.800 16 0M${x + 42} 84q11 2 22 0`)
    }
    if (leap >= 0.94) splash(k, x + 52, 81.5, Math.min(1, (leap - 0.94) / 0.75))
  })
}

function splash(k, x, y, u) {
  const r = random(7)
  const fade = 1 - u
  for (let i = 0; i < 22; i++) {
    const [vx, vy, q] = [(r() - 0.5) * 34, 16 + r() * 24, 0.5 + r() * 1.1]
    const [px, py] = [x + vx * u, y - vy * u * 1.7 + 40 * u * u]
    if (py < y + 2)
      path(k, `rgba(255,255,255,${0.95 * fade})`, `M${px} ${py - q}a${q} ${q} 0 1 0 0.010 0Z`)
  }
  path(
    k,
    `rgba(255,255,255,${0.9 * fade})`,
    `M${x - 10} ${y + 1}C${x - 7} ${y - 14 * fade} ${x - 3} ${y - 4} ${x} ${y - 20 * fade}C${x + 3} ${y - 4} ${x + 7} ${y - 14 * fade} ${x + 10} ${y + 1}C${x + 5} ${y + 3} ${x - 5} ${y + 3} ${x - 10} ${y + 1}Z`,
  )
  for (const ring of [1, 0.6]) {
    const w = 7 + 16 * u * ring
    stroke(
      k,
      `rgba(255,255,255,${0.8 * fade})`,
      0.6,
      `M${x - w} ${y + 1.5}q${w} ${3 * ring} ${w * 2} 0`,
    )
  }
}
