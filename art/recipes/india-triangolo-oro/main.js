import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { crowns } from '../../things/broad-crowns.js'
import { lens } from '../../things/curves.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { taj } from '../../things/taj-front.js'
import { AXIS, avenue, GROUND, garden, gate, pool } from '../../things/taj-gate.js'

const METRE = 0.8
const roseDawn = {
  ...moods.dawn,
  sky: [
    [0, '#4f86bc'],
    [0.35, '#9cbccc'],
    [0.66, '#fbd8b4'],
    [1, '#ffb888'],
  ],
  haze: '#ffd6b0',
}

/** The marble with the sun on its right. */
const marble = (k, up) => {
  k.save()
  k.translate(AXIS, GROUND)
  // In the long pool the portal and the dome are seen whole, drawn together by the flat angle.
  if (up > 0) k.scale(-METRE, METRE)
  else k.scale(-METRE * 0.66, -METRE * 0.5)
  taj(k)
  k.restore()
}

/** The long pool: the marble once more, upside down, at its own height. */
function mirror(k) {
  k.save()
  k.beginPath()
  for (const p of pool()) k.lineTo(...p)
  k.clip()
  const g = k.createLinearGradient(0, GROUND, 0, 92)
  g.addColorStop(0, '#ffcfa2')
  g.addColorStop(1, '#f0d4c0')
  k.fillStyle = g
  k.fillRect(40, GROUND, 110, 40)
  marble(k, -1)
  const veil = k.createLinearGradient(0, GROUND, 0, 92)
  veil.addColorStop(0, 'rgba(120,140,180,.1)')
  veil.addColorStop(1, 'rgba(64,110,160,.6)')
  k.fillStyle = veil
  k.fillRect(40, GROUND, 110, 40)
  for (const [x, y, half] of points('84 80 3.600 93 83.500 4', 3))
    lens(k, '#e8dcd8', x, y, half, 0.14)
  k.restore()
}

/** A woman in a sari from behind, 15 tall, feet at 0, the sun on her right. */
function sari(k, [light, cloth, shade, border]) {
  path(k, '#a86450', 'M1 0L-13 2.200L-13.600 3.200L-1 0.800Z')
  // Heels and soles under the hem.
  path(
    k,
    '#7c4a3c',
    'M-2.400 0.300C-2.500 0.900 -1.600 1.150 -0.900 0.800L-0.800 0.200ZM0.600 0.300C0.600 0.950 1.700 1.100 2.300 0.700L2.400 0.100Z',
  )
  path(
    k,
    shade,
    'M-2 -9.600C-2.800 -6 -3.300 -3 -3.400 0.200C-1 0.800 1.800 0.800 3.600 0.200C3.400 -3 2.700 -6 2 -9.600Z',
  )
  path(
    k,
    cloth,
    'M-0.600 -9.600C0 -6 -0.400 -3 -0.900 0.600C1 0.700 2.600 0.500 3.600 0.200C3.400 -3 2.700 -6 2 -9.600Z',
  )
  path(k, light, 'M1 -9.600C1.800 -6 2.200 -3 2.300 0.460L3.600 0.200C3.400 -3 2.700 -6 2 -9.600Z')
  stroke(k, border, 0.5, 'M-3.400 -0.200C-1 0.500 1.800 0.500 3.600 -0.200')
  stroke(k, '#a86a4c', 0.9, 'M-2 -11.600C-2.800 -10.400 -3.200 -9 -3 -7.400')
  path(k, shade, 'M-2.200 -12.200C-1.400 -12.900 1.400 -12.900 2.200 -12.200L2.100 -9.400H-2.100Z')
  path(k, cloth, 'M0 -12.700C1 -12.700 1.700 -12.600 2.200 -12.200L2.100 -9.400H-0.200Z')
  // The end of the cloth over her shoulder.
  path(
    k,
    cloth,
    'M-2 -12.400C-0.600 -12.900 0.600 -12.700 1.200 -12.400C1.400 -9 0.900 -6 1.200 -2.600C-0.200 -2.400 -1.400 -2.600 -2 -3.200C-1.500 -6 -1.900 -9 -2 -12.400Z',
  )
  stroke(
    k,
    border,
    0.34,
    'M1.200 -12.400C1.400 -9 0.900 -6 1.200 -2.600C-0.200 -2.400 -1.400 -2.600 -2 -3.200',
  )
  path(k, '#a86a4c', 'M-0.500 -13.400H0.500V-12.200H-0.500Z')
  path(
    k,
    '#2a1c30',
    'M-1.150 -13.600C-1.500 -16.200 1.500 -16.200 1.150 -13.600C0.900 -12.900 0.500 -12.300 0.300 -10C0.200 -9.400 -0.300 -9.400 -0.400 -10C-0.500 -12.300 -0.900 -12.900 -1.150 -13.600Z',
  )
}

/** A rose-ringed parakeet in flight, its head to the right; 10 long. */
function parakeet(k) {
  path(k, '#3f9a4c', 'M-8 1.200L-1 -0.800L0.500 0.800L-1 1.500Z')
  path(
    k,
    '#57b858',
    'M-2 -0.600C0 -1.600 2.400 -1.600 3.400 -1C4.200 -0.500 4 0.500 3 0.900C1.400 1.500 -0.800 1.600 -2 1Z',
  )
  path(
    k,
    '#7fd06a',
    'M0.200 -0.800C-1.400 -3.400 -3.400 -5 -5.600 -5.600C-4.600 -3.200 -3 -0.600 -0.800 0.600Z',
  )
  path(k, '#2f7f46', 'M1 -0.800C0.800 -3 1.800 -5 3.400 -6C3.600 -3.600 3.200 -1.800 2.200 -0.600Z')
  path(
    k,
    '#d8463c',
    'M3.800 -0.700C4.700 -0.700 4.900 0.100 4.500 0.700C4.200 0.300 3.900 0.200 3.600 0.300Z',
  )
  stroke(k, '#d8465c', 0.26, 'M2.300 -1.200C2.500 -0.400 2.400 0.400 2.100 1')
  path(k, '#1c1830', 'M3.200 -0.800a0.220 0.220 0 1 0 0.010 0Z')
}

/** Travellers on the paths beside the pool, from far to near. */
function people(k) {
  const put = (x, y, tall, pose, n, top, low, more) =>
    stand(
      k,
      x,
      y,
      tall,
      {
        ...POSES[pose],
        skin: SKINS[n],
        hair: ['#2c2040', '#1c1434'],
        top,
        low,
        bare: true,
        light: 1,
        ...more,
      },
      { fall: [-0.85, -0.16], shade: '#a86450' },
    )
  at(k, 83.4, 67.2, 0.2, (c) => sari(c, ['#ffd068', '#f0a840', '#b0603c', '#fff0c0']))
  at(k, 93.5, 67.6, 0.22, (c) => sari(c, ['#6cc0d0', '#3c88b0', '#34508c', '#fff0c0']))
  put(100.5, 77.5, 6.6, 'camera', 0, ['#fff8ec', '#c8b0b8'], ['#4c6c9c', '#34446c'], {
    hat: ['brim', '#f8d890', '#b08858'],
  })
  at(k, 69.4, 82.5, 0.84, (c) => sari(c, ['#ff6c8c', '#d82c6c', '#8c2058', '#ffd46c']))
  put(73.8, 82.9, 8.4, 'walk', 2, ['#fcc04c', '#c07838'], ['#fff4e0', '#b8a0a8'], { view: 'back' })
}

export default {
  alt: 'Il Taj Mahal rosato all’alba, incorniciato dall’arco della grande porta di arenaria: il marmo si specchia nella lunga vasca fra i cipressi, una donna in sari rosa con il suo bambino va verso il mausoleo, due parrocchetti in volo',
  focus: 0.55,
  heart: 26,
  paint(w, h) {
    const f = field({ w, h, portrait: h > w }, { centre: AXIS, zoom: 0.78, foot: 1 })
    const s = new Scene(w, h, {
      mood: roseDawn,
      sun: [0.72, 0.5],
      horizon: f.at([0, GROUND])[1] / h,
    })
    sky(s, { clouds: 0 })
    f.draw(s.k, (k) => {
      marble(k, 1)
      fill(k, '#f0c8a0', points('-40 63.400 260 63.400 260 66 -40 66'))
      const tones = ['#8c9c78', '#acb080', '#e0c890']
      crowns(
        k,
        points(
          '50 65 9 10 38 65 12 15 59 65 6 6 64.500 65 5 4 126 65 9 9 138 65 12 14 117.500 65 6 6.500 111.500 65 4.500 4',
          4,
        ),
        tones,
        9,
        { side: 1 },
      )
      garden(k)
      mirror(k)
      avenue(k)
      people(k)
      gate(k)
      at(k, 114, 15, 0.6, parakeet)
      at(k, 108, 20.5, 0.46, parakeet)
    })
    return finish(s)
  },
}
