import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { sky } from '../../nature/sky.js'
import { closed, lens, soft } from '../../things/curves.js'
import { cumulus } from '../../things/drawn-clouds.js'
import { farDhow } from '../../things/forodhani.js'
import {
  cape,
  hull,
  palmLeaves,
  props,
  side,
  toyDhow,
  trestle,
  waiting,
} from '../../things/nungwi-yard.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { honey } from './kit.js'

const SEA = 50
const SHADE = 'rgba(124,76,112,.5)'
const FALL = { fall: [0.62, 0.1], shade: '#b48c94' }

const man = (pose, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[3],
  top,
  low,
  hair: ['#2c1c2c', '#20142a'],
  shoe: SKINS[3][1],
  ...more,
})
const WHITE = ['#fff8ea', '#d0bcc4']
const BARE = SKINS[3]

function shore(k) {
  const g = k.createLinearGradient(0, SEA, 0, 64)
  for (const [t, c] of [
    [0, '#2c8cb0'],
    [0.25, '#34a4b8'],
    [0.6, '#6cc8c0'],
    [1, '#b8e4cc'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points(`-6 ${SEA} 166 ${SEA} 166 72 -6 72`))
  const r = random(3)
  for (let i = 0; i < 40; i++) {
    const t = r()
    lens(
      k,
      i % 2 ? 'rgba(255,244,214,.6)' : 'rgba(20,108,140,.35)',
      r() * 164,
      SEA + 0.8 + t * 8,
      1 + t * 4,
      0.07 + t * 0.1,
      0.06,
    )
  }
  // Sand: wet edge with foam, dry beach, the hollow that keeps a pool.
  const edge = '-8 57.500 14 58.400 40 60.500 70 62.500 100 63 132 61.400 170 58'
  soft(k, '#fffae8', points(`${edge} 170 100 -8 100`), 0.7)
  k.save()
  k.translate(0, 0.7)
  soft(k, '#d8b894', points(`${edge} 170 100 -8 100`), 0.7)
  k.translate(0, 2.2)
  soft(k, '#f4d8a8', points(`${edge} 170 100 -8 100`), 0.7)
  k.restore()
  soft(
    k,
    '#fce6bc',
    points('-8 68 20 67 52 69 90 70 130 68 170 66 170 74 130 76 90 77 52 76 20 74 -8 75'),
    0.8,
  )
  soft(k, '#eccb9c', points('-8 86 24 84 60 87 100 86.500 140 88 170 86 170 100 -8 100'), 0.8)
  // The pool.
  path(
    k,
    '#c8a484',
    closed(points('-10 81.500 6 78.800 22 79.500 31 82.500 28 87 14 90 -10 91'), 0.9),
  )
  path(
    k,
    '#58b4b8',
    closed(points('-10 82.500 6 79.800 21 80.500 29 83 26 86.300 13 89 -10 90'), 0.9),
  )
  path(k, '#a8dcc8', closed(points('-10 86.500 4 85 16 86 24 86.800 13 89 -10 90'), 0.9))
  for (const [x, y, half] of points('4 82.500 6 18 82 4 10 84.500 5', 3))
    lens(k, 'rgba(255,248,226,.7)', x, y, half, 0.1, 0.08)
}

/** Timber: grown knees and crooks as they came from the wood, a heap of shavings. */
function timber(k) {
  path(k, SHADE, 'M121 87.500L150 87L160 85.600L128 85.800Z')
  for (const [x, y, l, c, lit] of [
    [122, 87, 28, '#845048', '#d89c68'],
    [126, 85.6, 26, '#945c4c', '#e4ac74'],
    [124, 84.2, 23, '#7c4848', '#cc9060'],
  ]) {
    path(
      k,
      c,
      `M${x} ${y}C${x + l * 0.3} ${y - 0.6} ${x + l * 0.7} ${y - 0.4} ${x + l} ${y - 2.2}L${x + l + 0.4} ${y - 0.9}C${x + l * 0.7} ${y + 1.2} ${x + l * 0.3} ${y + 1.2} ${x} ${y + 1.4}Z`,
    )
    path(
      k,
      lit,
      `M${x} ${y}C${x + l * 0.3} ${y - 0.6} ${x + l * 0.7} ${y - 0.4} ${x + l} ${y - 2.2}L${x + l} ${y - 1.6}C${x + l * 0.7} ${y + 0.3} ${x + l * 0.3} ${y + 0.2} ${x} ${y + 0.6}Z`,
    )
    path(k, '#f4cc94', `M${x - 0.5} ${y + 0.7}a0.500 0.700 0 1 0 1 0a0.500 0.700 0 1 0 -1 0Z`)
  }
  const r = random(17)
  for (let i = 0; i < 34; i++) {
    const [x, y] = [64 + r() * 44, 82.5 + r() * 4.5]
    path(
      k,
      ['#ffe4b0', '#e8b878', '#c88c5c'][i % 3],
      `M${x} ${y}q0.900 -0.800 1.700 -0.100q-0.800 -0.100 -1.300 0.500Z`,
    )
  }
}

export default {
  alt: 'Sulla spiaggia di Nungwi si costruisce un dhow: lo scafo ha le coste nude contro il mare, i calafati lavorano sulle assi e due uomini portano una tavola; un bambino prova nella pozza il suo dhow giocattolo, in fondo il faro bianco',
  paint(w, h) {
    const s = new Scene(w, h, { mood: honey, sun: [-0.1, 0.2], horizon: SEA / 90 })
    sky(s, { clouds: 0, disc: 0, glowPower: 0.6 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [x, y, half, up, n] of points(
        '64 50 12 5 3 92 50.200 15 7.500 12 128 50 11 4.500 8 150 50.200 12 6 21',
        5,
      ))
        cumulus(k, x, y, half, up, ['#a8b4c4', '#f0d8bc', '#fff0d4'], n)
      shore(k)
      cape(k, SEA + 0.5)
      at(k, 62, SEA + 2.4, 0.66, (c) => farDhow(c, '#845058', '#fff4de'))
      at(k, 49, SEA + 1, 0.3, (c) => farDhow(c, '#9c7078', '#f8e8d4'))
      at(k, 13, 67.5, 0.62, waiting)
      stand(
        k,
        24,
        69.5,
        5.4,
        man('walk', ['#d84c44', '#983450'], ['#d84c44', '#983450'], {
          dress: 'sarong',
          hat: ['wrap', '#f0b444'],
        }),
        FALL,
      )
      stand(
        k,
        27,
        69.8,
        4,
        man('walk', ['#f4c04c', '#b4803c'], ['#3c6c8c', '#284c6c'], { shorts: true }),
        FALL,
      )
      // The shadow of the hull lies to the right, up the beach.
      path(
        k,
        SHADE,
        closed(
          points(
            '34 79 60 80.500 100 80 126 79.500 150 76 163 73 168 71 150 71.500 120 73 70 74.500',
          ),
          0.8,
        ),
      )
      // Those who work inside show above the planks.
      {
        const [x, y] = side(0.62, 0.42)
        stand(
          k,
          x + 3,
          y,
          10,
          man('hips', BARE, ['#3c6c94', '#284c70'], { shorts: true, hat: ['cap', '#fff8ea'] }),
          {},
        )
      }
      hull(k)
      props(k, SHADE)
      {
        const [x, y] = side(0.9, 1)
        stand(
          k,
          x - 1,
          y + 0.4,
          9.8,
          man('point', ['#f4ecd8', '#c8b4bc'], ['#b87c48', '#80503c'], {
            dress: 'sarong',
            hat: ['cap', '#fffaf0'],
          }),
          { flip: true },
        )
      }
      trestle(k, 58, 84, 73.8, 82.5, SHADE)
      const mallet = {
        after: (c, j, flat) => {
          const [x, y] = j.armNear.hand
          stroke(c, flat ?? '#8c5c44', 0.2, `M${x - 0.4} ${y + 0.5}L${x + 0.5} ${y - 0.9}`)
          path(
            c,
            flat ?? '#d8a468',
            `M${x - 0.1} ${y - 1.5}L${x + 1.1} ${y - 0.9}L${x + 0.8} ${y - 0.3}L${x - 0.4} ${y - 0.9}Z`,
          )
        },
      }
      stand(
        k,
        66,
        73.5,
        10,
        man('kneel', BARE, ['#c85040', '#8c3448'], {
          hat: ['wrap', '#f0b83c'],
          armNear: [60, 70],
          ...mallet,
        }),
        {},
      )
      stand(
        k,
        78.5,
        73.5,
        10.2,
        man('stand', ['#4c94a0', '#2c5c78'], ['#e0c89c', '#a88c7c'], {
          armNear: [50, 84],
          armFar: [70, 30],
          hat: ['cap', '#d84c44'],
          ...mallet,
        }),
        { flip: true },
      )
      // Two bring the next plank.
      const carry = (pose, top, low, more) => man(pose, top, low, { armFar: [160, 24], ...more })
      stand(k, 99, 85.6, 10.4, carry('walk', BARE, ['#6c7c9c', '#485478'], { shorts: true }), {
        flip: true,
        ...FALL,
      })
      stand(
        k,
        117,
        84.8,
        10.2,
        carry('walkOther', ['#e8a43c', '#a86838'], ['#74485c', '#502c48'], {
          hat: ['wrap', '#fff4e0'],
        }),
        { flip: true, ...FALL },
      )
      fill(k, '#f4c888', points('92 77.700 124 76.300 124.200 77.200 92.200 78.700'))
      fill(k, '#a86c50', points('92.200 78.700 124.200 77.200 124.300 77.800 92.300 79.400'))
      timber(k)
      // The child and the small dhow.
      k.save()
      k.globalAlpha = 0.45
      at(k, 18, 84.3, 1.1, (c) => {
        c.scale(1, -0.7)
        toyDhow(c)
      })
      k.restore()
      at(k, 18, 84, 1.1, toyDhow)
      stroke(k, 'rgba(255,255,255,.8)', 0.18, 'M15.400 84.500q2.400 -0.300 5.200 0')
      stand(
        k,
        29.5,
        87,
        9,
        man('squat', ['#e8584c', '#a03850'], ['#3c5c8c', '#28406c'], {
          shorts: true,
          armNear: [62, 8],
          armFar: [70, 4],
        }),
        { flip: true, ...FALL },
      )
      // The palm we stand under: its lower leaves hang into the picture.
      palmLeaves(k)
    })
    return finish(s, { vignette: 0.1 })
  },
}
