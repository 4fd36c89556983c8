import { finish } from '../../core/finish.js'
import { clamp } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { marketLantern } from '../../things/gulf.js'
import { traveller } from '../../things/people.js'

export default {
  alt: 'Il corridoio ad archi di un vecchio suq di Dubai, con le lanterne accese e le stoffe colorate ai lati',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, lamps: 1, shade: '#6f4a66', haze: '#ffd9a0' },
      sun: [0.5, 0.42],
      horizon: 0.52,
    })
    const g = s.k.createLinearGradient(0, 0, 0, h)
    g.addColorStop(0, '#2c2a54')
    g.addColorStop(1, '#4a3a54')
    s.k.fillStyle = g
    s.k.fillRect(0, 0, w, h)
    s.glow(0.5, 0.47, 46, '#ffe6b4', 1, 'source-over')
    const P = s.plane(0.26)
    const r = random(12)
    const cloths = ['#c9483c', '#e0a23c', '#2f7f86', '#3f5fa0', '#e8d3a4', '#a8503c', '#d97a4a']
    for (let i = 10; i >= 0; i--) {
      const z = 0.46 * 1.32 ** i
      const light = clamp(0.26 + i * 0.08)
      const haze = clamp(i * 0.055)
      const tone = (hex, l) => s.far(s.tone(hex, l), haze)
      s.layer(
        (k) => {
          // Floor, then the stalls, then the arch that frames them.
          k.fillStyle = tone('#d9b98a', light + 0.18)
          k.beginPath()
          for (const p of [
            P(-1.2, z * 0.98, 0),
            P(1.2, z * 0.98, 0),
            P(1.2, z * 1.36, 0),
            P(-1.2, z * 1.36, 0),
          ])
            k.lineTo(p[0], p[1])
          k.fill()
          for (const side of [-1, 1]) {
            for (let j = i ? 0 : 4; j < 4; j++) {
              const zz = z * (1.3 - j * 0.075)
              const [x0, y0] = P(side * (0.3 + r() * 0.05), zz, 0.08 + r() * 0.05)
              const [x1, y1] = P(side * 0.64, zz, -0.01)
              // A sack of spices: a round bag and its heap.
              const mid = (x0 + x1) / 2
              const half = Math.abs(x1 - x0) / 2
              k.fillStyle = tone('#cbb086', light + 0.05 + r() * 0.1)
              k.beginPath()
              k.roundRect(mid - half, y0, half * 2, y1 - y0, half * 0.3)
              k.fill()
              k.fillStyle = tone(cloths[Math.floor(r() * 7)], light + 0.2 + r() * 0.25)
              k.beginPath()
              k.moveTo(mid - half * 0.9, y0 + half * 0.1)
              k.quadraticCurveTo(mid, y0 - half * 0.95, mid + half * 0.9, y0 + half * 0.1)
              k.quadraticCurveTo(mid, y0 + half * 0.36, mid - half * 0.9, y0 + half * 0.1)
              k.fill()
              const [x2, y2] = P(side * (0.35 + r() * 0.03), zz, 0.42)
              const [x3, y3] = P(side * 0.66, zz, 0.16 + r() * 0.06)
              k.fillStyle = tone(cloths[Math.floor(r() * 7)], light + r() * 0.28)
              k.fillRect(Math.min(x2, x3), y2, Math.abs(x3 - x2), y3 - y2)
            }
          }
          const [l, foot, sc] = P(-0.38, z, 0)
          const [rr] = P(0.38, z, 0)
          const spring = P(0, z, 0.36)[1]
          k.fillStyle = tone('#d8ae7a', light)
          k.beginPath()
          k.rect(-9, -9, w + 18, P(0, z, 0)[1] + 9)
          k.moveTo(l, foot + 1)
          k.lineTo(l, spring)
          k.bezierCurveTo(
            l,
            spring - sc * 0.22,
            (l + rr) / 2 - sc * 0.08,
            spring - sc * 0.3,
            (l + rr) / 2,
            spring - sc * 0.38,
          )
          k.bezierCurveTo(
            (l + rr) / 2 + sc * 0.08,
            spring - sc * 0.3,
            rr,
            spring - sc * 0.22,
            rr,
            spring,
          )
          k.lineTo(rr, foot + 1)
          k.closePath()
          k.fill('evenodd')
          k.strokeStyle = tone('#f2d6a4', light + 0.3)
          k.lineWidth = sc * 0.016
          k.beginPath()
          k.moveTo(l, foot)
          k.lineTo(l, spring)
          k.bezierCurveTo(
            l,
            spring - sc * 0.22,
            (l + rr) / 2 - sc * 0.08,
            spring - sc * 0.3,
            (l + rr) / 2,
            spring - sc * 0.38,
          )
          k.bezierCurveTo(
            (l + rr) / 2 + sc * 0.08,
            spring - sc * 0.3,
            rr,
            spring - sc * 0.22,
            rr,
            spring,
          )
          k.lineTo(rr, foot)
          k.stroke()
        },
        { lit: false },
      )
      if (i > 0 && i < 8) {
        const [x, y, sc] = P(i % 2 ? -0.1 : 0.1, z - 0.05, 0.5)
        s.glowAt(x, y, sc * 0.22, '#ffc46a', 0.5)
        place(s, marketLantern({ colour: cloths[i % 4] }), {
          x: x / w,
          y: y / h,
          size: (sc * 0.17) / s.u,
          front: 0.8,
        })
      }
      if (i === 3 || i === 6) {
        const [x, y, sc] = P(i === 3 ? 0.14 : -0.1, z - 0.02, 0)
        place(s, traveller({ seed: i + 2, pack: false }), {
          x: x / w,
          y: y / h,
          size: (sc * 0.27) / s.u,
          front: 0.25,
          rim: 0.7,
        })
      }
    }
    return finish(s, { vignette: 0.3, bloom: 0.3 })
  },
}
