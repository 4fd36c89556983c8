import { Link, Text } from '@react-pdf/renderer'
import { paperColours } from './paper-colours.ts'

const style = { marginTop: 12, color: paperColours.secondary } as const

/** A note on every document that leads to the traveller's pages; its address alone opens nothing. */
export function PlaceNote({ address }: { address: string }) {
  return (
    <Text style={style}>
      {'Pagamenti, documenti e date del viaggio in un posto solo: '}
      <Link src={address} style={{ color: paperColours.navy }}>
        {address}
      </Link>
    </Text>
  )
}
