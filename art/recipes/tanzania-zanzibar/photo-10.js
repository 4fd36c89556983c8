import { at, field, fill, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { sky } from '../../nature/sky.js'
import { farDhow } from '../../things/forodhani.js'
import { nave, seen } from '../../things/hull-nave.js'
import { cape, toyDhow } from '../../things/nungwi-yard.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { honey } from './kit.js'

const SEA = 52
const WOOD = {
  near: '#2c1e34',
  face: '#7a4a42',
  inside: '#5a3640',
  shade: '#6a4044',
  soft: '#8a5648',
  lit: '#d89450',
  bright: '#f0b468',
  gold: '#ffcf88',
  beam: '#9c6248',
  stem: '#5e3a40',
  seam: 'rgba(70,36,48,.55)',
  haze: '#e8b88c',
}

/** The sea off the cape: pale on the reef, deep at the horizon. */
function water(k) {
  for (const [y, c] of [
    [SEA, '#2a86ac'],
    [SEA + 0.9, '#36a4b8'],
    [SEA + 2.6, '#58c0bc'],
    [SEA + 6, '#98dcc8'],
    [SEA + 9, '#f2dcae'],
  ])
    fill(k, c, [
      [-40, y],
      [200, y],
      [200, 100],
      [-40, 100],
    ])
}

/** He trims the keelson with an adze; his shadow lies over the ribs to starboard. */
function carpenter(k) {
  const [x, y] = seen(0, 0.42, 5.6)
  const [, top] = seen(0, 2.1, 5.6)
  fill(
    k,
    '#7c4844',
    [
      [-0.1, 0.43],
      [0.3, 0.43],
      [1.7, 0.72],
      [2, 1.05],
      [1.5, 0.85],
    ].map(([X, Y]) => seen(X, Y, 5.5 - X * 0.3)),
  )
  stand(k, x, y, y - top, {
    ...POSES.stand,
    near: [10, 14],
    far: [-14, 6],
    lean: 22,
    nod: 18,
    skin: SKINS[3],
    top: ['#fff4dc', '#c8b0b8'],
    low: ['#3c7c9c', '#285274'],
    hair: ['#2c1c2c', '#20142a'],
    shoe: SKINS[3][1],
    bare: true,
    hat: ['cap', '#fffaf0'],
    armNear: [34, 26],
    armFar: [44, 16],
    after: (c, j) => {
      const [hx, hy] = j.armNear.hand
      // A short haft, the blade across its end.
      stroke(c, '#4a2e38', 0.2, `M${hx - 0.3} ${hy - 0.7}L${hx + 0.9} ${hy + 1.1}`)
      path(
        c,
        '#39304a',
        `M${hx + 1.15} ${hy + 0.85}L${hx + 0.75} ${hy + 1.25}L${hx - 0.1} ${hy + 1.75}L${hx + 0.2} ${hy + 1.25}Z`,
      )
    },
  })
}

export default {
  alt: 'Dentro lo scafo di un dhow in costruzione sulla spiaggia di Nungwi: le coste nude salgono come le colonne di una navata verso la prua, il sole entra a strisce; un carpentiere lavora in fondo, sul paramezzale aspetta un dhow giocattolo, fuori passa una vela',
  paint(w, h) {
    const s = new Scene(w, h, { mood: honey, sun: [0.2, 0.3], horizon: SEA / 90 })
    sky(s, { clouds: 0, disc: 0, glowPower: 0.7 })
    const f = field(s)
    f.draw(s.k, (k) => {
      water(k)
      at(k, 3, 0, 1, (c) => cape(c, SEA + 0.4))
      at(k, 135, SEA + 0.9, 0.62, (c) => farDhow(c, '#845058', '#fff4de'))
      nave(k, WOOD, (i) => {
        if (i === 5) carpenter(k)
        if (i === 2) at(k, ...seen(0.06, 0.43, 3.3), 1.9, toyDhow)
      })
    })
    return finish(s, { vignette: 0.14 })
  },
}
