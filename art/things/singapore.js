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
        pen.path('#dbe4ea', `M${x - 30} 2C${x - 24} -40 ${x - 20} -84 ${x - 19} -126L${x - 14} -126C${x - 14} -84 ${x - 15} -40 ${x - 18} 2Z`)
        pen.path('#8ba0b8', `M${x + 6} 2C${x + 5} -40 ${x + 5} -84 ${x + 5} -126L${x + 9} -126C${x + 9} -84 ${x + 10} -40 ${x + 12} 2Z`)
        pen.round(x - 30, -126, 60, 128, { light: 0.25, shade: 0.4 })
      })
      for (let y = -122; y < 0; y += 4.4) {
        const half = 18 - y * 0 + (126 + y) * 0.06
        for (let q = -half; q < half - 3; q += 3.4) if (r() < 0.42) lit += rect(x + q, y + 2, 2.4, 1.7)
      }
    }
    pen.path('#e9eef0', 'M-148 -134C-120 -126 120 -125 160 -139C166 -143 160 -145 150 -143C110 -139 -110 -139 -140 -142C-152 -143 -156 -138 -148 -134Z')
    pen.path('#9fb0c2', 'M-146 -133C-120 -125 120 -124 158 -138C130 -130 -110 -131 -146 -135Z')
    for (let i = 0; i < 40; i++) {
      const x = -130 + i * 6.6 + r() * 3
      pen.ellipse(i % 3 ? '#4f8a4a' : '#6ba353', x, -142 - r() * 2, 2.6 + r() * 1.6, 2.2 + r() * 1.4)
    }
    pen.rect('#dfe6ea', -24, -148, 26, 7).rect('#dfe6ea', 60, -147, 18, 6)
    pen.rect('#cdd6de', -128, -14, 260, 16).path('#e6ecef', 'M-140 2C-120 -20 -60 -24 0 -22C60 -24 120 -20 146 2Z')
    for (let x = -126; x < 128; x += 7) lit += rect(x, -9, 4.6, 7)
    pen.light(lit, '#ffe0a6', 0.85).light('M-144 -136C-118 -129 118 -128 156 -141L155 -139C118 -126 -118 -127 -143 -134Z', '#ffd08a', 0.95)
  },
})

/** The museum shaped like an open lotus. */
export const lotusMuseum = () => ({
  width: 130,
  height: 60,
  draw(pen) {
    const petals = [[-60, -30, 15], [60, -34, 15], [-44, -44, 16], [46, -48, 16], [-24, -52, 17], [24, -56, 17], [0, -58, 17]]
    for (const [x, y, w] of petals) {
      pen.path('#eef0ee', `M${-10 + x * 0.1} -2C${x * 0.5 - w * 0.8} -8 ${x - w} ${y * 0.6} ${x - w * 0.6} ${y}C${x - w * 0.2} ${y - 5} ${x + w * 0.3} ${y - 5} ${x + w * 0.6} ${y}C${x + w} ${y * 0.6} ${x * 0.5 + w * 0.8} -8 ${10 + x * 0.1} -2Z`)
      pen.path('rgba(60,80,140,.26)', `M${x * 0.1} -2C${x * 0.5 + w * 0.2} -8 ${x + w * 0.3} ${y * 0.6} ${x + w * 0.3} ${y - 3}L${x + w * 0.6} ${y}C${x + w} ${y * 0.6} ${x * 0.5 + w * 0.8} -8 ${10 + x * 0.1} -2Z`)
      pen.ellipse('#7f98b4', x, y, w * 0.5, 3)
    }
    pen.rect('#cfd8de', -18, -5, 36, 7).light('M-16 -4h32v4h-32Z', '#ffd9a0', 0.9)
  },
})

/** The great wheel on the bay. */
export const bigWheel = () => ({
  width: 130,
  height: 134,
  draw(pen) {
    pen.poly('#dfe5ea', [[-3, -70], [3, -70], [30, 2], [24, 2]]).poly('#c6d0d8', [[-3, -70], [3, -70], [-24, 2], [-30, 2]])
    pen.stroke('#e9eef2', ellipse(0, -70, 60), 2.4).stroke('#c6d0d8', ellipse(0, -70, 55), 1)
    for (let i = 0; i < 28; i++) {
      const a = (i / 28) * 6.283
      pen.line('rgba(220,230,240,.6)', [[0, -70], [Math.cos(a) * 58, -70 + Math.sin(a) * 58]], 0.5)
      pen.ellipse('#f4f6f8', Math.cos(a) * 62, -70 + Math.sin(a) * 62, 3.2, 2.4).light(ellipse(Math.cos(a) * 62, -70 + Math.sin(a) * 62, 2.2), '#bfe4ff', 0.95)
    }
    pen.ellipse('#c6d0d8', 0, -70, 5)
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
          pen.path(far ? '#7a5a78' : '#a5708a', limb([bx, by], [bx + t * 3 + (r() - 0.5) * 4, by - 8], [bx + t * 8 + (r() - 0.5) * 12, y + 3], 1.1, 0.5))
        }
        pen.light(d, far ? glow : '#ffb58a', far ? 0.4 : 0.5)
      }
    pen.stroke('#b88aa0', 'M-66 -193C-40 -206 40 -206 66 -193', 1.4).stroke('#b88aa0', 'M-50 -178C-30 -188 30 -188 50 -178', 0.9)
    pen.light('M-66 -194C-40 -207 40 -207 66 -194L66 -192.500C40 -205 -40 -205 -66 -192.500Z', glow, 0.8)
    const trunk = `M${-15 * slim} 2C${-9 * slim} -30 ${-8 * slim} -70 ${-9 * slim} -112C-6 -124 6 -124 ${9 * slim} -112C${8 * slim} -70 ${9 * slim} -30 ${15 * slim} 2Z`
    pen.path('#3f6a48', trunk)
    pen.clip(trunk, () => {
      for (let i = 0; i < 240; i++) pen.ellipse(['#4f8a4a', '#6fa552', '#2f5a44', '#b0566a', '#8fb84f'][Math.floor(r() * 5)], -14 + r() * 28, -r() * 120, 1.4 + r() * 1.8, 1 + r() * 1.4)
      pen.round(-16 * slim, -124, 32 * slim, 128, { light: 0.25, shade: 0.5 })
    })
    for (const x of [-8, -3, 3, 8]) pen.light(limb([x * slim * 1.4, 0], [x * slim, -60], [x * slim, -112], 0.9, 0.7), glow, 0.7)
  },
})

/** The lion-headed fish that spouts water, looking left. */
export const merlion = () => ({
  width: 150,
  height: 150,
  below: 14,
  draw(pen) {
    const white = '#f2efe6'
    const shade = '#b9bccb'
    // Spray first: it falls before the pedestal.
    pen.path('rgba(235,248,255,.75)', 'M-26 -103C-48 -106 -66 -84 -72 6L-56 8C-54 -66 -46 -92 -24 -96Z').path('rgba(255,255,255,.8)', 'M-26 -101C-44 -102 -60 -78 -66 4L-62 6C-58 -70 -46 -94 -25 -98Z')
    pen.path('#d9d6d0', 'M-34 2C-38 -10 -30 -16 -22 -14C-18 -22 -6 -22 -2 -15C6 -23 18 -21 20 -13C30 -16 40 -8 38 2Z').path('#f7f7f4', 'M-30 -4C-26 -12 -20 -10 -20 -4C-14 -16 -4 -14 -4 -5C2 -16 12 -14 14 -5C20 -12 30 -10 32 -2Z')
    pen.path(white, 'M-14 -14C-30 -40 -28 -66 -16 -84L24 -84C38 -62 40 -34 26 -14C30 -10 46 -14 50 -30C58 -18 50 0 32 0L-6 0Z')
    for (let row = 0; row < 7; row++) for (let i = 0; i < 6; i++) pen.stroke(shade, `M${-21 + i * 9 + (row % 2) * 4.5} ${-74 + row * 9}q4.500 6 9 0`, 1.2)
    pen.path('rgba(60,70,130,.22)', 'M8 -14C24 -34 24 -62 14 -84L24 -84C38 -62 40 -34 26 -14Z')
    pen.path(white, 'M-20 -82C-24 -96 -18 -124 2 -132C24 -136 42 -120 44 -98C45 -86 38 -74 30 -70C20 -64 -10 -66 -20 -82Z')
    for (let i = 0; i < 11; i++) {
      const a = -1.7 + i * 0.33
      pen.path(i % 2 ? '#e3e0da' : '#cfcfd6', limb([14 + Math.cos(a) * 10, -100 + Math.sin(a) * 14], [14 + Math.cos(a) * 24, -100 + Math.sin(a) * 24], [14 + Math.cos(a + 0.25) * 34, -100 + Math.sin(a + 0.25) * 38], 9, 2))
    }
    pen.path(white, 'M10 -122C-2 -128 -14 -122 -18 -112C-28 -110 -33 -104 -30 -99L-24 -98C-27 -95 -26 -90 -20 -90C-14 -84 0 -82 10 -88C20 -96 20 -114 10 -122Z')
    pen.path('#5a5a74', 'M-29 -100C-24 -97 -18 -96 -12 -98C-16 -92 -24 -92 -27 -96Z').ellipse('#5a5a74', -9, -111, 2.4, 1.8).ellipse('#5a5a74', -28, -105, 1.6)
    pen.stroke(shade, 'M-14 -117Q-8 -120 -3 -116M-4 -96Q4 -94 8 -100', 1.4).path('#e3e0da', 'M6 -122C6 -132 14 -134 17 -126C16 -120 10 -118 6 -122Z')
    pen.light('M-20 -14C-30 -40 -28 -66 -20 -84L-18 -110C-10 -126 10 -130 24 -124L30 -14Z', '#ffe2b0', 0.22)
  },
})

/** A Peranakan shophouse: arcade below, shutters above, tiled roof. */
export const shophouse = ({ colour = '#e88f6a', trim = '#fff6e6', shutter = '#2f7f78', seed = 1 } = {}) => ({
  width: 78,
  height: 128,
  draw(pen) {
    const r = random(seed)
    pen.rect(colour, -36, -104, 72, 106)
    pen.rect('#4a3f58', -30, -34, 60, 36)
    for (const x of [-15, 15]) pen.rect('#8a5a40', x - 9, -28, 18, 30).light(rect(x - 8, -27, 16, 24), '#ffc77a', 0.95)
    pen.rect(trim, -38, -40, 76, 5).rect(pen.blend(colour, '#fff6e6', 0.35), -36, -35, 6, 37).rect(pen.blend(colour, '#fff6e6', 0.35), 30, -35, 6, 37)
    pen.path(trim, 'M-30 -34C-30 -26 -24 -22 -20 -22L-20 -34ZM30 -34C30 -26 24 -22 20 -22L20 -34Z')
    for (const x of [-22, 0, 22]) {
      pen.path(trim, `M${x - 9.500} -48L${x - 9.500} -84A9.500 9.500 0 0 1 ${x + 9.500} -84L${x + 9.500} -48Z`)
      pen.path('#5a4a5c', `M${x - 7} -48L${x - 7} -82L${x + 7} -82L${x + 7} -48Z`).light(rect(x - 6, -81, 12, 32), '#ffcf86', r() < 0.7 ? 0.8 : 0)
      pen.path('#f7d98a', `M${x - 7} -84A7 7 0 0 1 ${x + 7} -84Z`)
      pen.both((m) => {
        pen.rect(shutter, x + m * 7.4 - 3.2, -82, 6.4, 34)
        for (let y = -80; y < -50; y += 3.4) pen.rect('rgba(255,255,255,.22)', x + m * 7.4 - 2.6, y, 5.2, 1)
      })
      pen.rect(trim, x - 11, -48, 22, 3)
    }
    for (let x = -32; x < 34; x += 9) pen.ellipse(['#f0a0a8', '#7fc0b0', '#f7d98a'][Math.abs(Math.round(x)) % 3], x, -43.500, 2.4, 1.6)
    pen.rect(trim, -38, -106, 76, 5).path('#b5563c', 'M-40 -106L-34 -124L34 -124L40 -106Z')
    for (let x = -36; x <= 36; x += 4) pen.line('rgba(60,20,40,.3)', [[x, -106], [x * 0.86, -124]], 0.8)
    pen.rect('#8a3f34', -35, -127, 70, 4)
    for (const y of [-44, -99]) pen.rect('rgba(30,24,70,.22)', -36, y + 5, 72, 4)
  },
})

/** A glass shell of ribs like a great wing: the conservatories of the gardens. */
export const glassShell = () => ({
  width: 240,
  height: 100,
  draw(pen) {
    const skin = 'M-116 2C-104 -50 -60 -96 6 -96C60 -96 104 -50 116 2Z'
    pen.path('#a9cfd6', skin)
    pen.clip(skin, () => {
      const r = random(3)
      for (let i = 0; i < 90; i++) pen.ellipse(['#4f8a5a', '#6fa565', '#3f7a5a', '#c98aa0', '#e0b45a'][Math.floor(r() * 5)], -105 + r() * 210, -r() * 34, 5 + r() * 7, 4 + r() * 6)
      pen.path('rgba(190,228,236,.5)', skin)
      for (let i = -8; i <= 8; i++) pen.stroke('rgba(255,255,255,.6)', `M${i * 15} 2Q${i * 12 + 4} -70 ${6 + i * 5} -98`, 0.9)
      for (let y = -86; y < 0; y += 9) pen.stroke('rgba(255,255,255,.4)', `M-118 ${y + 8}Q0 ${y - 10} 118 ${y + 8}`, 0.6)
      pen.path('rgba(255,255,255,.3)', 'M-96 -30C-70 -70 -40 -88 -10 -92C-40 -74 -64 -50 -78 -14Z')
    })
    for (let i = -5; i <= 5; i++) pen.stroke('#eef2f2', `M${i * 23} 2C${i * 21} -50 ${i * 12 + 2} -88 ${6 + i * 2} -100`, 2)
    pen.light(skin, '#ffdf9c', 0.35)
  },
})

/** A wooden river boat with red lanterns and an eyed prow, heading left. */
export const bumboat = () => ({
  width: 140,
  height: 46,
  draw(pen) {
    pen.rect('#5a4250', -30, -26, 74, 18)
    for (let x = -26; x < 42; x += 12) pen.rect('#e9d3a0', x, -24, 9, 10).light(rect(x, -24, 9, 10), '#ffd58c', 0.95)
    pen.path('#8f3f34', 'M-36 -27C-10 -34 30 -34 52 -27L50 -24L-34 -24Z')
    pen.path('#7a4632', 'M-66 -24C-46 -12 44 -10 60 -18C58 -4 48 3 40 5L-44 5C-56 0 -62 -10 -66 -24Z').path('#d9573f', 'M-66 -24C-46 -12 44 -10 60 -18L59 -14C40 -5 -44 -6 -64 -18Z')
    pen.ellipse('#ffffff', -54, -11, 3).ellipse('#23283a', -55, -11, 1.4)
    for (let x = -30; x <= 46; x += 15) pen.line('#4a3340', [[x, -27], [x, -23]], 0.5).ellipse('#e0452f', x, -20, 3, 3.4).light(ellipse(x, -20, 3, 3.4), '#ff8a4a', 0.9)
  },
})
