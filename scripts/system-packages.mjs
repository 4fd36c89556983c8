import { execFileSync, spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Finds the system programs that tests and benchmarks need, installs them from Debian packages if permitted,
 * or else unpacks them into the project's own folder, which needs no rights.
 */
const system = fileURLToPath(new URL('../.cache/system', import.meta.url))
const unpackedPrograms = path.join(system, 'bin')

/** The path of a program, by the first of these names that is found. */
export function needProgram(names, packageName, what = packageName) {
  const found = findProgram(names)
  if (found) return found
  obtain(names, packageName, what)
  const obtained = findProgram(names)
  if (!obtained) throw new Error(`${what} was installed, but it was not found.`)
  return obtained
}

function obtain(names, packageName, what) {
  const can = (program) => existsSync(path.join('/usr/bin', program))
  if (!can('apt-get')) {
    throw new Error(
      `${what} is missing. Install it first; on Debian its package is ${packageName}.`,
    )
  }
  if (process.getuid?.() === 0) {
    console.log(`Installing ${what} …`)
    install(packageName)
  } else {
    console.log(`Unpacking ${what} into .cache/system …`)
    unpack(names, packageName)
  }
}

/** Debian keeps PostgreSQL's programs in a separate folder, and servers outside ordinary users' PATH. */
function placesOfPrograms() {
  const searched = (process.env.PATH ?? '').split(path.delimiter)
  return [...foldersOfPostgres('/usr'), ...searched, '/usr/sbin', unpackedPrograms]
}

/** Newest first. */
function foldersOfPostgres(usr) {
  const all = path.join(usr, 'lib/postgresql')
  const versions = existsSync(all) ? readdirSync(all) : []
  return versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => path.join(all, version, 'bin'))
}

function findProgram(names) {
  const places = placesOfPrograms()
  return names
    .flatMap((name) => places.map((place) => path.join(place, name)))
    .find((file) => isExecutable(file))
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const quietly = { stdio: ['ignore', 'ignore', 'inherit'] }
const withoutQuestions = () => ({ ...process.env, DEBIAN_FRONTEND: 'noninteractive' })
const installing = ['install', '-y', '-qq', '--no-install-recommends']

function install(packageName) {
  const env = withoutQuestions()
  // A failure is ignored: an older package list may still do.
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  execFileSync('apt-get', [...installing, packageName], { ...quietly, env })
}

/** Downloads and unpacks what the package needs and the system lacks, without installing it. */
function unpack(names, packageName) {
  const aside = path.join(system, 'apt')
  const archives = path.join(aside, 'archives')
  for (const folder of ['lists', 'archives']) {
    mkdirSync(path.join(aside, folder, 'partial'), { recursive: true })
  }
  const own = [
    'Debug::NoLocking=true',
    `Dir::State::Lists=${aside}/lists`,
    `Dir::Cache=${aside}`,
    `Dir::Cache::Archives=${archives}`,
  ].flatMap((setting) => ['-o', setting])
  const env = withoutQuestions()
  execFileSync('apt-get', [...own, 'update', '-qq'], { ...quietly, env })
  execFileSync('apt-get', [...own, ...installing, '--download-only', packageName], {
    ...quietly,
    env,
  })
  const files = readdirSync(archives).filter((name) => name.endsWith('.deb'))
  for (const name of files) {
    execFileSync('dpkg-deb', ['-x', path.join(archives, name), system], quietly)
  }
  rmSync(aside, { recursive: true })
  writePrograms(names)
}

/** Wrapper scripts tell unpacked programs where their libraries and fonts are. */
function writePrograms(names) {
  const usr = path.join(system, 'usr')
  const places = [
    path.join(usr, 'lib/chromium'),
    ...foldersOfPostgres(usr),
    path.join(usr, 'sbin'),
    path.join(usr, 'bin'),
  ]
  const folder = places.find((place) => names.some((name) => existsSync(path.join(place, name))))
  if (!folder) return
  mkdirSync(unpackedPrograms, { recursive: true })
  const fonts = path.join(system, 'fonts.conf')
  writeFileSync(fonts, fontSettings())
  const libraries = foldersOfLibraries().join(':')
  // PostgreSQL's programs call one another, so all programs in the folder are wrapped.
  for (const name of readdirSync(folder).filter((one) => /^[\w-]+$/.test(one))) {
    const program = path.join(unpackedPrograms, name)
    const script = [
      '#!/bin/sh',
      `export LD_LIBRARY_PATH=${quoted(libraries)}`,
      `export FONTCONFIG_FILE=${quoted(fonts)}`,
      `exec ${quoted(path.join(folder, name))} "$@"`,
    ]
    writeFileSync(`${program}.part`, `${script.join('\n')}\n`)
    chmodSync(`${program}.part`, 0o755)
    renameSync(`${program}.part`, program)
  }
}

function foldersOfLibraries() {
  const files = ['lib', 'usr/lib']
    .map((place) => path.join(system, place))
    .filter((place) => existsSync(place))
    .flatMap((place) =>
      readdirSync(place, { recursive: true }).map((file) => path.join(place, file)),
    )
  const libraries = files.filter((file) => /^lib.*\.so/.test(path.basename(file)))
  return [...new Set(libraries.map((file) => path.dirname(file)))]
}

const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`

function fontSettings() {
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${system.replaceAll('&', '&amp;')}/usr/share/fonts</dir>
  <cachedir>${system.replaceAll('&', '&amp;')}/fonts</cachedir>
</fontconfig>
`
}

export const needNginx = () => needProgram(['nginx'], 'nginx')

export const needWrk = () => needProgram(['wrk'], 'wrk')

export const needPgBouncer = () => needProgram(['pgbouncer'], 'pgbouncer', 'PgBouncer')

/** The folder of PostgreSQL's programs. */
export const needPostgres = () => path.dirname(needProgram(['initdb'], 'postgresql', 'PostgreSQL'))

/** The headless shell renders the same pages without a window, in two thirds of the time. */
const lightBrowser = 'chromium-headless-shell'
const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

export const needChromium = () =>
  process.env.CHROMIUM_PATH ?? needProgram(browsers, 'chromium', 'Chromium')

export function needHeadlessChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  try {
    // Preferred even if the full browser is installed: the shell needs a quarter less processor time.
    return needProgram([lightBrowser], lightBrowser, 'Chromium')
  } catch {
    // Not every release of Debian or Ubuntu has a package for the shell.
    return needChromium()
  }
}
