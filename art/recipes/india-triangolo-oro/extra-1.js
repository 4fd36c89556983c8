import { blend } from '../../core/colour.js'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cumulus } from '../../nature/clouds.js'

import { ground, groundLine } from '../../nature/ground.js'
import { birds, sky } from '../../nature/sky.js'
import { archPath, chhatri, palaceOfWinds } from '../../things/asia-india.js'
import { crowd } from '../../things/asia-people.js'

/** A three-wheeled taxi. */
const tuktuk = ({ colour = '#e8b02c' } = {}) => ({
  width: 70,
  height: 46,
  draw(pen) {
    pen
      .ellipse('#2b2740', -20, -3, 6, 6)
      .ellipse('#2b2740', 24, -3, 5.4, 5.4)
      .ellipse('#9a94a4', -20, -3, 2.4)
      .ellipse('#9a94a4', 24, -3, 2.2)
    pen.path(
      colour,
      'M-32 -6L-33 -22L14 -22Q26 -20 32 -8L30 -4L18 -4Q18 -11 12 -10L-12 -10Q-13 -4 -28 -4Z',
    )
    pen.path('#33304e', 'M-30 -22L-27 -39L10 -39L20 -21Z')
    pen
      .path('#c98a6a', 'M-12 -22Q-12 -33 -7 -33Q-2 -33 -2 -22Z')
      .ellipse('#5a3a34', -7, -35, 2.6, 3)
      .path('#e8457a', 'M-25 -22Q-24 -32 -19 -32Q-14 -32 -14 -22Z')
      .ellipse('#5a3a34', -19, -34.6, 2.6, 3)
    pen
      .path('#3a3656', 'M-33 -38Q-30 -45 -8 -45Q12 -45 14 -38Z')
      .path('#bcd8e2', 'M11 -37L14 -37L23 -21L18 -21Z')
    pen.rect('#f6efe0', -32, -16, 44, 2)
  },
})

/** A painted house of the pink city: arches below, bays and a parapet above. */
const pinkHouse = ({ colour = '#d98a6c', awning = '#e8a83a' } = {}) => ({
  width: 74,
  height: 80,
  draw(pen) {
    const deep = blend(colour, '#6a2f48', 0.5)
    pen.rect(colour, -34, -74, 68, 76)
    for (let row = 0; row < 2; row++)
      for (let i = 0; i < 4; i++) {
        const d = archPath(-25 + i * 16.6, -34 - row * 20, 4.6, 14)
        pen.path(deep, d).stroke('#fbe6cf', d, 0.8).light(d, '#ffc070', 0.6)
      }
    for (let i = 0; i < 3; i++)
      pen
        .path(deep, archPath(-22 + i * 22, 1, 8.6, 22))
        .stroke('#fbe6cf', archPath(-22 + i * 22, 1, 8.6, 22), 0.8)
    pen.rect('#fbe6cf', -35, -30, 70, 1.4).rect('#fbe6cf', -35, -74, 70, 1.4)
    for (let i = 0; i < 11; i++) pen.path(colour, archPath(-31 + i * 6.2, -74, 2.4, 6))
    pen.path(awning, 'M-36 -18L36 -18L38 -27L-38 -27Z')
    for (let i = 0; i < 6; i++) pen.path('#fbf0da', `M${-36 + i * 12} -18h6l0.6 -9h-6.4Z`)
    chhatri(pen, -22, -76, 4.6, colour)
    chhatri(pen, 22, -76, 4.6, colour)
    pen.round(-34, -80, 68, 82, { light: 0.14, shade: 0.24 })
  },
})

export default {
  alt: "La facciata rosa dell'Hawa Mahal di Jaipur, con le sue finestre a nido d'ape, sopra la strada del bazar al mattino",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#4a8cc4'],
          [0.45, '#93c2dc'],
          [0.8, '#f2e6cc'],
          [1, '#ffe2ba'],
        ],
        haze: '#f6dcc0',
        lit: '#fff2dc',
        shade: '#8a7aa6',
      },
      sun: [0.14, 0.12],
      horizon: 0.72,
    })
    sky(s, { clouds: 0.14 })
    cumulus(s, { x: 0.86, y: 0.5, width: 40, height: 12, seed: 5 })
    for (const [x, size, colour, awning] of [
      [0.86, 30, '#dd9a78', '#3f8fa8'],
      [0.08, 34, '#e09a80', '#d8576a'],
      [0.98, 36, '#d98a6c', '#e8a83a'],
    ])
      place(s, pinkHouse({ colour, awning }), { x, y: 0.8, size, haze: 0.16, front: 0.75 })
    place(s, palaceOfWinds(), { x: 0.47, y: 0.83, size: 68, front: 0.88, rim: 0.2 })
    ground(s, {
      top: groundLine(s, { at: 0.815, bumps: 0.002 }),
      colour: '#c9a88a',
      farColour: '#e0bc98',
      haze: 0.15,
      grain: 0.3,
    })
    place(
      s,
      crowd({
        count: 11,
        seed: 5,
        colours: ['#e8a83a', '#d8473a', '#e8457a', '#2f8f8a', '#f4ead4'],
      }),
      { x: 0.3, y: 0.855, size: 7, front: 0.8 },
    )
    place(
      s,
      crowd({
        count: 8,
        seed: 9,
        colours: ['#e8a83a', '#d8473a', '#3f6fb0', '#2f8f8a', '#f4ead4'],
      }),
      { x: 0.7, y: 0.86, size: 7.4, front: 0.8 },
    )
    place(s, tuktuk(), { x: 0.52, y: 0.895, size: 11, front: 0.85 })
    place(s, tuktuk({ colour: '#2f8a5a' }), { x: 0.2, y: 0.94, size: 15, front: 0.8 })
    birds(s, { x: 0.78, y: 0.22, count: 12, size: 0.6, spread: 0.2, seed: 5 })
    return finish(s)
  },
}
