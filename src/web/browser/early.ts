type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface Window {
    /** What was pressed and typed before the app was there: a script in the HTML keeps it (build.mjs). */
    early?: { pressed: Set<HTMLElement>; typed: Map<Field, { value: string; checked?: boolean }> }
  }
}

function say(field: Field, event: 'input' | 'change'): void {
  field.dispatchEvent(new Event(event, { bubbles: true }))
}

/** React sets `value` through the element; the prototype's setter looks like typing to it. */
function type(field: Field, value: string): void {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  property?.set?.call(field, value)
  say(field, field instanceof HTMLSelectElement ? 'change' : 'input')
}

function repeatTyped(field: Field, value: string, checked: boolean | undefined): void {
  // Any event makes React take the field over; its own idea of the text then stands in it.
  say(field, 'input')
  const isBox = field.type === 'checkbox' || field.type === 'radio'
  if (!isBox) type(field, value)
  else if ('checked' in field && field.checked !== checked) field.click()
}

/** Nothing that a visitor did while the code was on its way is lost. */
export function repeatEarly(): void {
  const { early } = window
  window.early = undefined
  early?.typed.forEach(({ value, checked }, field) => {
    repeatTyped(field, value, checked)
  })
  early?.pressed.forEach((button) => {
    button.click()
  })
}
