/** The Foreign Ministry's page about a country, by three-letter code. */
export function officialAdvice(code: string): string {
  return `https://www.viaggiaresicuri.it/find-country/country/${code}`
}
