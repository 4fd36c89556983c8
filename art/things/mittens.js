// The East Mitten and Merrick Butte of Monument Valley from the rim of the mesa: walls of sandstone on a foot of shale in
// steps, the sun behind us on the left. In points of the field.
import { fill, points } from '../core/field.js'

/** A polygon's outline as the clip for what `draw` paints. */
function within(k, outline, draw) {
  k.save()
  k.beginPath()
  for (const [x, y] of outline) k.lineTo(x, y)
  k.clip()
  draw()
  k.restore()
}

/** One butte: tones are the wall in sun and in shade, the foot in sun and in shade, the night that climbs, the cap. */
function butte(k, [sun, shade, foot, footShade, night, cap], b) {
  const wall = points(b.wall)
  fill(k, sun, wall)
  within(k, wall, () => {
    for (const text of b.shades) fill(k, shade, points(text))
    // Joints: the right side of every pillar turns away from the sun.
    for (const [x, top, low, w, lean] of points(b.joints, 5))
      fill(k, shade, [
        [x, top],
        [x + w, top - 0.4],
        [x + w * 0.8 + lean, (top + low) / 2],
        [x + w * 0.5 + lean, low - 1.2],
        [x + lean * 0.6, low],
        [x + lean * 0.5, (top + low) / 2 + 1],
      ])
    for (const text of b.caps) fill(k, cap, points(text))
  })
  // The foot comes after the wall: its fans of scree climb it, one higher than the next.
  const slope = points(b.slope)
  fill(k, foot, slope)
  within(k, slope, () => {
    for (const text of b.gullies) fill(k, footShade, points(text))
    // Harder beds stand out of the shale as ledges, thick in one place and gone in the next.
    for (const text of b.ledges) fill(k, footShade, points(text))
    fill(k, night, points(b.night))
  })
}

const EAST = {
  wall: '79.800 46.400 80.300 39 80.900 34 81.800 31.800 82.900 31.600 83.500 33.600 83.700 39 84.600 42.200 86 43.200 86.500 37 86.400 32 87.400 29.400 89.600 29 90.200 28 94.500 27.600 98 28.100 98.600 27.300 100.400 27.600 101.300 29.600 101.500 35 102.600 41 102.800 46.400',
  shades: [
    '98.400 26 101.600 28 103.500 47 98 47 98.800 41 98 35',
    '82.600 31 84 33 84.800 42 87 47 82.800 47 83.100 39',
  ],
  joints: '89 30.600 42 0.600 0.100 91.800 30 46 0.900 0.300 95.200 29.800 38 0.500 -0.200',
  caps: ['86.400 31.200 90 29.900 98.400 29.500 102 30 102 26 87 26'],
  slope:
    '66 58 71 54.800 74.500 53 76.500 50.200 79.600 45.600 81.200 44.800 82.600 45.500 84.800 43 86.600 44.600 88.600 45.300 90.600 43.400 92.400 45 95 45.400 97.400 44.400 99.400 45.500 101.600 44.700 102.900 45.700 105 48.600 108 50.200 110 52.800 116 55.200 121 58',
  gullies: [
    '98 45.600 104 45.600 122 58 104 58 103 53 100.500 49.500',
    '83 46 84.600 48.600 84.200 50.600 87 54 87.500 58 79 58 82 52',
  ],
  ledges: ['76 51 83 49.600 91 49.700 97 50.200 90 50.600 83 50.300'],
  night:
    '60 60 66 55.600 74 54.400 82 54.700 90 53.800 98 54.400 106 53.900 114 54.800 124 56 124 60',
}

const MERRICK = {
  wall: '120.800 45 121.600 38 121.400 32 122.600 28.600 124.600 28.200 125 26.400 128.500 26 129.200 24.800 136 24.300 140.500 24.800 141.200 24 146.600 24.400 147.400 26.200 149 26.800 149.400 33 150.600 39 151 45',
  shades: [
    '144 22 150 25 152 46 144.500 46 145.400 39 143.800 33 144.800 28',
    '133.600 26 135.600 25.600 135 32 136.800 38 136 46 133 46 133.800 39 132.600 33',
  ],
  joints:
    '124.200 29.600 44 0.700 0.200 127 27.800 37 0.600 -0.100 130 27.600 45 0.800 0.300 138.600 27 41 1 0.200 141.200 27.400 35 0.500 0.100 128.600 37 45 0.600 -0.200',
  caps: ['121.400 30 126 28.100 132 27 141 26.600 149.600 27.800 149.600 22 122 22'],
  slope:
    '96 59 103 56 107 54 109.500 51 114 48.800 117.500 46 120.600 44.200 122.400 42.400 124 43.700 127 44 129.800 41.400 132 43.400 134.600 44 138 42.900 140.400 40.800 142 43 145 44 148.600 42.700 151 44 153.500 47 158 49.200 161 52 168 54.200 172 56 172 59',
  gullies: [
    '144.500 43.800 153 43.800 162 51 174 57 174 60 154 60 153 54 149 49.500',
    '134.800 44.600 135.600 47.600 138.600 50 138 52 142 56 142 60 131 60 133.400 53 132.600 49',
    '126.600 44.600 127 46.800 125.600 49 126.800 51 125 55 125 60 112 60 119 53 122.600 49.600',
  ],
  ledges: [
    '110 51.800 117 50 125 49.900 131 50.600 124 51.100 116 51',
    '138 50.200 146 49.800 154 50.900 160 52.400 152 51.900 145 51',
    '117 47.600 122 46.600 129 46.500 122 47.500',
  ],
  night:
    '94 61 98 57.200 108 54.800 118 53.900 127 54.500 136 53.300 146 54 155 53.300 164 54.800 174 56.200 174 61',
}

/** The two buttes that stand farther off; tones: wall in sun and shade, foot in sun and shade, night, cap. */
export const eastMitten = (k, tones) => butte(k, tones, EAST)
export const merrick = (k, tones) => butte(k, tones, MERRICK)
