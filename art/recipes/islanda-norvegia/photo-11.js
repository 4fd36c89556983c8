import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bride, fiddler, hat, leaper } from '../../things/halling.js'
import { tarredChurch } from '../../things/stave-church.js'

/** A morning in May: mint sky, walls of the fjord under late snow, the water between. */
function fjord(k) {
  path(k, '#a4dcd4', 'M-6 -6H166V70H-6Z')
  path(k, '#c8ece0', 'M-6 22C30 14 70 26 110 16C132 11 150 14 166 10V70H-6Z')
  path(k, '#f0f8e8', 'M-6 36C30 30 80 40 120 31C140 27 154 28 166 25V70H-6Z')
  fill(
    k,
    '#6cacb8',
    rough(
      points(
        '58 58 70 44 80 33 88 28 96 21 103 25 110 18 120 28 128 26 138 37 146 40 156 50 168 56 168 60 58 60',
      ),
      0.4,
      2,
    ),
  )
  fill(
    k,
    '#fffdf4',
    rough(
      points(
        '80 33 88 28 96 21 103 25 110 18 120 28 128 26 134 32 129 34 126 31 122 37 117 32 113 38 108 30 104 35 99 29 95 37 91 33 86 38 84 34',
      ),
      0.3,
      3,
    ),
  )
  fill(k, '#b4d8e0', rough(points('80 33 88 28 96 21 98 25 92 30 91 33 86 38 84 34'), 0.2, 4))
  fill(k, '#b4d8e0', rough(points('103 25 110 18 110 24 106 29 104 35 101 31'), 0.2, 5))
  fill(k, '#3c8490', rough(points('168 60 168 30 160 34 152 44 142 50 132 56 124 60'), 0.4, 6))
  fill(k, '#5ca48c', rough(points('168 60 168 44 160 47 150 53 140 57 134 60'), 0.4, 8))
  stroke(k, '#f4fcf4', 0.6, 'M160 36L159 42L160.500 47L159.500 54')
  fill(k, '#2c6c74', rough(points('-6 62 -6 22 4 26 14 36 22 44 32 50 44 58 50 62'), 0.4, 7))
  fill(k, '#4c9080', rough(points('-6 62 -6 36 6 40 16 48 28 54 36 62'), 0.4, 9))
  path(k, '#3c98a8', 'M30 57.500H166V68H30Z')
  path(
    k,
    '#7cc8c4',
    'M30 57.500C60 57 110 58 166 57.500V59.500C130 60.500 100 59 70 60.500C50 61 40 60 30 60.500Z',
  )
  path(
    k,
    '#c8ece0',
    'M86 61.500C94 60.600 104 61.600 112 60.800C106 62.600 94 62.600 86 61.500ZM122 63.500C132 62.400 142 63.600 150 62.800C142 64.800 130 64.800 122 63.500Z',
  )
}

/** The meadow of the churchyard, its wall, the shadows of the boughs. */
function meadow(k) {
  path(k, '#a8d460', 'M-6 62C20 60 50 63 80 64C110 65 140 66 166 64V98H-6Z')
  path(k, '#7cb84c', 'M-6 70C30 67 60 72 96 70C126 68.500 146 72 166 70V98H-6Z')
  path(k, '#58a04c', 'M-6 82C30 77 70 84 110 80C134 78 150 82 166 80V98H-6Z')
  path(
    k,
    '#f4e0a8',
    'M44 62.500C50 66 64 66 70 71C76 77 52 80 40 84C24 89 20 94 18 98H104C106 90 100 86 92 82C84 77 78 70 62 65C58 63.500 54 62.600 52 62.300Z',
  )
  path(
    k,
    '#d8b884',
    'M104 98C106 90 100 86 92 82C84 77 78 70 62 65C72 72 78 78 74 82C66 88 40 90 34 98Z',
  )
  // The wall of the churchyard.
  const r = random(4)
  fill(
    k,
    '#4c6470',
    rough(
      points('82 70 84 67 98 65.800 116 66.600 134 65.400 150 66.400 168 65.600 168 70.500'),
      0.5,
      3,
    ),
  )
  for (let row = 0; row < 2; row++)
    for (let x = 83 + row * 2; x < 166; ) {
      const w = 2 + r() * 5
      const [y, h] = [70 - row * 2.2 - r() * 0.4, 1.6 + r() * 0.9]
      path(
        k,
        r() < 0.5 ? '#8ca4a4' : '#748c94',
        `M${x} ${y}L${x + 0.4} ${y - h}L${x + w * (0.3 + r() * 0.3)} ${y - h - 0.5}L${x + w - 0.8} ${y - h + 0.3}L${x + w - 0.3} ${y - 0.3}Z`,
      )
      if (r() < 0.4)
        path(
          k,
          '#b4c4b4',
          `M${x + 0.4} ${y - h}L${x + w * 0.4} ${y - h - 0.5}L${x + w - 0.8} ${y - h + 0.3}L${x + w * 0.4} ${y - h + 0.6}Z`,
        )
      x += w
    }
  let leaves = ''
  for (let i = 0; i < 60; i++) {
    const [px, py] = [r() * 166, 74 + r() * 20]
    if (px > 22 && px < 100) continue
    leaves += `M${px} ${py}l-0.500 -2l1 1.400l0.900 -1.800l0.300 2.300Z`
  }
  path(k, '#3c8448', leaves)
  for (let i = 0; i < 34; i++) {
    const [px, py] = [r() * 166, 73 + r() * 21]
    if (px > 20 && px < 104) continue
    path(k, '#fce060', `M${px - 0.6} ${py}a0.600 0.500 0 1 0 1.200 0a0.600 0.500 0 1 0 -1.200 0Z`)
  }
}

/** A bough of apple in blossom: crooked wood, then the flowers, those in shade first. */
function bough(k, wood, clusters, seed) {
  for (const [w, d] of wood) {
    stroke(k, '#54384c', w, d)
    stroke(k, '#8c6068', w * 0.35, d)
  }
  const r = random(seed)
  const flower = (x, y, q, c, heart) => {
    const a0 = r() * 6
    k.fillStyle = c
    k.beginPath()
    for (let i = 0; i < 5; i++) {
      const a = a0 + (i * Math.PI * 2) / 5
      const [px, py] = [x + Math.cos(a) * q * 0.62, y + Math.sin(a) * q * 0.56]
      k.moveTo(px + q * 0.5, py)
      k.ellipse(px, py, q * 0.52, q * 0.44, a, 0, 7)
    }
    k.fill()
    if (heart)
      path(
        k,
        heart,
        `M${x - q * 0.22} ${y}a${q * 0.22} ${q * 0.22} 0 1 0 ${q * 0.44} 0a${q * 0.22} ${q * 0.22} 0 1 0 ${-q * 0.44} 0Z`,
      )
  }
  for (const [x, y, rad] of clusters) {
    const n = Math.round(rad * 2.2)
    for (let i = 0; i < n; i++) {
      const [a, d] = [r() * 6.3, Math.sqrt(r()) * rad]
      flower(x + Math.cos(a) * d, y + Math.sin(a) * d * 0.7 + 0.8, 1.7, '#d88cb0')
    }
    for (let i = 0; i < 3; i++) {
      const a = r() * 6.3
      const [px, py] = [x + Math.cos(a) * rad, y + Math.sin(a) * rad * 0.7]
      path(
        k,
        i ? '#5cac54' : '#8ccc5c',
        `M${px} ${py}q1.600 -2 3.400 -0.600q-1.400 1.800 -3.400 0.600Z`,
      )
    }
    for (let i = 0; i < n; i++) {
      const [a, d] = [r() * 6.3, Math.sqrt(r()) * rad * 0.9]
      const lit = Math.cos(a) - Math.sin(a) > -0.2
      flower(
        x + Math.cos(a) * d,
        y + Math.sin(a) * d * 0.7,
        1.6,
        lit ? '#fff4f0' : '#f8c0d0',
        lit ? '#f0b448' : '#c8507c',
      )
    }
  }
}

export default {
  alt: 'Nozze di maggio davanti a una chiesa di legno medievale tra i meli in fiore: lo sposo balla la halling e con un calcio al volo fa saltare il cappello dal bastone della sposa incoronata, il vecchio violinista batte il tempo',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.9, 0.1], horizon: 0.64 })
    field(s).draw(s.k, (k) => {
      fjord(k)
      path(k, '#4c9080', 'M-6 64C10 58 30 60 46 62L60 66H-6Z')
      meadow(k)
      path(k, 'rgba(44,72,84,.45)', 'M2 66C14 63 40 63 58 65.500C40 69 14 70 2 66Z')
      at(k, 40, 65.5, 1.16, tarredChurch, true)
      bough(
        k,
        [
          [3, 'M172 14C156 8 146 8 136 2C130 -1 126 -4 122 -8'],
          [1.5, 'M150 8C146 12 142 13 136 15M138 3C132 6 128 6 122 9'],
        ],
        points(
          '164 10 6 152 6 6 142 2 5 137 15 4 130 3 5 122 8 4 116 -2 5 160 20 3.600 168 22 5 147 14 3.500',
          3,
        ),
        5,
      )
      path(
        k,
        'rgba(36,64,84,.42)',
        'M112 87C120 84.500 134 84.500 146 87C134 89.600 120 89.500 112 87Z',
      )
      path(k, 'rgba(84,72,84,.5)', 'M60 88C68 86 86 86 94 88C86 90 68 90 60 88Z')
      path(k, 'rgba(36,64,84,.45)', 'M2 89.500C10 87 30 86.500 44 88.500C34 91.500 12 92 2 89.500Z')
      at(k, 22, 89.5, 1, fiddler)
      at(k, 84, 57, 1.1, leaper)
      at(k, 134, 87.5, 1.02, bride, true)
      k.save()
      k.translate(104, 9)
      k.rotate(0.9)
      hat(k)
      k.restore()
      stroke(k, '#fffaf0', 0.5, 'M99 21L96 15M102.500 20L102.500 16M94 22L90 19.500')
      const r = random(31)
      for (let i = 0; i < 26; i++) {
        const [x, y, a] = [r() * 164, 8 + r() * 80, r() * 6]
        k.save()
        k.translate(x, y)
        k.rotate(a)
        path(k, i % 3 ? '#fff0f0' : '#f8b4cc', 'M-0.900 0Q0 -1 1 0Q0 0.700 -0.900 0Z')
        k.restore()
      }
    })
    return finish(s, { vignette: 0.1 })
  },
}
