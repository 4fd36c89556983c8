import { describe, expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { timelineOf } from './timeline.ts'
import { factsWith, settled, undecided } from './timeline-samples.ts'

describe('where nobody ever confirmed the booking', () => {
  it('who made it has neither left nor come back', () => {
    const steps = timelineOf(factsWith({ today: '2027-04-25' }), 'lead').steps
    expect(steps.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'booked done',
      'contract done',
      'own done',
      'cancelled off',
    ])
    expect(steps.at(-1)?.title).toBe('Prenotazione non confermata')
  })
})

describe('once everybody has left', () => {
  const left = { ...settled, documentsOn: null, ownMissing: ['passaporto'] }
  const stepsOn = (today: string) =>
    timelineOf(factsWith({ ...left, today }), 'lead').steps.map(({ kind }) => kind)

  it('nobody is asked any more for what was needed before', () => {
    const { startDate } = factsWith({})
    expect(stepsOn(addDays(startDate, -1))).toEqual(expect.arrayContaining(['documents', 'own']))
    expect(stepsOn(startDate)).not.toContain('documents')
    expect(stepsOn(startDate)).not.toContain('own')
  })

  it('no decision is awaited any more', () => {
    const open = { ...left, departure: { decidedOn: null, barometer: undecided } }
    const kindsOn = (today: string) =>
      timelineOf(factsWith({ ...open, today }), 'lead').steps.map(({ kind }) => kind)
    const { startDate } = factsWith({})
    expect(kindsOn(addDays(startDate, -1))).toContain('confirmation')
    expect(kindsOn(startDate)).not.toContain('confirmation')
  })

  it('the departure was confirmed, and has no advice for the way to the airport', () => {
    const { startDate } = factsWith({})
    const adviceOn = (today: string) =>
      timelineOf(factsWith({ ...left, today }), 'lead').steps.find(
        ({ kind }) => kind === 'confirmation',
      )?.text
    expect(adviceOn(addDays(startDate, -1))).toContain('treni')
    expect(adviceOn(startDate)).toBeNull()
  })
})

describe('what was asked for', () => {
  const asked = (state: 'open' | 'accepted' | 'refused' | 'withdrawn', kind = 'name' as const) => ({
    kind,
    state,
    askedOn: '2026-11-30',
  })

  it('is waited for once nothing else is to do, and stands among the steps', () => {
    const { next, steps } = timelineOf(factsWith({ ...settled, requests: [asked('open')] }), 'lead')
    expect(next).toMatchObject({ kind: 'wait', title: 'Aspetti la nostra risposta' })
    expect(steps.find(({ kind }) => kind === 'request')).toMatchObject({ state: 'later' })
    expect(timelineOf(factsWith({ requests: [asked('open')] }), 'lead').next.kind).toBe('pay')
  })

  it('comes before any payment where it is to leave', () => {
    const leave = { ...asked('open'), kind: 'leave' as const }
    expect(timelineOf(factsWith({ requests: [leave] }), 'lead').next.title).toBe(
      'Aspetti la nostra risposta',
    )
  })

  it('is told as it was answered, and not at all where it was taken back', () => {
    const requests = [asked('withdrawn'), asked('refused'), asked('accepted')]
    const { next, steps } = timelineOf(factsWith({ ...settled, requests }), 'lead')
    expect(next.title).toMatch(/^Si parte/)
    expect(steps.flatMap(({ kind, state }) => (kind === 'request' ? [state] : []))).toEqual([
      'done',
      'off',
    ])
  })
})
