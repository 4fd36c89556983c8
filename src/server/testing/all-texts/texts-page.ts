import { errorCatalogue } from '../../../contract/errors.ts'
import { mailKindLabel } from '../../../domain/mail-kinds.ts'
import { keptSummary } from '../../booking/bookings/kept-summaries.ts'
import { contractFile } from '../../booking/contract-pack/contract-pack.ts'
import { programmeFile } from '../../catalogue/programme/programme-file.ts'
import type { ReceiptPaper } from '../../money/receipts/receipt-pdf.tsx'
import type { Mail } from '../../platform/mail/outbox.ts'
import { drawPaper } from '../../platform/pdf/draw-paper.ts'
import { issuerOf } from '../../platform/pdf/issuer.ts'
import { openTestDatabase } from '../test-database.ts'
import { sampleMails } from './sample-mails.ts'
import { openSamples, type Samples } from './samples.ts'

export type Paper = { title: string; file: Uint8Array }

/** All texts of the site besides its pages, on one page for proofreading. */
export async function textsPage(): Promise<string> {
  const { db, close } = await openTestDatabase()
  try {
    const samples = await openSamples(db)
    return pageOf(Object.values(sampleMails(samples)), await samplePapers(samples))
  } finally {
    await close()
  }
}

export async function samplePapers(samples: Samples): Promise<Paper[]> {
  const { deps, booking, paid, left, account, promise, receipt } = samples
  const issuer = issuerOf(deps)
  const refund = {
    ...receipt,
    kind: 'credit_note' as const,
    number: 3,
    amount: left.amountPaid - left.leavingPenalty,
    amountGivenBack: left.amountPaid - left.leavingPenalty,
    leavingPenalty: left.leavingPenalty,
    leftOn: left.leftOn,
  }
  const reversal = {
    ...receipt,
    kind: 'credit_note' as const,
    number: 4,
    isReversal: true,
    reversed: { kind: 'receipt' as const, year: receipt.year, number: receipt.number },
  }
  const programme = await programmeFile(deps, booking.tripId)
  return [
    { title: 'Proposta di contratto', file: (await contractFile(deps, booking)).file },
    { title: 'Contratto di viaggio', file: (await contractFile(deps, paid)).file },
    {
      title: 'Riepilogo della prenotazione',
      file: await keptSummary({ booking, account, promise, issuedAt: deps.now(), issuer }),
    },
    { title: 'Ricevuta', file: await drawPaper<ReceiptPaper>('receipt', { receipt, issuer }) },
    {
      title: 'Ricevuta di un rimborso',
      file: await drawPaper<ReceiptPaper>('receipt', { receipt: refund, issuer }),
    },
    {
      title: 'Storno di un pagamento',
      file: await drawPaper<ReceiptPaper>('receipt', { receipt: reversal, issuer }),
    },
    ...(programme ? [{ title: 'Programma', file: programme.file }] : []),
  ]
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function pageOf(mails: readonly (Mail | undefined)[], papers: readonly Paper[]): string {
  const errors = Object.entries(errorCatalogue).map(
    ([code, { status, message }]) =>
      `<tr><td>${escape(message)}</td><td>${status}</td><td><code>${code}</code></td></tr>`,
  )
  return `<!doctype html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tutti i testi</title>
<style>
body{margin:0 auto;max-width:1400px;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#12263f;background:#faf7f1}
nav a{margin-right:16px}
.all{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(390px,100%),1fr));gap:24px}
article{background:#fff;border:1px solid #ded6c6;border-radius:12px;padding:16px;min-width:0}
h2{margin-top:48px}h3{margin:0 0 4px}.subject{margin:0 0 12px;font-weight:600}
iframe{width:100%;height:560px;border:1px solid #ded6c6;border-radius:8px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:13px}
table{border-collapse:collapse}td{padding:6px 16px 6px 0;border-bottom:1px solid #ded6c6;vertical-align:top}
</style>
<h1>Tutti i testi</h1>
<nav><a href="#email">${mails.length} email</a><a href="#carte">${papers.length} documenti</a><a href="#errori">${errors.length} messaggi di errore</a></nav>
<h2 id="email">Email</h2><div class="all">${mails.map((mail) => mail && mailArticle(mail)).join('')}</div>
<h2 id="carte">Documenti</h2><div class="all">${papers.map(paperArticle).join('')}</div>
<h2 id="errori">Messaggi di errore</h2><table>${errors.join('')}</table>`
}

function mailArticle({ kind, subject, html, text }: Mail): string {
  return `<article><h3>${escape(mailKindLabel(kind))}</h3><p class="subject">${escape(subject)}</p>
<iframe title="${escape(subject)}" sandbox srcdoc="${escape(html)}"></iframe>
<details><summary>Solo testo</summary><pre>${escape(text)}</pre></details></article>`
}

function paperArticle({ title, file }: Paper): string {
  const data = Buffer.from(file).toString('base64')
  return `<article><h3>${escape(title)}</h3><iframe title="${escape(title)}" src="data:application/pdf;base64,${data}"></iframe></article>`
}
