/**
 * What somebody typed into a prerendered form before its code was there, by the name of the field.
 * To be asked on the first pass: afterwards the fields show what the form knows.
 */
export function typedValues<Name extends string>(
  form: string,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const fields = globalThis.document?.forms.namedItem(form)?.elements
  const typed = names.flatMap((name) => {
    const field = fields?.namedItem(name)
    const value = field && 'value' in field ? field.value : ''
    return typeof value === 'string' && value !== '' ? [[name, value]] : []
  })
  return Object.fromEntries(typed)
}
