import { field, fill, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { crowns } from '../../things/broad-crowns.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { bell, evening, GROUND_SHADE, memorial, memorialShade, RAY } from '../../things/suan-dok.js'
import { P } from '../../things/turned-solid.js'

/** The memorials: x, z, height, kind, turn. They stand in groups, the small ones at the feet of the great. */
const YARD = points(
  '-10.200 26 14 1 -0.420 -16.800 34 10.500 2 -0.350 -4.600 34 7 3 -0.500 -13.500 47 14.500 0 -0.400 -23.500 44 9 0 -0.450 -29 54 14 1 -0.350 -7 55 10 2 -0.300 -20 64 11 3 -0.500 -1.500 64 8 0 -0.350 -12 72 13.500 1 -0.400 20.500 37 9.500 0 0.620 28.500 44 14 1 0.560 16 52 6.500 3 0.600 36 56 10 2 0.650 45 64 14 0 0.580 24.500 60 7.500 1 0.600 53 82 12 2 0.600',
  5,
)
const ROBE = ['#ff9c34', '#b8543c']
const monk = (more) => ({
  skin: SKINS[1],
  top: ROBE,
  low: ROBE,
  dress: 'sarong',
  hair: ['#8c5c44', '#6c4440'],
  cut: 'none',
  shoe: '#6c3c44',
  light: -1,
  ...more,
})

/** Ground in the last sun, paler far away; the tiled way to the stair. */
function ground(k) {
  const g = k.createLinearGradient(0, 65, 0, 92)
  g.addColorStop(0, '#f4c8a8')
  g.addColorStop(0.4, '#ecb49c')
  g.addColorStop(1, '#d89890')
  k.fillStyle = g
  k.fillRect(-6, 64.5, 172, 40)
  const way = (c, x0, x1, z0, z1) =>
    fill(k, c, [P(x0, 0, z0), P(x1, 0, z0), P(x1 + 0.5, 0, z1), P(x0 + 0.5, 0, z1)])
  way('#fbe0bc', 4.6, 10.4, 8, 70)
  for (const z of [9, 10.4, 12.2, 14.6, 17.6, 21.4, 26.2, 32.4, 40, 50])
    way('#e8b8a0', 4.6, 10.4, z, z * 1.006)
}

export default {
  alt: 'Wat Suan Dok verso sera, dopo la pioggia: i chedi bianchi dei principi Lanna al sole basso, stretti attorno alla grande campana dorata, contro un cielo indaco; tre monaci sul viale e il tempio sul Doi Suthep che brilla sul monte',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0 },
      sun: [0.02, 0.4],
      horizon: 0.72,
    })
    field(s).draw(s.k, (k) => {
      evening(k)
      crowns(
        k,
        points('2 66 20 13 34 66 15 9 58 66 12 8 80 66 13 9 140 66 17 12 160 66 14 9', 4),
        ['#8c7c9c', '#9c889c', '#b898a0'],
        4,
      )
      ground(k)
      for (const [x, z, high, kind] of YARD) memorialShade(k, x, z, high, kind)
      // One that stands behind us sends its spire before us.
      memorialShade(k, -12.5, 5.5, 14, 1)
      const all = YARD.map(([x, z, high, kind, turn]) => [
        z,
        () => memorial(k, x, z, high, kind, { turn, far: Math.max(0, (z - 30) / 130) }),
      ])
      all.push([88, () => bell(k, 26, 88)])
      for (const [x, z, tall, pose] of [
        [5, 24.5, 1.74, 'walk'],
        [7.2, 25.6, 1.7, 'walkOther'],
        [9.1, 27, 1.36, 'walk'],
      ]) {
        const [px, py, q] = P(x, 0, z)
        const [sx, sy] = P(x + RAY[0] * 2, 0, z + RAY[1] * 2)
        all.push([
          z,
          () =>
            stand(k, px, py, q * tall, monk(POSES[pose]), {
              fall: [(sx - px) / (q * 1.7), (sy - py) / (q * 1.7)],
              shade: GROUND_SHADE,
              flip: true,
            }),
        ])
      }
      all.sort((a, b) => b[0] - a[0])
      for (const [, draw] of all) draw()
    })
    return finish(s, { vignette: 0.14 })
  },
}
