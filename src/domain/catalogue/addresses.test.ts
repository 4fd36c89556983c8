import { describe, expect, it } from 'vitest'
import { addressBook, addressClashes, addressPattern, movedAddresses } from './addresses.ts'
import { keepFormerAddresses } from './former-addresses.ts'

const publish = (before: object, after: object) =>
  keepFormerAddresses({ 'trip/grecia': before }, { 'trip/grecia': after })['trip/grecia']

describe('the address of a trip', () => {
  it('leads on from every name that it ever had', () => {
    const first = { title: 'Grecia' }
    const second = publish(first, { ...first, address: 'isole-greche' })
    expect(second).toEqual({ ...first, address: 'isole-greche' })
    const third = publish(second as object, { ...first, address: 'cicladi' })
    expect(third).toEqual({ ...first, address: 'cicladi', formerAddresses: ['isole-greche'] })
    const trip = { id: 'grecia', ...(third as object) }
    expect(movedAddresses([trip])).toEqual([
      ['grecia', 'cicladi'],
      ['isole-greche', 'cicladi'],
    ])
    expect(addressBook([trip, { id: 'hawaii' }])).toEqual({
      now: { grecia: 'cicladi' },
      ids: { cicladi: 'grecia', 'isole-greche': 'grecia' },
    })
  })

  it('may go back, and an old text that is brought back forgets none', () => {
    const was = { address: 'cicladi', formerAddresses: ['isole-greche'] }
    const back = { formerAddresses: ['isole-greche', 'cicladi'] }
    expect(publish(was, {})).toEqual(back)
    expect(movedAddresses([{ id: 'grecia', ...back }])).toEqual([
      ['isole-greche', 'grecia'],
      ['cicladi', 'grecia'],
    ])
    expect(publish(back, { address: 'isole-greche' })).toEqual({
      address: 'isole-greche',
      formerAddresses: ['cicladi'],
    })
  })

  it('leaves what did not change as it is', () => {
    const same = { address: 'cicladi', formerAddresses: ['isole-greche'] }
    expect(publish(same, same)).toBe(same)
    expect(addressBook([{ id: 'grecia' }])).toBeUndefined()
  })

  it.each([
    ['an id', { id: 'nuovo', title: 'Nuovo', address: 'grecia' }],
    ['another alias of the first trips', { id: 'nuovo', title: 'Nuovo', address: 'giappone' }],
    ['an address of today', { id: 'nuovo', title: 'Nuovo', address: 'cicladi' }],
    ['an address of before', { id: 'nuovo', title: 'Nuovo', address: 'isole-greche' }],
  ])('is nobody else’s: %s', (_title, other) => {
    const trips = [
      { id: 'grecia', title: 'Grecia', address: 'cicladi', formerAddresses: ['isole-greche'] },
      { id: 'tokyo-kyoto', title: 'Tokyo' },
    ]
    expect(addressClashes(trips)).toEqual([])
    expect(addressClashes([...trips, other]).map(({ id }) => id)).toEqual(['nuovo'])
    expect(addressClashes([other, ...trips]).map(({ id }) => id)).toContain(
      other.address === 'cicladi' ? 'grecia' : 'nuovo',
    )
  })

  it('of a new trip is no old address either', () => {
    const trips = [
      { id: 'grecia', title: 'Grecia', formerAddresses: ['isole-greche'] },
      { id: 'isole-greche', title: 'Altre isole' },
    ]
    expect(addressClashes(trips)).toHaveLength(1)
  })

  it.each(['Cicladi', 'due--trattini', '-inizio', 'con spazio', 'à', 'a/b', ''])(
    'is written in small letters, digits and hyphens: %s',
    (address) => expect(addressPattern.test(address)).toBe(false),
  )
})
