import { path, stroke } from '../core/field.js'

// The safari car of the road through Lerai, in points; the sun on the upper left.

/** A traveller seen from behind the roof's edge, to the elbows; the edge at 0, 3.4 high. `turn` -1 looks left. */
function traveller(k, [skin, dark, hair, shirt, lit], turn) {
  path(
    k,
    shirt,
    'M-1.200 0.600C-1.300 -0.700 -0.900 -1.500 0 -1.600C0.900 -1.500 1.300 -0.700 1.200 0.600Z',
  )
  path(
    k,
    lit,
    'M-1.200 0.600C-1.300 -0.700 -0.900 -1.500 0 -1.600C-0.400 -1 -0.500 0 -0.400 0.600Z',
  )
  path(k, dark, 'M-0.300 -2H0.350V-1.400H-0.300Z')
  k.save()
  k.scale(-turn, 1)
  path(
    k,
    skin,
    'M-0.700 -2.700C-0.700 -3.400 0.700 -3.500 0.750 -2.700C0.750 -2.100 0.400 -1.750 -0.100 -1.750C-0.500 -1.750 -0.700 -2 -0.700 -2.200L-0.950 -2.400Z',
  )
  path(
    k,
    hair,
    'M-0.850 -2.800C-0.800 -3.700 0.900 -3.700 0.900 -2.700C0.900 -2.200 0.700 -1.900 0.500 -1.800C0.400 -2.300 0.200 -2.600 0 -2.800Z',
  )
  k.restore()
}

/** The car under its raised roof, facing left, three travellers standing in it; 24 long, wheels on 0. */
export function openCar(k) {
  path(k, 'rgba(44,60,52,.5)', 'M-10 0.300C0 -0.900 16 -0.600 24 1.600C18 2.800 2 2.200 -10 0.900Z')
  // Struts and the roof that is pushed up; the travellers stand below it.
  stroke(k, '#4c5840', 0.35, 'M-2.600 -8.800V-12.600M10.400 -8.800V-12.600')
  path(k, '#38442f', 'M-3 -8.200H10.800V-9H-3Z')
  for (const [x, look, turn] of [
    [-0.6, ['#e0a884', '#b47c60', '#d8bc80', '#b8503c', '#dc7c58'], -1],
    [3.8, ['#946044', '#6c4434', '#2c2030', '#34688c', '#6494ac'], -1],
    [8, ['#d09870', '#a06c50', '#5c3428', '#d8a440', '#f0cc74'], 1],
  ]) {
    k.save()
    k.translate(x, -8.8)
    traveller(k, look, turn)
    k.restore()
  }
  path(
    k,
    '#dcd4a0',
    'M-3.600 -12.900C-3 -13.500 10.800 -13.500 11.400 -12.900L11.200 -12.400H-3.400Z',
  )
  path(k, '#8c8c60', 'M-3.500 -12.600H11.300L11.200 -12.200H-3.400Z')
  // Body: bonnet on the left, cabin, tail; lit on top, shaded below the belt.
  path(
    k,
    '#7c8c50',
    'M-11 -2V-4.900C-11 -5.300 -10.700 -5.600 -10.300 -5.700L-5.600 -6.100L-4 -8.700H11.400C12 -8.700 12.400 -8.400 12.400 -7.800V-2Z',
  )
  path(
    k,
    '#b4bc74',
    'M-10.300 -5.700L-5.600 -6.100L-4 -8.700H11.400C12 -8.700 12.400 -8.400 12.400 -8H-3.600L-5.200 -5.500L-11 -4.900C-11 -5.300 -10.700 -5.600 -10.300 -5.700Z',
  )
  path(k, '#5c6c44', 'M-11 -3.800H12.400V-1.800H-11Z')
  path(
    k,
    '#3c5450',
    'M-4.700 -5.700L-3.300 -7.800H-0.400V-5.700ZM0.200 -7.800H5.200V-5.700H0.200ZM5.800 -7.800H11V-5.700H5.800Z',
  )
  path(
    k,
    '#7ca09c',
    'M-4.700 -5.700L-3.300 -7.800H-2.200L-3.600 -5.700ZM0.200 -5.700V-7.800H2.200L0.900 -5.700ZM5.800 -5.700V-7.800H7.800L6.500 -5.700Z',
  )
  // The driver, as a dark shape at the wheel.
  path(
    k,
    '#2c2430',
    'M-2.300 -5.700C-2.200 -6.300 -1.800 -6.500 -1.700 -6.600C-2.100 -7 -1.900 -7.700 -1.400 -7.700C-0.900 -7.700 -0.800 -7 -1.100 -6.600C-0.700 -6.400 -0.500 -6.100 -0.500 -5.700Z',
  )
  stroke(k, '#5c6c44', 0.2, 'M-0.100 -8.400V-2M5.500 -8.400V-2')
  path(k, '#fff0c0', 'M-11 -4.700H-10.300V-4H-11Z')
  path(k, '#34302c', 'M-11.500 -2.700H-10V-1.900H-11.500ZM11.500 -2.700H13V-1.900H11.500Z')
  for (const x of [-6.8, 7.6]) {
    path(k, '#34402c', `M${x - 2.5} -1.800C${x - 2.5} -4.800 ${x + 2.5} -4.800 ${x + 2.5} -1.800Z`)
    for (const [c, r] of [
      ['#28242c', 2.05],
      ['#a8a078', 1],
      ['#5c584c', 0.4],
    ])
      path(k, c, `M${x - r} -1.900a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
  }
  path(k, '#34343a', 'M12.400 -6.600a0.500 1.700 0 1 1 0 3.400Z')
}
