import { field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { stars } from '../../nature/sky.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { belt, GROUND, hotel, skin, skyway, superTree } from '../../things/supertree-grove.js'
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
const DARK = {
  steel: ['#e88c80', '#40487c', '#1c2c5c'],
  leaves: ['#04142c', '#0a2038', '#123448', '#3c6460'],
  glow: ['rgba(40,44,96,.4)', 'rgba(14,28,72,.5)', 'rgba(10,24,64,.6)'],
}
const A = { x: 21, z: 40, high: 45, wide: 17, rods: 26, turn: 0.12, seed: 21 }
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

export default {
  alt: 'I Supertree dei Gardens by the Bay all’imbrunire, guardati dal basso: i tronchi coperti di piante si aprono in corone d’acciaio accese, la passerella corre da uno all’altro alta sopra il prato; un bambino fa l’albero a braccia aperte',
  paint(w, h) {
    const s = new Scene(w, h, { mood: bayNight, sun: [0.9, 0.8], horizon: GROUND / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const sky = k.createLinearGradient(60, 0, 76, GROUND)
      for (const [a, c] of [
        [0, '#07224e'],
        [0.34, '#0f4c74'],
        [0.64, '#4c9c98'],
        [0.85, '#dcdca4'],
        [1, '#ffd08c'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-5, -5, 170, 100)
    })
    stars(s, { count: 50, below: 0.36, seed: 4 })
    f.draw(s.k, (k) => {
      hotel(k, ['#c8c0a8', '#94a8a4', '#7c989c'])
      superTree(k, { x: 62, z: 96, high: 34, wide: 12, rods: 16, turn: 0.3, seed: 6 }, AMBER)
      superTree(k, { x: -64, z: 98, high: 33, wide: 11, rods: 16, seed: 5 }, ROSE)
      belt(k, GROUND + 0.6, 2.6, ['#3c747c', '#548c84', '#a4b890'], 9)
      superTree(k, { x: 1.5, z: 78, high: 34, wide: 13, rods: 20, turn: 0.15, seed: 9 }, MINT)
      belt(k, GROUND + 1.4, 2.6, ['#1c4c64', '#2c6470', '#7c9c84'], 12)
      superTree(k, B, AMBER)
      superTree(k, A, ROSE)
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
        [
          [0.14, skin(B, 1.2, 0.76)],
          [0.3, skin(B, 0.9, 0.86)],
          [0.72, skin(A, 2.2, 0.8)],
          [0.87, skin(A, 1.9, 0.72)],
        ],
      )
      belt(k, GROUND + 2.2, 2.4, ['#0c3450', '#1c5060', '#6c9480'], 17)
      // The lawn, and the path that leads to the foot of the great tree.
      path(k, '#0c3450', `M-6 ${GROUND + 1.6}H168V96H-6Z`)
      path(
        k,
        '#e8b48c',
        'M121 82.200C114 83.400 98 84.400 86 86C75 87.400 67 89 62 92H96C97 89.800 103 88.400 110 87C117 85.600 124 84 127 82.600Z',
      )
      path(
        k,
        '#082840',
        'M-6 86.400C10 85.600 30 86.400 46 88.400C54 89.400 60 90.400 64 92V96H-6Z',
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
      // The nearest tree, dark, leaves the picture.
      superTree(k, { x: -32, z: 24, high: 38, wide: 12, rods: 22, turn: 0.1, seed: 31 }, DARK)
    })
    return finish(s, { bloom: 0.24, threshold: 0.74, vignette: 0.14 })
  },
}
