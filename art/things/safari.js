import { Path2D } from '@napi-rs/canvas'
import { rect } from '../core/shape.js'

/** A wildebeest walking to the right; `run` stretches its legs, `wade` hides so much of them. */
export const wildebeest = ({ run = false, wade = 0 } = {}) => ({
  width: 134,
  height: 76,
  draw(pen) {
    const skin = '#7f7274'
    const dark = '#4f444c'
    if (wade) {
      pen.k.translate(0, wade)
      pen.k.clip(new Path2D(rect(-80, -120, 160, 120 - wade)))
    }
    const legs = run
      ? 'M-40 -40L-56 -14L-62 -2L-58 -1L-50 -12L-32 -34ZM-32 -40L-30 -20L-38 -6L-34 -4L-24 -20L-22 -36ZM18 -36L34 -20L30 -6L34 -5L40 -22L28 -40ZM24 -38L42 -26L54 -14L56 -18L46 -30L32 -44Z'
      : 'M-38 -40L-37 -20L-40 0L-35.500 0L-31 -20L-27 -38ZM-30 -40L-26 -18L-27 0L-23 0L-20 -20L-18 -38ZM14 -38L18 -18L16 0L20 0L23 -20L24 -36ZM22 -38L27 -18L27 0L31 0L32 -20L33 -38Z'
    pen.path(dark, legs)
    pen.path(
      skin,
      'M-41 -44C-43 -52 -38 -57 -30 -58C-14 -59 0 -60 12 -65C22 -70 30 -70 36 -66C42 -66 47 -64 50 -60L60 -40C62 -34 58 -31 54 -33L47 -40C43 -38 41 -37 38 -34C34 -30 28 -30 22 -32C8 -29 -14 -30 -26 -36C-32 -34 -39 -38 -41 -44Z',
    )
    pen.path('#2f2833', 'M12 -65C20 -71 30 -71 37 -67L33 -58C26 -62 20 -62 14 -60Z')
    pen.path('#2f2833', 'M38 -40C40 -32 44 -24 48 -22C47 -28 50 -34 51 -38Z')
    pen.path('#2f2833', 'M52 -56L60 -40C62 -34 58 -31 54 -33L48 -44Z')
    pen.path(skin, 'M40 -62C44 -67 51 -66 53 -61L61 -41C63 -35 59 -31 55 -33L44 -46Z')
    pen
      .path('#2f2833', 'M50 -60L61 -41C63 -35 59 -31 55 -33L49 -46Z')
      .ellipse('#191420', 49, -58, 1.3)
    pen.path('#5f5458', 'M43 -63L33 -61C34 -58 40 -57 44 -59Z')
    pen.stroke('#3a3038', 'M45 -64C38 -65 35 -72 40 -77M49 -64C57 -65 60 -72 56 -77', 2.4)
    pen.path('#2f2833', 'M-41 -48C-47 -44 -48 -34 -47 -24L-44 -24C-45 -34 -43 -40 -39 -44Z')
    for (let i = 0; i < 6; i++)
      pen.stroke('rgba(30,20,40,.28)', `M${0 + i * 5} ${-63 - i * 0.6}l-2 16`, 1.4)
  },
})

/** A flamingo; `feeding` bows its neck to the water. */
export const flamingo = ({ feeding = false } = {}) => ({
  width: 52,
  height: 70,
  draw(pen) {
    pen
      .line(
        '#e0788a',
        [
          [-1, -34],
          [-2, -17],
          [-1, 1],
        ],
        1.2,
      )
      .line(
        '#d0687e',
        [
          [3, -34],
          [5, -17],
          [3, 1],
        ],
        1.2,
      )
    pen.path(
      '#f6a9ae',
      'M-15 -37C-12 -47 6 -49 11 -41C12 -35 4 -31 -4 -31C-10 -31 -18 -32 -19 -35Z',
    )
    pen.path('#e8677c', 'M-19 -35C-14 -43 -4 -43 2 -39C-4 -35 -12 -33 -19 -35Z')
    if (feeding)
      pen
        .stroke('#f6a9ae', 'M9 -40C20 -40 18 -28 15 -20C13 -13 15 -8 17 -5', 3)
        .ellipse('#f6a9ae', 17, -5, 3, 2.6)
        .path('#2f2430', 'M15 -4L19 -3L16.500 1Z')
    else
      pen
        .stroke('#f6a9ae', 'M9 -40C18 -42 8 -52 10 -60C11 -66 15 -67 17 -65', 3)
        .ellipse('#f6a9ae', 16.5, -65, 3.2, 2.6)
        .path('#2f2430', 'M18 -66.500L23 -64L19.500 -60.500Z')
  },
})

/** A safari tent with a wooden deck, lit from inside at night. */
export const lodgeTent = () => ({
  width: 150,
  height: 70,
  draw(pen) {
    pen.rect('#6a4a36', -66, -6, 132, 8)
    pen.path('#d9c49a', 'M-54 -6L-50 -44L0 -66L50 -44L54 -6Z')
    pen.light('M-52 -6L-48 -44L0 -64L48 -44L52 -6Z', '#ffbe6c', 0.6)
    pen.path('#b89a6c', 'M-64 -38L0 -70L64 -38L50 -42L0 -64L-50 -42Z')
    pen
      .path('#5a4030', 'M-16 -6L-14 -40L14 -40L16 -6Z')
      .light('M-14 -6L-12 -39L12 -39L14 -6Z', '#ffe6b0', 1)
    pen
      .line(
        '#5a4030',
        [
          [-60, -6],
          [-62, -38],
        ],
        1.6,
      )
      .line(
        '#5a4030',
        [
          [60, -6],
          [62, -38],
        ],
        1.6,
      )
  },
})
