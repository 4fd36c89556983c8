import { describe, expect, it, test } from 'vitest'
import { isDomainError } from '../errors.ts'
import {
  checkDocument,
  deletionTime,
  documentPath,
  documentRetention,
  documentsBySeat,
  documentsCompleteAt,
  documentTexts,
  formatMegabytes,
  isPastRetention,
  keptUntil,
  maxDocumentBytes,
  takesDocuments,
  verificationTexts,
} from './documents.ts'

function refusal(mime: string | undefined, bytes: number): unknown {
  try {
    return checkDocument(mime, bytes)
  } catch (error) {
    return isDomainError(error) ? error.code : error
  }
}

describe('uploaded documents', () => {
  test.each([
    ['image/jpeg', 1000, 'image/jpeg'],
    ['image/png', 1000, 'image/png'],
    ['image/webp', 1000, 'image/webp'],
    ['image/heic', 1000, 'image/heic'],
    ['image/heif', 1000, 'image/heic'],
    ['image/jpeg', 10_485_760, 'image/jpeg'],
    ['image/jpeg', 10_485_761, 'DOCUMENT_SIZE'],
    ['image/gif', 1000, 'DOCUMENT_TYPE'],
    ['image/svg+xml', 1000, 'DOCUMENT_TYPE'],
    ['application/pdf', 1000, 'DOCUMENT_TYPE'],
    [undefined, 1000, 'DOCUMENT_TYPE'],
    ['image/png', 0, 'DOCUMENT_TYPE'],
    ['constructor', 10, 'DOCUMENT_TYPE'],
  ])('%s of %i bytes: %s', (mime, bytes, expected) => {
    expect(refusal(mime, bytes)).toBe(expected)
  })

  it('may have 10 MB', () => {
    expect(maxDocumentBytes).toBe(10 * 1024 * 1024)
    expect(formatMegabytes(2_516_582)).toBe('2,40 MB')
  })

  test.each([
    ['confirmed', '2027-08-14', true],
    ['pending', '2027-08-14', true],
    ['confirmed', '2027-08-15', false],
    ['cancelled', '2027-01-01', false],
  ] as const)('of a %s booking on %s: %s', (status, today, expected) => {
    expect(takesDocuments({ status, endDate: '2027-08-14' }, today)).toBe(expected)
  })

  it('are stored under the moment of the upload', () => {
    expect(documentPath('passport', 1794700800000)).toBe(
      'docs-1794700800000/passport-1794700800000',
    )
    expect(documentPath('selfie', 1)).toBe('docs-1/selfie-1')
  })

  const uploadedAt = new Date('2026-11-15T23:30:00Z')

  test.each([
    [{ tripEnd: '2027-08-14', uploadedAt }, 90, '2027-11-12'],
    [{ tripEnd: null, uploadedAt }, 90, '2027-02-14'],
    [{ tripEnd: null, uploadedAt }, 30, '2026-12-16'],
  ])('%j are kept %i days, to %s', (document, days, expected) => {
    expect(documentRetention(document, days)).toBe(expected)
    expect(isPastRetention(document, expected, days)).toBe(false)
  })

  it.each([[1], [30], [90]])('are announced with the last day of %i that they are kept', (days) => {
    const document = { tripEnd: '2027-08-14', uploadedAt }
    const stored = deletionTime(document, days).toISOString()
    expect(keptUntil(stored)).toBe(documentRetention(document, days))
  })

  it('are deleted from the day after', () => {
    const document = { tripEnd: '2027-08-14', uploadedAt }
    expect(isPastRetention(document, '2027-11-13')).toBe(true)
  })

  it('speak in the words of the specification', () => {
    expect(documentTexts.missing.passport).toBe('Carica una foto del tuo passaporto')
    expect(documentTexts.missing.selfie).toBe('Carica una selfie con il tuo passaporto')
    expect(verificationTexts.missingToken).toBe(
      'Link di verifica non valido. Contattare il supporto.',
    )
  })
})

describe('photographs of a party', () => {
  const day = (number: number) => new Date(Date.UTC(2027, 0, number))

  test.each([
    ['nobody', [], [null, null]],
    ['the second one', [{ seat: 1, at: day(3) }], [null, day(3)]],
    ['somebody', [{ seat: null, at: day(3) }], [day(3), null]],
    [
      'the first one, and somebody before',
      [
        { seat: null, at: day(2) },
        { seat: 0, at: day(3) },
      ],
      [day(3), day(2)],
    ],
    ['one who has left', [{ seat: 4, at: day(3) }], [null, null]],
    [
      'the same one twice',
      [
        { seat: 0, at: day(5) },
        { seat: 0, at: day(3) },
      ],
      [day(3), null],
    ],
  ])('of %s', (_whose, uploads, seats) => {
    expect(documentsBySeat(uploads, 2)).toEqual(seats)
  })

  it('are complete with the last of them', () => {
    expect(documentsCompleteAt([day(3), null])).toBeNull()
    expect(documentsCompleteAt([day(5), day(3)])).toEqual(day(5))
    expect(documentsCompleteAt([])).toBeNull()
  })
})
