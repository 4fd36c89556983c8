import { moods } from '../../moods/moods.js'

export const emerald = {
  ...moods.day,
  sky: [
    [0, '#2f80bd'],
    [0.4, '#66b2d9'],
    [0.75, '#b3dde6'],
    [1, '#f6efdc'],
  ],
  haze: '#d3e6e2',
  lagoon: [
    [0, '#1f8f8f'],
    [0.12, '#17a091'],
    [0.34, '#22b39b'],
    [0.6, '#5fd0b4'],
    [0.85, '#a8e8cb'],
    [1, '#dcf2d2'],
  ],
}

export const JUNGLE = '#3f8a44'

export const warmNight = {
  ...moods.night,
  sky: [
    [0, '#0c1440'],
    [0.5, '#22356e'],
    [0.85, '#6a6f96'],
    [1, '#e8a07a'],
  ],
  haze: '#6a6a98',
  lit: '#8f9ac4',
}
