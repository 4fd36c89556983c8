import { random } from '../core/random.js'

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
