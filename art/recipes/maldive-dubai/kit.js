import { moods } from '../../moods/moods.js'

export const clearDay = {
  ...moods.day,
  sky: [
    [0, '#1c6fbd'],
    [0.45, '#55abdf'],
    [0.78, '#aedcec'],
    [1, '#f5f0df'],
  ],
}
