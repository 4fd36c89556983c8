import { listeners } from '../../browser/listeners.ts'

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict'

type Json = Readonly<Record<string, unknown>>

/** What a colleague has saved meanwhile, and what remains to be saved on top of it (null: nothing). */
export type Reconciled = { revision: number; theirs: Json; document: Json | null }

export type Saving = {
  save: (revision: number, document: Json) => Promise<{ revision: number }>
  isConflict: (error: unknown) => boolean
  pauseMs?: number
  retryMs?: number
}

/** Three-way merge of what was typed here and what a colleague saved, from their common base. */
type Reconcile = (base: Json) => Promise<Reconciled>

export type SaverView = { state: SaveState; revision: number }

/**
 * Saves a draft when the typing pauses, one call at a time, each naming the revision that the last one
 * returned. A colleague's save is merged with what was typed, or stops the saver if there is no merge
 * function; a lost connection only makes it retry.
 */
export class DraftSaver {
  readonly #saving: Required<Saving>
  #reconcile: Reconcile | undefined
  readonly #listeners = listeners()
  #view: SaverView
  /** The last document that server and window agreed on: the base of the merge. */
  #base: Json
  #waiting: Json | null = null
  #running: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(first: { revision: number; document: Json }, saving: Saving) {
    this.#view = { state: 'saved', revision: first.revision }
    this.#base = first.document
    this.#saving = { pauseMs: 900, retryMs: 5000, ...saving }
  }

  readonly subscribe = this.#listeners.subscribe

  readonly view = () => this.#view

  /** Without a merge function a colleague's save stops the saving here. */
  readonly reconcileBy = (reconcile: Reconcile | undefined): void => {
    this.#reconcile = reconcile
  }

  readonly change = (document: Json): void => {
    this.#waiting = document
    if (this.#view.state === 'conflict') return
    this.#show({ state: 'waiting' })
    this.#sendAfter(this.#saving.pauseMs)
  }

  /** Sends what is still waiting at once; true when the server has everything. */
  readonly flush = async (): Promise<boolean> => {
    clearTimeout(this.#timer)
    while (this.hasUnsaved()) {
      await (this.#running ?? this.#send())
      if (this.#view.state === 'failed' || this.#view.state === 'conflict') return false
    }
    return this.#view.state !== 'conflict'
  }

  /** Merges what a colleague has saved, even if nothing is being typed here. */
  readonly pull = (): Promise<void> => {
    this.#running ??= this.#join().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  /** True if closing the page now would lose something. */
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
      this.#base = document
      this.#show({ revision, state: this.#isWaiting() ? 'waiting' : 'saved' })
      if (this.#isWaiting()) this.#sendAfter(this.#saving.pauseMs)
    } catch (error) {
      this.#waiting ??= document
      if (!this.#saving.isConflict(error)) this.#tryLater()
      else if (this.#reconcile) await this.#join()
      else this.#show({ state: 'conflict' })
    }
  }

  async #join(): Promise<void> {
    if (!this.#reconcile) return
    try {
      const { revision, theirs, document } = await this.#reconcile(this.#base)
      this.#base = theirs
      this.#waiting = document
      this.#show({ revision, state: document ? 'waiting' : 'saved' })
      if (document) this.#sendAfter(this.#saving.pauseMs)
    } catch {
      // The colleague's version could not be fetched: what was typed here waits for the next retry.
      if (this.#isWaiting()) this.#tryLater()
    }
  }

  #tryLater(): void {
    this.#show({ state: 'failed' })
    this.#sendAfter(this.#saving.retryMs)
  }

  /** A method, because `#waiting` may change during an `await`: somebody may have typed meanwhile. */
  #isWaiting(): boolean {
    return this.#waiting !== null
  }

  #show(change: Partial<SaverView>): void {
    this.#view = { ...this.#view, ...change }
    this.#listeners.tell()
  }
}
