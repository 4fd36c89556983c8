import { fill, path, points } from '../core/field.js'

// The West Mitten alone and large, at the minute when the shade of the earth has climbed its foot: everything above one line is in
// the last sun from the left, everything below it belongs to the night. In points of the field.

const WALL =
  '59 54 60.400 45 59.800 37 61.200 31 60.800 26.500 62.600 24.500 63.400 21.400 66.600 20.600 67.600 18.200 73 17.400 75 15.600 83 14.800 88.500 15.200 90 13.800 96.500 14.200 98.200 16.600 101 17.400 102.400 20 102 27 103.400 33 103 40 104.600 46 106.800 50.400 108.600 47.400 108.200 40 109.400 33 109 28.400 110.600 25 112 24 113.600 26 114 31.400 113.400 37 115 43 116.200 54'

const clip = (k, outline, draw) => {
  k.save()
  k.beginPath()
  for (const [x, y] of points(outline)) k.lineTo(x, y)
  k.clip()
  draw()
  k.restore()
}

/** Wall, spire and their alcoves in one light: [face, the side that turns away, alcove, cap]. */
function stone(k, [face, side, alcove, cap]) {
  fill(k, face, points('50 8 122 8 122 62 50 62'))
  // The end of the wall and of the spire turns away from the sun.
  fill(
    k,
    side,
    points(
      '94.500 12 104 12 108 46 106.800 56 92.600 56 93.800 47 92.400 40 94.600 33 93.600 26 95.600 20',
    ),
  )
  fill(k, side, points('111.400 22 116 26 118 56 111 56 112 48 110.800 41 112.200 34 111 29'))
  // Two alcoves: one broad, one that is only a deep joint; each begins under its own ledge.
  fill(
    k,
    alcove,
    points(
      '78.400 22.400 80.800 21.600 82 25 82.400 33 84.400 41 85 56 76.400 56 76.800 47 77.600 38 77.200 30',
    ),
  )
  fill(
    k,
    alcove,
    points(
      '66.400 28 68 27.200 68.400 34 69.800 42 69.400 50 70.200 56 67.200 56 67.800 48 66.800 40 67.200 34',
    ),
  )
  fill(k, alcove, points('88.200 20.400 89.300 20 89.600 28 90.700 35 89.600 39.600 88.800 33'))
  // The beds of the cap step back to the top.
  fill(
    k,
    cap,
    points(
      '58 8 104 8 103 19.600 98 18.800 96.400 17.200 90.800 17 89.600 18.800 82 18.200 76 19 74.400 20.800 68.400 21.600 67.400 23.800 63.600 24.400 62.600 26.400 58 27',
    ),
  )
}

export function westMitten(k) {
  clip(k, WALL, () => {
    const sun = k.createLinearGradient(0, 14, 0, 48)
    sun.addColorStop(0, '#ff9a54')
    sun.addColorStop(0.6, '#f4703c')
    sun.addColorStop(1, '#dc5040')
    stone(k, [sun, '#9c3854', '#a83e50', '#c85048'])
    // The shade of the earth: its edge is level, so it dips and rises only where the rock comes forward or steps back.
    clip(
      k,
      '50 43.600 61 43 67 43.400 68.400 44.400 70 43.200 76.400 42.400 79 43.800 83.400 42.600 93 41.800 95 42.800 105 41.600 110 41.800 112 42.600 122 41.400 122 64 50 64',
      () => stone(k, ['#74487c', '#4c3470', '#563874', '#74487c']),
    )
  })
  // The foot of shale in the night: one wide slope, its right side darker, three fans of rubble that climb the wall.
  const night = (c) => {
    const g = k.createLinearGradient(0, 50, 0, 65.5)
    g.addColorStop(0, c)
    g.addColorStop(0.45, c)
    g.addColorStop(1, '#4c4478')
    return g
  }
  fill(
    k,
    night('#624c8a'),
    points(
      '22 67 34 64.600 44 61.800 50 57.600 54 53.600 58 51.400 60.600 48.600 62.800 49.800 66 50.600 69.600 47.800 72.400 49.600 77 50.400 80.600 46.600 84 49 89 50.200 93 48.200 97 49.600 102 50 106.400 48.400 110 50 114 49.600 117.200 51.600 121 55.600 127 58.600 134 62.400 146 65 158 67',
    ),
  )
  fill(
    k,
    night('#463672'),
    points(
      '93 48.200 97 49.600 102 50 106.400 48.400 110 50 114 49.600 117.200 51.600 121 55.600 127 58.600 134 62.400 146 65 158 67 104 67 101.500 61 98.600 57.600 97 53',
    ),
  )
  fill(
    k,
    night('#463672'),
    points(
      '69.600 47.800 72.400 49.600 73.600 53 72.600 56.600 75.600 61 77 67 66 67 68 60 67.200 55 69.400 51.400',
    ),
  )
  // The one hard bed in the shale, a ledge that comes and goes.
  path(
    k,
    '#6c5894',
    'M47 59.700C51 58 57 57.200 64 57.400L62 58.300C57 58.200 51.500 58.900 47 59.700ZM76 57.600C83 56.900 90 57.200 97 58L92 58.600C87 58 81 58 76 57.600Z',
  )
}
