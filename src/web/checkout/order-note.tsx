/** What the button above obliges to; the button names it as its description. */
export const orderNoteId = 'ordine-con-obbligo'

export function OrderNote() {
  return (
    <p id={orderNoteId} className="mt-2 text-small font-semibold">
      Ordine con obbligo di pagare
    </p>
  )
}
