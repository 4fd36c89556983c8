import { Fragment } from 'react'
import { formatIban } from '../../domain/accounts/iban.ts'

/** Groups of four to the eye; whoever selects the number gets it without spaces, as banks want it. */
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
