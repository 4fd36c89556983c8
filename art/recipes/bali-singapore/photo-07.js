import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cut } from '../../things/cutout.js'
import { guardian, louseHunter, pillar, plaiting, youngHunter } from '../../things/louse-hunt.js'

/** The depth of the wood: planes of trunks and leaves, paler with every step back. */
function depth(k) {
  cut(
    k,
    `#f0f0b4 M-6 -6H166V96H-6Z
#d4e08c M-6 -6H60C56 14 62 34 58 60H-6ZM112 -6H166V60H116C120 40 110 20 112 -6Z
#a4c478 M-6 -6H30C36 16 28 40 34 64H-6ZM132 -6H166V64H130C138 44 128 22 132 -6Z
- far trunks
#b8d084 M64 -6H69C68 16 70 36 68 60H63C66 36 63 14 64 -6ZM104 -6H108C109 14 106 36 109 60H104C105 36 103 14 104 -6ZM78 -6H80.500L80 58H77.500Z
#d4e08c M92 -6H95L96.500 58H92.500Z
#8cb070 M46 -6H54C52 10 56 30 53 64H44C48 40 46 16 46 -6ZM118 -6H125C123 18 128 36 124 64H116C121 40 117 16 118 -6Z`,
  )
  // Leaves far up, each row lower and deeper.
  const r = random(3)
  for (const [c, y0, drop] of [
    ['#a4c478', 6, 9],
    ['#6c9c60', 1, 8],
    ['#3c7450', -3, 7],
  ])
    for (let x = -6; x < 168; x += 5.5) {
      const y = y0 + Math.sin(x * 0.09) * 3 + r() * 3
      for (const a of [0.5, 1.1, 1.6, 2.1, 2.7]) {
        const l = drop * (0.7 + r() * 0.7)
        const [ex, ey] = [x + Math.cos(a) * l * 0.8, y + Math.sin(a) * l]
        path(
          k,
          c,
          `M${x - 2} ${y - 6}Q${x - 2} ${(y + ey) / 2} ${ex} ${ey}Q${x + 2.4} ${(y + ey) / 2} ${x + 2.6} ${y - 6}Z`,
        )
      }
    }
}

/** The bridge of dragons over its gully, worn stone in an arch. */
function bridge(k) {
  cut(
    k,
    `#7c9c70 M50 66C60 52 74 47 86 47C98 47 108 52 116 64H128V72H50Z
#4c7460 M62 72C66 60 76 55 86 55C95 55 103 60 106 72Z
#a8bc80 M52 63C61 51.500 74 46.500 86 46.500C98 46.500 107 51 114 61L112.500 62C106 53 97 49 86 49C75 49 63 54 55 64Z
#5c8464 M51 60C60 48 74 43 86 43C98 43 108 48 115 58L114 60.500C107 51 98 46 86 46C75 46 62 51 53.500 62Z
#c4d08c M51 60C60 48 74 43 86 43C98 43 108 48 115 58L114.600 59C107 49.500 98 44.500 86 44.500C74.500 44.500 61 49.500 52 61Z`,
  )
  // The dragon at its end.
  k.save()
  k.translate(-36, -25)
  k.scale(1.28, 1.28)
  cut(
    k,
    `#5c8464 M112 60C113 54 112 49 114 45C115 41 119 40 122 41.500L126 43L125 45.500L121.500 45.500L122.500 47.500L119 48C118 52 119 57 120 63Z
#c4d08c M114 45C115 41 119 40 122 41.500L126 43L122 43.500C118 42.500 116 44 115.500 48C115 52 115 57 116 61.500H114C114 55 113.500 49.500 114 45Z
#5c8464 M115 43L112 39.500L116.500 41.500ZM117.500 41.200L116 37L120 40.800Z
#2c4c48 M118.500 43.500a0.800 0.700 0 1 0 1.600 0a0.800 0.700 0 1 0 -1.600 0Z`,
  )
  k.restore()
  stroke(
    k,
    '#4c7460',
    0.3,
    'M66 50.500L68 56M74 47.500L75 54M82 46.200L82.500 53M91 46.300L90.500 53M99 48L97.500 55M106 52L103 59',
  )
}

/** Roots of the banyan that hang from above, some grown down to the ground. */
function roots(k) {
  const r = random(16)
  for (let i = 0; i < 15; i++) {
    const x = 60 + i * 5.4 + r() * 3
    const l = 16 + r() * 24
    const w = 0.35 + r() * 0.5
    path(
      k,
      i % 3 ? '#7c9c64' : '#4c7454',
      `M${x - w} -6C${x - w + 1} ${l * 0.4} ${x - w - 1} ${l * 0.7} ${x + 0.4} ${l}C${x + w + 0.2} ${l * 0.7} ${x + w + 1} ${l * 0.4} ${x + w} -6Z`,
    )
  }
  cut(
    k,
    `#2c5448 M134 -6C136 20 132 44 130 78H146C140 52 146 26 142 -6Z
#48785c M134 -6C136 20 132 44 130 78H133C135 50 138 24 137 -6Z
#2c5448 M150 -6C154 24 148 50 150 80H170V-6Z
#6c9c60 M150 -6C154 24 148 50 150 80H152.500C151 52 156 24 153 -6Z
#1c4040 M158 -6C162 24 158 54 162 84H170V-6Z
#2c5448 M124 -6C128 16 136 26 136 40C138 26 132 12 130 -6Z`,
  )
}

/** Bars of light that fall from the upper right. */
function shafts(k) {
  for (const [x0, x1, y0, y1, a] of points(
    '96 108 34 60 0.42 116 122 62 76 0.3 74 82 2 20 0.34 130 140 92 110 0.26',
    5,
  )) {
    const g = k.createLinearGradient(0, 0, 0, 80)
    g.addColorStop(0, `rgba(255,255,214,${a})`)
    g.addColorStop(1, 'rgba(255,255,200,0)')
    k.fillStyle = g
    k.beginPath()
    for (const [x, y] of [
      [x0, -6],
      [x1, -6],
      [y1, 84],
      [y0, 84],
    ])
      k.lineTo(x, y)
    k.fill()
  }
}

/** Ground: moss and fallen leaves, steps on the right, the plinth on the left. */
function ground(k) {
  cut(
    k,
    `#7ca860 M-6 60C30 58 60 63 90 60C120 58 150 62 166 60V72H-6Z
#5c8c54 M-6 68C20 64 50 70 84 67C116 65 140 68 166 66V96H-6Z
#3c6c4c M-6 74C20 71 50 77 84 74C110 72 130 75 166 73V96H-6Z
#8cb45c M56 71C70 68.500 84 70 100 69C92 72 70 73 56 71Z
- steps
#5c7470 M96 66H170V96H92Z
#a4b494 M98 60H170V66.500H96Z
#70887c M96 66H170V73H93Z
#b8c49c M93 73H170V77.500H91Z
#5c7470 M91 77.500H170V86H88Z
#90a48c M88 86H170V96H85Z
#7ca43c M98 60C104 59 108 61 114 60C118 62 112 63 108 62.500C104 63.500 100 62 97.600 62.500ZM140 73C148 72.400 158 73.500 170 73V75.500C160 77 150 75 144 75.500ZM91 77C96 76 100 78 104 77.500C102 79.500 96 79 91 79Z
rgba(28,60,56,.45) M96 77.500H132L128 80H90.500Z
- the plinth of the guardian
#4c646c M8 78H76V96H8Z
#80948c M20 78H76V96H30Z
#c4cca4 M68 78H76V96H70Z
#94a89c M4 74H80V79H4Z
#5c7478 M4 74H20L24 79H4Z
#d4d8ac M4 74H80V75.200H4Z
#34484c 0.4 M34 79V86M56 79V96M10 86H76M44 86V96
#6c9438 M4 74C12 73 18 75.500 26 74.500C30 78 22 80 18 78C14 82 8 79 4 80ZM60 74.500C66 73.500 72 75 80 74.500V77C76 80 72 77.500 68 79.500C64 78 61 77 60 74.500Z`,
  )
  const r = random(9)
  for (let i = 0; i < 26; i++) {
    const [x, y, q] = [78 + r() * 16, 76 + r() * 14, 0.7 + r() * 0.6]
    path(
      k,
      ['#e8a834', '#a4c45c', '#c4643c'][i % 3],
      `M${x - q} ${y}Q${x} ${y - q * 0.9} ${x + q} ${y}Q${x} ${y + q * 0.6} ${x - q} ${y}Z`,
    )
  }
}

/** Dark near: a root like a wall on the left, ferns, leaves from above. */
function near(k) {
  cut(
    k,
    `#0c2c30 M-6 -6H18C12 16 10 40 12 60C12 76 6 88 2 96H-6Z
#1c4844 M-6 -6H6C4 20 2 50 4 70C4 80 2 90 0 96H-6Z
#2c5c50 M16 -6H18C12 16 10 40 12 60C12 70 10 78 7 86C9 70 8 40 16 -6Z`,
  )
  for (const [x, y, a, l] of points(
    '6 97 -1.8 16 10 97 -1.3 18 14 97 -0.9 16 2 97 -2.2 12 18 97 -0.6 13',
    4,
  )) {
    for (let i = 1; i < 9; i++) {
      const t = i / 9
      const [px, py] = [x + Math.cos(a + t * 0.5) * l * t, y + Math.sin(a + t * 0.5) * l * t]
      const q = l * 0.2 * Math.sin(Math.PI * (0.15 + t * 0.8))
      for (const m of [-1, 1]) {
        const b = a + m * 1.1
        path(
          k,
          m < 0 ? '#1c4844' : '#0c2c30',
          `M${px - 0.5} ${py}L${px + Math.cos(b) * q} ${py + Math.sin(b) * q}L${px + 0.7} ${py + 0.7}Z`,
        )
      }
    }
  }
  for (const [x, y, a, l] of points(
    '20 -4 0.9 16 32 -5 1.3 14 12 -4 1.5 22 44 -6 1.1 12 150 -5 1.9 18 162 -5 1.6 22 138 -6 1.7 12',
    4,
  )) {
    const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l]
    const [nx, ny] = [-Math.sin(a) * l * 0.26, Math.cos(a) * l * 0.26]
    path(
      k,
      '#0c2c30',
      `M${x} ${y}Q${(x + ex) / 2 + nx} ${(y + ey) / 2 + ny} ${ex} ${ey}Q${(x + ex) / 2 - nx} ${(y + ey) / 2 - ny} ${x} ${y}Z`,
    )
    path(k, '#1c4844', `M${x} ${y}Q${(x + ex) / 2 - nx} ${(y + ey) / 2 - ny} ${ex} ${ey}Z`)
  }
}

export default {
  alt: 'Nella foresta delle scimmie di Ubud una madre macaco spulcia con cura la testa di muschio di un guardiano di pietra e il piccolo la coda di lei; sui gradini una mamma intreccia i capelli alla figlia, che ride e li indica',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.75, 0.02], horizon: 0.7 })
    const f = field(s)
    f.draw(s.k, (k) => {
      depth(k)
      bridge(k)
      roots(k)
      shafts(k)
      ground(k)
      at(k, 68, 75, 0.98, pillar)
      at(k, 42, 75.5, 1.14, guardian)
      at(k, 65, 32.6, 0.98, louseHunter, true)
      at(k, 63.5, 75.3, 1.02, youngHunter)
      path(
        k,
        'rgba(12,36,40,.4)',
        'M98 78C108 76.500 126 76.500 136 78L132 79.500C120 80.500 106 80 98 78Z',
      )
      at(k, 125, 77.5, 0.88, plaiting, true)
      near(k)
    })
    return finish(s, { vignette: 0.14, bloom: 0.2 })
  },
}
