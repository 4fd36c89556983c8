import { at, field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { fuji, HORIZON, on, terrace, town } from '../../things/shibuya-sky.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { tower } from '../../things/tokyo-tower.js'

const TOWN = {
  front: '#1c1c54',
  warm: '#5c3478',
  side: '#282868',
  roof: '#34347c',
  haze: '#d0688c',
  window: '#ffd48c',
}
const ROOF = {
  floor: ['#6c5c9c', '#2c2868'],
  edge: '#141440',
  glass: 'rgba(220,200,236,.12)',
  glassRight: 'rgba(255,190,190,.1)',
  joint: 'rgba(236,220,240,.3)',
  foot: '#1c1850',
  rail: '#ffc8a4',
  slab: 'rgba(20,20,76,.35)',
}

const person = (pose, skin, top, more) => ({
  ...POSES[pose],
  skin: SKINS[skin],
  top,
  low: ['#3c4c78', '#202c54'],
  hair: ['#34304c', '#1c1c38'],
  light: -1,
  ...more,
})
const PEOPLE = [
  [
    4.1,
    15.4,
    1.76,
    person('kneel', 0, ['#8cb4dc', '#3c5c8c'], {
      near: [86, 90],
      far: [-6, 82],
      armNear: [58, 22],
      armFar: [70, 14],
      lean: 6,
      nod: -14,
    }),
  ],
  [
    5.15,
    15.5,
    1.64,
    person('stand', 1, ['#ff7c64', '#a83c58'], {
      cut: 'long',
      dress: 'skirt',
      low: ['#ff7c64', '#a83c58'],
      armNear: [30, 126],
      armFar: [38, 122],
      light: 1,
    }),
    true,
  ],
]

export default {
  alt: 'Tokyo di notte da una terrazza: la torre accesa sopra i tetti viola, il Fuji all’orizzonte; lui è in ginocchio davanti a lei',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.dusk, disc: 0 },
      sun: [0.3, 0.46],
      horizon: HORIZON / 90,
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, HORIZON + 3)
      for (const [a, c] of [
        [0, '#14184c'],
        [0.4, '#383080'],
        [0.72, '#9c4c8c'],
        [0.92, '#f08078'],
        [1, '#ffb078'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      k.save()
      k.translate(46, HORIZON + 0.6)
      k.scale(1.5, 1.5)
      fuji(k, 0, 0, {
        rock: '#5c3c84',
        deep: '#4c347c',
        snow: '#e0a0b4',
        snowDeep: '#8c6ca8',
        hills: '#a8508c',
      })
      k.restore()
      k.fillStyle = TOWN.front
      const ground = k.createLinearGradient(0, HORIZON, 0, 80)
      ground.addColorStop(0, '#c8648c')
      ground.addColorStop(0.3, '#5c3c80')
      ground.addColorStop(1, '#14144c')
      k.fillStyle = ground
      k.fillRect(-5, HORIZON + 0.6, 170, 60)
      town(k, TOWN)
    })
    // The one bright thing: the tower, its light on the air and on the trees of its park.
    f.draw(s.k, (k) => {
      const [x, y] = [91, 73]
      const glow = k.createRadialGradient(x, y - 18, 2, x, y - 18, 44)
      glow.addColorStop(0, 'rgba(255,140,80,.5)')
      glow.addColorStop(1, 'rgba(255,110,90,0)')
      k.fillStyle = glow
      k.fillRect(x - 50, y - 66, 100, 100)
      path(
        k,
        '#6c3860',
        'M70 77C71 72 74 71 77 71.500C78 69.500 82 69 84 70.500C87 69 95 69 98 70.500C101 69 104 70 105 72C108 71.500 111 73 112 77Z',
      )
      const steel = s.sheet()
      f.draw(steel.k, (c) => at(c, x, y, 0.19, tower))
      k.save()
      k.resetTransform()
      k.drawImage(steel.canvas, 0, 0)
      k.restore()
      path(
        k,
        '#241c50',
        'M68 80C68 74.500 71 72 75 72.600C76.500 70.600 80.500 70.400 82.500 72.200C84.500 70.600 88.500 70.800 90.500 72.400C93 70.800 96.500 71 98.500 72.800C101 71 105 71.200 107 73.200C111 72.800 114 75.500 114.500 80Z',
      )
    })
    f.draw(s.k, (k) => {
      terrace(k, ROOF)
      for (const [x, z, high, o, flip] of PEOPLE) {
        const [px, py, q] = on(x, z)
        // The light of the tower comes from behind the rail: soft shadows towards us.
        stand(k, px, py, high * q, o, {
          flip,
          fall: [(px - 91) / 60, 0.3],
          shade: 'rgba(28,20,84,.55)',
        })
      }
    })
    return finish(s, { bloom: 0.2, threshold: 0.82, vignette: 0.1 })
  },
}
