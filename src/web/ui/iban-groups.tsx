import { Fragment } from 'react'
import { formatIban } from '../../domain/accounts/iban.ts'

/** Displayed in groups of four, but selected and copied without spaces, as banks want it. */
export function IbanGroups({ iban }: { iban: string }) {
  return formatIban(iban)
    .split(' ')
    .map((group, index) => (
      <Fragment key={`${index}-${group}`}>
        <span className="mr-[0.23em]">{group}</span>
        <wbr />
      </Fragment>
    ))
}
