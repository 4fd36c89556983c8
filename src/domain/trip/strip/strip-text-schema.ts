import { z } from 'zod'

/** Two lines of 44 signs or three of 30, and nothing that could be a picture. */
export const stripTextSchema = z
  .string()
  .max(92)
  .regex(/^[A-Z0-9<]+(?:\n[A-Z0-9<]+)*$/, { error: 'Il codice del documento non torna' })
