import { type Summary, summaryPdf } from '../booking/bookings/summary-pdf.ts'
import { type ContractPaper, contractPdf } from '../booking/contract-pack/contract-pdf.ts'
import { type ReceiptPaper, receiptPdf } from '../money/receipts/receipt-pdf.ts'

/** What each paper is drawn from: plain data that the thread can be handed, no database, no functions. */
type Papers = {
  summary: Summary
  receipt: ReceiptPaper
  contract: ContractPaper
}

export type PaperName = keyof Papers
export type PaperData<Name extends PaperName> = Papers[Name]

/** Every paper the site can draw, by name: a function from its data to the finished file. */
export const papers: {
  [Name in PaperName]: (data: PaperData<Name>) => Promise<Uint8Array<ArrayBuffer>>
} = {
  summary: summaryPdf,
  receipt: receiptPdf,
  contract: contractPdf,
}
