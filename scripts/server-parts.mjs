import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A process may still run that was started from one of these builds: it asks for parts of its own. */
const buildsKept = 3
/** Somebody who builds often has not stopped what runs since this morning. */
const keptMs = 24 * 60 * 60 * 1000
const listName = 'builds.json'

/**
 * Notes what this build consists of, and removes from the folder what only builds of long ago consist of.
 * Without a list (the first time) nothing is known of what lies there: it counts as one build.
 */
export async function removeOlderParts(folder, parts, now = Date.now()) {
  const present = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const before = await readBuilds(folder, present)
  const builds = [{ builtAt: now, parts }, ...before]
  const kept = builds.filter(({ builtAt }, index) => index < buildsKept || now - builtAt < keptMs)
  const needed = new Set(kept.flatMap((build) => build.parts))
  const removed = present.filter((name) => !needed.has(name))
  for (const name of removed) await rm(path.join(folder, name), { force: true })
  await writeFile(path.join(folder, listName), JSON.stringify(kept, null, 1))
  return removed
}

async function readBuilds(folder, present) {
  const text = await readFile(path.join(folder, listName), 'utf8').catch(() => '')
  return text ? JSON.parse(text) : [{ builtAt: 0, parts: present }]
}
