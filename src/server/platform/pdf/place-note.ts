import { createElement as h, type ReactElement } from 'react'
import type { Pdf } from './library.ts'
import { paperColours } from './paper-colours.ts'

const style = { marginTop: 12, color: paperColours.secondary } as const

/** Every paper leads to the traveller's place, by an address that opens nothing by itself. */
export function placeNote({ Link, Text }: Pdf, address: string): ReactElement {
  return h(
    Text,
    { key: 'place', style },
    'Pagamenti, documenti e date del viaggio in un posto solo: ',
    h(Link, { src: address, style: { color: paperColours.navy } }, address),
  )
}
