import { listeners } from '../../browser/listeners.ts'

/** The state of an uploaded picture. */
export type PictureProgress =
  | { state: 'waiting' }
  | { state: 'working'; done: number; total: number }
  | { state: 'ready' }
  | { state: 'refused'; message: string }

export type Upload = {
  /** Unique within this page only. */
  key: number
  fileName: string
  /** Object URL of the local file, shown until the server has made its own versions. */
  address: string
  /** Percent uploaded; 100 once the server has the file. */
  sent: number
  progress: PictureProgress
}

export type Uploading = {
  /** Resolves to the name of the picture document. */
  send: (file: File, onProgress: (percent: number) => void) => Promise<string>
  look: (id: string) => Promise<PictureProgress>
  /** Why a file is refused before the upload. */
  problemOf: (file: File) => string | undefined
  /** The message for an error during the upload. */
  textOf: (error: unknown) => string
  pauseMs?: number
}

/**
 * Uploads of pictures for the catalogue: one file at a time, so that twenty don't share a phone's connection;
 * each is polled until the server has processed it.
 */
export class PictureUploads {
  readonly #how: Required<Uploading>
  readonly #listeners = listeners()
  #list: readonly Upload[] = []
  #last = Promise.resolve()
  #keys = 0

  constructor(how: Uploading) {
    this.#how = { pauseMs: 700, ...how }
  }

  readonly subscribe = this.#listeners.subscribe

  readonly list = () => this.#list

  /** True if closing the page now would lose something. */
  readonly isSending = () =>
    this.#list.some(({ sent, progress }) => sent < 100 && !isOver(progress))

  /** `onReady` gets the name of each picture, in the order of the files. */
  readonly add = (files: readonly File[], onReady: (id: string) => void): Promise<void> => {
    const begun = files.map((file) => ({ file, key: this.#begin(file) }))
    let before = Promise.resolve()
    for (const { file, key } of begun) {
      const id = this.#sendInTurn(file, key)
      const previous = before
      before = this.#follow(key, id, previous, onReady)
    }
    return before
  }

  readonly dismiss = (key: number): void => {
    const gone = this.#list.find((one) => one.key === key)
    if (gone) URL.revokeObjectURL(gone.address)
    this.#show(this.#list.filter((one) => one.key !== key))
  }

  #begin(file: File): number {
    this.#keys += 1
    const upload: Upload = {
      key: this.#keys,
      fileName: file.name,
      address: URL.createObjectURL(file),
      sent: 0,
      progress: { state: 'waiting' },
    }
    this.#show([...this.#list, upload])
    return upload.key
  }

  #sendInTurn(file: File, key: number): Promise<string | undefined> {
    const turn = this.#last.then(() => this.#sendOne(file, key))
    this.#last = turn.then(() => undefined)
    return turn
  }

  async #sendOne(file: File, key: number): Promise<string | undefined> {
    const problem = this.#how.problemOf(file)
    if (problem) return this.#refuse(key, problem)
    try {
      const id = await this.#how.send(file, (sent) => this.#change(key, { sent }))
      this.#change(key, { sent: 100 })
      return id
    } catch (error) {
      return this.#refuse(key, this.#how.textOf(error))
    }
  }

  async #follow(
    key: number,
    sending: Promise<string | undefined>,
    previous: Promise<void>,
    onReady: (id: string) => void,
  ): Promise<void> {
    const id = await sending
    const isReady = id !== undefined && (await this.#watch(key, id))
    await previous
    if (!isReady) return
    onReady(id)
    this.dismiss(key)
  }

  /** Polls until the picture is ready or refused; a lost connection only delays the next poll. */
  async #watch(key: number, id: string): Promise<boolean> {
    for (;;) {
      const progress = await this.#how.look(id).catch(() => undefined)
      if (progress) this.#change(key, { progress })
      if (progress && isOver(progress)) return progress.state === 'ready'
      await new Promise((resolve) => setTimeout(resolve, this.#how.pauseMs))
    }
  }

  #refuse(key: number, message: string): undefined {
    this.#change(key, { progress: { state: 'refused', message } })
    return undefined
  }

  #change(key: number, change: Partial<Upload>): void {
    this.#show(this.#list.map((one) => (one.key === key ? { ...one, ...change } : one)))
  }

  #show(list: readonly Upload[]): void {
    this.#list = list
    this.#listeners.tell()
  }
}

function isOver({ state }: PictureProgress): boolean {
  return state === 'ready' || state === 'refused'
}

/** `in lavorazione 3 di 8` */
export function progressText({ sent, progress }: Upload): string {
  if (progress.state === 'refused') return progress.message
  if (sent < 100) return sent === 0 ? 'in attesa di partire' : `invio ${sent}%`
  if (progress.state === 'working') return `in lavorazione ${progress.done} di ${progress.total}`
  return progress.state === 'ready' ? 'pronta' : 'in coda'
}

/** For screen readers: how many are uploading, and which were refused; not every percent. */
export function arrivalText(uploads: readonly Upload[]): string {
  const refused = uploads.flatMap(({ fileName, progress }) =>
    progress.state === 'refused' ? [`${fileName}: ${progress.message}`] : [],
  )
  const coming = uploads.length - refused.length
  if (coming === 0) return refused.join(' ')
  return [coming === 1 ? 'Una foto in arrivo.' : `${coming} foto in arrivo.`, ...refused].join(' ')
}
