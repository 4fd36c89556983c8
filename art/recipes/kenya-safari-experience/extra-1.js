import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { aunt, bull, calf } from '../../things/elephant-family.js'
import { egretUp, motherAbove } from '../../things/elephant-frame.js'

const PLAIN = 53
const SUN = [128, 47]

/** The first light in broad rays from the edge of the plain. */
function rays(k) {
  path(k, '#f88c6c', 'M-4 -4H164V60H-4Z')
  for (let i = 0; i < 9; i++) {
    const [a, b] = [Math.PI + i * 0.36 - 0.06, Math.PI + i * 0.36 + 0.12]
    const far = (t) => `${SUN[0] + Math.cos(t) * 190} ${SUN[1] + Math.sin(t) * 190}`
    path(k, '#fca47c', `M${SUN.join(' ')}L${far(a)}L${far(b)}Z`)
  }
  for (const [r, c] of [
    [30, '#fcb884'],
    [20, '#fdd09c'],
    [11, '#fff0c4'],
  ])
    path(k, c, `M${SUN[0] - r} ${SUN[1]}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
}

/** Kilimanjaro from the north: the long dome of Kibo with its ice, the teeth of Mawenzi at the left. */
function kilimanjaro(k) {
  path(
    k,
    '#8c6ca4',
    'M-4 51C12 49 24 46 33 41.500L36 38.500L37.500 39.500L40 35.500L42 37L43.500 36L47 40.500C53 41 58 38 63 34.500C68 31 71 27 75.500 24.600L80 23.400L86 23.800L92 23.200L97.500 25C103 28.500 108 33 114 37.500C124 44 140 49 164 51.500V56H-4Z',
  )
  path(
    k,
    '#c48cac',
    'M97.500 25C103 28.500 108 33 114 37.500C124 44 140 49 164 51.500V54H96C100 50 96 47 99 43C95 40 98 36 94 33C96 30 96 27 97.500 25ZM43.500 36L47 40.500L50 41L46 46L44 41ZM78 36L82 40L80 46L84 52H74L76 44Z',
  )
  path(
    k,
    '#fff0e4',
    'M72 27L75.500 24.600L80 23.400L86 23.800L92 23.200L97.500 25L101 27.400L98.500 28L97.500 31L95 28.500L93 34L90.500 28.600L88 31L85.500 28.400L83 35L80.500 28.400L78 30.500L76 27.800Z',
  )
  path(
    k,
    '#d4bcdc',
    'M72 27L75.500 24.600L80 23.400L83 23.600C81 25 81 27 80.500 28.400L78 30.500L76 27.800Z',
  )
}

/** A flat acacia far out. */
const umbrella = (k, x, y, q) =>
  at(k, x, y, q, (g) => {
    stroke(g, '#8c5c7c', 0.8, 'M0 0V-5L-5 -9M0 -5L5 -9M0 -4L1 -9')
    path(
      g,
      '#a4708c',
      'M-12 -8.500C-9 -11.500 -4 -12.600 1 -12.400C6 -12.400 10 -11 12 -8.500C8 -8 4 -8.600 0 -8C-4 -7.600 -8 -8 -12 -8.500Z',
    )
  })

/** Dry grass, dust, and the pool that the marsh has left. */
function plain(k) {
  for (const [c, d] of [
    ['#f8c488', `M-4 ${PLAIN}C40 ${PLAIN - 0.6} 110 ${PLAIN + 0.6} 164 ${PLAIN}V96H-4Z`],
    ['#c8b468', 'M-4 55C20 54 50 56 80 55.400C110 55 140 56.500 164 55.500V59H-4Z'],
    ['#f4b47c', 'M-4 58C30 57 60 59 100 58C130 57.500 150 59 164 58.500V96H-4Z'],
    ['#e89c70', 'M-4 66C40 64 80 68 120 66C140 65.500 150 67 164 66.500V96H-4Z'],
    ['#d4846c', 'M-4 77C30 75 90 80 164 76V96H-4Z'],
  ])
    path(k, c, d)
  path(
    k,
    '#bc6c64',
    'M40 77C44 72.500 56 73 64 71.500C74 69.800 84 71.500 92 71.300C102 71.600 116 73.500 116.500 78C116 82 106 82.500 98 84.500C88 87 74 86 64 85C54 84.500 38 82.500 40 77Z',
  )
  path(
    k,
    '#b8b0d4',
    'M44 77.500C52 73.500 66 72.500 80 73C98 73.500 112 75.500 113 78.500C110 82.500 96 84.500 78 84.500C58 84.500 42 82 44 77.500Z',
  )
  path(
    k,
    '#8c94c8',
    'M50 80C62 77.600 92 77.600 104 80C98 83.500 88 84.500 78 84.500C66 84.500 54 83.500 50 80Z',
  )
  path(
    k,
    'rgba(64,36,84,.46)',
    'M-4 78C10 77 26 78 38 82C52 87 60 92 64 96H-4ZM110 96C116 90 124 86 138 84L164 82V96Z',
  )
}

/** The crown of water round a foot that comes down. */
function splash(k, x, y, q) {
  at(k, x, y, q, (g) => {
    path(
      g,
      '#fff8ee',
      'M-9 1C-9.500 -2 -11 -4.500 -13 -6C-9.500 -6 -7.500 -4 -6.500 -2C-6.500 -5 -7.500 -8 -8.500 -9.500C-5.500 -8.500 -3.800 -5 -3.400 -2C-2 -4 1.500 -4.500 3.500 -2C4 -5 5.500 -8 8 -9C7.500 -7 7 -4.500 7 -2.400C8 -4 10 -5.600 12.500 -5.500C10.800 -4 9.600 -1.600 9.200 1C4 2.200 -4 2.200 -9 1Z',
    )
    for (const [a, b, r] of points(
      '-14 -9 0.700 -10 -12 0.900 10 -11.500 0.800 14 -8 0.600 -5 -12 0.500 5.500 -12.500 0.600',
      3,
    ))
      path(g, '#fff8ee', `M${a - r} ${b}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
  })
}

const shadow = (k, x, y, w) =>
  path(
    k,
    'rgba(84,44,96,.42)',
    `M${x + w * 0.7} ${y}C${x + w * 0.5} ${y - 1.2} ${x - w * 0.8} ${y - 1.4} ${x - w * 1.6} ${y + 0.3}C${x - w * 0.8} ${y + 1.5} ${x + w * 0.5} ${y + 1.2} ${x + w * 0.7} ${y}Z`,
  )

export default {
  alt: 'Amboseli all’alba, vista da sotto la pancia di un’elefantessa: il piccolo trotta ridendo nella pozza e fa scappare un airone, una zia si butta la polvere addosso e un vecchio maschio guarda, davanti al Kilimanjaro',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.8, 0.5], horizon: PLAIN / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      rays(k)
      k.save()
      k.translate(-7.5, 6.4)
      k.scale(1.15, 0.88)
      kilimanjaro(k)
      k.restore()
      plain(k)
      for (const [x, y, q] of points('62 55 0.500 70 55.400 0.350 118 55 0.400', 3))
        umbrella(k, x, y, q)
      shadow(k, 45, 63, 9)
      at(k, 45, 63, 0.56, bull)
      shadow(k, 107, 66.5, 14)
      at(k, 107, 66.5, 0.72, aunt)
      // The dust flies over her back and sinks.
      path(
        k,
        '#fce4c4',
        'M116 39.600C110 34 101 32.500 96 36C92 36.500 90 40.500 92 43C93.800 45.300 97 45 98.300 43.500C100 45.500 103.600 45 104.400 42.500C108 43 112.500 41.500 116 39.600Z',
      )
      path(
        k,
        '#f8c49c',
        'M114 39.800C109 36.500 102.500 36 99 38.600C96.500 39 95.500 41 96.600 42.300C97.800 43.600 99.600 43 100.300 42C101.500 43 103 42.500 103.600 41C107 41.600 110.500 41 114 39.800Z',
      )
      for (const [x, y, r] of points(
        '90 47 0.700 93 48.500 0.500 97 47.600 0.800 101 48.500 0.500 104.500 46.500 0.600 88.500 42 0.500 94 34 0.500 108 45 0.400',
        3,
      ))
        path(k, '#fce4c4', `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
      at(k, 64, 30, 0.8, egretUp)
      shadow(k, 74, 82.5, 13)
      splash(k, 68, 82.5, 0.9)
      at(k, 75, 82.5, 1.06, calf)
      splash(k, 66, 84, 0.6)
      motherAbove(k)
    })
    return finish(s, { vignette: 0.16 })
  },
}
