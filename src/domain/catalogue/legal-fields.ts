/** The placeholders for agency data in legal texts, in double braces: `{{ragioneSociale}}`. */
export const legalFields = [
  'nome',
  'ragioneSociale',
  'partitaIva',
  'sedeLegale',
  'sedeOperativa',
  'email',
  'telefono',
  'telefonoEmergenze',
  'sito',
  'scia',
  'assicuratore',
  'polizza',
  'garante',
  'garanzia',
  'garanteIndirizzo',
  'garanteEmail',
  'garanteTelefono',
  'organismoAdr',
  'sitoAdr',
] as const
export type LegalField = (typeof legalFields)[number]
export type LegalValues = Readonly<Record<LegalField, string>>

export const legalTables = ['retention'] as const
export type LegalTableName = (typeof legalTables)[number]

export const placeholder = /\{\{(\w+)\}\}/g

export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name)
}
