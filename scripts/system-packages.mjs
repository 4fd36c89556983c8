import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs a Debian package when that is possible, and says exactly what to do when it is not. */
export function needPackage(name, what) {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!canInstall) {
    throw new Error(
      `${what} is missing. Install it first, on Debian or Ubuntu: sudo apt-get install ${name}`,
    )
  }
  console.log(`Installing ${what} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
}

export function needNginx() {
  if (spawnSync('which', ['nginx']).status !== 0) needPackage('nginx', 'nginx')
}

/** The headless shell draws the same pages without a window, in two thirds of the time. */
const lightBrowser = 'chromium-headless-shell'
const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

function findBrowser(names) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  for (const name of names) {
    const found = spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()
    if (found) return found
  }
  return undefined
}

function needBrowser(names, packageName) {
  const found = findBrowser(names)
  if (found) return found
  needPackage(packageName, 'Chromium')
  const installed = findBrowser(names)
  if (!installed) throw new Error('Chromium was installed, but it was not found.')
  return installed
}

export const needChromium = () => needBrowser(browsers, 'chromium')

export function needHeadlessChromium() {
  try {
    return needBrowser([lightBrowser, ...browsers], lightBrowser)
  } catch {
    // Not every release of Debian or Ubuntu has the shell as a package of its own.
    return needChromium()
  }
}
