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

/** The description stored in every folder of pages. */
type About = {
  state: string
  /** Hash of release, address and headers: equal for all processes of one installation. */
  kind: string
  /** The start time of the process that wrote it. */
  startedAt: number
  etags: Record<string, string>
}

/** The folder that was shown when it was looked up. */
export type Sight = { name: string | undefined; about: About | undefined }
type Pages = { number: number; state: string; files: readonly PageFile[] }

export type PagesFolder = {
  /** Must be called before reading anything that the pages are made from. */
  look: () => Promise<Sight>
  /**
   * Writes pages into a new folder. The returned function shows them all at once, unless others were shown
   * since `seen`.
   */
  stage: (pages: Pages, seen: Sight) => Promise<() => Promise<void>>
}

export type FolderOptions = {
  folder: string
  headers: PageHeaders
  /** The release and the address of the pages. */
  kind: readonly string[]
  log: Log
  /** Does the work if this edition is the one to be shown, under a lock that excludes other processes. */
  whileShown: (number: number, work: () => Promise<void>) => Promise<void>
}

const shownName = 'current'
const headersName = 'nginx-headers.conf'
const aboutName = 'about.json'
/** The age at which unfinished folders count as left behind by a killed process. */
const forgottenMs = 10 * 60_000
/** After this long without a sign of its processes, another release's pages may be replaced. */
const abandonedMs = 10 * 60_000
const confirmMs = 60_000
/** Keeps two processes that see different states from replacing each other's pages in every round. */
const patienceMs = 30_000
/** Gives requests that have just opened the old folder time to finish. */
const lingerMs = 5_000

/**
 * Writes the pages as files, for a web server that serves them itself. Every edition has its own folder,
 * written completely before the symlink `current` is atomically moved to it, so that a killed process never
 * leaves half an edition visible. The processes of one machine may share the folder.
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
    // A folder's content never changes.
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

  /**
   * nginx reads this file at its start or on reload: until then pages with new headers come from the process.
   */
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

  /** Pages that can't be replaced are removed: without them the web server asks the process. */
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

/**
 * Part of the hash because files written shortly before a power cut may be incomplete: after a reboot pages
 * are written again.
 */
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

/** Updates the file's time, so that other processes see that this installation is alive. */
async function confirm(file: string): Promise<void> {
  if ((await silenceOf(file)) < confirmMs) return
  const now = new Date()
  await utimes(file, now, now).catch(() => undefined)
}

/** Removes what killed processes left behind. */
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

/** Other files in the folder are never removed. */
const isOurs = (name: string) =>
  /^(?:\d{13}-[0-9a-f]{8}|\.current-[0-9a-f]{8}|nginx-headers\.conf\.[0-9a-f]{8})$/.test(name)
