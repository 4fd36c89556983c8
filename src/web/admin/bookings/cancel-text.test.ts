import { expect, it } from 'vitest'
import { cancelledText, cancelManyText, cancelText, changedMeanwhileText } from './cancel-text.ts'

it('says which spots go back', () => {
  expect(cancelText({ spotsTaken: 2 })).toBe(
    "I 2 posti tornano liberi e il cliente riceve un'email.",
  )
  expect(cancelText({ spotsTaken: 1 })).toBe("Il posto torna libero e il cliente riceve un'email.")
})

it('promises none where they went back before, nor on a day without a departure', () => {
  expect(cancelText({ spotsTaken: 0 })).toBe("Il cliente riceve un'email.")
})

it('adds up of several what each still holds, and what has come in for them', () => {
  const released = { spotsTaken: 0, amountPaid: 0 }
  expect(cancelManyText([{ spotsTaken: 2, amountPaid: 96_000 }, released])).toEqual({
    spots: '2 prenotazioni, 2 posti tornano liberi.',
    owed: '960 € già versati sono da rimborsare.',
  })
  expect(cancelManyText([{ spotsTaken: 1, amountPaid: 0 }]).spots).toBe(
    '1 prenotazione, 1 posto torna libero.',
  )
  expect(cancelManyText([released])).toEqual({
    spots: '1 prenotazione, nessun posto torna libero.',
    owed: '',
  })
})

it('says of one and of many what became of them', () => {
  expect(cancelledText(0, 1)).toBe('Nessuna prenotazione annullata')
  expect(cancelledText(1, 0)).toBe('1 prenotazione annullata')
  expect(cancelledText(3, 1)).toBe('3 prenotazioni annullate, 1 lasciata com’era')
  expect(cancelledText(3, 2)).toBe('3 prenotazioni annullate, 2 lasciate com’erano')
  expect(changedMeanwhileText(0)).toBeUndefined()
  expect(changedMeanwhileText(1)).toBe('1 nel frattempo è cambiata: aprila.')
})
