// Maasai herders seen from behind, 100 units tall, the light on their left.

const RED = ['#c42f2a', '#8c1d2c', '#e2553c']
const WINE = ['#a8284a', '#6e1738', '#cc4a62']
const BLUE = ['#34549a', '#233a72', '#5a7cc0']
const SKIN = '#54342a'
const SKIN_SHADE = '#33202a'

/** A cloth over one shoulder: its light side, its shade side, the checks woven into it. */
function cloth(pen, [main, dark, light], long = -27) {
  const outline = `M-9 -80C-4 -85 6 -85 9.500 -80C11 -70 12 -54 13 ${long + 2}C8 ${long - 1.5} 5 ${long + 2} 0 ${long}C-5 ${long + 2.5} -9 ${long - 1} -12 ${long + 1.5}C-12 -52 -11 -70 -9 -80Z`
  pen.path(main, outline)
  pen.clip(outline, () => {
    for (const x of [-7.6, -3, 1.6, 6.2])
      pen.stroke(dark, `M${x * 0.8} -86C${x} -64 ${x * 1.15} -46 ${x * 1.25} -20`, 0.7)
    for (let y = -80; y < long; y += 6.5) pen.stroke(dark, `M-14 ${y}Q0 ${y + 4} 14 ${y}`, 0.7)
    pen.path(dark, `M4 -86C6 -66 3 -48 6.500 -20L18 -20L18 -86Z`)
    for (let y = -80; y < long; y += 6.5) pen.stroke(main, `M5 ${y + 3}Q10 ${y + 3} 14 ${y}`, 0.5)
    pen.path(light, 'M-14 -86L-7 -84C-9 -66 -9.500 -46 -9.500 -20L-16 -20Z')
    pen.stroke(dark, `M-3 -78C-2 -60 -4 -44 -3.500 -24`, 1.1)
  })
}

function head(pen) {
  pen.rect(SKIN, -2.1, -88, 4.2, 6)
  pen.path(
    SKIN,
    'M-4.400 -93C-4.600 -97.400 -2.500 -99.200 0 -99.200C2.500 -99.200 4.600 -97.400 4.400 -93C4.100 -89.500 2.400 -87.500 0 -87.500C-2.400 -87.500 -4.100 -89.500 -4.400 -93Z',
  )
  pen.path(
    SKIN_SHADE,
    'M1 -99.100C3.300 -98.700 4.600 -97 4.400 -93C4.100 -89.500 2.400 -87.500 0.600 -87.500C2.500 -91 2.700 -95.500 1 -99.100Z',
  )
  pen.ellipse('#f0e2c8', -4.9, -90.6, 0.9, 1.6).ellipse('#d8783c', 4.9, -90.6, 0.9, 1.6)
  pen.stroke('#f4ead2', 'M-5.400 -83.500Q0 -81 5.400 -83.500', 1.5)
  pen.stroke('#e08a3a', 'M-5.800 -82Q0 -79.200 5.800 -82', 1)
}

function leg(pen, x, bend = 0) {
  pen.limb(SKIN, [x, -30], [x + bend, -16], [x, -1], 4.2, 2.4)
  pen.limb(SKIN_SHADE, [x + 1, -30], [x + bend + 1, -16], [x + 0.9, -1], 1.6, 0.9)
  pen.path('#2c1a20', `M${x - 2} 0Q${x} -3 ${x + 2.6} 0Z`)
}

const staff = (pen, points, width = 1.2) => pen.line('#3d2a26', points, width)

/** `stick` across the shoulders, `stork` on one leg, or leaning on a `spear`. */
export const herder = ({ pose = 'spear' } = {}) => ({
  width: 70,
  height: 102,
  draw(pen) {
    if (pose === 'stick') {
      leg(pen, -4.4, -0.6)
      leg(pen, 4.2, 0.6)
      cloth(pen, RED)
      staff(pen, [
        [-27, -81],
        [27, -83],
      ])
      for (const m of [-1, 1]) {
        pen.limb(m < 0 ? SKIN : SKIN_SHADE, [m * 8, -79], [m * 15, -76], [m * 18, -82], 3.4, 2.2)
        pen.limb(m < 0 ? SKIN : SKIN_SHADE, [m * 18, -82.5], [m * 21, -82], [m * 22, -76], 2.1, 1.4)
      }
      head(pen)
    } else if (pose === 'stork') {
      staff(pen, [
        [17, -92],
        [14, 0],
      ])
      leg(pen, -2.6)
      // The other foot rests against the knee.
      pen.limb(SKIN, [4, -34], [12, -27], [9.5, -22], 4.2, 3.2)
      pen.limb(SKIN, [9.8, -22.5], [4, -17.5], [-1, -17.5], 3, 2.2)
      cloth(pen, WINE, -30)
      pen.limb(SKIN_SHADE, [8.6, -78], [13, -70], [15.6, -62], 3.6, 2.4)
      head(pen)
    } else {
      staff(pen, [
        [-16, -116],
        [-14.6, 0],
      ])
      pen.path('#c9ccd2', 'M-16 -126Q-13.600 -119 -16 -113Q-18.400 -119 -16 -126Z')
      leg(pen, -4, -0.4)
      leg(pen, 4.6, 1)
      cloth(pen, RED, -24)
      const sash = 'M-9 -80C-6 -83 -2 -84 1 -84L13 -44L12.600 -36C4 -50 -4 -66 -9 -80Z'
      pen.path(BLUE[0], sash)
      pen.clip(sash, () => {
        for (let i = 0; i < 7; i++)
          pen.stroke(BLUE[i % 2 ? 1 : 2], `M${-10 + i * 3.4} ${-84 + i * 6.6}l10 -7`, 0.8)
      })
      pen.limb(SKIN, [-8.6, -77], [-15.5, -70], [-15.2, -62], 3.4, 2.3)
      head(pen)
    }
  },
})
