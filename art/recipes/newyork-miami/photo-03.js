import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { groundLine, snowfield } from '../../nature/ground.js'
import { sky } from '../../nature/sky.js'
import { brownstone, cab } from '../../things/america.js'
import { city } from '../../things/asia-city.js'
import { umbrellaWalker } from '../../things/asia-people.js'
import { snowfall } from '../../things/asia-street.js'

/** A bare tree of the street: dark wood that forks and thins, a line of snow on every upper side. */
function winterTree(k, x, y, size, seed) {
  const r = random(seed)
  const wood = []
  const grow = (x0, y0, angle, length, width, depth) => {
    const [x1, y1] = [x0 + Math.cos(angle) * length, y0 + Math.sin(angle) * length]
    wood.push([x0, y0, x1, y1, width])
    if (depth === 0) return
    const n = depth > 3 ? 3 : 2
    for (let i = 0; i < n; i++) {
      const turn = ((i + 0.5) / n - 0.5) * 1.5 + (r() - 0.5) * 0.35
      const next = angle + turn + (-1.57 - angle - turn) * 0.12
      grow(x1, y1, next, length * (0.68 + r() * 0.16), width * 0.66, depth - 1)
    }
  }
  grow(x, y, -1.57, size, size * 0.13, 5)
  path(
    k,
    'rgba(70,84,136,.4)',
    `M${x} ${y}q${size * 0.8} 0 ${size * 1.6} ${size * 0.2}q${-size} ${size * 0.1} ${-size * 1.7} ${-size * 0.06}Z`,
  )
  for (const [x0, y0, x1, y1, width] of wood)
    stroke(k, '#3c3550', width, `M${x0} ${y0}L${x1} ${y1}`)
  for (const [x0, y0, x1, y1, width] of wood.slice(1)) {
    const off = width * 0.42
    stroke(
      k,
      '#f6faff',
      width * 0.62 + 0.16,
      `M${x0 - off * 0.4} ${y0 - off}L${x1 - off * 0.4} ${y1 - off}`,
    )
  }
  path(
    k,
    '#eef3fb',
    `M${x - size * 0.34} ${y + 0.6}C${x - size * 0.2} ${y - 0.9} ${x + size * 0.2} ${y - 0.9} ${x + size * 0.34} ${y + 0.6}Z`,
  )
}

/** A snowman with a red scarf, and the child who puts in his nose. */
function snowman(k) {
  path(k, 'rgba(70,84,136,.45)', 'M-6 0.500C2 -0.600 16 0.600 24 2.400C14 4 -2 3 -6 0.500Z')
  for (const [y, q] of points('-5 6 -13.500 4.400 -20 3.200')) {
    path(k, '#b4c2de', `M0 ${y - q}a${q} ${q} 0 1 0 0.010 0Z`)
    path(k, '#ffffff', `M${-q * 0.14} ${y - q}a${q * 0.84} ${q * 0.9} 0 1 0 0.010 0Z`)
  }
  path(
    k,
    '#d8402f',
    'M-3.600 -17.600C-1 -16.400 2 -16.400 4 -17.600L4.200 -15.600C2 -14.600 -1 -14.600 -3.700 -15.600ZM2.400 -15.600L5 -10.500L3 -9.800L1 -15Z',
  )
  path(k, '#f08a34', 'M1.600 -20.400L6 -19.600L1.600 -19Z')
  path(
    k,
    '#2c2a40',
    'M0.200 -21.800a0.500 0.500 0 1 0 0.010 0ZM2 -21.800a0.500 0.500 0 1 0 0.010 0ZM0.600 -14.400a0.500 0.500 0 1 0 0.010 0ZM0.600 -12a0.500 0.500 0 1 0 0.010 0ZM-4 -22.600H4V-23.600H2.600V-27.600H-2.600V-23.600H-4Z',
  )
  stroke(k, '#4a3a48', 0.5, 'M-4 -14.500L-9 -18M4 -14L8.500 -16')
  // The child.
  path(k, '#2f4f86', 'M11.500 -4L11 0.300H13L13.600 -4ZM14.400 -4L15 0.300H17L16.600 -4Z')
  path(
    k,
    '#f2b63c',
    'M10.800 -3.600C10.400 -8 10.800 -11.500 12.400 -12.500H15.600C17 -11.500 17.600 -8 17.200 -3.600Z',
  )
  path(
    k,
    '#bd7a34',
    'M14.800 -3.600C15 -7 15 -10 14.600 -12.500H15.600C17 -11.500 17.600 -8 17.200 -3.600Z',
  )
  stroke(k, '#f2b63c', 1.6, 'M12 -11L9 -14L7.400 -17')
  path(k, '#e8b892', 'M14 -16.600a2.200 2.300 0 1 0 0.010 0Z')
  path(
    k,
    '#c8405c',
    'M11.600 -14.400C11.400 -18.400 16.600 -18.400 16.400 -14.400ZM14 -19.400a0.900 0.900 0 1 0 0.010 0Z',
  )
}

export default {
  alt: "Le case di arenaria bruna di Brooklyn con le scalinate coperte di neve, i lampioni accesi, due passanti con l'ombrello e un bambino che mette il naso al pupazzo di neve",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.mist,
        lamps: 0.9,
        front: 0.5,
        lit: '#e4e2ee',
        shade: '#5f6c9a',
        sky: [
          [0, '#6f86ac'],
          [0.6, '#a8b6cc'],
          [1, '#dcdce0'],
        ],
      },
      sun: [0.3, 0.2],
      horizon: 0.72,
    })
    sky(s, { clouds: 0 })
    city(s, { y: 0.6, low: 30, high: 50, width: 9, haze: 0.66, seed: 7, share: 0.3 })
    for (const [i, colour] of [
      '#8a5244',
      '#a5684c',
      '#7a4a48',
      '#b07a5c',
      '#94584a',
      '#a06450',
      '#84504a',
    ].entries())
      place(s, brownstone({ colour, seed: i + 3, snow: true }), {
        x: -0.03 + i * 0.1688,
        y: 0.795 + (i % 2) * 0.002,
        size: 55,
        front: 0.6,
      })
    snowfield(s, { top: groundLine(s, { at: 0.795, bumps: 0.012, detail: 5, seed: 3 }), seed: 4 })
    s.layer(
      (k) => {
        k.fillStyle = s.tone('#8a92ac', 0.5)
        k.beginPath()
        k.moveTo(0, s.y(0.9))
        k.quadraticCurveTo(s.x(0.5), s.y(0.885), w, s.y(0.9))
        k.lineTo(w, s.y(0.965))
        k.quadraticCurveTo(s.x(0.5), s.y(0.955), 0, s.y(0.97))
        k.fill()
      },
      { lit: false, alpha: 0.45, blur: s.u * 0.5 },
    )
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [x, size, seed] of points('19 9 3 83 9.500 8 139 9 14', 3))
        winterTree(k, x, 79, size, seed)
      at(k, 98, 83.5, 0.62, snowman)
    })
    for (const x of [0.31, 0.69]) {
      s.layer(
        (k) => {
          k.fillStyle = '#2f3350'
          k.fillRect(s.x(x) - s.u * 0.3, s.y(0.56), s.u * 0.6, s.y(0.31))
          k.fillRect(s.x(x) - s.u * 0.9, s.y(0.855), s.u * 1.8, s.u * 1.6)
        },
        { lit: false, box: [s.x(x) - 30, s.y(0.5), s.x(x) + 30, s.y(0.9)] },
      )
      s.layer(
        (k) => {
          k.fillStyle = '#fff0c4'
          k.beginPath()
          k.ellipse(s.x(x), s.y(0.55), s.u * 1.2, s.u * 1.8, 0, 0, 7)
          k.fill()
        },
        { lit: false, box: [s.x(x) - 30, s.y(0.5), s.x(x) + 30, s.y(0.6)] },
      )
      s.glow(x, 0.55, 16, '#ffd08a', 0.6)
      s.glow(x, 0.88, 14, '#ffd9a0', 0.25)
    }
    place(s, umbrellaWalker({ umbrella: '#d8473a', coat: '#33406a' }), {
      x: 0.4,
      y: 0.9,
      size: 13,
      front: 0.6,
    })
    place(s, umbrellaWalker({ umbrella: '#e8b03a', coat: '#5a3a52' }), {
      x: 0.435,
      y: 0.905,
      size: 12,
      front: 0.6,
    })
    place(s, cab(), { x: 0.78, y: 0.955, size: 11, front: 0.8 })
    snowfall(s, { count: 420 })
    return finish(s, { bloom: 0.26 })
  },
}
