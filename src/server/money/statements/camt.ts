import { normaliseIban } from '../../../domain/accounts/iban.ts'
import { isIsoDate } from '../../../domain/dates.ts'
import type { StatementLine } from '../../../domain/money/statements.ts'
import { isEuro, parseAmount } from './italian-values.ts'
import { payerInText } from './payer-in-text.ts'
import { type ParsedStatement, type StatementPart, UnreadableStatement } from './statement-file.ts'

/** An element from the XML parser: its text, or an object with its children. */
type Node = string | { [name: string]: Node | Node[] } | undefined

const lists = new Set(['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd'])

export function isCamt(text: string): boolean {
  return text.slice(0, 4_000).includes('BkToCstmrStmt') || /camt\.053/.test(text.slice(0, 4_000))
}

/** camt.053 in all versions: 02 and 08 differ in where names and states are. */
export async function parseCamt(text: string): Promise<ParsedStatement> {
  const { XMLParser } = await import('fast-xml-parser')
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    removeNSPrefix: true,
    parseTagValue: false,
    trimValues: true,
    isArray: (name) => lists.has(name),
  })
  const root = read(() => parser.parse(text) as Node)
  const statements = many(at(root, 'Document', 'BkToCstmrStmt'), 'Stmt')
  if (statements.length === 0) throw new UnreadableStatement('unreadable')
  let skipped = 0
  const parts = statements.map((statement): StatementPart => {
    const account = said(at(statement, 'Acct', 'Ccy'))
    const entries = many(statement, 'Ntry').map((entry) => linesOf(entry, account))
    skipped += entries.filter((lines) => lines.length === 0).length
    const iban = said(at(statement, 'Acct', 'Id', 'IBAN'))
    return { iban: iban ? normaliseIban(iban) : null, lines: entries.flat() }
  })
  return { format: 'camt.053', parts, skipped }
}

function read(work: () => Node): Node {
  try {
    return work()
  } catch (error) {
    throw new UnreadableStatement('unreadable', [], { cause: error })
  }
}

/** One line per entry; an entry that combines several transfers gives one line for each. */
function linesOf(entry: Node, account: string): StatementLine[] {
  if (!isBooked(entry)) return []
  const details = many(entry, 'NtryDtls').flatMap((group) => many(group, 'TxDtls'))
  // The entry's own amount is what the account received; a transfer's amount may be in another currency, or
  // before fees.
  const whole = lineOf(entry, details.length === 1 ? details[0] : undefined, {
    amount: at(entry, 'Amt'),
    account,
  })
  if (!whole) return []
  if (details.length < 2) return [whole]
  const each = details.map((detail) => partOf(entry, detail, account))
  const complete = each.filter((line) => line !== undefined)
  const total = complete.reduce((sum, line) => sum + line.amountCents, 0)
  const isSum = complete.length === details.length && total === whole.amountCents
  return isSum ? complete : [{ ...whole, text: details.map(remittance).join(' ') }]
}

/** Version 08 puts the state into a code element. An entry without a state is booked. */
function isBooked(entry: Node): boolean {
  const state = said(at(entry, 'Sts')) || said(at(entry, 'Sts', 'Cd'))
  return state === '' || state === 'BOOK'
}

/** One transfer of a combined entry: its own reference identifies it. */
function partOf(entry: Node, detail: Node, account: string): StatementLine | undefined {
  const line = lineOf(entry, detail, { amount: ownAmount(detail) ?? at(entry, 'Amt'), account })
  const own = said(at(detail, 'Refs', 'AcctSvcrRef'))
  return line && own ? { ...line, bankId: own } : line
}

type Sum = { amount: Node; account: string }

function lineOf(entry: Node, detail: Node, { amount, account }: Sum): StatementLine | undefined {
  const isDebit = said(at(entry, 'CdtDbtInd')) === 'DBIT'
  const cents = parseAmount(said(amount))
  const date = dayOf(at(entry, 'BookgDt')) ?? dayOf(at(entry, 'ValDt'))
  const currency = said(at(amount, '@Ccy')) || account
  if (cents === undefined || date === undefined || !isEuro(currency)) return undefined
  const text = textOf(entry, detail)
  return {
    date,
    valueDate: dayOf(at(entry, 'ValDt')) ?? null,
    amountCents: isDebit ? -Math.abs(cents) : Math.abs(cents),
    bankId: said(at(entry, 'AcctSvcrRef')) || said(at(detail, 'Refs', 'AcctSvcrRef')) || null,
    ...partyOf(detail, isDebit, text),
    text,
  }
}

function ownAmount(detail: Node): Node {
  return at(detail, 'Amt') ?? at(detail, 'AmtDtls', 'TxAmt', 'Amt')
}

function partyOf(detail: Node, isDebit: boolean, text: string) {
  const role = isDebit ? 'Cdtr' : 'Dbtr'
  const parties = at(detail, 'RltdPties')
  const name = (party: Node) => said(at(party, 'Nm')) || said(at(party, 'Pty', 'Nm'))
  const iban = said(at(parties, `${role}Acct`, 'Id', 'IBAN'))
  const named = [name(at(parties, role)), name(at(parties, `Ultmt${role}`))]
    .filter((part, index, all) => part !== '' && all.indexOf(part) === index)
    .join(' ')
  return {
    payer: named || payerInText(text),
    payerIban: iban ? normaliseIban(iban) : null,
  }
}

function textOf(entry: Node, detail: Node): string {
  const endToEnd = said(at(detail, 'Refs', 'EndToEndId'))
  const parts = [
    remittance(detail),
    /ric|\d{4}$/i.test(endToEnd) && endToEnd.length < 20 ? endToEnd : '',
    said(at(detail, 'AddtlTxInf')),
    said(at(entry, 'AddtlNtryInf')),
  ]
  return [...new Set(parts.filter((part) => part !== ''))].join(' ')
}

function remittance(detail: Node): string {
  const info = at(detail, 'RmtInf')
  const free = many(info, 'Ustrd').map(said)
  const structured = many(info, 'Strd').map((part) => said(at(part, 'CdtrRefInf', 'Ref')))
  return [...free, ...structured].filter((part) => part !== '').join(' ')
}

function dayOf(node: Node): string | undefined {
  const day = (said(at(node, 'Dt')) || said(at(node, 'DtTm'))).slice(0, 10)
  return isIsoDate(day) ? day : undefined
}

function at(node: Node, ...path: string[]): Node {
  let current: Node = node
  for (const name of path) {
    if (typeof current !== 'object') return undefined
    const next: Node | Node[] = current[name]
    current = Array.isArray(next) ? next[0] : next
  }
  return current
}

function many(node: Node, name: string): Node[] {
  if (typeof node !== 'object') return []
  const found = node[name]
  return Array.isArray(found) ? found : found === undefined ? [] : [found]
}

function said(node: Node): string {
  if (typeof node === 'string') return node.replace(/\s+/g, ' ').trim()
  if (typeof node === 'object' && typeof node['#text'] === 'string') return node['#text'].trim()
  return ''
}
