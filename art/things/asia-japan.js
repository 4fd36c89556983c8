import { curvedRoof } from './asia-roofs.js'

export { latticeTower } from './tokyo-tower.js'

const RED = '#d8432a'

const TILE = '#46506e'

/** A shrine gate. `sea` adds the small legs and roofs of the gate that stands in the tide. */
export const torii = ({ colour = RED, sea = false } = {}) => ({
  width: sea ? 150 : 138,
  height: 100,
  below: 6,
  draw(pen) {
    const dark = pen.blend(colour, '#3a1530', 0.45)
    const cap = '#2b2f4c'
    if (sea)
      pen.both((m) => {
        for (const off of [-15, 15]) {
          const x = m * 44 + off
          pen.poly(pen.blend(colour, '#3a1530', 0.2), [
            [x - 3, 4],
            [x + 3, 4],
            [x + 2.4, -46],
            [x - 2.4, -46],
          ])
          pen.poly(cap, [
            [x - 6, -46],
            [x + 6, -46],
            [x, -52],
          ])
        }
        pen.rect(dark, m * 44 - 18, -34, 36, 5)
        pen.rect(dark, m * 44 - 18, -16, 36, 4)
      })
    pen.both((m) => {
      const lean = sea ? 2 : 4
      const w = sea ? 6.5 : 4.6
      pen.poly(colour, [
        [m * 44 - w, 5],
        [m * 44 + w, 5],
        [m * (44 - lean) + w * 0.78, -84],
        [m * (44 - lean) - w * 0.78, -84],
      ])
      pen.rect('#33324e', m * 44 - w * 1.25, -7, w * 2.5, 12)
    })
    pen.rect(colour, -57, -68, 114, 7.5)
    pen.rect(dark, -57, -62, 114, 1.6)
    pen.both((m) =>
      pen.poly(dark, [
        [m * 40 - 7, -61],
        [m * 40 + 7, -61],
        [m * 40 + 5, -57],
        [m * 40 - 5, -57],
      ]),
    )
    pen.rect('#2b2f4c', -5, -84, 10, 18)
    pen.rect('#d9a441', -3.4, -82, 6.8, 13)
    pen.path(colour, 'M-60 -89Q0 -80 60 -89L58 -80Q0 -73 -58 -80Z')
    pen.path(cap, 'M-69 -99Q0 -88 69 -99L65 -89Q0 -80 -65 -89Z')
    pen.stroke(pen.blend(cap, '#8fa3d0', 0.4), 'M-69 -99Q0 -88 69 -99', 1.4)
  },
})

/** A five-storey pagoda. */
export const pagoda = ({
  storeys = 5,
  wood = '#b8452f',
  roof = TILE,
  plaster = '#f3e3c8',
} = {}) => ({
  width: 62,
  height: 128,
  draw(pen) {
    const step = 92 / storeys
    pen.rect('#8c8794', -19, -5, 38, 6)
    for (let i = 0; i < storeys; i++) {
      const y = -4 - i * step
      const half = 13.5 - i * 1.25
      const body = step * 0.62
      pen.rect(wood, -half, y - body, half * 2, body)
      const bays = 5
      for (let b = 0; b < bays; b++) {
        const bx = -half + (b + 0.2) * ((half * 2) / bays)
        const bw = ((half * 2) / bays) * 0.6
        if (b === 2)
          pen.window(bx, y - body * 0.72, bw, body * 0.6, { glass: '#5a3630', glow: '#ffc877' })
        else
          pen
            .rect(plaster, bx, y - body * 0.72, bw, body * 0.5)
            .light(`M${bx} ${y - body * 0.72}h${bw}v${body * 0.5}h${-bw}Z`, '#ffcf8a', 0.75)
      }
      pen.rect(
        pen.blend(wood, '#2a1830', 0.35),
        -half - 1.5,
        y - body * 0.14,
        half * 2 + 3,
        body * 0.12,
      )
      pen.poly(pen.blend(wood, '#241a38', 0.55), [
        [-half, y - body],
        [half, y - body],
        [half + 8, y - step * 0.66 - 1.4],
        [-half - 8, y - step * 0.66 - 1.4],
      ])
      curvedRoof(pen, {
        y: y - step * 0.62,
        half: 28 - i * 2.2,
        ridge: half * 0.8,
        height: step * 0.5,
        lift: step * 0.2,
        colour: roof,
        ribs: 12,
        edge: pen.blend(roof, '#aab4d8', 0.4),
      })
    }
    pen.rect('#3a3f5c', -3.4, -101, 6.8, 5)
    pen.rect('#7d6a48', -0.7, -127, 1.4, 28)
    for (let i = 0; i < 7; i++) pen.ellipse('#8d7748', 0, -103 - i * 2.7, 2.9 - i * 0.22, 0.8)
    pen.ellipse('#d9b45c', 0, -125, 1.5, 2.2)
  },
})

/** The golden pavilion on its terrace. */
export const goldenPavilion = () => ({
  width: 120,
  height: 92,
  draw(pen) {
    const gold = '#eab23a'
    const floors = [
      [42, 17, '#8a5a34', 0],
      [42, 16, gold, 56],
      [27, 14, gold, 38],
    ]
    pen.rect('#8b8a8c', -50, -5, 100, 7)
    let y = -5
    floors.forEach(([half, tall, wall], i) => {
      pen.rect(wall, -half, y - tall, half * 2, tall)
      const n = i === 2 ? 5 : 7
      for (let b = 0; b < n; b++) {
        const w = (half * 2) / n
        const x = -half + b * w
        pen.rect(
          i === 0 ? '#f2e6cc' : '#f7d06a',
          x + w * 0.16,
          y - tall * 0.82,
          w * 0.68,
          tall * 0.56,
        )
        if (i) pen.rect('#b87a22', x + w * 0.44, y - tall * 0.82, w * 0.1, tall * 0.56)
        pen.rect(i === 0 ? '#5c3a28' : '#b87a22', x - 0.6, y - tall, 1.2, tall)
      }
      if (i) {
        pen.rect('#b87a22', -half - 5, y - 1.4, half * 2 + 10, 1.8)
        pen.rect('#b87a22', -half - 5, y - 5.4, half * 2 + 10, 1)
        for (let b = 0; b <= 14; b++)
          pen.rect('#b87a22', -half - 5 + b * ((half * 2 + 10) / 14) - 0.3, y - 5.4, 0.6, 5)
      }
      y -= tall
      if (i) {
        pen.poly('#6a3f22', [
          [-half, y + 3],
          [half, y + 3],
          [half + 11, y - 0.6],
          [-half - 11, y - 0.6],
        ])
        curvedRoof(pen, {
          y,
          half: floors[i][3],
          ridge: i === 2 ? 3 : 26,
          height: i === 2 ? 12 : 9,
          lift: 3,
          colour: '#6d5a52',
          ribs: 0,
          edge: gold,
        })
        y -= i === 2 ? 12 : 6
      }
    })
    pen.path(
      gold,
      `M-1 ${y}L-1 ${y - 4}Q-7 ${y - 9} -5 ${y - 3}Q-2 ${y - 3} -2 ${y - 6}Q-2 ${y - 11} 2 ${y - 12}Q1 ${y - 8} 3 ${y - 7}Q8 ${y - 9} 6 ${y - 3}Q3 ${y - 4} 1 ${y - 4}L1 ${y}Z`,
    )
  },
})
