import { random } from '../core/random.js'
import { ellipse, limb, rect } from '../core/shape.js'

/** Three leaning hotel towers under one roof like a ship. */
export const marinaBaySands = () => ({
  width: 320,
  height: 150,
  draw(pen) {
    const r = random(6)
    let lit = ''
    for (const x of [-92, 0, 92]) {
      const d = `M${x - 30} 2C${x - 24} -40 ${x - 20} -84 ${x - 19} -133L${x + 19} -133C${x + 19} -84 ${x + 22} -40 ${x + 28} 2Z`
      pen.path('#b9c6d4', d)
      pen.clip(d, () => {
        for (let y = -124; y < 2; y += 4.4) pen.rect('#6f88a6', x - 34, y, 68, 1.8)
        pen.path(
          '#dbe4ea',
          `M${x - 30} 2C${x - 24} -40 ${x - 20} -84 ${x - 19} -126L${x - 14} -126C${x - 14} -84 ${x - 15} -40 ${x - 18} 2Z`,
        )
        pen.path(
          '#8ba0b8',
          `M${x + 6} 2C${x + 5} -40 ${x + 5} -84 ${x + 5} -126L${x + 9} -126C${x + 9} -84 ${x + 10} -40 ${x + 12} 2Z`,
        )
        pen.round(x - 30, -126, 60, 128, { light: 0.25, shade: 0.4 })
      })
      for (let y = -122; y < 0; y += 4.4) {
        const half = 18 - y * 0 + (126 + y) * 0.06
        for (let q = -half; q < half - 3; q += 3.4)
          if (r() < 0.42) lit += rect(x + q, y + 2, 2.4, 1.7)
      }
    }
    pen.path(
      '#e9eef0',
      'M-148 -134C-120 -126 120 -125 160 -139C166 -143 160 -145 150 -143C110 -139 -110 -139 -140 -142C-152 -143 -156 -138 -148 -134Z',
    )
    pen.path('#9fb0c2', 'M-146 -133C-120 -125 120 -124 158 -138C130 -130 -110 -131 -146 -135Z')
    for (let i = 0; i < 40; i++) {
      const x = -130 + i * 6.6 + r() * 3
      pen.ellipse(
        i % 3 ? '#4f8a4a' : '#6ba353',
        x,
        -142 - r() * 2,
        2.6 + r() * 1.6,
        2.2 + r() * 1.4,
      )
    }
    pen.rect('#dfe6ea', -24, -148, 26, 7).rect('#dfe6ea', 60, -147, 18, 6)
    pen
      .rect('#cdd6de', -128, -14, 260, 16)
      .path('#e6ecef', 'M-140 2C-120 -20 -60 -24 0 -22C60 -24 120 -20 146 2Z')
    for (let x = -126; x < 128; x += 7) lit += rect(x, -9, 4.6, 7)
    pen
      .light(lit, '#ffe0a6', 0.85)
      .light(
        'M-144 -136C-118 -129 118 -128 156 -141L155 -139C118 -126 -118 -127 -143 -134Z',
        '#ffd08a',
        0.95,
      )
  },
})

/** A steel tree of the gardens: a planted trunk that opens into a fan of branches. */
export const supertree = ({ seed = 1, glow = '#5fd0e8', slim = 1 } = {}) => ({
  width: 150,
  height: 200,
  draw(pen) {
    const r = random(seed)
    const branches = 17
    for (let pass = 0; pass < 2; pass++)
      for (let i = 0; i < branches; i++) {
        const t = (i / (branches - 1)) * 2 - 1
        if (pass === i % 2) continue
        const far = pass === 0
        const x = t * 66
        const y = -190 - Math.cos(t * 1.3) * 9 + (far ? -3 : 3)
        const d = limb([t * 6 * slim, -96], [t * 13, -152], [x, y], 2.6, 0.9)
        pen.path(far ? '#7a5a78' : '#a5708a', d)
        for (const s2 of [0.5, 0.7, 0.86]) {
          const bx = t * 6 * (1 - s2) ** 2 + 2 * s2 * (1 - s2) * t * 13 + x * s2 * s2
          const by = -96 * (1 - s2) ** 2 - 304 * s2 * (1 - s2) + y * s2 * s2
          pen.path(
            far ? '#7a5a78' : '#a5708a',
            limb(
              [bx, by],
              [bx + t * 3 + (r() - 0.5) * 4, by - 8],
              [bx + t * 8 + (r() - 0.5) * 12, y + 3],
              1.1,
              0.5,
            ),
          )
        }
        pen.light(d, far ? glow : '#ffb58a', far ? 0.4 : 0.5)
      }
    pen
      .stroke('#b88aa0', 'M-66 -193C-40 -206 40 -206 66 -193', 1.4)
      .stroke('#b88aa0', 'M-50 -178C-30 -188 30 -188 50 -178', 0.9)
    pen.light(
      'M-66 -194C-40 -207 40 -207 66 -194L66 -192.500C40 -205 -40 -205 -66 -192.500Z',
      glow,
      0.8,
    )
    const trunk = `M${-15 * slim} 2C${-9 * slim} -30 ${-8 * slim} -70 ${-9 * slim} -112C-6 -124 6 -124 ${9 * slim} -112C${8 * slim} -70 ${9 * slim} -30 ${15 * slim} 2Z`
    pen.path('#3f6a48', trunk)
    pen.clip(trunk, () => {
      for (let i = 0; i < 240; i++)
        pen.ellipse(
          ['#4f8a4a', '#6fa552', '#2f5a44', '#b0566a', '#8fb84f'][Math.floor(r() * 5)],
          -14 + r() * 28,
          -r() * 120,
          1.4 + r() * 1.8,
          1 + r() * 1.4,
        )
      pen.round(-16 * slim, -124, 32 * slim, 128, { light: 0.25, shade: 0.5 })
    })
    for (const x of [-8, -3, 3, 8])
      pen.light(limb([x * slim * 1.4, 0], [x * slim, -60], [x * slim, -112], 0.9, 0.7), glow, 0.7)
  },
})
