import { path, points, stroke } from '../core/field.js'

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
