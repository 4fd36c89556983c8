import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { balcony, balloon, booth, chandelier, constellation } from '../../things/grand-central.js'
import {
  blades,
  endWall,
  FAR,
  HALF,
  longWall,
  NEAR,
  quad,
  see,
  sunOnFloor,
  vault,
} from '../../things/grand-concourse.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const COATS = [
  ['#e8684c', '#943c58'],
  ['#4c84b4', '#2c4c80'],
  ['#f4b84c', '#a86c48'],
  ['#4c9484', '#2c5c6c'],
  ['#a4549c', '#64346c'],
  ['#fff0d8', '#b89cb0'],
  ['#3c4470', '#242850'],
]
const MOVES = ['walk', 'walkOther', 'stand', 'walk', 'camera', 'walkOther', 'point']
const LOWS = [
  ['#5c5484', '#342c5c'],
  ['#44466c', '#282848'],
  ['#7c5c6c', '#4c3450'],
]

/** A case on wheels behind somebody. */
const trolley = (c) => (k, j, flat) => {
  const [hx, hy] = j.armNear.hand
  stroke(k, flat ?? '#3c2c4c', 0.12, `M${hx} ${hy}L-1.500 -2.300`)
  path(k, flat ?? c, 'M-2.300 -0.150L-1.900 -2.500L-0.900 -2.300L-1.300 0Z')
}

/** A traveller on the marble: metres across, depth, which coat; the shadow falls towards us on the left. */
function person(k, [X, z, i, way], more = {}) {
  const [x, y] = see(X, 0, z)
  const skirt = i % 3 === 1
  stand(
    k,
    x,
    y,
    z * (more.tall ?? 1.78),
    {
      ...POSES[MOVES[(i * 3 + Math.round(X + 20)) % 7]],
      top: COATS[i % 7],
      low: skirt && i % 2 ? COATS[(i + 3) % 7] : LOWS[(i + Math.round(z * 10)) % 3],
      skin: SKINS[(i * 2 + Math.round(z * 7)) % 4],
      hair: [
        ['#4c2c34', '#2c1c30'],
        ['#8c5c3c', '#5c3838'],
        ['#2c2038', '#1c142c'],
      ][i % 3],
      cut: ['short', 'long', 'bun'][(i + Math.round(z * 4)) % 3],
      dress: skirt ? 'coat' : undefined,
      hat: i === 6 ? ['brim', '#5c4c74', '#342c54'] : undefined,
      light: way > 0 ? 1 : -1,
      before: i % 4 === 2 ? trolley(COATS[(i + 1) % 7][1]) : undefined,
      ...more,
    },
    { flip: way < 0, fall: [-0.62, 0.2], shade: 'rgba(72,44,92,.5)' },
  )
}

export default {
  alt: 'Il grande atrio di Grand Central a New York: lame di sole dalle alte finestre sul marmo, i viaggiatori con le ombre lunghe intorno all’orologio d’ottone; una bambina saluta il palloncino rosso che sale verso le costellazioni d’oro',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.golden, disc: 0 },
      sun: [0.7, 0.3],
      horizon: 55 / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      path(k, '#1c5c74', 'M-5 -5H165V95H-5Z')
      for (const [z, c] of [
        [3.2, '#21667c'],
        [2.5, '#287484'],
        [2.05, '#31848c'],
        [1.75, '#3d9492'],
        [1.5, '#4ea498'],
      ])
        fill(k, c, [...vault(z), see(HALF, 0, z), see(-HALF, 0, z)])
      for (const d of [
        '44 3 51 6 58 3.500 63 9 57 13 50 10',
        '72 2 78 7 86 4.500 94 9 102 5.500',
        '86 4.500 83 11',
        '94 9 97 13',
        '112 2 117 7 126 4.500 132 1',
        '117 7 120 14 128 15',
        '72 12 78 14.500',
        '107 12 112 16',
      ])
        constellation(k, d)
      endWall(k)
      longWall(k, -1, {
        wall: '#cc9c88',
        light: '#ffdcae',
        recess: '#b48488',
        deep: '#8c6484',
        glass: '#e8bc98',
        frame: '#f0cc9c',
        lune: '#b8dcc4',
      })
      longWall(k, 1, {
        wall: '#80608c',
        light: '#b890a0',
        recess: '#664c80',
        deep: '#4a3a70',
        glass: '#54427a',
        frame: '#a888a0',
        lune: '#ffe8b0',
      })
      // The floor: pale marble in squares.
      quad(k, '#b88890', [-HALF, 0, FAR], [-HALF, 0, NEAR], [HALF, 0, NEAR], [HALF, 0, FAR])
      for (let d = 11; d < 75; d += 4)
        quad(
          k,
          '#a47888',
          [-HALF, 0, 97 / d],
          [-HALF, 0, 97 / (d + 0.5)],
          [HALF, 0, 97 / (d + 0.5)],
          [HALF, 0, 97 / d],
        )
      for (let X = -16; X <= 16; X += 4)
        quad(
          k,
          '#a47888',
          [X - 0.16, 0, FAR],
          [X - 0.16, 0, NEAR],
          [X + 0.16, 0, NEAR],
          [X + 0.16, 0, FAR],
        )
      sunOnFloor(k)
      blades(k)
      const crowd = points(
        '-15 1.500 0 1 -10 1.560 3 -1 -4 1.600 5 1 4.500 1.560 4 -1 9 1.650 2 1 14.500 1.700 0 -1 -7.500 1.750 1 1 -12.500 1.900 6 1 11 1.950 3 -1 15.800 2.100 5 1 -2 2 2 -1 -15.500 2.250 2 1 -8.500 2.300 4 -1',
        4,
      )
      for (const p of crowd) person(k, p)
      const [bx, by] = see(1, 0, 2.45)
      at(k, bx, by, 2.3, booth)
      for (const p of points(
        '-4.600 2.520 0 1 6 2.600 6 -1 -13 2.900 1 1 9.200 3 2 -1 -9.600 3.050 3 1 14.300 2.700 4 1 3.600 3.250 5 -1 -15.200 3.700 0 1 -11.600 3.600 5 1 11 3.900 1 -1',
        4,
      ))
        person(k, p)
      // The child who lets her balloon go, her father beside her.
      person(k, [-4.9, 3.75, 2, 1], {
        ...POSES.wave,
        tall: 1.25,
        armFar: [150, 12],
        top: ['#f4c444', '#b47844'],
        low: ['#f4c444', '#b47844'],
        dress: 'skirt',
        cut: 'long',
        before: undefined,
        hat: undefined,
        nod: -16,
      })
      person(k, [-5.7, 3.85, 6, 1], {
        ...POSES.stand,
        cut: 'short',
        hat: undefined,
        dress: undefined,
      })
      // Lamps between the piers, far to near.
      for (const z of [1.5, 1.95, 2.7])
        for (const X of [-14, 14]) {
          const [x, y] = see(X, 19, z)
          at(k, x, y, z * 0.62, (c) => chandelier(c, 26))
        }
      at(k, 92.5, 39, 0.4, balloon)
      balcony(k, 83.4)
    })
    const [cx, cy] = f.at(see(1, 6, 2.45))
    s.glowAt(cx, cy, s.u * 6, '#ffd88a', 0.35)
    return finish(s, { bloom: 0.2 })
  },
}
