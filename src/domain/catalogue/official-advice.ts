/** The page of the Foreign Ministry about a country, by its three letters. */
export function officialAdvice(code: string): string {
  return `https://www.viaggiaresicuri.it/find-country/country/${code}`
}
