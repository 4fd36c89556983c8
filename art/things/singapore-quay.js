import { random } from '../core/random.js'
import { ellipse, rect } from '../core/shape.js'

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
