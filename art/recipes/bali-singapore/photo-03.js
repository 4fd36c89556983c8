import { field, fill, path, points, rough } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { bay, crest, head, neck, SEA, sea, way } from '../../things/kelingking-head.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const who = (pose, n, top, shade, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top: [top, shade],
  low: ['#4c6490', '#34446c'],
  hair: n ? ['#3c2834', '#281c28'] : ['#a8703c', '#74483c'],
  light: 1,
  ...more,
})

/** A manta under water, from above; 10 wide. */
function manta(k, c) {
  path(
    k,
    c,
    'M0 -2.400C0.500 -3.200 0.900 -3.400 1.100 -3C1.200 -2.400 1 -1.900 1.400 -1.600C3 -1.200 4.200 0.200 5 1.800C3.400 1.200 2.200 1.400 1.200 2.400C0.800 2.900 0.400 3 0.100 3L0 7L-0.100 3C-0.400 3 -0.800 2.900 -1.200 2.400C-2.200 1.400 -3.400 1.200 -5 1.800C-4.200 0.200 -3 -1.200 -1.400 -1.600C-1 -1.900 -1.200 -2.400 -1.100 -3C-0.900 -3.400 -0.500 -3.200 0 -2.400Z',
  )
}

/** The edge where we stand, in the shade of the wood behind us, and two who look. */
function lookout(k) {
  const r = random(12)
  // Shrubs along the brink.
  const leaves = (list, tones, long) => {
    for (const [x, y, n] of list)
      for (let i = 0; i < n; i++) {
        const a = -Math.PI * (0.06 + 0.88 * r())
        const l = long * (0.6 + r() * 0.7)
        const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l]
        const [nx, ny] = [-Math.sin(a) * l * 0.17, Math.cos(a) * l * 0.17]
        const [mx, my] = [(x + ex) / 2, (y + ey) / 2]
        path(
          k,
          tones[i % tones.length],
          `M${x} ${y}Q${mx + nx} ${my + ny} ${ex} ${ey}Q${mx - nx} ${my - ny} ${x} ${y}Z`,
        )
      }
  }
  leaves(
    points('2 69 9 8 70.500 7 13.500 73.500 9 20 75 8 26 79.500 9 33 82 8 39 86.500 9 46 90 9', 3),
    ['#143c4c', '#1c5454', '#2c6c50'],
    5.4,
  )
  fill(
    k,
    '#143c4c',
    rough(points('-6 67 4 68 12 71.500 20 75 28 79.500 36 84 44 88.500 50 98 -6 98'), 0.4, 3),
  )
  fill(
    k,
    '#5c5860',
    rough(points('-6 72 4 73 12 76 20 79.500 28 84 35 88.500 40 98 -6 98'), 0.3, 4),
  )
  fill(k, '#94786c', rough(points('-6 75 6 76.500 15 80.500 24 85.500 31 92 33 98 -6 98'), 0.3, 5))
  stand(
    k,
    9,
    82.6,
    13,
    who('wave', 0, '#f0705c', '#a84458', {
      view: 'back',
      cut: 'short',
      dress: 'skirt',
      low: ['#fff0d0', '#c8a898'],
      hat: ['brim', '#ffe4a8', '#c89c6c'],
    }),
    { fall: [-0.55, -0.12], shade: '#5c4c5c' },
  )
  stand(
    k,
    18.5,
    86.5,
    13.4,
    who('stand', 1, '#f4c868', '#b08850', { view: 'back', pack: ['#4c8cc8', '#34588c'] }),
    { fall: [-0.55, -0.12], shade: '#5c4c5c' },
  )
  leaves(points('0 90 10 7 91.500 9 26 93 8 32 92 8', 3), ['#0c2c40', '#143c4c', '#1c5454'], 6)
}

export default {
  alt: 'Il promontorio di Kelingking a Nusa Penida visto dal belvedere: come un grande dinosauro allunga il muso nel mare blu cobalto; il sentiero corre sulla cresta del collo, sotto c’è la spiaggia bianca e nella baia passano due mante',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.9, 0.05], horizon: SEA / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      sea(k)
      bay(k)
      head(k)
      neck(k)
      crest(k)
      // Those who come up and go down on the ridge.
      for (const [u, n, top, shade, pose, high] of [
        [0.3, 0, '#f0705c', '#a84458', 'walk', 3.4],
        [0.335, 1, '#fff4dc', '#c0a8a8', 'walk', 3.3],
        [0.56, 2, '#f4c050', '#b07c48', 'climb', 2.2],
      ]) {
        const [x, y] = way(u)
        stand(k, x, y + 0.2, high, who(pose, n, top, shade), {
          fall: [-0.6, 0.05],
          shade: '#2a7454',
        })
      }
      // Two mantas in the bay, their shadows on the sand under them.
      for (const [x, y, q, a] of points('107 84.500 0.620 1.100 133 77.600 0.460 0.700', 4))
        for (const [dx, dy, c] of [
          [-1.6, 1.2, 'rgba(16,100,150,.4)'],
          [0, 0, '#14407c'],
        ]) {
          k.save()
          k.translate(x + dx, y + dy)
          k.scale(1, 0.7)
          k.rotate(a)
          k.scale(q, q)
          manta(k, c)
          k.restore()
        }
      lookout(k)
    })
    return finish(s, { vignette: 0.14 })
  },
}
