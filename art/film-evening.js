// The film's evening: elephants at sunset, and friends round a fire at night.
import { path, points, stroke } from './core/field.js'
import { random } from './core/random.js'
import { ease, inAll, live, person } from './film-people.js'
import { campFire, jeepBody, jeepDoor } from './film-things.js'

/** Sunset: the engine stops, nobody speaks. */
export function hushAtSunset(s) {
  const five = inAll('#c9704c', '#3a1830', 0.3)
  live(s, 0.95, (k, t) => {
    const go = ease(-0.5, 0.45, t)
    const x = -24 + 63 * go
    const shake = 0.35 * Math.sin(t * 70) * (1 - ease(0.2, 0.45, t))
    const seen = t > 0.4
    const [near, far] = [ease(0.4, 0.5, t), ease(0.55, 0.68, t)]
    k.save()
    k.translate(x, 80)
    k.save()
    k.translate(0, shake)
    jeepBody(k)
    for (const [name, dx, arms, turn, lean] of [
      [
        'bruno',
        -17,
        [
          [0.5, 1.3],
          [0.4 + 0.5 * far, 1.3 + 1.2 * far],
        ],
        -0.05,
        0,
      ],
      [
        'anna',
        -9,
        [
          [0.5, 1.3],
          [0.4 + 1.25 * near, 1.2 + 0.5 * near],
        ],
        -0.08 * near,
        0.06 * near,
      ],
      [
        'dario',
        -1,
        [
          [0.5, 1.2],
          [0.4, 1.3],
        ],
        0,
        0.1 * far,
      ],
      [
        'chiara',
        6.5,
        [
          [0.5 + 0.6 * far, 1.3 + 1.2 * far],
          [0.4 + 0.7 * far, 1.2 + 1.4 * far],
        ],
        -0.04,
        0.04,
      ],
      [
        'elena',
        16,
        [
          [0.9, 1.7],
          [0.8, 1.6],
        ],
        seen ? -0.1 : 0,
        0,
      ],
    ])
      person(k, five[name], {
        x: dx,
        y: name === 'elena' ? -6 : -11.5,
        size: 0.84,
        hip: 9,
        arms,
        turn,
        lean,
        hold: name === 'chiara' && far > 0.6 ? glasses : undefined,
      })
    jeepDoor(k)
    k.restore()
    for (const wx of [-20, 21]) wheel(k, wx, -1, (x + wx) / 6)
    k.restore()
    const dust = 1 - ease(0.3, 0.8, t)
    for (const [dx, dy, q] of points('-34 -2 5 -42 -4 7 -52 -3 6', 3))
      path(
        k,
        `rgba(220,130,70,${0.4 * dust})`,
        `M${x + dx} ${80 + dy - q}a${q} ${q * 0.7} 0 1 0 0.010 0Z`,
      )
  })
}

const glasses = (k, [x, y]) => path(k, '#1a1018', `M${x - 1} ${y - 1.6}h3.600v2.200h-3.600Z`)

function wheel(k, x, y, turn) {
  k.save()
  k.translate(x, y)
  k.rotate(turn)
  path(k, '#1a1018', 'M0 -6.500a6.500 6.500 0 1 0 0.010 0Z')
  path(k, '#7a4a3c', 'M0 -3.400a3.400 3.400 0 1 0 0.010 0Z')
  stroke(k, '#2a1820', 0.9, 'M-3 0H3M0 -3V3')
  k.restore()
}

/** Night: one fire, five cups, a sky that nobody sleeps through. */
export function toastAtNight(s) {
  const warm = inAll('#ffd0a0', '#4a2a40', 0.12)
  const cup = (k, [x, y]) => {
    path(k, '#f4eee2', `M${x - 0.2} ${y - 2.6}h3v3.200h-3Z`)
    stroke(k, '#f4eee2', 0.5, `M${x + 2.8} ${y - 1.8}q1.400 0.700 0 1.600`)
  }
  live(s, 0.95, (k, t) => {
    const lift = ease(0.42, 0.56, t)
    const glow = k.createRadialGradient(80, 78, 2, 80, 78, 46)
    const flick = 0.5 + 0.06 * Math.sin(t * 60) + 0.04 * Math.sin(t * 97)
    glow.addColorStop(0, `rgba(255,170,80,${flick})`)
    glow.addColorStop(0.5, `rgba(255,140,70,${flick * 0.3})`)
    glow.addColorStop(1, 'rgba(255,140,70,0)')
    k.fillStyle = glow
    k.fillRect(30, 34, 100, 60)
    k.translate(0, -4.5)
    const raise = [0.7 + 1.25 * lift, 1.6 + 0.85 * lift + 0.05 * Math.sin(t * 22)]
    const sit = [
      [1.5, 0.12],
      [1.42, 0.02],
    ]
    // The one behind the fire pours first, then lifts her cup with the others.
    person(k, warm.elena, {
      x: 79,
      y: 82,
      size: 1.06,
      legs: [
        [-0.1, -0.06],
        [0.1, 0.04],
      ],
      arms: [[0.6, 1.3], raise],
      hold: cup,
      turn: -0.1 * lift,
    })
    for (const [a, b] of points('27 63 97 133')) {
      path(
        k,
        '#3a2a3c',
        `M${a} 80.500C${a + 6} 78.500 ${b - 6} 78.500 ${b} 80.500V84C${b - 6} 85 ${a + 6} 85 ${a} 84Z`,
      )
      path(
        k,
        '#8a5a48',
        `M${a} 80.500C${a + 6} 78.500 ${b - 6} 78.500 ${b} 80.500C${b - 6} 81.600 ${a + 6} 81.600 ${a} 80.500Z`,
      )
    }
    const close = ease(0.6, 0.8, t)
    const seats = [
      ['bruno', 34 + 2 * close, false, close],
      ['anna', 55, false, 0],
      ['dario', 105, true, 0],
      ['chiara', 126 - 2 * close, true, close],
    ]
    for (const [name, x, flip, hug] of seats)
      person(k, warm[name], {
        x,
        y: 87,
        size: 1.12,
        hip: 6.6,
        flip,
        legs: sit,
        lean: 0.05 + 0.05 * hug,
        turn: -0.12 * lift,
        arms: [[0.6 + 1 * hug, 1.4 + 0.1 * hug], raise],
        hold: cup,
      })
    campFire(k, 80, 86, t)
    const r = random(5)
    for (let i = 0; i < 14; i++) {
      const [seed, dx] = [r(), r() - 0.5]
      const u = (t * 1.6 + seed) % 1
      path(
        k,
        `rgba(255,${190 - 60 * u},90,${1 - u})`,
        `M${80 + dx * 14 * u + 2 * Math.sin(u * 9 + i)} ${75 - 44 * u}a0.400 0.400 0 1 0 0.010 0Z`,
      )
    }
  })
}
