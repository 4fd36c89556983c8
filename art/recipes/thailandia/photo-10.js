import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import {
  curlyGirl,
  grandmother,
  howlingDog,
  paintBoy,
  smallLantern,
  wishLantern,
} from '../../things/lantern-wish.js'
import { warmNight } from './kit.js'

/** A green-blue night; the glow of the feast over the roofs, steps of light round the great lantern. */
function night(k) {
  path(k, '#0c3a50', 'M-6 -6H166V96H-6Z')
  path(k, '#12505f', 'M-6 22C30 14 70 28 110 18C132 12 150 18 166 12V96H-6Z')
  path(k, '#1f6a6c', 'M-6 44C30 36 70 46 110 38C132 34 150 38 166 33V96H-6Z')
  path(k, '#48887a', 'M-6 58C30 52 80 58 120 51C140 48 156 50 166 47V96H-6Z')
  for (const [q, c] of [
    [46, 'rgba(255,170,80,.10)'],
    [36, 'rgba(255,170,80,.13)'],
    [27, 'rgba(255,190,100,.18)'],
  ])
    path(k, c, `M${70 - q} 26a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
}

/** Wat Chedi Luang: terraces of brick, niche and stair, the spire that an earthquake broke off. */
function ruin(k) {
  const edge = rough(
    points(
      '119 71 119 62 123 61.500 123.500 53 127 52 127.600 45 130.500 44 131 38 133.500 36 134 31 137 29 138.500 31 140.500 28.500 144 32 145 36 147.500 38 148 44.500 151 45 151.600 52.500 155 53 155.500 61 160 62 160 71',
    ),
    0.35,
    5,
  )
  fill(k, '#7c5450', edge)
  fill(k, '#c88452', [
    ...points(
      '119 71 119 62 123 61.500 123.500 53 127 52 127.600 45 130.500 44 131 38 133.500 36 134 31 136 30 136.500 38 135 46 136 56 133 71',
    ),
  ])
  for (const y of [62, 53, 45, 38])
    stroke(k, '#5a3c4c', 0.5, `M${119 + (71 - y) * 0.45} ${y}H${160 - (71 - y) * 0.4}`)
  // The eastern niche with its light, the stair, its serpents.
  path(
    k,
    '#3c2c40',
    'M136 52V43C136 39.500 138 37.500 139.700 36.500C141.500 37.500 143.500 39.500 143.500 43V52Z',
  )
  path(
    k,
    '#ffc868',
    'M137.600 52V44C137.600 41.500 138.700 40 139.800 39C141 40 142 41.500 142 44V52Z',
  )
  path(
    k,
    '#b47844',
    'M138.600 52C138.200 49 138.800 47.500 139 46.500a0.900 0.900 0 1 1 1.600 0C140.800 47.500 141.400 49 141 52Z',
  )
  path(k, '#e0a060', 'M136.500 52H143L146 71H133.500Z')
  for (let i = 0; i < 7; i++)
    stroke(k, '#a86c48', 0.35, `M${136 - i * 0.42} ${54 + i * 2.5}H${143.5 + i * 0.42}`)
  path(
    k,
    '#3c7c68',
    'M131.500 71C131.500 66 134.500 60 135.500 52H137C136.500 60 135 66 134.500 71ZM148 71C148 66 145 60 144 52H142.500C143 60 144.500 66 145 71Z',
  )
  // Grass in the cracks.
  stroke(
    k,
    '#3c7c68',
    0.6,
    'M124 53l-1 -2.500M126 52l0.500 -2.500M150 45l1.500 -2M146 37l1 -2.500M137 29.500l-0.500 -2',
  )
}

/** Those on the lawn far off, each with a spark in the hands. */
function feast(k) {
  path(
    k,
    '#0f4450',
    'M-6 69C10 66 24 69.500 40 68C60 66.500 84 69.500 104 68C126 66.500 146 69.500 166 68V96H-6Z',
  )
  path(k, '#1c5c58', 'M-6 74C20 71 50 74 84 72C116 70 140 73 166 71V96H-6Z')
  path(k, '#0c3844', 'M-6 84C30 80 60 84 100 82C126 80.500 146 84 166 82V96H-6Z')
  path(k, 'rgba(255,180,90,.28)', 'M30 96C50 84 92 82 120 85C134 87 142 91 146 96Z')
  const r = random(9)
  const CLOTHES = ['#d8645c', '#f0dcb8', '#2c7c94', '#c89450', '#7c4c7c', '#e8a0a0']
  for (const [x, y, q] of points(
    '99 71 1 104.500 72.500 1.150 112 71 0.900 117 73 1.200 124 71.500 1 150 73.500 1.200 156.500 72 1 4 73 1.100 10 71.500 0.900 16 73.500 1.200',
    3,
  )) {
    const [c, lean, tall] = [CLOTHES[Math.floor(r() * 6)], (r() - 0.5) * 0.8, 4.4 + r() * 1.6]
    path(
      k,
      c,
      `M${x - q} ${y + 1}L${x - q * 0.8} ${y - tall * q * 0.7}Q${x} ${y - tall * q} ${x + q * 0.8} ${y - tall * q * 0.7}L${x + q * 1.1} ${y + 1}Z`,
    )
    path(
      k,
      '#20202c',
      `M${x - q * 0.6 + lean * 0.4} ${y - tall * q}a${q * 0.62} ${q * 0.7} 0 1 0 ${q * 1.24} 0a${q * 0.62} ${q * 0.7} 0 1 0 ${-q * 1.24} 0Z`,
    )
    stroke(
      k,
      '#c88c60',
      q * 0.45,
      `M${x + q * 0.6} ${y - tall * q * 0.65}L${x + q * 1.7} ${y - tall * q * (0.95 + r() * 0.35)}`,
    )
    if (r() < 0.75)
      at(k, x + q * 1.7, y - tall * q * 1.25, q * 1.1, (c2) => smallLantern(c2, lean * 0.2, 2.2))
  }
}

/** The river of lanterns, from the lawn on the right across the sky to the left, smaller and smaller. */
const SWARM =
  '107 58 2.300 116 47 2.800 101 40 2.400 111 29 3.600 128 22 3.200 98 17 3 121 9 4.400 145 12 3.400 104 4 2.600 137 2 2.600 154 24 2.400 152 3 2 90 7 1.900 84 -1 1.600 40 12 2.400 30 5 2 47 3 1.800 22 14 1.700 14 6 1.600 8 14 1.300 34 20 1.500 4 3 1.200 16 22 1.100 9 27 0.900 26 27 1 3 20 0.900 20 1 1.100 39 -1 1.200 128 33 1.500 122 37 1.200 127 43 1 155 35 1.200 2 34 0.700 13 34 0.700 24 36 0.600 111 19 1.300 93 27 1.300 138 18 1.500 146 26 1.200 130 12 1.300 112 0 1.300 98 30 1 106 12 1.100'

export default {
  alt: 'Festa di Yi Peng a Chiang Mai: una nonna con gli occhiali, una viaggiatrice e un bambino tengono la lanterna su cui lui ha dipinto un elefante con le ali; un cagnolino le ulula come alla luna',
  paint(w, h) {
    const s = new Scene(w, h, { mood: warmNight, sun: [0.44, 0.4], horizon: 0.78 })
    field(s).draw(s.k, (k) => {
      night(k)
      const r = random(21)
      for (const [x, y, q] of points(SWARM, 3))
        at(k, x, y, q, (c) => smallLantern(c, (r() - 0.5) * 0.5, 2.1 + r() * 0.7))
      // Hills of Doi Suthep with the light of its temple, trees round the court.
      path(
        k,
        '#125058',
        'M-6 60C8 52 20 46 34 44C52 46 64 56 84 60C100 62 110 60 124 61C142 60 154 62 166 60V76H-6Z',
      )
      path(k, '#ffd080', 'M35.500 45l0.700 -2.600l0.700 2.600ZM33.500 45.500h4.500v0.800h-4.500Z')
      path(
        k,
        '#0c3c48',
        'M-6 64C0 58 4 60 8 57C12 54 16 58 18 60C24 57 30 62 36 63C60 66 90 63 104 65C108 60 113 62 116 65C130 66 154 64 166 58V74H-6Z',
      )
      ruin(k)
      feast(k)
      at(k, 144, 87, 1.12, howlingDog)
      at(k, 37, 45, 1, curlyGirl)
      at(k, 107, 49, 1, grandmother)
      at(k, 71, 50, 1, wishLantern)
      at(k, 71.5, 69, 1.02, paintBoy)
    })
    return finish(s, { vignette: 0.14, bloom: 0.16 })
  },
}
