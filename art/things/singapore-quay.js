import { random } from '../core/random.js'
import { ellipse, limb, rect } from '../core/shape.js'

/** The lion-headed fish that spouts water, looking left. */
export const merlion = () => ({
  width: 150,
  height: 150,
  below: 14,
  draw(pen) {
    const white = '#f2efe6'
    const shade = '#b9bccb'
    // Spray first: it falls before the pedestal.
    pen
      .path('#cfe6f2', 'M-26 -103C-48 -106 -66 -84 -72 6L-56 8C-54 -66 -46 -92 -24 -96Z')
      .path('#ffffff', 'M-26 -101C-44 -102 -60 -78 -66 4L-62 6C-58 -70 -46 -94 -25 -98Z')
    pen
      .path(
        '#d9d6d0',
        'M-34 2C-38 -10 -30 -16 -22 -14C-18 -22 -6 -22 -2 -15C6 -23 18 -21 20 -13C30 -16 40 -8 38 2Z',
      )
      .path(
        '#f7f7f4',
        'M-30 -4C-26 -12 -20 -10 -20 -4C-14 -16 -4 -14 -4 -5C2 -16 12 -14 14 -5C20 -12 30 -10 32 -2Z',
      )
    pen.path(
      white,
      'M-14 -14C-30 -40 -28 -66 -16 -84L24 -84C38 -62 40 -34 26 -14C30 -10 46 -14 50 -30C58 -18 50 0 32 0L-6 0Z',
    )
    for (let row = 0; row < 7; row++)
      for (let i = 0; i < 6; i++)
        pen.stroke(shade, `M${-21 + i * 9 + (row % 2) * 4.5} ${-74 + row * 9}q4.500 6 9 0`, 1.2)
    pen.path('rgba(60,70,130,.34)', 'M4 -14C18 -34 18 -62 8 -84L24 -84C38 -62 40 -34 26 -14Z')
    pen.path(
      white,
      'M-20 -82C-24 -96 -18 -124 2 -132C24 -136 42 -120 44 -98C45 -86 38 -74 30 -70C20 -64 -10 -66 -20 -82Z',
    )
    for (let i = 0; i < 11; i++) {
      const a = -1.7 + i * 0.33
      pen.path(
        i % 2 ? '#e3e0da' : '#cfcfd6',
        limb(
          [14 + Math.cos(a) * 10, -100 + Math.sin(a) * 14],
          [14 + Math.cos(a) * 24, -100 + Math.sin(a) * 24],
          [14 + Math.cos(a + 0.25) * 34, -100 + Math.sin(a + 0.25) * 38],
          9,
          2,
        ),
      )
    }
    pen.path(
      white,
      'M10 -122C-2 -128 -14 -122 -18 -112C-28 -110 -33 -104 -30 -99L-24 -98C-27 -95 -26 -90 -20 -90C-14 -84 0 -82 10 -88C20 -96 20 -114 10 -122Z',
    )
    pen
      .path('#5a5a74', 'M-29 -100C-24 -97 -18 -96 -12 -98C-16 -92 -24 -92 -27 -96Z')
      .ellipse('#5a5a74', -9, -111, 2.4, 1.8)
      .ellipse('#5a5a74', -28, -105, 1.6)
    pen
      .stroke(shade, 'M-14 -117Q-8 -120 -3 -116M-4 -96Q4 -94 8 -100', 1.4)
      .path('#e3e0da', 'M6 -122C6 -132 14 -134 17 -126C16 -120 10 -118 6 -122Z')
    pen.light(
      'M-20 -14C-30 -40 -28 -66 -20 -84L-18 -110C-10 -126 10 -130 24 -124L30 -14Z',
      '#ffe2b0',
      0.22,
    )
  },
})

/** A Peranakan shophouse: arcade below, shutters above, tiled roof. */
export const shophouse = ({
  colour = '#e88f6a',
  trim = '#fff6e6',
  shutter = '#2f7f78',
  seed = 1,
} = {}) => ({
  width: 78,
  height: 128,
  draw(pen) {
    const r = random(seed)
    pen.rect(colour, -36, -104, 72, 106)
    pen.rect('#4a3f58', -30, -34, 60, 36)
    for (const x of [-15, 15])
      pen.rect('#8a5a40', x - 9, -28, 18, 30).light(rect(x - 8, -27, 16, 24), '#ffc77a', 0.95)
    pen
      .rect(trim, -38, -40, 76, 5)
      .rect(pen.blend(colour, '#fff6e6', 0.35), -36, -35, 6, 37)
      .rect(pen.blend(colour, '#fff6e6', 0.35), 30, -35, 6, 37)
    pen.path(trim, 'M-30 -34C-30 -26 -24 -22 -20 -22L-20 -34ZM30 -34C30 -26 24 -22 20 -22L20 -34Z')
    for (const x of [-22, 0, 22]) {
      pen.path(
        trim,
        `M${x - 9.5} -48L${x - 9.5} -84A9.500 9.500 0 0 1 ${x + 9.5} -84L${x + 9.5} -48Z`,
      )
      pen
        .path('#5a4a5c', `M${x - 7} -48L${x - 7} -82L${x + 7} -82L${x + 7} -48Z`)
        .light(rect(x - 6, -81, 12, 32), '#ffcf86', r() < 0.7 ? 0.8 : 0)
      pen.path('#f7d98a', `M${x - 7} -84A7 7 0 0 1 ${x + 7} -84Z`)
      pen.both((m) => {
        pen.rect(shutter, x + m * 7.4 - 3.2, -82, 6.4, 34)
        for (let y = -80; y < -50; y += 3.4)
          pen.rect('rgba(255,255,255,.22)', x + m * 7.4 - 2.6, y, 5.2, 1)
      })
      pen.rect(trim, x - 11, -48, 22, 3)
    }
    for (let x = -32; x < 34; x += 9)
      pen.ellipse(
        ['#f0a0a8', '#7fc0b0', '#f7d98a'][Math.abs(Math.round(x)) % 3],
        x,
        -43.5,
        2.4,
        1.6,
      )
    pen.rect(trim, -38, -106, 76, 5).path('#b5563c', 'M-40 -106L-34 -124L34 -124L40 -106Z')
    for (let x = -36; x <= 36; x += 4)
      pen.line(
        'rgba(60,20,40,.3)',
        [
          [x, -106],
          [x * 0.86, -124],
        ],
        0.8,
      )
    pen.rect('#8a3f34', -35, -127, 70, 4)
    for (const y of [-44, -99]) pen.rect('rgba(30,24,70,.22)', -36, y + 5, 72, 4)
  },
})

/** A wooden river boat with red lanterns and an eyed prow, heading left. */
export const bumboat = () => ({
  width: 140,
  height: 46,
  draw(pen) {
    pen.rect('#5a4250', -30, -26, 74, 18)
    for (let x = -26; x < 42; x += 12)
      pen.rect('#e9d3a0', x, -24, 9, 10).light(rect(x, -24, 9, 10), '#ffd58c', 0.95)
    pen.path('#8f3f34', 'M-36 -27C-10 -34 30 -34 52 -27L50 -24L-34 -24Z')
    pen
      .path(
        '#7a4632',
        'M-66 -24C-46 -12 44 -10 60 -18C58 -4 48 3 40 5L-44 5C-56 0 -62 -10 -66 -24Z',
      )
      .path('#d9573f', 'M-66 -24C-46 -12 44 -10 60 -18L59 -14C40 -5 -44 -6 -64 -18Z')
    pen.ellipse('#ffffff', -54, -11, 3).ellipse('#23283a', -55, -11, 1.4)
    for (let x = -30; x <= 46; x += 15)
      pen
        .line(
          '#4a3340',
          [
            [x, -27],
            [x, -23],
          ],
          0.5,
        )
        .ellipse('#e0452f', x, -20, 3, 3.4)
        .light(ellipse(x, -20, 3, 3.4), '#ff8a4a', 0.9)
  },
})
