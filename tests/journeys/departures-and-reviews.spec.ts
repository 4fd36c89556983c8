import { bookThrough, expect, freshName, openStaffPage, test } from './staff-back-office.ts'
import { dayFromNow, type Office } from './support/office.ts'
import { expectFine } from './support/screens.ts'

/** Trips that no other journey uses, because stored departures replace their samples. */
const full = { tripId: 'australia-nuova-zelanda', path: '/#/travel/australia-nuova-zelanda' }
const small = 'kenya-safari-experience'

type Departure = { id: string; version: number }
type Mail = { id: string; kind: string; recipient: string }

async function addDeparture(office: Office, tripId: string, startDate: string, totalSpots: number) {
  return office.call<Departure>('POST', '/departures', { tripId, startDate, totalSpots })
}

async function textOfMail(office: Office, kind: string, recipient: string): Promise<string> {
  const { items } = await office.call<{ items: Mail[] }>('GET', '/outbox?pageSize=100')
  const mail = items.find((one) => one.kind === kind && one.recipient === recipient)
  if (!mail) return ''
  return (await office.call<{ text: string }>('GET', `/outbox/${mail.id}`)).text
}

test('a party joins the waiting list of a full departure and is offered the place', {
  tag: '@phone',
}, async ({ page, office }) => {
  test.slow()
  const startDate = dayFromNow(120)
  const departure = await addDeparture(office, full.tripId, startDate, 1)
  const booked = await bookThrough(office, startDate, { tripId: full.tripId })
  const email = `${freshName().toLowerCase()}@posta.example`

  await page.goto(full.path)
  await page.getByRole('button', { name: 'Prenota Ora' }).first().click()
  await page.getByRole('button', { name: "Lista d'attesa" }).click()
  const dialog = page.getByRole('dialog', { name: "Lista d'attesa" })
  await dialog.getByRole('button', { name: 'Mettimi in lista' }).click()
  await expect(dialog.getByText('Inserisci nome e cognome')).toBeVisible()
  await expectFine(page)
  await dialog.getByLabel('Nome e cognome').fill('Carla Verdi')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Telefono').fill('+39 333 000 1111')
  await dialog.getByRole('button', { name: 'Mettimi in lista' }).click()
  await expect(dialog.getByText('Sei in lista.')).toBeVisible()

  const [, address = ''] =
    /(\/#\/lista-attesa\/\S+)/.exec(await textOfMail(office, 'waiting_joined', email)) ?? []
  await page.goto(address)
  await expect(page.getByRole('heading', { name: "Sei in lista d'attesa" })).toBeVisible()

  const { version } = await office.call<{ version: number }>('GET', `/bookings/${booked.id}`)
  await office.call('POST', `/bookings/${booked.id}/cancel`, { version })
  await expect
    .poll(() => textOfMail(office, 'waiting_offer', email), { timeout: 30_000 })
    .toContain('lista-attesa')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Si è liberato il tuo posto' })).toBeVisible()
  await expectFine(page)
  await page.getByRole('link', { name: 'Prenota il posto' }).click()
  await expect(page.getByLabel('Nome', { exact: true })).toBeVisible()

  const { items } = await office.call<{ items: { state: string }[] }>(
    'GET',
    `/departures/${departure.id}/waiting`,
  )
  expect(items).toMatchObject([{ state: 'offered' }])
})

test('staff confirm a departure, call another off and see what is owed', {
  tag: '@widths',
}, async ({ staffPage: page, office }) => {
  test.slow()
  const startDate = dayFromNow(26)
  const departure = await addDeparture(office, small, startDate, 4)
  const booked = await bookThrough(office, startDate, { tripId: small })
  const { version } = await office.call<{ version: number }>('GET', `/bookings/${booked.id}`)
  await office.call('POST', `/bookings/${booked.id}/payments`, {
    version,
    kind: 'deposit',
    amount: 96_000,
    receivedOn: dayFromNow(0),
  })

  await openStaffPage(page, '/admin', 'Oggi')
  await expect(page.getByRole('link', { name: /Da decidere: Kenya/ }).first()).toBeVisible()
  await openStaffPage(page, `/admin/departures?departure=${departure.id}`, 'Partenze')
  const dialog = page.getByRole('dialog').first()
  await expect(dialog.getByText(/Al gruppo minimo mancano 3 persone/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Conferma la partenza' }).click()
  await page.getByRole('button', { name: 'Conferma e scrivi a tutti' }).click()
  await expect(dialog.getByText(/Confermata il/)).toBeVisible()
  await page.goto(`/#/payment-custom/${booked.id}`)
  await expect(page.getByText("Confermata: puoi comprare i treni per l'aeroporto.")).toBeVisible()

  await openStaffPage(page, `/admin/departures?departure=${departure.id}`, 'Partenze')
  await dialog.getByRole('button', { name: 'Annulla la partenza' }).click()
  const question = page.getByRole('dialog', { name: 'Annullare la partenza?' })
  await expect(question.getByLabel('Motivo per i viaggiatori')).toHaveValue('')
  await question.getByLabel('Motivo', { exact: true }).selectOption('safety')
  await expect(question.getByText(/960 € da restituire/)).toBeVisible()
  await expectFine(page)
  await question.getByRole('button', { name: /Annulla la partenza e scrivi a tutti/ }).click()
  await expect(dialog.getByText(/Annullata il/)).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Rimborsi da fare' })).toBeVisible()
  await expect(dialog.getByText('960 €').first()).toBeVisible()
  await expectFine(page)
  expect(await office.booking(booked.id)).toMatchObject({ status: 'cancelled' })
})

const invitation = {
  tripTitle: 'Tokyo e Kyoto',
  startDate: dayFromNow(-12),
  endDate: dayFromNow(-3),
  name: 'Giulia R.',
}

test('a traveller writes a review with a photograph from the personal link', {
  tag: '@phone',
}, async ({ page }) => {
  let isSent = false
  let body = ''
  await page.route('**/api/review-invitations/*', (route) =>
    route.fulfill({ json: { ...invitation, isSent } }),
  )
  await page.route('**/api/reviews', async (route) => {
    body = route.request().postDataBuffer()?.toString('latin1') ?? ''
    isSent = true
    await route.fulfill({ json: { received: true } })
  })
  await page.goto('/#/recensione/abc')
  await page.getByRole('button', { name: 'Invia la recensione' }).click()
  await expect(page.getByText('Scegli da 1 a 5 stelle')).toBeVisible()
  await expect(page.getByText('Scrivi almeno 20 caratteri')).toBeVisible()
  await expectFine(page)
  await page.getByRole('radio', { name: /4 su 5/ }).check({ force: true })
  await page.getByLabel('Racconta il viaggio').fill('Un gruppo bellissimo e giornate piene.')
  await page.getByLabel('Foto del viaggio').setInputFiles('docs/screenshots/phone.jpg')
  await expect(page.getByAltText('Anteprima della tua foto')).toBeVisible()
  await page.getByRole('button', { name: 'Invia la recensione' }).click()
  await expect(page.getByRole('heading', { name: 'Grazie!' })).toBeFocused()
  await expectFine(page)
  expect(body).toMatch(/name="stars"\r\n\r\n4\r\n/)
  expect(body).toMatch(/name="photo"; filename="foto\.jpg"\r\nContent-Type: image\/jpeg/)
  expect(body).not.toContain('null')
})

test('staff import a review, answer it, publish it and hide it with a reason', {
  tag: '@widths',
}, async ({ staffPage: page }) => {
  test.slow()
  const name = freshName()
  await openStaffPage(page, '/admin/reviews', 'Recensioni')
  await page.getByRole('button', { name: 'Importa' }).click()
  const form = page.getByRole('dialog', { name: 'Importa una recensione' })
  await form.getByLabel('Viaggio').selectOption('grecia')
  await form.getByLabel('Nome').fill(name)
  await form.getByLabel('Data').fill(dayFromNow(-20))
  await form.getByLabel('Stelle').fill('2')
  await form.getByLabel('Fonte').fill('Trust View')
  await form.getByLabel('Testo').fill('Hotel lontano dal centro, coordinatori bravissimi.')
  await expectFine(page)
  await form.getByRole('button', { name: 'Importa' }).click()
  await page.getByRole('button', { name: new RegExp(name) }).click()
  const review = page.getByRole('dialog', { name })
  await expect(review.getByText(/Recensione raccolta da Trust View/)).toBeVisible()
  await expectFine(page)
  await review.getByRole('button', { name: 'Pubblica' }).click()
  await expect(review.getByText('Pubblicata', { exact: true })).toBeVisible()
  await review.getByRole('button', { name: 'Nascondi' }).click()
  const hide = page.getByRole('dialog', { name: 'Nascondere la recensione?' })
  await expect(hide.getByText(/È una recensione negativa/)).toBeVisible()
  await hide.getByLabel('Motivo').fill('Chiesto da chi la ha scritta')
  await hide.getByRole('button', { name: 'Nascondi' }).click()
  await expect(review.getByText('Nascosta', { exact: true })).toBeVisible()
  await openStaffPage(page, '/admin/audit', 'Registro')
  await expect(
    page.getByText('Recensione negativa nascosta').filter({ visible: true }).first(),
  ).toBeVisible()
})
