/** First names only; a number distinguishes people with the same one. */
export function firstNamesOf(
  people: readonly { key: string; firstName: string }[],
): Map<string, string> {
  const names = new Map<string, string>()
  for (const { key, firstName } of people) {
    const name = firstName.trim() || 'Viaggiatore'
    const alike = people.filter((one) => (one.firstName.trim() || 'Viaggiatore') === name)
    const place = alike.findIndex((one) => one.key === key) + 1
    names.set(key, alike.length > 1 ? `${name} ${place}` : name)
  }
  return names
}
