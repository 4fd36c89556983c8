import { at, field, fill, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { lens } from '../../things/curves.js'
import { horn, skirt, tilted } from '../../things/parkway-horn.js'
import { bus } from '../../things/parkway-road.js'
import {
  aspens,
  firShade,
  HORIZON,
  line,
  metre,
  road,
  seen,
  sunnyFir,
  wapiti,
} from '../../things/wapiti-road.js'

const GOLD = ['#ffdc6c', '#f8bc3c', '#d07c34', '#fff4dc', '#a08c88', '#a08c48']
/** Firs on the right: metres to the right, ahead, height, half width. */
const FIRS = [
  [10.6, 27.5, 18.5, 4.6],
  [13, 32.5, 19, 4.2],
  [17, 38.5, 24, 4.6],

  [25, 22.8, 25, 3],
]

export default {
  alt: 'La strada dei ghiacciai fra Jasper e Louise in una chiara mattina d’autunno: un cervo wapiti attraversa nel sole fra i pioppi d’oro e l’ombra degli abeti, il pulmino aspetta lontano, sopra il bosco un corno di roccia e neve, metà nella luce e metà nell’ombra azzurra',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [1.1, 0.2], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const sky = k.createLinearGradient(0, 0, 0, 56)
      for (const [a, c] of [
        [0, '#2f86c4'],
        [0.5, '#84c0de'],
        [1, '#eef2ea'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-6, -6, 174, 110)
      tilted(k, { lit: '#e8d4c8', shade: '#98bcd8', snow: '#d4e6f0' })
      horn(k, {
        lit: '#f2c49c',
        bed: '#dca488',
        snow: '#fffaf0',
        gully: '#a8808c',
        shade: '#44689c',
        shadeBed: '#385888',
        blue: '#a8cae8',
        scree: '#fbdcba',
        shadeScree: '#5a80b0',
      })
      skirt(k, { far: '#6c94a4', lit: '#5c8c80', near: '#35685f' })
      road(k, ['#dcb450', '#ecd4a4', '#9c98a8', '#fff8e8', '#ffcc30'])
      k.save()
      firShade(k, FIRS)
      k.clip()
      road(k, ['#62763c', '#7c8484', '#4c5c84', '#a8b8cc', '#c8a454'])
      k.restore()
      // Low willow scrub breaks the far edge of the meadow.
      for (const [x, y, half, tone] of points(
        '-2 61.400 26 0 26 60.900 13 1 44 61.100 10 0 84 61 11 1 100 61.300 17 0 126 60.900 15 1 150 61.500 24 0 116 64.500 14 1',
        4,
      ))
        lens(k, tone ? '#c09c44' : '#94904c', x, y, half, 0.7, 0.8)
      aspens(
        k,
        points(
          '89 62.800 5.500 31 86 63 7.500 32 82 63.200 6 33 56 64 9 35 51 64.400 13 36 47 65 10 37 38 66 20 38 33 66.500 15 39 20 68 30 40 13 69.500 37 41 7 70 26 42 -3 73 56 43',
          4,
        ),
        GOLD,
      )
      const z = 62
      const [bx, by] = seen(line(z) - 2, z)
      fill(k, '#5c6888', [
        [bx + 2, by + 0.1],
        [bx - 2, by + 0.1],
        [bx - 6, by - 0.5],
        [bx - 5, by - 0.9],
        [bx, by - 0.9],
      ])
      at(k, bx, by, metre(z), bus)
      for (const [fx, fz, high, n] of points(
        '11.400 38 15 3 17 35 24 5 13 31 20 2 10.600 27.500 18.500 7',
        4,
      )) {
        const [x, y] = seen(fx, fz)
        sunnyFir(k, x, y, high * metre(fz), ['#1c4c50', '#5c9464', '#543c44'], n)
      }
      // The bull in the sun; his shade falls to the left and away.
      const [x, y] = seen(-6.6, 21)
      const q = (metre(21) * 1.55) / 10
      k.save()
      k.translate(x, y)
      k.transform(1, 0, 1.35, 0.24, 0, 0)
      k.scale(-q, q)
      wapiti(k, '#5c6480')
      k.restore()
      lens(k, '#545c7c', x - q * 0.6, y + q * 0.1, q * 7.4, q * 0.7, q * 0.4)
      at(k, x, y, q, wapiti, true)
    })
    return finish(s, { vignette: 0.1, bloom: 0.08 })
  },
}
