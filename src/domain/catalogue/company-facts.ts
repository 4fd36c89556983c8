type Company = {
  readonly rea?: string | undefined
  readonly shareCapital?: string | undefined
  readonly pec?: string | undefined
}

/** What the law asks of companies beside name and VAT number, as far as it is written; begins with its own separator. */
export function companyFacts({ rea, shareCapital, pec }: Company): string {
  const facts = [
    rea && `REA ${rea}`,
    shareCapital && `Capitale sociale ${shareCapital}`,
    pec && `PEC ${pec}`,
  ]
  return facts.map((fact) => (fact ? ` · ${fact}` : '')).join('')
}
