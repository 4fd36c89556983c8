import { z } from 'zod'
import { checkStates } from '../../../domain/office/system-checks.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { isoInstant } from '../../values.ts'
import { mailStates } from '../mail.ts'

const call = staffCalls('messa online')

/** The pages of the back office on which things are mended. */
export const launchPlaces = [
  'brand',
  'organiser',
  'legal',
  'trips',
  'people',
  'about',
  'groups',
  'ibans',
  'whatsapp',
  'claims',
  'campaign',
  'departures',
  'settings',
  'staff',
] as const

export const launchItemSchema = z.object({
  id: z.string(),
  area: z.enum(['brand', 'bank', 'claims', 'configuration', 'access']),
  title: z.string(),
  /** What to do, and where. */
  hint: z.string(),
  /** Null: in the environment of the program, which no page changes. */
  place: z.enum(launchPlaces).nullable(),
  /** The document of the Redazione that it is about, where it is one of many: `trip/grecia`. */
  document: z.string().optional(),
  /** The field of that document or page which has to be filled in. */
  field: z.string().optional(),
  /** Documents that somebody may answer for as they are, in place of writing them anew. */
  toConfirm: z.array(z.object({ key: z.string(), title: z.string() })).optional(),
})

/** As it is found: what the schema fills in may be left out. */
export type LaunchItem = z.input<typeof launchItemSchema>

const technicianSchema = z.object({
  /** Variables and commands, ready to be copied; empty where nothing is missing. */
  lines: z.string(),
  address: z.string(),
  mail: z.object({
    hasServer: z.boolean(),
    /** The signed-in person's own address: a test goes nowhere else. */
    recipient: z.string(),
    /** The last test of the last hour. */
    last: z
      .object({ state: z.enum(mailStates), at: isoInstant, reason: z.string().nullable() })
      .nullable(),
  }),
  backup: z.object({
    state: z.enum(checkStates),
    text: z.string(),
    /** The folder on the server. */
    place: z.string(),
  }),
})

/** What is still placeholder or unproven before the first real customer comes. */
export const launchContract = {
  list: call.get('/launch').output(z.object({ items: z.array(launchItemSchema) })),
  /** 'Confermo che è vero': who and when is kept, until the document is replaced. */
  confirmDocument: call
    .post('/launch/confirmations')
    .errors(errorsOf('NOT_FOUND'))
    .input(z.object({ key: z.string().max(120) }))
    .output(z.object({ items: z.array(launchItemSchema) })),
  /** What only the technician can do, with the lines to copy, and how it stands. */
  technician: call.get('/launch/technician').output(technicianSchema),
  /** A message to oneself: it arrives, or the reason stands beside it. */
  sendTestMail: call
    .post('/launch/test-mail')
    .errors(errorsOf('RATE_LIMITED'))
    .output(technicianSchema.shape.mail),
  /** Whether the agency's published address answers over https, asked by the server. */
  checkAddress: call
    .post('/launch/address')
    .errors(errorsOf('RATE_LIMITED'))
    .output(z.object({ ok: z.boolean(), text: z.string() })),
}
