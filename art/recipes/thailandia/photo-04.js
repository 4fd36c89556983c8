import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import {
  flight,
  hopefulCat,
  leapBoy,
  plateGuest,
  prawn,
  wok,
  wokCook,
  wokFire,
} from '../../things/wok-toss.js'
import { warmNight } from './kit.js'

/** Embers of the evening behind the brick gate of the old town and a golden spire. */
function evening(k) {
  path(k, '#4c1434', 'M-6 -6H166V96H-6Z')
  path(k, '#7c1c38', 'M-6 18C40 10 100 22 166 12V60H-6Z')
  path(k, '#b43434', 'M-6 29C40 22 100 34 166 25V60H-6Z')
  path(k, '#e8643c', 'M-6 38C50 32 110 42 166 36V60H-6Z')
  // The spire, far off.
  path(
    k,
    '#f8a848',
    'M96 42C96.500 36 98 34 99 30C99.500 26 99.800 20 100 14C100.200 20 100.500 26 101 30C102 34 103.500 36 104 42Z',
  )
  path(
    k,
    '#c8642c',
    'M100 14C100.200 20 100.500 26 101 30C102 34 103.500 36 104 42H101C101.500 36 100.500 30 100 14Z',
  )
  // Tha Phae: a brick wall with its battlements, the gate in the middle.
  path(
    k,
    '#7c2838',
    'M-6 52V40H0V37H3V40H6V37H9V40H13V37H16V40H60V36H62V33.500H65V36H67V33.500H70V36H72V33.500H75V36H77V38H84V40H116V38H123V35H125.500V32.500H128.500V35H131V32.500H134V35H136.500V32.500H139.500V35H142V32.500H145V35H147V32.500H150V35H166V52Z',
  )
  path(
    k,
    '#a83c3c',
    'M60 36H62V33.500H65V36H67V33.500H70V36H72V33.500H75V36H77V38H60ZM123 35H125.500V32.500H128.500V35H131V32.500H134V35H136.500V32.500H139.500V35H142V32.500H145V35H147V32.500H150V35H166V37H123Z',
  )
  for (const [x, y] of points('63 42 70 45 127 41 136 44 144 40 152 45 158 41 66 48', 2))
    stroke(k, '#5c1c34', 0.5, `M${x} ${y}h4M${x + 2} ${y + 1.6}h4`)
}

/** The market from its middle: lit tents row behind row, each of another cloth, folk between them. */
function tents(k) {
  const r = random(6)
  const CLOTH = [
    ['#f0483c', '#a82438'],
    ['#f8a838', '#c86424'],
    ['#ffd868', '#d8942c'],
    ['#2c9c84', '#14605c'],
    ['#e85c88', '#9c2c5c'],
    ['#fff0c8', '#d8a878'],
  ]
  for (const [y, q, n, x0] of [
    [50, 0.7, 24, 2],
    [56, 1, 17, 0],
    [64, 1.45, 12, 0],
  ])
    for (let i = 0; i < n; i++) {
      const w = 5.2 * q
      const x = x0 + i * w * 2.1 + (r() - 0.5) * 2
      const [a, b] = CLOTH[Math.floor(r() * 6)]
      const h = (5 + r() * 1.6) * q
      path(k, '#ffc868', `M${x - w * 0.9} ${y}H${x + w * 0.9}V${y + 5 * q}H${x - w * 0.9}Z`)
      path(k, '#e88438', `M${x + w * 0.3} ${y}H${x + w * 0.9}V${y + 5 * q}H${x + w * 0.3}Z`)
      path(
        k,
        '#5c1c34',
        `M${x - w * 0.5} ${y + 5 * q}C${x - w * 0.5} ${y + 2 * q} ${x - w * 0.1} ${y + 2 * q} ${x - w * 0.1} ${y + 5 * q}ZM${x + w * 0.15} ${y + 5 * q}C${x + w * 0.15} ${y + 2.6 * q} ${x + w * 0.55} ${y + 2.6 * q} ${x + w * 0.55} ${y + 5 * q}Z`,
      )
      path(
        k,
        a,
        `M${x - w * 1.1} ${y + 0.6 * q}C${x - w * 0.5} ${y - h * 0.4} ${x - w * 0.2} ${y - h * 0.7} ${x} ${y - h}C${x + w * 0.2} ${y - h * 0.7} ${x + w * 0.5} ${y - h * 0.4} ${x + w * 1.1} ${y + 0.6 * q}Z`,
      )
      path(
        k,
        b,
        `M${x} ${y - h}C${x + w * 0.2} ${y - h * 0.7} ${x + w * 0.5} ${y - h * 0.4} ${x + w * 1.1} ${y + 0.6 * q}H${x + w * 0.25}Z`,
      )
    }
  path(k, '#3c1030', 'M-8 70H170V98H-8Z')
}

/** Our own roof: stripes of cloth seen from below, bulbs, a post with bunches of garlic and chillies. */
function roof(k) {
  for (let i = 0; i < 13; i++)
    fill(k, i % 2 ? '#f4d8a8' : '#c8282c', [
      [-20 + i * 18, -8],
      [-2 + i * 18, -8],
      [6 + i * 13.2, 9.5 + (i % 2) * 0.4],
      [-7 + i * 13.2, 9.5],
    ])
  for (let i = 0; i < 13; i++)
    path(
      k,
      i % 2 ? '#ffe8b8' : '#e84434',
      `M${-7 + i * 13.2} 9h13.200v1.500a6.600 3.600 0 0 1 -13.200 0Z`,
    )
  stroke(k, '#3c1030', 0.5, 'M-6 13Q40 22 84 13T170 14')
  for (const [x, y] of points('10 17.500 30 18.600 64 17 116 14 158 17', 2)) {
    path(k, 'rgba(255,216,120,.35)', `M${x - 5} ${y + 2}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z`)
    path(k, '#fff8d0', `M${x - 1.5} ${y + 2}a1.500 1.800 0 1 0 3 0a1.500 1.800 0 1 0 -3 0Z`)
    path(k, '#3c1030', `M${x - 0.8} ${y - 1}h1.600v1.600h-1.600Z`)
  }
  path(k, '#5c2434', 'M3 10H8V80H3Z')
  path(k, '#b85c3c', 'M6 10H8V80H6Z')
  for (const [x, y, c] of points(
    '5.500 24 0 2.500 27 0 8.500 27.500 0 5.500 30 0 3.500 42 1 5.500 44 1 7.500 42.500 1',
    3,
  )) {
    if (c)
      path(
        k,
        '#e8302c',
        `M${x - 1} ${y}C${x - 1.5} ${y + 4} ${x} ${y + 6} ${x + 0.6} ${y + 8}C${x + 1.5} ${y + 5} ${x + 1.5} ${y + 2} ${x + 1} ${y}Z`,
      )
    else {
      path(
        k,
        '#f4e4cc',
        `M${x - 2} ${y}C${x - 2} ${y - 2} ${x - 0.5} ${y - 2} ${x} ${y - 3.5}C${x + 0.5} ${y - 2} ${x + 2} ${y - 2} ${x + 2} ${y}C${x + 2} ${y + 2} ${x - 2} ${y + 2} ${x - 2} ${y}Z`,
      )
      stroke(k, '#c89c94', 0.3, `M${x} ${y - 3}Q${x + 1} ${y - 0.5} ${x + 0.3} ${y + 1.4}`)
    }
  }
}

/** The counter before us: limes, eggs, sprouts, sauces. */
function counter(k) {
  path(k, '#3c1430', 'M-6 84H166V98H-6Z')
  path(k, '#e89048', 'M-6 81H166V84.500H-6Z')
  path(k, '#ffc878', 'M-6 81H166V82H-6Z')
  for (const [x, w] of [
    [8, 12],
    [26, 13],
  ]) {
    path(k, '#8c4c34', `M${x - w / 2} 75H${x + w / 2}L${x + w / 2 - 1.5} 82H${x - w / 2 + 1.5}Z`)
    path(
      k,
      '#c87c48',
      `M${x - w / 2} 75H${x + w / 2}V76.500H${x - w / 2}ZM${x - w / 2 + 1} 79H${x + w / 2 - 1}V80H${x - w / 2 + 1}Z`,
    )
  }
  for (const [x, y] of points('4 73.500 8 73 12 73.600 6 71 10 71', 2)) {
    path(k, '#3c8c3c', `M${x - 2.3} ${y}a2.300 2.100 0 1 0 4.600 0a2.300 2.100 0 1 0 -4.600 0Z`)
    path(
      k,
      '#a8d84c',
      `M${x - 0.6} ${y - 0.6}a1.400 1.200 0 1 0 2.800 0a1.400 1.200 0 1 0 -2.800 0Z`,
    )
  }
  for (const [x, y] of points('22 73.500 26 73 30 73.600 24 70.800 28 70.800', 2)) {
    path(
      k,
      '#d89c78',
      `M${x - 2.1} ${y}C${x - 2.1} ${y - 3.4} ${x + 2.1} ${y - 3.4} ${x + 2.1} ${y}C${x + 2.1} ${y + 2.2} ${x - 2.1} ${y + 2.2} ${x - 2.1} ${y}Z`,
    )
    path(
      k,
      '#fff0dc',
      `M${x - 0.6} ${y - 0.8}C${x - 0.4} ${y - 2.4} ${x + 1.6} ${y - 2} ${x + 1.7} ${y - 0.2}C${x + 1.6} ${y + 1} ${x - 0.6} ${y + 1} ${x - 0.6} ${y - 0.8}Z`,
    )
  }
  for (const [x, h, c, d] of [
    [94, 11, '#c8301c', '#ff7040'],
    [100, 9, '#7c3c1c', '#c87838'],
    [105.5, 12, '#e0a020', '#ffe07c'],
  ]) {
    path(
      k,
      c,
      `M${x - 2.2} 81.500V${81 - h * 0.6}C${x - 2.2} ${80 - h * 0.75} ${x - 0.9} ${80 - h * 0.75} ${x - 0.9} ${80 - h}H${x + 0.9}C${x + 0.9} ${80 - h * 0.75} ${x + 2.2} ${80 - h * 0.75} ${x + 2.2} ${81 - h * 0.6}V81.500Z`,
    )
    path(
      k,
      d,
      `M${x - 2.2} 81.500V${81 - h * 0.6}C${x - 2.2} ${80 - h * 0.75} ${x - 0.9} ${80 - h * 0.75} ${x - 0.9} ${80 - h}H${x - 0.2}C${x - 0.5} ${80 - h * 0.7} ${x - 1} ${80 - h * 0.7} ${x - 1} 81.500Z`,
    )
    path(k, '#fff0d0', `M${x - 2.2} ${82 - h * 0.35}H${x + 2.2}V${82 - h * 0.12}H${x - 2.2}Z`)
    path(k, '#2c8c5c', `M${x - 1.1} ${80 - h}h2.200v-1.600h-2.200Z`)
  }
}

export default {
  alt: 'Mercato notturno di Chiang Mai: la cuoca ride e lancia in aria i noodles dal wok in fiamme; una viaggiatrice tende il piatto, un bambino vuole prendere al volo un gambero con le bacchette e un gatto apre la bocca',
  paint(w, h) {
    const s = new Scene(w, h, { mood: warmNight, sun: [0.45, 0.6], horizon: 0.6 })
    field(s).draw(s.k, (k) => {
      evening(k)
      tents(k)
      for (const [q, c] of [
        [54, 'rgba(255,140,50,.10)'],
        [40, 'rgba(255,150,60,.13)'],
        [26, 'rgba(255,180,90,.16)'],
      ])
        path(k, c, `M${78 - q} 52a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
      roof(k)
      at(k, 69, 62, 0.88, wokFire)
      at(k, 152, 48, 1, leapBoy)
      at(k, 122, 46, 1, plateGuest)
      at(k, 36, 41, 1.05, wokCook)
      at(k, 72, 67, 0.95, wok)
      at(k, 70, 64, 0.9, flight)
      k.save()
      k.translate(131, 16)
      k.rotate(0.3)
      k.scale(1.05, 1.05)
      prawn(k)
      k.restore()
      counter(k)
      at(k, 138, 82, 0.9, hopefulCat)
    })
    return finish(s, { vignette: 0.16, bloom: 0.16 })
  },
}
