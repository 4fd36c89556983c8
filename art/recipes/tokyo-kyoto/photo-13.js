import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'

/** Fur in shade, in between, in the sun, and the pale fringe; skin in shade, in between, in the sun. */
const [DARK, FUR, SUN, FRINGE] = ['#6f4f56', '#a67a5c', '#d6a878', '#f1d6ae']
const [DEEP, RED, ROSE] = ['#a52f3a', '#d24a41', '#ee8568']
const INK = '#3a1a26'

/** An arm or leg of fur along a line: shade below, sun on its upper left. */
function limb(k, width, d, sunny = FUR, shade = DARK) {
  stroke(k, shade, width, d)
  k.save()
  k.translate(-width * 0.12, -width * 0.14)
  stroke(k, sunny, width * 0.68, d)
  k.restore()
}

/** A hand with four fingers and a thumb; it reaches to the left before it is turned. */
function hand(k, x, y, turn = 0, size = 1) {
  k.save()
  k.translate(x, y)
  k.rotate(turn)
  k.scale(size, size)
  stroke(k, '#8c4a48', 1.5, 'M-2 -1.400L-5 -2.200M-2.200 -0.200L-5.800 -0.600M-2 1L-5.400 1.100')
  stroke(k, '#b0625a', 1.4, 'M0 -1.800L-2.200 -4M-1.800 2L-4.200 2.600')
  path(k, '#b0625a', 'M1.500 -2C-1 -2.800 -3 -2 -3 0C-3 2.400 -1 2.900 1.500 2.200Z')
  k.restore()
}

/** A head seen from the front: `lids` draws eyes and mouth; old ones are broader with a long fringe. */
const frontHead = (old) => (k) => {
  const wide = old ? 1.12 : 1
  k.save()
  k.scale(wide, 1)
  path(
    k,
    FUR,
    'M-10.500 -2C-12 -11 -6 -14.500 0 -14.500C6 -14.500 12 -11 10.500 -2C12 3 11 9 5 12H-5C-11 9 -12 3 -10.500 -2Z',
  )
  path(
    k,
    SUN,
    'M-10.500 -2C-12 -11 -6 -14.500 0 -14.500C2 -14.500 4 -14 5.600 -13C0 -12.600 -6 -9 -7 -2C-7.600 4 -6 9 -3 12H-5C-11 9 -12 3 -10.500 -2Z',
  )
  path(
    k,
    DARK,
    'M5 -13.400C11 -11 12 -6 10.500 -2C12 3 11 9 5 12H2C7 8 9 2 8.400 -4C8.400 -8 7.400 -11 5 -13.400Z',
  )
  path(
    k,
    FRINGE,
    'M-9 -1L-14 2L-10.800 3.600L-13.600 7.600L-9.600 8L-9.800 11.400L-5.600 10.600L-4 13L0 11.500L-6 4Z',
  )
  path(
    k,
    '#cfa183',
    'M9 -1L14 2L10.800 3.600L13.600 7.600L9.600 8L9.800 11.400L5.600 10.600L4 13L0 11.500L6 4Z',
  )
  path(
    k,
    RED,
    'M0 -8C-3 -10.400 -8.400 -9 -8.400 -3.600C-8.400 0 -6 1.400 -5.800 4.600C-6 9 -3 11 0 11C3 11 6 9 5.800 4.600C6 1.400 8.400 0 8.400 -3.600C8.400 -9 3 -10.400 0 -8Z',
  )
  path(
    k,
    DEEP,
    'M3.600 -8.800C7 -8.400 8.400 -6.600 8.400 -3.600C8.400 0 6 1.400 5.800 4.600C6 9 3 11 0 11C3 9 4 6 3.600 3C5 0 5.600 -5 3.600 -8.800Z',
  )
  path(
    k,
    ROSE,
    'M-1.300 -4C-1.500 -1 -4 1 -4.800 4C-5 8 -2.600 9.800 0 9.800C2.600 9.800 4.400 8 4 4C3 1 1.500 -1 1.300 -4Z',
  )
  stroke(k, DEEP, 0.9, 'M-7.200 -5.600C-5 -7.600 -2 -7 0 -5.600C2 -7 5 -7.600 7.200 -5.600')
  path(
    k,
    INK,
    'M-2 3C-1.400 1.800 -0.400 2.200 -0.300 3.800ZM2 3C1.400 1.800 0.400 2.200 0.300 3.800Z',
  )
  k.restore()
}

/** A head in profile, facing left, without its eye. */
function profile(k) {
  path(k, FUR, 'M-6 -9C-2 -14.500 9 -13.500 12 -4C13.600 4 10 11 4 12.500C-1 13.500 -5 11 -6 8Z')
  path(k, SUN, 'M-6 -9C-3 -14 5 -13.800 9 -10C3 -11.500 -2 -9 -3 -5Z')
  path(k, DARK, 'M9.500 -9.500C13.500 -4 13 6 7.500 11.300C9 5 10.600 -2 9.500 -9.500Z')
  path(
    k,
    RED,
    'M-5.400 -9.400C-8 -9.200 -9.300 -7.600 -8.700 -6C-7.800 -4.600 -7.800 -3.400 -8.600 -1.600C-10 0.400 -12.400 1.600 -12.700 4C-12.800 5.600 -12.100 6.200 -12.300 7C-12.400 9.600 -9.500 10.800 -6.500 10.200C-3 9.600 -1.500 6 -1 2C0 -2 0 -6 -2 -8.800Z',
  )
  path(
    k,
    ROSE,
    'M-7.800 -1C-9.600 1 -12.400 1.600 -12.700 4C-12.800 5.600 -12.100 6.200 -12.300 7C-12.400 9 -10 9.800 -7.600 9.400C-5 8 -4.400 3 -7.800 -1Z',
  )
  path(k, FRINGE, 'M-2.400 -3C2 -1 5 4 3.600 13L0 11L-2.600 13L-5 9.700C-2 7 -1.600 2 -2.400 -3Z')
  path(k, '#b9605a', 'M4 -4.500C6.600 -6 8.600 -3 7 -0.400C6 1.200 4.400 0.600 4.200 -1Z')
  stroke(k, DEEP, 0.9, 'M-8.600 -6.400C-6.600 -7.800 -4 -7.400 -2.400 -5.600')
  path(k, INK, 'M-12.200 3.400C-11.600 2.400 -10.600 2.800 -10.900 3.700Z')
}

/** The one that is washed: an arm over its head, in bliss, up to the hips in the pool. */
function blissful(k) {
  limb(k, 8, 'M78.500 52C85 46 89 38 89.600 30.500')
  path(
    k,
    FUR,
    'M57 72C55 60 56 50 61 46C67 43 76 43 81 47C87 54 87 64 86 72.500C78 75.500 65 75.500 57 72Z',
  )
  path(
    k,
    SUN,
    'M58 72C55 60 56 50 61 46C64 44.400 68 44 71 44C64 50 62 60 64 74C61 73.600 59 73 57 72Z',
  )
  path(k, DARK, 'M81 47C87 54 87 64 86 72.500C83 73.500 80 74 77.500 74.300C81 63 82 54 78 45.200Z')
  path(k, FRINGE, 'M66 48C69 53 68 62 70 74.500H76.500C78 62 77 54 77 48Z')
  stroke(k, '#cfa183', 0.7, 'M69 55l1.400 3.400M73 58l1 3.400M70.500 63l1.200 3M75 53l-0.600 3')
  limb(k, 8, 'M63 50C56.500 56 54 61 56 70', SUN)
  k.save()
  k.translate(70, 35)
  k.rotate(-0.16)
  frontHead(false)(k)
  stroke(k, INK, 1, 'M-6.400 -2.400q2.300 2.400 4.400 0M2 -2.400q2.300 2.400 4.400 0')
  path(
    k,
    INK,
    'M-3.400 6.400C-1.400 7.400 1.400 7.400 3.400 6.400C2.600 9.200 -2.600 9.200 -3.400 6.400Z',
  )
  path(
    k,
    ROSE,
    'M-1.600 8.300C-0.500 7.600 0.800 7.600 1.600 8.300C0.600 8.700 -0.600 8.700 -1.600 8.300Z',
  )
  k.restore()
  hand(k, 71, 22, -0.25, 1.15)
  limb(k, 6.8, 'M89.600 30C86 24 80 21 74.500 21.600')
}

/** The one that washes: on a stone, both hands in the other's fur, its foot braced. */
function washer(k) {
  hand(k, 85, 57, 0.25, 1)
  limb(k, 6, 'M106 50C100 58 93 60 88 58', FUR)
  path(k, FUR, 'M98 46C106 39 120 42 124 54C127 62 126 70 122 73H106C101 66 98 56 98 46Z')
  path(k, SUN, 'M98 46C103 41 110 41 115 43C106 46 103 56 106 70C101 64 98 56 98 46Z')
  path(k, DARK, 'M116 43.500C124 47 128 62 122 73H113C121 66 122 54 116 43.500Z')
  // Thigh, shin, foot, and the short tail behind.
  path(k, DARK, 'M121 66C126 65 129 68 127 71C125 73 121 73 119 72Z')
  limb(k, 10, 'M117 68C110 66 105 62 101 59', FUR)
  limb(k, 6, 'M101 59C99 64 100 68 101 71', FUR)
  path(
    k,
    '#b0625a',
    'M104 69.500C100 69 94 71 91.500 73C91.500 74.400 93 74.800 95 74.600H102C104.500 74.400 105.500 71 104 69.500Z',
  )
  stroke(k, '#8c4a48', 0.6, 'M93.400 73.200l2 -0.600M95 74.200l2 -0.800')
  k.save()
  k.translate(101, 38)
  k.rotate(-0.2)
  profile(k)
  path(
    k,
    INK,
    'M-7.400 -3.600C-6.600 -5 -4.600 -5 -3.800 -3.400C-5 -2.200 -6.800 -2.400 -7.400 -3.600Z',
  )
  path(k, '#f0b04a', 'M-6.600 -3.700a0.900 0.900 0 1 0 1.800 0.300Z')
  stroke(k, DEEP, 0.8, 'M-12.100 6.600C-10 7.400 -8 7 -7 5.600')
  k.restore()
  hand(k, 84.5, 49, 0.15, 1.1)
  limb(k, 6.6, 'M106 50C100 55 93 54 87.500 50.500', SUN)
}

/** The little one on her back: snow on its head, tongue out under a flake. */
function baby(k) {
  path(k, FUR, 'M114 46C114 38 121 34 126 37C131 42 130 50 126 53C122 55 116 53 114 46Z')
  path(k, SUN, 'M114 46C114 39 119 35.500 123 36C118 40 117 46 119 52C116 51 114.300 49 114 46Z')
  path(k, DARK, 'M126 37C131 42 130 50 126 53C123 54.500 121 54 119.500 53C126 51 128 44 126 37Z')
  limb(k, 4.4, 'M124 50C119 49 116 51 115 55', FUR)
  path(
    k,
    '#b0625a',
    'M117 54.500C115 54 111.500 55.500 110.800 57C112 58.400 115 58.300 117.500 57.600C119 57 119 54.800 117 54.500Z',
  )
  hand(k, 110.5, 46.5, -0.3, 0.75)
  limb(k, 3.8, 'M119 42C117 45 115 46 112.600 46', SUN)
  k.save()
  k.translate(122, 31)
  k.rotate(0.5)
  k.scale(0.72, 0.72)
  path(
    k,
    '#d6335a',
    'M-11.500 7C-14.500 6.600 -17 7.800 -16.600 9.600C-15.400 11 -12 10.400 -9.500 9Z',
  )
  profile(k)
  path(k, DEEP, 'M-12 6C-9.500 6.400 -7.500 6.200 -6 4.800C-6.400 8 -9 9.400 -11.400 8.400Z')
  path(k, '#f0567a', 'M-8 7C-11 6 -15 5.800 -17 7.600C-16.600 9.600 -12 9.800 -8.600 8.600Z')
  path(
    k,
    '#ffffff',
    'M-7.600 -4.200C-7.400 -7 -3.200 -7 -2.600 -3.800C-3.600 -1.600 -6.600 -1.600 -7.600 -4.200Z',
  )
  path(
    k,
    INK,
    'M-7.600 -4.400C-7.300 -6.600 -4.300 -6.600 -4 -4C-4.600 -2 -6.600 -2.200 -7.600 -4.400Z',
  )
  path(
    k,
    '#ffffff',
    'M-6 -10.500C-6 -14 -2 -17.400 2 -16.600C7 -17.600 13.500 -12 13 -6.500C12 -5 11 -8.500 9 -8C7.400 -7.400 6.500 -11 4.600 -10.200C3 -9.600 1.500 -12 -0.500 -11C-2.500 -10.400 -4.500 -11.400 -6 -10.500Z',
  )
  path(
    k,
    '#b9c6ea',
    'M5 -16.500C10 -15.500 13.500 -11 13 -6.500C12 -5 11 -8.500 9 -8C9.500 -11 8 -14.500 5 -16.500Z',
  )
  k.restore()
}

/** The old one: chin on its folded arms at the rim, one eye open. */
function elder(k) {
  path(k, DARK, 'M8 84C8 70 18 62 34 62C48 62 56 70 56 84Z')
  path(k, FUR, 'M8 84C8 70 18 62 34 62C40 62 44 63.500 47 65.500C34 66 24 74 24 84Z')
  path(k, SUN, 'M8 84C8 70 18 62 32 62C22 66 15 74 15 84Z')
  k.save()
  k.translate(32, 63)
  k.rotate(0.06)
  k.scale(1.12, 1.12)
  frontHead(true)(k)
  stroke(k, INK, 1.1, 'M-7.400 -2.600q2.600 2.200 5 0.200')
  path(k, '#ffffff', 'M2 -2.400C3 -4.600 6 -4.600 7.200 -2.600C6 -0.800 3 -0.800 2 -2.400Z')
  path(k, INK, 'M3 -3.900C4.400 -4.700 6 -4.200 6 -2.500C6 -1 3.600 -0.900 3 -2.300Z')
  stroke(k, DEEP, 0.9, 'M-4.400 7C-2 6.200 1 8.400 4.600 5.600')
  stroke(
    k,
    FRINGE,
    0.9,
    'M-6 -10.500l1 -2.200M-2.500 -11.400l0.400 -2.200M1.400 -11.400l-0.300 -2.200',
  )
  k.restore()
}

/** Its arms, folded over the stone. */
function foldedArms(k) {
  limb(k, 9, 'M49 70C54 77 50 82 36 81', FUR)
  hand(k, 41, 80, 3.05, 1.3)
  limb(k, 8.2, 'M12 74C10 82 18 84 36 80.500', SUN)
}

/** A cushion of snow on a dark stone, from x to x + wide. */
function stone(k, x, y, wide, high, seed) {
  const body = [
    ...rough(
      [
        [x, y],
        [x + wide * 0.06, y - high * 0.6],
        [x + wide * 0.3, y - high],
        [x + wide * 0.7, y - high * 0.9],
        [x + wide * 0.95, y - high * 0.5],
        [x + wide, y],
      ],
      high * 0.05,
      seed,
    ),
  ]
  fill(k, '#2e2f5e', body)
  fill(k, '#5a5a8c', [
    [x, y],
    [x + wide * 0.06, y - high * 0.6],
    [x + wide * 0.3, y - high * 0.8],
    [x + wide * 0.26, y - high * 0.3],
    [x + wide * 0.34, y],
  ])
  const p = (a, b) => `${x + wide * a} ${y - high * b}`
  path(
    k,
    '#a9b5e2',
    `M${p(-0.02, 0.5)}C${p(0, 1.2)} ${p(0.3, 1.35)} ${p(0.5, 1.3)}C${p(0.8, 1.3)} ${p(1.02, 0.9)} ${p(1.02, 0.4)}C${p(0.94, 0.35)} ${p(0.9, 0.7)} ${p(0.8, 0.62)}C${p(0.7, 0.5)} ${p(0.62, 0.85)} ${p(0.5, 0.75)}C${p(0.38, 0.6)} ${p(0.3, 0.85)} ${p(0.2, 0.7)}C${p(0.12, 0.5)} ${p(0.05, 0.4)} ${p(-0.02, 0.5)}Z`,
  )
  path(
    k,
    '#fff3e2',
    `M${p(-0.02, 0.6)}C${p(0, 1.2)} ${p(0.3, 1.35)} ${p(0.5, 1.3)}C${p(0.7, 1.3)} ${p(0.84, 1.15)} ${p(0.9, 1)}C${p(0.6, 1.1)} ${p(0.3, 1)} ${p(0.16, 0.8)}C${p(0.1, 0.7)} ${p(0.04, 0.6)} ${p(-0.02, 0.6)}Z`,
  )
}

/** Bare trunks on the far slope, snow on their sunny side. */
function larches(k) {
  const r = random(9)
  for (let i = 0; i < 22; i++) {
    const x = -2 + i * 7.7 + r() * 4
    const foot = 22 + x * 0.11 + r() * 9
    const wide = 0.7 + r() * 0.9
    fill(k, '#343a78', [
      [x, -2],
      [x + wide * 0.6, -2],
      [x + wide, foot],
      [x - wide * 0.3, foot],
    ])
    fill(k, '#ccd3f2', [
      [x, -2],
      [x + wide * 0.15, -2],
      [x + wide * 0.1, foot],
      [x - wide * 0.3, foot],
    ])
    for (let y = foot - 6; y > 0; y -= 4 + r() * 4) {
      const side = r() < 0.5 ? -1 : 1
      stroke(k, '#343a78', 0.35, `M${x + 0.3} ${y}l${side * (2 + r() * 3)} ${-1.5 - r() * 2}`)
    }
  }
}

/** Steam: broad swaying ribbons. */
function steam(k) {
  path(
    k,
    'rgba(255,226,200,.55)',
    'M-2 58C16 54 20 46 10 40C0 34 2 22 14 20C26 18 30 10 22 4C18 1 16 -2 16 -4H44C42 4 48 8 44 15C40 22 28 22 28 29C28 36 42 38 40 48C39 53 34 56 28 58Z',
  )
  path(
    k,
    'rgba(255,238,218,.82)',
    'M28 59C44 56 52 50 46 43C38 36 36 28 46 21C58 14 66 10 60 2C58 -1 58 -3 58 -4H100C102 4 94 8 96 14C98 20 108 20 106 28C104 36 90 34 90 42C90 50 98 52 92 59Z',
  )
  path(
    k,
    'rgba(255,230,206,.55)',
    'M126 60C140 57 146 50 140 43C134 36 136 28 146 24C156 20 154 10 148 5C145 2 145 -2 146 -4H164V58Z',
  )
}

export default {
  alt: 'Scimmie delle nevi in una vasca fumante: una lava il pelo a un’altra, il piccolo con la neve in testa tira fuori la lingua, la vecchia apre un occhio',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.05, 0.05], horizon: 0.5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      fill(k, '#5661a6', points('-2 -2 162 -2 162 92 -2 92'))
      path(k, '#7f8bca', 'M-2 14C30 16 60 26 100 27C124 28 144 34 162 36V70H-2Z')
      larches(k)
      path(k, '#a9b5e2', 'M-2 30C24 28 40 36 70 36C104 36 130 42 162 40V70H-2Z')
      path(k, '#d9dcf4', 'M-2 36C20 33 40 42 64 43C100 43 120 48 162 45V70H-2Z')
      // The pool, deeper towards us.
      path(k, '#6cc0bd', 'M-2 53C40 55 100 52 162 54V92H-2Z')
      path(k, '#43a3ad', 'M-2 62C20 59 40 64 66 61C96 58 120 63 162 60V92H-2Z')
      path(k, '#2b8299', 'M-2 74C30 70 60 78 92 74C120 71 140 76 162 72V92H-2Z')
      for (const [x, y, wide, high, seed] of points(
        '-6 55 22 8 3 14 55 14 5 4 27 56 16 7 5 42 54.500 12 4 7 128 56 14 6 6 140 57 26 11 8',
        5,
      ))
        stone(k, x, y, wide, high, seed)
      steam(k)
      path(k, 'rgba(30,52,110,.4)', 'M54 72C70 69 92 70 100 74C96 80 74 80 62 77Z')
      blissful(k)
      stone(k, 92, 84, 48, 11, 12)
      path(
        k,
        '#2b8299',
        'M88 86C90 82 98 81.600 106 82.600C118 81 132 81.600 142 82.200C144 84 143 86 140 87H90Z',
      )
      stroke(
        k,
        '#d8f3ea',
        0.8,
        'M88 83.600C92 81.800 98 81.600 106 82.600C118 81 132 81.600 143 82.400',
      )
      at(k, 5, 0, 1, washer)
      at(k, 8, 1, 1, baby)
      // Rings where fur meets water.
      stroke(k, '#d8f3ea', 0.8, 'M49 70.500C56 75.800 80 77 91 72')
      stroke(
        k,
        'rgba(216,243,234,.6)',
        0.6,
        'M60 78C66 80 76 80 84 78.500M136 80C144 78 150 79 158 77M120 87C130 85 138 86.500 146 84.500M140 66C146 64.800 152 65.500 158 64.500',
      )
      elder(k)
      stone(k, -8, 96, 74, 15, 21)
      foldedArms(k)
      const r = random(31)
      for (let i = 0; i < 110; i++) {
        const [x, y, big] = [r() * 160, r() * 84, 0.2 + r() ** 3 * 0.8]
        if (x > 10 && x < 136 && y > 14) continue
        k.fillStyle = '#ffffff'
        k.beginPath()
        k.arc(x, y, big * 0.8, 0, 7)
        k.fill()
      }
      at(k, 116, 23, 0.9, (q) =>
        stroke(
          q,
          '#ffffff',
          0.6,
          'M-2.600 0H2.600M-1.300 -2.250L1.300 2.250M-1.300 2.250L1.300 -2.250',
        ),
      )
    })
    return finish(s, { vignette: 0.1 })
  },
}
