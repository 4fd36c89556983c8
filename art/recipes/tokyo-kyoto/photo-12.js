import { at, field, fill, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { stars } from '../../nature/sky.js'
import { dancer, dancers, lantern, P, PAPER, TOWER, yagura } from '../../things/bon-dance.js'
import { stand } from '../../things/slender-folk.js'
import { tsukiji } from '../../things/tsukiji.js'
import { wetNight } from './kit.js'

/** The last light of a summer day; blocks of the city, low and dark. */
function evening(k) {
  const g = k.createLinearGradient(0, 0, 0, 64)
  for (const [a, c] of [
    [0, '#0c2f56'],
    [0.4, '#1f6482'],
    [0.72, '#6fa8a4'],
    [1, '#f8c890'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 102)
  fill(k, '#3c6080', [
    [-2, 66],
    [-2, 40],
    [8, 40],
    [8, 46],
    [19, 46],
    [19, 36],
    [27, 36],
    [27, 50],
    [44, 50],
    [44, 66],
  ])
  fill(k, '#2c4c74', [
    [-2, 66],
    [-2, 52],
    [13, 52],
    [13, 47],
    [22, 47],
    [22, 66],
  ])
  fill(k, '#3c6080', [
    [148, 66],
    [148, 44],
    [155, 44],
    [155, 34],
    [164, 34],
    [164, 66],
  ])
  path(k, '#f8c890', WINDOWS)
}

/** Windows of the blocks, few lit. */
const WINDOWS =
  'M2 44h1v0.800h-1zM4.600 48h1v0.800h-1zM22 40h1v0.800h-1zM24 43.500h1v0.800h-1zM150 48h1v0.800h-1zM157 38h1v0.800h-1zM158.800 42h1v0.800h-1z'

/** The yard: warm about the tower, violet where we stand, no edge between. */
function yard(k) {
  const g = k.createLinearGradient(0, 62, 0, 92)
  g.addColorStop(0, '#b87880')
  g.addColorStop(0.4, '#8c5880')
  g.addColorStop(1, '#48346c')
  k.fillStyle = g
  k.fillRect(-6, 63.4, 172, 40)
  const [x, y] = P(TOWER[0], 0, TOWER[1])
  k.save()
  k.beginPath()
  k.rect(-6, 63.4, 172, 40)
  k.clip()
  k.translate(x, y)
  k.scale(1, 0.26)
  const glow = k.createRadialGradient(0, 0, 4, 0, 0, 110)
  for (const [a, c] of [
    [0, 'rgba(255,200,124,.95)'],
    [0.3, 'rgba(250,160,112,.6)'],
    [0.65, 'rgba(226,120,112,.2)'],
    [1, 'rgba(200,100,112,0)'],
  ])
    glow.addColorStop(a, c)
  k.fillStyle = glow
  k.fillRect(-110, -110, 220, 220)
  k.restore()
}

/** A food stall from its front: lit inside, a cook, a striped awning. Metres. */
function stall(k, w, a, b) {
  path(k, '#fff0c4', `M0 0V-2.600H${w}V0Z`)
  path(k, '#f8b070', `M0 -1.600V-2.600H${w}V-1.600Z`)
  path(k, '#5c3060', `M${w * 0.3} -1V-1.700a0.300 0.300 0 1 1 0.600 0V-1Z`)
  path(k, b, `M-0.100 0V-1H${w + 0.1}V0Z`)
  stroke(k, '#4c2850', 0.16, `M0 0V-2.700M${w} 0V-2.700`)
  for (let i = 0; i < 6; i++)
    path(
      k,
      i % 2 ? '#fff0dc' : a,
      `M${(w * i) / 6} -3.300H${(w * (i + 1)) / 6}L${(w * (i + 1.2)) / 6 - w * 0.1 + i * w * 0.0333} -2.300H${(w * i) / 6 - w * 0.1 + i * w * 0.0333}Z`,
    )
}

/** Lanterns along a hanging string, from a to b in the field, larger towards b. */
function string(k, [ax, ay], [bx, by], sag, n, r0, r1, from = 1) {
  const on = (t) => [ax + (bx - ax) * t, ay + (by - ay) * t + sag * 4 * t * (1 - t)]
  const line = Array.from({ length: 25 }, (_, i) => on(i / 24).join(' '))
  stroke(k, '#14204c', 0.12 + r1 * 0.05, `M${line.join('L')}`)
  for (let i = from; i < n; i++) {
    // Near ones hang farther apart, as their size says.
    const t = (i / n) ** (r1 > r0 * 1.5 ? 1.5 : 1)
    lantern(k, ...on(t), r0 + (r1 - r0) * t, PAPER[(i + n) % 4])
  }
}

export default {
  alt: 'Festa d’estate davanti al tempio di Tsukiji: il tamburo sulla torre, ballerini in yukata, lanterne',
  paint(w, h) {
    const s = new Scene(w, h, { mood: wetNight, sun: [0.7, 0.5], horizon: 0.667 })
    const f = field(s)
    f.draw(s.k, evening)
    stars(s, { count: 24, seed: 4, below: 0.2 })
    f.draw(s.k, (k) => {
      const [x, y, q] = P(22.6, 0, 104)
      at(k, x, y, q * 0.98, tsukiji)
      yard(k)
      for (const [sx, sz, wide, n] of [
        [-34, 70, 5, 0],
        [-28, 70, 4, 1],
        [-22.5, 70, 5.6, 2],
        [-3, 74, 4.6, 1],
        [2.5, 74, 5.4, 0],
        [30, 70, 5.4, 2],
        [36.5, 70, 4.4, 0],
        [42, 70, 5, 1],
      ]) {
        const [px, py, pq] = P(sx, 0, sz)
        at(k, px, py, pq, (c) =>
          stall(
            c,
            wide,
            ['#f4604c', '#3c8cac', '#f8b44c'][n],
            ['#a83c54', '#2c5c84', '#b4704c'][n],
          ),
        )
      }
      const head = P(TOWER[0], 10.1, TOWER[1])
      stroke(k, '#3c2a60', 0.4, 'M64 67.500V57.500M4 68V55.500')
      string(k, head, [64, 58], 4, 9, 0.7, 0.5)
      string(k, head, [4, 56], 4, 9, 0.7, 0.5)
      dancers(k, false)
      yagura(k)
      dancers(k, true)
      const [px, py, pq] = P(4.6, 0, 14.4)
      stand(
        k,
        px,
        py,
        1.15 * pq,
        { ...dancer(6, 2), cut: 'bun', light: 1, armNear: [150, 10], armFar: [70, 50] },
        { flip: true, fall: [0.8, 0.16], shade: '#3c2a60' },
      )
      string(k, head, [174, -15], 2.5, 9, 1, 3.2)
      string(k, head, [-12, 4], 4, 5, 1, 2.4)
    })
    return finish(s, { bloom: 0.2, threshold: 0.8, vignette: 0.16 })
  },
}
