import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env.JOURNEYS_PORT ?? 4390)

/** Journeys of travellers and staff in the system's Chromium, against the built site. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  // Met only by what hangs: a slow machine is no fault of the site.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // More than processors: a journey spends half of its time waiting for a frame or an answer.
  workers: 3,
  // A busy machine may make one late; what is broken stays broken.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    trace: 'on-first-retry',
    // Copies for the time without connection and movement have journeys of their own; everywhere
    // else they would only take time.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // What does not depend on the width is walked through once: there (@desk) or here (@phone). Where
      // only the layout depends on it, expectAccessible and expectNoOverflow look at both (@widths, @phone), or at
      // the phone alone (@phone-only), where the same parts are seen on a desk in another journey.
      grepInvert: /@desk|@widths/,
      // Its size and its touch, not its fine grain: nobody looks at the points of a picture, and painting seven times as
      // many is a twelfth of what opening a page costs.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
  webServer: {
    command:
      'node --liftoff-only --disable-warning=ExperimentalWarning tests/journeys/support/serve.ts',
    url: `http://localhost:${port}/ready`,
    timeout: 180_000,
    env: { PORT: String(port) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
