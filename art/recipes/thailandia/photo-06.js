import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { carryingFather, giantBust, noseBird, tuskGirl } from '../../things/giant-face.js'
import { bent, limb } from '../../things/joints.js'
import { hand } from '../../things/living-faces.js'
import { goldBell, greatHall, mondop } from '../../things/royal-temple.js'

/** Cobalt of a cloudless forenoon, paler in broad arcs round the sun beyond the right corner. */
function forenoon(k) {
  path(k, '#1c4ca8', 'M-6 -6H166V96H-6Z')
  for (const [q, c] of [
    [150, '#2460bc'],
    [118, '#347ccc'],
    [88, '#549cd8'],
    [60, '#84bce0'],
    [36, '#bcdce4'],
  ])
    path(k, c, `M${168 - q} 4a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
}

/** The end of a temple roof that comes into the picture from above: tiles in rows, gilt bells that hang from its edge. */
function eaves(k) {
  fill(k, '#1c6c58', points('112 -6 166 -6 166 14'))
  fill(k, '#f07c34', points('122 -6 166 -6 166 9.500'))
  fill(k, '#c8502c', points('122 -6 136 -6 166 4 166 9.500'))
  stroke(k, '#f8c044', 1.2, 'M111 -6.500L166 14.500')
  for (const [x, y] of points('126 -0.500 137 3.600 148 7.800 159 12', 2)) {
    stroke(k, '#f8c044', 0.4, `M${x} ${y}V${y + 2.5}`)
    path(
      k,
      '#f8c044',
      `M${x - 1.5} ${y + 5}C${x - 1.5} ${y + 2.5} ${x - 0.8} ${y + 2} ${x} ${y + 2}C${x + 0.8} ${y + 2} ${x + 1.5} ${y + 2.5} ${x + 1.5} ${y + 5}Z`,
    )
    path(
      k,
      '#ffe890',
      `M${x} ${y + 5.5}L${x + 1.1} ${y + 7.5}L${x} ${y + 9.5}L${x - 1.1} ${y + 7.5}Z`,
    )
  }
}

export default {
  alt: 'Al Palazzo Reale di Bangkok una bambina, sulle spalle del padre, fa le zanne con le dita e gli occhi storti al gigante verde del tempio, che guarda storto l’uccellino posato sul suo naso; dietro, il chedi dorato',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [1, 0.05], horizon: 0.9 })
    field(s).draw(s.k, (k) => {
      forenoon(k)
      at(k, 93, 88, 0.9, mondop)
      at(k, 141, 92, 1.12, goldBell)
      at(k, 112, 97, 0.62, greatHall)
      path(k, '#f8ece0', 'M60 90H166V98H60Z')
      eaves(k)
      at(k, 44, 62, 1.05, giantBust)
      at(k, 43.6, 43, 0.82, noseBird)
      at(k, 113, 71, 1, carryingFather)
      at(k, 113, 35.5, 1, tuskGirl)
      // His hands at her ankles.
      limb(
        k,
        '#2c4c9c',
        bent([
          [94, 84, 8],
          [90, 94, 7],
          [97, 80, 4.6],
        ]),
      )
      limb(
        k,
        '#4c7ce0',
        bent([
          [132, 84, 8],
          [137, 94, 7],
          [129, 80, 4.6],
        ]),
      )
      hand(k, 96.5, 81, -1, 1.7, ['#e08c74', '#a85c68'], 'grip', 1)
      hand(k, 129.5, 81, -2.15, 1.7, ['#ffc8a0', '#a85c68'], 'grip', -1)
    })
    s.glow(1, 0.02, 50, '#fff6d8', 0.35)
    return finish(s, { vignette: 0.1 })
  },
}
