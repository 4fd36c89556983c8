import { field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { fuji, HORIZON, lights, on, P, terrace, town } from '../../things/shibuya-sky.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const TOWN = {
  front: '#20365e',
  warm: '#80546c',
  side: '#24406c',
  roof: '#34547c',
  haze: '#eca47c',
  window: '#ffd48c',
}
const WAY = { deck: '#2c3c64', parapet: '#16284c', white: '#ffe8ac', red: '#ff6450' }
const ROOF = {
  floor: ['#8c8ca4', '#34487c'],
  edge: '#142448',
  glass: 'rgba(220,230,236,.2)',
  glassRight: 'rgba(255,214,170,.16)',
  joint: 'rgba(236,240,240,.4)',
  foot: '#1c2c54',
  rail: '#ffd8a4',
  slab: 'rgba(20,36,76,.4)',
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
  alt: 'Tokyo dopo il tramonto dalla terrazza di Shibuya: il fiume di luci della strada corre verso il Fuji nell’ultimo chiarore; all’angolo di vetro lui è in ginocchio davanti a lei',
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
        [0, '#1c5488'],
        [0.35, '#4a8cb0'],
        [0.62, '#a8c8c0'],
        [0.84, '#ffdca0'],
        [1, '#ff9c5c'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      const glow = k.createRadialGradient(50, HORIZON, 1, 50, HORIZON, 84)
      glow.addColorStop(0, 'rgba(255,246,200,.9)')
      glow.addColorStop(0.3, 'rgba(255,232,176,.28)')
      glow.addColorStop(1, 'rgba(255,224,170,0)')
      k.fillStyle = glow
      k.fillRect(-5, -5, 170, HORIZON + 8)
      k.save()
      k.translate(46, HORIZON + 0.6)
      k.scale(1.5, 1.5)
      fuji(k, 0, 0, {
        rock: '#6c6c9c',
        deep: '#545c90',
        snow: '#f4dcc8',
        snowDeep: '#a8acc8',
        hills: '#d89880',
      })
      k.restore()
      k.fillStyle = TOWN.front
      const ground = k.createLinearGradient(0, HORIZON, 0, 80)
      ground.addColorStop(0, '#f0ac80')
      ground.addColorStop(0.3, '#8c6c80')
      ground.addColorStop(1, '#14244c')
      k.fillStyle = ground
      k.fillRect(-5, HORIZON + 0.6, 170, 60)
      town(k, TOWN)
    })
    s.layer((k) => f.draw(k, (c) => lights(c, { white: '#ffb45c', red: '#ff5c4c' }, 22)), {
      lit: false,
      blur: (14 * s.w) / 1600,
      alpha: 0.45,
    })
    f.draw(s.k, (k) => {
      lights(k, WAY)
      terrace(k, ROOF)
      for (const [x, z, high, o, flip] of PEOPLE) {
        const [px, py, q] = on(x, z)
        // The glow stands behind the rail: shadows come towards us, away from it.
        stand(k, px, py, high * q, o, { flip, fall: [(px - 50) / 110, 0.42], shade: '#1c2c54' })
      }
    })
    return finish(s, { bloom: 0.2, threshold: 0.82, vignette: 0.1 })
  },
}
