import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { dog, longtail } from '../../things/karst-bay.js'
import { farStacks, greatStack, nail } from '../../things/karst-gate.js'
import { folk, POSES, SKINS } from '../../things/slender-folk.js'
import { HERO_SIZES } from './kit.js'

const SEA = 60
const SUN = [93, 49.5]

const evening = {
  ...moods.golden,
  sky: [
    [0, '#24488c'],
    [0.3, '#6c78b4'],
    [0.55, '#d48ca8'],
    [0.8, '#ffa898'],
    [1, '#ffdcb0'],
  ],
  disc: 0,
  finish: { bloom: 0.16, threshold: 0.84, vignette: 0.14, cool: '#141c54' },
}

function bay(k) {
  farStacks(k)
  nail(k)
  greatStack(k)
}

const WEAR = { light: 1, hair: ['#5c3440', '#2c1c38'], shoe: '#6a3a4c' }

/** Those in the boat: one on the prow who points at the sun's gate, the dog, two under the awning, the boatman. */
function crew(k) {
  const one = (x, y, size, o, flip) => at(k, x, y, size, (q) => folk(q, { ...WEAR, ...o }), flip)
  one(77.9, 74.3, 0.9, {
    ...POSES.hips,
    top: ['#f4664c', '#a03c58'],
    low: ['#5a4680', '#3a2c60'],
    skin: SKINS[1],
    cut: 'bun',
    shorts: true,
  })
  at(k, 73.5, 71.9, 0.8, (c) => dog(c, ['#94563c', '#ffd890']), true)
  one(85.8, 73.2, 0.9, {
    ...POSES.sit,
    top: ['#f8c464', '#a8685c'],
    low: ['#4c4c7c', '#34345c'],
    skin: SKINS[0],
    hat: ['brim', '#ffe4b0', '#c99478'],
  })
  one(92, 73.2, 0.9, {
    ...POSES.sit,
    armFar: [60, 40],
    top: ['#f0e4dc', '#8c7ca4'],
    low: ['#5c3c5c', '#402c50'],
    skin: SKINS[3],
    cut: 'long',
  })
  one(99.4, 74.6, 0.9, {
    ...POSES.stand,
    armNear: [22, 30],
    armFar: [34, 44],
    near: [6, 6],
    far: [-8, 4],
    top: ['#3c8c94', '#28506c'],
    low: ['#4c3458', '#34244a'],
    skin: SKINS[2],
    hat: ['cap', '#f4ecdc', '#b8a0a8'],
  })
}

/** Still water: all that stands above it turned over, under the evening's blue. */
function mirror(s, sea) {
  const line = Math.round(sea)
  const { canvas, k } = s.sheet(s.w, s.h - line)
  k.translate(0, line)
  k.scale(1, -1)
  k.drawImage(s.canvas, 0, 0)
  s.k.drawImage(canvas, 0, line)
  const g = s.k.createLinearGradient(0, line, 0, s.h)
  g.addColorStop(0, 'rgba(120,110,150,.2)')
  g.addColorStop(0.35, 'rgba(84,100,156,.46)')
  g.addColorStop(1, 'rgba(24,44,104,.86)')
  s.k.fillStyle = g
  s.k.fillRect(0, line, s.w, s.h - line)
}

export default {
  alt: 'Tramonto in una baia di faraglioni di calcare: il sole scende fra due rocce, una sottile come un chiodo; sulla scia d’oro passa una barca dalla coda lunga con tre viaggiatori, il barcaiolo e un cane a prua',
  sizes: HERO_SIZES,
  paint(w, h) {
    const f = field({ w, h, portrait: h > w }, { centre: 90, zoom: 0.86, foot: 1.05 })
    const sea = f.at([0, SEA])[1]
    const sun = f.at(SUN)
    const s = new Scene(w, h, { mood: evening, sun: [sun[0] / w, sun[1] / h], horizon: sea / h })
    sky(s, { clouds: 0, disc: 0 })
    f.draw(s.k, (k) => {
      const glow = k.createRadialGradient(...SUN, 5, ...SUN, 40)
      glow.addColorStop(0, 'rgba(255,232,190,.9)')
      glow.addColorStop(1, 'rgba(255,180,150,0)')
      path(k, glow, 'M50 0H140V60.200H50Z')
      bay(k)
    })
    mirror(s, sea)
    f.draw(s.k, (k) => {
      // The sun comes after the mirror: in the water it is a path, not a second disc.
      path(
        k,
        '#fff8d8',
        `M${SUN[0] - 6.4} ${SUN[1]}a6.400 6.400 0 1 0 12.800 0a6.400 6.400 0 1 0 -12.800 0Z`,
      )
      const r = random(6)
      // The path of the sun, broken, wider as it comes near.
      for (let i = 0; i < 46; i++) {
        const t = i / 45
        const [x, y, l] = [
          SUN[0] + (r() - 0.5) * (4 + t * 16),
          SEA + 0.5 + t ** 1.25 * 30,
          (1 + r() * 2.2) * (1 + t * 1.8),
        ]
        path(
          k,
          i % 3 ? `rgba(255,222,140,${0.86 - t * 0.5})` : `rgba(255,246,208,${0.9 - t * 0.5})`,
          `M${x - l} ${y}q${l} ${-0.14 - t * 0.34} ${l * 2} 0q${-l} ${0.14 + t * 0.34} ${-l * 2} 0Z`,
        )
      }
      for (let i = 0; i < 16; i++) {
        const t = i / 15
        const [x, y, l] = [-30 + r() * 220, SEA + 2 + t ** 1.2 * 30, 1.5 + t * 5]
        path(
          k,
          i % 3 ? 'rgba(20,48,104,.3)' : 'rgba(255,190,160,.2)',
          `M${x - l} ${y}q${l} ${-0.12 - t * 0.26} ${l * 2} 0q${-l} ${0.12 + t * 0.26} ${-l * 2} 0Z`,
        )
      }
    })
    const LINE = 76.9
    const boat = (k) => {
      k.beginPath()
      k.rect(0, 0, 200, LINE)
      k.clip()
      k.translate(87, 77)
      k.scale(1.18, 1.18)
      k.translate(-87, -77)
      crew(k)
      at(k, 87, 76.4, 1, longtail)
    }
    // The boat's dark mirror: painted whole, then laid upside down under its waterline.
    const line = f.at([0, LINE])[1]
    const { canvas, k: m } = s.sheet(s.w, s.h)
    m.save()
    m.translate(0, 2 * line)
    m.scale(1, -1)
    f.draw(m, boat)
    m.restore()
    s.k.save()
    s.k.globalAlpha = 0.42
    s.k.drawImage(canvas, 0, 0)
    s.k.restore()
    f.draw(s.k, boat)
    return finish(s)
  },
}
