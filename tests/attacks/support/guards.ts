/** Guards that an attack switches off for a control; undefined means as in the product. */
type Guards = {
  /** The most spots that one contact can hold. */
  contact: number | undefined
  /** The most spots of a departure that one network can hold. */
  network: ((total: number) => number) | undefined
  /** Replaces the drawing of papers. */
  draw: (() => Uint8Array<ArrayBuffer>) | undefined
}

const asInTheProduct: Guards = { contact: undefined, network: undefined, draw: undefined }

/** Shared by all test files of a worker, and reset after each test. */
export const guards: Guards = { ...asInTheProduct }
export const putGuardsBack = () => void Object.assign(guards, asInTheProduct)
