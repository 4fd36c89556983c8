import { moods } from '../../moods/moods.js'

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
