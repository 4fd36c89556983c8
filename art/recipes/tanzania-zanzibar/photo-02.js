import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  flung,
  giraffeCalf,
  hindLegs,
  motherBody,
  motherHead,
  sliding,
  waiting,
} from '../../things/giraffe-slide.js'
import { oval } from '../../things/near-faces.js'

const LAND = 48

/** The red evening: rings round the sun, one long torn cloud lit from below. */
function evening(k) {
  path(k, '#8c2050', 'M-6 -6H166V70H-6Z')
  path(k, '#b82c4c', 'M-6 2C30 -4 70 -4 100 4C130 12 150 22 166 36V70H-6Z')
  path(k, '#e04848', 'M-6 9C20 3 54 4 76 11C100 20 116 32 124 50V70H-6Z')
  path(k, '#f87448', 'M-6 17C14 11 40 12 58 20C76 28 86 38 90 54V70H-6Z')
  path(k, '#ffa054', 'M-6 26C8 20 32 21 46 29C58 36 64 44 66 56V70H-6Z')
  oval(k, '#ffcc74', 25, 41, 19)
  oval(k, '#fff0b4', 25, 41, 14.5)
  path(
    k,
    '#6c1c50',
    'M58 6C66 2.500 72 4.500 80 2C88 3.500 98 -0.500 112 1.500C122 2.500 132 -1 150 2C140 4.500 130 4 122 6.500C108 8 98 6 88 8.500C78 10 66 8.500 58 6Z',
  )
  path(
    k,
    '#f06448',
    'M58 6C66 5 72 7 80 5.500C90 7 100 4.500 112 5.500C120 6 128 4 136 4.300C130 4.800 126 5.500 122 6.500C108 8 98 6 88 8.500C78 10 66 8.500 58 6Z',
  )
  path(
    k,
    '#d83c48',
    'M4 14C10 12 18 13.500 24 12C32 12.500 38 11 44 12.500C38 14.500 30 14 22 15.500C14 16 8 15.500 4 14Z',
  )
}

/** A flat-headed acacia, black against the light; its foot at 0, each with its own arms. */
function acacia(k, arms, heads, c) {
  for (const d of arms) stroke(k, c, 0.5, d)
  for (const d of heads) path(k, c, d)
}

/** The plain: hills, a far line of trees, two trees of their own. */
function plain(k) {
  path(
    k,
    '#d84c54',
    `M-6 ${LAND}C20 45 44 46.500 66 44C84 41.500 96 40 110 43C130 46 150 44 166 45V62H-6Z`,
  )
  path(k, '#a83054', `M-6 ${LAND}C30 46.500 60 48 90 46.800C120 46 140 48 166 47V64H-6Z`)
  for (const [x, w] of points('44 3 49 2 56 4 68 2.500 73 3.500 150 4 157 3'))
    path(
      k,
      '#a83054',
      `M${x - w} ${LAND - 0.5}C${x - w} ${LAND - 2} ${x - w * 0.4} ${LAND - 2.8} ${x} ${LAND - 2.5}C${x + w * 0.6} ${LAND - 3.2} ${x + w} ${LAND - 1.8} ${x + w} ${LAND - 0.5}Z`,
    )
  at(k, 6, LAND + 2, 1, (q) =>
    acacia(
      q,
      ['M0 0C0.500 -4 -0.500 -7 1 -10M1 -6L6 -11M0.500 -8L-5 -12M1 -10L2 -13M4 -9L9 -12'],
      [
        'M-12 -12C-9 -14.500 -5 -13.500 -2 -15C2 -16.500 6 -14.500 9 -14.500C12 -14 14 -12.500 13 -11.500C8 -12.500 5 -11 2 -12C-3 -11 -8 -11 -12 -12Z',
      ],
      '#5c1848',
    ),
  )
  at(k, 152, LAND + 3, 1.3, (q) =>
    acacia(
      q,
      [
        'M0 0C-0.500 -4 1 -7 0 -10M0.300 -5L-6 -11M0.300 -7L5 -11M0 -10L-2 -13M-3.500 -8.500L-9 -12',
      ],
      [
        'M-13 -11.500C-11 -14.500 -8 -13.500 -6 -15C-2 -17 2 -15 5 -15C9 -14.500 11 -12.500 9 -11C5 -11.500 3 -10.500 -1 -11.500C-5 -10.500 -9 -10.500 -13 -11.500Z',
      ],
      '#6c1c50',
    ),
  )
  path(k, '#6c1c50', 'M-6 52C20 50 40 52.500 60 51C90 49.500 130 52 166 50V70H-6Z')
  path(k, '#8c2c50', 'M60 54C90 51.500 130 54.500 166 52.500V80H60Z')
}

/** The pool: the sky given back, darker towards us, the sun's road and the rings round her lips. */
function pool(k) {
  path(
    k,
    '#f88c54',
    'M-6 57C20 55.500 50 57 80 57.500C100 62 112 74 130 82C140 87 150 90 166 92V100H-6Z',
  )
  path(k, '#d8544c', 'M-6 62C20 60.500 50 63 76 62C92 66 108 76 124 84L166 96V100H-6Z')
  path(k, '#a83458', 'M-6 69C20 67 60 70.500 92 69.500C104 76 116 82 130 88L166 96V100H-6Z')
  path(k, '#6c2058', 'M-6 78C30 75 70 80 106 78.500L166 97V100H-6Z')
  path(
    k,
    '#ffe49c',
    'M10 57.500H40C36 59 42 60.500 38 62C32 61.500 34 64 38 65.500C32 66.500 30 68.500 33 70C28 71 29 74 31 76C26 75 22 76.500 19 75C23 73 20 71 16 70.500C20 69 18 66.500 13 66C18 64.500 15 62.500 9 62C15 60.500 12 59 10 57.500Z',
  )
  path(k, '#6c2058', 'M100 84C120 84 140 91 166 93V100H90Z')
  // Her own colours lie in the water under the head.
  path(
    k,
    'rgba(60,12,72,.4)',
    'M34 76C44 74.500 60 75 72 77.500C82 80 92 82 100 84C84 86.500 64 86 50 82.500C42 80.500 36 78.500 34 76Z',
  )
  for (const [rx, ry, w, c] of [
    [5, 1.3, 0.7, '#fff0b4'],
    [10, 2.8, 0.6, '#ffc078'],
    [17, 5, 0.55, '#f08c64'],
    [26, 7.8, 0.5, '#c85464'],
  ]) {
    k.strokeStyle = c
    k.lineWidth = w
    k.beginPath()
    k.ellipse(30, 77, rx, ry, 0, 0, 7)
    k.stroke()
  }
}

/** The bank she stands on, wet at its lip, printed by hooves; long shadows to the right. */
function bank(k) {
  path(
    k,
    '#b84c48',
    'M72 57C100 56 140 57 166 56V92C150 90.500 138 87.500 126 82.500C108 74.500 92 62.500 72 57Z',
  )
  path(
    k,
    '#e87c50',
    'M72 57C90 56.500 110 57 130 57C112 59 104 60 100 61C112 70 126 78 142 83C150 86 160 88 166 89V92C150 90.500 138 87.500 126 82.500C108 74.500 92 62.500 72 57Z',
  )
  path(
    k,
    '#ffb468',
    'M72 57C92 62.500 108 74.500 126 82.500C138 87.500 150 90.500 166 92V90.800C150 89 140 86 128 80.800C110 72.500 96 62 80 57Z',
  )
  // Shadows of her legs, thrown away from the sun.
  for (const d of [
    'M84 81C100 78.500 130 76 166 74.500V78.500C134 79 104 82 86 83.500Z',
    'M126 82C140 80.500 154 79.500 166 79.500V83.500C152 83.500 140 84 129 84.500Z',
    'M130 75L166 71V73.500L132 77ZM139 78L166 75.500V78L140 80.500Z',
  ])
    path(k, 'rgba(76,14,72,.5)', d)
  for (const [x, y] of points('146 67 152 65 142 62 156 87 148 85'))
    path(k, '#8c3048', `M${x} ${y}q1.300 -1.300 2.600 0q-1.300 0.900 -2.600 0Z`)
  // The hillock under her left hoof, in the shallows.
  path(
    k,
    '#b84c48',
    'M68 84C73 80.500 82 79.800 92 81C99 80 106 81.500 110 84.500C102 88 80 88 68 84Z',
  )
  path(k, '#ffb468', 'M68 84C73 80.500 82 79.800 92 81C84 81.800 77 83.500 71 85Z')
}

/** Reeds at the near edge, dark. */
function reeds(k) {
  for (const [x, h, d] of points(
    '-2 34 9 2 42 5 5 26 -7 8 36 12 12 24 3 15 30 14 19 18 9 -4 48 3 24 14 -6 28 12 8',
    3,
  ))
    path(
      k,
      x % 2 ? '#4c1044' : '#34103c',
      `M${x - 0.9} 94C${x - 0.7} ${92 - h * 0.5} ${x + d * 0.3} ${92 - h * 0.8} ${x + d} ${92 - h}C${x + d * 0.5} ${92 - h * 0.7} ${x + 1} ${92 - h * 0.4} ${x + 1.1} 94Z`,
    )
  for (const [x, y] of points('3 51 6.500 46'))
    fill(
      k,
      '#8c3440',
      points(
        `${x - 0.8} ${y} ${x + 0.4} ${y - 5} ${x + 1.4} ${y - 0.3} ${x + 0.7} ${y + 4} ${x - 0.6} ${y + 4}`,
      ),
    )
}

export default {
  alt: 'Tramonto rosso alla pozza: una giraffa beve a zampe larghe e le bufaghe usano il suo collo come scivolo; una aspetta il turno, una scende ad ali alzate, una vola via; il piccolo guarda da sotto la pancia',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.16, 0.45], horizon: LAND / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      evening(k)
      plain(k)
      pool(k)
      bank(k)
      hindLegs(k)
      at(k, 106, 58.5, 0.86, giraffeCalf)
      motherBody(k)
      at(k, 56, 63, 1, motherHead)
      at(k, 105, 20, 1.1, waiting)
      k.save()
      k.translate(79, 39.5)
      k.rotate(-0.68)
      k.scale(1.15, 1.15)
      sliding(k)
      k.restore()
      stroke(
        k,
        '#ffe49c',
        0.5,
        'M88 27.500C85.500 29.800 83.500 31.500 81.500 33M92 29C90 31 88.500 32.500 87 33.600M50 53C47.500 50.500 45 49 42 48M49 56.500C47 54.500 45 53 43 52',
      )
      at(k, 33, 45, 1.15, flung)
      reeds(k)
    })
    return finish(s, { vignette: 0.18, bloom: 0.2 })
  },
}
