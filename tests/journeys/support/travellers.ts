import type { Page } from '@playwright/test'

export type Person = {
  firstName: string
  lastName: string
  birthDate?: string
  passport: string
  address: string
  email?: string
  phone?: string
}

export const chiara: Person = {
  firstName: 'Chiara',
  lastName: 'Rinaldi',
  birthDate: '12/05/1988',
  passport: 'YA0000000',
  address: 'Via dei Tigli 8, 60125 Ancona',
  email: 'chiara.rinaldi@posta.example',
  phone: '+39 000 000 0000',
}

/** Fills the card with that title; a birth date is typed as digits only. */
export async function fillTraveller(page: Page, title: string, person: Person): Promise<void> {
  const card = page.getByRole('region', { name: title })
  await card.getByLabel('Nome', { exact: true }).fill(person.firstName)
  await card.getByLabel('Cognome').fill(person.lastName)
  if (person.email) await card.getByLabel('Email').fill(person.email)
  if (person.phone) await card.getByLabel('Telefono').fill(person.phone)
  if (person.birthDate) {
    const digits = person.birthDate.replaceAll('/', '')
    await card.getByLabel('Data di nascita').pressSequentially(digits)
  }
  await card.getByLabel('Numero di passaporto').fill(person.passport)
  await card.getByLabel('Indirizzo').fill(person.address)
}

export async function openLink(page: Page, token: string, title = 'Tokyo e Kyoto'): Promise<void> {
  await page.goto(`/#/prenotazione/${token}`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** Books from an open link up to the payment page; returns the booking's id. */
export async function bookOne(page: Page, token: string): Promise<string> {
  await openLink(page, token)
  await fillTraveller(page, 'Viaggiatore Principale', chiara)
  await page.getByRole('button', { name: 'Procedi al Pagamento' }).click()
  await page.waitForURL(/#\/payment-custom\//)
  // The URL changes before the page: the form is gone only when the timer is there.
  await page.getByRole('timer').waitFor()
  return page.url().split('/').at(-1) ?? ''
}
