// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { assembleCatalogue } from '../../domain/catalogue/catalogue.ts'
import { sampleFigures } from '../../domain/catalogue/figures.ts'
import { setSite, site } from '../browser/site.ts'
import { saveConsent } from '../consent/consent-store.ts'
import { firstEdition } from '../testing-site.ts'
import { openChat } from './open-chat.ts'

const { brand } = assembleCatalogue(firstEdition)

const api = vi.hoisted(() => ({
  whatsapp: { next: vi.fn(), recordClick: vi.fn() },
  funnel: { record: vi.fn() },
}))
vi.mock('../api.ts', () => ({ api }))

const first = brand.whatsappNumbers[0]
const message = 'Ciao! Mi interessa il viaggio a Grecia, vorrei ricevere maggiori informazioni.'
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
const settle = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('opening a chat', () => {
  const open = vi.fn()
  const alert = vi.fn()
  const writeText = vi.fn()

  beforeEach(async () => {
    localStorage.clear()
    sessionStorage.clear()
    delete window.dataLayer
    vi.resetAllMocks()
    await import('./follow-up.ts')
    vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z') })
    open.mockReturnValue({ opener: window })
    writeText.mockResolvedValue(undefined)
    api.whatsapp.next.mockResolvedValue({ success: true, phoneNumber: '+39 000 000 0002' })
    vi.stubGlobal('open', open)
    vi.stubGlobal('alert', alert)
    vi.stubGlobal('navigator', { userAgent: 'Prova', clipboard: { writeText } })
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('opens at once, with digits only and the encoded message', () => {
    openChat(message)
    const url = `https://wa.me/${first.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`
    expect(open).toHaveBeenCalledWith(url, '_blank')
  })

  it('reports the conversion after 50 ms and works in the background after 100 ms', async () => {
    saveConsent({ statistics: true, advertising: true })
    openChat(message)
    await settle(49)
    expect(window.dataLayer).toBeUndefined()
    await settle(1)
    expect(window.dataLayer).toEqual([
      { event: 'Lead', currency: 'EUR', value: 0, destination: 'Grecia' },
      { event: 'TravelFunnel_WhatsAppClick', destination: 'Grecia' },
    ])
    await settle(49)
    expect(stored('whatsapp_stats')).toBeNull()
    await settle(1)
    expect(stored('whatsapp_stats')).toEqual({
      totalClicks: 1,
      lastNumber: first,
      clicksByNumber: { [first]: 1 },
    })
    expect(stored('mobile_whatsapp_logs')).toHaveLength(1)
  })

  it('tells the pixel too, where there is one', async () => {
    const fbq = vi.fn()
    vi.stubGlobal('fbq', fbq)
    saveConsent({ statistics: true, advertising: true })
    openChat(message)
    await settle(50)
    expect(fbq.mock.calls).toEqual([
      ['track', 'Lead', { currency: 'EUR', value: 0, destination: 'Grecia' }],
      ['trackCustom', 'TravelFunnel_WhatsAppClick', { destination: 'Grecia' }],
    ])
  })

  it('queues nothing without consent', async () => {
    const fbq = vi.fn()
    vi.stubGlobal('fbq', fbq)
    openChat(message)
    await settle(500)
    expect(window.dataLayer).toBeUndefined()
    expect(fbq).not.toHaveBeenCalled()
  })

  it('writes the row of the click and stores the next number', async () => {
    openChat(message)
    await settle(200)
    expect(api.whatsapp.recordClick).toHaveBeenCalledWith({
      phone_number: first,
      message,
      clicked_at: '2026-11-15T12:00:00.100Z',
      user_agent: 'Prova',
      referrer: null,
      destination: 'Grecia',
      referral_source: 'organic',
    })
    expect(stored('whatsapp_pre_assigned')).toMatchObject({ number: '+39 000 000 0002' })
    openChat(message)
    expect(open.mock.lastCall?.[0]).toContain('/390000000002?')
  })

  it('swallows every error of the background', async () => {
    api.whatsapp.next.mockRejectedValue(new Error('down'))
    api.whatsapp.recordClick.mockRejectedValue(new Error('down'))
    api.funnel.record.mockRejectedValue(new Error('down'))
    openChat(message)
    await settle(200)
    expect(stored('whatsapp_stats').totalClicks).toBe(1)
    expect(stored('whatsapp_pre_assigned')).toBeNull()
  })

  it('counts real visitors in their browser only once they agreed', async () => {
    const before = site()
    setSite({ ...before, figures: { ...sampleFigures, mode: 'real' } })
    openChat(message)
    await settle(200)
    expect([stored('whatsapp_stats'), stored('mobile_whatsapp_logs')]).toEqual([null, null])
    saveConsent({ statistics: true, advertising: false })
    openChat(message)
    await settle(200)
    expect(stored('whatsapp_stats').totalClicks).toBe(1)
    setSite(before)
  })

  it('keeps no number when the rotation has none', async () => {
    api.whatsapp.next.mockResolvedValue({ success: false })
    openChat(message)
    await settle(200)
    expect(stored('whatsapp_pre_assigned')).toBeNull()
  })

  it('copies the number and says so when the window is blocked', async () => {
    open.mockReturnValue(null)
    openChat(message)
    await settle(500)
    expect(writeText).toHaveBeenCalledWith(first)
    expect(alert).toHaveBeenCalledWith(
      `WhatsApp non può essere aperto automaticamente. Numero copiato: ${first}. Apri WhatsApp e incolla il numero.`,
    )
    expect(stored('popup_blocked_stats')).toMatchObject({ total: 1, byDestination: { Grecia: 1 } })
    expect(stored('whatsapp_stats')).toBeNull()
    expect(api.whatsapp.next).not.toHaveBeenCalled()
  })

  it('shows the number when it cannot be copied either', async () => {
    open.mockReturnValue(null)
    writeText.mockRejectedValue(new Error('denied'))
    openChat('')
    await settle(500)
    expect(alert).toHaveBeenCalledWith(`Apri WhatsApp manualmente e contatta: ${first}`)
    expect(stored('popup_blocked_stats').lastBlocked.destination).toBe('Unknown Destination')
  })

  it('falls back to the first default number on a critical error', () => {
    localStorage.setItem(
      'whatsapp_pre_assigned',
      JSON.stringify({ number: '+39 000 000 0002', timestamp: Date.now(), sessionId: 's' }),
    )
    open.mockImplementationOnce(() => {
      throw new Error('no windows')
    })
    openChat(message)
    expect(open.mock.lastCall?.[0]).toContain(`/${first.replace(/\D/g, '')}?`)
  })
})
