import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cut } from '../../things/cutout.js'
import { builder, cockatoo, orangeSails, sailEater } from '../../things/orange-opera.js'

const SHORE = 52

/** Late sun behind the bridge: tangerine low, apricot, teal high up; mackerel cloud lit from below. */
function evening(k) {
  cut(
    k,
    `#3c98a4 M-80 -70H240V60H-80Z
#6cb4ac M-80 -34C-20 -42 60 -30 120 -38C160 -42 200 -36 240 -38V60H-80Z
#a8ccac M-80 -14C-20 -22 60 -8 120 -18C160 -22 200 -14 240 -18V60H-80Z
#e4d89c M-80 4C-20 -4 60 8 120 -1C160 -6 200 2 240 -2V60H-80Z
#fcc878 M-80 18C-20 11 60 22 120 15C160 11 200 16 240 14V60H-80Z
#fcac5c M-80 31C-20 26 60 34 120 29C160 26 200 30 240 28V60H-80Z
#f88c48 M-80 42C-20 38 60 44 120 40C160 38 200 41 240 40V60H-80Z`,
  )
  for (const [r, c] of [
    [26, 'rgba(255,226,140,.35)'],
    [16, 'rgba(255,236,160,.5)'],
    [8, '#fff6c8'],
  ])
    path(k, c, `M${24 - r} 34a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`)
  cut(
    k,
    `#f8b474 M70 -30C92 -38 110 -32 132 -38C124 -31 108 -29 96 -27C112 -26 130 -28 150 -33C136 -24 104 -22 84 -24C76 -25 72 -27 70 -30Z
#f8a868 M20 -10C40 -17 56 -12 74 -17C66 -11 54 -9 44 -8C58 -7 72 -8 86 -12C74 -4 48 -3 32 -4C26 -5 22 -7 20 -10Z
#ffdc9c M44 -8C58 -7 72 -8 86 -12C74 -4 48 -3 32 -4C36 -6 40 -7.500 44 -8Z
#f89c60 M104 9C118 4 130 8 146 4C140 9 128 11 118 11.500C130 12.500 146 11 160 8C146 16 124 16 110 13Z
#ffdc9c M118 11.500C130 12.500 146 11 160 8C146 16 124 16 110 13C112 12 115 11.600 118 11.500Z
#f8a868 M-40 6C-24 1 -8 6 8 3C0 8 -12 9 -22 9C-10 11 4 9 16 7C0 14 -24 13 -36 10Z`,
  )
}

/** The arch of 503 metres between its pylons, the road under it, behind everything. */
function bridge(k) {
  const [x0, x1, road, top] = [58, 166, 41.5, 15]
  const arch = (x, rise) => {
    const t = (x - x0) / (x1 - x0)
    return road + 5 - 4 * t * (1 - t) * rise
  }
  // Deck, hangers, two chords and the web between them.
  let [outer, inner, web, hang] = ['', '', '', '']
  const n = 28
  for (let i = 0; i <= n; i++) {
    const x = x0 + ((x1 - x0) * i) / n
    const lift = 5 - 20 * (i / n) * (1 - i / n) * 0.7
    const yo = arch(x, road + 5 - top) - Math.max(0.8, lift)
    const yi = arch(x, road + 2 - top)
    outer += `${i ? 'L' : 'M'}${x.toFixed(1)} ${yo.toFixed(2)}`
    inner += `${i ? 'L' : 'M'}${x.toFixed(1)} ${yi.toFixed(2)}`
    web += `M${x.toFixed(1)} ${yo.toFixed(2)}V${yi.toFixed(2)}`
    if (i < n) {
      const xn = x0 + ((x1 - x0) * (i + 1)) / n
      web += `M${x.toFixed(1)} ${yi.toFixed(2)}L${xn.toFixed(1)} ${(arch(xn, road + 5 - top) - Math.max(0.8, 5 - 20 * ((i + 1) / n) * (1 - (i + 1) / n) * 0.7)).toFixed(2)}`
    }
    if (yi < road - 1) hang += `M${x.toFixed(1)} ${yi.toFixed(2)}V${road}`
  }
  stroke(k, '#8c5878', 0.35, hang)
  stroke(k, '#7c4c74', 0.4, web)
  stroke(k, '#6c406c', 1, inner)
  stroke(k, '#6c406c', 1.1, outer)
  stroke(k, '#ffd08c', 0.3, outer)
  fill(k, '#6c406c', points(`-90 ${road} 240 ${road} 240 ${road + 1.8} -90 ${road + 1.8}`))
  fill(
    k,
    '#ffc880',
    points(`-90 ${road - 0.3} 240 ${road - 0.3} 240 ${road + 0.2} -90 ${road + 0.2}`),
  )
  for (const [x, w] of points('52 7 165 7.500')) {
    path(
      k,
      '#7c5074',
      `M${x - w * 0.5} ${SHORE}L${x - w * 0.42} 30H${x + w * 0.42}L${x + w * 0.5} ${SHORE}Z`,
    )
    path(
      k,
      '#e8a070',
      `M${x - w * 0.5} ${SHORE}L${x - w * 0.42} 30H${x - w * 0.12}L${x - w * 0.16} ${SHORE}Z`,
    )
    path(
      k,
      '#5c3c64',
      `M${x - w * 0.55} 31.500H${x + w * 0.55}V30H${x - w * 0.55}ZM${x - 1} 36H${x + 1}V${road - 0.4}H${x - 1}Z`,
    )
  }
  // Climbers on the crown of the arch, a flag.
  for (const x of [100, 102, 104, 106, 108]) {
    const y = arch(x, road + 5 - top) - 1.6
    stroke(k, '#4c2c54', 0.55, `M${x} ${y}v-1.100`)
    path(
      k,
      '#4c2c54',
      `M${x - 0.35} ${y - 1.7}a0.350 0.350 0 1 0 0.700 0a0.350 0.350 0 1 0 -0.700 0Z`,
    )
  }
  stroke(k, '#4c2c54', 0.3, 'M112 18V11.500')
  path(
    k,
    '#f0584c',
    'M112 11.500C113.500 11 114.500 12.200 116 11.600V13.600C114.500 14.200 113.500 13 112 13.500Z',
  )
}

/** North shore with its houses, the point of the city on the left. */
function shores(k) {
  cut(
    k,
    `#c87870 M-90 46H-40V38H-34V46H-28V34H-20V30H-14V34H-8V46H-2V40H6V46H16V42H24V${SHORE}H-90ZM170 46V40H178V46H190V36H198V46H240V${SHORE}H170Z
#a86070 M-90 49C-60 46 -30 49 0 47C16 46 34 48.500 54 47.500C80 48.500 110 46 140 48C160 46 200 48 240 46V${SHORE + 1}H-90Z
#84486c M-90 51C-50 49 -10 51.500 30 50C60 51.500 100 49.600 140 51C180 49.500 210 51 240 50V${SHORE + 1}H-90Z`,
  )
  for (const [x, y] of points(
    '8 49 17 48.600 34 49.600 64 49.800 128 49.400 140 49 151 49.600 158 48.800',
  ))
    path(k, '#ffd890', `M${x} ${y}h1.300v0.900h-1.300Z`)
}

/** A shell: a slice of a sphere; its ridge from the foot to the peak, the open mouth with glass towards `d`. */
function shell(
  k,
  x,
  foot,
  wide,
  tall,
  d,
  { mouth = 0.34, tile = '#fff0d0', shade = '#b07c94', lit = '#ffd490' } = {},
) {
  const X = (u) => x + d * u * wide
  const Y = (v) => foot - v * tall
  // The tiled back: convex towards the other side, the point leans to the mouth.
  path(
    k,
    shade,
    `M${X(-0.5)} ${Y(0)}C${X(-0.46)} ${Y(0.46)} ${X(-0.1)} ${Y(0.86)} ${X(0.42)} ${Y(1)}C${X(0.2)} ${Y(0.7)} ${X(0.12)} ${Y(0.3)} ${X(0.18)} ${Y(0)}Z`,
  )
  path(
    k,
    tile,
    `M${X(-0.5)} ${Y(0)}C${X(-0.46)} ${Y(0.46)} ${X(-0.1)} ${Y(0.86)} ${X(0.42)} ${Y(1)}C${X(0.08)} ${Y(0.78)} ${X(-0.14)} ${Y(0.4)} ${X(-0.12)} ${Y(0)}Z`,
  )
  path(
    k,
    lit,
    `M${X(-0.5)} ${Y(0)}C${X(-0.46)} ${Y(0.46)} ${X(-0.1)} ${Y(0.86)} ${X(0.42)} ${Y(1)}C${X(0)} ${Y(0.84)} ${X(-0.32)} ${Y(0.46)} ${X(-0.36)} ${Y(0)}Z`,
  )
  for (const u of [-0.3, -0.06, 0.08])
    stroke(
      k,
      'rgba(140,84,112,.55)',
      0.22,
      `M${X(u)} ${Y(0)}Q${X(u - 0.02)} ${Y(0.62)} ${X(0.42)} ${Y(1)}`,
    )
  // Glass in the mouth, glowing.
  path(
    k,
    '#4c2c58',
    `M${X(0.18)} ${Y(0)}C${X(0.12)} ${Y(0.3)} ${X(0.2)} ${Y(0.7)} ${X(0.42)} ${Y(1)}C${X(0.36)} ${Y(0.66)} ${X(0.34)} ${Y(0.3)} ${X(0.18 + mouth)} ${Y(0)}Z`,
  )
  path(
    k,
    '#f8a040',
    `M${X(0.22)} ${Y(0)}C${X(0.18)} ${Y(0.2)} ${X(0.22)} ${Y(0.4)} ${X(0.28)} ${Y(0.56)}L${X(0.32)} ${Y(0.3)}L${X(0.1 + mouth)} ${Y(0)}Z`,
  )
  stroke(
    k,
    '#fff4d8',
    0.4,
    `M${X(0.18)} ${Y(0)}C${X(0.12)} ${Y(0.3)} ${X(0.2)} ${Y(0.7)} ${X(0.42)} ${Y(1)}`,
  )
}

/** The Opera House on its podium of granite: the great hall before, the smaller behind. */
function opera(k) {
  path(k, '#6c3c5c', `M44 ${SHORE}H142V46.500H54L50 48H46Z`)
  const behind = { tile: '#e0b4a8', shade: '#9c6884', lit: '#fcc484' }
  shell(k, 118, 46, 17, 16, 1, behind)
  shell(k, 106, 46, 19, 22, 1, behind)
  shell(k, 94, 46, 17, 17.5, 1, behind)
  shell(k, 74, 46, 12, 10, -1, behind)
  cut(
    k,
    `#a86c6c M50 46.500H140V44.500H58Z
#e8a87c M50 46.500L58 44.500H140V45.300H59L52 47Z`,
  )
  shell(k, 68, 47.5, 15, 15, -1)
  shell(k, 126, 47.5, 19, 17, 1)
  shell(k, 109, 47.5, 25, 27.5, 1)
  shell(k, 88, 47.5, 25, 32, 1)
  cut(
    k,
    `#c88c78 M46 ${SHORE + 0.5}V47.500H142V${SHORE + 0.5}Z
#f4bc88 M46 47.500H142V48.500H46Z
#7c4864 M46 50.200H142V${SHORE + 0.5}H46Z
#f8b45c M50 48.900H53V50H50ZM56 48.900H60V50H56ZM64 48.900H70V50H64ZM74 48.900H78V50H74ZM84 48.900H92V50H84ZM96 48.900H100V50H96ZM106 48.900H114V50H106ZM118 48.900H122V50H118ZM127 48.900H133V50H127Z`,
  )
  for (const [x, c] of [
    [62, '#4c2c54'],
    [63.6, '#b84450'],
    [81, '#4c2c54'],
    [103, '#2c5c74'],
    [124.5, '#b84450'],
    [137, '#4c2c54'],
  ])
    stroke(k, c, 0.55, `M${x} 47.300v-1.300`)
}

/** The harbour: gold under the sun, teal towards us; sails of the house given back. */
function harbour(k) {
  cut(
    k,
    `#f8a858 M-90 ${SHORE}H240V100H-90Z
#d88c70 M-90 54.500C-40 53 20 56 80 54C130 53 190 55.500 240 54V100H-90Z
#9c7484 M-90 58.500C-40 56.500 20 60.500 80 58C130 56.500 190 60 240 58V100H-90Z
#5c6c8c M-90 64C-40 61 20 66 80 63C130 61 190 65 240 63V100H-90Z
#34688c M-90 71C-40 68 20 73.500 80 70C130 68 190 72 240 70V100H-90Z`,
  )
  const r = random(5)
  for (let i = 0; i < 15; i++) {
    const y = SHORE + 1 + i * 1.6
    const l = 3 + r() * 5 + i * 0.5
    const x = 24 + (r() - 0.5) * (3 + i)
    path(
      k,
      i % 3 ? '#ffd07c' : '#fff2b8',
      `M${x - l} ${y}Q${x} ${y - 0.9} ${x + l} ${y}Q${x} ${y + 0.9} ${x - l} ${y}Z`,
    )
  }
  for (const [x0, w, tall, c] of [
    [90, 17, 13, 'rgba(255,214,164,.55)'],
    [111, 15, 11, 'rgba(255,206,156,.5)'],
    [128, 11, 7, 'rgba(255,206,156,.42)'],
    [67, 9, 6.5, 'rgba(255,206,156,.42)'],
  ])
    for (let i = 0; i < 6; i++) {
      const y = SHORE + 1.4 + (i * tall) / 6
      const half = (w / 2) * (1 - i / 7) * (0.85 + r() * 0.3)
      const x = x0 + i * 0.7 + (r() - 0.5) * 1.6
      path(
        k,
        c,
        `M${x - half} ${y}Q${x} ${y - 1} ${x + half} ${y}Q${x} ${y + 1.2} ${x - half} ${y}Z`,
      )
    }
  for (const [x, y, l] of points(
    '2 67 8 48 62 6 60 68 9 140 62 7 152 68 9 118 70 8 82 66 5 -30 62 9 -50 69 10 180 66 9 200 60 7',
    3,
  ))
    path(
      k,
      'rgba(255,206,140,.6)',
      `M${x - l} ${y}Q${x} ${y - 0.8} ${x + l} ${y}Q${x} ${y + 0.5} ${x - l} ${y}Z`,
    )
}

/** The ferry in green and cream, its wake; two yachts. */
function boats(k) {
  cut(
    k,
    `#3c2c54 M126 62.500C127 65 128 66 130 66.500H152C154.500 65.500 156 64 157 62Z
#1c6c5c M126 62.500L127 64.500H156L157 62Z
#f8e0a4 M129 62.500V58.500H153L155 62.300Z
#fff4d0 M129 62.500V58.500H131V62.500Z
#c89c80 M132 58.500V55.500H149L150 58.500Z
#f8e0a4 M132 58.500V55.500H134V58.500Z
#1c6c5c M136 55.500L136.500 52.500H139.500L140 55.500ZM131 55.700H150V54.900H131ZM128 58.700H154V57.900H128Z
#f8a040 M132.500 59.500H135V61H132.500ZM136.500 59.500H139V61H136.500ZM140.500 59.500H143V61H140.500ZM144.500 59.500H147V61H144.500ZM148.500 59.500H151V61H148.500ZM136 56.300H138V57.500H136ZM141 56.300H143V57.500H141Z
#ffe8b8 M152 66.500C158 65.500 164 67.500 172 66C166 68.500 158 68.500 150 67.600C140 68.500 132 68 124 66.800C134 66 144 67.500 152 66.500Z
#fff0c8 M36 57.500L36.500 45.500C39 49.500 40.500 53.500 41 57.500Z
#f8b478 M35.600 57.500L35.800 47.500C33.500 51 32.500 54 32 57.500Z
#5c3c64 M31 58H42C41.500 59.200 40.500 59.600 39.500 59.600H33Z
#fff0c8 M12 55.500L12.300 48.500C14 51 14.800 53.500 15 55.500Z
#5c3c64 M9.500 55.800H15.800L15 56.800H10.500Z`,
  )
}

/** The ledge of sandstone at Mrs Macquarie's Point, honeycombed by the sea; its cloth of the picnic. */
function ledge(k) {
  cut(
    k,
    `#5c3454 M-90 72C-50 71 -10 74 24 73.500C54 73 76 74.500 96 76.500C120 77.500 140 82 160 84C190 86 220 85 240 86V120H-90Z
#d88c54 M-90 71C-50 70 -10 73 24 72.500C54 72 76 73.500 96 75.500C112 76.500 128 79 142 81.500C120 82.500 84 81 50 82C10 83 -50 82 -90 82.500Z
#f8bc78 M-90 71C-50 70 -10 73 24 72.500C54 72 76 73.500 96 75.500C104 76 112 77 120 78C90 77.500 60 75.500 30 76C-10 76 -50 74.500 -90 75Z
#a85c50 M-90 84C-40 82.500 10 84 50 82.800C84 81.500 112 83 138 82C150 83 170 85 240 87V92C190 90 150 88.500 110 88.500C60 88 0 90 -90 90Z
#7c4458 M-90 91C0 89.500 60 88.500 110 89C150 89.500 190 91 240 93V120H-90Z
#c87850 M60 84.500C66 83.500 74 84 78 85C72 86.500 64 86.500 60 84.500ZM96 85C102 84 108 84.600 112 85.600C106 87 100 86.800 96 85ZM10 86C16 85 22 85.600 26 86.600C20 88 14 87.600 10 86ZM-30 86C-24 85 -18 85.600 -14 86.600C-20 88 -26 87.600 -30 86Z
#4c2c50 M82 86.500C85 85.700 89 86 91 87C88 88.200 84 88 82 86.500ZM120 86C124 85.200 128 85.700 130 86.600C127 87.700 122 87.600 120 86ZM36 87C40 86.200 44 86.700 46 87.600C42 88.700 38 88.600 36 87Z`,
  )
}

/** A branch of Moreton Bay fig that hangs in from the upper right. */
function branch(k) {
  stroke(k, '#3c2444', 1.8, 'M170 -12C158 -6 148 -4 138 1M156 -5.500C152 0 148 4 142 7')
  const r = random(7)
  for (const [x, y, a, l] of points(
    '138 1 2.6 11 140 0 3.3 10 141 0.5 2 10 142 7 2.4 10 143 6 1.6 10 142 7 3.2 9 148 -3 2.7 11 150 -3 1.7 12 154 -4 2.2 12 158 -6 1.5 13 146 3 1.9 9 162 -8 2 14 166 -9 1.4 13 152 -5 3.400 10',
    4,
  )) {
    const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l]
    const [nx, ny] = [-Math.sin(a) * l * 0.26, Math.cos(a) * l * 0.26]
    path(
      k,
      r() < 0.5 ? '#1c3c48' : '#24484c',
      `M${x} ${y}Q${(x + ex) / 2 + nx} ${(y + ey) / 2 + ny} ${ex} ${ey}Q${(x + ex) / 2 - nx} ${(y + ey) / 2 - ny} ${x} ${y}Z`,
    )
    path(k, '#5c7c4c', `M${x} ${y}Q${(x + ex) / 2 + nx} ${(y + ey) / 2 + ny} ${ex} ${ey}Z`)
    stroke(k, '#b8a45c', 0.25, `M${x} ${y}L${ex} ${ey}`)
  }
}

export default {
  alt: "Picnic al tramonto davanti all'Opera House di Sydney: una bambina ne ha rifatto le vele con gli spicchi d'arancia, il papà ne ha già una fra i denti, un cacatua dal ciuffo giallo osserva; dietro, l'Harbour Bridge e un traghetto",
  heart: 60,
  focus: 0.5,
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.15, 0.38], horizon: SHORE / 90 })
    const f = field(s, { centre: 84, zoom: 0.74, foot: 0.97 })
    f.draw(s.k, (k) => {
      evening(k)
      bridge(k)
      shores(k)
      opera(k)
      harbour(k)
      boats(k)
      ledge(k)
      at(k, s.pick(23, 46), 81, 0.94, sailEater)
      at(k, s.pick(71, 85), 81.5, 0.94, orangeSails)
      at(k, s.pick(47, 62), 85, 0.88, builder)
      at(k, s.pick(96, 108), 80, 0.86, cockatoo)
      if (!s.portrait) branch(k)
      else at(k, -24, -24, 1, branch)
    })
    return finish(s, { vignette: 0.1, bloom: 0.2 })
  },
}
