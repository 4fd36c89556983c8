import { describe, expect, it } from 'vitest'
import { firstEdition } from '../../server/catalogue/editions/first-edition.ts'
import { assembleCatalogue } from './catalogue.ts'
import { agreedText, completeDocument, legalValues } from './legal.ts'
import { legalDocumentSchema } from './shapes.ts'

const { brand, organiser, legal } = assembleCatalogue(firstEdition)
const {
  accessibility,
  conditions: generalConditions,
  cookies: cookiePolicy,
  informationForm,
  privacy: privacyPolicy,
} = legal

const values = legalValues(brand, organiser)

describe('a legal document as it is read', () => {
  it.each([
    ['information form', informationForm],
    ['conditions', generalConditions],
    ['privacy', privacyPolicy],
    ['cookies', cookiePolicy],
    ['accessibility', accessibility],
  ])('%s: everything is filled in, and the note for the agency is gone', (_name, document) => {
    const text = JSON.stringify(completeDocument(document, values))
    expect(text).not.toMatch(/\{\{|\}\}/)
    expect(text).not.toContain('draftNote')
    expect(text).not.toMatch(
      /Modello di (?:condizioni|informativa|dichiarazione)|legale dell'agenzia/,
    )
  })

  it('names who answers for the trip, who covers it and whom to ask', () => {
    const text = JSON.stringify(completeDocument(generalConditions, values))
    for (const named of [
      organiser.registration,
      organiser.liabilityInsurance.company,
      organiser.insolvencyCover.name,
      organiser.disputeBody.name,
    ]) {
      expect(text).toContain(named)
    }
  })

  it('follows what the agency says of itself', () => {
    const other = { ...organiser, emergencyPhone: '+39 071 123 4567' }
    const text = JSON.stringify(completeDocument(informationForm, legalValues(brand, other)))
    expect(text).toContain('+39 071 123 4567')
    expect(text).not.toContain(organiser.emergencyPhone)
  })

  it('ends a sentence with one full stop, whatever the company is called', () => {
    const intro = ['Organizzato da {{ragioneSociale}}. Scrivi a {{ragioneSociale}}, {{nome}}.']
    const named = { ...values, ragioneSociale: 'Prova S.r.l.', nome: 'Prova...' }
    expect(completeDocument({ ...informationForm, intro }, named).intro).toEqual([
      'Organizzato da Prova S.r.l. Scrivi a Prova S.r.l., Prova...',
    ])
  })

  it('refuses a placeholder that nobody fills in', () => {
    const wrong = { ...informationForm, intro: ['Scrivi a {{emial}}.'] }
    expect(legalDocumentSchema.safeParse(wrong).success).toBe(false)
    expect(legalDocumentSchema.safeParse(informationForm).success).toBe(true)
  })
})

describe('what is agreed on', () => {
  const text = completeDocument(generalConditions, values)

  it('changes with every word, with the version and with the day', () => {
    const before = agreedText(text)
    expect(agreedText({ ...text, version: '9' })).not.toBe(before)
    expect(agreedText({ ...text, inForceFrom: '2030-01-01' })).not.toBe(before)
    expect(agreedText({ ...text, intro: ['Altro'] })).not.toBe(before)
  })

  it('does not depend on the order in which the fields were written, nor on the description', () => {
    const { sections, ...rest } = text
    expect(agreedText({ sections, ...rest, metaDescription: 'Altra' })).toBe(agreedText(text))
  })
})
