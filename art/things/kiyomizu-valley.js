// What one sees from Kiyomizu-dera: Kyoto in its basin, the western hills, the temple's pagoda of three storeys.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** The hills west of Kyoto, the town with its white tower, pale in the low sun. */
export function valley(k) {
  path(
    k,
    '#b9c4c4',
    'M-6 39C6 35 14 34.500 24 36.500C32 33.500 42 32.500 52 36C66 33 90 34 120 36C140 34 156 33 166 34V70H-6Z',
  )
  path(
    k,
    '#94a9b8',
    'M-6 41.500C8 39 18 40 30 38.600C44 37 54 40.500 70 39.500C100 38 140 39 166 38V70H-6Z',
  )
  path(k, '#d9c3b4', 'M-6 43.600C20 42 50 43.600 166 42V72H-6Z')
  const r = random(4)
  for (let row = 0; row < 7; row++) {
    const y = 44 + row * 1.25
    const q = 0.5 + row * 0.1
    for (let x = -4; x < 74; x += q * (1.6 + r() * 2.4)) {
      const [wide, high] = [q * (1.2 + r() * 1.2), q * (0.7 + r() * 0.7)]
      fill(k, r() < 0.5 ? '#f6e0c4' : '#ecd0b8', [
        [x, y],
        [x, y - high],
        [x + wide, y - high],
        [x + wide, y],
      ])
      fill(k, r() < 0.6 ? '#a09cb0' : '#b4a4ac', [
        [x - 0.2, y - high],
        [x + wide * 0.25, y - high * 1.6],
        [x + wide * 0.8, y - high * 1.6],
        [x + wide + 0.2, y - high],
      ])
    }
  }
  // Haze of the evening in long bars.
  for (const [x, y, l] of points('-6 45.600 34 22 47.400 44 -6 49.600 26 8 51.600 50', 3))
    path(
      k,
      'rgba(255,232,196,.72)',
      `M${x} ${y}Q${x + l / 2} ${y - 0.8} ${x + l} ${y}Q${x + l / 2} ${y + 1.5} ${x} ${y + 0.8}Z`,
    )
  // Kyoto Tower, a candle of white steel with a red ring.
  path(k, '#fbf1e2', 'M16.700 45L17.100 37.400H18.100L18.500 45ZM17.450 35V32H17.750V35Z')
  path(k, '#fbf1e2', 'M16.200 37.600L16 36.400L16.800 35H18.400L19.200 36.400L19 37.600Z')
  path(k, '#d86c54', 'M16.050 36.500H19.150V37.100H16.080Z')
}

/** The vermilion pagoda of three storeys; foot at 0, 20 tall. */
export function pagoda(k) {
  for (const [y, w] of points('0 5.400 -5 4.800 -9.600 4.200')) {
    path(k, '#b03c40', `M${-w * 0.5} ${y - 3.2}H${w * 0.5}V${y}H${-w * 0.5}Z`)
    path(k, '#f0744c', `M${-w * 0.5} ${y - 3.2}H${w * 0.12}V${y}H${-w * 0.5}Z`)
    path(k, '#fbe4c4', `M${-w * 0.38} ${y - 2.3}h${w * 0.14}v1.600h${-w * 0.14}Z`)
    stroke(k, '#c8483c', 0.3, `M${-w * 0.72} ${y - 0.5}H${w * 0.72}`)
    path(
      k,
      '#5a4a64',
      `M${-w} ${y - 3}C${-w * 0.6} ${y - 3.4} ${-w * 0.42} ${y - 4.2} ${-w * 0.32} ${y - 5.2}H${w * 0.32}C${w * 0.42} ${y - 4.2} ${w * 0.6} ${y - 3.4} ${w} ${y - 3}L${w * 0.96} ${y - 2.5}H${-w * 0.96}Z`,
    )
    path(
      k,
      '#9c8490',
      `M${-w} ${y - 3}C${-w * 0.6} ${y - 3.4} ${-w * 0.42} ${y - 4.2} ${-w * 0.32} ${y - 5.2}H${w * 0.05}L${-w * 0.1} ${y - 3}Z`,
    )
  }
  stroke(k, '#5a4a64', 0.5, 'M0 -14.600V-20')
}
