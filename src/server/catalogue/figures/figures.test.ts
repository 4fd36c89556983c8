import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampleFigures } from '../../../domain/catalogue/figures.ts'
import { reductionDay } from '../../../domain/catalogue/price-history.ts'
import { addDays, monthKey, todayInRome } from '../../../domain/dates.ts'
import { euros } from '../../../domain/money.ts'
import { quoteTrip } from '../../booking/bookings/quote-trip.ts'
import { listDepartures } from '../../booking/departures/list-departures.ts'
import { spotsLeft } from '../../booking/departures/spots-left.ts'
import { readSettings, saveCampaign } from '../../office/settings/agency-settings.ts'
import { system } from '../../platform/audit/write-audit.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { settings } from '../../platform/db/schema/operations.ts'
import { agencyClaims, pricesOnOffer } from '../../platform/db/schema/prices-and-claims.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { addDeparture, callApi } from '../../testing/test-deps.ts'
import { builtEdition } from '../editions/edition.ts'
import { loadFigures, loadFiguresSwitched } from './load-figures.ts'
import { recordPrices, wholeHistory } from './price-ledger.ts'
import { priceOutlook } from './price-outlook.ts'
import { priceStory } from './price-story.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
const dayMs = 86_400_000

beforeEach(async () => {
  for (const table of [travelDates, settings, pricesOnOffer, agencyClaims]) {
    await database.db.delete(table)
  }
})

async function setReal(): Promise<void> {
  await database.db.insert(settings).values({ key: 'figures', value: { real: true }, version: 2 })
}

/** The catalogue with a changed price for one trip, as after a publication. */
function priced(tripId: string, amount: number): void {
  const { catalogue } = builtEdition
  const trips = catalogue.trips.map((trip) =>
    trip.id === tripId ? { ...trip, price: euros(amount) } : trip,
  )
  published({ ...catalogue, campaign: plainCampaign, trips })
}

function published(catalogue: typeof builtEdition.catalogue): void {
  deps.catalogue = {
    ...deps.catalogue,
    current: () => ({ ...builtEdition, number: 7, catalogue }),
  }
}

/** A campaign that belongs to no season. */
const plainCampaign = {
  ...builtEdition.catalogue.campaign,
  name: 'Partenze di gruppo',
  headline: { lead: 'Piccoli gruppi,', emphasis: 'prezzi più bassi' },
  banner: 'sulle partenze scelte',
}

const inDays = (days: number) => addDays(todayInRome(deps.now()), days)

describe('a trial', () => {
  it('has the figures that the pages were built with', async () => {
    expect(JSON.stringify(await loadFigures(deps))).toBe(JSON.stringify(sampleFigures))
  })

  it('names the departures that the agency has entered, by whatever name of the trip', async () => {
    await addDeparture(deps.db, {
      destinationId: 'japan',
      startDate: inDays(20),
      spotsAvailable: 3,
    })
    await addDeparture(deps.db, { destinationId: 'grecia', startDate: inDays(9), sales: 'closed' })
    const { trips } = await loadFigures(deps)
    expect(trips).toEqual({
      'tokyo-kyoto': {
        departures: [{ start: inDays(20), free: 3, total: 10 }],
        months: [monthKey(inDays(20))],
        from: expect.any(Number),
      },
      grecia: { departures: [] },
    })
  })

  it('follows the switch and the end of the campaign', async () => {
    const { version } = (await readSettings(deps)).campaign
    const endsAt = new Date(deps.now().getTime() + dayMs).toISOString()
    await saveCampaign({ ...deps, actor: system }, { enabled: true, endsAt, version })
    expect((await loadFigures(deps)).campaign).toEqual({ endsAt, discount: 30 })
    deps.clock.now = new Date(deps.clock.now.getTime() + 2 * dayMs)
    expect((await loadFigures(deps)).campaign).toBeNull()
  })

  it.each([false, true])(
    'knows before what its switch will show (real data: %s)',
    async (isReal) => {
      if (isReal) await setReal()
      published({ ...builtEdition.catalogue, campaign: plainCampaign })
      for (let press = 0; press < 2; press += 1) {
        const { catalogue } = deps.catalogue.current()
        const expected = await loadFiguresSwitched(deps, catalogue)
        const { enabled, endsAt, version } = (await readSettings(deps)).campaign
        await saveCampaign({ ...deps, actor: system }, { enabled: !enabled, endsAt, version })
        expect(await loadFigures(deps)).toEqual(expected)
      }
    },
  )

  it("follows the days, the discount and the pages of the campaign's document", async () => {
    const now = deps.now().getTime()
    const { campaign } = builtEdition.catalogue
    const days = {
      from: new Date(now + dayMs).toISOString(),
      to: new Date(now + 3 * dayMs).toISOString(),
    }
    const pages = ['/', '/travel/grecia']
    const planned = { ...campaign, ...days, pages, discountPercentage: 20 }
    published({ ...builtEdition.catalogue, campaign: planned })
    expect((await loadFigures(deps)).campaign).toBeNull()
    deps.clock.now = new Date(now + 2 * dayMs)
    const running = await loadFigures(deps)
    expect(running.campaign).toEqual({ endsAt: days.to, discount: 20, pages })
    expect(running.trips).not.toHaveProperty('grecia')
    expect(running.trips['tokyo-kyoto']).toEqual({ discount: 0 })
    deps.clock.now = new Date(now + 3 * dayMs)
    expect((await loadFigures(deps)).campaign).toBeNull()
  })
})

describe('real data', () => {
  beforeEach(setReal)

  it('know no campaign that nobody has switched on, and settings say so', async () => {
    expect((await readSettings(deps)).campaign).toMatchObject({ enabled: false, startsAt: null })
    published({ ...builtEdition.catalogue, campaign: plainCampaign })
    const on = { enabled: true, endsAt: null, version: 1 }
    const { campaign } = await saveCampaign({ ...deps, actor: system }, on)
    expect(campaign).toMatchObject({ enabled: true, startsAt: deps.now().toISOString() })
    expect((await loadFigures(deps)).campaign).toEqual({ endsAt: null, discount: 0 })
  })

  it('let a campaign that was over begin anew, whoever prolongs it', async () => {
    const daysFromNow = (days: number) =>
      new Date(deps.now().getTime() + days * dayMs).toISOString()
    const ended = { ...plainCampaign, from: daysFromNow(-60), to: daysFromNow(-30) }
    published({ ...builtEdition.catalogue, campaign: ended })
    const prolonged = { enabled: true, endsAt: daysFromNow(7), version: 1 }
    const { campaign } = await saveCampaign({ ...deps, actor: system }, prolonged)
    expect(campaign.startsAt).toBe(deps.now().toISOString())
  })

  it('say nothing of a campaign whose season is another', async () => {
    const on = { enabled: true, endsAt: null, version: 1 }
    await saveCampaign({ ...deps, actor: system }, on)
    const month = todayInRome(deps.now()).slice(5, 7)
    const season = month < '07' ? 'Halloween' : 'Pasqua'
    const campaign = { ...plainCampaign, banner: `sulle partenze di ${season}` }
    published({ ...builtEdition.catalogue, campaign })
    expect((await loadFigures(deps)).campaign).toBeNull()
    expect((await priceOutlook(deps, undefined)).campaign.state).toBe('out-of-season')
  })

  it('say nothing where nothing is stored', async () => {
    const figures = await loadFigures(deps)
    expect(figures).toMatchObject({ mode: 'real', trips: {}, rating: null, claims: {} })
    expect(figures.campaign).toBeNull()
  })

  it('know the lowest price and the months of the departures with a free spot', async () => {
    const grecia = { destinationId: 'grecia' }
    await addDeparture(deps.db, { ...grecia, startDate: '2099-03-04', spotsAvailable: 0, price: 1 })
    await addDeparture(deps.db, { ...grecia, startDate: '2099-04-04', price: euros(1550) })
    await addDeparture(deps.db, { ...grecia, startDate: '2099-04-18' })
    await addDeparture(deps.db, { ...grecia, startDate: '2099-06-04', sales: 'closed', price: 1 })
    const { trips } = await loadFigures(deps)
    expect(trips.grecia).toMatchObject({
      months: ['2099-04'],
      from: euros(1550),
      fromOwnPrice: true,
    })
  })

  it('offer no date that is not stored, in lists, on payment pages and for a booking', async () => {
    expect(await listDepartures(deps, 'grecia')).toEqual([])
    expect(await spotsLeft(deps.db, 'grecia', inDays(40))).toBeNull()
    const choice = { tripId: 'grecia', startDate: inDays(40), adults: 2, children: 0 }
    await expect(quoteTrip(deps, choice)).rejects.toThrow('DEPARTURE_NOT_FOUND')
    await addDeparture(deps.db, { destinationId: 'grecia', startDate: inDays(40) })
    await expect(quoteTrip(deps, choice)).resolves.toMatchObject({ spots: 10 })
    expect(await listDepartures(deps, 'grecia')).toHaveLength(1)
  })

  it('name a claim only with a proof that still holds', async () => {
    const claim = {
      key: 'iata' as const,
      value: 'Agente accreditato IATA',
      proofUrl: 'https://www.iata.org/agenti/1',
      checkedBy: 'Elena',
      validUntil: inDays(10),
    }
    await deps.db.insert(agencyClaims).values(claim)
    expect((await loadFigures(deps)).claims).toEqual({
      iata: { value: claim.value, href: claim.proofUrl },
    })
    deps.clock.now = new Date(deps.clock.now.getTime() + 12 * dayMs)
    expect((await loadFigures(deps)).claims).toEqual({})
  })
})

describe('the prices on offer', () => {
  const later = (days: number) => {
    deps.clock.now = new Date(deps.clock.now.getTime() + days * dayMs)
  }

  it('are written down once, however often they are looked at, and anew when one changes', async () => {
    await recordPrices(deps)
    await recordPrices(deps)
    const all = await deps.db.select().from(pricesOnOffer)
    expect(all).toHaveLength(builtEdition.catalogue.trips.filter((t) => t.state === 'shown').length)
    later(1)
    priced('grecia', 1600)
    await recordPrices(deps)
    expect(await wholeHistory(deps.db, 'grecia')).toMatchObject([
      { price: euros(1800), reason: 'first' },
      { price: euros(1600), to: null, reason: 'edition' },
    ])
  })

  it('give the price that is struck through while a campaign runs, and only then', async () => {
    await setReal()
    await recordPrices(deps)
    const old = { from: new Date(deps.now().getTime() - 60 * dayMs) }
    await deps.db.update(pricesOnOffer).set(old).where(eq(pricesOnOffer.tripId, 'grecia'))
    const off = { enabled: false, endsAt: null }
    await saveCampaign({ ...deps, actor: system }, { ...off, version: 1 })
    later(1)
    // On the campaign's day: a minute sooner or later makes no difference.
    priced('grecia', 1620)
    await recordPrices(deps)
    await saveCampaign({ ...deps, actor: system }, { enabled: true, endsAt: null, version: 2 })
    const figures = await loadFigures(deps)
    expect(figures.trips).toEqual({
      grecia: { struck: euros(1800), discount: 10, base: euros(1620) },
    })
    expect(figures.campaign?.discount).toBe(10)
    const { body } = await callApi(deps, 'GET', '/trips/grecia/price-story')
    const begun = deps.now().toISOString()
    const { trips, campaign } = await priceOutlook(deps, undefined)
    expect(campaign).toMatchObject({ state: 'running', startsAt: begun })
    expect(trips.find(({ id }) => id === 'grecia')).toMatchObject({
      price: euros(1620),
      reference: euros(1800),
      discount: 10,
    })
    expect(trips.find(({ id }) => id === 'tokyo-kyoto')).toMatchObject({ reference: null })
    expect(body.story).toMatchObject({
      reference: euros(1800),
      discount: 10,
      price: euros(1620),
      offeredSince: begun,
      prices: [
        {
          price: euros(1800),
          from: new Date(reductionDay(deps.now()).getTime() - 30 * dayMs).toISOString(),
        },
        { price: euros(1620), from: begun },
      ],
    })
    const other = await callApi(deps, 'GET', '/trips/tokyo-kyoto/price-story')
    expect(other.body).toEqual({ story: null })
    await saveCampaign({ ...deps, actor: system }, { ...off, version: 3 })
    expect((await loadFigures(deps)).trips).toEqual({})
    expect(await priceStory(deps, 'grecia')).toBeNull()
  })
})
