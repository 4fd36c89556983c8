import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { heap, leafDog, leaper, maple, stage, sweeper } from '../../things/kiyomizu.js'
import { mapleLeaf } from '../../things/maple-leaf.js'

/** A cool bright sky, ridges one behind the other with mist between them. */
function hills(k) {
  path(k, '#bfe4e0', 'M-6 -6H166V70H-6Z')
  path(k, '#d8f0e4', 'M-6 10C30 4 70 14 110 8C136 4 152 8 166 6V70H-6Z')
  path(k, '#eefae8', 'M-6 26C40 18 90 28 166 20V70H-6Z')
  path(k, '#a8d0cc', 'M-6 34C10 28 24 31 38 27C54 23 70 30 90 26C120 20 140 26 166 22V70H-6Z')
  path(k, '#7cb4b0', 'M-6 42C14 36 34 40 54 37C76 34 100 40 166 32V70H-6Z')
  path(k, '#eefae8', 'M-6 46C8 42 18 45 30 43C46 40 60 45 76 43C100 40 130 44 166 40V60H-6Z')
}

/** The small red pagoda on the far side of the valley. */
function pagoda(k) {
  for (const [y, w] of points('0 5.500 -5 4.600 -10 3.800')) {
    path(k, '#f08c6c', `M${-w * 0.5} ${y - 3}H${w * 0.5}V${y}H${-w * 0.5}Z`)
    path(
      k,
      '#8c8498',
      `M${-w} ${y - 2.6}C${-w * 0.6} ${y - 3.2} ${-w * 0.4} ${y - 4} ${-w * 0.3} ${y - 5}H${w * 0.3}C${w * 0.4} ${y - 4} ${w * 0.6} ${y - 3.2} ${w} ${y - 2.6}Z`,
    )
  }
  stroke(k, '#8c8498', 0.5, 'M0 -15V-20')
}

const SCARLET = ['#8c1c48', '#cc2c3c', '#f0543c', '#fc9048']
const ORANGE = ['#b03c34', '#e8642c', '#fc9838', '#fcd068']
const CRIMSON = ['#641444', '#a81c40', '#d83440']
const FAR = ['#d07c70', '#e8988c', '#f4b49c']

/** The slope below the stage, a sea of maples that rises from the mist. */
function slope(k) {
  maple(k, points('20 53 20 7 44 56 22 7 74 55 20 7', 4), FAR, 11)
  maple(k, points('92 60 16 7 116 63 18 8 146 60 20 9 132 66 18 7', 4), ORANGE, 21)
  path(
    k,
    'rgba(238,250,232,.72)',
    'M-6 60C14 54 30 60 50 57C70 54 84 60 104 57C84 64 60 66 36 65C20 66 6 64 -6 66Z',
  )
  maple(k, points('12 66 22 8 40 68 20 7 104 69 20 7 152 69 20 8', 4), SCARLET, 31)
}

/** A terrace of old stone, a low parapet, sun across it. */
function terrace(k) {
  path(k, '#8c7c90', 'M-6 68H166V74H-6Z')
  path(k, '#f4e8d4', 'M-6 67H166V69.500H-6Z')
  path(k, '#c8b4b4', 'M-6 69.500H166V74H-6Z')
  for (const x of [10, 34, 61, 88, 113, 139]) stroke(k, '#8c7c90', 0.4, `M${x} 69.500V74`)
  path(k, '#ecdcc8', 'M-6 74H166V96H-6Z')
  path(k, '#d4c0b8', 'M-6 74H166V76C110 79 50 77 -6 79Z')
  stroke(
    k,
    '#b8a0a4',
    0.4,
    'M-6 81H166M-6 88.500H166M18 74L8 81M52 74L48 81M84 74L85 81M118 74L124 81M148 74L158 81M30 81L22 88.500M68 81L66 88.500M104 81L107 88.500M138 81L148 88.500',
  )
  fill(k, 'rgba(92,60,110,.3)', points('120 96 166 80 166 96'))
}

export default {
  alt: 'Autunno al Kiyomizu-dera: un bambino sbuca ridendo dal mucchio di foglie d’acero che il monaco ha appena spazzato',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.1, 0.2], horizon: 0.6 })
    const f = field(s)
    f.draw(s.k, (k) => {
      hills(k)
      at(k, 33, 46, 0.8, pagoda)
      maple(k, points('150 20 22 9 158 30 16 9 84 40 10 6', 4), ORANGE, 41)
      at(k, 95, 34, 0.84, stage)
      slope(k)
      terrace(k)
      path(k, 'rgba(60,24,72,.36)', 'M2 84C12 81.500 40 82 62 85C44 87.500 12 87 2 84Z')
      at(k, 17, 84.5, 1.04, sweeper)
      at(k, 66, 72, 1.12, leaper)
      at(k, 64, 86, 1.06, heap)
      at(k, 86, 80, 1, leafDog)
      maple(k, points('86 84 11 5 76 83 9 5', 4), SCARLET, 51)
      // What he threw into the air.
      for (const [x, y, q, t, c] of points(
        '38 40 2.600 0.5 0 47 28 2.200 2 1 54 16 2.800 3.5 2 66 12 2.200 1.2 0 79 15 2.600 5 1 90 26 2.400 0.2 3 97 42 2.800 4 0 104 58 2.400 2.6 1 42 56 2.200 5.4 3 36 66 2.600 1 1 101 72 2 3 0 73 24 1.800 2.4 3 60 26 1.800 0.8 1 118 48 2 1.8 0 114 82 2.200 0.6 2 130 87 2.400 3 0 8 90 2.600 2 1 34 90 2.200 4.4 3 144 81 1.900 1 1',
        5,
      ))
        mapleLeaf(k, x, y, q, t, ['#e83c38', '#fc9440', '#fcc048', '#a8203c'][c])
      // A bough close to us.
      stroke(k, '#4c2440', 1.6, 'M-4 -2C8 4 20 4 34 9C40 11 45 11 50 15M18 4.500C22 9 22 13 27 16')
      for (const [x, y, q, t, c] of points(
        '2 6 5.400 2.8 0 10 9 5 3.300 1 15 2 4.600 2.900 0 20 13 5.400 3.500 2 26 4 4.800 2.600 1 27 19 5 3.100 0 34 14 5.200 2.800 0 40 7 4.400 3.500 1 44 16 5 3 2 51 17 4.600 2.600 0 -1 16 5 3.400 1 33 4 4 3.200 0',
        5,
      ))
        mapleLeaf(k, x, y, q, t, ['#b01c40', '#e83c38', '#f8782c'][c], '#4c2440')
    })
    return finish(s, { vignette: 0.1 })
  },
}
