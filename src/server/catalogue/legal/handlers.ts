import { DomainError } from '../../../domain/errors.ts'
import { publicApi } from '../../http/context.ts'
import { currentTerms } from './terms.ts'

export const legalHandlers = {
  read: publicApi.legal.read.handler(({ input, context }) => {
    const term = currentTerms(context).documents.find(({ kind }) => kind === input.kind)
    if (!term) throw new DomainError('NOT_FOUND')
    return { ...term.text, hash: term.hash }
  }),
}
