/** A pause between two pieces of work, in which the browser may draw and answer a touch. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
