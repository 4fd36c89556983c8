import { at, field, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { lens } from '../../things/curves.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { cart, fire, lanterns, stool, table, tukTukBehind } from '../../things/yaowarat-night.js'
import { board, drawnOut, gate, houses, mirror, P, road } from '../../things/yaowarat-street.js'
import { warmNight } from './kit.js'

const RED = ['#c8203c', '#ffc068', '#fff0a8', '#5c1038']
const JADE = ['#0f7c78', '#6cc8ac', '#d8f0dc', '#0c3c50']
const GOLD = ['#dc8c34', '#ffd888', '#7c1838', '#7c4034']
const BLUE = ['#24488c', '#5c98cc', '#b8dcec', '#161f50']

/** From far to near; few, no two alike. */
const BOARDS = [
  [[1.4, 2.6, 6.4, 9.4, 48], GOLD, []],
  [[-3.6, -2.2, 6, 10, 36], RED, []],
  [[3.3, 5.3, 5.4, 9.6, 21], JADE, ['great', 'gold']],
  [[-5.2, -3.2, 4.6, 9, 15], BLUE, ['thor', 'or', 'ngor']],
]

const FIRE = P(2.35, 0, 8.2)

const person = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top,
  low,
  hair: ['#2c1838', '#1c1030'],
  light: 1,
  ...more,
})
const dark = ['#4c3c68', '#211c4c']

const COOK = person('stand', 1, ['#fff0d0', '#9c7484'], ['#4c4c84', '#28285c'], {
  near: [-9, 3],
  far: [15, 10],
  lean: 6,
  armNear: [28, 46],
  armFar: [44, 30],
  bare: true,
  sleeve: ['#fff0d0', '#e0b090'],
  hat: ['cap', '#f4584c'],
})

/** Smoke over the fire: one column that swells, leans with the air of the street and takes the light from below. */
function plume(k) {
  const [x] = FIRE
  const g = k.createLinearGradient(0, 46, 0, -6)
  for (const [t, rgb, a] of [
    [0, '255,180,100', 0],
    [0.14, '255,150,90', 0.6],
    [0.4, '226,116,112', 0.5],
    [0.7, '150,100,150', 0.4],
    [1, '96,92,160', 0.3],
  ])
    g.addColorStop(t, `rgba(${rgb},${a})`)
  path(
    k,
    g,
    `M${x - 1} 50C${x - 5} 44 ${x - 4} 38 ${x - 1} 32C${x + 2} 26 ${x} 21 ${x + 5} 15C${x + 10} 9 ${x + 14} 2 ${x + 22} -8H${x + 54}C${x + 44} 2 ${x + 34} 8 ${x + 27} 15C${x + 19} 23 ${x + 15} 28 ${x + 12} 35C${x + 10} 41 ${x + 8} 46 ${x + 4} 50Z`,
  )
}

export default {
  alt: 'Notte a Yaowarat, la Chinatown di Bangkok, dopo la pioggia: un cuoco di strada fa saltare il wok e la fiamma accende il fumo e le facce, l’asfalto bagnato riflette insegne e lanterne; due clienti aspettano al tavolino, e nella fila di lanterne rosse una è la luna',
  paint(w, h) {
    const s = new Scene(w, h, { mood: warmNight, sun: [0.5, 0.6], horizon: 56 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 56)
      for (const [a, c] of [
        [0, '#141f56'],
        [0.5, '#2c4688'],
        [0.85, '#8c78a0'],
        [1, '#f0a088'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-6, -6, 172, 70)
      road(k)
      houses(k)
      gate(k)
    })
    // The whole street lies once more in the wet road, drawn out towards us and dissolving.
    const wet = s.sheet()
    f.draw(wet.k, (k) => {
      mirror.up = -1
      k.beginPath()
      k.rect(-6, 56, 172, 40)
      k.clip()
      houses(k)
      gate(k)
      for (const [box, tones] of BOARDS) board(k, box, tones, [])
      mirror.up = 1
    })
    const long = s.sheet()
    long.k.filter = `blur(${s.u * 0.5}px)`
    long.k.globalAlpha = 0.34
    for (const d of [0, 1.2, 2.6, 4.4]) long.k.drawImage(wet.canvas, 0, d * s.u)
    long.k.filter = 'none'
    long.k.globalAlpha = 1
    long.k.globalCompositeOperation = 'destination-in'
    const [, top] = f.at([0, 56])
    const fade = long.k.createLinearGradient(0, top, 0, s.h)
    fade.addColorStop(0, 'rgba(0,0,0,.95)')
    fade.addColorStop(1, 'rgba(0,0,0,.3)')
    long.k.fillStyle = fade
    long.k.fillRect(0, 0, s.w, s.h)
    f.draw(s.k, (k) => {
      k.save()
      k.beginPath()
      for (const [X, Z] of points('-5 3.4 -5 110 5 110 5 3.4', 2))
        k.lineTo(...P(X, 0.02, Z).slice(0, 2))
      k.clip()
      k.setTransform(1, 0, 0, 1, 0, 0)
      k.drawImage(long.canvas, 0, 0)
      k.restore()
      for (const [box, tones, names] of BOARDS.slice(0, 2)) board(k, box, tones, names)
      lanterns(k, 22, 9.6, 1.2, 9, 4)
      for (const [box, tones, names] of BOARDS.slice(2)) board(k, box, tones, names)
      k.save()
      k.globalCompositeOperation = 'screen'
      for (const [X, Z, half, rgb, a] of [
        [-4.2, 15, 6, '70,120,230', 0.75],
        [-2.9, 36, 3.4, '240,60,80', 0.6],
        [4.3, 21, 5, '40,180,150', 0.6],
        [2, 48, 2, '255,180,80', 0.6],
        [-4.6, 22, 2.6, '255,80,70', 0.5],
        [-1.5, 22, 2.6, '255,80,70', 0.5],
        [0, 60, 2, '255,236,200', 0.55],
        [1.6, 22, 2.6, '255,80,70', 0.5],
      ]) {
        const [px, py] = P(X, 0, Z)
        drawnOut(k, px, py, half, rgb, a)
      }
      k.restore()
      // Those who walk, from far to near.
      for (const [x, z, i, flip] of points(
        '-5.6 44 0 0 5.6 40 1 1 3.2 34 2 0 -3.6 32 3 1 -5.8 25 4 1 3.4 24 5 0 -5.9 19 1 0',
        4,
      )) {
        const [px, py, q] = P(x, 0, z)
        const o = [
          person('walk', 0, ['#f4e4d0', '#8c6c8c'], dark),
          person('stand', 1, ['#f46c54', '#8c2c54'], dark, { cut: 'long' }),
          person('walkOther', 2, ['#3cb4a4', '#1c5c70'], dark),
          person('hips', 0, ['#ffc454', '#a0604c'], dark, { cut: 'bun' }),
          person('point', 1, ['#f0ece4', '#7c6c94'], dark),
          person('walk', 1, ['#6c84d8', '#2c3480'], dark, { cut: 'long', dress: 'skirt' }),
        ][i]
        stand(k, px, py, 1.68 * q, o, { flip: !!flip, fall: [-0.5, 0.1], shade: '#221c50' })
      }
      const [tx, ty, tq] = P(-0.5, 0, 19)
      at(k, tx, ty, tq, tukTukBehind)
      // One light: what is near the fire is warm, all the rest of the street lies in the night.
      k.save()
      k.globalCompositeOperation = 'multiply'
      const night = k.createRadialGradient(FIRE[0], 54, 8, FIRE[0], 54, 96)
      for (const [a, c] of [
        [0, '#fff2dc'],
        [0.22, '#f4b8a0'],
        [0.5, '#8c78b0'],
        [1, '#6670b4'],
      ])
        night.addColorStop(a, c)
      k.fillStyle = night
      k.fillRect(-6, -6, 172, 102)
      k.globalCompositeOperation = 'screen'
      const warm = k.createRadialGradient(FIRE[0], 56, 2, FIRE[0], 56, 44)
      warm.addColorStop(0, 'rgba(220,96,40,.85)')
      warm.addColorStop(0.5, 'rgba(150,48,40,.4)')
      warm.addColorStop(1, 'rgba(80,20,50,0)')
      k.fillStyle = warm
      k.fillRect(-6, -6, 172, 102)
      // The fire's own pool of light on the wet road.
      k.save()
      k.translate(FIRE[0], FIRE[1])
      k.scale(1, 0.2)
      const pool = k.createRadialGradient(0, 0, 4, 0, 0, 64)
      pool.addColorStop(0, 'rgba(214,110,64,.95)')
      pool.addColorStop(0.4, 'rgba(150,66,66,.6)')
      pool.addColorStop(1, 'rgba(80,30,70,0)')
      k.fillStyle = pool
      k.fillRect(-70, -70, 140, 140)
      k.restore()
      k.restore()
      k.fillStyle = '#f8ecd2'
      k.beginPath()
      k.arc(74, 30.4, 2.4, 0, 7)
      k.fill()
      const ground = { fall: [-1.5, 0.3], shade: '#2c1a48' }
      const [cx, cy, cq] = P(4.3, 0, 9.4)
      lens(k, 'rgba(24,14,52,.7)', cx + 5, cy, 19, 0.5, 0.6)
      // Cook, cart and table hang upside down in the wet road, soft and dim.
      const twin = s.sheet()
      f.draw(twin.k, (c) => {
        const under = (y, draw) => {
          c.save()
          c.transform(1, 0, 0, -1, 0, y * 2)
          draw()
          c.restore()
        }
        const [ux, uy, uq] = P(1.12, 0, 8.2)
        under(cy, () => at(c, cx, cy, cq, cart))
        under(uy, () => stand(c, ux, uy, 1.7 * uq, COOK))
        for (const X of [-2.35, -0.75]) {
          const [sx, sy, sq] = P(X, 0, 9.2)
          under(sy, () => at(c, sx, sy, sq, stool))
        }
        const [tx2, ty2, tq2] = P(-1.55, 0, 9.2)
        under(ty2, () => at(c, tx2, ty2, tq2, table))
        // It dissolves towards us.
        c.globalCompositeOperation = 'destination-in'
        const g = c.createLinearGradient(0, 76, 0, 90)
        g.addColorStop(0, 'rgba(0,0,0,1)')
        g.addColorStop(1, 'rgba(0,0,0,0)')
        c.fillStyle = g
        c.fillRect(-8, -8, 176, 110)
      })
      k.save()
      k.setTransform(1, 0, 0, 1, 0, 0)
      k.globalAlpha = 0.3
      k.filter = `blur(${s.u * 0.4}px)`
      k.drawImage(twin.canvas, 0, 0)
      k.restore()
      at(k, cx, cy, cq, cart)
      const [x, y, q] = FIRE
      k.save()
      k.globalCompositeOperation = 'screen'
      drawnOut(k, x, y - 1, 13, '255,120,50', 0.7)
      drawnOut(k, x, y - 1, 6, '255,190,90', 0.8)
      // The lamp of the case and the cart's own colour.
      drawnOut(k, cx + 1, cy, 9, '255,170,90', 0.4)
      k.restore()
      // Two who wait at a low table, one on each side of it.
      const seat = (X, Z, o, flip) => {
        const [sx, sy, sq] = P(X, 0, Z)
        at(k, sx, sy, sq, stool)
        stand(k, sx, sy - 0.46 * sq, 1.64 * sq, o, { flip })
      }
      const waiting = { near: [84, 80], far: [78, 84], armNear: [36, 52], armFar: [40, 44] }
      const [ax, ay, aq] = P(-1.55, 0, 9.2)
      // Each leg and each stool throws its own shadow away from the fire.
      for (const [dx, dy, l] of points('-9.700 0 4 -4.400 0.3 4.500 3.800 0.3 4.500 8 0 4', 3))
        lens(k, 'rgba(20,12,54,.8)', ax + dx - l * 0.9, ay + dy + 0.5, l, 0.32, 0, -0.12)
      seat(
        -2.35,
        9.2,
        person('sit', 0, ['#ffd8a8', '#7c5474'], ['#5c68a8', '#2c2c64'], {
          ...waiting,
          cut: 'bun',
        }),
        false,
      )
      seat(
        -0.75,
        9.2,
        person('sit', 1, ['#58b0a4', '#24586c'], ['#6c4468', '#34204c'], {
          ...waiting,
          armNear: [60, 60],
          cut: 'short',
        }),
        true,
      )
      at(k, ax, ay, aq, table)
      const [kx, ky, kq] = P(1.12, 0, 8.2)
      stand(k, kx, ky, 1.7 * kq, COOK, ground)
      // The street's air leans on the flame.
      lens(k, 'rgba(24,14,52,.6)', x, y, 5, 0.3, 0.4)
      at(k, x, y, q, fire)
    })
    // The smoke has no edge.
    const smoke = s.sheet()
    f.draw(smoke.k, plume)
    s.k.filter = `blur(${s.u * 2}px)`
    s.k.drawImage(smoke.canvas, 0, 0)
    s.k.filter = 'none'
    return finish(s, { bloom: 0.22, threshold: 0.72, vignette: 0.14 })
  },
}
