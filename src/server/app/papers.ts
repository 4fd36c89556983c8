import { summaryPdf } from '../booking/bookings/summary-pdf.tsx'
import { contractPdf } from '../booking/contract-pack/contract-pdf.tsx'
import { roomingListPdf } from '../booking/rooms/rooming-list-pdf.tsx'
import { programmePdf } from '../catalogue/programme/programme-pdf.tsx'
import { receiptPdf } from '../money/receipts/receipt-pdf.tsx'

/** Every document the site can draw, by name: a function from plain data to the finished file. */
const papers = {
  summary: summaryPdf,
  receipt: receiptPdf,
  contract: contractPdf,
  programme: programmePdf,
  rooming: roomingListPdf,
}

type Draw = (data: unknown) => Promise<Uint8Array<ArrayBuffer>>

export function paperOf(name: string): Draw {
  if (!Object.hasOwn(papers, name)) throw new Error(`No paper is called ${name}`)
  return papers[name as keyof typeof papers] as Draw
}
