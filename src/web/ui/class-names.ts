/** Joins class names, leaving out what is false, empty or missing. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
