import { Path2D } from '@napi-rs/canvas'
import { random } from '../core/random.js'
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

/** A male lion lying on a rock, head up, looking right. */
export const lion = () => ({
  width: 194,
  height: 92,
  draw(pen) {
    const fur = '#cf9a55'
    const shade = '#a87238'
    pen
      .path(shade, 'M-70 -4C-84 -6 -92 2 -88 6C-84 2 -76 4 -64 2Z')
      .ellipse('#5a3a22', -88, 5, 5, 3.4)
    pen.path(fur, 'M-66 2C-76 -14 -70 -36 -50 -42C-28 -48 -6 -46 14 -52L34 -20C34 -8 30 -2 26 2Z')
    pen.path(
      shade,
      'M-66 2C-72 -10 -68 -24 -54 -28C-40 -30 -34 -18 -36 -8L-14 -6C-8 -6 -8 2 -14 2Z',
    )
    pen.path(
      fur,
      'M-60 0C-66 -12 -60 -24 -48 -26C-38 -26 -36 -14 -40 -6L-20 -5C-14 -4 -14 2 -20 2Z',
    )
    pen
      .path(fur, 'M18 -30C22 -14 22 -10 24 -6L56 -7C64 -7 66 2 58 2L8 2Z')
      .path(shade, 'M8 2L14 -14L22 -5L50 -3L48 2Z')
    const r = random(5)
    const mane = []
    for (let i = 0; i < 260; i++) {
      const a = r() * 6.283
      const q = Math.sqrt(r())
      mane.push([22 + Math.cos(a) * q * 25 - (1 - q) * 2, -52 + Math.sin(a) * q * 31 + q * 3, q])
    }
    mane.sort((a, b) => b[2] - a[2])
    for (const [x, y, q] of mane) {
      const c = q > 0.75 ? '#5f381e' : q > 0.45 ? '#7d4c26' : '#a5682f'
      pen.limb(c, [x, y - 4], [x - 3, y + 3], [x - 2 + r() * 4, y + 10], 4.6, 0.8)
    }
    pen.path(
      fur,
      'M20 -66C24 -76 38 -78 44 -70C48 -66 50 -62 56 -59C60 -56 59 -49 54 -47C50 -42 44 -41 38 -43C28 -44 18 -54 20 -66Z',
    )
    pen
      .path('#f0dcb8', 'M46 -52C52 -56 58 -54 57 -50C54 -45 48 -42 42 -43Z')
      .path('#3a2420', 'M54 -60L59.500 -58C60 -55 57 -54 55 -55Z')
    pen
      .path('#3a2420', 'M40 -66L46 -64L42 -62.500Z')
      .stroke('#6a4226', 'M47 -49C50 -48 54 -49 56 -50', 1)
    pen.ellipse('#8a5a2e', 20, -72, 6, 6.6).ellipse('#c99a6a', 21, -71, 3.4, 4)
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

/** A Maasai herdsman in a red shuka with his staff, seen from behind. */
export const maasai = ({ cloth = '#c8322c', seed = 1 } = {}) => ({
  width: 44,
  height: 104,
  draw(pen) {
    const r = random(seed)
    pen.path('#4a2f26', 'M-5 -34L-5.500 0L-2 0L-0.500 -34ZM2 -34L3 0L6.500 0L6 -34Z')
    pen.path(
      cloth,
      'M-10 -80C-6 -86 6 -86 10 -80C12 -66 10 -44 11 -26C4 -23 -6 -23 -11 -26C-10 -44 -12 -66 -10 -80Z',
    )
    pen.clip(
      'M-10 -80C-6 -86 6 -86 10 -80C12 -66 10 -44 11 -26C4 -23 -6 -23 -11 -26C-10 -44 -12 -66 -10 -80Z',
      () => {
        const line = r() < 0.5 ? '#2a2a5c' : '#6a1526'
        for (let i = -12; i < 13; i += 5)
          pen.line(
            line,
            [
              [i, -88],
              [i + 1.5, -20],
            ],
            0.9,
          )
        for (let y = -84; y < -20; y += 7)
          pen.line(
            line,
            [
              [-14, y],
              [14, y + 1],
            ],
            0.8,
          )
        pen.path('rgba(60,10,40,.35)', 'M-12 -20L-9 -82L-3 -84L-4 -20Z')
      },
    )
    pen.limb('#4a2f26', [9, -78], [16, -68], [14, -54], 4, 2.6)
    pen
      .ellipse('#4a2f26', 0, -92, 4.4, 5.6)
      .rect('#4a2f26', -2, -88, 4, 6)
      .stroke('#e8c24a', 'M-4 -84C-1 -82 2 -82 4 -84', 1.6)
    pen.line(
      '#5a3d2a',
      [
        [14, 0],
        [15, -104],
      ],
      1.4,
    )
  },
})

/** A round hut of mud and thatch from a Maasai village. */
export const hut = () => ({
  width: 120,
  height: 66,
  draw(pen) {
    pen.path('#9a6a48', 'M-44 2L-42 -34L42 -34L44 2C20 6 -20 6 -44 2Z')
    pen.round(-46, -36, 92, 42, { light: 0.3, shade: 0.45 })
    pen.path('#3a2420', 'M2 3L2 -24C2 -30 18 -30 18 -24L18 3Z')
    const roof = 'M-56 -26C-40 -46 -20 -60 0 -66C20 -60 40 -46 56 -26C20 -34 -20 -34 -56 -26Z'
    pen.path('#b8955c', roof)
    pen.clip(roof, () => {
      for (let i = -58; i <= 58; i += 3)
        pen.line(
          i % 2 ? 'rgba(60,36,30,.32)' : 'rgba(255,230,170,.3)',
          [
            [i * 0.06, -68],
            [i, -24],
          ],
          1.1,
        )
    })
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
