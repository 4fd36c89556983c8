import { random } from '../core/random.js'

/** An elephant walking to the right. `calf` has no tusk. */
export const elephant = ({ calf = false } = {}) => ({
  width: 170,
  height: 104,
  draw(pen) {
    const skin = '#8b7d78'
    pen.path(
      '#5c5152',
      'M8 -46C8 -28 4 -14 6 0L21 0C22 -14 22 -26 26 -44ZM-42 -48C-40 -30 -30 -22 -33 -12L-34 0L-20 0C-18 -12 -14 -24 -16 -42Z',
    )
    pen.path(
      skin,
      'M-55 -77C-51 -91 -38 -96 -26 -94C-12 -92 -2 -91 10 -96C20 -99.500 28 -97 33 -96C38 -103 50 -105 58 -99C65 -94 68 -83 69.500 -70C71.500 -54 76 -40 76 -26C76 -14 73 -6 67 -3C63 -1.500 60 -4 61.500 -6.500C66 -8 67.500 -16 67 -26C66 -40 62 -50 58 -60C55 -58 51 -58 48 -60C44 -54 42 -50 41 -44C39 -30 40 -14 42 -1.500L43 0L26 0C26 -14 25 -26 22 -38C10 -32 -8 -30 -22 -37C-25 -28 -27 -22 -27.500 -14C-27.800 -8 -27 -4 -26 0L-43.500 0C-43 -10 -45 -18 -49 -28C-54 -40 -59 -60 -55 -77Z',
    )
    pen.path(
      skin,
      'M-55 -76C-60 -70 -63 -58 -61.500 -44L-63.500 -34L-60 -33.500L-59.500 -44C-60.500 -56 -58 -64 -54.500 -70Z',
    )
    // Light on the back, shade under the belly.
    pen.k.save()
    pen.k.globalCompositeOperation = 'source-atop'
    const g = pen.k.createLinearGradient(0, -104, 0, 0)
    g.addColorStop(0, 'rgba(255,225,190,.34)')
    g.addColorStop(0.35, 'rgba(255,225,190,0)')
    g.addColorStop(0.6, 'rgba(30,20,50,.12)')
    g.addColorStop(1, 'rgba(30,20,50,.5)')
    pen.k.fillStyle = g
    pen.k.fillRect(-80, -106, 170, 108)
    pen.k.restore()
    const r = random(4)
    for (let i = 0; i < 26; i++) {
      const x = -48 + r() * 84
      const y = -88 + r() * 44
      pen.stroke(
        'rgba(40,26,40,.14)',
        `M${x} ${y}q4 ${3 + r() * 4} ${9 + r() * 6} ${r() * 6 - 3}`,
        0.6,
      )
    }
    pen.path(
      '#9c8d86',
      'M39 -93C30 -98 17 -93 13 -84C10 -74 15 -60 24 -49C29 -46 33 -51 35 -57C41 -60 45 -70 45 -80C45 -87 43 -91 39 -93Z',
    )
    pen.path(
      'rgba(50,30,46,.28)',
      'M24 -49C15 -60 10 -74 13 -84C15 -74 20 -60 29 -52C28 -49 26 -48 24 -49Z',
    )
    pen.ellipse('#2c2028', 56, -82, 1.5)
    if (!calf) pen.path('#f4e8cf', 'M58.500 -66C62 -56 70 -48 83 -50C74 -44 60 -48 54.500 -62Z')
  },
})
