import { describe, expect, it } from 'vitest'
import type { Catalogue } from '../../domain/catalogue/catalogue.ts'
import { builtEdition } from '../catalogue/edition.ts'
import { contractItems } from './contract-checks.ts'

const trial = builtEdition.catalogue

/** An agency that has filled everything in. */
const organiser: Catalogue['organiser'] = {
  registration: 'SCIA prot. 48213 del 3 marzo 2021, Comune di Ancona',
  emergencyPhone: '+39 071 205 1234',
  liabilityInsurance: { company: 'Unione Assicurazioni S.p.A.', policy: 'n. 1505002315' },
  insolvencyCover: {
    name: 'Fondo Viaggi Sicuri',
    policy: 'certificato n. A/412.2024',
    address: 'Via Larga 6, 20122 Milano',
    email: 'sinistri@fondoviaggi.it',
    phone: '+39 02 8645 1234',
  },
  disputeBody: { name: 'Camera di Conciliazione delle Marche', site: 'https://conciliazione.it' },
}
const withoutNotes = (key: string, value: unknown) => (key === 'draftNote' ? undefined : value)
const legal: Catalogue['legal'] = JSON.parse(JSON.stringify(trial.legal, withoutNotes))
const ready = { organiser, legal }

const ids = (sources: Pick<Catalogue, 'organiser' | 'legal'>) =>
  contractItems(sources).map(({ id }) => id)

describe('what a contract has to name', () => {
  it('is all there for an agency that has filled it in', () => {
    expect(ids(ready)).toEqual([])
  })

  it.each([
    ['organiser-registration', { registration: trial.organiser.registration }],
    ['organiser-emergency-phone', { emergencyPhone: trial.organiser.emergencyPhone }],
    ['organiser-liability', { liabilityInsurance: trial.organiser.liabilityInsurance }],
    ['organiser-insolvency', { insolvencyCover: trial.organiser.insolvencyCover }],
    ['organiser-disputes', { disputeBody: trial.organiser.disputeBody }],
  ])('is missed one by one: %s', (id, taken) => {
    expect(ids({ ...ready, organiser: { ...organiser, ...taken } })).toEqual([id])
  })

  it('is missed while a text still has a note for the agency', () => {
    const conditions = { ...legal.conditions, draftNote: 'Da verificare.' }
    expect(ids({ organiser, legal: { ...legal, conditions } })).toEqual(['legal-texts'])
  })
})
