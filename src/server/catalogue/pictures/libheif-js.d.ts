declare module 'libheif-js/wasm-bundle.js' {
  type Target = { data: Uint8ClampedArray; width: number; height: number }
  type HeifImage = {
    get_width: () => number
    get_height: () => number
    /** Answers null where the picture can't be decoded. */
    display: (target: Target, done: (shown: Target | null) => void) => void
    free: () => void
  }
  const libheif: { HeifDecoder: new () => { decode: (content: Uint8Array) => HeifImage[] } }
  export default libheif
}
