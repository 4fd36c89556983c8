import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { gust, naga } from '../../things/doi-kham.js'
import { whiteBuddha } from '../../things/white-buddha.js'

/** The storm: a dark front that comes over the valley from the left, its rain in slanting veils. */
function storm(k) {
  path(k, '#5c6cac', 'M-6 -6H168V72H-6Z')
  path(k, '#7c88c0', 'M-6 44C30 40 60 46 168 36V72H-6Z')
  path(k, '#9ca4cc', 'M-6 54C40 50 80 54 168 48V72H-6Z')
  // Under the bow the sky is brighter.
  path(k, 'rgba(176,188,224,.55)', 'M36 80A75 75 0 0 1 186 80Z')
  for (const [r, c] of points('82.000 0 80.400 1 78.800 2 77.200 3 75.600 4', 2)) {
    k.strokeStyle = ['#f08878', '#fcc078', '#f8ec98', '#8cd4b0', '#8c9ce4'][c]
    k.lineWidth = 1.7
    k.beginPath()
    k.arc(111, 80, r, Math.PI, Math.PI * 2)
    k.stroke()
  }
  for (const [c, d] of [
    ['rgba(64,72,136,.5)', 'M-6 14L44 20L20 70H-6Z'],
    ['#4c5498', 'M-6 -6H96C88 4 74 6 66 13C56 22 40 16 30 24C20 31 6 26 -6 34Z'],
    ['#3c4284', 'M-6 -6H72C62 0 54 2 46 9C36 17 24 11 14 18C8 22 0 20 -6 24Z'],
    ['#30346c', 'M-6 -6H44C36 2 26 2 20 8C12 14 2 10 -6 15Z'],
  ])
    path(k, c, d)
}

/** Hills under the rain, one of them in the sun, and the valley with its fields. */
function valley(k) {
  path(k, '#545c9c', 'M-6 56C6 48 18 46 30 51C42 55 52 48 64 50C72 52 78 56 88 57V72H-6Z')
  path(k, '#4c8088', 'M-6 63C8 58 22 60 34 59C48 57 60 60 90 61V74H-6Z')
  path(k, '#a8c46c', 'M-6 67C12 64 30 65 46 63.500C60 62.500 76 65 92 64V76H-6Z')
  path(k, '#e0d478', 'M4 68.500L26 66.200L32 67.600L12 70.500ZM44 65L58 64.400L62 66L48 67Z')
  path(k, '#6ca868', 'M34 67L44 66L50 68L38 69.500ZM62 66.500L78 65.800L80 67.600L66 68.600Z')
  stroke(k, '#fff0b8', 0.5, 'M-6 71.500C10 70 30 70.600 40 69.600C54 68.400 66 70 80 69')
}

/** Broad leaves of the wood behind the terrace, blown to the right. */
function wood(k) {
  for (const [x, y, q, c] of points('76 71 9 0 84 70 11 1 144 69 14 0 154 70 17 1 165 68 20 0', 4))
    for (let i = 0; i < 7; i++) {
      const a = -2.5 + i * 0.36
      const [ex, ey] = [x + Math.cos(a) * q + q * 0.5, y + Math.sin(a) * q * 1.1]
      const [nx, ny] = [-Math.sin(a) * q * 0.2, Math.cos(a) * q * 0.2]
      path(
        k,
        [
          ['#2c6c64', '#3c8468'],
          ['#245860', '#54a070'],
        ][c][i % 2],
        `M${x} ${y}Q${(x + ex) / 2 + nx} ${(y + ey) / 2 + ny} ${ex} ${ey}Q${(x + ex) / 2 - nx} ${(y + ey) / 2 - ny} ${x} ${y}Z`,
      )
    }
}

/** The terrace: a white balustrade on little columns, tiles that run to one point, the first drops. */
function terrace(k) {
  path(k, '#8c88c0', 'M-6 71H168V79H-6Z')
  for (let x = -4; x < 168; x += 4.4) {
    path(
      k,
      '#fff6e4',
      `M${x} 78V75C${x - 0.8} 74 ${x - 0.4} 72.500 ${x + 0.2} 71.500H${x + 1.8}C${x + 2.4} 72.500 ${x + 2.8} 74 ${x + 2} 75V78Z`,
    )
    path(
      k,
      '#c4bcdc',
      `M${x + 1.2} 78V71.500H${x + 1.8}C${x + 2.4} 72.500 ${x + 2.8} 74 ${x + 2} 75V78Z`,
    )
  }
  path(k, '#fffaf0', 'M-6 69.400H168V71.600H-6Z')
  path(k, '#c4bcdc', 'M-6 71H168V71.800H-6Z')
  path(k, '#e0a888', 'M-6 78H168V96H-6Z')
  path(k, '#f4c8a0', 'M-6 78H168V79.600H-6Z')
  for (let x = -240; x < 460; x += 20)
    stroke(k, '#cc8c78', 0.35, `M${96 + (x - 96) * 0.42} 79.600L${x} 96`)
  stroke(k, '#cc8c78', 0.35, 'M-6 82H168M-6 86.500H168')
}

export default {
  alt: 'Prima del temporale, sulla terrazza del Doi Kham, il vento porta via un piccolo monaco appeso al suo parasole e il più vecchio, ridendo, lo trattiene per la veste; dietro, il grande Buddha bianco sotto l’arcobaleno e un serpente verde e oro',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...moods.day, disc: 0 }, sun: [0.02, 0.3], horizon: 0.7 })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      storm(k)
      valley(k)
      wood(k)
      terrace(k)
      path(k, '#a87c98', 'M91 80H157L172 84V86H97Z')
      path(k, '#d8d0e4', 'M77 81L80 75H146L149 81Z')
      path(k, '#fffaf0', 'M77 81L80 75H135C137 77 138 79 138 81Z')
      at(k, 113, 65.4, 0.5, whiteBuddha)
      at(k, 8, 52, 0.96, naga)
      at(k, 60.5, 87.2, 0.78, gust)
      const r = random(7)
      for (let i = 0; i < 60; i++) {
        const [x, y, l] = [r() * 170 - 4, r() * 84 - 4, 2 + r() * 3]
        if (Math.hypot(x - 113, y - 24) < 14 || (y > 30 && x < 78)) continue
        stroke(k, 'rgba(236,242,255,.6)', 0.3, `M${x} ${y}l${l * 0.55} ${l}`)
      }
    })
    return finish(s, { vignette: 0.16 })
  },
}
