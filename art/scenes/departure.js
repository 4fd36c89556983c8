import { field, path, points, stroke } from '../core/field.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { sky } from '../nature/sky.js'

/** An airport before sunrise: a wall of glass, the apron behind it, a polished floor. Only in the film. */
export function departureHall(w, h, prepare = () => {}) {
  const s = new Scene(w, h, {
    mood: {
      ...moods.dawn,
      sky: [
        [0, '#2c3f84'],
        [0.4, '#6f7fb8'],
        [0.72, '#f0a894'],
        [1, '#ffdca0'],
      ],
      disc: 0.05,
      discColour: '#fff4d0',
    },
    sun: [0.34, 0.5],
    horizon: 0.56,
  })
  prepare(s)
  sky(s, { clouds: 0 })
  const f = field(s)
  f.draw(s.k, (k) => {
    for (const [c, d] of [
      ['#8a7ab0', 'M70 16C90 13.600 120 14 140 16.600C120 18.600 92 18.800 70 16Z'],
      ['#ffb69c', 'M76 17C94 18.200 120 18 136 17C120 19.600 94 19.600 76 17Z'],
      ['#a98aac', 'M6 27C18 25.600 40 25.800 52 27.400C40 28.800 20 28.800 6 27Z'],
    ])
      path(k, c, d)
    path(
      k,
      '#8f83b4',
      'M-6 51C14 46 30 49 48 47.500C70 45.500 90 49.500 110 48C130 46.500 148 49 168 47V60H-6Z',
    )
  })
  s.cut(0)
  f.draw(s.k, (k) => {
    path(k, '#6d6a9c', 'M-6 51.500H168V66H-6Z')
    path(k, '#8580ac', 'M-6 53.500H168V55H-6Z')
    for (let x = 0; x < 165; x += 9) path(k, '#ffe0a0', `M${x} 54a0.500 0.500 0 1 0 0.010 0Z`)
    // The control tower, an aircraft that waits at its gate.
    path(k, '#4a4a80', 'M18 52L19 34H23L24 52ZM15 34L16.500 28H25.500L27 34ZM17 28L18 26H24L25 28Z')
    path(k, '#ffd98a', 'M16.400 32.500L17.300 29.300H24.700L25.600 32.500Z')
    path(
      k,
      '#e6e2ee',
      'M118 56C114 55 112 53 113 51.500C118 49 140 48.500 152 49L162 40H166L163 49.500L168 52V56Z',
    )
    path(k, '#f4711f', 'M152 49L162 40H166L163 49.500Z')
    path(k, '#b0aaca', 'M118 56C114 55 112.600 53.600 113 53C130 54.500 150 54 168 53V56Z')
    for (const [x] of points('122 1 127 1 132 1 137 1 142 1 147 1'))
      path(k, '#5a5a92', `M${x} 51.200h2v1.400h-2Z`)
  })
  s.cut(0.12)
  return s
}

/** The hall itself: posts and beams of the glass, the floor with the sky in it, a board of flights. */
export function hallFrame(s) {
  const f = field(s)
  f.draw(s.k, (k) => {
    path(k, '#3a3468', 'M-10 61H170V64H-10Z')
    path(k, '#57508a', 'M-10 61H170V61.800H-10Z')
    path(k, '#6a5c90', 'M-10 64H170V98H-10Z')
    path(k, '#c9929c', 'M24 64H88L80 98H-4Z')
    path(k, '#e8b09c', 'M44 64H68L54 98H22Z')
    for (const x of [-2, 33, 68, 103, 138, 173]) {
      path(k, '#2c2858', `M${x} -6H${x + 2.4}V61H${x}Z`)
      path(k, '#8a6a94', `M${x} -6H${x + 0.6}V61H${x}Z`)
      path(
        k,
        'rgba(44,36,88,.4)',
        `M${x} 64H${x + 2.4}L${x + (x - 56) * 0.18} 98H${x - 3 + (x - 56) * 0.18}Z`,
      )
    }
    path(k, '#2c2858', 'M-10 9H170V11H-10ZM-10 -6H170V3H-10Z')
    for (const y of [70, 78, 88]) stroke(k, 'rgba(60,48,104,.35)', 0.3, `M-10 ${y}H170`)
  })
  s.cut(0.5)
  f.draw(s.k, (k) => {
    path(k, '#1c1c48', 'M108 6H152V24H108Z')
    stroke(k, '#1c1c48', 0.8, 'M116 -4V8M144 -4V8')
    for (let i = 0; i < 5; i++)
      for (const [x, l] of points('111 10 124 14 142 7'))
        path(
          k,
          i === 1 ? '#f4711f' : '#f2d08a',
          `M${x} ${8.6 + i * 3}h${l - ((i * 3) % 4)}v1.200h${-l + ((i * 3) % 4)}Z`,
        )
  })
  s.cut(0.62)
}
