import { finish } from '../../core/finish.js'
import { fbm, smooth } from '../../core/noise.js'
import { Scene } from '../../core/scene.js'
import { shadow } from '../../things/marks.js'
import { shallows } from '../../things/shaped-land.js'
import { boardwalk, waterVilla } from '../../things/solids.js'
import { clearDay, ring } from './kit.js'

export default {
  alt: "Vista dall'alto di una passerella a mezzaluna con le ville sull'acqua, tra l'isola verde e il blu dell'oceano",
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearDay, sun: [0.2, 0], horizon: -0.5 })
    const P = s.plane(2.1)
    const depth = (X, Z) => {
      const island = ring(X, Z, -1.55, 1.7, 1.05, 0.62) + fbm(X * 2.4, Z * 2.4, 4) * 0.16
      const reef = ring(X, Z, -0.4, 1.75, 2.1, 0.72) + fbm(X * 2 + 5, Z * 2, 4) * 0.14
      return island < 0 ? island : Math.min(0.24, island * 0.24) + smooth(-0.06, 0.32, reef) * 0.9
    }
    shallows(s, { depth, eye: 2.1, haze: 0, beach: 0.14 })
    const arc = Array.from({ length: 46 }, (_, i) => {
      const a = 2.5 - (i / 45) * 3.4
      return [-0.28 + Math.cos(a) * 0.86, 1.72 + Math.sin(a) * 0.36]
    })
    const out = (i, q) => [-0.28 + (arc[i][0] + 0.28) * q, 1.72 + (arc[i][1] - 1.72) * q]
    const homes = [10, 14, 18, 22, 26, 31, 38].map((i) => [...out(i, 1.22), ...arc[i]])
    for (const [X, Z] of homes) {
      const [x, y, sc] = P(X, Z, 0)
      shadow(s, x + sc * 0.03, y + sc * 0.02, sc * 0.1, sc * 0.05, '#06405e', 0.4)
    }
    s.layer(
      (k) => {
        for (const [X, Z, jx, jz] of homes.sort((a, b) => b[1] - a[1])) {
          boardwalk(
            s,
            k,
            P,
            [
              [jx, jz],
              [X, Z],
            ],
            { width: 0.025, Y: 0.02, planks: 6, posts: false },
          )
          waterVilla(s, k, P, { X, Z, size: 0.13 })
        }
        boardwalk(s, k, P, [[-1.05, 1.86], ...arc], {
          width: 0.04,
          Y: 0.025,
          planks: 4,
          posts: false,
        })
      },
      { lit: false },
    )
    return finish(s, { vignette: 0.12 })
  },
}
