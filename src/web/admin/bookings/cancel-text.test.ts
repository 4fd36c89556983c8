import { expect, it } from 'vitest'
import { cancelText } from './cancel-text.ts'

const departure = { id: 'd', spotsAvailable: 4, totalSpots: 10, coordinators: [] }
const held = { adultCount: 2, childCount: 0, departure, spotsReleasedAt: null }

it('says which spots go back', () => {
  expect(cancelText(held)).toBe("I 2 posti tornano liberi e il cliente riceve un'email.")
  expect(cancelText({ ...held, adultCount: 1 })).toBe(
    "Il posto torna libero e il cliente riceve un'email.",
  )
})

it('promises none where they went back before, nor on a day without a departure', () => {
  const mail = "Il cliente riceve un'email."
  expect(cancelText({ ...held, spotsReleasedAt: '2026-11-01T10:00:00.000Z' })).toBe(mail)
  expect(cancelText({ ...held, departure: null })).toBe(mail)
})
