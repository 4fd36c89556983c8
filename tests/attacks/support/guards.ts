/** What an attack takes away for a while, as a control; undefined is what the product does. */
type Guards = {
  /** Spots that one contact holds at most. */
  contact: number | undefined
  /** Spots of a departure that one network holds at most. */
  network: ((total: number) => number) | undefined
  /** Instead of drawing a paper. */
  draw: (() => Uint8Array<ArrayBuffer>) | undefined
}

const asInTheProduct: Guards = { contact: undefined, network: undefined, draw: undefined }

/** Shared by all files of a worker, and put back after each test. */
export const guards: Guards = { ...asInTheProduct }
export const putGuardsBack = () => void Object.assign(guards, asInTheProduct)
