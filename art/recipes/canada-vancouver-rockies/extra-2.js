import { at, field, fill, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { pyramid, slab } from '../../things/parkway-mountain.js'
import {
  bus,
  HORIZON,
  metre,
  poplars,
  road,
  seen,
  shadeOfFirs,
  tallFir,
  wood,
} from '../../things/parkway-road.js'
import { sika } from '../../things/sika-deer.js'

const GOLD = ['#ffe07c', '#f6b83c', '#c87c34', '#fff0d0', '#a89084']
const ROCK = {
  lit: '#f4b47c',
  snow: '#fff4dc',
  warm: '#d08c78',
  shade: '#3c6c98',
  half: '#4c80a6',
  blue: '#a0cadc',
}

export default {
  alt: 'La strada dei ghiacciai fra Jasper e Louise al primo sole: un cervo wapiti attraversa tra i pioppi d’oro, il pulmino aspetta lontano, sopra la nebbia una piramide di roccia a gradini',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [1.1, 0.3], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const sky = k.createLinearGradient(0, 0, 26, 60)
      for (const [a, c] of [
        [0, '#186484'],
        [0.45, '#5ca8ac'],
        [0.8, '#d4dcb0'],
        [1, '#ffecb4'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-6, -6, 174, 110)
      slab(k, { lit: '#ecd8b0', band: '#dcb894', shade: '#84b4b8', snow: '#c8dcd4' })
      pyramid(k, ROCK)
      // Mist in the valley: the mountains stand in it.
      const mist = k.createLinearGradient(0, 38, 0, 60)
      mist.addColorStop(0, 'rgba(255,240,196,0)')
      mist.addColorStop(0.75, 'rgba(255,240,196,.9)')
      mist.addColorStop(1, 'rgba(255,240,196,1)')
      k.fillStyle = mist
      k.fillRect(-6, 38, 174, 26)
      wood(k, '#a8c4a4', points('-6 53 30 55.500 60 57.500 84 58.600 100 58 126 56 168 51'), 66, {
        seed: 3,
        tall: 2,
        gap: 0.7,
      })
      wood(
        k,
        '#5c9890',
        points('-6 52 24 55.500 50 58.600 76 60.400 89 61.200 97 61.200 110 59.600 130 56 168 48'),
        66,
        { seed: 5, tall: 3.4, gap: 1 },
      )
      road(k, ['#d4b858', '#e8cc94', '#a89c94', '#fff4dc', '#ffcc30'])
      // The shade of the firs on the right, in the same forms and darker tones.
      k.save()
      shadeOfFirs(k, [
        [9, 4, 60],
        [12, 3, 17],
        [14.6, 2.4, 30],
        [20.5, 1.4, 1.6],
        [25, 1.8, 4.4],
        [37, 4.5, 14],
        [46, 5, 27],
      ])
      k.clip()
      road(k, ['#3c6460', '#446468', '#38566c', '#94b0b4', '#c09c4c'])
      k.restore()
      // Poplars on the left, larger as they come nearer, in groups.
      poplars(
        k,
        points(
          '90 63.200 5 21 86 63.400 7 1 83 63.800 6 2 79 64 10 3 76 64.400 11.500 4 73 64.800 8 5 57 66 11 22 54 66.200 15.500 6 50 66.600 19 7 46 67 13 8 29 69 24 9 23 70.200 33 10 16 70.600 20 11 4 73 46 12 -6 73 34 13',
          4,
        ),
        GOLD,
      )
      const [bx, by] = seen(-8.4, 66)
      fill(k, '#6c7078', [
        [bx + 1.8, by - 0.1],
        [bx + 1.6, by + 0.25],
        [bx - 7, by + 0.7],
        [bx - 6, by - 0.1],
      ])
      at(k, bx, by, metre(66), bus)
      // The stag in the one strip of sun; his shadow falls to the left.
      const [x, y] = seen(-6.4, 23.5)
      const q = (metre(23.5) * 1.5) / 10
      k.save()
      k.translate(x, y)
      k.transform(1, 0, 1.9, -0.21, 0, 0)
      k.scale(-q, q)
      sika(k, { pose: 'up', stag: true, flat: '#5c6470', step: 0.6, spots: false })
      k.restore()
      at(k, x, y, q, (c) => sika(c, { pose: 'up', stag: true, step: 0.6, spots: false }), true)
      fill(
        k,
        '#3c6460',
        points(
          '112 63.600 132 63 168 62 168 96 146 96 143 82 141 78 136 73.600 129 69.600 122 67 114 64.800',
        ),
      )
      for (const [fx, fy, fh, n] of points(
        '118 65 15 1 124 66.500 27 2 130 66.500 19 3 140 69.500 45 4 134 69 29 5 147 71 33 6 157 76 84 7 150 77 55 8 164 80 66 9',
        4,
      ))
        tallFir(k, fx, fy, fh, ['#123c4a', '#4c8460'], n)
    })
    return finish(s, { vignette: 0.1, bloom: 0.1 })
  },
}
