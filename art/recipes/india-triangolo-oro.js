import { blend } from '../core/colour.js'
import { finish } from '../core/finish.js'
import { noise, smooth } from '../core/noise.js'
import { place } from '../core/place.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { branch, grove, tree, treeLine } from '../nature/foliage.js'
import { ground, groundLine } from '../nature/ground.js'
import { fog, mountain, range } from '../nature/mountains.js'
import { birds, cumulus, sky } from '../nature/sky.js'
import { lake } from '../nature/water.js'
import {
  archPath,
  chhatri,
  cypress,
  hillFort,
  palaceOfWinds,
  tajMahal,
} from '../things/asia-india.js'
import { crowd } from '../things/asia-people.js'
import { elephant } from '../things/asia-thailand-life.js'

const roseDawn = {
  ...moods.dawn,
  sky: [
    [0, '#4a76ad'],
    [0.35, '#93b2cb'],
    [0.6, '#f3d9bd'],
    [0.82, '#ffc79c'],
    [1, '#ffb98a'],
  ],
  haze: '#ffd2ae',
  clouds: ['#fff0dc', '#93a8c6'],
}

/** A flat garden bed between two lines to a vanishing point: near edge, far edge, colour. */
function bed(s, P, x0, x1, z0, z1, colour, light) {
  s.layer(
    (k) => {
      const g = k.createLinearGradient(0, P(0, z1)[1], 0, s.h)
      g.addColorStop(0, s.far(s.tone(colour, light), 0.4))
      g.addColorStop(1, s.tone(colour, light * 0.75))
      k.fillStyle = g
      k.beginPath()
      for (const [X, Z] of [
        [x0, z0],
        [x0, z1],
        [x1, z1],
        [x1, z0],
      ])
        k.lineTo(...P(X, Z))
      k.fill()
    },
    { lit: false, texture: 0.05 },
  )
}

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

/** The painted seat and canopy on an elephant's back. */
const howdah = () => ({
  width: 60,
  height: 60,
  draw(pen) {
    pen
      .path('#c9332c', 'M-26 14Q-28 0 -16 -2L18 -2Q28 2 24 16Z')
      .stroke('#e8b84a', 'M-26 14Q0 20 24 16', 2)
    pen.rect('#a8572c', -13, -14, 26, 14).rect('#e8b84a', -14, -15, 28, 2)
    pen
      .path('#3f6fb0', 'M-8 -14Q-8 -27 -3 -27Q2 -27 2 -14Z')
      .ellipse('#8a5a42', -3, -31, 3.2, 3.8)
      .path('#e8892c', 'M-7 -32Q-3 -39 1 -32Z')
    pen.both((m) => pen.rect('#e8b84a', m * 12 - 0.8, -42, 1.6, 28))
    pen
      .path('#d8473a', 'M-18 -41Q-12 -54 0 -56Q12 -54 18 -41Q0 -36 -18 -41Z')
      .stroke('#e8b84a', 'M-18 -41Q0 -36 18 -41', 1.8)
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

export const recipes = [
  {
    id: 'main',
    alt: "Il Taj Mahal rosato all'alba, riflesso nella lunga vasca fra le siepi e i cipressi del giardino",
    paint(w, h) {
      const s = new Scene(w, h, { mood: roseDawn, sun: [0.16, 0.42], horizon: 0.6 })
      sky(s, { clouds: 0.12, seed: 8, cloudScale: 1.2 })
      treeLine(s, { top: () => s.horizon - s.h * 0.012, haze: 0.62, height: 3, seed: 3 })
      fog(s, { y: 0.585, thickness: 0.04, power: 0.6 })
      place(s, tajMahal(), { x: 0.5, y: 0.606, size: s.pick(50, 45), front: 0.8, rim: 0.35 })
      grove(s, { top: () => s.y(0.6), depth: 1.5, size: 1, colour: '#4f7f46', haze: 0.35, seed: 2 })
      lake(s, { wave: 0.22, mirrorFade: 0.35, top: 0.606, glint: 0 })
      const P = s.plane(0.34)
      for (const m of [-1, 1]) {
        bed(s, P, m * 0.2, m * 0.26, 0.7, 70, '#e9d3b8', 0.7)
        bed(s, P, m * 0.26, m * 0.42, 0.7, 70, '#6f9a48', 0.6)
        bed(s, P, m * 0.42, m * 0.56, 0.7, 70, '#e0b394', 0.6)
        bed(s, P, m * 0.56, m * 90, 0.7, 70, '#5f8c44', 0.55)
      }
      for (let i = 9; i >= 0; i--)
        for (const m of [-1, 1]) {
          const [x, y, size] = P(m * 0.66, 0.98 * 1.36 ** i)
          place(s, cypress({ seed: i + 1 }), {
            x: x / w,
            y: y / h,
            size: (size * 0.36) / s.u,
            haze: Math.min(0.55, i * 0.07),
            front: 0.5,
            rim: 0.3,
          })
        }
      branch(s, {
        x: -0.03,
        y: 0.04,
        angle: 0.35,
        length: 13,
        colour: '#4f7a3c',
        seed: 7,
        leaf: true,
        petals: 14,
      })
      birds(s, { x: 0.7, y: 0.2, count: 7, size: 0.55, seed: 4 })
      return finish(s)
    },
  },
  {
    id: 'extra-1',
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
      sky(s, { clouds: 0.14, seed: 7 })
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
      branch(s, {
        x: -0.03,
        y: 0.02,
        angle: 0.35,
        length: 12,
        colour: '#5f8a3c',
        seed: 9,
        leaf: true,
        petals: 14,
      })
      birds(s, { x: 0.78, y: 0.22, count: 12, size: 0.6, spread: 0.2, seed: 5 })
      return finish(s)
    },
  },
  {
    id: 'extra-2',
    alt: 'Il forte di Amber color miele sulla collina al tramonto, riflesso nel lago fra le mura che seguono le creste',
    paint(w, h) {
      const s = new Scene(w, h, {
        mood: { ...moods.golden, front: 0.62 },
        sun: [0.16, 0.3],
        horizon: 0.62,
      })
      sky(s, { clouds: 0.2, seed: 10 })
      for (const [height, base, seed, haze] of [
        [0.3, 0.6, 7, 0.6],
        [0.22, 0.62, 4, 0.42],
      ])
        mountain(s, {
          top: range(s, { height, base: s.y(base), seed, detail: 1.4, lift: 0.6 }),
          base: s.y(0.63),
          rock: '#a88a5c',
          haze,
          footHaze: 0.5,
        })
      const hill = (x) =>
        s.y(0.6) -
        h * 0.15 * Math.exp(-(((x / w - 0.62) / 0.33) ** 4)) -
        noise((x / h) * 6, 3) * h * 0.012
      mountain(s, {
        top: hill,
        base: s.y(0.63),
        rock: '#b5955c',
        haze: 0.12,
        footHaze: 0.2,
        scale: 0.08,
      })
      s.layer(
        (k) => {
          k.strokeStyle = s.tone('#d8b27c', 0.7)
          k.lineWidth = s.u * 0.8
          for (const [a, b] of [
            [0.86, 1.02],
            [0, 0.4],
          ]) {
            k.beginPath()
            for (let u = a; u <= b; u += 0.005) k.lineTo(s.x(u), hill(s.x(u)) - s.u * 0.4)
            k.stroke()
          }
        },
        { lit: false },
      )
      place(s, hillFort(), { x: 0.62, y: 0.485, size: 26, front: 0.75, rim: 0.4 })
      grove(s, {
        top: (x) =>
          s.y(0.478) + h * 0.3 * Math.abs(x / w - 0.62) ** 2 - noise((x / h) * 14, 7) * h * 0.008,
        from: 0.4,
        to: 0.86,
        depth: 1.6,
        size: 1,
        colour: '#8a8a44',
        seed: 8,
        haze: 0.1,
      })
      for (const [x, y, size] of [
        [0.42, 0.6, 6],
        [0.53, 0.6, 7],
      ])
        place(s, hillFort({ seed: 5 }), { x, y, size, front: 0.6 })
      grove(s, {
        top: (x) => s.y(0.595) - noise((x / h) * 8, 5) * h * 0.012,
        depth: 3.4,
        size: 1.2,
        colour: '#6f8a3c',
        accents: [['#a89a4a', 0.25]],
        seed: 6,
      })
      lake(s, { top: 0.628, wave: 0.6, mirrorFade: 0.5, glint: 0.6 })
      ground(s, {
        top: (x) =>
          s.y(0.9) - h * 0.05 * smooth(0.5, 0, x / w) + h * 0.09 * smooth(0.4, 0.9, x / w),
        colour: '#a8804f',
      })
      place(s, elephant(), { x: 0.25, y: 0.9, size: 21, front: 0.65, rim: 0.7 })
      place(s, howdah(), { x: 0.244, y: 0.742, size: 9, front: 0.55, rim: 0.5 })
      tree(s, { x: 0.03, y: 0.95, height: 62, colour: '#6f8a3c', spread: 0.7, seed: 5, front: 0.3 })
      birds(s, { x: 0.4, y: 0.22, count: 8, size: 0.6 })
      return finish(s, { rays: 0.1 })
    },
  },
]
