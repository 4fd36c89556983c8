import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { LEAVES, tree } from '../../nature/foliage.js'
import { ground } from '../../nature/ground.js'
import { sky } from '../../nature/sky.js'
import { city } from '../../things/asia-city.js'
import { lanternString } from '../../things/asia-street.js'
import { shadow } from '../../things/marks.js'
import { traveller } from '../../things/people.js'
import { shophouse } from '../../things/singapore-quay.js'

export default {
  alt: 'Le case bottega dai colori pastello di Chinatown a Singapore, con le file di lanterne rosse sopra la strada',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.day, front: 0.78 },
      sun: [0.75, 0.08],
      horizon: 0.7,
    })
    sky(s, { clouds: 0.2 })
    city(s, {
      y: 0.7,
      low: 34,
      high: 58,
      width: 9,
      haze: 0.55,
      seed: 31,
      from: 0.3,
      to: 1,
      share: 0,
    })
    tree(s, { x: 0.96, y: 0.8, height: 40, colour: LEAVES.green, seed: 4, haze: 0.2 })
    ground(s, {
      top: () => h * 0.8,
      colour: '#a39a98',
      farColour: '#b5aca4',
      grain: 0.15,
      haze: 0,
    })
    const looks = [
      ['#e88f6a', '#2f7f78'],
      ['#7fb8b0', '#a8503c'],
      ['#f2c86a', '#3f6f9a'],
      ['#e8a0a4', '#2f6f6a'],
      ['#a9c48a', '#8a4a5c'],
      ['#8fb0d6', '#c9744a'],
      ['#f0d8b4', '#2f7f78'],
    ]
    looks.forEach(([colour, shutter], i) =>
      place(s, shophouse({ colour, shutter, seed: i + 2 }), {
        x: 0.055 + i * 0.148,
        y: 0.815,
        size: 44 + (i % 3) * 1.6,
        front: 0.8,
      }),
    )
    s.layer(
      (k) => {
        k.fillStyle = '#c9c0b4'
        k.fillRect(0, s.y(0.812), w, s.u * 2.4)
        k.fillStyle = '#f4ecd8'
        for (let i = 0; i < 8; i++) k.fillRect(s.x(0.02 + i * 0.14), s.y(0.92), s.u * 8, s.u * 0.7)
      },
      { front: 0.7 },
    )
    s.layer(
      (k) => {
        k.fillStyle = 'rgba(40,36,90,.28)'
        k.fillRect(0, s.y(0.836), w, s.u * 2)
      },
      { lit: false, blur: s.u * 0.5 },
    )
    for (const [x, seed, size] of [
      [0.18, 3, 15],
      [0.22, 5, 14],
      [0.62, 8, 15],
      [0.8, 11, 16],
    ]) {
      shadow(s, s.x(x) - s.u * 2, s.y(0.868), s.u * 3.4, s.u * 0.5, '#2a2450', 0.4)
      place(s, traveller({ seed, pack: seed === 8 }), { x, y: 0.87, size, front: 0.7 })
    }
    for (let i = 0; i < 4; i++)
      lanternString(s, {
        from: [s.x(-0.05), s.y(0.08 + i * 0.085)],
        to: [s.x(1.05), s.y(0.02 + i * 0.1)],
        sag: 7,
        count: 11 + i,
        size: 5.4 - i * 0.8,
        light: 0,
        colour: i % 2 ? '#e8912f' : '#d8412f',
      })
    return finish(s)
  },
}
