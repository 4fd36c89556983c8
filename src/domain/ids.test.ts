import { describe, expect, it, test } from 'vitest'
import {
  destinationIds,
  resolvePublicTripId,
  resolveTripId,
  simpleTripIds,
  storedDestinationId,
  storedIdsOf,
  testTripIds,
  tripIdOf,
  tripIds,
} from './ids.ts'

describe('the ids of the catalogue', () => {
  it('has 19 destinations, 3 simple trips and 3 test trips, all different', () => {
    expect(destinationIds).toHaveLength(19)
    expect(simpleTripIds).toHaveLength(3)
    expect(testTripIds).toHaveLength(3)
    expect(new Set(tripIds).size).toBe(25)
  })

  test.each(tripIds)('%s is its own canonical id', (id) => {
    expect(resolveTripId(id)).toBe(id)
  })

  test.each([
    ['new-york-miami', 'newyork-miami'],
    ['la-vegas', 'losAngeles-lasVegas'],
    ['peru-machu-picchu', 'peru-machuPicchu'],
    ['peru', 'peru-machuPicchu'],
    ['canada', 'canada-vancouver-rockies'],
    ['india', 'india-triangolo-oro'],
    ['cina', 'cina-pechino-xian-shanghai'],
    ['kenya', 'kenya-safari-experience'],
    ['tanzania', 'tanzania-zanzibar'],
    ['islanda', 'islanda-norvegia'],
    ['australia', 'australia-nuova-zelanda'],
    ['egitto', 'egitto-completo'],
    ['sharm', 'sharm-el-sheikh'],
    ['seychelles', 'seychelles-dubai'],
    ['parigi', 'parigi-disneyland'],
    ['londra', 'londra-harry-potter'],
    ['praga', 'praga-budapest'],
    ['LosAngeles-LasVegas', 'losAngeles-lasVegas'],
    ['peru-machupicchu', 'peru-machuPicchu'],
  ])('%s means %s', (alias, id) => {
    expect(resolveTripId(alias)).toBe(id)
  })

  test.each(['atlantide', '', ' ', 'dubai', 'constructor', '__proto__', 'toString'])(
    '"%s" means nothing',
    (name) => {
      expect(resolveTripId(name)).toBeUndefined()
    },
  )

  it('leaves a name that only an edition may know as it is', () => {
    expect(tripIdOf('la-vegas')).toBe('losAngeles-lasVegas')
    expect(tripIdOf(' creta-a-piedi ')).toBe('creta-a-piedi')
    for (const name of ['constructor', '__proto__']) {
      expect([tripIdOf(name), storedDestinationId(name)]).toEqual([name, name])
    }
  })

  it('hides the test trips from visitors', () => {
    expect(resolvePublicTripId('test-travel')).toBeUndefined()
    expect(resolvePublicTripId('la-vegas')).toBe('losAngeles-lasVegas')
    expect(resolvePublicTripId('praga-budapest')).toBe('praga-budapest')
  })
})

describe('stored destination keys', () => {
  const mapped = [
    'maldive-dubai',
    'grecia',
    'londra-harry-potter',
    'losAngeles-lasVegas',
    'tokyo-kyoto',
    'islanda-norvegia',
    'thailandia',
    'bali-singapore',
    'newyork-miami',
    'hawaii',
    'peru-machuPicchu',
  ]

  test.each(mapped)('%s is stored under a key of its own', (id) => {
    expect(storedDestinationId(id)).not.toBe(id)
  })

  test.each(tripIds.filter((id) => !mapped.includes(id)))('%s is stored as it is', (id) => {
    expect(storedDestinationId(id)).toBe(id)
  })

  test.each(tripIds)('every stored form of %s leads back to it, and none to another', (id) => {
    const forms = storedIdsOf(id)
    expect(forms[0]).toBe(id)
    expect(new Set(forms).size).toBe(forms.length)
    expect(forms).toContain(storedDestinationId(id))
    for (const form of forms) expect(tripIdOf(form)).toBe(id)
  })

  it('looks up rows under id, stored key and aliases alike', () => {
    expect(storedIdsOf('newyork-miami')).toEqual(expect.arrayContaining(['new-york-miami']))
    expect(storedIdsOf('la-vegas')).toEqual(
      expect.arrayContaining(['losAngeles-lasVegas', 'la-vegas']),
    )
    expect(storedIdsOf('sconosciuto')).toEqual(['sconosciuto'])
  })
})
