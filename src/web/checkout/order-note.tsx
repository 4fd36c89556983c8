/** States the obligation that the button above creates; the button refers to it as its description. */
export const orderNoteId = 'ordine-con-obbligo'

export function OrderNote() {
  return (
    <p id={orderNoteId} className="mt-2 text-small font-semibold">
      Ordine con obbligo di pagare
    </p>
  )
}
