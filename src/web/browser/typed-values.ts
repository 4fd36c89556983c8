/**
 * What a visitor typed into a prerendered form before its code was loaded, by the name of the field. Must
 * be read on the first render: afterwards the fields show the form's own values.
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
