/** A text is read whole while it is written: its field grows with it where the browser can do that. */
export function growing(rows: number) {
  return {
    rows,
    className: 'field-sizing-content max-h-[70vh]',
    style: { minHeight: `calc(${rows}lh + 1.5rem)` },
  }
}
