import type { Grey } from './image.ts'

type Asked = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>

/** The strip's lines; null if they can't be read, or not in time. The worker is terminated afterwards. */
export function askWorker(
  worker: Asked,
  pictures: Grey[],
  longestMs: number,
): Promise<string[] | null> {
  let tooLong: ReturnType<typeof setTimeout> | undefined
  const answer = new Promise<string[] | null>((resolve, reject) => {
    worker.addEventListener('message', (event) =>
      resolve((event as MessageEvent<string[] | null>).data),
    )
    worker.addEventListener('error', (event) => reject(new Error((event as ErrorEvent).message)))
    tooLong = setTimeout(() => resolve(null), longestMs)
  })
  worker.postMessage(pictures)
  return answer.finally(() => {
    clearTimeout(tooLong)
    worker.terminate()
  })
}
