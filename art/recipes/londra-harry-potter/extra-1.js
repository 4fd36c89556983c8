import { at, field, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { city, corgi, fog, houseboat, ripples, river } from '../../things/thames-mooring.js'
import {
  FARTHER,
  leaf,
  NEAR,
  P,
  sideSpan,
  thamesBarge,
  tower,
  walkways,
} from '../../things/tower-bridge.js'

const WATER = 69

function farHalf(k) {
  sideSpan(k, FARTHER, -1, 7, 0.62)
  sideSpan(k, FARTHER, -1, -7, 0.62)
  tower(k, FARTHER, -39.5)
  leaf(k, FARTHER, -29.5, 1, '#c89c9c')
}

function nearHalf(k) {
  leaf(k, NEAR, 29.5, -1, '#8c7494')
  sideSpan(k, NEAR, 1, 7, 0.5)
  tower(k, NEAR, 39.5)
  sideSpan(k, NEAR, 1, -7, 0.42)
}

/** The bridge turned over about the line where its middle plane meets the river. */
function mirrored(k, draw) {
  const slope = 0.0293
  k.save()
  k.transform(1, 2 * slope, 0, -1, 0, 2 * (72.1 - 107 * slope))
  draw(k)
  k.restore()
}

export default {
  alt: 'Tower Bridge si apre nella nebbia del mattino per una chiatta dalle vele rosse e si specchia nel Tamigi; da una casa galleggiante guardano una donna, un bambino con la sciarpa a righe e il loro corgi',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.02, 0.3], horizon: WATER / 90 })
    const f = field(s)
    const [bx, by] = P(6, -20, 0)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, WATER)
      for (const [a, c] of [
        [0, '#7c9cb8'],
        [0.28, '#c4b4ac'],
        [0.52, '#f8b890'],
        [0.8, '#fccc9c'],
        [1, '#ffe4bc'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-6, -6, 174, 90)
      city(k)
      fog(k, '-14 44 50 5 0.55 112 176 47 5 0.5 -10 62 63 6 0.75 100 172 62.500 6 0.75')
      river(k, WATER)
    })
    // What the river mirrors, before anything stands in it.
    s.layer(
      (k) =>
        f.draw(k, (q) =>
          mirrored(q, (m) => {
            farHalf(m)
            walkways(m, NEAR, FARTHER)
            nearHalf(m)
          }),
        ),
      { lit: false, alpha: 0.5 },
    )
    f.draw(s.k, (k) => {
      const veil = k.createLinearGradient(0, WATER, 0, 90)
      veil.addColorStop(0, 'rgba(244,204,164,.25)')
      veil.addColorStop(0.5, 'rgba(110,158,172,.35)')
      veil.addColorStop(1, 'rgba(44,100,132,.85)')
      k.fillStyle = veil
      k.fillRect(-6, WATER, 174, 30)
      k.save()
      k.globalAlpha = 0.55
      k.translate(bx, by + 0.4)
      k.scale(0.78, -0.6)
      thamesBarge(k)
      k.restore()
      ripples(k, WATER)
      farHalf(k)
      fog(k, '-20 66 69.400 4.500 0.9 20 92 71 2.400 0.8 112 184 69.600 3.600 0.8')
      walkways(k, NEAR, FARTHER)
      at(k, bx, by, 0.78, thamesBarge)
      stroke(
        k,
        '#fdecd0',
        0.4,
        `M${bx - 12} ${by + 0.9}C${bx - 6} ${by + 0.4} ${bx + 4} ${by + 0.7} ${bx + 12} ${by + 0.8}`,
      )
      nearHalf(k)
      stroke(k, '#fdecd0', 0.36, 'M86.500 73.500L91 74H112L124 72.800')
      houseboat(k)
      const fall = [0.9, -0.06]
      stand(
        k,
        33.5,
        78.6,
        9.2,
        {
          ...POSES.wave,
          armFar: [124, 30],
          top: ['#e0a048', '#a46858'],
          low: ['#3c4470', '#2c2c54'],
          skin: SKINS[1],
          hair: ['#4c2c38', '#34203c'],
          cut: 'long',
          dress: 'coat',
          hat: ['knit', '#3c8c8c', '#fff0dc'],
          light: -1,
        },
        { fall, shade: '#7c5868' },
      )
      stand(
        k,
        38.6,
        78.3,
        6.6,
        {
          ...POSES.point,
          top: ['#3c7c8c', '#2c5070'],
          low: ['#4c3c58', '#342c4c'],
          skin: SKINS[0],
          hair: ['#b8603c', '#84403c'],
          light: -1,
          after: (q, j, flat) => {
            const [x, y] = j.chest
            path(
              q,
              flat ?? '#a82c44',
              `M${x - 0.5} ${y - 0.2}C${x} ${y + 0.1} ${x + 0.5} ${y} ${x + 0.6} ${y - 0.3}L${x + 0.5} ${y + 0.35}C${x} ${y + 0.5} ${x - 0.8} ${y + 0.5} ${x - 1.5} ${y + 0.1}L${x - 3.2} ${y + 0.5}L${x - 3.1} ${y - 0.2}L${x - 1.4} ${y - 0.6}Z`,
            )
            if (!flat)
              for (const d of [-1.3, -2, -2.7])
                path(q, '#f8c44c', `M${x + d} ${y - 0.5}l0.320 -0.050l-0.050 0.850l-0.320 0.050Z`)
          },
        },
        { fall, shade: '#7c5868' },
      )
      at(k, 44.4, 78, 0.4, corgi)
    })
    return finish(s, { vignette: 0.14 })
  },
}
