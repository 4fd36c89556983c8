import { at, field, fill, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { theatre } from '../../things/calle-ocho.js'
import { oldCar, rooster, royalPalm } from '../../things/calle-ocho-life.js'
import { dominoTable, eave, F, floorDominoes, quad } from '../../things/domino-park.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const DARK = ['#3c3468', '#282250']
const one = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top,
  low,
  hair: ['#c8c0d0', '#9088a4'],
  light: 1,
  ...more,
})

export default {
  alt: 'Little Havana dal parco del domino: sotto il tetto di tegole si gioca in ombra, e sulla sedia libera si è accomodato un gallo; tessere di domino nel pavimento portano verso la torre del vecchio cinema Art Déco nel sole di Calle Ocho',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [1.1, 0.1], horizon: 61 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 62)
      for (const [a, c] of [
        [0, '#2c94a8'],
        [0.5, '#84ccb8'],
        [0.85, '#f0e4b0'],
        [1, '#ffe4a8'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      // Down the avenue: pale houses and palms.
      const pale = ['#a4c8a4', '#7cb4a0', '#68a498', '#d8d4b8', '#b8bcb0']
      for (const [x, y, hh] of points('60 61 17 82 61 15 48 61 13 87 61 11', 3))
        royalPalm(k, x, y, hh, pale, x)
      for (const [x0, x1, top, wall, trim, awning] of [
        [-5, 23, 51.5, '#ecc0a0', '#fbe0bc', '#e88c74'],
        [23, 40, 53.5, '#f6d8ac', '#fff0d0', '#6cb8b4'],
        [40, 57, 52.2, '#e4ac9c', '#f8d0b4', '#f4c878'],
        [57, 70, 55, '#f4d4b4', '#fff0d4', '#e88c74'],
        [70, 83, 56.8, '#e8bca8', '#f8dcc0', '#6cb8b4'],
      ]) {
        const box = (c, l, y0, r, y1) =>
          fill(k, c, points(`${l} ${y0} ${r} ${y0} ${r} ${y1} ${l} ${y1}`))
        box(wall, x0, top, x1, 65)
        box(trim, x0, top - 0.5, x1, top + 0.3)
        box('#b8889c', x1 - 0.9, top + 0.3, x1, 65)
        for (let x = x0 + 2; x < x1 - 3; x += 4.4) {
          box(trim, x - 0.3, 58.2, x + 2.5, 62.8)
          box('#80809c', x, 58.6, x + 2.2, 62.8)
        }
        box(awning, x0 + 1, 57.4, x1 - 1.6, 58.8)
      }
      // The street in the sun.
      fill(k, '#c8a0a4', points('-6 63.500 166 63.500 166 72 -6 72'))
      k.save()
      k.translate(34.5, 61 - 66 * 0.68)
      k.scale(0.68, 0.68)
      theatre(k)
      k.restore()
      fill(k, '#f4d8b4', points('92 65 166 64.200 166 65.600 92 65.700'))
      at(k, 133, 66.4, 0.72, (c) => oldCar(c, ['#84e4d4', '#40b8b4', '#2c7c94', '#fff4e0']))
      for (const [x, y, hh, n] of points('67 67.500 45 1 53 66.800 32 4', 4))
        royalPalm(k, x, y, hh, ['#98bc54', '#489858', '#307454', '#f0d8bc', '#b894a0'], n)
      // The edge of the park: a low wall with its hedge, the way out between.
      const SUN = '#f0b890'
      quad(k, SUN, [-40, 19, 0], [40, 19, 0], [40, 2, 0], [-40, 2, 0])
      for (const [a, b] of points('-20 -0.800 3.400 20')) {
        quad(k, '#3c8c60', [a, 18.4, 0.4], [b, 18.4, 0.4], [b, 18.4, 0.75], [a, 18.4, 0.75])
        quad(k, '#74b45c', [a, 18.4, 0.6], [b, 18.4, 0.6], [b, 18.4, 0.78], [a, 18.4, 0.78])
        quad(k, '#fff0d4', [a, 18, 0], [b, 18, 0], [b, 18, 0.45], [a, 18, 0.45])
        quad(k, '#e8785c', [a, 18, 0.36], [b, 18, 0.36], [b, 18, 0.46], [a, 18, 0.46])
      }
      const joints = (c) => {
        for (let X = -27.5; X < 28; X += 2.6)
          stroke(k, c, 0.16, `M${F(X, 18).join(' ')}L${F(X, 3).join(' ')}`)
        for (const Z of [3.9, 4.7, 5.8, 7.2, 9, 11.4, 14.4])
          stroke(k, c, 0.16, `M-5 ${F(0, Z)[1]}H165`)
      }
      const PIPS = [
        [6, 4],
        [4, 2],
        [2, 5],
        [5, 5],
        [5, 1],
        [1, 3],
        [3, 0],
      ]
      joints('#e4a480')
      floorDominoes(k, 1.1, 3.2, PIPS, ['#fff4dc', '#d09078', '#84506c'])
      // The shade of our roof on the floor.
      const EDGE = 11.4
      k.save()
      k.beginPath()
      for (const p of [F(-40, EDGE), F(40, EDGE), F(40, 2), F(-40, 2)]) k.lineTo(...p)
      k.clip()
      quad(k, '#7c4c7c', [-40, EDGE, 0], [40, EDGE, 0], [40, 2, 0], [-40, 2, 0])
      joints('#704470')
      floorDominoes(k, 1.1, 3.2, PIPS, ['#c0a4cc', '#5c3868', '#4c2c60'])
      k.restore()
      const [vx, vy] = F(0.75, 13.6)
      stand(
        k,
        vx,
        vy,
        12.6,
        {
          ...one('walk', 1, ['#f0605c', '#b03c5c'], ['#f0605c', '#b03c5c'], {
            dress: 'skirt',
            hat: ['brim', '#fff4dc', '#d8b09c'],
            cut: 'long',
            hair: ['#4c2c3c', '#2c1c34'],
          }),
        },
        { fall: [-1, -0.16], shade: '#b47888' },
      )
      const player = one('sit', 1, ['#fff0dc', '#b8a0b8'], DARK, {
        armNear: [50, 40],
        armFar: [62, 26],
      })
      const straw = { hat: ['brim', '#fff0d0', '#b89ca4'] }
      const [sx, sy] = F(-5.55, 9.1)
      stand(k, sx, sy, 19, one('hips', 1, ['#e0605c', '#94345c'], DARK, straw), {})
      dominoTable(
        k,
        [-3.5, 8],
        player,
        [
          [-0.95, 0, { top: ['#3c94a4', '#28587c'], ...straw }, false],
          [
            -0.22,
            0.8,
            {
              top: ['#f4bc4c', '#b0684c'],
              skin: SKINS[2],
              hat: ['cap', '#e0605c'],
              armNear: [40, 60],
            },
            false,
          ],
        ],
        [
          0.92,
          0,
          -1,
          (c) =>
            at(
              c,
              0,
              0,
              0.62 / 8,
              (r) => rooster(r, ['#c8543c', '#84344c', '#f0a04c', '#2c6474', '#48a08c']),
              true,
            ),
        ],
      )
      eave(k, 3.7, [
        [4, 7],
        [148, 7],
      ])
    })
    return finish(s, { vignette: 0.14 })
  },
}
