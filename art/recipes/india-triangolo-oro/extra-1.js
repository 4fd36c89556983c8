import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { house, palace } from '../../things/hawa-mahal.js'
import { flier, granny, kite, langurFlier, reelBoy } from '../../things/kite-roof.js'

/** A hazy winter morning: mint above, cream where the city begins. */
function haze(k) {
  path(k, '#7cc8bc', 'M-6 -6H166V70H-6Z')
  path(k, '#a0d8c4', 'M-6 12C30 4 60 16 96 8C126 2 150 8 166 0V70H-6Z')
  path(k, '#c8e4c8', 'M-6 25C30 18 64 30 100 22C130 16 150 20 166 14V70H-6Z')
  path(k, '#f0ecc8', 'M-6 38C30 32 60 42 100 36C130 32 150 34 166 30V70H-6Z')
}

/** A wall of the terrace with pierced panels, its top in the sun. */
function parapet(k) {
  path(k, '#c85c54', 'M-6 70H166V96H-6Z')
  path(k, '#e88468', 'M-6 70H166V73.500H-6Z')
  path(k, '#fff0d8', 'M-6 68.500H166V70.600H-6Z')
  path(k, '#a04454', 'M-6 73.500H166V75H-6Z')
  for (let x = -2; x < 166; x += 19) {
    path(k, '#a04454', `M${x} 78H${x + 15}V92H${x}Z`)
    path(k, '#8c3450', `M${x} 78H${x + 15}V79.400H${x + 1.4}V92H${x}Z`)
    // A lattice of stars.
    for (const [u, v] of points('3.700 82 8 82 12.300 82 3.700 87 8 87 12.300 87'))
      fill(
        k,
        '#f4b48c',
        points('0 -2 0.700 -0.700 2 0 0.700 0.700 0 2 -0.700 0.700 -2 0 -0.700 -0.700').map(
          ([a, b]) => [x + u + a, v + b],
        ),
      )
    path(k, '#fff0d8', `M${x + 16} 75V96H${x + 18}V75Z`)
  }
  path(k, '#d8a078', 'M-6 91H166V98H-6Z')
  path(k, '#ecc09c', 'M-6 92.500C40 91.500 100 93 166 92V98H-6Z')
}

const KITES = [
  [118, 13, 0.92, 0.35, ['#e83c74', '#fcc43c', '#34448c'], 'moon'],
  [60, 10, 0.74, -0.3, ['#fc6c50', '#fff4dc', '#e83c74'], 'half'],
  [27, 17, 0.5, 0.5, ['#34448c', '#fcc43c', '#fc6c50'], 'star'],
  [146, 27, 0.4, -0.4, ['#fcc43c', '#1c7c80', '#e83c74'], 'cross'],
  [9, 7, 0.34, -0.2, ['#fff4dc', '#e83c74', '#34448c'], 'band'],
  [40, 31, 0.26, 0.3, ['#e83c74', '#34448c', '#fcc43c'], 'half'],
  [86, 5, 0.3, 0.7, ['#1c7c80', '#fcc43c', '#fc6c50'], 'band'],
  [154, 8, 0.26, 0.2, ['#fc6c50', '#34448c', '#fcc43c'], 'star'],
  [15, 29, 0.2, -0.5, ['#fcc43c', '#fc6c50', '#34448c'], 'cross'],
  [48, 4, 0.2, 0.4, ['#34448c', '#fff4dc', '#e83c74'], 'half'],
]

export default {
  alt: 'Festa degli aquiloni su una terrazza di Jaipur, davanti all’Hawa Mahal: una bambina tira il filo, la nonna ride, il fratello col rocchetto scopre che l’aquilone più alto lo guida una scimmia',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.04, 0.2], horizon: 0.7 })
    const f = field(s)
    f.draw(s.k, (k) => {
      haze(k)
      const r = random(7)
      // The bazaar and the palace, seen from the side: its sunny faces turn to the left.
      k.save()
      k.transform(1, 0.1, 0, 1, 0, -9)
      k.save()
      k.translate(160, 0)
      k.scale(-1, 1)
      house(k, 134, 150, 52, r, '#fcc43c')
      house(k, 118, 135, 47, r, '#1c7c80')
      house(k, 149, 166, 43, r, '#fc6c50')
      k.restore()
      k.translate(204, 0)
      k.scale(-1.14, 1.14)
      k.translate(2, -4)
      palace(k, 80, r)
      k.restore()
      parapet(k)
      for (const [x, y, q, a, tones, design] of KITES) {
        k.save()
        k.translate(x, y)
        k.rotate(a)
        k.scale(q, q)
        kite(k, tones, design)
        k.restore()
      }
      // Strings: from the girl's hand, from the monkey's fist.
      stroke(k, 'rgba(255,255,255,.9)', 0.28, 'M69 52.500C68.500 38 64 22 60 10')
      stroke(k, 'rgba(255,255,255,.9)', 0.28, 'M118.200 46C122 36 122 24 118 13')
      stroke(k, 'rgba(255,255,255,.6)', 0.2, 'M27 17C25 30 14 44 -4 52M146 27C150 40 158 50 168 54')
      path(k, 'rgba(96,28,68,.4)', 'M124 70C130 69 150 69 158 70.600L150 72H126Z')
      at(k, 131, 69.5, 1.06, langurFlier)
      path(
        k,
        'rgba(96,28,68,.35)',
        'M52 91.500C62 90 84 90.500 92 92.500L86 96H48ZM88 91.500C98 90 116 90.500 124 92.500L118 96H84Z',
      )
      at(k, 83, 94, 0.98, reelBoy)
      at(k, 50, 95, 1.12, flier)
      at(k, 17, 93, 1.06, granny)
    })
    return finish(s, { vignette: 0.1 })
  },
}
