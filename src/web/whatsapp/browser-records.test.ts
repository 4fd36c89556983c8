// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { countBlocked, countClick, writeLog } from './browser-records.ts'

const now = new Date('2026-11-15T12:00:00Z')
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

describe('what the browser remembers about chats', () => {
  beforeEach(() => localStorage.clear())

  it('counts clicks by number', () => {
    countClick('+39 1')
    countClick('+39 2')
    countClick('+39 1')
    expect(stored('whatsapp_stats')).toEqual({
      totalClicks: 3,
      lastNumber: '+39 1',
      clicksByNumber: { '+39 1': 2, '+39 2': 1 },
    })
  })

  it('counts blocked windows by destination', () => {
    const blocked = (destination: string) =>
      countBlocked({ destination, timestamp: now.toISOString(), userAgent: 'Browser' })
    blocked('Grecia')
    blocked('Unknown Destination')
    blocked('Grecia')
    expect(stored('popup_blocked_stats')).toEqual({
      total: 3,
      lastBlocked: { destination: 'Grecia', timestamp: now.toISOString(), userAgent: 'Browser' },
      byDestination: { Grecia: 2, 'Unknown Destination': 1 },
    })
  })

  it('keeps the last 50 entries of the log', () => {
    for (let entry = 1; entry <= 60; entry += 1) writeLog(`${entry}`, { entry }, now)
    const log = stored('mobile_whatsapp_logs')
    expect(log).toHaveLength(50)
    expect(log[0]).toEqual({ timestamp: now.toISOString(), message: '11', data: { entry: 11 } })
    expect(log[49].message).toBe('60')
  })

  it.each(['whatsapp_stats', 'popup_blocked_stats', 'mobile_whatsapp_logs'])(
    'starts anew when %s holds something else',
    (key) => {
      localStorage.setItem(key, '{"totalClicks":"many"')
      countClick('+39 1')
      countBlocked({ destination: 'Grecia', timestamp: '', userAgent: '' })
      writeLog('x', null, now)
      expect(stored('whatsapp_stats').totalClicks).toBe(1)
      expect(stored('popup_blocked_stats').total).toBe(1)
      expect(stored('mobile_whatsapp_logs')).toHaveLength(1)
    },
  )
})
