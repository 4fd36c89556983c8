import type { Documents } from '../../../domain/catalogue/documents.ts'

/** The order to the process that simulates the year. */
export type YearOrder = {
  documents: Documents
  end: string
  taken: string[]
  dataDir: string
  publicUrl: string
  signingKey: string
  /** Passport numbers are sealed there with the keys that open them here. */
  secrets: Uint8Array[]
}

/** Rows of one table as one JSON text, in an order in which they can be inserted. */
export type TableRows = { name: string; rows: string }

export type LivedYear = {
  tables: TableRows[]
  files: { filePath: string; content: Uint8Array }[]
  bankFiles: { name: string; bytes: Uint8Array }[]
}

export type YearMessage = { progress: number } | LivedYear | { failed: string }
