/** Moves to the first field of the page's form that is not right, once its error has been drawn. */
export function focusFirstError(): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('main form [aria-invalid="true"]')?.focus()
  })
}
