export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict'

type Json = Readonly<Record<string, unknown>>

export type Saving = {
  save: (revision: number, document: Json) => Promise<{ revision: number }>
  isConflict: (error: unknown) => boolean
  pauseMs?: number
  retryMs?: number
}

export type SaverView = { state: SaveState; revision: number }

/**
 * Saves a draft when the typing pauses, one call at a time, each naming the revision that the last
 * one gave. A colleague's saving stops it for good; a lost connection only makes it try again.
 */
export class DraftSaver {
  readonly #saving: Required<Saving>
  readonly #listeners = new Set<() => void>()
  #view: SaverView
  #waiting: Json | null = null
  #running: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(revision: number, saving: Saving) {
    this.#view = { state: 'saved', revision }
    this.#saving = { pauseMs: 900, retryMs: 5000, ...saving }
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly view = () => this.#view

  readonly change = (document: Json): void => {
    this.#waiting = document
    if (this.#view.state === 'conflict') return
    this.#show({ state: 'waiting' })
    this.#sendAfter(this.#saving.pauseMs)
  }

  /** Sends at once what is still waiting; true when the server has everything. */
  readonly flush = async (): Promise<boolean> => {
    clearTimeout(this.#timer)
    while (this.hasUnsaved()) {
      await (this.#running ?? this.#send())
      if (this.#view.state === 'failed' || this.#view.state === 'conflict') return false
    }
    return this.#view.state !== 'conflict'
  }

  /** What would be lost if the page were closed now. */
  readonly hasUnsaved = (): boolean =>
    this.#view.state !== 'conflict' && (this.#waiting !== null || this.#running !== null)

  #sendAfter(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#send(), ms)
  }

  #send(): Promise<void> {
    this.#running ??= this.#sendOne().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #sendOne(): Promise<void> {
    const document = this.#waiting
    if (!document) return
    this.#waiting = null
    this.#show({ state: 'saving' })
    try {
      const { revision } = await this.#saving.save(this.#view.revision, document)
      this.#show({ revision, state: this.#isWaiting() ? 'waiting' : 'saved' })
      if (this.#isWaiting()) this.#sendAfter(this.#saving.pauseMs)
    } catch (error) {
      this.#waiting ??= document
      const isConflict = this.#saving.isConflict(error)
      this.#show({ state: isConflict ? 'conflict' : 'failed' })
      if (!isConflict) this.#sendAfter(this.#saving.retryMs)
    }
  }

  /** Asked again after a pause: somebody may have typed meanwhile. */
  #isWaiting(): boolean {
    return this.#waiting !== null
  }

  #show(change: Partial<SaverView>): void {
    this.#view = { ...this.#view, ...change }
    for (const listener of this.#listeners) listener()
  }
}
