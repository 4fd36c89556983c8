import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  granddaughter,
  row,
  skipper,
  umbrellaFight,
  wetGull,
  wetStones,
} from '../../things/bryggen-rain.js'

/** Rain clouds that the gale drives to the left, the wood of Fløyen in the mist, the harbour. */
function bay(k) {
  path(k, '#c4d0cc', 'M-6 -6H166V70H-6Z')
  path(k, '#94a8b0', 'M-6 -6H166V30C140 34 120 22 96 26C74 30 50 18 30 22C16 25 4 20 -6 22Z')
  path(k, '#708898', 'M-6 -6H166V18C140 24 116 10 90 14C66 18 44 6 22 10C10 12 0 8 -6 9Z')
  path(k, '#506c84', 'M-6 -6H150C130 8 104 -2 84 3C60 8 40 -2 18 1C8 2 0 0 -6 0Z')
  fill(k, '#6c8c8c', rough(points('-6 54 -6 34 6 30 18 24 30 26 42 33 56 40 66 54'), 0.4, 2))
  fill(k, '#4c7474', rough(points('-6 54 -6 40 8 37 20 31 32 34 46 42 60 54'), 0.5, 4))
  path(
    k,
    'rgba(214,226,222,.8)',
    'M-6 37C4 34 12 38 22 35.500C32 33 40 37 52 39C44 41 34 39 24 40.500C12 42 4 39.500 -6 41Z',
  )
  // White houses on the slope.
  for (const [x, y, q, c] of [
    [10, 46, 1, '#f4ead8'],
    [15, 44, 0.8, '#f0d090'],
    [21, 46.5, 1, '#f4ead8'],
    [27, 44.5, 0.7, '#d86c54'],
    [31, 48, 0.9, '#f4ead8'],
    [4, 49, 1, '#d88c5c'],
    [36, 49.5, 0.8, '#f0d090'],
  ]) {
    path(
      k,
      c,
      `M${x - 1.6 * q} ${y}v${-2.4 * q}l${1.6 * q} ${-1.6 * q}l${1.6 * q} ${1.6 * q}v${2.4 * q}Z`,
    )
    path(
      k,
      '#8c5058',
      `M${x - 2 * q} ${y - 2.2 * q}l${2 * q} ${-2.1 * q}l${2 * q} ${2.1 * q}l${-0.5 * q} 0.200l${-1.5 * q} ${-1.5 * q}l${-1.5 * q} ${1.5 * q}Z`,
    )
  }
  path(k, '#3c5c70', 'M-6 52.500H60V84H-6Z')
  path(k, '#5c8090', 'M-6 53C10 52 30 53.500 50 52.800C34 55 16 54.500 -6 56Z')
  path(k, '#2c4860', 'M-6 62C4 60 12 63 22 60.500C26 60 30 60.500 34 59.500V84H-6Z')
  // A fishing boat that pitches at its rope.
  stroke(k, '#1c2c48', 0.5, 'M14 58L16.500 36M16 41L6 56')
  path(k, '#e8e4dc', 'M16 57L16.600 51.500H22.500L23.500 57.500Z')
  path(k, '#ffcc6c', 'M17.600 53H19V55H17.600ZM20 53.100H21.500V55H20Z')
  path(k, '#a83444', 'M3 56C9 58 20 58.500 29 55.500L26.500 62C20 63.500 11 63.300 6 61.500Z')
  path(
    k,
    '#f4ead8',
    'M3 56C9 58 20 58.500 29 55.500L28.600 56.800C20 59.600 9 59.200 3.500 57.400Z',
  )
  path(
    k,
    '#c8d8d8',
    'M2 62C8 60.600 14 63.500 20 62C24 61 28 62.600 32 61.500C26 64.600 20 63.600 14 65C9 65 5 63.600 2 62Z',
  )
}

export default {
  alt: 'Bryggen sotto il diluvio: un vecchio marinaio in cerata e la nipotina mangiano il gelato come se nulla fosse, mentre un viaggiatore lotta con l’ombrello rovesciato dal vento e un gabbiano aspetta',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.mist, sun: [0.9, 0.2], horizon: 0.58 })
    field(s).draw(s.k, (k) => {
      bay(k)
      row(k)
      // The quay, wet, its edge of granite.
      fill(k, '#44587c', points('38 54.600 176 63.600 176 98 -6 98 -6 80'))
      fill(k, '#54688c', points('60 56 176 63.600 176 72 40 63'))
      fill(k, '#384870', points('10 74 60 70 176 84 176 98 -6 98 -6 84'))
      wetStones(k)
      fill(k, '#a8b4c0', points('36 54.400 40 54.700 -2 84 -6 84 -6 79'))
      fill(k, '#2c3c5c', points('36 54.400 36 56.500 -6 83 -6 79'))
      // Puddles with their rings.
      for (const [x, y, w2, c] of [
        [64, 90, 16, '#7c94ac'],
        [138, 90, 13, '#7c94ac'],
        [76, 72, 8, '#8ca4b4'],
        [14, 92, 10, '#7c94ac'],
      ])
        path(
          k,
          c,
          `M${x - w2} ${y}C${x - w2 * 0.6} ${y - w2 * 0.16} ${x - w2 * 0.1} ${y - w2 * 0.07} ${x + w2 * 0.3} ${y - w2 * 0.14}C${x + w2 * 0.8} ${y - w2 * 0.16} ${x + w2 * 1.1} ${y} ${x + w2 * 0.7} ${y + w2 * 0.1}C${x + w2 * 0.2} ${y + w2 * 0.2} ${x - w2 * 0.7} ${y + w2 * 0.16} ${x - w2} ${y}Z`,
        )
      path(k, 'rgba(28,28,64,.5)', 'M98 86C108 84 134 84 144 86C134 88.600 108 88.600 98 86Z')
      path(
        k,
        'rgba(28,28,64,.5)',
        'M76 84.500C84 82.800 98 83 106 84.600C98 86.600 84 86.600 76 84.500Z',
      )
      path(
        k,
        'rgba(28,28,64,.45)',
        'M42 82C50 80.500 64 80.800 72 82.300C62 84.500 50 84.300 42 82Z',
      )
      at(k, 52, 82, 1.06, umbrellaFight, true)
      at(k, 95, 84.5, 1.02, granddaughter, true)
      at(k, 127, 86, 1.12, skipper, true)
      at(k, 71, 87.5, 0.96, wetGull)
      const r = random(9)
      let [drops, rings] = ['', '']
      for (let i = 0; i < 120; i++) {
        const [x, y, n] = [r() * 176, r() * 92 - 4, 2 + r() * 4]
        drops += `M${x} ${y}l${-n * 0.55} ${n}`
      }
      for (let i = 0; i < 16; i++) {
        const [x, y] = [r() * 166, 68 + r() * 24]
        const q = 0.6 + (y - 60) * 0.03
        rings += `M${x - q} ${y}a${q} ${q * 0.3} 0 0 1 ${q * 2} 0M${x - q * 0.3} ${y}v${-q * 0.5}M${x + q * 0.4} ${y - 0.2}v${-q * 0.4}`
      }
      stroke(k, 'rgba(236,246,248,.62)', 0.2, drops)
      stroke(k, 'rgba(236,246,248,.8)', 0.22, rings)
    })
    return finish(s, { vignette: 0.14 })
  },
}
