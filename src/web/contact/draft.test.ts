// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyDraft, initialDraft, removeDraft, writeDraft } from './draft.ts'
import { departureText, enquiryFrom } from './enquiry.ts'

const letter = 'Ciao! Mi interessa il viaggio a Grecia, per le date…'
const typed = { ...emptyDraft.values, firstName: 'Ada', message: 'Avete una culla?' }

describe('the draft of the contact form', () => {
  beforeEach(() => sessionStorage.clear())

  it('starts with what the address brings along', () => {
    const { values } = initialDraft(
      enquiryFrom(`?destination=tokyo-kyoto&message=${encodeURIComponent(letter)}`),
    )
    expect(values).toMatchObject({ destination: 'tokyo-kyoto', message: letter })
  })

  it.each([
    ['', ''],
    ['grecia', 'altro'],
    ['marrakech', 'altro'],
    ['new-york-miami', 'newyork-miami'],
  ])('chooses the option for %j: %j', (destination, option) => {
    expect(initialDraft(enquiryFrom(`?destination=${destination}`)).values.destination).toBe(option)
  })

  it('never replaces what the visitor wrote', () => {
    writeDraft({ values: typed, written: '' })
    const { values } = initialDraft(enquiryFrom(`?message=${encodeURIComponent(letter)}`))
    expect(values).toMatchObject({ firstName: 'Ada', message: 'Avete una culla?' })
  })

  it('replaces a letter that the page itself wrote', () => {
    writeDraft({ values: { ...typed, message: letter }, written: letter })
    expect(initialDraft(enquiryFrom('?message=Nuova')).values.message).toBe('Nuova')
  })

  it('survives a reload and goes once it has been sent', () => {
    writeDraft({ values: typed, written: '' })
    expect(initialDraft(enquiryFrom('')).values).toEqual(typed)
    removeDraft()
    expect(initialDraft(enquiryFrom(''))).toEqual(emptyDraft)
  })

  it('is not read from anything else', () => {
    sessionStorage.setItem('contact_draft', '{"values":{"firstName":1},"written":""}')
    expect(initialDraft(enquiryFrom(''))).toEqual(emptyDraft)
  })
})

describe('the date of an enquiry', () => {
  it.each([
    ['2027-08-09', 'partenza del 09/08/2027'],
    ['2027-08-08', 'partenza dell’08/08/2027'],
    ['09/08/2027 - 15/08/2027', 'partenza del 09/08/2027 - 15/08/2027'],
    ['2027-02-30', 'Data non valida'],
    ['agosto', 'Data non valida'],
  ])('%s is shown as %s', (date, shown) => expect(departureText(date)).toBe(shown))
})
