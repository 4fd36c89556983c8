import { describe, expect, it, test } from 'vitest'
import { contactDestination, offeredDestinations } from './contact.ts'
import { contactMessageSchema } from './contact-schema.ts'

const message = {
  firstName: 'Anna',
  lastName: 'Rossi',
  email: 'anna@example.com',
  message: 'Vorrei sapere di più.',
}

describe('contact form', () => {
  it('offers the destinations of the specification', () => {
    expect(offeredDestinations({ grecia: 'Grecia' }, 'sample')).toEqual([
      'maldive-dubai',
      'newyork-miami',
      'tanzania-zanzibar',
      'bali-singapore',
      'tokyo-kyoto',
      'thailandia',
      'altro',
    ])
  })

  it('offers the trips of the catalogue with real data, and chooses the one that was named', () => {
    const offered = offeredDestinations({ grecia: 'Grecia', hawaii: 'Hawaii' }, 'real')
    expect(offered).toEqual(['grecia', 'hawaii', 'altro'])
    expect(contactDestination('grecia', offered)).toBe('grecia')
    expect(contactDestination('tokyo-kyoto', offered)).toBe('altro')
  })

  test.each([
    ['tokyo-kyoto', 'tokyo-kyoto'],
    ['new-york-miami', 'newyork-miami'],
    ['grecia', 'altro'],
    ['altro', 'altro'],
    ['atlantide', 'altro'],
    ['', undefined],
    [null, undefined],
  ])('selects for destination=%s: %s', (id, option) => {
    expect(contactDestination(id)).toBe(option)
  })

  it('needs names, e-mail and message; phone and destination are optional', () => {
    expect(contactMessageSchema.parse(message)).toEqual({
      ...message,
      phone: null,
      destination: null,
    })
    expect(contactMessageSchema.parse({ ...message, phone: '', destination: '' })).toEqual({
      ...message,
      phone: null,
      destination: null,
    })
    const full = { ...message, phone: '+39 000 000 0000', destination: 'altro' }
    expect(contactMessageSchema.parse(full)).toEqual(full)
  })

  test.each([
    [{ firstName: '' }, 'Inserisci il nome'],
    [{ lastName: ' ' }, 'Inserisci il cognome'],
    [{ email: '' }, "Inserisci l'email"],
    [{ email: 'anna' }, 'Inserisci un indirizzo email valido'],
    [{ message: '  ' }, 'Scrivi il tuo messaggio'],
    [{ message: 'x'.repeat(4001) }, 'Il messaggio può avere al massimo 4000 caratteri'],
    [{ phone: '12' }, 'Inserisci un numero di telefono valido'],
    [{ destination: 'Grecia e isole' }, "Scegli una destinazione dell'elenco"],
  ])('complains about %j: %s', (changes, expected) => {
    const result = contactMessageSchema.safeParse({ ...message, ...changes })
    const messages = JSON.stringify(result.error?.issues ?? [])
    expect(result.success).toBe(false)
    expect(messages).toContain(expected)
  })
})
