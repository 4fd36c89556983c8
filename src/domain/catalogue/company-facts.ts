type Company = {
  readonly rea?: string | undefined
  readonly shareCapital?: string | undefined
  readonly pec?: string | undefined
}

/** The legally required company details besides name and VAT number, if filled in; starts with a separator. */
export function companyFacts({ rea, shareCapital, pec }: Company): string {
  const facts = [
    rea && `REA ${rea}`,
    shareCapital && `Capitale sociale ${shareCapital}`,
    pec && `PEC ${pec}`,
  ]
  return facts.map((fact) => (fact ? ` · ${fact}` : '')).join('')
}
