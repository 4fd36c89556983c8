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
