import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { angler, bucketBoy, cast, pelican } from '../../things/keys-thief.js'

const SEA = 40

/** A squall stands over the sea on the right; the left is still clear and hot. */
function squall(k) {
  path(k, '#ffd4a0', 'M-6 -6H166V50H-6Z')
  path(k, '#ffe8b8', 'M-6 30C20 27 50 32 84 29C120 26 140 32 166 30V44H-6Z')
  for (const [c, d] of [
    [
      '#f0a890',
      'M30 -6H166V40C150 40 140 34 132 36C122 38 118 30 108 31C98 32 98 22 88 22C76 22 78 12 66 11C54 10 52 2 40 1Z',
    ],
    [
      '#c08c94',
      'M44 -6H166V40H160C152 38 148 31 138 32C128 33 126 25 114 25C104 25 104 15 94 15C82 15 82 6 70 5C58 4 56 -3 44 -6Z',
    ],
    [
      '#6c7c9c',
      'M62 -6H166V34C154 33 152 26 142 26C132 26 130 18 120 18C110 18 110 9 98 8C86 7 82 -1 62 -6Z',
    ],
    ['#3c5c8c', 'M84 -6H166V26C156 25 154 18 144 17C134 16 132 10 122 9C110 8 106 0 84 -6Z'],
    ['#264474', 'M108 -6H166V16C158 14 154 8 146 7C136 6 130 -2 108 -6Z'],
  ])
    path(k, c, d)
  // Rain hangs from it in threads; one fork of lightning far off.
  const r = random(3)
  for (let i = 0; i < 60; i++) {
    const x = 112 + r() * 58
    const y = 20 + (168 - x) * 0.16 + r() * 5
    stroke(
      k,
      i % 4 ? 'rgba(52,84,140,.42)' : 'rgba(255,236,208,.4)',
      0.3 + r() * 0.4,
      `M${x} ${y}L${x - (SEA - y) * 0.3} ${SEA}`,
    )
  }
  path(
    k,
    '#fff4c0',
    'M139 26L136.500 31.500L138.600 31.300L135.500 37L136.600 37L134.500 40.500L139 35.200L137.800 35.300L141 30.300L139 30.400L141 26Z',
  )
}

/** The sea with its sandbanks: emerald under the cloud, shell green in the sun. */
function sea(k) {
  path(k, '#1c6c94', `M-6 ${SEA}H166V96H-6Z`)
  for (const [c, d] of [
    ['#18a0a8', 'M-6 42C30 41 70 44 110 42.500C130 42 150 43 166 42V96H-6Z'],
    ['#34c0b0', 'M-6 44.500C24 43 60 46.500 96 45C120 44.600 144 47 166 46V96H-6Z'],
    [
      '#7cdcb8',
      'M-6 48C10 46.500 30 47 44 49C58 51 76 50 88 52C70 54 50 53.500 34 52.500C16 52 4 53 -6 52ZM108 48C122 46.500 138 48 152 47.500C144 50 122 50.600 108 48Z',
    ],
    ['#c4f0c8', 'M0 49C14 47.500 28 48.500 38 50.200C26 51.500 12 51 0 49Z'],
    ['#1c94a4', 'M-6 55C30 53 70 57 110 54.500C134 53.500 150 56 166 54V96H-6Z'],
    ['#187c98', 'M-6 60C30 58 70 63 110 60C134 58.500 150 61.500 166 60V96H-6Z'],
  ])
    path(k, c, d)
  // Dark beds of weed and torn glints.
  for (const [x, y, w] of points('70 46.500 9 128 51 8 14 57 10 96 58 12 150 57 9 52 62 11', 3))
    path(
      k,
      '#106c84',
      `M${x - w} ${y}C${x - w * 0.6} ${y - w * 0.14} ${x - w * 0.2} ${y + w * 0.02} ${x} ${y - w * 0.12}C${x + w * 0.4} ${y - w * 0.2} ${x + w * 0.7} ${y} ${x + w} ${y}C${x + w * 0.5} ${y + w * 0.14} ${x} ${y + w * 0.05} ${x - w * 0.3} ${y + w * 0.12}C${x - w * 0.6} ${y + w * 0.1} ${x - w * 0.8} ${y + w * 0.02} ${x - w} ${y}Z`,
    )
  const r = random(6)
  for (let i = 0; i < 34; i++) {
    const t = r()
    const [x, y, l] = [-4 + r() * 90, 43 + t * 22, 0.8 + t * 2.2]
    path(
      k,
      '#f4fce0',
      `M${x} ${y}l${l} ${-0.2 - t * 0.2}l${l * 0.8} ${0.3 + t * 0.1}l${-l} ${0.15 + t * 0.2}Z`,
    )
  }
}

/** A key on the horizon: mangrove, a few leaning palms, a house on stilts; each its own. */
function keys(k) {
  fill(k, '#3c7c78', [
    ...rough(points('4 40.600 8 38.500 14 38 20 39 27 37.600 33 38.400 38 40.600'), 0.5, 3),
  ])
  fill(k, '#58a080', [
    ...rough(points('6 39.600 10 38.300 15 38 19 39 14 39.300 9 39.800'), 0.3, 5),
  ])
  path(k, '#fff0d0', 'M2 40.700C14 40 30 40 42 40.700V41.200H2Z')
  for (const [x, y, l] of points('12 38.500 -1.400 25 38 1.200 29 38.500 0.5', 3)) {
    stroke(k, '#3c5470', 0.35, `M${x} ${y}Q${x + l * 0.2} ${y - 3} ${x + l} ${y - 5}`)
    stroke(
      k,
      '#2c7478',
      0.5,
      `M${x + l} ${y - 5}q-1.400 -1 -2.600 0.300M${x + l} ${y - 5}q1.400 -1 2.600 0.300M${x + l} ${y - 5}q-1 0.200 -1.500 1.600M${x + l} ${y - 5}q1 0.200 1.500 1.600`,
    )
  }
  fill(k, '#345c80', rough(points('100 40.800 104 39.300 110 39 116 39.600 120 40.800'), 0.4, 8))
}

/** The new bridge on its piers from the right into the distance, cars on it; a stretch of the old one with a span gone. */
function bridges(k) {
  fill(k, '#8c98b8', points('166 48 100 43 60 41.200 60 41.700 100 44.600 166 51.500'))
  fill(k, '#f4e4c8', points('166 46.800 100 42.500 60 41 60 41.400 100 43.400 166 48.500'))
  for (const [x, y, l] of points(
    '158 50.500 11 144 49 8.500 131 48 6.500 120 46.800 5 110.500 45.900 4 102 45 3.200 94.500 44.400 2.600 88 43.800 2 82 43.300 1.6',
    3,
  )) {
    path(
      k,
      '#b8b0bc',
      `M${x - l * 0.14} ${y - 1.2}H${x + l * 0.14}V${y + l * 0.7}H${x - l * 0.14}Z`,
    )
    path(k, '#6c6494', `M${x} ${y - 1.2}H${x + l * 0.14}V${y + l * 0.7}H${x}Z`)
    path(
      k,
      'rgba(16,84,120,.6)',
      `M${x - l * 0.3} ${y + l * 0.7}H${x + l * 0.3}L${x + l * 0.1} ${y + l * 0.95}H${x - l * 0.2}Z`,
    )
  }
  // A yellow minibus and two cars.
  path(k, '#ffc83c', 'M121 43.500V40.800C121 40.200 121.500 40 122 40H128.500L130 42V44.200Z')
  path(k, '#2c4c7c', 'M122 41V42.200H128.800L128 41Z')
  path(
    k,
    '#241c40',
    'M122.800 43.900a0.700 0.700 0 1 0 1.400 0a0.700 0.700 0 1 0 -1.400 0ZM127 44.200a0.700 0.700 0 1 0 1.400 0a0.700 0.700 0 1 0 -1.400 0Z',
  )
  path(k, '#e8503c', 'M103 42.800L103.600 41.700H105.600L106.200 43Z')
  path(k, '#fff4e4', 'M90 42L90.500 41.200H92L92.500 42.200Z')
}

/** The deck we stand on: old concrete, rusty rails, their shadow. */
function deck(k) {
  fill(k, '#c89c88', points('-6 71 166 64 166 96 -6 96'))
  fill(k, '#e8bc98', points('-6 71 166 64 166 70 60 80 -6 84'))
  fill(k, '#7c5c78', points('-6 69.500 166 62.500 166 64.500 -6 71.800'))
  for (const d of [
    'M20 71L10 84L14 96',
    'M92 68L98 78L90 88L94 96',
    'M140 66L146 80L142 96',
    'M50 82L58 84L62 90',
  ])
    stroke(k, '#a07878', 0.4, d)
  for (const [x, y, q] of points('30 88 3 76 92 4 118 78 2.600 152 88 3.400 8 92 3', 3))
    path(
      k,
      'rgba(160,104,104,.6)',
      `M${x - q} ${y}L${x - q * 0.4} ${y - q * 0.3}L${x + q * 0.6} ${y - q * 0.26}L${x + q} ${y + q * 0.1}L${x + q * 0.2} ${y + q * 0.3}L${x - q * 0.7} ${y + q * 0.26}Z`,
    )
  // Shadows of the posts fall to the right.
  for (const x of [4, 40, 76, 112, 148])
    fill(k, 'rgba(60,36,92,.36)', [
      [x, 72 - x * 0.041],
      [x + 3, 72 - x * 0.041],
      [x + 34, 77 - x * 0.041],
      [x + 28, 77.5 - x * 0.041],
    ])
  // Rails and posts.
  for (const [lift, w] of [
    [15, 2],
    [8.5, 1.2],
  ]) {
    stroke(k, '#6c3048', w, `M-6 ${71 - lift}L166 ${64 - lift}`)
    stroke(k, '#e8845c', w * 0.45, `M-6 ${70.6 - lift}L166 ${63.6 - lift}`)
  }
  for (const x of [4, 40, 76, 112, 148]) {
    const y = 71.5 - (x + 6) * 0.041
    path(k, '#6c3048', `M${x - 1.4} ${y}V${y - 17}H${x + 1.4}V${y}Z`)
    path(k, '#d8704c', `M${x - 1.4} ${y}V${y - 17}H${x - 0.5}V${y}Z`)
    path(k, '#8c4454', `M${x - 2} ${y - 17}H${x + 2}V${y - 18}H${x - 2}Z`)
  }
}

export default {
  alt: 'Sul vecchio ponte delle Keys prima del temporale un pellicano guarda altrove con la coda di un pesce che gli spunta dal becco; un bambino rovescia il secchio vuoto e il nonno pescatore ride',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.02, 0.3], horizon: SEA / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      squall(k)
      sea(k)
      keys(k)
      bridges(k)
      // Gulls that flee the cloud, each in another beat.
      for (const d of [
        'M24 14q2 -3 4.500 -0.500q2 -3.500 5 -2q-3 0.500 -4.600 3.500q-2 -1.600 -4.900 -1Z',
        'M40 22q1.500 -1 2.500 0.600q1 -2.600 3.400 -2.600q-2 1 -2.900 3.600q-1.400 -1.400 -3 -1.600Z',
        'M12 24q2.500 -0.500 3 1.500q2 -2 4 -0.500q-2.600 0.400 -3.600 2q-1.600 -1.800 -3.400 -3Z',
      ])
        path(k, '#fff6e4', d)
      deck(k)
      at(k, 30, 82, 1.02, angler)
      at(k, 66, 87, 1.08, bucketBoy)
      // Tackle box, a cup; the bird's shadow on the deck.
      at(k, 129, 78, 1, (c) => cast(c, 10, 34))
      path(k, 'rgba(36,24,72,.5)', 'M94 84.500C98 83.500 108 83.500 118 85C110 87 98 87 94 84.500Z')
      path(k, '#2c7cb8', 'M92 84.500V78.500L94 76.500H105L106 78.500V84.500Z')
      path(k, '#74c0e0', 'M92 84.500V78.500L94 76.500H96V84.500Z')
      path(k, '#1c5488', 'M92 79.600H106V80.600H92ZM98 76.500V75H101.500V76.500Z')
      path(k, '#ffd848', 'M98 79H101V81.600H98Z')
      at(k, 128, 50.6, 0.86, pelican)
    })
    return finish(s, { vignette: 0.14 })
  },
}
