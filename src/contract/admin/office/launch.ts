import { z } from 'zod'
import { checkStates } from '../../../domain/office/system-checks.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { isoInstant } from '../../values.ts'
import { mailStates } from '../mail.ts'

const call = staffCalls('messa online')

/** The pages of the back office on which the items can be fixed. */
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
  /** What must be done, and where. */
  hint: z.string(),
  /** Null: in the program's environment, which no page can change. */
  place: z.enum(launchPlaces).nullable(),
  /** The document of the Redazione concerned, if its kind has many: `trip/grecia`. */
  document: z.string().optional(),
  /** The field of that document or page to be filled in. */
  field: z.string().optional(),
  /** Documents that staff may confirm as true instead of rewriting them. */
  toConfirm: z.array(z.object({ key: z.string(), title: z.string() })).optional(),
})

/** The input form of an item: properties with a default may be left out. */
export type LaunchItem = z.input<typeof launchItemSchema>

const technicianSchema = z.object({
  /** Variables and commands, ready to copy; empty if nothing is missing. */
  lines: z.string(),
  address: z.string(),
  mail: z.object({
    hasServer: z.boolean(),
    /** The signed-in user's own address, the only possible recipient of a test. */
    recipient: z.string(),
    /** The latest test within the last hour. */
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

/** What is still a placeholder or unproven before the first real customer. */
export const launchContract = {
  list: call.get('/launch').output(z.object({ items: z.array(launchItemSchema) })),
  /** 'Confermo che è vero': stores who confirmed and when, until the document is replaced. */
  confirmDocument: call
    .post('/launch/confirmations')
    .errors(errorsOf('NOT_FOUND'))
    .input(z.object({ key: z.string().max(120) }))
    .output(z.object({ items: z.array(launchItemSchema) })),
  /** The tasks only the technician can do, with lines to copy and their current state. */
  technician: call.get('/launch/technician').output(technicianSchema),
  /** Sends a test mail to the signed-in user; if it fails, the reason is shown. */
  sendTestMail: call
    .post('/launch/test-mail')
    .errors(errorsOf('RATE_LIMITED'))
    .output(technicianSchema.shape.mail),
  /** The server checks whether the agency's published address responds over https. */
  checkAddress: call
    .post('/launch/address')
    .errors(errorsOf('RATE_LIMITED'))
    .output(z.object({ ok: z.boolean(), text: z.string() })),
}
