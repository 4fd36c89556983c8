import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { palm } from '../../nature/palms.js'
import { birds, sky } from '../../nature/sky.js'
import { clearDay } from './kit.js'

const SEA = 40

/** The keel, ribs and first planks of a dhow on the stocks, seen from the side; the bow on the right. */
function hull(k) {
  path(
    k,
    'rgba(110,84,120,.42)',
    'M-46 1C-30 -1.600 24 -1.600 40 1.400C24 5 -30 5 -60 5C-62 3 -54 1.400 -46 1Z',
  )
  // Far ribs first, in shade.
  for (let i = 0; i < 13; i++) {
    const x = -30 + i * 4.7
    const rise = 17 + Math.abs(i - 6) ** 1.7 * 0.42
    stroke(
      k,
      '#7d4f3a',
      1,
      `M${x} -4C${x + 1.6} -8 ${x + 2} ${-rise + 4} ${x + 1.8} ${-rise - 1.4}`,
    )
  }
  stroke(k, '#5f3a30', 0.8, 'M-32 -22C-16 -16.500 14 -16.500 33 -25')
  // The planked skin up to half its height.
  path(
    k,
    '#a86a42',
    'M-35 -14C-20 -9.500 18 -9.500 37.500 -17C35 -9 31 -3.600 26 -2H-29C-33 -5 -35 -9 -35 -14Z',
  )
  path(
    k,
    '#7a4632',
    'M-33.500 -8C-20 -5 18 -5 33.500 -9C31.500 -5.600 29 -3 26 -2H-29C-31 -3.600 -32.600 -5.600 -33.500 -8Z',
  )
  path(
    k,
    '#cf9460',
    'M-35 -14C-20 -9.500 18 -9.500 37.500 -17L37 -14.600C18 -7.400 -20 -7.400 -34.800 -11.800Z',
  )
  stroke(
    k,
    '#7a4632',
    0.35,
    'M-34.600 -11C-20 -7 18 -7 36 -13M-34 -9C-20 -5.600 18 -5.600 34.600 -11M-32.500 -6C-20 -3.600 18 -3.600 32 -6.600',
  )
  // Near ribs rise out of the skin, each with its light edge.
  for (let i = 0; i < 12; i++) {
    const x = -29 + i * 5
    const rise = 16 + Math.abs(i - 5.5) ** 1.7 * 0.5
    stroke(
      k,
      '#8d5a3c',
      1.4,
      `M${x} -10C${x + 0.6} -13 ${x - 0.2} ${-rise + 2} ${x - 1.4} ${-rise - 1}`,
    )
    stroke(
      k,
      '#e8b67c',
      0.5,
      `M${x + 0.5} -10.500C${x + 1.1} -13 ${x + 0.3} ${-rise + 2} ${x - 0.9} ${-rise - 1}`,
    )
  }
  // Stem and stern post, the long raking bow.
  path(k, '#9c623e', 'M33 -4L45 -29.500L48 -30L37 -4.600C35 -2.400 33.500 -2.600 33 -4Z')
  path(k, '#dba26a', 'M36 -5L47 -29.800L48 -30L37 -4.600Z')
  path(k, '#8a5438', 'M-35.500 -3L-39 -25L-36.600 -25.400L-32.500 -3Z')
  stroke(k, '#d9a06a', 0.9, 'M-38.500 -24C-22 -16.500 20 -16.500 46 -28')
  // Props and the blocks under the keel.
  path(k, '#6f4434', 'M-34 -2.400H34V-0.600H-34Z')
  for (const x of [-26, -8, 10, 26]) path(k, '#5a3830', `M${x - 2.6} 1.400V-1H${x + 2.6}V1.400Z`)
  for (const [x, d] of points('-22 -6 -2 -5 18 -5'))
    stroke(k, '#b98552', 0.8, `M${x} -9L${x + d} 2`)
}

/** A shipwright with his adze; `arm` is where the tool is. */
const wright = (shirt, shade, cloth, cap, arm) => (k) => {
  path(k, 'rgba(110,84,120,.42)', 'M-2 0C-8 0 -18 1 -24 2.400C-18 3.400 -6 2.400 3 0.600Z')
  path(k, '#5a3a2c', 'M-2.800 -5L-3.400 0.300H-1.200L-0.400 -5ZM0.600 -5L1.400 0.300H3.600L3 -5Z')
  path(k, cloth, 'M-3.600 -12.500H3.600L4 -4.500H-4Z')
  path(
    k,
    shirt,
    'M-3.800 -11.500C-4.400 -16 -4.400 -19 -3 -20.500H3C4.400 -19 4.400 -16 3.800 -11.500Z',
  )
  path(
    k,
    shade,
    'M-3.800 -11.500C-4.400 -16 -4.400 -19 -3 -20.500H-0.800C-2 -17 -1.600 -14 -1.400 -11.500Z',
  )
  path(
    k,
    '#5f3c2c',
    'M-1 -20H1V-22H-1ZM-2.100 -23.600C-2.200 -26.600 2.200 -26.600 2.100 -23.600C2 -21.600 1 -20.600 0 -20.600C-1 -20.600 -2 -21.600 -2.100 -23.600Z',
  )
  path(k, cap, 'M-2.300 -24.200C-2.300 -27.800 2.300 -27.800 2.300 -24.200Z')
  stroke(k, '#6f4836', 1.5, arm)
}

/** An outrigger boat of the coast at anchor: a hull, two floats, a patched sail half furled. */
const ngalawa = (k) => {
  path(
    k,
    'rgba(10,96,120,.4)',
    'M-15 2.400C-6 1.200 10 1.200 16 2.400C10 4.400 -8 4.400 -15 2.400Z',
  )
  stroke(k, '#6a4232', 0.7, 'M-12 1.800H12')
  path(
    k,
    '#7a4a34',
    'M-14 -2.400C-6 -0.800 8 -0.800 15 -3.600C13 0 11 1.400 8 1.600H-8C-11.500 1.200 -13.500 -0.400 -14 -2.400Z',
  )
  path(
    k,
    '#b8835a',
    'M-14 -2.400C-6 -0.800 8 -0.800 15 -3.600L14.400 -2.600C8 0 -6 0 -13.700 -1.600Z',
  )
  stroke(k, '#5a3a30', 0.7, 'M-2 -1.500V-21M-13 -5L12 -26')
  path(k, '#fff6e4', 'M-12.500 -5.400L11.600 -25.600C9.600 -16 5 -8.500 -3 -4.500Z')
  path(k, '#d9c3ac', 'M-12.500 -5.400L-2 -14.200C-1 -10 -1.400 -7 -3 -4.500Z')
}

/** Shavings, planks and tools in the sand. */
function yard(k) {
  const r = random(12)
  for (let i = 0; i < 50; i++)
    stroke(
      k,
      i % 2 ? '#e0b277' : '#c48f5a',
      0.35,
      `M${58 + r() * 74} ${78.5 + r() * 5}q0.500 -0.700 1.200 -0.100`,
    )
  for (const [x, y, l, a] of points('28 80 17 0.800 30 81.600 18 0.400 27 83.200 16 1.200', 4)) {
    path(
      k,
      'rgba(110,84,120,.38)',
      `M${x - 2} ${y + 1.5}l${l} ${a + 0.8}l-0.500 0.800l${-l} ${-a}Z`,
    )
    path(k, '#d9a06a', `M${x} ${y}l${l} ${a}v1.200l${-l} ${-a}Z`)
    path(k, '#a8703f', `M${x} ${y + 1.2}l${l} ${a}v0.700l${-l} ${-a}Z`)
  }
}

export default {
  alt: 'Sulla spiaggia bianca di Nungwi i maestri d’ascia costruiscono un dhow sotto le palme, davanti alle barche all’ancora nell’acqua turchese di Zanzibar',
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [0.84, 0.05], horizon: SEA / 90 })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.36 0.27 40 11 7 0.66 0.17 24 5 3', 5))
      flatCloud(s, { x, y, width, height, seed })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [c, y] of [
        ['#1d76b4', SEA],
        ['#1f8fc0', SEA + 2.2],
        ['#27aac4', SEA + 5.4],
        ['#4fc6c8', SEA + 10],
        ['#8bdfd2', SEA + 15],
        ['#c3f0e0', SEA + 19.5],
      ])
        fill(
          k,
          c,
          points(
            `-5 ${y} 34 ${y + (y > SEA ? 0.8 : 0)} 78 ${y - (y > SEA ? 0.6 : 0)} 120 ${y + (y > SEA ? 0.7 : 0)} 165 ${y} 165 96 -5 96`,
          ),
        )
      path(
        k,
        'rgba(22,110,150,.35)',
        'M90 47C104 45.500 130 46 142 48C128 50 104 50 90 47ZM10 51C22 49.600 40 50 48 51.600C36 53.400 18 53.200 10 51Z',
      )
      const r = random(5)
      for (let i = 0; i < 40; i++) {
        const t = (i / 39) ** 1.3
        stroke(
          k,
          i % 3 ? 'rgba(255,255,255,.6)' : 'rgba(16,110,150,.28)',
          0.2 + t * 0.22,
          `M${r() * 160} ${SEA + 1.5 + t * 18}q${1 + t * 2} ${0.3 + t * 0.4} ${3 + t * 4} 0`,
        )
      }
      at(k, 32, 51, 0.62, ngalawa)
      at(k, 136, 47.5, 0.42, ngalawa, true)
      at(k, 52, 45, 0.26, ngalawa)
      const shore = (d) =>
        rough(
          points(
            `-5 ${63 + d} 26 ${62 + d} 60 ${63.4 + d} 96 ${61 + d} 130 ${58.6 + d} 165 ${54 + d}`,
          ),
          0.5,
          4,
        )
      fill(k, '#ffffff', [...shore(0), ...points('165 96 -5 96')])
      fill(k, '#d9c8a6', [...shore(1.3), ...points('165 96 -5 96')])
      fill(k, '#f4e6c6', [...shore(3.6), ...points('165 96 -5 96')])
      fill(k, '#fcf2d8', [...shore(10), ...points('165 96 -5 96')])
      // The shadow of the crowns above, where the men work.
      path(
        k,
        'rgba(110,92,136,.3)',
        'M96 84C104 80 118 81 124 83.500C134 81.500 150 83 165 82V94C146 92 120 93 100 90C94 88.600 92 86 96 84Z',
      )
      k.save()
      k.translate(82, 78)
      k.scale(0.98, 0.98)
      hull(k)
      k.restore()
      yard(k)
      at(
        k,
        66,
        82,
        0.78,
        wright(
          '#f4efe2',
          '#b9b0c0',
          '#3f6fa0',
          '#f6f0e0',
          'M3 -19L7 -23L8.500 -27M-3 -19L2 -24L7.500 -27.500',
        ),
      )
      stroke(k, '#5a3a30', 0.6, 'M71 61.500L75 58.500')
      path(k, '#8d8a94', 'M74 57.500L77.500 59.500L76.500 60.600L73.600 59Z')
      at(
        k,
        112,
        83.5,
        0.8,
        wright(
          '#d9663c',
          '#9c3c3c',
          '#e8dcc0',
          '#3a2a34',
          'M-3 -19L-7 -16L-9 -19.500M3 -19L5 -15L3.500 -11',
        ),
        false,
      )
      stroke(k, '#c9985e', 0.9, 'M100 69.500L112 63.500')
    })
    for (const [x, y, height, lean, seed] of points(
      '0.93 0.99 96 -0.16 7 0.985 0.9 78 -0.06 11',
      5,
    ))
      palm(s, { x, y, height, lean, seed })
    f.draw(s.k, (k) => {
      for (const [x, y] of points('149 89.500 158 81.500')) {
        path(
          k,
          '#efdcb4',
          `M${x - 9} ${y + 1}C${x - 5} ${y - 1.6} ${x - 3} ${y - 3} ${x} ${y - 3}C${x + 4} ${y - 3} ${x + 7} ${y - 1} ${x + 11} ${y + 1}C${x + 4} ${y + 2.6} ${x - 4} ${y + 2.6} ${x - 9} ${y + 1}Z`,
        )
        for (let i = 0; i < 7; i++)
          stroke(
            k,
            i % 2 ? '#5f9a4a' : '#8fb850',
            0.5,
            `M${x - 5 + i * 1.7} ${y + 0.4}q${-1 + i * 0.3} -2 ${-2 + i * 0.7} ${-2.6 - (i % 3)}`,
          )
      }
    })
    birds(s, { x: 0.2, y: 0.16, count: 5, size: 0.9, seed: 4 })
    return finish(s)
  },
}
