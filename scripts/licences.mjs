import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Every package in a node_modules folder, with its licence and the licence text. */
export function licencesOf(modules) {
  const found = new Map()
  collect(modules, found)
  const all = [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name))
  const list = all.map(({ name, licence }) => `${name}  ${licence}`).join('\n')
  const texts = all
    .filter(({ text }) => text)
    .map(({ name, text }) => `${line}\n${name}\n\n${text}`)
  return { count: all.length, text: `${list}\n\n${texts.join('\n\n')}\n` }
}

const line = '─'.repeat(72)

function collect(modules, found) {
  if (!existsSync(modules)) return
  for (const entry of readdirSync(modules)) {
    if (entry.startsWith('.')) continue
    const folder = path.join(modules, entry)
    if (entry.startsWith('@')) collect(folder, found)
    else {
      describe(folder, found)
      collect(path.join(folder, 'node_modules'), found)
    }
  }
}

function describe(folder, found) {
  const file = path.join(folder, 'package.json')
  if (!existsSync(file)) return
  const { name, version, license, licenses } = JSON.parse(readFileSync(file, 'utf8'))
  if (!name || !version) return
  const said = license ?? licenses?.map((each) => each.type ?? each).join(' or ')
  const licence = typeof said === 'object' ? said.type : (said ?? 'see the text')
  const textName = readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each))
  const text = textName ? readTextFile(path.join(folder, textName)) : ''
  found.set(`${name}@${version}`, { name: `${name}@${version}`, licence, text })
}

function readTextFile(file) {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}
