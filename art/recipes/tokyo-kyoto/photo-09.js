import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { form } from '../../things/japan-people.js'
import { disc } from '../../things/profile.js'
import { aimingBoy, laughingMother, seat, sleeper } from '../../things/train-seats.js'

const GLASS =
  'M30 12H130C136 12 139 15 139 20V50C139 55 136 58 130 58H30C24 58 21 55 21 50V20C21 15 24 12 30 12Z'

/** What flies past: Fuji, far hills, fields in bands drawn out by the speed. */
function outside(k) {
  path(k, '#6cc4ec', 'M15 6H145V64H15Z')
  path(k, '#94d8f0', 'M15 20C50 15 90 23 145 17V64H15Z')
  path(k, '#c4ecf0', 'M15 30C60 25 110 33 145 28V64H15Z')
  path(k, '#ecf8e8', 'M15 38C60 34 110 40 145 36V64H15Z')
  // Fuji: blue flanks in facets, snow that runs down in tongues.
  path(
    k,
    '#5478bc',
    'M58 49C74 44 88 34 97 21.500L99.500 18.500L102 19.300L104.500 18.300L107.500 20.500C117 33 130 44 150 49Z',
  )
  path(k, '#7ca0d8', 'M58 49C74 44 88 34 97 21.500L99.500 18.500L101 19L97 30L91 37L88 44L80 49Z')
  path(k, '#3c5ca4', 'M107.500 20.500C117 33 130 44 150 49H124L118 41L112 37L110 29Z')
  path(
    k,
    '#ffffff',
    'M92.500 27.500C94.500 25 96 23 97 21.500L99.500 18.500L102 19.300L104.500 18.300L107.500 20.500C109 22.500 110.600 24.600 112.300 26.700L110 28.500L109 33L106.600 29.500L104.500 35.500L101.500 29.500L98.500 34L97.300 29L94.500 31.500Z',
  )
  path(
    k,
    '#b8cce8',
    'M107.500 20.500C109 22.500 110.600 24.600 112.300 26.700L110 28.500L109 33L106.600 29.500L107 24L105 20Z',
  )
  path(k, '#7cb4a4', 'M15 46C34 42 50 46 70 45.500C96 45 120 46 145 43.500V64H15Z')
  path(k, '#4c947c', 'M15 49C40 46.500 70 49.500 145 47.500V64H15Z')
  // Roofs of a small town, smeared.
  const r = random(8)
  for (let i = 0; i < 17; i++) {
    const x = 18 + i * 7.4 + r() * 4
    const w = 2.4 + r() * 4.4
    if (i % 5 === 3) {
      path(
        k,
        '#4c947c',
        `M${x} 51C${x - 1} 46 ${x + 2} 44.500 ${x + 3} 46.500C${x + 5} 46 ${x + 5.5} 49 ${x + 5} 51Z`,
      )
      continue
    }
    path(k, ['#f4f0ec', '#e8dccc', '#fff8ec'][i % 3], `M${x} ${48.5 - (i % 2)}h${w}v2.500h${-w}Z`)
    path(
      k,
      ['#4c5c84', '#c8645c', '#6c7898'][i % 3],
      `M${x - 0.8} ${48.7 - (i % 2)}l1.600 -1.600h${w - 1.2}l1.600 1.600Z`,
    )
  }
  path(k, '#fcd83c', 'M15 51H145V64H15Z')
  path(k, '#f4b824', 'M15 54.500H145V64H15Z')
  for (let i = 0; i < 24; i++) {
    const [x, y, l] = [15 + r() * 120, 51.6 + r() * 6, 8 + r() * 22]
    path(
      k,
      i % 3 ? '#fff08c' : '#8cb43c',
      `M${x} ${y}h${l}l1.500 0.300l-1.500 0.300h${-l}l-1.500 -0.300Z`,
    )
  }
  // Two poles gone before one can look.
  for (const x of [51, 124]) {
    path(k, 'rgba(60,72,120,.35)', `M${x} 10h4v50h-4Z`)
    path(k, 'rgba(60,72,120,.5)', `M${x + 1.2} 10h1.200v50h-1.200Z`)
  }
  stroke(k, 'rgba(60,72,120,.5)', 0.35, 'M15 16C60 19 100 19 145 15')
}

/** The wall of the coach, its window, the rack with the luggage. */
function coach(k) {
  k.save()
  k.clip(new Path2D(`M-6 -6H166V96H-6Z${GLASS}`), 'evenodd')
  path(k, '#d8dcec', 'M-6 -6H166V96H-6Z')
  path(k, '#f4f0ec', 'M-6 8H166V64H-6Z')
  path(k, '#b8c0dc', 'M-6 64H166V96H-6Z')
  path(k, '#9ca8cc', 'M-6 78H166V96H-6Z')
  path(k, '#ffffff', 'M-6 60H166V64H-6Z')
  k.restore()
  stroke(k, '#a8b0d0', 2.4, GLASS)
  stroke(k, '#ffffff', 0.9, GLASS)
  // Sunlight that leans across the glass.
  k.save()
  k.clip(new Path2D(GLASS))
  fill(k, 'rgba(255,255,255,.2)', points('30 10 44 10 22 60 8 60'))
  fill(k, 'rgba(255,255,255,.2)', points('116 10 121 10 99 60 94 60'))
  k.restore()
  // The rack.
  path(k, '#7c88b4', 'M-6 5.500H166V8.500H-6Z')
  path(k, '#c8d0e4', 'M-6 5.500H166V6.500H-6Z')
  form(k, '#e8503c', 'M34 5.500V-6H58V5.500Z', [
    ['#a82c40', 'M50 -8H60V8H50Z'],
    ['#fff0dc', 'M40 -8V6M53 -8V6', 1.1],
  ])
  form(k, '#38a098', 'M66 5.500C64 0 66 -4 70 -6H88C92 -2 92 2 90 5.500Z', [
    ['#20646c', 'M82 -8H94V8H84Z'],
    ['#f8d060', 'M64 1H94', 1.2],
  ])
  path(
    k,
    '#f0d090',
    'M98 5.500C100 3.500 103 3 105 3C105 -1 107 -5 113 -5C119 -5 121 -1 121 3C123 3 126 3.500 128 5.500Z',
  )
  path(k, '#c89050', 'M105 3C110 4 116 4 121 3C123 3 126 3.500 128 5.500H112Z')
  stroke(k, '#d8486c', 1.2, 'M105.200 2C110 3 116 3 120.800 2')
  for (const x of [14, 146]) path(k, '#7c88b4', `M${x} -6h1.600v12h-1.600Z`)
}

/** The little table under the window. */
function table(k) {
  path(k, '#5c6494', 'M76 62H92L91 80H77Z')
  path(
    k,
    '#f8e8cc',
    'M64 59.500H104C106 59.500 106 62.500 104 62.500H64C62 62.500 62 59.500 64 59.500Z',
  )
  path(
    k,
    '#c8a88c',
    'M62.800 61.500H105.200C105 62.300 104.500 62.500 104 62.500H64C63.500 62.500 63 62.300 62.800 61.500Z',
  )
  path(
    k,
    '#3c8c4c',
    'M92 59.500V50.500C92 49 93 48.500 93.500 47.500V46H96.500V47.500C97 48.500 98 49 98 50.500V59.500Z',
  )
  path(k, '#a8d45c', 'M92 51.500H98V57H92Z')
  path(k, '#ffffff', 'M93.300 45H96.700V46.600H93.300Z')
  for (const [x, y, q] of points('73 57.300 2.300 78 57.200 2.400 75.500 53.600 2.200', 3)) {
    disc(k, '#d8641c', x, y, q, q * 0.92)
    disc(k, '#fc983c', x - q * 0.16, y - q * 0.12, q * 0.78, q * 0.7)
    path(k, '#3c7c3c', `M${x} ${y - q * 0.8}l1.200 -0.800l-0.300 1Z`)
  }
}

const BLUE = ['#3458a8', '#22387c', '#6c90d8']
const FAR = ['#3c64b4', '#284488', '#7ca0e0']

export default {
  alt: 'Nello shinkansen verso Kyoto un bambino misura il Fuji con un onigiri in mano, la mamma ride col bentō sulle ginocchia; il papà dorme con la mascherina dagli occhi dipinti e si perde tutto',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.3, 0.2], horizon: 0.55 })
    const f = field(s)
    f.draw(s.k, (k) => {
      outside(k)
      coach(k)
      path(k, '#8490b8', 'M-6 84H166V96H-6Z')
      path(k, '#a4b0d0', 'M-6 84H166V85H-6Z')
      table(k)
      at(k, 22, 86.5, 0.98, (c) => seat(c, FAR))
      at(k, 51, 63, 1.04, aimingBoy)
      path(
        k,
        'rgba(40,36,90,.3)',
        'M0 89C20 86 60 86 82 89C60 92 20 92 0 89ZM96 88.500C110 86 150 86 168 88.500C150 91.500 110 91.500 96 88.500Z',
      )
      at(k, 150, 88.5, 1.04, (c) => seat(c, BLUE), true)
      at(k, 137, 64, 1.06, laughingMother, true)
      at(k, 10, 89, 1.06, (c) => seat(c, BLUE))
      at(k, 25, 64.5, 1.1, sleeper)
    })
    return finish(s, { vignette: 0.1, bloom: 0.14 })
  },
}
