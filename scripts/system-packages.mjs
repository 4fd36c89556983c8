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

const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

export function findChromium() {
  const known = process.env.CHROMIUM_PATH
  if (known) return known
  for (const name of browsers) {
    const found = spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()
    if (found) return found
  }
  return undefined
}

export function needChromium() {
  const found = findChromium()
  if (found) return found
  needPackage('chromium', 'Chromium')
  const installed = findChromium()
  if (!installed) throw new Error('Chromium was installed, but it was not found.')
  return installed
}
