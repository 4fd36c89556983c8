import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { grove } from '../../nature/foliage.js'
import { palm } from '../../nature/palms.js'
import { moon, sky } from '../../nature/sky.js'
import { lake } from '../../nature/water.js'
import { city } from '../../things/asia-city.js'
import { chedi, thaiTemple } from '../../things/asia-thailand.js'
import { warmNight } from './kit.js'

export default {
  alt: 'I grattacieli di Bangkok di notte lungo il fiume, con la torre a pixel, le luci riflesse e un battello che passa',
  paint(w, h) {
    const s = new Scene(w, h, { mood: warmNight, sun: [0.3, 0.5], horizon: 0.62 })
    sky(s, { clouds: 0.24 })
    moon(s, { x: 0.82, y: 0.16, radius: 3 })
    city(s, { y: 0.63, low: 5, high: 20, width: 3, seed: 4, haze: 0.45, share: 0.5 })
    city(s, { y: 0.63, low: 6, high: 30, width: 4.4, seed: 9, haze: 0.22, share: 0.5 })
    place(
      s,
      {
        width: 60,
        height: 200,
        draw(pen) {
          // The tower that seems to lose its pixels in a spiral.
          const r = random(4)
          const parts = []
          for (let row = 0; row < 50; row++)
            for (let col = 0; col < 8; col++) {
              const edge = (col + row * 0.32) % 14
              if (row > 8 && edge > 8.4 && r() < 0.62 && (col < 3 || col > 4)) continue
              parts.push([-20 + col * 5, -4 - row * 4])
            }
          for (const [x, y] of parts) pen.rect('#7d93b8', x, y, 5.2, 4.4)
          for (const [x, y] of parts)
            if (r() < 0.55)
              pen.light(`M${x + 1} ${y + 1}h3v2.2h-3Z`, r() < 0.6 ? '#ffe0a6' : '#bfe0ff', 0.85)
        },
      },
      { x: 0.6, y: 0.635, size: 46, front: 0.7 },
    )
    place(
      s,
      {
        width: 70,
        height: 150,
        draw(pen) {
          pen.rect('#a39cae', -24, -112, 48, 114)
          pen.both((m) => pen.rect('#8f88a0', m * 24 - 8, -88, 16, 90))
          let lit = ''
          for (let j = 0; j < 26; j++)
            for (let i = 0; i < 9; i++)
              if ((i * 7 + j * 3) % 5 < 3) lit += `M${-29 + i * 6.8} ${-5 - j * 4}h3.6v2h-3.6Z`
          pen.light(lit, '#ffd9a0', 0.8)
          pen
            .rect('#c9b48a', -16, -124, 32, 12)
            .path('#e8b84a', 'M-14 -124Q-14 -142 0 -146Q14 -142 14 -124Z')
            .light('M-14 -124Q-14 -142 0 -146Q14 -142 14 -124Z', '#ffcf5a', 0.9)
        },
      },
      { x: 0.34, y: 0.635, size: 36, front: 0.7 },
    )
    place(s, thaiTemple(), { x: 0.17, y: 0.64, size: 13, front: 0.8 })
    place(s, chedi({ lamp: 0.8 }), { x: 0.1, y: 0.64, size: 18, front: 0.8 })
    grove(s, {
      top: (x) => s.y(0.612) - noise((x / h) * 9, 3) * h * 0.008,
      depth: 3,
      size: 1.1,
      colour: '#3f6a5c',
      seed: 5,
    })
    lake(s, { top: 0.635, wave: 0.9, mirrorFade: 0.45, glint: 0 })
    place(
      s,
      {
        width: 150,
        height: 34,
        below: 4,
        draw(pen) {
          pen.path('#5a3440', 'M-72 -8Q0 -3 76 -14L62 4L-60 4Z').rect('#c98a4a', -52, -20, 100, 11)
          pen
            .path('#b03a34', 'M-58 -20Q-40 -32 0 -33Q40 -32 54 -20Z')
            .stroke('#e8b84a', 'M-58 -20Q-40 -32 0 -33Q40 -32 54 -20', 1.6)
          for (let i = 0; i < 10; i++) pen.light(`M${-48 + i * 10} -19h7v9h-7Z`, '#ffce7a')
        },
      },
      { x: 0.46, y: 0.8, size: 9, reflect: { power: 0.7, length: 0.12 } },
    )
    palm(s, { x: 0.0, y: 1.06, height: 66, lean: 0.1, seed: 5, front: 0.1 })
    return finish(s, { bloom: 0.36 })
  },
}
