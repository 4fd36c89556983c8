import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cut } from '../../things/cutout.js'
import { earsShut, lizard, roaringBoy } from '../../things/little-dinosaur.js'

const SEA = 17

/** The hour before sunset: apricot, the sun over the sea on the left, a fan of high cloud. */
function evening(k) {
  cut(
    k,
    `#f8a878 M-6 -6H166V30H-6Z
#fcc080 M-6 4C40 0 90 8 166 0V30H-6Z
#fed890 M-6 10C40 7 90 13 166 7V30H-6Z
#ffecb0 M-6 14C40 12 90 15.500 166 12.500V30H-6Z
#f48c74 M60 -6C84 -4 100 2 128 1C112 5 92 2 76 3C88 5 100 6 112 5C96 9 74 5 58 0Z
#f48c74 M120 -6C136 -3 150 -1 166 -3V1C152 2 136 0 118 -3Z`,
  )
  for (const [r, c] of [
    [17, 'rgba(255,246,196,.5)'],
    [10, 'rgba(255,250,214,.7)'],
    [4.6, '#fffdec'],
  ])
    path(k, c, `M${44 - r} 9.500a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`)
}

/** The sea from above: gold far out, petrol in the deep, jade over the sand; swells in long bows. */
function sea(k) {
  cut(
    k,
    `#f4d494 M-6 ${SEA}H166V96H-6Z
#b8c898 M-6 20C40 19 100 21 166 20V96H-6Z
#5cac9c M-6 25C40 23 100 27 166 25V96H-6Z
#208c94 M-6 33C30 30 90 36 166 33V96H-6Z
#107484 M-6 44C24 40 60 46 84 44C110 42 140 46 166 44V96H-6Z
#1c8c90 M40 96C40 76 56 58 78 52C96 50 110 58 116 70V96Z
#38b0a0 M52 96C54 78 66 66 82 62C96 60 108 66 112 76V96Z
#78d4b0 M64 96C66 82 76 73 88 70C98 69 106 73 110 80V96Z
#b8ecc4 M74 96C76 86 83 79 92 77C100 76 106 79 108 84V96Z
#fff4d8 0.8 M70 96C71 85 77 76 87 71M59 90C62 78 71 68 82 65.500
#d8f4dc 0.4 M50 84C54 72 64 62 77 58.500M60 70C66 63 74 59 82 58`,
  )
  // The path of the sun in broken leaves.
  const r = random(6)
  for (let i = 0; i < 22; i++) {
    const y = SEA + 0.9 + i * 1.25
    const [x, l] = [44 + (r() - 0.5) * (3 + i * 0.9), 3 + r() * (3 + i * 0.34)]
    path(
      k,
      i % 3 ? '#ffeab0' : '#fffbe0',
      `M${x - l} ${y}Q${x} ${y - 0.75} ${x + l} ${y}Q${x} ${y + 0.75} ${x - l} ${y}Z`,
    )
  }
  for (const [x, y, l] of points(
    '92 30 9 118 27 8 146 31 10 150 24 7 96 23 6 128 38 10 154 42 9 78 39 7 10 38 9 4 48 8 20 56 8',
    3,
  ))
    path(
      k,
      'rgba(210,236,206,.5)',
      `M${x - l} ${y}Q${x} ${y - 0.8} ${x + l} ${y}Q${x} ${y + 0.4} ${x - l} ${y}Z`,
    )
}

/** Two mantas in the clear water, a boat far out. */
function life(k) {
  for (const [x, y, q, a] of points('70 55 1 0.4 79 61.500 0.750 -0.2', 4)) {
    k.save()
    k.translate(x, y)
    k.rotate(a)
    k.scale(q, q * 0.7)
    cut(
      k,
      `#0c4c64 M0 -2.600L0.800 -3.800L1.300 -2.400C3.500 -2 6 -0.500 8 1.800C5 1 3 1.600 1 3L0.300 8L-0.300 3C-2.500 1.600 -5 1 -8 1.800C-6 -0.500 -3.500 -2 -1.300 -2.400L-0.800 -3.800Z
#3c8c94 M-1.300 -2.400C-3.500 -2 -6 -0.500 -8 1.800C-5.500 0 -3 -0.800 -1 -1Z`,
    )
    k.restore()
  }
  cut(
    k,
    `#fffaec M132 36.800C136 37.500 142 37.400 146 36.400L144.500 38.400H134Z
#f05c48 M132.800 37.900C138 38.500 142 38.400 145 37.800L144.500 38.500H134Z
#fff0d0 M136 36.800L136.500 34.800H141L142 36.700Z
#e8f4dc 0.35 M146 38.600C152 38.800 158 38 166 38.600M146 38.900C152 39.800 160 40 166 40.600`,
  )
}

/** The cape that looks like a great beast: walls of limestone gold in the sun, wood on its head and back. */
function cape(k) {
  // Shadow on the water to the right, foam at the foot.
  path(k, 'rgba(8,52,84,.5)', 'M112 46C126 44 146 50 166 54V66C148 60 128 58 112 60Z')
  cut(
    k,
    `#f4fbe8 1.8 M75.500 48.500C78 51 83 50.500 86 53C88 57 91.500 59.500 94 63.500C97 69 100 75 103 81
#f4fbe8 M74 48C74.600 48.500 75.500 49.500 77 49.500C80 52.500 83 51 85 53.500C86 57 90 59 91 62C93 64 93 67 96 69C97 72 99 74 100.500 77L103 76L88 50L76 46Z
- the wall, from muzzle to beach
#d89c64 M74.500 33C74 38 76 44 77 48.500C80 50 84 50.500 87 52C88.500 56 92 58 95 62C98 68 101 74 104 80L112 96H140L118 40L96 26Z
#f4c47c M74.500 33C74 38 76 44 77 48.500L81 49.500C80.500 44 81 38 81.500 34ZM84.500 37C85 42 84.500 46 85 51L87 52C88 54 89 55 90 56.500C90 50 90 44 90.500 39ZM95 48C95 53 96 58 97.500 66L100 72C100 66 99.500 58 100 51ZM104 60C104 68 106 76 108 88L112 96H114C111 84 110 72 109.500 62Z
#fff0b8 M74.500 33C74 38 76 44 77 48.500L78.500 49C77.500 44 77.500 38 78 34ZM85.500 38C86 42 85.500 47 86.200 51.600L87.400 52.400C87.200 48 87 43 87.400 38.500ZM96 49C96.200 54 97 60 98.500 68L99.500 70.500C98.500 63 98 56 98.200 50ZM105 61C105.500 69 107.500 78 110 91L111.500 95C109.500 84 107.500 72 107.500 62Z
#9c6860 M81.500 35C81 40 80.500 45 81 49.500L83.500 50.300C83 45 83.500 40 84.500 36ZM90.500 40C90.500 46 90 52 90.400 57L92.500 59.500C92.500 54 93.500 49 95 46ZM100 52C99.500 58 100.500 66 101.500 75L104 80C103.500 72 102 62 103 56ZM112 66C113 76 116 86 120 96H126C120 86 117 76 116 66Z
- a cleft the sea has made, like jaws
#5c3850 M75 40.500C80 41.600 86 41 93.500 42C92.500 44 89 45 86 45.500C82 46.600 79 46.200 75.800 46.500Z
#7c4c54 M76 43.500C80 44.500 85 44 90 44.600C88 45.200 87 45.300 86 45.500C82 46.600 79 46.200 75.800 46.500Z`,
  )
  // The green of its head and back.
  fill(
    k,
    '#3c6c3c',
    rough(
      points(
        '74 33.500 76 30 81 28.500 87 25 93 23.500 97 20 103 18 110 18.500 117 22 123 28 128 36 134 46 142 56 154 64 168 70 168 98 136 98 128 84 121 74 113 66 108 58 105 51 100 44 95 40.500 90 39 84 37.500 78 36.500 74 33.500',
      ),
      0.9,
      4,
    ),
  )
  cut(
    k,
    `#6c9c44 M75 33C77 30.500 81 29.500 87 26C93 24.500 98 21 103 19C106 19.500 107 22 105 25C100 26 97 29 94 31C91 34 86 34.500 82 35C79 35 76.500 34.500 75 33ZM99 42C103 40 104 36 108 34C112 36 111 42 112 48C116 54 120 60 126 66C130 74 134 84 140 96H137C130 84 124 76 120 72C114 66 109 60 106.500 53C104 49 102 45 99 42Z
#a8c454 M76 32.500C80 30.500 84 29.500 88 27C93 25.500 98 22 102 20.500C102 22.500 98 25 95 27C90 29 86 32 81 33C79 33.500 77 33.200 76 32.500ZM103 43C105 41 106.500 39 108 38C108.500 43 109 48 112 53C116 59 121 65 126 72C119 68 113 61 110 56C107.500 52 105 47 103 43Z
#244c40 M110 18.500L117 22C122 28 127 36 134 46C142 56 154 64 168 70V98H150C146 84 138 72 130 62C124 54 120 44 118 36C114 30 112 24 110 18.500Z
#183c3c M120 28C126 38 132 48 142 58C152 66 160 70 168 74V98H160C156 88 148 76 140 68C130 58 124 44 120 28Z
- a hollow in the wood where an eye would be
#1c4038 M95.500 27.500C97 25 100 24.600 102 25.600C104 26 104.500 27.600 103 28.600C101 30 97.500 29.800 95.500 27.500Z
#4c7c40 M94 26.500C96 23.500 99 23.600 100.500 23C102.500 23 105 24 105.500 25.600C103 25.400 101 25 99.500 25.200C97.500 25.600 95.500 26.500 94 26.500Z
#6c8c3c M76.500 31C77.500 30 79 30 79.500 31C78.500 32 77 32 76.500 31Z`,
  )
  // Bushes along the rim and the back, each a torn leaf.
  const r = random(11)
  for (let i = 0; i < 70; i++) {
    const t = r()
    const [x, y] =
      t < 0.4
        ? [84 + r() * 30, 24 + r() * 11]
        : [108 + (t - 0.4) * 78 + r() * 8, 34 + (t - 0.4) * 84 + (r() - 0.5) * 12]
    if (Math.hypot(x - 100, y - 27) < 6) continue
    const q = 0.9 + r() * 1.3 + (y - 24) * 0.014
    const lit = x < 112 + (y - 30) * 0.5
    path(
      k,
      lit ? (r() < 0.5 ? '#84ac48' : '#4c7c40') : r() < 0.5 ? '#34604a' : '#1c4440',
      `M${x - q} ${y}C${x - q} ${y - q} ${x - q * 0.3} ${y - q * 1.1} ${x} ${y - q * 0.8}C${x + q * 0.4} ${y - q * 1.2} ${x + q * 1.1} ${y - q * 0.6} ${x + q} ${y}Q${x} ${y + q * 0.4} ${x - q} ${y}Z`,
    )
  }
  // The path along the neck, walkers on it.
  stroke(
    k,
    '#f4d494',
    0.55,
    'M150 92C144 84 136 76 129 67C124 61 119 54 116 47C114 42 113 38 110 34',
  )
  for (const [x, y, c] of [
    [116.4, 47, '#f05c48'],
    [121, 56.5, '#fff4d8'],
    [126, 63, '#2c8cac'],
    [134, 73.5, '#f8bc3c'],
  ]) {
    path(k, c, `M${x - 0.6} ${y}L${x - 0.5} ${y - 1.6}H${x + 0.5}L${x + 0.6} ${y}Z`)
    path(
      k,
      '#7c4444',
      `M${x - 0.45} ${y - 2}a0.450 0.450 0 1 0 0.900 0a0.450 0.450 0 1 0 -0.900 0Z`,
    )
  }
}

/** The beach in the crook of its neck. */
const beach = (k) =>
  cut(
    k,
    `#fff8e0 M76 96C77 85 83 77 91 72.500C95 70.500 98 71 100 74L112 96Z
#fce4b0 M81 96C82 87 87 80 93.500 76C97 74.500 99 75.500 100.500 78L110 96Z
#d8a878 M95 79C97.500 77 99.500 77.600 101.500 80.500L110 96H103C101 89 98.500 83.500 95 79Z
#7c5464 0.5 M88 87L86.800 88.600M90.500 83.500L89 85.200M85.500 91L84.400 92.600
#f05c48 M88.400 86.600a0.600 0.600 0 1 0 1.200 0a0.600 0.600 0 1 0 -1.200 0Z
#2c6c8c M91 83a0.600 0.600 0 1 0 1.200 0a0.600 0.600 0 1 0 -1.200 0Z`,
  )

/** The lookout: dry earth and grass, a rail of bamboo. */
function lookout(k) {
  cut(
    k,
    `#8c4c48 M-6 66C10 66 30 70 46 76C58 81 66 88 70 96H-6Z
#d88c54 M-6 66C10 66 30 70 46 76C56 80 62 85 66 90C50 84 26 80 -6 80Z
#f4b468 M-6 66C10 66 30 70 46 76C50 77.600 53 79.500 56 81.500C36 75 16 71.500 -6 71.500Z
#6c3848 M-6 86C20 84 46 87 64 92L68 96H-6Z`,
  )
  // Posts and bars, the lizard's seat.
  for (const [x, y0, y1] of points('2 50 70 24 53 73 46 58.500 79 59 63 85', 3)) {
    stroke(k, '#7c5438', 1.9, `M${x} ${y0}V${y1}`)
    stroke(k, '#f0c878', 0.7, `M${x - 0.5} ${y0}V${y1}`)
  }
  stroke(k, '#7c5438', 1.7, 'M-6 50.500C16 51 36 56 64 66.500M-6 59C16 59.500 36 64.500 62 75')
  stroke(k, '#f0c878', 0.7, 'M-6 50C16 50.500 36 55.500 64 66M-6 58.500C16 59 36 64 62 74.500')
  for (const [x, y] of points('2 50.800 24 53.500 46 59 59 64.600 2 59.400 24 62 46 68 59 73.500'))
    stroke(
      k,
      '#5c3848',
      0.6,
      `M${x - 1.2} ${y - 1}L${x + 1.2} ${y + 1}M${x - 1.2} ${y + 1}L${x + 1.2} ${y - 1}`,
    )
  const r = random(5)
  for (let i = 0; i < 26; i++) {
    const x = -2 + i * 2.6
    const y = 90 + (x > 44 ? (x - 44) * 0.2 : 0)
    const l = 3 + r() * 5
    path(
      k,
      i % 3 ? '#4c2c40' : '#a46444',
      `M${x} ${y + 2}Q${x + 0.4} ${y - l * 0.5} ${x + (r() - 0.3) * 4} ${y - l}Q${x + 1.6} ${y - l * 0.4} ${x + 1.3} ${y + 2}Z`,
    )
  }
}

/** Blades of a screw pine over the upper left. */
function pandanus(k) {
  for (const [a, l, c] of points(
    '0.1 34 0 0.4 30 1 0.7 27 0 1 25 1 1.3 22 0 -0.15 30 1 0.55 20 1 0.250 22 0',
    3,
  )) {
    const [x, y] = [-8, -6]
    const [mx, my] = [x + Math.cos(a - 0.2) * l * 0.6, y + Math.sin(a - 0.2) * l * 0.6]
    const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l + l * 0.16]
    path(
      k,
      c ? '#3c4c48' : '#28343c',
      `M${x} ${y - 2}Q${mx} ${my - 2} ${ex} ${ey}Q${mx - 1} ${my + 2.4} ${x} ${y + 3}Z`,
    )
    stroke(k, '#8c8c58', 0.25, `M${x} ${y}Q${mx} ${my} ${ex} ${ey}`)
  }
}

export default {
  alt: 'Dal belvedere di Kelingking, prima del tramonto, un bambino ruggisce al promontorio a forma di dinosauro con le mani ad artiglio; la sorella ride e si tappa le orecchie, una lucertola lo guarda dalla ringhiera di bambù',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.27, 0.1], horizon: SEA / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      evening(k)
      sea(k)
      life(k)
      cape(k)
      beach(k)
      lookout(k)
      at(k, 13, 84, 1.1, earsShut)
      at(k, 39, 87, 1.2, roaringBoy)
      at(k, 60, 64.2, 0.62, lizard)
      pandanus(k)
    })
    return finish(s, { vignette: 0.12, bloom: 0.18 })
  },
}
