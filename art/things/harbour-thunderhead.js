// A cloud that draws away over the harbour: two unequal towers, one line between light and shade, its foot lost in the haze. Points of the field.
import { Path2D } from '@napi-rs/canvas'

const WHOLE =
  'M-8 63V47C-4 45.500 0 46 2 47.500C2.500 42 7 39 12 40C12.500 33.500 18 29 24.500 30.200C28 26.500 34.500 26.800 37.500 31C42 31.500 44.800 35.200 44 39.500C47 40.500 48.600 43 48.200 46C52 45 56 47 57 50.500C59.500 50.600 61.600 52.600 62 55C66.500 55 71 58 74 63Z'
const LIGHT =
  'M-8 63V47C-4 45.500 0 46 2 47.500C2.500 42 7 39 12 40C12.500 33.500 18 29 24.500 30.200C27.200 27.400 31.600 26.800 34.800 28.400C30.500 29.500 28.500 33 29.400 36.500C25.400 37 22.800 40.500 23.600 44.500C26.500 45 28.200 47 28 49.500C24 48.600 20.500 50.500 19.500 54C14.500 52.800 10 55 8 59C3 58 -3 59.500 -8 62Z'
const GLOW =
  'M-8 60V47C-4 45.500 0 46 2 47.500C2.500 42 7 39 12 40C12.500 33.500 18 29 24.500 30.200C25.600 29 27 28.200 28.400 27.800C27.400 31.500 24.500 34 20.500 34.400C19.500 39 16 42.400 11.400 42.800C10.500 47.500 6.500 50.800 2 50.600C-1 51.500 -5 53 -8 53.500Z'
const FOLD =
  'M34.800 28.400C36 29 36.900 29.900 37.500 31C42 31.500 44.800 35.200 44 39.500C47 40.500 48.600 43 48.200 46C45.500 44 42.500 44 40.500 45.500C41.500 41.500 39.500 38.500 36 38.500C36.800 34.500 36.500 31.500 34.800 28.400Z'

/** A tone that thins out downwards, so that no edge ends the cloud. */
function veil(k, rgb, d) {
  const g = k.createLinearGradient(0, 44, 0, 62)
  g.addColorStop(0, `rgba(${rgb},1)`)
  g.addColorStop(0.45, `rgba(${rgb},.8)`)
  g.addColorStop(1, `rgba(${rgb},0)`)
  k.fillStyle = g
  k.fill(new Path2D(d))
}

export function thunderhead(k) {
  veil(k, '122,146,188', WHOLE)
  veil(k, '142,163,200', FOLD)
  veil(k, '240,206,184', LIGHT)
  veil(k, '255,234,206', GLOW)
}
