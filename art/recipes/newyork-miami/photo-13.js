import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { branch, islet, kayak, keys, SHORE, snags } from '../../things/florida-bay.js'
import { inFlight, spoonbill } from '../../things/mangrove-creek.js'

/** Who sleeps and wakes on the islet: x, y, size, to the right. */
const ROOST = points('112.800 20.700 0.3 0 127.600 29.800 0.25 1 144 34.500 0.28 1', 4)

const WADERS = points('122 60.500 0.42 1 0 141 64.600 0.66 0 0', 5)

function roost(k) {
  for (const [x, y, q, right] of ROOST) at(k, x, y, q, (c) => spoonbill(c), Boolean(right))
}

function waders(k) {
  for (const [x, y, q, feeding, right] of WADERS)
    at(k, x, y, q, (c) => spoonbill(c, Boolean(feeding)), Boolean(right))
}

/** Draws something upside down under the line y. */
function mirrored(k, y, alpha, draw, press = 1) {
  k.save()
  k.beginPath()
  k.rect(-6, y, 172, 96 - y)
  k.clip()
  k.globalAlpha = alpha
  k.translate(0, y)
  k.scale(1, -press)
  k.translate(0, -y)
  draw(k)
  k.restore()
}

/** The islet and its birds upside down in the still water: painted whole first, so that nothing shines through it. */
function mirrorIslet(s, f) {
  const { canvas, k } = s.sheet(s.w, s.h)
  f.draw(k, (c) => {
    snags(c)
    islet(c)
    roost(c)
  })
  const [, y] = f.at([0, 47])
  s.k.save()
  s.k.setTransform(1, 0, 0, 1, 0, 0)
  s.k.beginPath()
  s.k.rect(0, y, s.w, s.h - y)
  s.k.clip()
  s.k.globalAlpha = 0.6
  s.k.translate(0, 2 * y)
  s.k.scale(1, -1)
  s.k.drawImage(canvas, 0, 0)
  s.k.restore()
}

export default {
  alt: 'Alba nella baia delle Everglades con la luna che tramonta: due persone scivolano in kayak sull’acqua a specchio verso un isolotto di mangrovie dove si svegliano le spatole rosa',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        disc: 0,
        sky: [
          [0, '#6ca8cc'],
          [0.34, '#a8c4d8'],
          [0.6, '#f4ccc8'],
          [0.8, '#f4b8bc'],
          [0.93, '#c0a8c8'],
          [1, '#98a0c4'],
        ],
      },
      sun: [-0.1, 0.4],
      horizon: SHORE / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const moon = (c) => {
        path(c, '#fff6e8', 'M82 25.600a4.200 4.200 0 1 0 0.010 0Z')
      }
      moon(k)
      keys(k)
      // The bay: the sky upside down.
      const g = k.createLinearGradient(0, SHORE, 0, 90)
      for (const [t, c] of [
        [0, '#a8a8c8'],
        [0.12, '#d0b0c8'],
        [0.34, '#ecc0c4'],
        [0.6, '#b4c0d0'],
        [1, '#5c94b4'],
      ])
        g.addColorStop(t, c)
      path(k, g, `M-6 ${SHORE}H166V96H-6Z`)
      mirrored(k, SHORE, 0.5, keys)
      mirrored(k, SHORE, 0.6, moon, 1.15)
      mirrorIslet(s, f)
      for (const [x, y, half] of points(
        '80 53 3 84 55.400 3.600 81 57.800 2.600 83.500 51.600 2.200',
        3,
      ))
        path(
          k,
          '#dcb8c8',
          `M${x - half} ${y}Q${x} ${y - 0.24} ${x + half} ${y}Q${x} ${y + 0.24} ${x - half} ${y}Z`,
        )
      // Slits of the morning air on the water.
      const r = random(14)
      for (let i = 0; i < 26; i++) {
        const t = (i / 25) ** 1.3
        const y = SHORE + 1 + t * 44
        const half = (2 + r() * 7) * (0.5 + t)
        const x = -4 + r() * 168
        path(
          k,
          ['rgba(248,216,212,.6)', 'rgba(180,184,212,.55)', 'rgba(255,236,224,.5)'][i % 3],
          `M${x - half} ${y}Q${x} ${y - 0.1 - t * 0.22} ${x + half} ${y}Q${x} ${y + 0.1 + t * 0.22} ${x - half} ${y}Z`,
        )
      }
      snags(k)
      islet(k)
      roost(k)
      path(
        k,
        'rgba(255,240,228,.4)',
        'M87 47.300C100 46.700 140 46.700 155 47.200C140 47.700 100 47.700 87 47.300Z',
      )
      for (const [x, y, q, up] of [
        [90, 13, 0.46, 1],
        [100.5, 17.5, 0.34, 0],
      ])
        at(k, x, y, q, (c) => inFlight(c, Boolean(up)))
      // Some fish in the shallows, ripples round their legs.
      for (const [x, y, q, feeding, right] of WADERS)
        mirrored(
          k,
          y + 0.2,
          0.5,
          (c) => at(c, x, y, q, (d) => spoonbill(d, Boolean(feeding)), Boolean(right)),
          0.8,
        )
      for (const [x, y, q] of WADERS)
        stroke(
          k,
          'rgba(255,244,236,.75)',
          0.16,
          `M${x - 4 * q} ${y + 0.3}q${5 * q} ${1.3 * q} ${10 * q} 0M${x - 7 * q} ${y + 0.5}q${8 * q} ${2.6 * q} ${16 * q} 0`,
        )
      waders(k)
      // The kayak, its mirror, its wake.
      const boat = (c) => at(c, 49, 58, 1, kayak)
      mirrored(k, 58.5, 0.55, boat, 0.85)
      for (const [x, y, half] of points('44 60.500 7 52 62 6 47 63.600 5', 3))
        path(
          k,
          'rgba(226,190,204,.8)',
          `M${x - half} ${y}Q${x} ${y - 0.25} ${x + half} ${y}Q${x} ${y + 0.25} ${x - half} ${y}Z`,
        )
      boat(k)
      fill(k, 'rgba(255,244,238,.75)', [
        [58.6, 57.4],
        [50, 58.9],
        [20, 61.4],
        [2, 63],
        [20, 61.1],
        [50, 58.5],
      ])
      fill(k, 'rgba(255,244,238,.55)', [
        [58.6, 57.2],
        [40, 56.9],
        [18, 55.8],
        [2, 55.2],
        [18, 55.6],
        [40, 56.6],
      ])
      // Near and dark: a branch of the mangrove we glide out of.
      branch(k)
    })
    return finish(s, { bloom: 0.14 })
  },
}
