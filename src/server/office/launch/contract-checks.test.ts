import { describe, expect, it } from 'vitest'
import type { Catalogue } from '../../../domain/catalogue/catalogue.ts'
import { builtEdition } from '../../catalogue/editions/edition.ts'
import { readyCatalogue } from '../../testing/ready-agency.ts'
import { contractItems } from './contract-checks.ts'

const trial = builtEdition.catalogue

const { organiser, legal } = readyCatalogue
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
