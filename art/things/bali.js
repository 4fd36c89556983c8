import { random } from '../core/random.js'
import { ellipse } from '../core/shape.js'

/** A thatched roof of sugar-palm fibre with thick round eaves. */
function fibreRoof(pen, y, half, height, colour = '#3f3a44') {
  pen.path(colour, `M${-half} ${y}C${-half * 0.62} ${y - height * 0.42} ${-half * 0.4} ${y - height * 0.8} ${-half * 0.34} ${y - height}L${half * 0.34} ${y - height}C${half * 0.4} ${y - height * 0.8} ${half * 0.62} ${y - height * 0.42} ${half} ${y}C${half * 0.6} ${y + height * 0.14} ${-half * 0.6} ${y + height * 0.14} ${-half} ${y}Z`)
  for (let i = -6; i <= 6; i++) pen.stroke(i % 2 ? 'rgba(255,225,180,.16)' : 'rgba(10,8,40,.22)', `M${(i / 6) * half * 0.33} ${y - height}Q${(i / 6) * half * 0.5} ${y - height * 0.5} ${(i / 6) * half * 0.94} ${y}`, half * 0.02)
  pen.stroke('rgba(255,214,150,.5)', `M${-half} ${y}C${-half * 0.6} ${y + height * 0.14} ${half * 0.6} ${y + height * 0.14} ${half} ${y}`, half * 0.035)
}

/** A meru: the many-roofed tower of a Balinese temple on its stone foot. */
export const meru = ({ tiers = 11, wood = '#b5562f' } = {}) => ({
  width: 120,
  height: 60 + tiers * 17,
  draw(pen) {
    pen.path('#9a938c', 'M-46 2L-46 -8L-38 -8L-38 -16L-32 -16L-32 -26L32 -26L32 -16L38 -16L38 -8L46 -8L46 2Z')
    for (const y of [-8, -16, -25]) pen.rect('rgba(255,240,215,.35)', -46 + (Math.abs(y) - 8) * 0.8, y, 92 - (Math.abs(y) - 8) * 1.6, 1.6)
    pen.rect('#6f6a70', -8, -24, 16, 26)
    pen.rect(wood, -22, -52, 44, 27).rect('#e8b23c', -22, -33, 44, 2).rect('#e8b23c', -22, -51, 44, 2)
    pen.rect('#5a2f26', -8, -49, 16, 23).light('M-6 -47h12v20h-12Z', '#ffc070', 0.9)
    pen.both((m) => pen.rect('#e0a848', m * 18 - 2, -52, 4, 27))
    for (let i = 0; i < tiers; i++) {
      const t = i / Math.max(1, tiers - 1)
      const half = 46 - t * 27
      const y = -50 - i * 16.5
      if (i) {
        pen.rect(wood, -half * 0.36, y - 3, half * 0.72, 7).rect('#e8b23c', -half * 0.38, y + 1.5, half * 0.76, 1.6)
      }
      fibreRoof(pen, y, half, 15 + (i === tiers - 1 ? 5 : 0))
    }
    const top = -50 - (tiers - 1) * 16.5 - 20
    pen.path('#e8b23c', `M-5 ${top + 2}C-6 ${top - 4} -2 ${top - 6} 0 ${top - 14}C2 ${top - 6} 6 ${top - 4} 5 ${top + 2}Z`)
    pen.round(-48, top - 16, 96, 60 - top, { light: 0.22, shade: 0.34 })
  },
})

/** The split gate: two halves of one stepped tower, the inner faces straight. */
export const splitGate = ({ stone = '#8f8b90', brick = '#a8705a', gap = 26 } = {}) => ({
  width: 240,
  height: 200,
  draw(pen) {
    const r = random(5)
    pen.both((m) => {
      const X = (x) => m * (gap / 2 + x)
      const tiers = [[82, 0, 26], [72, 26, 52], [64, 52, 84], [52, 84, 112], [42, 112, 138], [30, 138, 158], [20, 158, 174], [11, 174, 186]]
      for (const [wide, a, b] of tiers) {
        pen.poly(stone, [[X(0), -a + 2], [X(wide), -a + 2], [X(wide - 2), -b], [X(0), -b]])
        pen.poly(brick, [[X(3), -a - 5], [X(wide - 7), -a - 5], [X(wide - 8), -b + 6], [X(3), -b + 6]])
        pen.poly(pen.blend(stone, '#fff2dc', 0.4), [[X(0), -b + 4], [X(wide + 4), -b + 4], [X(wide + 7), -b - 3], [X(0), -b - 1]])
        pen.path(stone, `M${X(wide - 3)} ${-b + 2}C${X(wide + 8)} ${-b} ${X(wide + 10)} ${-b - 8} ${X(wide + 5)} ${-b - 14}C${X(wide + 3)} ${-b - 7} ${X(wide - 2)} ${-b - 4} ${X(wide - 9)} ${-b - 2}Z`)
        for (let i = 0; i < wide / 9; i++) {
          const x = 6 + i * 8.5
          if (x > wide - 10) break
          pen.ellipse(pen.blend(stone, '#2a2448', 0.35), X(x + 2), -(a + b) / 2 + (r() - 0.5) * 5, 2.6, 3.4).ellipse(pen.blend(stone, '#fff0d8', 0.35), X(x + 1.4), -(a + b) / 2 - 1.6, 1.4, 1.8)
        }
      }
      pen.path(stone, `M${X(0)} -184L${X(10)} -184C${X(8)} -192 ${X(3)} -194 ${X(1)} -204L${X(0)} -204Z`)
      pen.poly('rgba(24,20,60,.3)', [[X(0), 2], [X(4), 2], [X(3), -198], [X(0), -204]])
      for (let i = 0; i < 40; i++) pen.ellipse('rgba(110,140,80,.4)', X(4 + r() * 62), -r() * 90, 2 + r() * 3, 1 + r() * 1.6)
    })
    pen.round(-110, -206, 220, 210, { light: 0.24, shade: 0.3 })
  },
})

/** An outrigger boat of the fishermen, prow to the right, its lateen sail striped. */
export const jukung = ({ hull = '#f4efe4', trim = '#2f7fa8', sail = null } = {}) => ({
  width: 150,
  height: sail ? 120 : 44,
  draw(pen) {
    if (sail) {
      pen.line('#7a5a40', [[4, -12], [14, -112]], 1.8).line('#7a5a40', [[-52, -26], [22, -118]], 1.6).line('#7a5a40', [[-52, -26], [52, -34]], 1.4)
      const cloth = 'M-52 -27L22 -118L52 -35C20 -26 -16 -24 -52 -27Z'
      pen.path(sail[0], cloth)
      pen.clip(cloth, () => {
        for (let i = 0; i < 6; i++) pen.poly(sail[i % sail.length], [[22, -120], [-56 + i * 19, -20], [-56 + i * 19 + 19, -20]])
        pen.path('rgba(60,50,110,.16)', 'M-52 -27L22 -118L4 -24Z')
      })
    }
    pen.stroke('#8a6a4c', 'M-36 -14C-34 -34 -30 -30 -28 -4M28 -14C30 -36 34 -32 36 -4', 2)
    pen.path(hull, 'M-62 -22C-44 -10 40 -10 58 -20L74 -30C70 -12 56 2 42 5L-40 5C-52 2 -60 -8 -62 -22Z')
    pen.path(trim, 'M-62 -22C-44 -10 40 -10 58 -20L74 -30L72 -23C56 -8 -48 -6 -60 -15Z')
    pen.path('#d9573f', 'M-56 -5C-40 0 44 0 58 -8L55 -4C44 4 -40 4 -52 0Z')
    pen.ellipse('#ffffff', 58, -15, 3).ellipse('#23283a', 59, -15, 1.4)
    pen.line('#d6b988', [[-58, 3], [-30, 0], [48, 1], [66, -3]], 3.4)
  },
})

/** A ceremonial parasol, fringed, on its leaning pole. */
export const parasol = ({ colour = '#f2c14a', fringe = '#fff6e0' } = {}) => ({
  width: 60,
  height: 120,
  draw(pen) {
    pen.line('#8a5a34', [[0, 2], [0, -112]], 2)
    pen.path(colour, 'M-26 -90C-20 -106 -8 -113 0 -114C8 -113 20 -106 26 -90C14 -86 -14 -86 -26 -90Z')
    pen.path(fringe, 'M-26 -91C-14 -87 14 -87 26 -91L26 -82C14 -78 -14 -78 -26 -82Z').path(colour, 'M-26 -82C-14 -78 14 -78 26 -82L25 -78C14 -74 -14 -74 -25 -78Z')
    for (let x = -24; x <= 24; x += 6) pen.line(pen.blend(colour, '#8a3a2a', 0.35), [[x, -79 + Math.abs(x) * -0.1], [x, -72 + Math.abs(x) * -0.1]], 1)
    for (const x of [-14, 0, 14]) pen.stroke('rgba(110,50,30,.25)', `M0 -114Q${x * 0.8} -104 ${x} -87`, 0.9)
    pen.ellipse('#e8b23c', 0, -116, 2, 4)
  },
})

/** A woman in temple dress seen from behind, with an offering of fruit and flowers on her head. */
export const offeringBearer = ({ blouse = '#f7f0e2', sarong = '#c98a2f', sash = '#e0b83c', seed = 1 } = {}) => ({
  width: 50,
  height: 130,
  draw(pen) {
    const r = random(seed)
    pen.path(sarong, 'M-9 0C-11 -20 -12 -38 -8.500 -52L8.500 -52C12 -38 11 -20 9 0Z').path('rgba(40,24,60,.2)', 'M1 0C3 -20 4 -38 3 -52L8.500 -52C12 -38 11 -20 9 0Z')
    for (let i = 0; i < 9; i++) pen.ellipse('rgba(255,236,190,.5)', -7 + r() * 14, -6 - r() * 40, 1.3)
    pen.path(blouse, 'M-8.500 -50C-10 -62 -11 -70 -9 -78L9 -78C11 -70 10 -62 8.500 -50Z').rect(sash, -8.600, -58, 17.2, 6).path(sash, 'M5 -56L9 -34L4 -34L2 -54Z')
    pen.limb(blouse, [-9, -77], [-16, -70], [-15, -60], 5, 4).limb(blouse, [9, -77], [19, -82], [13, -100], 5, 3.6).ellipse('#b97c54', 12, -102, 2.4)
    pen.rect('#b97c54', -2.4, -83, 4.8, 6).ellipse('#26202e', 0, -88, 5.4, 6).ellipse('#26202e', 0, -82, 3.8, 3.2).ellipse('#fff2d0', 4.6, -86, 1.8)
    pen.path('#d8b25a', 'M-10 -95L10 -95L8 -99L-8 -99Z')
    const rows = [['#d9573f', 8], ['#f0b73c', 7], ['#7fae3f', 6], ['#f0e0c0', 5], ['#e0637a', 3.6]]
    rows.forEach(([c, half], i) => {
      for (let x = -half; x <= half; x += 4.2) pen.ellipse(c, x + (i % 2), -101 - i * 5.2, 3, 3).ellipse('rgba(255,255,255,.3)', x - 0.8 + (i % 2), -102 - i * 5.2, 1)
    })
    pen.path('#f2e3a8', 'M-3 -126L0 -134L3 -126ZM-8 -120L-7 -128L-4 -122ZM8 -120L7 -128L4 -122Z')
  },
})

/** A bamboo pole bent by its own offering, hung with palm leaf, for the festival. */
export const penjor = ({ flip = 1 } = {}) => ({
  width: 110,
  height: 170,
  draw(pen) {
    const m = flip
    pen.stroke('#b8a050', `M0 2C${m * -2} -80 0 -140 ${m * 22} -162C${m * 34} -172 ${m * 44} -160 ${m * 46} -140`, 2.2)
    const pts = [[0, -70], [0, -88], [1, -106], [4, -124], [9, -142], [18, -157], [30, -166], [40, -160]]
    pts.forEach(([x, y], i) => {
      pen.path(i % 2 ? '#e9d98a' : '#cdbb5a', `M${m * x} ${y}C${m * (x - 12)} ${y + 4} ${m * (x - 15)} ${y + 14} ${m * (x - 13)} ${y + 20}C${m * (x - 9)} ${y + 12} ${m * (x - 4)} ${y + 8} ${m * x} ${y + 5}Z`)
      pen.path('#a9b84a', `M${m * x} ${y}C${m * (x + 11)} ${y + 5} ${m * (x + 13)} ${y + 14} ${m * (x + 10)} ${y + 20}C${m * (x + 7)} ${y + 12} ${m * (x + 4)} ${y + 8} ${m * x} ${y + 5}Z`)
    })
    pen.line('#d8c46a', [[m * 46, -140], [m * 46, -92]], 1.2)
    for (let y = -138; y < -96; y += 9) pen.path('#efe0a0', `M${m * 46 - 5} ${y}L${m * 46} ${y - 6}L${m * 46 + 5} ${y}L${m * 46} ${y + 7}Z`)
    pen.path('#f4e8b8', `M${m * 46 - 7} -94L${m * 46 + 7} -94L${m * 46} -76Z`)
  },
})

/** A long-tailed macaque sitting, facing right. */
export const macaque = () => ({
  width: 90,
  height: 76,
  below: 20,
  draw(pen) {
    const fur = '#8f8378'
    pen.stroke(pen.blend(fur, '#2a2238', 0.3), 'M-22 -6C-40 -4 -42 10 -38 18', 3.4)
    pen.path(fur, 'M-26 0C-32 -24 -18 -46 0 -48C14 -48 20 -34 18 -20C18 -10 16 -4 14 0Z')
    pen.path(pen.blend(fur, '#f0e2d0', 0.45), 'M4 -40C14 -40 18 -30 16 -18C12 -10 6 -10 4 -18Z')
    pen.limb(fur, [8, -38], [22, -26], [20, -6], 8, 5).limb(pen.blend(fur, '#2a2238', 0.2), [-12, -8], [8, -22], [18, -4], 13, 6)
    pen.ellipse('#5f4c48', 21, -3, 5, 2.6).ellipse('#5f4c48', 16, -1.500, 7, 2.6)
    pen.ellipse(fur, 10, -58, 13, 12).ellipse('#c9a08a', -3, -58, 3.6, 4.4)
    pen.path('#d9b49c', 'M12 -64C20 -67 25 -60 25 -54C25 -47 18 -45 14 -48C9 -52 8 -60 12 -64Z').path(fur, 'M8 -68C10 -76 16 -76 18 -67Z')
    pen.ellipse('#2a1c24', 16.500, -59, 1.5).ellipse('#2a1c24', 22.500, -59, 1.3).stroke('#8a5a50', 'M17 -50Q21 -48 24 -51', 0.9)
  },
})

/** A small thatched hut of the rice fields. */
export const fieldHut = () => ({
  width: 90,
  height: 66,
  draw(pen) {
    for (const x of [-24, 22]) pen.rect('#7a5638', x, -34, 3, 36)
    pen.rect('#5a4250', -22, -30, 44, 20).rect('#a8805a', -28, -12, 56, 4)
    pen.light('M-20 -28h40v14h-40Z', '#ffc070', 0.5)
    pen.path('#b89458', 'M-44 -28C-28 -42 -14 -56 -8 -66L8 -66C14 -56 28 -42 44 -28C26 -24 -26 -24 -44 -28Z')
    for (let i = -7; i <= 7; i++) pen.stroke(i % 2 ? 'rgba(60,36,40,.25)' : 'rgba(255,236,190,.3)', `M${i} -66Q${i * 3} -46 ${i * 6} -27`, 1)
    pen.ellipse('#7a5638', 0, -65, 9, 2)
  },
})

/** A shrine guardian with its checked cloth. */
export const guardian = () => ({
  width: 60,
  height: 96,
  draw(pen) {
    const stone = '#8c8a88'
    pen.rect(stone, -24, -16, 48, 18).rect(pen.blend(stone, '#fff0d8', 0.35), -26, -19, 52, 5)
    pen.path(stone, 'M-20 -18C-24 -36 -20 -56 -12 -62L12 -62C20 -56 24 -36 20 -18Z')
    pen.ellipse(stone, 0, -70, 12, 12).path(stone, 'M-14 -76C-10 -90 -4 -92 0 -97C4 -92 10 -90 14 -76Z')
    const cloth = 'M-19 -20C-22 -32 -20 -42 -16 -46L16 -46C20 -42 22 -32 19 -20Z'
    pen.path('#f4efe6', cloth)
    pen.clip(cloth, () => {
      for (let x = -24, i = 0; x < 24; x += 5, i++) for (let y = -48, j = 0; y < -18; y += 5, j++) if ((i + j) % 2) pen.rect('#3a3440', x, y, 5, 5)
    })
    pen.ellipse('#f0a0a8', -9, -82, 2.6).ellipse('#f7c948', 9, -80, 2.4)
    pen.both((m) => pen.ellipse('#f4efe6', m * 4.6, -71, 2.6).ellipse('#2a2438', m * 4.6, -71, 1.3))
    pen.path('#5a5560', 'M-6 -64Q0 -60 6 -64L4 -61L-4 -61Z')
    for (let i = 0; i < 14; i++) pen.ellipse('rgba(110,150,80,.4)', -20 + ((i * 37) % 40), -10 - ((i * 23) % 46), 3, 1.6)
    pen.light(ellipse(0, -8, 1), '#ffc070', 0)
  },
})
