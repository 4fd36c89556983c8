import { describe, expect, test } from 'vitest'
import { type Identity, seatsBefore } from './same-person.ts'

const one = (name: string, birthDate: string | null = null, passportNumber = ''): Identity => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { firstName, lastName, birthDate, passportNumber }
}
const [anna, bruno, carla] = [one('Anna Neri'), one('Bruno Neri'), one('Carla Neri')]

describe('who sat where before', () => {
  test.each<[string, Identity[], Identity[], (number | null)[]]>([
    ['nobody has moved', [anna, bruno], [anna, bruno], [0, 1]],
    ['one in the middle leaves', [anna, bruno, carla], [anna, carla], [0, 2]],
    ['the first leaves', [anna, bruno, carla], [bruno, carla], [1, 2]],
    ['two change places', [anna, bruno], [bruno, anna], [1, 0]],
    ['somebody joins in front', [bruno], [anna, bruno], [null, 0]],
    ['another one sits there', [anna, bruno], [anna, carla], [0, null]],
    ['the name is written otherwise', [one('Nicolò Neri')], [one('NICOLO neri')], [0]],
    [
      'father and son of one name, and the father leaves',
      [one('Mario Neri', '1950-01-01'), one('Mario Neri', '1985-01-01')],
      [one('Mario Neri', '1985-01-01')],
      [1],
    ],
    [
      'days with and without a time are one day',
      [one('Mario Neri', '1985-01-01T12:00:00.000Z')],
      [one('Mario Neri', '1985-01-01')],
      [0],
    ],
    [
      'a day of birth set right',
      [one('Anna Neri', '1990-01-01')],
      [one('Anna Neri', '1991-01-01')],
      [0],
    ],
    [
      'a name set right, with the same passport',
      [anna, one('Bruno Neri', null, 'YA1')],
      [anna, one('Brunello Neri', null, 'YA1')],
      [0, 1],
    ],
    [
      'another name, and a passport that two have typed',
      [one('Anna Neri', null, 'YA1'), one('Bruno Neri', null, 'YA1')],
      [one('Anna Neri', null, 'YA1'), one('Carla Neri', null, 'YA1')],
      [0, null],
    ],
    [
      'a twin goes instead: the same day of birth is not the same person',
      [one('Anna Neri', '1990-01-01', 'YA1')],
      [one('Carla Neri', '1990-01-01', '')],
      [null],
    ],
    ['namesakes of one day stay where they are', [anna, anna], [anna, anna], [0, 1]],
  ])('%s', (_what, before, after, seats) => {
    expect(seatsBefore(before, after)).toEqual(seats)
  })
})
