import { addDays, type IsoDate, todayInRome } from '../dates.ts'
import { DomainError } from '../errors.ts'
import { defaultRetentionDays } from '../upload-allowance.ts'
import type { BookingStatus } from './bookings.ts'

export const documentTypes = ['passport', 'selfie'] as const
export type DocumentType = (typeof documentTypes)[number]

/** The types as detected from the content, not from the file name. */
export const documentMimeTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const
export type DocumentMimeType = (typeof documentMimeTypes)[number]

export const maxDocumentBytes = 10 * 1024 * 1024

export const documentTexts = {
  missing: {
    passport: 'Carica una foto del tuo passaporto',
    selfie: 'Carica una selfie con il tuo passaporto',
  },
  uploadFailed: {
    passport: 'Errore durante il caricamento del passaporto. Riprova.',
    selfie: 'Errore durante il caricamento della selfie. Riprova.',
  },
  recordFailed: {
    passport: 'Errore durante la registrazione del passaporto. Riprova.',
    selfie: 'Errore durante la registrazione della selfie. Riprova.',
  },
  failed: 'Si è verificato un errore durante il caricamento. Riprova più tardi.',
  succeeded: 'Documenti caricati con successo!',
  wrongType: 'Carica una foto in formato JPEG, PNG, WebP o HEIC',
  tooLarge: 'La foto supera i 10 MB: scegline una più leggera',
  empty: 'Il file è vuoto: scegli o scatta di nuovo la foto',
  samePhoto: 'È la stessa foto del passaporto: qui serve quella con il tuo viso',
  unknownSeat: 'Scegli di chi sono le foto',
  unknownCode: 'Non troviamo questo codice: controllalo, oppure lascia vuoto il campo',
} as const

/** Photographs of people who do not travel, or have come back, are neither asked for nor accepted. */
export function takesDocuments(
  { status, endDate }: { status: BookingStatus; endDate: IsoDate },
  today: IsoDate,
): boolean {
  return status !== 'cancelled' && today <= endDate
}

/** The name of a photograph for use in a sentence. */
export const documentLabels: Readonly<Record<DocumentType, string>> = {
  passport: 'Foto del passaporto',
  selfie: 'Selfie con il passaporto',
}

export const verificationTexts = {
  missingToken: 'Link di verifica non valido. Contattare il supporto.',
  invalid: 'Link di verifica non valido o scaduto. Contattare il supporto.',
  used: 'Questo link è già stato utilizzato. Contattare il supporto per richiedere un nuovo link.',
  failed: 'Si è verificato un errore durante la verifica. Si prega di riprovare più tardi.',
  succeeded: 'Verifica completata con successo!',
} as const

export const verificationFrameHeight = 650

// Some cameras write HEIC files whose content says HEIF; they are the same picture.
const sameAs: Readonly<Record<string, DocumentMimeType>> = {
  'image/jpg': 'image/jpeg',
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
}

export function documentMimeType(mime: string | undefined): DocumentMimeType | undefined {
  const known = mime === undefined ? undefined : (sameAs[mime] ?? mime)
  return documentMimeTypes.find((type) => type === known)
}

/** Checks the detected type and the size in bytes; returns the type to store or throws what is wrong. */
export function checkDocument(mime: string | undefined, bytes: number): DocumentMimeType {
  if (bytes > maxDocumentBytes) throw new DomainError('DOCUMENT_SIZE', { bytes })
  const type = documentMimeType(mime)
  if (type === undefined || bytes === 0) {
    throw new DomainError('DOCUMENT_TYPE', { mime: mime ?? null })
  }
  return type
}

/** An upload: whose photographs they are, if the traveller said so, and when they were uploaded. */
export type DocumentsOf = { seat: number | null; at: Date }

/** When each traveller's photographs arrived. Unassigned ones count for the next traveller who has none. */
export function documentsBySeat(uploads: readonly DocumentsOf[], people: number): (Date | null)[] {
  const seats: (Date | null)[] = Array.from({ length: people }, () => null)
  const inOrder = uploads.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  for (const { seat, at } of inOrder) {
    if (seat !== null && seat < people) seats[seat] ??= at
  }
  for (const { at } of inOrder.filter(({ seat }) => seat === null)) {
    const free = seats.indexOf(null)
    if (free >= 0) seats[free] = at
  }
  return seats
}

/** When the last traveller of the party sent theirs; null while any are missing. */
export function documentsCompleteAt(seats: readonly (Date | null)[]): Date | null {
  const times = seats.filter((at) => at !== null)
  return times.length < seats.length || times.length === 0
    ? null
    : new Date(Math.max(...times.map((at) => at.getTime())))
}

/** `docs-1794700800000/passport-1794700800000`. */
export function documentPath(type: DocumentType, timestamp: number): string {
  return `docs-${timestamp}/${type}-${timestamp}`
}

/** The day after which the files are deleted: 90 days after the trip, or after the upload. */
export function documentRetention(
  document: { tripEnd: IsoDate | null; uploadedAt: Date },
  days: number = defaultRetentionDays,
): IsoDate {
  return addDays(document.tripEnd ?? todayInRome(document.uploadedAt), days)
}

/** The first moment after the last day of retention. */
export function deletionTime(
  document: Parameters<typeof documentRetention>[0],
  days: number,
): Date {
  return new Date(`${addDays(documentRetention(document, days), 1)}T00:00:00Z`)
}

/** The last day of retention, from the stored moment. */
export function keptUntil(deletionTime: string): IsoDate {
  return addDays(new Date(deletionTime).toISOString().slice(0, 10), -1)
}

export function isPastRetention(
  document: { tripEnd: IsoDate | null; uploadedAt: Date },
  today: IsoDate,
  days: number = defaultRetentionDays,
): boolean {
  return today > documentRetention(document, days)
}

/** `2,40 MB`, beside the file's name. */
export function formatMegabytes(bytes: number): string {
  const megabytes = new Intl.NumberFormat('it-IT', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return `${megabytes.format(bytes / (1024 * 1024))} MB`
}
