import { random } from '../core/random.js'

/** The pearl tower of Shanghai. */
export const pearlTower = () => ({
  width: 60,
  height: 200,
  draw(pen) {
    const grey = '#b9b4c0'
    const rose = '#d0526a'
    pen.both((m) =>
      pen.poly(grey, [
        [m * 26 - 1.6, 2],
        [m * 26 + 1.6, 2],
        [m * 4 + 1.2, -56],
        [m * 4 - 1.2, -56],
      ]),
    )
    for (const x of [-6, 0, 6]) pen.rect(grey, x - 1.6, -140, 3.2, 142)
    pen.rect(grey, -2, -168, 4, 30)
    const ball = (y, r) => {
      pen.ellipse(rose, 0, y, r)
      pen.round(-r, y - r, r * 2, r * 2, { light: 0.4, shade: 0.5 })
      pen.light(
        `M${-r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`,
        '#ff5f86',
        0.55,
      )
      for (let i = -2; i <= 2; i++) {
        const b = Math.sqrt(Math.max(0, r * r - (i * r * 0.3) ** 2)) * 0.94
        pen.light(`M${-b} ${y + i * r * 0.3 - 0.5}h${2 * b}v1h${-2 * b}Z`, '#ffd0dc', 0.8)
      }
    }
    for (const y of [-68, -82, -96, -110])
      pen.ellipse(rose, 0, y, 4).light(`M-4 ${y}a4 4 0 1 1 8 0a4 4 0 1 1 -8 0Z`, '#c08aff', 0.5)
    pen
      .light('M-7.4 -130h2.4v74h-2.4Z', '#7fb4ff', 0.7)
      .light('M5 -130h2.4v74h-2.4Z', '#7fb4ff', 0.7)
    ball(-48, 17)
    ball(-132, 13)
    ball(-160, 5)
    pen.poly(grey, [
      [-1.4, -164],
      [1.4, -164],
      [0.4, -200],
      [-0.4, -200],
    ])
    pen.light('M-0.8 -200h1.6v3h-1.6Z', '#ff6a6a')
  },
})

/** The twisting tower, tallest of the three. */
export const twistTower = () => ({
  width: 46,
  height: 232,
  draw(pen) {
    const d = 'M-20 2Q-21 -80 -13 -160Q-9 -204 -4 -222L8 -232Q14 -200 15 -160Q19 -80 20 2Z'
    pen.path('#7d96b8', d)
    pen.clip(d, () => {
      for (let i = 0; i < 46; i++) pen.rect('#5d769c', -24, -i * 5, 48, 1)
      pen
        .stroke('#b8d0ea', 'M-18 2Q8 -90 -4 -222', 1.8)
        .stroke('#56709a', 'M12 2Q18 -120 2 -226', 2.4)
    })
    pen.round(-21, -232, 42, 234, { light: 0.3, shade: 0.45 })
    const r = random(3)
    for (let i = 0; i < 44; i++)
      for (let j = 0; j < 9; j++) {
        const half = 19 - i * 0.24
        if (r() < 0.55)
          pen.light(
            `M${-half + j * ((half * 2) / 9)} ${-4 - i * 5}h2.6v2.4h-2.6Z`,
            r() < 0.7 ? '#bfe0ff' : '#ffe2b0',
            0.5 + r() * 0.4,
          )
      }
    pen.light('M-17 2Q9 -90 -3 -222L-1.4 -223Q11 -90 -14.6 2Z', '#e2f1ff', 0.9)
  },
})

/** The tower with the opening at its top. */
export const openerTower = () => ({
  width: 44,
  height: 196,
  draw(pen) {
    const d = 'M-19 2L-19 -70Q-17 -150 -13 -196L13 -196Q17 -150 19 -70L19 2Z'
    pen.path('#6f86ac', d)
    pen.clip(d, () => {
      for (let i = 0; i < 44; i++) pen.rect('#54698f', -20, -i * 4.5, 40, 0.9)
    })
    pen.round(-19, -196, 38, 198, { light: 0.3, shade: 0.5 })
    pen.path('#e9b48a', 'M-9 -190L9 -190L6.5 -174L-6.5 -174Z')
    pen
      .light('M-13 -196h26v2h-26Z', '#d8ecff')
      .light('M-9 -190h1.4l2.4 16h-1.4Z', '#d8ecff')
      .light('M9 -190h-1.4l-2.4 16h1.4Z', '#d8ecff')
    const r = random(6)
    for (let i = 0; i < 36; i++)
      for (let j = 0; j < 8; j++)
        if (r() < 0.42)
          pen.light(`M${-16 + j * 4.1} ${-6 - i * 4.5}h2.4v2h-2.4Z`, '#ffdfa6', 0.4 + r() * 0.5)
  },
})

/** The tiered tower that recalls a pagoda. */
export const tieredTower = () => ({
  width: 44,
  height: 164,
  draw(pen) {
    const tiers = [
      [18, 46],
      [17, 26],
      [16, 20],
      [14.6, 14],
      [13, 10],
      [11, 8],
      [8.6, 6],
      [6, 5],
    ]
    let y = 2
    const r = random(9)
    for (const [half, tall] of tiers) {
      pen.poly('#9a94a4', [
        [-half, y],
        [half, y],
        [half * 0.96, y - tall],
        [-half * 0.96, y - tall],
      ])
      for (let i = -4; i <= 4; i++) pen.rect('#787690', i * half * 0.22 - 0.5, y - tall, 1, tall)
      pen
        .rect('#c9c4ce', -half * 1.06, y - tall - 0.6, half * 2.12, 1.6)
        .light(
          `M${-half * 1.06} ${y - tall - 0.6}h${half * 2.12}v1.8h${-half * 2.12}Z`,
          '#ffcf7a',
          0.9,
        )
      for (let j = 0; j < tall / 3.6; j++)
        for (let i = 0; i < 8; i++)
          if (r() < 0.4)
            pen.light(
              `M${-half * 0.88 + i * half * 0.23} ${y - 3 - j * 3.6}h${half * 0.12}v1.8h${-half * 0.12}Z`,
              '#ffdca0',
              0.7,
            )
      y -= tall
    }
    pen.round(-18, -134, 36, 136, { light: 0.25, shade: 0.45 })
    pen.poly('#c9c4ce', [
      [-3, y],
      [3, y],
      [0, -164],
    ])
    pen.light(`M-2.4 ${y}L2.4 ${y}L0 -162Z`, '#ffe8b0', 0.9)
  },
})

/** A clay warrior; variants differ in hair knot, armour and posture. */
export const warrior = ({ seed = 1 } = {}) => ({
  width: 44,
  height: 120,
  draw(pen) {
    const r = random(seed)
    const clay = pen.blend('#b58a64', ['#c9a27c', '#9a7458', '#a8897a'][Math.floor(r() * 3)], 0.6)
    const dark = pen.blend(clay, '#3a2438', 0.5)
    const armoured = r() < 0.7
    pen.both((m) => {
      pen.path(clay, `M${m * 2} 0L${m * 12} 0L${m * 13} 4L${m * 2} 4Z`)
      pen.rect(dark, m * 6.5 - 4.4, -26, 8.8, 27)
    })
    pen.path(clay, 'M-17 -20Q-18 -44 -13 -62L13 -62Q18 -44 17 -20Q0 -15 -17 -20Z')
    pen.path(dark, 'M-17 -20Q0 -15 17 -20L16.6 -25Q0 -20 -16.6 -25Z')
    pen.path(clay, 'M-20 -92Q-10 -98 0 -98Q10 -98 20 -92Q22 -80 17 -56L-17 -56Q-22 -80 -20 -92Z')
    if (armoured) {
      pen.path(pen.blend(clay, '#6a4a44', 0.35), 'M-15 -93Q0 -98 15 -93L15 -44Q0 -38 -15 -44Z')
      for (let i = 0; i < 6; i++) {
        pen.stroke(dark, `M-15 ${-86 + i * 8}Q0 ${-83 + i * 8} 15 ${-86 + i * 8}`, 0.9)
        for (let j = -2; j <= 2; j++) pen.rect(dark, j * 6 - 0.3, -90 + i * 8, 0.7, 7)
      }
    } else pen.stroke(dark, 'M-8 -96Q4 -80 12 -60', 1.6).stroke(dark, 'M-15 -60h30', 2.4)
    pen.both((m) => {
      const bend = r() < 0.4
      pen.path(
        clay,
        bend
          ? `M${m * 15} -93Q${m * 25} -90 ${m * 24} -74L${m * 14} -58L${m * 9} -62L${m * 16} -76Z`
          : `M${m * 15} -93Q${m * 24} -91 ${m * 23} -72L${m * 20} -48L${m * 14} -48L${m * 16} -76Z`,
      )
      pen.stroke(dark, `M${m * 15.4} -88L${m * 15} -62`, 1.1)
    })
    pen.rect(dark, -4.4, -101, 8.8, 5)
    pen.path(clay, 'M-8 -110Q-8 -118 0 -118Q8 -118 8 -110Q7.6 -101 3 -98L-3 -98Q-7.6 -101 -8 -110Z')
    pen.path(
      dark,
      'M-8.4 -110Q-9 -119.6 0 -119.6Q9 -119.6 8.4 -110Q6 -115.6 0 -115.4Q-6 -115.6 -8.4 -110Z',
    )
    pen.ellipse(dark, r() < 0.5 ? 3 : -2, -120.6, 3.2, 3.4)
    pen.both((m) => pen.stroke(dark, `M${m * 1.8} -110.4h${m * 3.4}`, 0.8))
    pen
      .line(
        dark,
        [
          [0, -110],
          [-0.6, -106.4],
          [0.9, -106.2],
        ],
        0.7,
      )
      .line(
        dark,
        [
          [-2, -103.2],
          [2, -103.2],
        ],
        0.8,
      )
    pen.round(-22, -124, 44, 128, { light: 0.3, shade: 0.5 })
  },
})
