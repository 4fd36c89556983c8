import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  boy,
  corgi,
  launch,
  launchInside,
  mother,
  seal,
  shards,
  skipper,
  wheel,
} from '../../things/thames-launch.js'
import {
  FARTHER,
  leaf,
  NEAR,
  P,
  sideSpan,
  thamesBarge,
  tower,
  walkways,
} from '../../things/tower-bridge.js'

const WATER = 69

/** Mist in bars with round ends, one a little longer than the next. */
function mist(k, colour, list) {
  for (const [x0, x1, y, r] of points(list, 4))
    path(
      k,
      colour,
      `M${x0} ${y - r}H${x1}a${r} ${r} 0 0 1 0 ${r * 2}H${x0}a${r} ${r} 0 0 1 0 ${-r * 2}Z`,
    )
}

/** What can be made out of the city. */
function city(k) {
  path(k, '#eea484', 'M6 69L18.400 12L19.400 19L21 14.500L32 69Z')
  path(k, '#dc8c7c', 'M19.400 19L21 14.500L32 69H22Z')
  path(
    k,
    '#eea484',
    'M120 69V42C121 33 124 27 127.500 24C131 27 134 33 135 42V69ZM148 69L150 30C154 26 160 27 163 32L161 69Z',
  )
  path(k, '#dc8c7c', 'M127.500 24C131 27 134 33 135 42V69H129C130.500 52 130 35 127.500 24Z')
  path(
    k,
    '#e89c80',
    'M-6 69V57H3V60H9V55H15V69ZM28 69V60H36V57H44V69ZM128 69V51H134V46L136 44L138 46V51H148V46L150 44L152 46V51H158V69Z',
  )
}

/** The river: swell drawn in long folds, darker towards us. */
function river(k) {
  path(k, '#b4c0b0', `M-6 ${WATER}H168V96H-6Z`)
  for (const [c, d] of [
    [
      '#98b4b0',
      'M-6 73C14 71.600 30 74 52 72.800C80 71.400 104 74.600 130 73C146 72 158 73.600 168 72.800V96H-6Z',
    ],
    ['#78a0a8', 'M-6 77C20 75 44 78.600 76 76.600C104 75 128 78.600 168 76.400V96H-6Z'],
    ['#5c8a9c', 'M-6 82C24 79.600 56 83.600 90 81C116 79 140 83 168 80.600V96H-6Z'],
    ['#44748e', 'M-6 88C30 85 66 89 104 86.400C128 84.600 150 88 168 86V96H-6Z'],
  ])
    path(k, c, d)
}

export default {
  alt: 'Tower Bridge aperto nella nebbia del mattino, visto dall’acqua del Tamigi: passa una chiatta dalle vele rosse, mentre da una lancia un bambino con la sciarpa e il suo corgi salutano una foca',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.02, 0.3], horizon: WATER / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      path(k, '#f49c78', 'M-6 -6H168V96H-6Z')
      mist(k, '#f8b48a', '-10 60 9 3 -10 170 14 3 96 170 9 3 -10 170 40 24')
      city(k)
      mist(
        k,
        '#fccc9c',
        '-10 30 36 2.600 -4 40 41 2.600 114 170 35 2.600 124 170 40 2.600 -10 170 62 8 -10 40 53 2',
      )
      river(k)
      mist(k, '#fde0b8', '-10 170 67.200 2.400 -10 44 63.400 2.200 128 170 64 2')
      sideSpan(k, FARTHER, -1, 7, 0.62)
      sideSpan(k, FARTHER, -1, -7, 0.62)
      tower(k, FARTHER, -39.5)
      leaf(k, FARTHER, -29.5, 1, '#c89c9c')
      mist(k, '#fdecd0', '-10 46 64 1.600 -10 60 67 1.600 34 78 69.800 2')
      walkways(k, NEAR, FARTHER)
      const [bx, by] = P(6, -20, 0)
      shards(k, 'rgba(200,84,64,.75)', bx - 8, bx + 5, by + 1.2, 6, 1)
      at(k, bx, by, 0.78, thamesBarge)
      stroke(k, '#fdecd0', 0.5, `M${bx - 13} ${by + 1}H${bx + 11}`)
      leaf(k, NEAR, 29.5, -1, '#8c7494')
      sideSpan(k, NEAR, 1, 7, 0.5)
      shards(k, 'rgba(255,232,190,.75)', 90, 115, 74.2, 8, 2)
      shards(k, 'rgba(92,84,140,.5)', 113, 124, 73.8, 7, 4)
      tower(k, NEAR, 39.5)
      sideSpan(k, NEAR, 1, -7, 0.42)
      stroke(k, '#fdecd0', 0.45, 'M86 73.600L91 74H112L124 72.800')
      at(k, 78, 83.4, 0.9, seal)
      launchInside(k)
      at(k, 11, 79, 1.02, skipper)
      at(k, 11, 79, 1.02, wheel)
      at(k, 27.5, 79, 1, mother)
      at(k, 43.6, 77.6, 0.98, boy)
      at(k, 56.4, 73.4, 0.8, corgi)
      launch(k)
    })
    return finish(s, { vignette: 0.14 })
  },
}
