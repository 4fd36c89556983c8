/** `a=b&c=d`, without what is empty. */
function queryText(query: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${key}=${encodeURIComponent(value ?? '')}`)
    .join('&')
}

/** Addresses of what is not JSON: opened by the browser with the staff cookie, never cached. */
export const adminDownloads = {
  /** The decrypted photograph; each opening is written to the audit log. */
  document: (fileId: string) => `/api/admin/documents/files/${fileId}`,
  reviewPhoto: (reviewId: string) => `/api/admin/reviews/${reviewId}/foto`,
  /** The file that proves what the agency says of itself. */
  claimProof: (key: string) => `/api/admin/claims/${key}/prova`,
  /** The filtered list; takes the same query as `bookings.list`, without paging. */
  bookingsCsv: (query: Readonly<Record<string, string | undefined>>) =>
    `/api/admin/exports/bookings.csv?${queryText(query)}`,
  /** Who travels on a departure, for the coordinator. */
  departureTravellersCsv: (departureId: string) =>
    `/api/admin/exports/departures/${departureId}/travellers.csv`,
  /** For a hotel: names and nights, nothing else. */
  roomingList: (stayId: string, kind: 'pdf' | 'xlsx') =>
    `/api/admin/exports/stays/${stayId}/rooms.${kind}`,
  /** The kitty of a group that the coordinator leads. */
  kittyCsv: (departureId: string) => `/api/admin/road/departures/${departureId}/cassa-comune.csv`,
  /** The photograph of an expense's receipt; each opening is written to the audit log. */
  roadReceipt: (receiptId: string) => `/api/admin/diary/receipts/${receiptId}`,
  /** The receipt of a payment, or the credit note for what was given back. */
  receipt: (receiptId: string) => `/api/admin/receipts/${receiptId}.pdf`,
  /** The accountant's journal: `from`, `to` and perhaps `account`. */
  journalCsv: (query: Readonly<Record<string, string | undefined>>) =>
    `/api/admin/exports/journal.csv?${queryText(query)}`,
  journalXlsx: (query: Readonly<Record<string, string | undefined>>) =>
    `/api/admin/exports/journal.xlsx?${queryText(query)}`,
  /** The newest backup, sealed, as one file; taking it is written to the audit log. */
  backup: (file: string) => `/api/admin/backup/${file}`,
  /** A list of the bank that goes with the sample. */
  sampleBankFile: (name: string) => `/api/admin/sample/${name}`,
  /** On a trial: the bank's list if everybody who has booked into this account paid today. */
  trialStatement: (account: string) =>
    `/api/admin/cassa/estratto-di-prova.xml?account=${encodeURIComponent(account)}`,
  /** Everything that visitors read, as one file. */
  catalogue: '/api/admin/exports/catalogue.json',
  /** The same with its photographs. */
  catalogueArchive: '/api/admin/exports/catalogue.zip',
} as const

/** Takes such an archive as the body of a POST; answers what became of it. */
export const catalogueArchivePath = '/api/admin/catalogue/archive'
