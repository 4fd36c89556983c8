import { moods } from '../../moods/moods.js'

export const blueHour = {
  ...moods.dusk,
  sky: [
    [0, '#0f1c4c'],
    [0.35, '#274a86'],
    [0.62, '#7f93ab'],
    [0.84, '#f4b98c'],
    [1, '#ffcf9c'],
  ],
  haze: '#c9a594',
  shade: '#2f3a6c',
  lit: '#b8a0a0',
  lamps: 1,
}

export const wetNight = {
  ...moods.night,
  sky: [
    [0, '#0a1238'],
    [0.5, '#1c2f6a'],
    [0.85, '#4a5f9a'],
    [1, '#e59a7a'],
  ],
  haze: '#5d6ba4',
  lake: [
    [0, '#2b3a74'],
    [0.4, '#16204e'],
    [1, '#0a1034'],
  ],
}
