import { z } from 'zod'
import { requestKinds, requestStates } from '../../domain/trip/requests.ts'
import { cents, isoDay, uuid } from '../values.ts'

export const requestQuoteSchema = z.object({
  before: cents,
  after: cents,
  penalty: cents,
  giveBack: cents,
})

/** A request as shown to its traveller. */
export const requestViewSchema = z.object({
  id: uuid,
  kind: z.enum(requestKinds),
  text: z.string(),
  state: z
    .enum([...requestStates, 'closed'])
    .describe('closed: the trip was cancelled or has left'),
  askedOn: isoDay,
  answer: z.string().describe('what the agency wrote; empty: nothing yet'),
  mayWithdraw: z.boolean(),
})
