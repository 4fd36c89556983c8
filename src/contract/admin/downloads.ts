/** `a=b&c=d`, without empty values. */
function queryText(query: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${key}=${encodeURIComponent(value ?? '')}`)
    .join('&')
}

/** Addresses of downloads other than JSON: opened by the browser with the staff cookie, never cached. */
export const adminDownloads = {
  /** The decrypted photograph; each opening is written to the audit log. */
  document: (fileId: string) => `/api/admin/documents/files/${fileId}`,
  reviewPhoto: (reviewId: string) => `/api/admin/reviews/${reviewId}/foto`,
  /** The proof file of one of the agency's claims. */
  claimProof: (key: string) => `/api/admin/claims/${key}/prova`,
  /** The filtered list; takes the same query as `bookings.list`, without paging. */
  bookingsCsv: (query: Readonly<Record<string, string | undefined>>) =>
    `/api/admin/exports/bookings.csv?${queryText(query)}`,
  /** The travellers of a departure, for the coordinator. */
  departureTravellersCsv: (departureId: string) =>
    `/api/admin/exports/departures/${departureId}/travellers.csv`,
  /** The list for a hotel: only names and nights. */
  roomingList: (stayId: string, kind: 'pdf' | 'xlsx') =>
    `/api/admin/exports/stays/${stayId}/rooms.${kind}`,
  /** The kitty of a group that the coordinator leads. */
  kittyCsv: (departureId: string) => `/api/admin/road/departures/${departureId}/cassa-comune.csv`,
  /** The photograph of an expense's receipt; each opening is written to the audit log. */
  roadReceipt: (receiptId: string) => `/api/admin/diary/receipts/${receiptId}`,
  /** The receipt of a payment, or the credit note of a refund. */
  receipt: (receiptId: string) => `/api/admin/receipts/${receiptId}.pdf`,
  /** The accountant's journal; takes `from`, `to` and optionally `account`. */
  journalCsv: (query: Readonly<Record<string, string | undefined>>) =>
    `/api/admin/exports/journal.csv?${queryText(query)}`,
  journalXlsx: (query: Readonly<Record<string, string | undefined>>) =>
    `/api/admin/exports/journal.xlsx?${queryText(query)}`,
  /** The newest backup as one encrypted file; each download is written to the audit log. */
  backup: (file: string) => `/api/admin/backup/${file}`,
  /** A bank statement that matches the sample data. */
  sampleBankFile: (name: string) => `/api/admin/sample/${name}`,
  /** On a trial: a bank statement in which all bookings for this account are paid today. */
  trialStatement: (account: string) =>
    `/api/admin/cassa/estratto-di-prova.xml?account=${encodeURIComponent(account)}`,
  /** The whole catalogue as one file. */
  catalogue: '/api/admin/exports/catalogue.json',
  /** The catalogue with its photographs. */
  catalogueArchive: '/api/admin/exports/catalogue.zip',
} as const

/** Accepts such an archive as the body of a POST and returns the result of the import. */
export const catalogueArchivePath = '/api/admin/catalogue/archive'
