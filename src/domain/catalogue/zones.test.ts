import { describe, expect, it, test } from 'vitest'
import { firstZones, isInZone } from './zones.ts'

const zone = (id: string) => firstZones.find((one) => one.id === id) ?? { id, title: '', words: [] }

describe('under a zone', () => {
  test.each([
    ['Islanda e Norvegia', 'europe', true],
    ['Isole della GRECIA', 'europe', true],
    ['Tokyo e Kyoto', 'asia', true],
    ['Il triangolo d’oro dell’India', 'asia', true],
    ["Il triangolo d'oro dell'India", 'asia', true],
    ['Atolli dell’Oceano Indiano', 'asia', false],
    ['Perù e Machu Picchu', 'america', true],
    ['Cusco, Perù', 'america', true],
    ['New York e Miami', 'america', true],
    ['York e Miamo', 'america', false],
    ['Las  Vegas', 'america', true],
    ['Canada: Vancouver', 'america', true],
    ['Un safari nel deserto', 'africa', true],
    ['Safaricom', 'africa', false],
    ['Maldive e Dubai', 'africa', true],
    ['Maldive e Dubai', 'asia', false],
    ['Australia e Nuova Zelanda', 'africa', false],
    ['', 'europe', false],
  ])('"%s" under %s: %s', (title, id, expected) => {
    expect(isInZone({ title, description: '' }, zone(id))).toBe(expected)
    expect(isInZone({ title: '', description: title }, zone(id))).toBe(expected)
  })

  it('stands what the agency has chosen, where it has', () => {
    const porto = { title: 'Porto', description: 'Non è la Thailandia', region: 'europe' }
    expect(isInZone(porto, zone('europe'))).toBe(true)
    expect(isInZone(porto, zone('asia'))).toBe(false)
  })
})
