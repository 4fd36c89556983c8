import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { palm } from '../../nature/palms.js'
import { birds, sky } from '../../nature/sky.js'
import { clearDay } from './kit.js'

const SEA = 37

/** A dhoni far out: the raised prow of the islands, a small sail. */
function dhoni(k) {
  path(k, '#fff6e0', 'M-2 -30L-3 -5L16 -6C14 -16 8 -24 -2 -30Z')
  path(k, '#e6c8a0', 'M-2 -30L-3 -5L3 -5.400C4 -14 2 -24 -2 -30Z')
  stroke(k, '#6a4030', 1, 'M-3 -31V-4')
  path(
    k,
    '#7a4632',
    'M-18 -6C-8 -3 10 -3 18 -6C22 -10 23 -14 22 -18C26 -12 25 -2 18 2H-14C-17 0 -18 -3 -18 -6Z',
  )
  stroke(k, '#f2dcb0', 0.8, 'M-18 -6C-8 -3 10 -3 18 -6')
}

/** The hammock of striped cloth with someone who reads, from the rope on the left to the rope on the right. */
function hammock(k) {
  stroke(k, '#8a6a48', 0.5, 'M35 50L52 61M35 50L52 59.500M121 49L104 60.500M121 49L104 62')
  // The far rim, then the reader, then the cloth in front.
  path(k, '#b8563f', 'M52 59.500C62 69 94 69 104 60.500L104 62C94 73 62 73 52 61Z')
  path(
    k,
    '#d29a74',
    'M84 66.500L96 59.500L98.500 60.500L99.500 62L90 70ZM80 67L93 61.500L95 63L84 71Z',
  )
  path(k, '#3f6fa0', 'M72 66C78 64 86 64.500 88 66.500L84 72L72 71Z')
  path(k, '#f4ead6', 'M61 63.500C64 60.500 70 62 74 66L73 71L62 69Z')
  path(k, '#d8c6b8', 'M62 69L73 71L74 66C70 67 66 67 61.500 65.500Z')
  path(k, '#d29a74', 'M60 60.500a3 3.300 0 1 0 0.010 0Z')
  path(
    k,
    '#4a2c20',
    'M57 63.500C56.600 60 59.500 58.600 61.500 59.600C60 61 59.500 63 59.800 66C58 66 57.200 65 57 63.500Z',
  )
  stroke(k, '#d29a74', 1.4, 'M66 63.500L70.500 61L73 57.500')
  path(k, '#c9432f', 'M71 58.500L75.500 53.500L77 55L72.800 59.800Z')
  path(k, '#fffaf0', 'M72 58.500L76 54L79 55.500L75 60Z')
  path(k, '#e0784a', 'M52 61C60 74 96 75 104 62C96 81 62 81 52 61Z')
  for (const [i, d] of [
    'M56 66C64 74.500 92 75.500 100 67L98.600 69C90 77.400 66 76.800 57.400 68.200Z',
    'M60 70.600C68 77 88 78 96.500 71.600L94 73.600C86 79 70 78.400 62.400 72.800Z',
  ].entries())
    path(k, i ? '#fff0d8' : '#2f8a9a', d)
}

export default {
  alt: "Una viaggiatrice legge in un'amaca a strisce tesa tra due palme, sulla sabbia chiara di un'isola delle Maldive; un granchio bianco le passa accanto",
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [0.82, 0.06], horizon: SEA / 90 })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.45 0.3 38 9 6', 5))
      flatCloud(s, { x, y, width, height, seed })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Another island on the horizon, the reef, the lagoon in bands.
      path(k, '#5f9a86', 'M96 37C99 34.600 104 35.400 107 34.400C112 33.600 118 35.200 124 37Z')
      path(k, '#f6ead0', 'M92 37H128L124 37.900H97Z')
      for (const [c, y] of [
        ['#1f7fb8', SEA + 0.4],
        ['#1f97c0', SEA + 3],
        ['#2fb4c6', SEA + 7],
        ['#5fcfcc', SEA + 12],
        ['#9be4d6', SEA + 17],
        ['#cdf2e2', SEA + 21],
      ])
        fill(
          k,
          c,
          points(`-5 ${y} 30 ${y + 0.8} 66 ${y - 0.5} 110 ${y + 0.7} 165 ${y - 0.2} 165 96 -5 96`),
        )
      fill(k, '#1f7fb8', points(`-5 ${SEA} 165 ${SEA} 165 ${SEA + 2} -5 ${SEA + 2}`))
      const r = random(5)
      for (let i = 0; i < 40; i++) {
        const t = (i / 39) ** 1.3
        const [x, y] = [r() * 160, SEA + 1.6 + t * 19]
        stroke(
          k,
          i % 3 ? 'rgba(255,255,255,.6)' : 'rgba(16,110,150,.3)',
          0.2 + t * 0.25,
          `M${x} ${y}q${1 + t * 2} ${0.3 + t * 0.4} ${3 + t * 5} 0`,
        )
      }
      at(k, 68, 44.6, 0.26, dhoni)
      stroke(k, '#ffffff', 0.3, 'M62.500 45.200H74')
      // Foam, wet sand, dry sand.
      const shore = (d) =>
        rough(
          points(
            `-5 ${60 + d} 24 ${62 + d} 56 ${60 + d} 92 ${61.6 + d} 128 ${59.5 + d} 165 ${61 + d}`,
          ),
          0.5,
          4,
        )
      fill(k, '#ffffff', [...shore(0), ...points('165 96 -5 96')])
      fill(k, '#d9c6a2', [...shore(1.2), ...points('165 96 -5 96')])
      fill(k, '#f2e0ba', [...shore(3.4), ...points('165 96 -5 96')])
      fill(k, '#fbeed0', [...shore(9), ...points('165 96 -5 96')])
      // The shadows of palms and hammock, all away from the sun.
      path(
        k,
        'rgba(96,84,130,.32)',
        'M34 83.500C28 84.500 14 87 -5 91V93.500C14 89 28 86.500 36 85.500ZM121 84.500C112 86 96 89 84 93L86 95C98 91 112 88 123 86.500Z',
      )
      path(k, 'rgba(96,84,130,.36)', 'M44 84C56 81.500 82 82 94 85C84 89 56 89 44 84Z')
    })
    for (const [x, y, height, lean, seed] of points(
      '0.222 0.92 90 -0.07 6 0.752 0.93 94 0.08 12',
      5,
    ))
      palm(s, { x, y, height, lean, seed })
    f.draw(s.k, (k) => {
      // Sand drifted round their feet, and what grows there.
      for (const [x, y] of points('35 85 121 86')) {
        path(
          k,
          '#e9d3a8',
          `M${x - 9} ${y + 1}C${x - 5} ${y - 1.6} ${x - 3} ${y - 3} ${x} ${y - 3}C${x + 3} ${y - 3} ${x + 6} ${y - 1} ${x + 10} ${y + 1}C${x + 4} ${y + 2.4} ${x - 4} ${y + 2.4} ${x - 9} ${y + 1}Z`,
        )
        path(
          k,
          '#fff4da',
          `M${x + 0.6} ${y - 3}C${x + 3} ${y - 3} ${x + 6} ${y - 1} ${x + 10} ${y + 1}C${x + 7} ${y + 1.4} ${x + 4} ${y + 0.8} ${x + 2} ${y - 0.6}Z`,
        )
        for (let i = 0; i < 7; i++)
          stroke(
            k,
            i % 2 ? '#5f9a4a' : '#8fb850',
            0.5,
            `M${x - 5 + i * 1.7} ${y + 0.4}q${-1 + i * 0.3} -2 ${-2 + i * 0.7} ${-2.6 - (i % 3)}`,
          )
      }
      hammock(k)
      stroke(
        k,
        '#8a6a48',
        0.9,
        'M32.600 49.600H35.800M120 48.600H123M32.700 50.600H35.900M119.900 49.600H122.900',
      )
      // Sandals left below, and the crab that looks at them.
      path(
        k,
        '#c9432f',
        'M72 85C72.600 83.600 76 83.600 76.600 84.800C76 86 72.600 86.200 72 85ZM77.600 86.600C78.200 85.200 81.600 85.200 82.200 86.400C81.600 87.600 78.200 87.800 77.600 86.600Z',
      )
      k.translate(4, -3.4)
      path(
        k,
        'rgba(96,84,130,.4)',
        'M93 91.400C96 90.400 102 90.600 104 91.600C101 92.800 96 92.800 93 91.400Z',
      )
      stroke(
        k,
        '#d9b896',
        0.6,
        'M97 90L94.600 91.800M98 90.600L96 92.400M102 90L104.600 91.800M101 90.600L103 92.400M97 89L94.400 87.800M102 89L104.600 87.800',
      )
      path(
        k,
        '#fff8ea',
        'M95.800 89.600C96 87 103 87 103.200 89.600C102 91.400 97 91.400 95.800 89.600ZM93.600 88.400C92.600 86.600 94 85.400 95.200 86.200L94.400 87L95.400 87.400ZM105.400 88.400C106.400 86.600 105 85.400 103.800 86.200L104.600 87L103.600 87.400Z',
      )
      path(
        k,
        '#23283a',
        'M98.400 86.400a0.500 0.600 0 1 0 0.010 0ZM100.600 86.400a0.500 0.600 0 1 0 0.010 0Z',
      )
    })
    birds(s, { x: 0.56, y: 0.14, count: 4, size: 0.8 })
    return finish(s)
  },
}
