import { Path2D } from '@napi-rs/canvas'
import { at, field, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { boards, cabAhead, crosser, wetRoad } from '../../things/broadway-boards.js'
import {
  cabTrim,
  driver,
  leaner,
  mirror,
  riderPigeon,
  seats,
  spaniel,
} from '../../things/cab-inside.js'

/** The glass, and what the wipers have cleared. */
const GLASS = 'M12 62C13 44 17 27 25 16.500C45 12.500 115 12.500 135 16.500C143 27 147 44 148 62Z'
const WIPED = 'M18 62C20 42 34 27 52 25C68 23 79 32 84 44C90 30 104 22 118 25C134 28 142 44 143 62Z'

/** Drops on what is not wiped: each catches a little of the boards above it. */
function drops(k) {
  const r = random(5)
  k.save()
  k.clip(new Path2D(GLASS))
  k.clip(new Path2D(`M-20 -20H190V110H-20Z${WIPED}`), 'evenodd')
  path(k, 'rgba(150,200,216,.3)', 'M0 0H160V70H0Z')
  for (let i = 0; i < 120; i++) {
    const [x, y, q] = [10 + r() * 140, 12 + r() * 50, 0.35 + r() * r() * 1.1]
    path(
      k,
      'rgba(10,24,60,.45)',
      `M${x} ${y - q * 1.3}C${x + q} ${y - q * 0.2} ${x + q} ${y + q} ${x} ${y + q}C${x - q} ${y + q} ${x - q} ${y - q * 0.2} ${x} ${y - q * 1.3}Z`,
    )
    path(
      k,
      ['#f4fcff', '#ffb4cc', '#ffe4a0', '#a4ecec'][i % 4],
      `M${x - q * 0.45} ${y + q * 0.2}a${q * 0.4} ${q * 0.5} 0 1 0 ${q * 0.8} 0a${q * 0.4} ${q * 0.5} 0 1 0 ${-q * 0.8} 0Z`,
    )
  }
  k.restore()
}

/** Two wipers half way, a rim of water pushed before the blade. */
function wipers(k) {
  stroke(k, 'rgba(220,244,250,.7)', 0.6, 'M52 25C68 23 79 32 84 44M84 44C90 30 104 22 118 25')
  stroke(k, '#0a1430', 1.4, 'M48 61L66 38')
  stroke(k, '#0a1430', 2, 'M58 52L76 29')
  stroke(k, '#0a1430', 1.4, 'M98 60.500L112 46')
  stroke(k, '#0a1430', 2.2, 'M92 55C100 49.500 112 45.500 128 44.500')
  stroke(k, '#4c7ca0', 0.5, 'M57.600 51.600L75.400 28.800M92 54.400C100 49 112 45 127.600 44')
}

export default {
  alt: 'Times Square sotto la pioggia dal sedile di un taxi giallo: un piccione in equilibrio cavalca il tergicristallo, una ragazza lo indica, il cane ci incolla il naso e il tassista ride nello specchietto',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.5, 0.4], horizon: 0.5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      boards(k)
      wetRoad(k)
      at(k, 94, 52, 0.38, (c) => cabAhead(c, true))
      at(k, 78, 53, 0.46, (c) => cabAhead(c, false))
      for (const [x, y, q, coat, cloth, stride, tilt, skin, tall] of [
        [24, 58, 1.15, '#5c3c8c', ['#ff5c7c', '#c83468'], 2.2, 0.1, '#e8a884', 1.05],
        [33.5, 57.5, 0.9, '#e0a83c', ['#ffe08c', '#e0a83c'], 1.4, -0.2, '#a06a4c', 0.8],
        [108, 54, 0.8, '#2c7c8c', ['#8c5cd0', '#5c3c9c'], 1.8, 0.15, '#c88860', 1],
        [138, 57, 1.1, '#c83c50', ['#38c8c8', '#2490a0'], 2, -0.1, '#f0bc98', 1],
      ])
        at(k, x, y, q, (c) => crosser(c, coat, cloth, stride, tilt, skin, tall))
      at(k, 61, 60, 0.86, (c) => cabAhead(c, true))
      // Rain between us and the boards.
      const r = random(11)
      for (let i = 0; i < 70; i++) {
        const [x, y, l] = [10 + r() * 140, 10 + r() * 46, 1.6 + r() * 2.6]
        stroke(
          k,
          i % 3 ? 'rgba(220,244,255,.34)' : 'rgba(255,236,210,.6)',
          0.2,
          `M${x} ${y}l${-l * 0.2} ${l}`,
        )
      }
      drops(k)
      wipers(k)
      at(k, 113, 46.5, 0.86, riderPigeon)
      k.fillStyle = '#122444'
      k.fill(new Path2D(`M-6 -6H166V96H-6Z${GLASS}`), 'evenodd')
      cabTrim(k)
      mirror(k)
      driver(k)
      spaniel(k)
      seats(k)
      leaner(k)
    })
    return finish(s, { vignette: 0.14 })
  },
}
