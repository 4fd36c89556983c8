import type { Grey } from './image.ts'
import { readStrip } from './read-strip.ts'

/** Runs off the page's own thread: a picture comes in, text goes out. Nothing here can reach the network. */
addEventListener('message', ({ data }: MessageEvent<Grey[]>) => {
  for (const picture of data) {
    const lines = readStrip(picture)
    if (lines) {
      postMessage(lines)
      return
    }
  }
  postMessage(null)
})
