// The reclining Buddha of Wat Pho seen from before the middle of its 46 metres; 3.2 units to a metre, lying on y = 70, its head on the left.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { head } from './buddha-face.js'
import { closed } from './curves.js'

const soft = (text, tension = 0.85) => closed(points(text), tension)

/** Gold in the sun of the doors, and gold in the shade of the hall. */
export const GOLD = {
  lit: {
    top: '#fff2ba',
    face: '#ffd262',
    half: '#f2b344',
    shade: '#d48c34',
    deep: '#9c5c2c',
    line: '#b4702c',
    ink: '#4c2830',
    pearl: '#fffbea',
    cloth: '#3c74b4',
    cloth2: '#2c5494',
    trim: '#ffe08c',
  },
  dim: {
    top: '#dfa650',
    face: '#b97f38',
    half: '#9a6634',
    shade: '#744a38',
    deep: '#4c3438',
    line: '#68442f',
    ink: '#2c1c2c',
    pearl: '#d8c8b0',
    cloth: '#28487c',
    cloth2: '#1c345f',
    trim: '#b08c54',
  },
}

const BODY = soft(
  '38 50 42 42 47 38 53 36.400 59 38 66 42.600 74 46.200 82 47.400 90 46.800 98 48 108 51 120 54.800 131 58 140 60 144 61.600 145 66 144 70.500 60 71 42 71 36 67 35.500 58',
)
const ARM = soft(
  '49 39.500 54 36.200 60 37.800 66 42 73 46.600 81 49.200 90 50.200 98 51.600 105 53.600 111 56.200 113.500 58.400 111.500 59.200 107 57.800 103 57.400 96 56.600 87 56.200 78 55.200 70 52.400 62 48.600 55 46.600 50 44.500',
)
const FOREARM = soft(
  '24.500 71 24 66 24.500 60 23.400 53 22.800 48 25 44 29 45 31 50 32.500 57 36 63 38 71',
)
const UPPER_ARM = soft('28 71 27 66.500 30 63.500 38 60.500 46 59 52 61.500 55 66 56 71')

/** The box pillows of glass mosaic under the arm. */
function pillows(k, t) {
  for (const [x0, y0, x1, y1] of points('6 63.500 25 70.500 8.500 57 24.500 63.800', 4)) {
    fill(k, t.cloth2, points(`${x0} ${y0} ${x1} ${y0} ${x1} ${y1} ${x0} ${y1}`))
    fill(k, t.cloth, points(`${x0} ${y0} ${x1} ${y0} ${x1} ${y0 + 2.4} ${x0} ${y0 + 2.4}`))
    for (const y of [y0 + 0.5, y1 - 0.9])
      fill(k, t.trim, points(`${x0} ${y} ${x1} ${y} ${x1} ${y + 0.45} ${x0} ${y + 0.45}`))
    const m = (y0 + y1) / 2
    for (let x = x0 + 2.6; x < x1 - 1; x += 4.4)
      path(k, t.trim, `M${x} ${m - 1.5}L${x + 1.4} ${m}L${x} ${m + 1.5}L${x - 1.4} ${m}Z`)
  }
}

/** The whole figure in one set of tones. */
export function reclining(k, t) {
  pillows(k, t)
  // Feet, one upon the other: on their sides, so that the toes, all of one length, stand in a column.
  for (const [y, h] of points('64.300 6.200 58.200 6.200')) {
    path(
      k,
      t.half,
      `M142.500 ${y + 1.4}C146 ${y + 0.4} 149 ${y - 0.2} 152.600 ${y}C154.200 ${y + 1} 154.600 ${y + h * 0.6} 153.400 ${y + h}H142.500Z`,
    )
    path(
      k,
      t.shade,
      `M142.500 ${y + h * 0.6}C146 ${y + h * 0.7} 149 ${y + h * 0.8} 150.600 ${y + h}H142.500Z`,
    )
    for (let i = 0; i < 5; i++) {
      const r = i ? 0.62 : 0.78
      const ty = y + 0.9 + i * 1.14
      k.fillStyle = t.line
      k.beginPath()
      k.arc(152.5, ty + 0.16, r + 0.1, 0, 7)
      k.fill()
      k.fillStyle = i < 2 ? t.top : t.face
      k.beginPath()
      k.arc(152.6, ty, r, 0, 7)
      k.fill()
    }
  }
  path(
    k,
    t.top,
    'M144 58.800C147 57.900 150 57.700 152.600 58.100C151 58.900 147.400 59 144 59.900Z',
  )
  path(k, t.shade, UPPER_ARM)
  path(k, t.half, 'M30 64C36 60.500 44 58.800 50 60.400C46 62.400 38 63 32 67Z')
  path(k, t.face, soft('31 31 38 31.500 44 35 51 37 54 44 50 56 42 60 37 54 34 46'))
  // The three lines of the throat.
  path(k, t.half, BODY)
  k.save()
  k.clip(new Path2D(BODY))
  path(
    k,
    t.face,
    soft(
      '36 36 47 35 60 33 74 43 92 43 120 52 148 60 146 63.600 130 62.800 112 59.600 96 57 78 57.600 62 57 52 58 44 62 38 62',
    ),
  )
  path(
    k,
    t.shade,
    soft('34 66 44 64.500 56 65.800 72 64 90 63.200 108 64.800 126 66.600 146 67.600 148 74 34 74'),
  )
  path(
    k,
    t.top,
    'M82 46C90 45 100 47.400 110 50.400C122 54 134 57.600 146 60.600L145 61.600C134 59.600 122 56.600 110 53.800C102 52 94 50.600 86 49.600Z',
  )
  // The outer cloth over the shoulder falls before the breast; its hem runs back along the body.
  path(
    k,
    t.shade,
    'M52 36C56 44 58.500 52 63 59C66 63.500 70 67.500 73 71H66C61 66 57.600 60 54.800 54C52 48 49.600 42 48.200 38.600Z',
  )
  path(
    k,
    t.face,
    'M53.400 36C57.400 44 60 52 64.400 58.600C67.400 63 71.400 67 74.600 71H72C68.600 67.400 65 63.400 62.200 59C58 52 55 44 51.600 37Z',
  )
  stroke(k, t.line, 0.34, 'M46 39.500C45 46 46 54 50 60C53 64.500 57 68 62 71')
  // Few long folds from the hip to the hem.
  for (const d of [
    'M80 60.500C98 60 120 63.600 141 65.600',
    'M92 66.800C108 66 126 68 142 68.600',
    'M116 57.600C124 59.600 133 61.600 141.500 62.800',
  ])
    stroke(k, t.line, 0.3, d)
  path(k, t.deep, 'M140 59C142.600 62 143.400 66 142.600 71H146V60Z')
  path(
    k,
    t.trim,
    'M139.400 59.200C141.800 62.200 142.500 66 141.800 71H142.800C143.600 66 142.800 62 140.400 59.200Z',
  )
  k.restore()
  stroke(
    k,
    t.line,
    0.34,
    'M40 33.200C41.600 36.600 41.600 41 40.400 44.600M42.600 34.600C44 37.600 44 42 43 45.600',
  )
  // The arm that lies along the body, its shade on the cloth first.
  k.save()
  k.translate(0.4, 1.6)
  path(k, t.shade, ARM)
  k.restore()
  path(k, t.face, ARM)
  k.save()
  k.clip(new Path2D(ARM))
  path(
    k,
    t.top,
    'M48 36L54 34L62 36L70 42L80 47L98 49.600L112 54.600L110 56C100 53.600 90 52.400 82 51.800C74 50.600 68 46.600 62 42.600C58 40 53 40 48 42Z',
  )
  path(k, t.half, 'M50 46C58 46 66 51 74 53.600C84 56 96 55.200 104 56.600L112 60H70L50 50Z')
  k.restore()
  for (const d of [
    'M106.500 54.600L112 57.300',
    'M104.500 55.500L110.500 58.300',
    'M99 51.900C98.400 53.400 98.400 55.400 99 56.800',
  ])
    stroke(k, t.line, 0.3, d)
  path(k, t.half, FOREARM)
  k.save()
  k.clip(new Path2D(FOREARM))
  path(k, t.face, 'M20 42H27C27.500 50 29 56 29 62C29 66 28.500 69 28.500 72H20Z')
  path(k, t.shade, 'M33 50C33 56 34 62 33 72H40V50Z')
  k.restore()
  // The hand behind the head, its fingers along the hair.
  for (const [d, c] of [
    ['M21.800 46.800C18.600 44.400 16 41.600 13.800 38.200', t.half],
    ['M23 45C20 42.400 17.400 39.400 15.400 36', t.face],
    ['M25 44C22 41.600 19.600 38.400 17.800 35', t.face],
  ]) {
    stroke(k, t.line, 2.5, d)
    stroke(k, c, 2.1, d)
  }
  path(
    k,
    t.half,
    soft(
      '23 51.500 20.800 49 19.600 46.400 22.400 45 25.600 42.800 29 43.500 31.500 46.500 30.500 50 27.500 52',
    ),
  )
  stroke(k, t.half, 2, 'M27 48.500C29.400 48.500 31.600 47.600 33 46.400')
  k.save()
  k.translate(30, 37)
  k.rotate(-0.95)
  k.scale(1.12, 1.12)
  head(k, t)
  k.restore()
}
