import { expect, test } from 'vitest'
import { campaignProblems } from './campaign-season.ts'

const ferragosto = { name: 'Ferragosto', headline: { lead: 'Offerta', emphasis: 'Ferragosto' } }
const plain = { name: 'Partenze d’oro', headline: { lead: 'Viaggi', emphasis: 'insieme' } }
const at = (day: string) => `${day}T10:00:00.000Z`

test.each([
  ['a season without an end', ferragosto, '2026-08-01', ['to']],
  ['a season in its season', { ...ferragosto, to: at('2026-08-20') }, '2026-08-01', []],
  [
    'August left standing in November',
    { ...ferragosto, to: at('2026-11-30') },
    '2026-11-15',
    ['to'],
  ],
  ['August stretched into autumn', { ...ferragosto, to: at('2026-10-10') }, '2026-08-01', ['to']],
  [
    'prepared in May for August',
    { ...ferragosto, from: at('2026-08-01'), to: at('2026-08-20') },
    '2026-05-02',
    [],
  ],
  ['no season and no end', plain, '2026-11-15', []],
  ['an end that has passed', { ...plain, to: at('2026-11-01') }, '2026-11-15', ['to']],
  [
    'an end before the beginning',
    { ...plain, from: at('2026-12-10'), to: at('2026-12-01') },
    '2026-11-15',
    ['to'],
  ],
  [
    'Christmas over the turn of the year',
    { ...plain, name: 'Natale in viaggio', to: at('2027-01-07') },
    '2026-12-01',
    [],
  ],
  [
    'a whole year of summer',
    { ...plain, name: 'Offerta estiva', to: at('2028-06-01') },
    '2026-06-01',
    ['to'],
  ],
])('%s', (_name, campaign, today, paths) => {
  expect(campaignProblems(campaign, today).map(({ path }) => path)).toEqual(paths)
})

const running = { ...plain, from: at('2026-11-02'), to: at('2026-12-20') }
const over = { ...plain, from: at('2026-06-01'), to: at('2026-06-30') }

test.each([
  ['a beginning in the past', { ...plain, from: at('2026-11-14') }, plain, ['from']],
  ['a beginning today, an hour ago', { ...plain, from: '2026-11-14T23:30:00.000Z' }, plain, []],
  ['the day of the one that runs', { ...running, name: 'Partenze di gruppo' }, running, []],
  [
    'an earlier day for the one that runs',
    { ...running, from: at('2026-10-01') },
    running,
    ['from'],
  ],
  ['no day any more for the one that runs', { ...running, from: undefined }, running, ['from']],
  ['an ended one that goes on', { ...over, to: at('2026-12-31') }, over, ['from']],
  ['an ended one that begins anew', { ...running, from: at('2026-11-15') }, over, []],
  ['one that never had days', plain, plain, []],
])('%s', (_name, campaign, shown, paths) => {
  const problems = campaignProblems(campaign, '2026-11-15', shown)
  expect(problems.map(({ path }) => path)).toEqual(paths)
})
