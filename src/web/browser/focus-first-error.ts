/** Focuses the first invalid field of the page's form, once its error has been drawn. */
export function focusFirstError(): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('main form [aria-invalid="true"]')?.focus()
  })
}
