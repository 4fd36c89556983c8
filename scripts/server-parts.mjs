import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A running process from one of the last builds may still load parts of its build. */
const buildsKept = 3
/** Frequent builds must not remove parts of a process that has been running since the morning. */
const keptMs = 24 * 60 * 60 * 1000
const listName = 'builds.json'

/**
 * Records the parts of this build, and removes parts that only old builds use. Without a list (the first
 * time) everything present counts as one build.
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
