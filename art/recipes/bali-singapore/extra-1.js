import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { floatingOtter, swimmingOtter } from '../../things/bay-otters.js'
import { cut } from '../../things/cutout.js'
import { CREW, dragonHead, drum, drummer, paddleArm, rower } from '../../things/dragon-boat.js'

const SHORE = 45

/** The first light: lemon over the towers, mint above, a torn veil of cloud. */
function dawn(k) {
  cut(
    k,
    `#8ccfc8 M-6 -6H166V60H-6Z
#aadcc6 M-6 9C30 2 70 12 110 4C136 -1 152 3 166 -2V60H-6Z
#cfe8bc M-6 22C26 14 60 22 96 13C126 6 150 9 166 6V60H-6Z
#f0ecae M-6 33C30 25 64 30 96 22C128 15 150 18 166 16V60H-6Z
#ffe293 M-6 41C40 33 84 33 110 27C136 23 152 26 166 26V60H-6Z`,
  )
  for (const [r, c] of [
    [22, 'rgba(255,244,190,.4)'],
    [14, 'rgba(255,246,200,.55)'],
  ])
    path(k, c, `M${128.3 - r} 27a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`)
  cut(
    k,
    `#fffbe0 M122.800 27a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0 -11 0Z
#fff6d2 M-6 14C8 8 20 9 34 5.500C28 9.500 22 11 14 13C26 11.500 40 12 56 8C46 13 30 15.500 16 17C8 17.500 0 18 -6 20Z
#fff6d2 M60 3C70 -1 78 1 90 -3L96 -6H70C66 -3 63 0 60 3Z
#fce6a8 M-6 25C6 21 18 23 30 20C22 24 8 25 -6 28Z`,
  )
}

/** The wheel of 165 metres on its legs, the bridge before it. */
function wheel(k) {
  const [x, y, r] = [62, 28.5, 12.6]
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * Math.PI
    const [dx, dy] = [Math.cos(a) * r, Math.sin(a) * r]
    stroke(k, '#a4ccb8', 0.16, `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`)
  }
  stroke(k, '#7cb4ac', 0.7, `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`)
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * 6.283 + 0.1
    const [px, py] = [x + Math.cos(a) * (r + 0.9), y + Math.sin(a) * (r + 0.9)]
    path(k, i > 20 || i < 4 ? '#fff4c8' : '#6ca8a8', `M${px - 0.45} ${py - 0.5}h0.900v1h-0.900Z`)
  }
  stroke(k, '#7cb4ac', 0.8, `M${x} ${y}L${x - 6} 46M${x} ${y}L${x + 6} 46`)
  path(k, '#6ca8a8', 'M50 46L52 42.500H72L74 46Z')
}

/** The museum like an open lotus: fingers of different length, each with its shaded flank. */
function lotus(k) {
  for (const [x, y, lean, wide, c] of [
    [78, 33.5, -5, 2.6, '#8cbcb4'],
    [82.5, 31.5, -2, 2.6, '#9cc8b8'],
    [87, 32, 2, 2.6, '#8cbcb4'],
    [74.5, 37, -6, 2.4, '#7cb0b0'],
    [91, 35, 4.5, 2.5, '#7cb0b0'],
  ]) {
    path(
      k,
      c,
      `M83 46.500C${x + lean * 0.2} 43 ${x - wide} 39 ${x - wide} ${y}H${x + wide}C${x + wide} 39 ${x + wide * 1.4} 43 85 46.500Z`,
    )
    path(
      k,
      '#fff4c8',
      `M${x - wide} ${y}q${wide} -1.200 ${wide * 2} 0q${-wide} 1.400 ${-wide * 2} 0Z`,
    )
    path(
      k,
      '#5c949c',
      `M${x - wide * 0.6} ${y}q${wide * 0.6} -0.500 ${wide * 1.2} 0q${-wide * 0.6} 0.700 ${-wide * 1.2} 0Z`,
    )
  }
  cut(
    k,
    `#a8d0bc M83 46.500C79 44 77 41 77.500 38.500C79.500 37.600 82 38 83.500 39C85 37.800 88 37.600 89.500 39C90 41.500 87.500 44.500 85 46.500Z
#6ca4a4 M83.500 39C85 37.800 88 37.600 89.500 39C90 41.500 87.500 44.500 85 46.500H83.600Z`,
  )
}

/** Three towers under one ship of gardens: 340 metres long, 207 high. */
function sands(k) {
  const r = random(7)
  for (const [x, c, shade] of [
    [101, '#5a98a0', '#44808e'],
    [121, '#64a2a4', '#4a8894'],
    [141, '#529098', '#3c7688'],
  ]) {
    path(
      k,
      c,
      `M${x - 5} 10H${x + 5}C${x + 5.1} 22 ${x + 5.6} 34 ${x + 6.6} 45.500H${x - 6.6}C${x - 5.6} 34 ${x - 5.1} 22 ${x - 5} 10Z`,
    )
    path(
      k,
      shade,
      `M${x - 5} 10H${x - 1.2}C${x - 0.9} 24 ${x - 1.6} 36 ${x - 2.4} 45.500H${x - 6.6}C${x - 5.6} 34 ${x - 5.1} 22 ${x - 5} 10Z`,
    )
    let floors = ''
    for (let y = 12.5; y < 44; y += 1.25)
      floors += `M${x - 4.8 - (y - 10) * 0.03} ${y}H${x + 4.6 + (y - 10) * 0.03}`
    stroke(k, 'rgba(20,70,90,.32)', 0.24, floors)
    for (let i = 0; i < 12; i++) {
      const [px, py] = [x - 4.4 + Math.floor(r() * 8) * 1.1, 12.8 + Math.floor(r() * 22) * 1.25]
      path(k, '#ffe48c', `M${px} ${py}h0.800v0.800h-0.800Z`)
    }
  }
  cut(
    k,
    `- edges that the sun catches
#fff0b0 M126 10.500C126.100 22 126.600 34 127.600 45.500H126.800C125.900 34 125.400 22 125.300 10.500ZM136 10.500C135.900 22 135.400 34 134.400 45.500H135.200C136.100 34 136.600 22 136.700 10.500Z
#fff0b0 M106 10.500C106.100 22 106.600 34 107.600 45.500H107C106 34 105.600 22 105.500 10.500Z
- the ship, its prow far out to the left
#2c6478 M83 7.600C92 11 112 11.800 147 10.600L149.500 7.600C130 9 100 8.800 83 7.600Z
#7cb8b0 M83 7.600C98 6.600 132 6.600 149.500 7.600C130 9.400 100 9.200 83 7.600Z
#fff4c8 0.35 M83 7.500C98 6.600 132 6.600 149.500 7.500`,
  )
  for (const [x, h] of points(
    '92 2.200 95 1.500 98.500 2.600 104 1.800 108 2.400 113 1.600 117.500 2.800 124 1.700 129 2.500 134 1.900 138.500 2.600 143 1.600',
  ))
    path(
      k,
      '#3c8078',
      `M${x - 0.15} 7.200L${x} ${7 - h}Q${x - 1.2} ${6.2 - h} ${x - 2} ${7.6 - h}Q${x - 1.4} ${5.2 - h} ${x} ${5.8 - h}Q${x + 1.2} ${4.8 - h} ${x + 2} ${7.2 - h}Q${x + 1} ${6.2 - h} ${x + 0.2} ${7 - h}L${x + 0.2} 7.200Z`,
    )
  cut(
    k,
    `#e8d898 M111 6.800L112 4.600H118L119 6.800Z
- the roofs of the arcade at their feet
#3c7c84 M92 46C94 41.500 104 40 112 42.500C118 39.500 130 39.500 136 42.500C144 40.500 152 41.500 156 46Z
#fff0b0 0.4 M92.500 45C95 41.500 104 40 112 42.500C118 39.500 130 39.500 136 42.500C144 40.500 152 41.500 155.500 45`,
  )
}

/** The far left bank and the offices on the right, pale in the haze. */
function banks(k) {
  cut(
    k,
    `#b8dcb4 M-6 40L2 40V31H8V38H12V26L17 24V40H21V33C23 31 27 31 29 33V41H34V36H40V46H-6Z
#a8d4b8 M151 46V24L158 21V33H161V14L166 13V46Z
#94c8b4 M154.500 46V30H160V46Z
#7cb89c M-6 46V42C0 39 4 42 8 40.500C13 38.500 16 42 22 41C28 39.500 32 43 38 42C44 41 48 44 56 43.500C66 43 72 45 80 44.500V47H-6Z
#5ca48c M-6 47V44.500C4 42 10 45.500 18 44C28 43 34 46 44 45C56 44.500 66 46 92 45.500H166V47Z`,
  )
}

/** What stands on the bank, given back with a trembling edge. */
function mirror(k, c, x0, x1, y1, sway, seed) {
  const r = random(seed)
  let [left, right] = ['', '']
  for (let y = SHORE + 1, i = 0; y < y1; y += 1.5, i++) {
    const grow = sway * (0.4 + i * 0.13)
    left += `${i ? 'Q' : 'M'}${i ? `${x0 - grow * (i % 2 ? 2 : -1)} ${y - 0.8} ` : ''}${x0 + (r() - 0.5) * grow} ${y}`
    right = `Q${x1 + grow * (i % 2 ? 2 : -1)} ${y + 0.8} ${x1 + (r() - 0.5) * grow} ${y}${right}`
  }
  path(k, c, `${left}L${x1} ${y1}${right}Z`)
}

/** The bay: gold under the sun, jade towards us; long leaves of light. */
function bay(k) {
  cut(
    k,
    `#f4e49c M-6 45.500H166V96H-6Z
#b8dcb0 M-6 47.500C20 46.500 60 48.500 100 47.500C130 47 150 48 166 47V96H-6Z
#84c8b4 M-6 53C24 51 50 54 84 52.500C110 51.500 146 54 166 52.500V96H-6Z
#4cacac M-6 63C20 60 44 64 74 62C104 60 134 64 166 61V96H-6Z
#2c90a0 M-6 76C24 72 54 77 84 74.500C114 72 140 76 166 73V96H-6Z`,
  )
  for (const [x0, x1, c, seed] of [
    [95.5, 106.5, '#58a4a0', 3],
    [115.5, 126, '#60aaa0', 5],
    [136, 147, '#509c9c', 9],
    [76, 91, '#9cd0b4', 11],
  ])
    mirror(k, c, x0, x1, 66, 0.8, seed)
  mirror(k, '#fff2b4', 127.3, 134.5, 72, 1.1, 4)
  mirror(k, '#fffbe4', 129.3, 132.5, 64, 0.8, 8)
}

/** The hull from the prow at the left to the far right, scales of gold along it. */
function hull(k) {
  cut(
    k,
    `#0c5468 M30 80C60 79 110 73 168 66V69C120 78 60 84 34 84Z
#8c1c3c M26 66C60 64 110 58 168 52.500V56C110 63 60 69 30 71Z
#d8342c M24 66.500C60 66 112 60.500 168 55V65C120 72 70 79 38 81C29 78 25 72 24 66.500Z
#a4243a M30 76.500C70 74.500 120 68 168 61.500V65C120 72 70 79 38 81C34.500 80 32 78.500 30 76.500Z
#ffd45c M24 66.500C60 66 112 60.500 168 55V56.800C112 62.500 60 68.300 24.300 68.800Z
#fff4c0 M24 66.500C60 66 112 60.500 168 55V55.600C112 61.200 60 66.800 24 67.200Z`,
  )
  for (let i = 0; i < 26; i++) {
    const t = (i / 26) ** 1.12
    const [x, y, q] = [37 + t * 134, 72.6 - t * 13.2, 3.3 - t * 1.6]
    stroke(
      k,
      '#ffb04c',
      q * 0.2,
      `M${x - q * 0.8} ${y - q * 0.5}Q${x - q * 0.6} ${y + q * 0.8} ${x + q * 0.6} ${y + q * 0.6}`,
    )
  }
}

/** White water at the prow and where the blades go in. */
function foam(k) {
  cut(
    k,
    `#fffbe8 M10 83C14 79 20 80 23 76C24 78 27 76 29 78.500C33 77.500 36 81 40 80.500C46 80 50 82.500 56 80C62 82 70 78 78 79C88 76.500 96 78 106 74.500C116 75.500 128 71 140 71.500C150 69 158 69 168 66V68.500C158 71.500 150 71.500 142 74C130 74 118 78.500 108 78C98 81 88 80 80 82.500C70 82 62 86 54 84.500C46 86.500 38 84 32 86C26 83.500 18 86 10 83Z
#9cdccc M24 84.200C30 82 36 84 42 82.500C50 83.500 56 82 64 82.500C58 85.200 56 84.600 54 84.500C46 86.500 38 84 32 86C29 85 27 84.600 24 84.200ZM86 79.500C96 78 104 78 112 75.500C110 77.500 109 78 108 78C100 80.400 92 80.200 86 80.800Z`,
  )
  for (const [x, y, q] of points(
    '93 55 0.7 95.5 52.5 0.5 91.5 51.5 0.4 97.5 56.5 0.5 94 49.5 0.35 15 75 0.8 19 72 0.500 11 78 0.6 25 73 0.500 8 74 0.4 57 76 0.6 60 73 0.8 64 76 0.4 82 73.500 0.6 85 71 0.4 109 71 0.500 102 72.500 0.6 127 67 0.500 146 65 0.4',
    3,
  ))
    path(
      k,
      '#fffbe8',
      `M${x - q} ${y}a${q} ${q * 1.25} 0 1 0 ${q * 2} 0a${q} ${q * 1.25} 0 1 0 ${-q * 2} 0Z`,
    )
}

/** Who sits where: index in the crew, place, size. */
const SEATS = [
  [4, 154, 57, 0.6],
  [3, 139, 58.5, 0.68],
  [2, 120.5, 60.5, 0.78],
  [1, 99, 62.8, 0.88],
  [0, 75, 65.5, 1],
]

export default {
  alt: 'Alba su Marina Bay a Singapore: una barca drago in allenamento passa davanti all’albergo a tre torri, la bambina al tamburo ride e indica le lontre che nuotano più veloci dei rematori',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.8, 0.3], horizon: SHORE / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      dawn(k)
      banks(k)
      wheel(k)
      lotus(k)
      sands(k)
      bay(k)
      for (const [i, x, y, q] of SEATS) at(k, x, y, q, (c) => rower(c, CREW[i]), true)
      at(k, 56, 67, 0.82, drum)
      at(k, 28.5, 69.5, 0.86, dragonHead, true)
      at(k, 47, 66.5, 1, drummer, true)
      hull(k)
      for (const [i, x, y, q] of SEATS) at(k, x, y, q, (c) => paddleArm(c, CREW[i]), true)
      foam(k)
      at(k, 18, 86, 0.8, (c) => swimmingOtter(c, { mouth: 'open' }), true)
      at(k, 55, 86.5, 0.74, floatingOtter)
      at(k, 90, 85, 0.6, (c) => swimmingOtter(c), true)
    })
    return finish(s, { vignette: 0.1, bloom: 0.2 })
  },
}
