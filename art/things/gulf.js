import { random } from '../core/random.js'
import { ellipse, rect } from '../core/shape.js'

/** Burj Khalifa: wings that end one after the other round a spire. */
export const burjKhalifa = () => ({
  width: 110,
  height: 400,
  draw(pen) {
    const r = random(4)
    const glass = '#9db2cb'
    const wing = (m, tops, shade) => {
      for (let i = 0; i < tops.length; i++) {
        const [edge, top] = tops[i]
        const inner = i < tops.length - 1 ? tops[i + 1][0] : 0
        pen.rect(pen.blend(glass, shade, 0.18 + i * 0.02), m < 0 ? -edge : inner, -top, edge - inner + 0.4, top + 2)
        pen.rect(pen.blend(glass, '#ffffff', 0.35), m < 0 ? -edge : edge - 1, -top, 1, top)
        pen.rect(pen.blend(glass, '#22325c', 0.45), m < 0 ? -inner - 1 : inner, -top, 1, top)
      }
    }
    wing(-1, [[44, 40], [38, 92], [31, 140], [25, 186], [19, 232], [13, 276], [8.5, 306]], '#3a5484')
    wing(1, [[44, 64], [37, 116], [30, 162], [24, 210], [18, 254], [12, 292], [7.5, 322]], '#3a5484')
    pen.rect(glass, -6, -338, 12, 340)
    pen.path(glass, 'M-4 -336L-2.600 -352L-1.600 -368L-0.500 -400L0.500 -400L1.600 -368L2.600 -352L4 -336Z')
    for (let y = 30; y < 330; y += 29) pen.k.globalCompositeOperation = 'source-atop', pen.rect('rgba(24,36,80,.35)', -50, -y, 100, 2.6)
    for (let x = -42; x < 44; x += 3) pen.rect('rgba(24,36,80,.16)', x, -340, 0.8, 342)
    pen.round(-46, -400, 92, 402, { light: 0.4, shade: 0.42 })
    pen.k.globalCompositeOperation = 'source-over'
    let lit = ''
    for (let y = 6; y < 330; y += 4.600) {
      const half = Math.max(4, 42 * (1 - y / 345))
      for (let x = -half; x < half; x += 4) if (r() < 0.36) lit += rect(x, -y, 2.2, 1.6)
    }
    pen.light(lit, '#ffe2ac', 0.85).light('M-0.900 -400h1.8v4h-1.8Z', '#ff6a5a')
  },
})

/** The hotel shaped like a sail, its mast to the left. */
export const burjAlArab = () => ({
  width: 90,
  height: 150,
  draw(pen) {
    const sail = 'M-20 1L-20 -124C4 -116 32 -76 36 1Z'
    pen.path('#f4f4f0', sail)
    pen.clip(sail, () => {
      for (let y = -116; y < 0; y += 6.5) pen.path('rgba(70,110,160,.34)', `M-8 ${y}Q14 ${y + 2.500} 38 ${y + 9}L38 ${y + 11.500}Q14 ${y + 5} -8 ${y + 2.500}Z`)
      pen.rect('#7fa6c4', -20, -126, 9, 128)
      for (let y = -120; y < 0; y += 4) pen.rect('#4f7396', -20, y, 9, 1.2)
      pen.round(-22, -126, 60, 128, { light: 0.3, shade: 0.34 })
    })
    pen.stroke('#ffffff', 'M-20 -124C4 -116 32 -76 36 1', 2.4)
    pen.stroke('#dfe7ee', 'M-20 -112L-11 -86L-20 -58L-11 -30L-20 0', 1.2)
    pen.line('#eef2f4', [[-20, 1], [-20, -134], [-18, -149]], 2.6).line('#eef2f4', [[-24, 1], [-22, -120], [-19, -138]], 1.4)
    pen.path('#e9eef0', 'M-14 -110L6 -101L14 -104L-6 -112Z').ellipse('#cfdbe4', 12, -103.500, 10, 2.2)
    pen.rect('#e9e2d2', -30, -7, 72, 9).rect('#c9d2d8', -30, -7, 72, 1.6)
    let lit = ''
    for (let y = -112; y < -8; y += 6.500) lit += rect(-18.500, y, 5.500, 2.6)
    pen.light(lit, '#ffd9a0', 0.9).light(sail, '#7fb0ff', 0.22)
  },
})

/** The twisted tower of the marina. */
export const twistedTower = () => ({
  width: 60,
  height: 250,
  draw(pen) {
    const r = random(9)
    const n = 62
    let lit = ''
    for (let i = 0; i < n; i++) {
      const t = i / n
      const a = 0.15 + t * 1.45
      const c = Math.abs(Math.cos(a)) * 19
      const d = Math.abs(Math.sin(a)) * 19
      const y = -t * 246
      const split = -c - d + 2 * c
      pen.rect(pen.blend('#c4cfda', '#5a7398', 0.15), -c - d, y - 4.1, split + c + d, 4.4)
      pen.rect(pen.blend('#c4cfda', '#3f5680', 0.55), split, y - 4.1, c + d - split, 4.4)
      pen.rect('rgba(40,60,110,.4)', -c - d, y - 1.6, 2 * (c + d), 1.5)
      for (let x = -c - d + 2; x < c + d - 3; x += 4.500) if (r() < 0.34) lit += rect(x, y - 3.6, 2.4, 1.9)
    }
    // The corners wind upwards: what makes the twist readable from afar.
    for (let c = 0; c < 4; c++) {
      const edge = Array.from({ length: 40 }, (_, i) => {
        const a = 0.15 + (i / 39) * 1.45 + c * 1.5708
        return { x: (Math.cos(a) + Math.sin(a)) * 19, front: Math.cos(a) - Math.sin(a) > -0.25, y: -(i / 39) * 246 }
      }).filter((p) => p.front)
      if (edge.length < 2) continue
      pen.line('#f2f5f8', edge.map((p) => [p.x, p.y]), 2)
      pen.light(`M${edge.map((p) => `${p.x - 1} ${p.y}`).join('L')}L${edge.reverse().map((p) => `${p.x + 1} ${p.y}`).join('L')}Z`, '#cfe6ff', 0.75)
    }
    pen.light(lit, '#ffe0a8', 0.85)
  },
})

/** Marina towers: 0 crowned dome, 1 slanted glass, 2 stepped with spire, 3 curved blade. */
export const marinaTower = ({ kind = 0, seed = 1, colour = '#a9b4c4' } = {}) => ({
  width: 64,
  height: 220,
  draw(pen) {
    const r = random(seed)
    const bodies = [
      'M-20 2L-20 -168L-15 -168L-15 -180C-15 -192 -6 -196 -1 -200L0 -220L1 -200C6 -196 15 -192 15 -180L15 -168L20 -168L20 2Z',
      'M-18 2L-18 -176L18 -214L18 2Z',
      'M-22 2L-22 -120L-18 -120L-18 -156L-13 -156L-13 -182L-7 -182L-7 -198L-1 -200L-0.500 -220L0.500 -220L1 -200L7 -198L7 -182L13 -182L13 -156L18 -156L18 -120L22 -120L22 2Z',
      'M-16 2C-20 -80 -20 -150 -10 -196C0 -214 10 -216 18 -212C14 -150 16 -70 20 2Z',
    ]
    const d = bodies[kind % 4]
    pen.path(colour, d)
    let lit = ''
    pen.clip(d, () => {
      for (let y = -212; y < 0; y += 4.6) pen.rect(pen.blend(colour, '#26406e', 0.5), -24, y, 48, 2.2)
      for (const x of [-12, 0, 12]) pen.rect(pen.blend(colour, '#ffffff', 0.3), x - 0.8, -220, 1.6, 222)
      pen.round(-24, -222, 48, 226, { light: 0.3, shade: 0.45 })
    })
    for (let y = -160; y < -4; y += 4.6) for (let x = -15; x < 14; x += 4) if (r() < 0.36) lit += rect(x, y, 2.600, 2)
    pen.light(lit, r() < 0.6 ? '#ffdca0' : '#d6e8ff', 0.8)
    if (kind % 4 !== 3) pen.light('M-0.800 -220h1.6v3h-1.6Z', '#ff6a5a', kind % 4 === 1 ? 0 : 1)
  },
})

/** A dromedary walking to the right; `rider` sits on a bright saddle. */
export const camel = ({ rider = false, cloth = '#b8443a', robe = '#f0e6d2', colour = '#c49a68' } = {}) => ({
  width: 140,
  height: 124,
  draw(pen) {
    const dark = pen.blend(colour, '#3a2440', 0.42)
    pen.path(dark, 'M22 -46C24 -34 18 -22 18 -2L16 0L25 0L25 -20L32 -42ZM-34 -50C-36 -36 -26 -26 -28 -14L-20 -1L-22 0L-13 0L-20 -14L-18 -28L-18 -44Z')
    pen.path(colour, 'M-46 -58C-45 -66 -36 -71 -27 -71C-18 -72 -12 -88 -2 -90C8 -91 14 -76 22 -71C30 -66 36 -60 42 -62C50 -66 53 -80 57 -92C59 -99 65 -102 71 -100L82 -95C86 -93 85 -88 81 -88L70 -87C68 -76 64 -62 55 -52C49 -46 42 -44 36 -42L34 -28L38 -14L36 -2L40 0L30 0L30 -14L27 -28L24 -43C10 -38 -10 -38 -20 -44L-27 -30L-24 -15L-32 -2L-29 0L-38 0L-33 -15L-38 -30C-44 -40 -47 -50 -46 -58Z')
    pen.path(dark, 'M-46 -60C-50 -54 -51 -44 -50 -36L-48 -36C-48 -44 -47 -50 -44 -54ZM61 -100L60 -105L64 -101Z').ellipse('#2a1c28', 70, -95, 1.2)
    pen.k.save()
    pen.k.globalCompositeOperation = 'source-atop'
    const g = pen.k.createLinearGradient(0, -100, 0, 0)
    g.addColorStop(0, 'rgba(255,232,190,.35)')
    g.addColorStop(0.45, 'rgba(60,30,60,0)')
    g.addColorStop(1, 'rgba(40,24,60,.5)')
    pen.k.fillStyle = g
    pen.k.fillRect(-60, -110, 150, 112)
    pen.k.restore()
    pen.path(cloth, 'M-20 -72C-14 -82 -10 -92 -2 -93C8 -93 14 -80 20 -72L22 -52C10 -48 -10 -48 -21 -53Z')
    pen.path('rgba(255,220,140,.75)', 'M-20.500 -60L22 -59L22 -56L-21 -57ZM-19.500 -68L21 -67L21 -65.500L-19.700 -66.500Z')
    pen.line('#5a3a30', [[78, -89], [58, -74], [24, -76]], 0.8)
    if (rider) {
      pen.path(robe, 'M-10 -90C-10 -104 -6 -112 -2 -113C4 -113 8 -106 9 -96L20 -90L18 -86L4 -88L8 -74L-4 -72Z')
      pen.ellipse('#a8704c', 0, -117, 3.6, 4.2).path('#f7f2e6', 'M-5 -112C-6 -122 -2 -124 1 -123C5 -122 5 -118 4 -117L-1 -118C-1 -114 -2 -110 -4 -108Z')
    }
  },
})

/** A water taxi of the creek: wooden boat with an awning and its passengers. */
export const abra = ({ seed = 1 } = {}) => ({
  width: 150,
  height: 56,
  draw(pen) {
    const r = random(seed)
    for (const x of [-44, -16, 14, 42]) pen.rect('#6b4a34', x, -44, 1.8, 36)
    for (let i = 0; i < 8; i++) {
      const x = -42 + i * 11 + r() * 4
      pen.path(['#f0ead8', '#3f6f9a', '#c9573f', '#e8b24a', '#f7f2e6'][Math.floor(r() * 5)], `M${x - 4} -9C${x - 5} -20 ${x - 3} -23 ${x} -23C${x + 3} -23 ${x + 5} -20 ${x + 4} -9Z`)
      pen.ellipse('#8a5a40', x, -26, 2.8, 3.2)
    }
    pen.path('#e9dcc0', 'M-54 -42C-30 -47 30 -47 54 -42L50 -38L-50 -38Z').path('#b98a50', 'M-50 -40L50 -40L50 -38L-50 -38Z')
    pen.path('#8a5a34', 'M-70 -20C-56 -10 50 -9 66 -22L72 -26C66 -8 56 2 44 5L-46 5C-58 1 -66 -8 -70 -20Z')
    pen.path('#c99a60', 'M-70 -20C-56 -10 50 -9 66 -22L72 -26L70 -20C54 -6 -54 -6 -69 -16Z')
    pen.light(ellipse(-30, -36, 2), '#ffd68c').light(ellipse(26, -36, 2), '#ffd68c')
  },
})

/** A merchants' house of coral stone with its wind tower. */
export const windHouse = ({ seed = 1, wall = '#dfc39a' } = {}) => ({
  width: 120,
  height: 110,
  draw(pen) {
    const r = random(seed)
    pen.rect(wall, -56, -48, 112, 50).rect(pen.blend(wall, '#fff2d8', 0.5), -58, -51, 116, 4)
    for (let x = -50; x < 50; x += 14) pen.path('#6b4a34', `M${x} -12L${x} -30A4.500 4.500 0 0 1 ${x + 9} -30L${x + 9} -12Z`).light(`M${x + 1} -13L${x + 1} -30A3.500 3.500 0 0 1 ${x + 8} -30L${x + 8} -13Z`, '#ffc878', r() < 0.6 ? 0.9 : 0)
    for (let x = -50; x < 54; x += 8) pen.rect('rgba(90,60,50,.35)', x, -44, 4, 2.4)
    const tx = -24 + r() * 40
    pen.rect(wall, tx - 15, -104, 30, 58).rect(pen.blend(wall, '#fff2d8', 0.5), tx - 17, -107, 34, 4).rect(pen.blend(wall, '#fff2d8', 0.4), tx - 16.500, -66, 33, 3)
    for (const x of [-11, -3.600, 3.800]) pen.path('#5a4450', `M${tx + x} -68L${tx + x} -94A3.600 4 0 0 1 ${tx + x + 7} -94L${tx + x + 7} -68Z`)
    for (const y of [-84, -76]) pen.rect('#7a5638', tx - 20, y, 40, 1.4)
    for (let x = -15; x < 14; x += 6) pen.poly(pen.blend(wall, '#fff2d8', 0.5), [[tx + x, -107], [tx + x + 4, -107], [tx + x + 2, -111]])
    pen.round(-58, -112, 116, 114, { light: 0.14, shade: 0.3 })
  },
})

/** A Maldivian dhoni with its curled prow, heading right. */
export const dhoni = ({ sail = true } = {}) => ({
  width: 150,
  height: 110,
  draw(pen) {
    if (sail) {
      pen.line('#6b4a34', [[-4, -8], [-2, -98]], 2).line('#6b4a34', [[-46, -34], [30, -106]], 1.6)
      pen.path('#f3e6cc', 'M-44 -33L28 -104C30 -76 34 -44 40 -22C14 -20 -20 -24 -44 -33Z')
      pen.path('rgba(100,80,110,.22)', 'M-44 -33L28 -104C14 -74 4 -48 2 -22C-14 -23 -32 -28 -44 -33Z')
    }
    pen.path('#7a4f32', 'M-66 -20C-50 -8 34 -6 52 -16C62 -22 65 -36 59 -48C70 -42 75 -24 67 -10C58 2 44 7 30 7L-44 7C-56 4 -62 -6 -66 -20Z')
    pen.path('#f0e2c6', 'M-66 -20C-50 -8 34 -6 52 -16C60 -21 64 -30 62 -40C67 -30 64 -18 56 -12C36 -1 -52 -3 -65 -15Z')
    pen.path('#2f8a9a', 'M-63 -9C-46 0 40 2 60 -7L58 -3.500C40 5 -46 3 -61 -5.500Z')
    for (const x of [-44, -14]) pen.rect('#6b4a34', x, -34, 1.6, 24)
    pen.path('#e8dcc2', 'M-52 -34C-40 -38 -18 -38 -6 -34L-6 -31.500L-52 -31.500Z')
    for (const [x, c] of [[-34, '#d9573f'], [-24, '#3f6f9a'], [14, '#f0ead8']]) pen.path(c, `M${x - 4} -9C${x - 5} -20 ${x - 3} -22 ${x} -22C${x + 3} -22 ${x + 5} -20 ${x + 4} -9Z`).ellipse('#6b4430', x, -25.500, 2.8, 3.2)
    pen.light(ellipse(-8, -28, 2), '#ffd68c')
  },
})

/** A twin-engined seaplane on its floats, flying to the right. */
export const seaplane = () => ({
  width: 190,
  height: 66,
  below: 6,
  draw(pen) {
    for (const x of [-18, 20]) pen.line('#8a94a4', [[x, -24], [x + 6, -6]], 2.2)
    pen.path('#e9edf0', 'M-52 -8C-30 -4 30 -3 58 -6C66 -7 70 -10 68 -13C50 -15 -30 -14 -52 -8Z').path('#d9573f', 'M-50 -7C-30 -3.500 30 -2.500 60 -5.500L66 -8C40 -6.500 -30 -6.500 -50 -8.500Z')
    pen.path('#f7f7f4', 'M-92 -44C-70 -42 -40 -48 -10 -48L34 -48C48 -47 62 -38 68 -31C66 -25 54 -22 40 -22L-14 -22C-40 -24 -70 -36 -92 -44Z')
    pen.path('#d9573f', 'M-90 -43C-66 -36 -30 -31 0 -31L66 -31C66 -28 62 -26 56 -25L-4 -25.500C-34 -27 -66 -36 -90 -43Z')
    pen.path('#d9573f', 'M-92 -44L-98 -66L-86 -66L-70 -44Z').path('#eceff2', 'M-96 -48L-74 -46L-72 -43L-94 -44Z')
    for (let x = -30; x < 34; x += 10) pen.rect('#4a6a86', x, -43, 6.500, 6)
    pen.path('#4a6a86', 'M40 -44L52 -41L60 -34L42 -34Z')
    pen.path('#e2e7ec', 'M-30 -52C-4 -56 30 -55 42 -51C30 -48 -10 -47 -30 -52Z').path('#c9d2da', 'M-4 -50C8 -56 32 -56 44 -50L42 -45L0 -45Z')
    pen.ellipse('rgba(230,240,250,.45)', 46, -49, 2.4, 15)
  },
})

/** A green turtle seen from the side and above, swimming to the right. */
export const turtle = () => ({
  width: 150,
  height: 92,
  below: 12,
  draw(pen) {
    pen.path('#6f8a5c', 'M-34 -30C-48 -26 -58 -18 -62 -8C-50 -10 -38 -18 -28 -24Z').path('#5b7650', 'M26 -52C34 -68 46 -82 58 -88C56 -74 48 -58 38 -46Z')
    pen.path('#8aa06a', 'M46 -46C56 -52 68 -52 73 -44C74 -38 66 -33 56 -33C50 -33 46 -36 44 -38Z').ellipse('#23303a', 65, -46, 1.8)
    const shell = 'M-44 -34C-40 -56 -10 -66 18 -60C40 -56 52 -46 50 -38C46 -26 20 -18 -8 -20C-28 -22 -42 -26 -44 -34Z'
    pen.path('#7a6a3c', shell)
    pen.clip(shell, () => {
      for (const [x, y] of [[-28, -42], [-8, -48], [14, -49], [34, -46], [-16, -31], [6, -33], [28, -34]]) pen.poly('#a08a4e', [[x - 10, y], [x - 5, y - 7.500], [x + 6, y - 7.500], [x + 10, y], [x + 5, y + 6], [x - 6, y + 6]]).poly('#bfa862', [[x - 4, y - 1], [x, y - 5], [x + 5, y - 2], [x, y + 2]])
      pen.path('rgba(20,40,80,.3)', 'M-46 -30C-20 -20 30 -22 52 -38L52 -16L-46 -16Z')
    })
    pen.path('#8aa06a', 'M22 -30C30 -14 28 2 16 12C8 2 6 -14 10 -26Z')
    for (const [x, y] of [[18, -10], [17, -2], [20, -18], [15, 4]]) pen.ellipse('#5f7a52', x, y, 3, 2.4)
    pen.path('#8aa06a', 'M-36 -28C-46 -18 -48 -8 -46 0C-38 -4 -30 -14 -28 -22Z')
  },
})

/** A manta or eagle ray gliding, seen from a little below. */
export const ray = ({ colour = '#3f5f7c' } = {}) => ({
  width: 190,
  height: 70,
  below: 20,
  draw(pen) {
    pen.line(colour, [[-30, -20], [-62, -8], [-94, 4]], 1.6)
    pen.path(colour, 'M-32 -20C-24 -34 -26 -54 -44 -70C-14 -66 10 -52 22 -38C34 -36 44 -32 50 -26L46 -22C40 -20 34 -18 26 -16C20 -4 6 10 -12 18C-8 4 -14 -8 -32 -20Z')
    pen.path(pen.blend(colour, '#dfeef4', 0.5), 'M-12 18C-8 4 -14 -8 -32 -20C-10 -16 14 -16 26 -16C20 -4 6 10 -12 18Z')
    pen.path(colour, 'M46 -30C52 -32 56 -30 57 -26L50 -26ZM46 -22C52 -20 55 -18 55 -15L48 -18Z')
  },
})

/** A stone arch of the old market; people and goods are painted apart. */
export const marketLantern = ({ colour = '#e0a040' } = {}) => ({
  width: 30,
  height: 60,
  draw(pen) {
    pen.line('#4a3a40', [[0, -60], [0, -44]], 0.8)
    pen.path('#5a4436', 'M-7 -40L0 -46L7 -40ZM-5 -8L0 0L5 -8Z')
    pen.path(colour, 'M-7 -40L7 -40L11 -24L5 -8L-5 -8L-11 -24Z').light('M-6 -39L6 -39L10 -24L4.500 -9L-4.500 -9L-10 -24Z', '#ffd890', 0.95)
    for (const x of [-4, 0, 4]) pen.line('#5a4436', [[x, -40], [x * 1.7, -24], [x * 0.8, -8]], 0.7)
  },
})
