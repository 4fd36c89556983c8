/** Read from the public sentence about ages: 'Dai 12 anni con un genitore'. Undefined: no age limit. */
export function smallestAge(ages: string | undefined): number | undefined {
  const years = /^Da(?:i|gli)? (\d{1,2}) anni/.exec(ages ?? '')?.[1]
  return years === undefined ? undefined : Number(years)
}
