import { path, stroke } from '../core/field.js'

/** A traveller seen from behind; one metre is one unit. */
export function traveller(k, coat, shade, { bag, hat, skirt } = {}) {
  path(
    k,
    '#2f2740',
    skirt
      ? 'M-0.160 0V-0.500H-0.020V0ZM0.060 0V-0.500H0.200V0Z'
      : 'M-0.220 0L-0.160 -0.850H-0.010L-0.060 0ZM0.080 0L0.020 -0.850H0.200L0.260 0Z',
  )
  path(
    k,
    coat,
    `M-0.280 -1.420C-0.120 -1.520 0.120 -1.520 0.280 -1.420L${skirt ? '0.380 -0.450H-0.380' : '0.300 -0.620H-0.300'}Z`,
  )
  path(
    k,
    shade,
    `M-0.280 -1.420L-0.060 -1.490L-0.100 ${skirt ? -0.45 : -0.62}H${skirt ? -0.38 : -0.3}Z`,
  )
  path(k, hat ? '#8a5a48' : '#3c2c34', 'M0 -1.780a0.140 0.160 0 1 0 0.010 0Z')
  if (hat) path(k, hat, 'M-0.260 -1.640H0.260L0.150 -1.680V-1.850H-0.150V-1.680Z')
  if (bag) {
    stroke(k, '#2f2740', 0.04, 'M0.300 -0.900L0.520 -0.500')
    path(k, bag, 'M0.380 -0.550H0.760V0H0.380Z')
  }
}

/** The clock on its kiosk: four opal faces in brass, an acorn on top. */
export function kiosk(k) {
  path(k, '#8a5f3c', 'M-3.200 0V-2.600H3.200V0Z')
  path(k, '#ffdf9c', 'M-2.900 -2.500V-4.200H2.900V-2.500Z')
  stroke(k, '#8a5f3c', 0.18, 'M-1.500 -2.500V-4.200M0 -2.500V-4.200M1.500 -2.500V-4.200')
  path(k, '#b98642', 'M-3.400 -4.200H3.400L2.400 -5H-2.400Z')
  path(k, '#b98642', 'M-0.700 -5L-0.400 -6H0.400L0.700 -5Z')
  path(k, '#8a5f3c', 'M0.100 -5V-6H0.400L0.700 -5Z')
  path(k, '#d9a54a', 'M0 -8.900a1.550 1.550 0 1 0 0.010 0Z')
  path(k, '#fff7dc', 'M0 -8.600a1.250 1.250 0 1 0 0.010 0Z')
  path(
    k,
    '#b98642',
    'M1.500 -8.300C2.200 -8 2.200 -6.700 1.500 -6.400ZM-1.500 -8.300C-2.200 -8 -2.200 -6.700 -1.500 -6.400Z',
  )
  stroke(k, '#3c2c34', 0.14, 'M0 -7.350V-8.300M0 -7.350L0.650 -7')
  path(
    k,
    '#d9a54a',
    'M-0.420 -8.900C-0.420 -9.500 0 -9.600 0 -10C0 -9.600 0.420 -9.500 0.420 -8.900Z',
  )
}
