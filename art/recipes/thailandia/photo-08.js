import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { closed, lens } from '../../things/curves.js'
import { HIDE, mwElephant } from '../../things/mae-wang-elephant.js'
import { bigLeaf, fall, leafy, slabs } from '../../things/mae-wang-ravine.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const SUNNY = ['#ffffff', '#dff4e4', '#a8dcd0', '#7c9c84']
const SHADY = ['#a8d8d4', '#7cbcbc', '#549ca4', '#2c5c68']
const person = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  hair: ['#3c2834', '#281c2c'],
  shorts: true,
  bare: true,
  light: 1,
  top,
  low,
  ...more,
})

/** A mass of leaves between its edge and a corner of the picture. */
const mass = (k, edge, corner, size, seed, tones) =>
  leafy(k, [...points(edge), ...points(corner)], points(edge), size, seed, tones)

export default {
  alt: 'La camminata con gli elefanti di Mae Wang arriva alla cascata: il salto a gradini fra due pareti di bosco, mezzo al sole e mezzo all’ombra; i viaggiatori in fila sulla riva con un elefante, e il piccolo che fa la doccia ai piedi dell’acqua',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.8, 0.05], horizon: 66 / 90 })
    const f = field(s)
    const r = random(8)
    f.draw(s.k, (k) => {
      fill(k, '#f4f4c8', points('-2 -2 162 -2 162 70 -2 70'))
      // Wood above the lip, pale with the light behind it.
      for (const [x, wide] of points('60 1.2 66 .8 73 1 79 .7 84 1.1 91 .8 97 1.3 104 .9'))
        path(k, '#d4e4b0', `M${x} -2H${x + wide}L${x + wide * 1.3} 20H${x - wide * 0.3}Z`)
      mass(k, '50 9 62 5 74 10 84 8 94 11 106 6 116 12', '116 24 50 24', 2.2, 3, [
        '#b8d898',
        '#c8e0a4',
        '#e8f0b8',
      ])
      fill(k, '#5c8c6c', points('60 12 104 12 110 68 52 68'))
      fall(k, SUNNY)
    })
    // The shade of the right wall lies over the lower half of the fall.
    const shade = s.sheet()
    f.draw(shade.k, (k) => {
      fill(k, '#245864', points('60 12 104 12 110 68 52 68'))
      fall(k, SHADY)
    })
    s.k.save()
    s.k.beginPath()
    for (const p of points('112 16 92 27 88 30 78 41 70 48 60 57 40 70 112 70'))
      s.k.lineTo(...f.at(p))
    s.k.clip()
    s.k.drawImage(shade.canvas, 0, 0)
    s.k.restore()
    f.draw(s.k, (k) => {
      // Left wall in the sun, its wood in three depths.
      fill(k, '#8ca86c', points('-2 -2 62 -2 70 12 64 40 54 66 -2 70'))
      slabs(
        k,
        points('52 66 9 68 6 40 58 20 70 4 24 48 30 70 3 60 72 33 67 1 44 62 47 69 2', 5),
        ['#8cac74', '#d4d894', '#5c8c64'],
        1,
      )
      mass(k, '67 -2 66 5 60 12 54 11 48 18 42 20 36 29 28 32 20 42 10 46 -2 52', '-2 -2', 3, 12, [
        '#68a45c',
        '#84b864',
        '#c8dc80',
      ])
      mass(k, '52 -2 46 6 38 8 34 16 24 20 18 29 8 32 -2 40', '-2 -2', 3.2, 14, [
        '#4c9058',
        '#64a45c',
        '#98c068',
      ])
      mass(k, '32 -2 26 5 18 8 14 15 4 19 -2 25', '-2 -2', 3.6, 16, [
        '#2f7452',
        '#458858',
        '#6ca460',
      ])
      mass(k, '-2 45 8 46 18 53 29 51 37 58 47 60 56 67', '56 70 -2 70', 2.6, 5, [
        '#3c8458',
        '#58985c',
        '#a0c86c',
      ])
      mass(k, '-2 55 12 54 22 61 30 61 40 68', '40 70 -2 70', 2.8, 6, [
        '#246850',
        '#347c54',
        '#58985c',
      ])
      // Right wall in shade.
      fill(k, '#1c4c54', points('98 -2 162 -2 162 72 100 70 96 40'))
      slabs(
        k,
        points(
          '94 106 14 70 -3 102 118 22 71 -2 114 132 30 72 -2 96 106 44 69 -1 128 150 40 72 0',
          5,
        ),
        ['#245c60', '#347470', '#173f4c'],
        1,
      )
      mass(k, '162 46 146 44 134 36 122 34 114 24 104 22 100 12 94 8 92 -2', '162 -2', 3.2, 21, [
        '#1c4c58',
        '#2c6464',
        '#48846c',
      ])
      mass(k, '162 30 150 27 140 18 128 17 122 8 114 6 110 -2', '162 -2', 3.4, 23, [
        '#123c4c',
        '#1c505a',
        '#2f6c64',
      ])
      mass(k, '102 70 110 62 120 60 130 54 142 56 152 50 162 52', '162 74', 3, 9, [
        '#17444f',
        '#245c5c',
        '#3c7c68',
      ])
      mass(k, '118 69 128 63 140 64 150 60 162 62', '162 74', 3, 10, [
        '#0f3444',
        '#184850',
        '#28605c',
      ])
      // Pool.
      const pool = k.createLinearGradient(0, 65, 0, 90)
      for (const [a, c] of [
        [0, '#7cc0b0'],
        [0.25, '#3c9c98'],
        [0.6, '#1f7480'],
        [1, '#12505f'],
      ])
        pool.addColorStop(a, c)
      k.fillStyle = pool
      k.fillRect(-2, 65.5, 164, 27)
      // Both walls in the water, bright and dark, frayed at the ends.
      path(
        k,
        'rgba(150,200,136,.42)',
        'M44 65.5H65L64 67.5L67 68.6L63 69.8L65.500 71.4L61 73L63 75L57 76.6L50 77.4L40 77Z',
      )
      path(
        k,
        'rgba(12,52,68,.74)',
        'M97 65.500H162V92H126L130 88.5L121 86.5L126 84L116 82L121 79.600L111 77.600L117 75.4L106 73.6L112 71.8L101 70L106 68.500L98 67.4L101 66.500Z',
      )
      for (const [x, y, l, tall, c, top] of [
        [57, 67, 4.5, 2.6, '#5c8c64', '#b8c888'],
        [63.5, 67.8, 3, 1.8, '#4c7c60', '#a4bc80'],
        [50, 68, 3, 1.6, '#44745c', '#98b478'],
        [101, 68, 5, 3.2, '#173f4c', '#3c7470'],
        [108, 69.8, 4, 2.2, '#123844', '#2f6468'],
        [116, 71, 6, 3, '#0f3442', '#285c60'],
      ]) {
        path(
          k,
          c,
          `M${x - l} ${y}C${x - l} ${y - tall * 0.8} ${x - l * 0.4} ${y - tall} ${x} ${y - tall}C${x + l * 0.6} ${y - tall} ${x + l} ${y - tall * 0.5} ${x + l} ${y}Q${x} ${y + tall * 0.5} ${x - l} ${y}Z`,
        )
        path(
          k,
          top,
          `M${x - l * 0.7} ${y - tall * 0.7}C${x - l * 0.4} ${y - tall} ${x + l * 0.5} ${y - tall * 1.1} ${x + l * 0.85} ${y - tall * 0.5}C${x + l * 0.3} ${y - tall * 0.6} ${x - l * 0.2} ${y - tall * 0.5} ${x - l * 0.7} ${y - tall * 0.7}Z`,
        )
        lens(k, 'rgba(220,244,230,.7)', x, y + tall * 0.22, l * 1.15, 0.18)
      }
      for (let i = 0; i < 30; i++) {
        const t = r()
        lens(
          k,
          i % 3 ? 'rgba(200,238,220,.75)' : 'rgba(124,192,184,.7)',
          80 + (r() - 0.5) * (40 - t * 22),
          67 + t * 17,
          (1 + r() * 5) * (1 - t * 0.5),
          0.16 + t * 0.12,
        )
      }
    })
    const [mx, my] = f.at([81, 65])
    s.k.save()
    s.k.translate(mx, my)
    s.k.scale(1.25, 0.55)
    const mist = s.k.createRadialGradient(0, 0, 0, 0, 0, s.h * 0.17)
    mist.addColorStop(0, 'rgba(228,246,236,.9)')
    mist.addColorStop(0.5, 'rgba(200,232,224,.5)')
    mist.addColorStop(1, 'rgba(180,224,216,0)')
    s.k.fillStyle = mist
    s.k.fillRect(-s.h, -s.h, s.h * 2, s.h * 1.14)
    s.k.restore()
    f.draw(s.k, (k) => {
      // The calf under the fall, its legs in the water.
      const calf = { pose: 'up', tones: HIDE.shade, calf: true }
      at(
        k,
        89,
        70.4,
        0.1,
        (c) => {
          c.save()
          c.translate(0, -16)
          c.scale(1, -0.6)
          c.globalAlpha = 0.35
          mwElephant(c, calf)
          c.restore()
          c.save()
          c.beginPath()
          c.rect(-120, -140, 240, 132)
          c.clip()
          mwElephant(c, calf)
          c.restore()
        },
        true,
      )
      lens(k, '#e4f6ec', 89, 69.6, 6.4, 0.28)
      // The sunny bank and its path.
      path(
        k,
        '#a88c68',
        closed(points('-6 66 24 66 44 68 56 73 56.5 75.5 50 80 38 85 18 89 -6 91'), 1),
      )
      path(
        k,
        '#5c945c',
        closed(points('-6 64 24 65 44 67 55.5 72 56 74 49 78.5 37 83 18 87 -6 89'), 1),
      )
      path(
        k,
        '#f0d898',
        closed(points('-8 70.5 14 69.5 34 70.5 46 72 53.6 74.4 47 78.4 36 82 18 85 -8 87'), 1),
      )
      const r2 = random(4)
      for (let i = 0; i < 70; i++) {
        const [x, y] = i % 2 ? [r2() * 50 - 2, 66 + r2() * 3.4] : [r2() * 36 - 2, 85.4 + r2() * 2.5]
        const q = 0.7 + r2() * 0.9
        path(
          k,
          i % 3 ? '#7cb064' : '#3c7c54',
          `M${x - 0.25} ${y}Q${x - 0.1} ${y - q} ${x + (r2() - 0.5) * 1.4} ${y - q * 1.6}Q${x + 0.3} ${y - q * 0.6} ${x + 0.25} ${y}Z`,
        )
      }
      k.save()
      k.translate(31, 80.4)
      k.transform(1, 0, 0.9, 0.14, 0, 0)
      at(k, 0, 0, 0.19, (c) => mwElephant(c, { pose: 'reach', flat: '#b49c78' }))
      k.restore()
      at(k, 31, 80.4, 0.19, (c) => mwElephant(c, { pose: 'reach' }))
      const put = (x, y, tall, o, flip) =>
        stand(k, x, y, tall, o, { flip, fall: [-0.9, -0.14], shade: '#b49c78' })
      put(
        48.4,
        77.6,
        10,
        person('point', 2, ['#3c4c84', '#2c3468'], ['#3c4c84', '#2c3468'], {
          shorts: false,
          hat: ['brim', '#f0cc7c', '#b08850'],
        }),
      )
      put(
        17,
        79,
        10.2,
        person('walk', 0, ['#f0603c', '#b03c3c'], ['#f4e0c0', '#b8a490'], {
          pack: ['#f4c04c', '#b88038'],
          cut: 'bun',
        }),
      )
      put(
        10,
        81.5,
        10.8,
        person('wave', 1, ['#fff4dc', '#c4b8a8'], ['#4c6c8c', '#34506c'], {
          hat: ['cap', '#e0584c', '#a03c3c'],
        }),
      )
      put(
        3,
        80.4,
        10,
        person('walkOther', 0, ['#5cb4b8', '#348088'], ['#7c5c6c', '#5c4054'], {
          pack: ['#d8584c', '#98384c'],
        }),
      )
      // Near leaves, dark against the water.
      const NEAR = ['#082c3c', '#12485a', '#2c6c70']
      for (const [x, y, l, a, b] of points(
        '168 84 34 -3 -.6 166 96 46 -2.6 -.6 150 100 30 -2.2 -.8 162 100 38 -1.95 -.9 140 98 20 -2.5 -.5',
        5,
      ))
        bigLeaf(k, x, y, l, a, b, NEAR, x > 165 ? [0.62] : [])
      for (const [x, y, l, a, b] of points('-8 99 18 -1.2 .9 -4 100 24 -.7 .7', 5))
        bigLeaf(k, x, y, l, a, b, ['#0c3c48', '#1c5c5c', '#3c8474'], [0.55])
      stroke(k, '#0c3440', 0.7, 'M150 -2C146 24 152 34 148 52')
      stroke(k, '#0c3440', 0.6, 'M126 -2C134 34 148 30 150 -2')
    })
    return finish(s, { vignette: 0.14, bloom: 0.12 })
  },
}
