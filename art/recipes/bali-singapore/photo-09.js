import { field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { stars } from '../../nature/sky.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { belt, GROUND, hotel, leaf, P, skyway, superTree } from '../../things/supertree-grove.js'
import { bayNight } from './kit.js'

const ROSE = {
  steel: ['#ffd0b4', '#f0789c', '#8c3c84'],
  leaves: ['#0c2a4c', '#1c4c5c', '#3c7c6c', '#8cb478'],
  glow: ['rgba(255,130,160,.5)', 'rgba(180,50,130,.4)', 'rgba(92,28,104,.75)'],
}
const AMBER = {
  steel: ['#fff0b4', '#f4b45c', '#9c5c5c'],
  leaves: ['#0c304c', '#1f545c', '#44846c', '#98b878'],
  glow: ['rgba(255,214,120,.5)', 'rgba(216,120,80,.4)', 'rgba(120,64,72,.7)'],
}
const MINT = {
  steel: ['#d8f8dc', '#7cd0c0', '#3c8498'],
  leaves: ['#1c4c68', '#2c6474', '#508c84', '#94b890'],
  glow: ['rgba(160,240,216,.4)', 'rgba(70,150,160,.4)', 'rgba(36,100,124,.7)'],
}
const A = { x: 21, z: 40, high: 40, wide: 15.5, rods: 26, turn: 0.12, seed: 21 }
const B = { x: -15, z: 45, high: 38, wide: 13.5, rods: 22, turn: 0.2, seed: 14 }

const who = (pose, n, top, shade, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top: [top, shade],
  low: [low, '#1c2850'],
  hair: ['#241c3c', '#181430'],
  light: 1,
  ...more,
})

/** A bed of plants: fans of leaves of many sizes, the middle ones higher. */
function bed(k, x0, x1, y, [core, mid, lit], seed) {
  const r = random(seed)
  for (let x = x0 - 1; x < x1 + 1; x += 1.1 + r() * 1.4) {
    const u = (x - x0) / (x1 - x0)
    const q = (2.8 + r() * 2.6) * (0.6 + 0.6 * Math.sin(Math.PI * Math.min(1, Math.max(0, u))))
    const light = r() < 0.4
    for (let j = 0; j < 7; j++)
      leaf(
        k,
        light && j > 3 ? lit : j > 4 || light ? mid : core,
        x,
        y + 0.6 + r() * 0.6,
        -3 + j * 0.46,
        q * (0.8 + r() * 0.4),
        light ? 0.26 : 0.17,
      )
  }
}

export default {
  alt: 'I Supertree dei Gardens by the Bay all’imbrunire, guardati dal basso: i tronchi coperti di piante si aprono in corone d’acciaio accese, la passerella corre da uno all’altro alta sopra il prato; un bambino fa l’albero a braccia aperte',
  paint(w, h) {
    const s = new Scene(w, h, { mood: bayNight, sun: [0.9, 0.8], horizon: GROUND / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const sky = k.createLinearGradient(60, 0, 76, GROUND)
      for (const [a, c] of [
        [0, '#05202f'],
        [0.34, '#0c4550'],
        [0.64, '#2f8474'],
        [0.86, '#a4cc90'],
        [1, '#ece6a0'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-5, -5, 170, 100)
    })
    stars(s, { count: 50, below: 0.36, seed: 4 })
    f.draw(s.k, (k) => {
      hotel(k, ['#7fa494', '#4c8080', '#3c6c74'])
      superTree(k, { x: 62, z: 96, high: 34, wide: 12, rods: 16, turn: 0.3, seed: 6 }, AMBER)
      superTree(k, { x: -64, z: 98, high: 33, wide: 11, rods: 16, seed: 5 }, ROSE)
      belt(k, GROUND + 0.6, 2.6, ['#3c747c', '#548c84', '#a4b890'], 9)
      superTree(k, { x: 1.5, z: 78, high: 34, wide: 13, rods: 20, turn: 0.15, seed: 9 }, MINT)
      belt(k, GROUND + 1.4, 2.6, ['#1c4c64', '#2c6470', '#7c9c84'], 12)
      belt(k, GROUND + 2.2, 2.4, ['#0c3450', '#1c5060', '#6c9480'], 17)
      // The lawn, and the path that leads to the foot of the great tree.
      path(k, '#17525c', `M-6 ${GROUND + 1.6}H168V96H-6Z`)
      // Mown in broad planes that run to the trees.
      path(k, '#1e6466', 'M-6 84.600C20 83 44 82.400 66 82.200C50 84.600 30 88 14 94H-6Z')
      path(
        k,
        '#1e6466',
        'M168 85C154 83.600 146 83 138 82.400C134 84.600 126 88 122 94H150C156 90 162 87.400 168 86Z',
      )
      path(k, '#103f50', 'M-6 90C14 86.600 34 87 58 88.600L50 96H-6Z')
      // The light of the crowns lies on the grass in their colours.
      k.save()
      k.beginPath()
      k.rect(-6, GROUND + 1.6, 175, 20)
      k.clip()
      for (const [x, y, rx, c] of [
        [118, 84, 44, '240,96,150'],
        [50, 84, 36, '244,180,92'],
        [24, 83, 15, '240,96,150'],
        [82, 83, 16, '124,220,190'],
      ]) {
        k.save()
        k.translate(x, y)
        k.scale(1, 0.2)
        const g = k.createRadialGradient(0, 0, 0, 0, 0, rx)
        g.addColorStop(0, `rgba(${c},.62)`)
        g.addColorStop(0.5, `rgba(${c},.34)`)
        g.addColorStop(1, `rgba(${c},0)`)
        k.fillStyle = g
        k.fillRect(-rx, -rx, rx * 2, rx * 2)
        k.restore()
      }
      k.restore()
      const way = k.createLinearGradient(60, 0, 134, 0)
      way.addColorStop(0, '#c89088')
      way.addColorStop(0.6, '#f8c0a0')
      way.addColorStop(1, '#f0a0a0')
      path(
        k,
        way,
        'M136 82C118 82.600 98 84.200 86 86C74 87.600 66 89.400 60 92H98C99 89.800 104 88.200 111 86.800C118 85.400 128 83.400 136 82Z',
      )
      superTree(k, B, AMBER)
      superTree(k, A, ROSE)
      // Each stands in a bed of its own.
      for (const [t, tones, seed] of [
        [B, ['#0c3048', '#1f5c60', '#a8a868'], 31],
        [A, ['#0c2c48', '#1f5460', '#b87c84'], 37],
      ]) {
        const [x0, x1] = [P(t.x - t.wide * 0.5, 0, t.z)[0], P(t.x + t.wide * 0.5, 0, t.z)[0]]
        const y = P(t.x, 0, t.z - t.wide * 0.3)[1]
        bed(k, x0, x1, y, tones, seed)
      }
      // Low planting in the corner by the path, larger because it is near.
      bed(k, -4, 27, 89.6, ['#0a2a40', '#15485a', '#3f7c78'], 41)
      bed(k, 133, 165, 89.8, ['#0a2440', '#1c4660', '#8c5c84'], 43)
      const up = (t, tall, pose, n, top, flip) => [
        t,
        (x, y, q) => stand(k, x, y, tall * q, who(pose, n, top, '#5c2c5c', '#3c2454'), { flip }),
      ]
      skyway(
        k,
        { from: [-13.4, 42.6], by: [1, 27], to: [17.6, 37.4], high: 21 },
        ['#ffdc7c', '#7c4464', '#ffe8b0'],
        [
          up(0.2, 1.7, 'walk', 0, '#e05c74'),
          up(0.25, 1.6, 'walkOther', 1, '#4cb0b0'),
          up(0.5, 1.75, 'camera', 2, '#fff0d4'),
          up(0.72, 1.2, 'wave', 0, '#f0a04c', true),
          up(0.76, 1.7, 'stand', 3, '#4c84b4'),
        ],
      )
      const put = (x, y, high, o, flip) =>
        stand(k, x, y, high, o, { flip, fall: [-1.1, -0.05], shade: '#061e34' })
      put(
        101,
        87,
        10.4,
        who('point', 0, '#e8506c', '#8c3058', '#2c3c74', {
          cut: 'long',
          armFar: [128, 8],
          dress: 'skirt',
        }),
      )
      put(107.5, 86.4, 11, who('stand', 1, '#f0dcc0', '#9c849c', '#2c3c74', { view: 'back' }))
      // A child does what the trees do.
      put(
        84,
        88.2,
        8.4,
        who('stand', 0, '#ffc85c', '#b8744c', '#c8506c', {
          view: 'back',
          armNear: [128, 26],
          armFar: [128, 26],
          near: [8, 2],
          far: [-8, 2],
        }),
      )
    })
    return finish(s, { bloom: 0.24, threshold: 0.74, vignette: 0.14 })
  },
}
