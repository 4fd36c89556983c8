import { sessionExpired } from '../session-expired.ts'

export const connectionLost = 'L’invio si è interrotto: controlla la connessione e riprova.'

export class SendingFailed extends Error {
  override name = 'SendingFailed'
}

type Refused = { message?: string }
type Sending = {
  body: FormData | File
  onProgress: (percent: number) => void
  /** The message when the server itself has failed. */
  unexpected: string
}

/** XMLHttpRequest, because `fetch` can't report upload progress. */
export function sendFile<Answer>(
  address: string,
  { body, onProgress, unexpected }: Sending,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (message = connectionLost) => reject(new SendingFailed(message))
    request.open('POST', address)
    request.responseType = 'json'
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.round((loaded / total) * 100))
    }
    request.onload = () => {
      const answer = request.response as (Answer & Refused) | null
      if (request.status === 401) sessionExpired()
      if (request.status < 300 && answer) resolve(answer)
      else fail(request.status < 500 ? answer?.message : unexpected)
    }
    request.onerror = () => fail()
    request.onabort = () => fail()
    request.send(body)
  })
}
