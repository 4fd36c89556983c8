import { createHash, randomBytes } from 'node:crypto'
import {
  chmod,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  utimes,
} from 'node:fs/promises'
import path from 'node:path'
import type { PageHeaders } from '../../http/nginx-headers.ts'
import { describeError } from '../../platform/describe-error.ts'
import type { Log } from '../../platform/log.ts'
import { type Earlier, type PageFile, writeForAll, writePages } from './pages-folder-files.ts'

/** What lies in a folder of pages. */
type About = {
  state: string
  /** Release, address and headers: what two processes of one installation have in common. */
  kind: string
  /** When the process that wrote it began. */
  startedAt: number
  etags: Record<string, string>
}

/** What was shown when somebody looked. */
export type Sight = { name: string | undefined; about: About | undefined }
type Pages = { number: number; state: string; files: readonly PageFile[] }

export type PagesFolder = {
  /** To be asked before anything is read that the pages are made from. */
  look: () => Promise<Sight>
  /** Writes pages aside. What comes back shows them all at once, unless others were shown since `seen`. */
  stage: (pages: Pages, seen: Sight) => Promise<() => Promise<void>>
}

export type FolderOptions = {
  folder: string
  headers: PageHeaders
  /** Which release and address the pages are of. */
  kind: readonly string[]
  log: Log
  /** Does the work if this edition is the one to be shown, and lets nobody else do such work meanwhile. */
  whileShown: (number: number, work: () => Promise<void>) => Promise<void>
}

const shownName = 'current'
const headersName = 'nginx-headers.conf'
const aboutName = 'about.json'
/** Written aside and forgotten, by a process that was killed. */
const forgottenMs = 10 * 60_000
/** Pages of another release, whose processes have said nothing for so long, may be replaced by anybody. */
const abandonedMs = 10 * 60_000
const confirmMs = 60_000
/** Two processes that see different things don't take turns with every round. */
const patienceMs = 30_000
/** For a reader that has just found its way into it. */
const lingerMs = 5_000

/**
 * The pages as files, for a web server that sends them itself. Every edition is a folder of its own,
 * written whole before the link `current` is moved to it, which takes one step: nobody finds half of
 * it, whenever this process is killed. Processes of one machine may share it.
 */
export async function openPagesFolder(options: FolderOptions): Promise<PagesFolder> {
  const { folder, headers, log, whileShown } = options
  const kind = hashOf([...options.kind, headers.name, await bootOf()])
  const startedAt = Date.now()
  const within = (...names: string[]) => path.join(folder, ...names)
  let last = { state: '', at: 0 }
  let restsUntil = 0
  let sight: Sight = { name: undefined, about: undefined }
  await sweep(folder)

  const look = async (): Promise<Sight> => {
    const name = await readlink(within(shownName)).catch(() => undefined)
    // What lies in a folder never changes.
    if (name !== sight.name) {
      sight = { name, about: name ? await readAbout(within(name, aboutName)) : undefined }
    }
    return sight
  }

  const mayReplace = async ({ name, about }: Sight, state: string) => {
    if (!name || !about) return true
    if (last.state === state && Date.now() - last.at < patienceMs) return false
    if (about.kind === kind || about.startedAt <= startedAt) return true
    return (await silenceOf(within(name, aboutName))) > abandonedMs
  }

  const write = async ({ state, files }: Pages, seen: Sight): Promise<string> => {
    const name = `${Date.now()}-${randomBytes(4).toString('hex')}`
    const earlier: Earlier | undefined =
      seen.name && seen.about?.kind === kind
        ? { folder: within(seen.name, headers.name), etags: seen.about.etags }
        : undefined
    try {
      await mkdir(within(name))
      await chmod(within(name), 0o755)
      const etags = await writePages(within(name, headers.name), files, earlier)
      const about: About = { state, kind, startedAt, etags }
      await writeForAll(within(name, aboutName), JSON.stringify(about))
      return name
    } catch (error) {
      await rm(within(name), { recursive: true, force: true }).catch(() => undefined)
      throw error
    }
  }

  const show = async (name: string, { state, number }: Pages, seen: Sight) => {
    let isShown = false
    await whileShown(number, async () => {
      if ((await look()).name !== seen.name) return
      await tellHeaders()
      await point(name)
      isShown = true
    })
    if (!isShown) return remove(name)
    last = { state, at: Date.now() }
    if (seen.name) later(() => remove(seen.name))
    await sweep(folder)
  }

  /** Read by nginx when it starts or is told to: until then pages with new headers come from the process. */
  const tellHeaders = async () => {
    const known = await readFile(within(headersName), 'utf8').catch(() => undefined)
    if (known === headers.include) return
    const aside = within(`${headersName}.${randomBytes(4).toString('hex')}`)
    await writeForAll(aside, headers.include)
    await rename(aside, within(headersName))
    log.warn(
      { file: within(headersName) },
      'headers of pages changed: nginx has to read them again',
    )
  }

  const point = async (name: string) => {
    const aside = within(`.${shownName}-${randomBytes(4).toString('hex')}`)
    await symlink(name, aside)
    await rename(aside, within(shownName))
  }

  const remove = async (name: string | undefined) => {
    if (name) await rm(within(name), { recursive: true, force: true }).catch(() => undefined)
  }

  /** Pages that can't be replaced are taken away: without them the web server asks the process. */
  const withdraw = async (error: unknown, { number }: Pages, seen: Sight) => {
    restsUntil = Date.now() + patienceMs
    log.error({ edition: number, err: describeError(error) }, 'pages not written as files')
    await whileShown(number, async () => {
      if (seen.name && (await look()).name === seen.name) await rm(within(shownName))
    }).catch((reason: unknown) =>
      log.error({ err: describeError(reason) }, 'old pages not taken away'),
    )
  }

  return {
    look,
    stage: async (pages, seen) => {
      const full = { ...pages, state: `${kind} ${pages.state}` }
      if (seen.name && seen.about?.state === full.state) {
        await confirm(within(seen.name, aboutName))
        if (last.state !== full.state) last = { state: '', at: 0 }
        return nothing
      }
      if (Date.now() < restsUntil || !(await mayReplace(seen, full.state))) return nothing
      try {
        const name = await write(full, seen)
        return () =>
          show(name, full, seen).catch(async (error: unknown) => {
            await remove(name)
            await withdraw(error, full, seen)
          })
      } catch (error) {
        return () => withdraw(error, full, seen)
      }
    },
  }
}

const nothing = async () => undefined

function later(work: () => Promise<void>): void {
  setTimeout(() => void work(), lingerMs).unref()
}

const hashOf = (values: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16)

/** What was written shortly before the power went may not be on the disk: it is written again. */
async function bootOf(): Promise<string> {
  return readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
}

async function readAbout(file: string): Promise<About | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as About
  } catch {
    return undefined
  }
}

async function silenceOf(file: string): Promise<number> {
  const known = await stat(file).catch(() => undefined)
  return known ? Math.abs(Date.now() - known.mtimeMs) : Number.POSITIVE_INFINITY
}

/** Its processes live: nobody takes it for abandoned. */
async function confirm(file: string): Promise<void> {
  if ((await silenceOf(file)) < confirmMs) return
  const now = new Date()
  await utimes(file, now, now).catch(() => undefined)
}

/** What a process left behind that was killed. */
async function sweep(folder: string): Promise<void> {
  const shown = await readlink(path.join(folder, shownName)).catch(() => undefined)
  const kept = new Set([shownName, headersName, shown])
  for (const name of await readdir(folder).catch(() => [])) {
    if (kept.has(name) || !isOurs(name)) continue
    const known = await lstat(path.join(folder, name)).catch(() => undefined)
    if (!known || Math.abs(Date.now() - known.mtimeMs) < forgottenMs) continue
    await rm(path.join(folder, name), { recursive: true, force: true }).catch(() => undefined)
  }
}

/** Whatever else lies in the folder is not ours to remove. */
const isOurs = (name: string) =>
  /^(?:\d{13}-[0-9a-f]{8}|\.current-[0-9a-f]{8}|nginx-headers\.conf\.[0-9a-f]{8})$/.test(name)
