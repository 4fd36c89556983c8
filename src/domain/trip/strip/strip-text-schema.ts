import { z } from 'zod'

/** Two lines of 44 characters or three of 30; too short to contain a picture. */
export const stripTextSchema = z
  .string()
  .max(92)
  .regex(/^[A-Z0-9<]+(?:\n[A-Z0-9<]+)*$/, { error: 'Il codice del documento non torna' })
