import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { sky } from '../../nature/sky.js'
import { clearDay } from './kit.js'

/** A dhow under its lateen sail towards the left, over its mirror; waterline at 0, 30 high. */
function boat(k, stripe) {
  path(k, 'rgba(8,88,120,.4)', 'M-13 1H15C12 4 -8 4 -13 1Z')
  stroke(k, '#5a3428', 0.7, 'M-1 -3L0.600 -24M-11 -8L9 -30')
  path(
    k,
    '#fffaf0',
    'M-11 -8C-2 -14 5 -22 9 -30C14 -20 14 -10 11 -4.600C4 -7.600 -4 -8.600 -11 -8Z',
  )
  path(k, '#d0d4e4', 'M9 -30C14 -20 14 -10 11 -4.600L6.400 -6.200C10 -13 10.600 -22 9 -30Z')
  path(k, stripe, 'M-1.400 -14.600C5 -13.400 9 -12.600 13.200 -12L13 -10C8 -11 2 -12 -4 -12.600Z')
  path(k, '#8c4c30', 'M-15 -4.400C-6 -2.200 6 -2.200 15 -5.600L13 0.600C6 2 -8 2 -11.600 0.600Z')
  path(
    k,
    '#c87c48',
    'M-15 -4.400C-6 -2.200 6 -2.200 15 -5.600L14.600 -4.200C6 -1 -6 -1 -14 -3.200Z',
  )
  path(k, '#2c2030', 'M-6 -7a1.100 1.200 0 1 0 0.010 0Z')
  path(k, '#e8b03c', 'M-7.600 -2.600C-7.600 -5.400 -4.400 -5.400 -4.400 -2.600Z')
  stroke(k, 'rgba(245,255,255,.85)', 0.5, 'M-15 1.200C-8 2.600 8 2.600 17 1')
}

/** Somebody who stands on the sand, the light from the left; 10 high. */
function walker(k, cloth, light, wrap) {
  path(k, 'rgba(120,90,120,.4)', 'M-0.600 0.200C3 -1 8 -1 11 -0.400C8 0.800 3 1 -0.600 0.200Z')
  path(k, '#6c4430', 'M-0.900 -2.400H-0.200V0H-1ZM0.300 -2.400H1V0H0.300Z')
  path(k, wrap, 'M-1.300 -5.200H1.300L1.700 -1.400H-1.700Z')
  path(k, cloth, 'M-1.400 -8C-0.600 -8.500 0.600 -8.500 1.400 -8L1.400 -4.800H-1.400Z')
  path(k, light, 'M-1.400 -8C-1 -8.300 -0.500 -8.400 -0.100 -8.400L-0.300 -4.800H-1.400Z')
  path(k, '#6c4430', 'M0 -10.600a1.150 1.250 0 1 0 0.010 0Z')
  path(
    k,
    '#fff0d0',
    'M-2.200 -9.700C-1.200 -10.200 -1.200 -11.200 0 -11.200C1.200 -11.200 1.200 -10.200 2.200 -9.700C1 -9.300 -1 -9.300 -2.200 -9.700Z',
  )
}

export default {
  alt: "Una lingua di sabbia bianca affiora con la bassa marea nell'oceano di Zanzibar, tra barche e acque trasparenti",
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [0.1, 0.05], horizon: 0.27 })
    sky(s, { clouds: 0, disc: 0 })
    field(s).draw(s.k, (k) => {
      path(
        k,
        '#fffaf0',
        'M24 21C20 17 26 14 30 16C31 10 40 9 43 14C48 11 54 14 52 18C56 17 59 19 57 21Z',
      )
      path(k, '#c8dcec', 'M34 21C38 18 42 19 44 16C48 11 54 14 52 18C56 17 59 19 57 21Z')
      path(k, '#1c6cac', 'M-4 24H168V96H-4Z')
      path(k, '#2c8c98', 'M104 24C112 22.200 140 21.600 168 22.600V24.400H104Z')
      path(k, '#1c88bc', 'M-4 29C40 27 100 31 168 28V96H-4Z')
      path(k, '#20a4c0', 'M-4 42C30 34 70 34 92 31C120 30 150 38 168 37V96H-4Z')
      path(
        k,
        '#3cc0c8',
        'M-4 58C30 50 70 50 76 42C80 34 104 31 132 30.400C140 31 136 36 128 40C126 44 150 48 168 51V96H-4Z',
      )
      path(
        k,
        '#7cdcd0',
        'M-4 80C34 68 82 62 82 50C80 40 100 34 127 32.600C130 34 118 38 113 43C112 50 144 58 168 66V96H-4Z',
      )
      path(
        k,
        '#b4f0e0',
        'M6 96C44 76 88 66 87 53C84 43 102 36.600 122 34.400C114 38 106 42 106 47C108 56 146 66 168 80V96Z',
      )
      // The tongue of sand: foam, wet edge, dry back.
      path(
        k,
        '#fbfffa',
        'M20 96C52 79 92 68 90.400 54C87.600 45 102 38.600 117 36C108 40 102.600 44 103.400 49C106 60 142 72 159 96Z',
      )
      path(
        k,
        '#e4cca4',
        'M24 96C55 80 94 69 92.200 54.600C90 46.600 102 40.400 112 38.200C105 41.600 100.600 45 101.600 50C105 62 138 74 154 96Z',
      )
      path(
        k,
        '#fff0d0',
        'M31 96C60 82 97 71 94.600 55.600C93 49 99 44 105 41.600C100.600 45 98.600 48 99.600 52C104 65 133 77 147 96Z',
      )
      path(
        k,
        '#f0d8b0',
        'M99 46C98.400 48 98.800 50 99.600 52C104 65 133 77 147 96H132C124 84 104 74 98.400 60C97 55 97 50 99 46Z',
      )
      for (const [x, y, size] of points(
        '8 70 5 22 62 4 40 56 4 136 60 5 150 72 5 124 50 3 66 46 3 16 84 6',
        3,
      ))
        stroke(
          k,
          'rgba(250,255,255,.7)',
          0.35,
          `M${x - size} ${y}q${size / 2} -1.200 ${size} 0t${size} 0`,
        )
      // Boats, far to near, each over its shadow in the clear water.
      at(k, 66, 36, 0.34, (q) => boat(q, '#2c8ca0'))
      at(k, 134, 43, 0.62, (q) => boat(q, '#e8a83c'))
      at(k, 30, 56, 1.1, (q) => boat(q, '#d8503c'))
      // An awning with a laid mat: dinner has been cooked on the sand.
      path(k, 'rgba(120,90,120,.38)', 'M88 79L104 78L116 81.600L98 83Z')
      stroke(k, '#7c4c34', 0.6, 'M84 80V67M104 79V66M90 76V64.600M99 75.600V64')
      path(k, '#d84c44', 'M90 76.600L101 76L104 80.400L87 81.200Z')
      path(k, '#ffd070', 'M91 77.400L100 77L102 79.600L89.400 80.300Z')
      path(k, '#3ca05c', 'M93 79a2 1.300 0 0 1 4 0Z')
      path(k, '#f47c3c', 'M98 78.600a1.200 1.200 0 1 0 0.010 0Z')
      path(k, '#fffaf0', 'M83 67.600L90 63.400L99.600 63L105 66.600Z')
      for (const [a, b] of points('85.750 91.400 91.250 94 96.750 97'))
        path(k, '#e86048', `M${a} 67.400L${b} 63.300h1.600L${a + 2.7} 67.200Z`)
      path(k, '#c8c0d4', 'M83 67.600L105 66.600V67.800L83 68.800Z')
      at(k, 108, 79, 1, (q) => walker(q, '#2c8ca0', '#6cc8cc', '#e8a83c'))
      at(k, 113, 80.6, 0.9, (q) => walker(q, '#d8503c', '#ff9474', '#fff0d0'))
      for (const [x, y] of points(
        '76 84.400 73.600 85.400 71.600 84.600 69 86 67 85.200 64.400 86.800 62 86',
      ))
        path(k, '#d0b088', `M${x} ${y}a0.700 0.350 0 1 0 0.010 0Z`)
      // A red starfish at the edge of the water.
      at(k, 55, 85.4, 0.9, (q) => {
        path(
          q,
          'rgba(120,90,120,.4)',
          'M-3 1.600C0 0.400 4 0.400 5 1.600C3 2.800 -1 2.800 -3 1.600Z',
        )
        path(
          q,
          '#e8543c',
          'M0 -3L1 -0.700L3.800 -0.700L1.700 0.600L2.600 2.400L0 1.400L-2.600 2.400L-1.700 0.600L-3.800 -0.700L-1 -0.700Z',
        )
        path(q, '#ff9470', 'M0 -3L0 0.200L-3.800 -0.700L-1 -0.700Z')
      })
    })
    return finish(s)
  },
}
