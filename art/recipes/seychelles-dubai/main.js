import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { hatlessGirl, hatTortoise, rockBoy } from '../../things/hat-tortoise.js'
import { coconut } from '../../things/la-digue.js'

const SEA = 42

/** A squall goes by: slate above, a curtain of rain over the strait, a clear gap low down on the left. */
function squall(k) {
  path(k, '#3c5c80', 'M-80 -70H240V60H-80Z')
  path(k, '#486c90', 'M-80 -22C-20 -30 30 -12 84 -22C130 -30 190 -18 240 -26V60H-80Z')
  path(k, '#5c84a0', 'M-80 2C-40 -6 0 8 44 2C88 -6 120 8 160 2C190 -4 220 2 240 0V60H-80Z')
  path(k, '#7ca4b0', 'M-80 17C-40 10 4 22 50 15C90 9 130 20 240 12V60H-80Z')
  path(k, '#a8c8c0', 'M-80 28C-30 22 20 32 70 26C110 22 160 30 240 24V60H-80Z')
  path(k, '#e4e8cc', 'M-80 35C-40 31 0 38 46 35C84 32 120 36 240 33V60H-80Z')
  path(k, 'rgba(60,92,124,.5)', `M34 2L70 -2L56 ${SEA}H10ZM76 4L92 2L80 ${SEA}H62Z`)
  path(
    k,
    '#6c94a8',
    'M-60 4C-50 0 -40 3 -30 0C-18 -4 -8 2 2 0C14 -3 24 2 32 4C22 8 10 5 0 8C-12 11 -22 6 -34 9C-46 11 -56 8 -60 4Z',
  )
}

/** Praslin across the strait, half in the rain. */
function praslin(k) {
  path(k, '#7c9ca8', `M-20 ${SEA}C-10 38 2 36 10 33.500C18 35 22 33 30 36C40 37 48 40 58 ${SEA}Z`)
  path(k, '#94b0b0', `M-20 ${SEA}C-10 38 2 36 10 33.500C12 36 8 38 12 ${SEA}Z`)
}

/** The lagoon takes the light under the dark sky: emerald out there, milk and mint over the sand. */
function lagoon(k) {
  path(k, '#1c7890', `M-80 ${SEA}H240V140H-80Z`)
  path(k, '#1c98a0', 'M-80 45.500C-20 44 40 47 100 45C150 44 200 46 240 45V140H-80Z')
  path(k, '#2cb4a8', 'M-80 50C-30 48 20 52 70 49.500C110 48 160 50 240 49V140H-80Z')
  path(k, '#54d0b4', 'M-80 57C-40 54 0 59 44 55.500C84 52.500 120 55 240 54V140H-80Z')
  path(k, '#94e8c8', 'M-80 67C-40 63 0 68 40 63.500C70 60.500 90 60 240 59V140H-80Z')
  for (const [x, y, l] of points(
    '-50 48 24 6 46.500 18 34 48.500 16 58 46.500 12 -20 53 22 20 56 20 -60 61 26 54 53 14 4 62 18 78 49 12',
    3,
  ))
    path(k, '#e4fff0', `M${x} ${y}q${l * 0.4} -1 ${l} -0.300q${-l * 0.5} 1.300 ${-l} 0.300Z`)
  // The reef's line of foam far out.
  path(
    k,
    '#f4fff0',
    'M-80 44.500C-50 43.600 -20 44.800 6 44C30 43.300 50 44.300 72 43.700C50 45.300 30 44.700 8 45.200C-20 45.800 -50 45 -80 45.500Z',
  )
}

/** A boulder of La Digue by its outline: lit face, shade, deep foot, the flutes the rain has cut. */
function boulder(k, outline, lit, shade, deep, flutes) {
  path(k, '#d8a898', outline)
  path(k, '#ffdcc0', lit)
  path(k, '#a47c90', shade)
  path(k, '#74587c', deep)
  for (const [x, y, h, w, c] of flutes) {
    const [dark, light] = [
      ['#d8a898', '#fff0d8'],
      ['#a47c90', '#ffdcc0'],
      ['#74587c', '#d8a898'],
    ][c]
    path(
      k,
      dark,
      `M${x} ${y}C${x - w * 1.6} ${y + h * 0.25} ${x - w} ${y + h * 0.7} ${x + w * 0.4} ${y + h}C${x + w} ${y + h * 0.6} ${x + w * 0.6} ${y + h * 0.25} ${x} ${y}Z`,
    )
    path(
      k,
      light,
      `M${x} ${y}C${x + w * 0.6} ${y + h * 0.25} ${x + w} ${y + h * 0.6} ${x + w * 0.4} ${y + h}C${x + w * 1.9} ${y + h * 0.6} ${x + w * 1.5} ${y + h * 0.25} ${x} ${y}Z`,
    )
  }
}

function stones(k) {
  path(k, 'rgba(16,88,112,.45)', 'M76 56C84 54 100 54.500 108 57C100 60 80 59.500 76 56Z')
  boulder(
    k,
    'M78 56C75 51 78 45 83 44.500C88 43.500 92 49 91.500 56Z',
    'M78 56C75 51 78 45 83 44.500C81 48 82 52 83 56Z',
    'M87 45.500C91 48 92 52 91.500 56H88C89 52 88.500 49 87 45.500Z',
    'M78 56C82 54.500 88 55 91.500 54V56Z',
    [[84.5, 47, 6, 0.8, 1]],
  )
  path(
    k,
    '#f4fff0',
    'M75 56.400C79 55 83 56.600 87 55.600C90 55 94 56 96 57C92 58.200 88 57.200 84 58C80 58.400 77 57.600 75 56.400Z',
  )
  // The great one, fluted; a second leans on it, a third lies before both.
  boulder(
    k,
    'M106 78C99 64 100 42 108 27C114 14 128 4 143 6C160 8 182 24 186 50V84H106Z',
    'M106 78C99 64 100 42 108 27C114 14 126 5 138 5.500C126 13 119 26 119 42C118.500 56 121 68 124 78Z',
    'M150 7.500C168 12 184 28 186 50V84H150C155 66 148 44 153 30C154 22 153 14 150 7.500Z',
    'M168 18C180 28 186 38 186 50V84H168C172 62 166 44 170 32ZM106 78C120 73 140 75 160 72V84H108Z',
    [
      [122, 14, 40, 1.8, 0],
      [129, 10, 48, 2.2, 1],
      [137, 8, 42, 2.2, 1],
      [145, 10, 52, 2.4, 2],
      [113, 28, 34, 1.4, 0],
      [159, 16, 40, 2, 2],
    ],
  )
  boulder(
    k,
    'M140 86C134 70 138 52 147 45C156 39 176 42 188 54V94H142Z',
    'M140 86C134 70 138 52 147 45C152 42 158 41.500 164 42.500C154 48 149 60 150 70C150 77 151 82 152 88Z',
    'M172 45C182 48 188 54 188 60V94H170C174 78 168 60 172 45Z',
    'M140 86C150 81 170 82 188 78V94H142Z',
    [
      [155, 48, 30, 1.5, 1],
      [163, 45, 34, 1.8, 1],
    ],
  )
  boulder(
    k,
    'M97 72C93 63 96 53 103 50.500C110 49 115 57 115 66L114 75Z',
    'M97 72C93 63 96 53 103 50.500C101 56 101 64 103 73.500Z',
    'M108 52C113 55 115 61 115 66L114 75H109C110.500 66 110 58 108 52Z',
    'M97 72C102 69.500 109 70.500 114.800 68L114 75Z',
    [[104.5, 54, 12, 1, 1]],
  )
}

/** Sand with the last wave on it, the shade of the stones to the right, tracks from the wood. */
function beach(k) {
  path(k, '#fffdf0', 'M-80 88C-30 90 10 88 44 81C66 76 84 69 104 66.500L113 73V140H-80Z')
  path(
    k,
    '#e8c8a8',
    'M-80 90.500C-30 92 14 90.500 47 83.500C70 78 86 71 106 68.500L116 74V140H-80Z',
  )
  path(k, '#ffe8c8', 'M-80 95C-20 96 26 94 56 87C76 82 92 75 112 72L240 70V140H-80Z')
  path(k, '#f8d8b4', 'M30 104C60 98 84 92 110 90C140 87 190 88 240 86V140H30Z')
  path(
    k,
    'rgba(116,88,124,.5)',
    'M104 73.500C116 71 134 74 146 78C160 80 200 82 240 82V90C200 92 166 91 150 86C134 82 112 79 104 73.500Z',
  )
  path(
    k,
    '#ffe8c8',
    'M92 73C97 70.500 101 72.500 106 71C112 73 118 75.500 124 75C132 76.500 138 81 146 81C156 84 164 86 176 86V92H120C110 84 98 78 92 73Z',
  )
  for (const [x, y] of points('152 86.500 157 88 146 88.500 163 86.500 168 88.500', 2))
    path(k, '#d8b090', `M${x} ${y}q1.800 -1 3.600 0q-1.600 1.100 -3.600 0Z`)
  for (const [x, y, c] of [
    [60, 92, '#ff9c84'],
    [72, 88.5, '#fff8e4'],
    [146, 92.5, '#fff8e4'],
  ])
    path(
      k,
      c,
      `M${x - 1} ${y}C${x - 1} ${y - 1.6} ${x + 1} ${y - 1.6} ${x + 1.2} ${y}L${x} ${y + 0.7}Z`,
    )
}

/** The wood behind: palms that bend in the wind, takamaka leaves in broad dark shapes. */
function woods(k) {
  path(
    k,
    '#1c5450',
    'M92 62C92 54 97 52 98 46C102 44 104 38 109 38C113 30 120 34 122 28C130 22 140 28 150 22C166 20 190 24 240 20V70H92Z',
  )
  path(
    k,
    '#2c7858',
    'M92 62C92 54 97 52 98 46C100 47 103 44 105 46C103 50 106 52 103 55C101 58 98 60 97 64ZM104 44C106 40 106 38 109 38C112 36 113 40 116 39C114 44 110 44 108 48Z',
  )
  coconut(k, [128, 40], [142, -12], 22, 0.35)
  coconut(k, [150, 30], [166, -18], 21, 0.5)
  coconut(k, [112, 44], [121, 2], 17, 0.4)
}

export default {
  alt: 'Sulla spiaggia di La Digue, fra i massi di granito rosa illuminati sotto un cielo di temporale, una tartaruga gigante mastica il cappello di paglia di una bambina che si mette le mani sulle guance; un cardinale rosso ne ruba un filo',
  heart: 72,
  focus: 0.64,
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0, 0.4], horizon: h > w ? 0.57 : SEA / 90 })
    field(s, { centre: 107, zoom: 0.69, foot: 0.93 }).draw(s.k, (k) => {
      squall(k)
      praslin(k)
      lagoon(k)
      woods(k)
      k.save()
      k.translate(0, 4)
      stones(k)
      k.restore()
      beach(k)
      // Two white tropicbirds against the dark.
      for (const [x, y, q] of points('62 16 1 48 24 0.600', 3))
        at(k, x, y, q, (c) => {
          path(
            c,
            '#fffdf0',
            'M-1 0C-5 -4 -9 -5 -13 -4C-9 -3 -6 0 -3 2C-1 3 2 3 4 2C7 1 8 -2 13 -5C8 -5 4 -3 2 0C1 1 0 1 -1 0Z',
          )
          stroke(c, '#fffdf0', 0.45, 'M-2 2C-6 4 -10 5 -16 5')
          path(c, '#f08c3c', 'M4 1.500L6 2.600L3.600 2.600Z')
        })
      at(k, 116, 19.5, 0.9, rockBoy)
      at(k, 131, 84, 0.93, hatTortoise)
      at(k, 70, 84, 1, hatlessGirl)
      fill(k, '#f8d8b4', rough(points('100 98 108 94 124 93 150 94 166 92 170 98'), 0.4, 3))
    })
    return finish(s, { vignette: 0.12, bloom: 0.1 })
  },
}
