import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { minifyContractRouter } from '@orpc/contract'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

/** What every page needs and no release changes. */
const reactFiles = /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown\/runtime/

/**
 * A page's HTML preloads its scripts. Pages opened inside the app find most of theirs already there; a
 * list of the rest would weigh on every first visit.
 */
function styleOnly(_file: string, files: string[], { hostType }: { hostType: 'html' | 'js' }) {
  return hostType === 'html' ? files : files.filter((file) => file.endsWith('.css'))
}

/** Small parts that nearly every page uses. */
const commonFiles =
  /lucide-react\/dist\/esm\/(?!icons)|icons\/(ticket|compass)\.|src\/web\/(ui\/(accordion|back-button|modal)|trip-cards\/trip-link)\.tsx|src\/web\/browser\/search-params\.ts/

type ModuleGraph = Rolldown.ChunkingContext

const firstPages = ['main.tsx', 'home/home-page.tsx', 'trips/trip-page.tsx'].map(
  (file) => `${root}src/web/${file}`,
)
const reached = new Map<string, Set<string>>()

const allIcons = `${root}node_modules/lucide-react/dist/esm/lucide-react.mjs`

/** Every module that a page brings along, itself included; what it loads on demand is not among them. */
function modulesOf(page: string, graph: ModuleGraph): Set<string> {
  const known = reached.get(page)
  if (known) return known
  const modules = new Set([page])
  for (const id of modules) {
    // It names every icon; each goes where it is used.
    if (id === allIcons) continue
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) modules.add(imported)
  }
  reached.set(page, modules)
  return modules
}

/** In one file, or the bundler would cut it into two dozen: one compresses better and costs one request. */
function sharedByFirstPages(id: string, graph: ModuleGraph): string | null {
  const users = firstPages.filter((page) => modulesOf(page, graph).has(id))
  return users.length > 1 || id === firstPages[0] || commonFiles.test(id) ? 'site' : null
}

const privateList = `${root}src/web/routes-private.tsx`
/** Pages behind private links. */
const checkoutPages = [
  'bookings/booking-link-page.tsx',
  'bookings/direct-booking-page.tsx',
  'bookings/booking-confirmation-page.tsx',
  'payments/payment-page.tsx',
  'payments/direct-checkout-page.tsx',
  'payments/transfer-confirmation-page.tsx',
  'documents/documents-page.tsx',
  'verification/passport-verification-page.tsx',
].map((file) => `${root}src/web/${file}`)
/** What public pages load when something is pressed. */
const pressedParts = [
  'contact/contact-page.tsx',
  'consent/consent-preferences.tsx',
  'team/member-page.tsx',
  'trips/card-details.tsx',
  'trips/chosen-departure.tsx',
  'trips/departure-dates.tsx',
  'trips/trip-info.tsx',
  'trips/waiting-dialog.tsx',
  'ui/toast-host.tsx',
].map((file) => `${root}src/web/${file}`)

const callFiles =
  /node_modules\/@(orpc|tanstack)\/|contract:public|src\/web\/(api|api-errors|query)\.ts|src\/contract\/(([\w-]+-)?errors|answered-with)\.ts|domain\/(booking\/documents-closed|trip\/place)\.ts/
const ruleFiles =
  /node_modules\/(zod|@hookform|react-hook-form)\/|(travellers|typed-text)-schema\.ts|src\/web\/ui\/form\.ts/
const controlFiles =
  /src\/web\/(ui\/(field|use-withdrawn-errors|use-copied|copy-button|cancellation-costs|departure-barometer)\.tsx?|browser\/(random-id|clipboard|search-params)\.ts)|domain\/\w+\/(departure-list|travellers|airports|cancellation|pricing|payment-plan|extras|traveller-fields|field-description)\.ts/
const controlIcons =
  /icons\/(baby|calendar-days|calendar-plus|plus|trash|credit-card|hourglass|file-down|circle-check|circle-exclamation-point|info|scan-face|scroll-text|triangle-exclamation-point|copy|download|share-2|landmark|image-up)\./

/**
 * A private link is opened cold, on a telephone: six files instead of three dozen. What asks the server, the rules of
 * forms and their small parts are used by public pages and staff too, and stay apart.
 */
function sharedByCheckout(id: string, graph: ModuleGraph): string | null {
  const isIn = (pages: string[]) => pages.filter((page) => modulesOf(page, graph).has(id)).length
  if (isIn(firstPages) > 0) return null
  if (callFiles.test(id)) return 'calls'
  if (ruleFiles.test(id)) return 'rules'
  if (controlFiles.test(id) || controlIcons.test(id)) return 'controls'
  if (isIn([privateList]) > 0) return 'checkout'
  return isIn(checkoutPages) > 1 && isIn(pressedParts) === 0 ? 'checkout' : null
}

const office = `${root}src/web/admin/`
const roadPage = `${office}road/road-page.tsx`
/** What fewer of its pages need stays with them. */
const fewestUsers = 4
const begun = new Map<string, Set<string>>()

/** Every page, and every part that comes later, that brings this module along. */
function beginningsOf(module: string, graph: ModuleGraph): Set<string> {
  const known = begun.get(module)
  if (known) return known
  const users = new Set([module])
  for (const id of users) {
    for (const user of graph.getModuleInfo(id)?.importers ?? []) {
      // It names every icon; each belongs to whoever uses it.
      if (user !== allIcons) users.add(user)
    }
  }
  const isBeginning = (id: string) => {
    const info = graph.getModuleInfo(id)
    return !info || info.isEntry || info.dynamicImporters.length > 0
  }
  const beginnings = new Set([...users].filter(isBeginning))
  begun.set(module, beginnings)
  return beginnings
}

/**
 * What pages of the back office share, in one file instead of some thirty, most of which would be smaller than their own
 * request; what a coordinator keeps for the road has a file beside it. Icons stay apart: who uses one can't be told here.
 */
function sharedByOffice(id: string, graph: ModuleGraph): string | null {
  const beginnings = [...beginningsOf(id, graph)]
  if (beginnings.length < fewestUsers || beginnings.includes(id)) return null
  if (beginnings.some((file) => !file.startsWith(office))) return null
  return beginnings.includes(roadPage) ? 'staff' : 'office'
}

/**
 * `contract:public` and `contract:admin`: the routes of a contract as plain data. The browser needs
 * methods and paths only; importing the contract itself would bring zod into its bundle.
 */
function contractRoutes(): Plugin {
  const exportsByName: Record<string, string> = { public: 'publicContract', admin: 'adminContract' }
  return {
    name: 'contract-routes',
    resolveId: (id) => (id.startsWith('contract:') ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0contract:')) return undefined
      const file = `${root}src/contract/contract.ts`
      this.addWatchFile(file)
      const contracts = await import(pathToFileURL(file).href)
      const name = exportsByName[id.slice('\0contract:'.length)]
      if (!name || !contracts[name]) throw new Error(`No contract behind ${id.slice(1)}`)
      return `export default ${JSON.stringify(minifyContractRouter(contracts[name]))}`
    },
  }
}

/** What begins in a shared file has no line of its own in the manifest, and pages ask for it by its source. */
const begunInShared = [
  { module: `${root}src/web/main.tsx`, source: 'index.html' },
  { module: privateList, source: 'src/web/routes-private.tsx', isDynamicEntry: true },
]

function nameSharedBeginnings(): Plugin {
  return {
    name: 'name-shared-beginnings',
    apply: (_config, env) => env.command === 'build' && env.isSsrBuild !== true,
    async writeBundle({ dir = '' }, bundle) {
      const file = `${dir}/.vite/manifest.json`
      const manifest = JSON.parse(await readFile(file, 'utf8'))
      for (const { module, source, ...marks } of begunInShared) {
        const chunk = Object.values(bundle).find(
          (part) => part.type === 'chunk' && part.moduleIds.includes(module),
        )
        if (!chunk) throw new Error(`No file begins with ${source}`)
        manifest[source] ??= { ...manifest[`_${chunk.fileName.split('/').at(-1)}`], ...marks }
      }
      await writeFile(file, JSON.stringify(manifest, null, 2))
    },
  }
}

/**
 * Groups that cut through the modules can make two files need each other; which of them runs first then depends on the
 * page that is opened, and the other finds half of its values missing.
 */
function refuseCyclesOfFiles(): Plugin {
  return {
    name: 'refuse-cycles-of-files',
    apply: (_config, env) => env.command === 'build' && env.isSsrBuild !== true,
    generateBundle(_options, bundle) {
      const done = new Set<string>()
      const visit = (file: string, way: string[]) => {
        const again = way.indexOf(file)
        if (again >= 0)
          this.error(`Files need each other: ${[...way.slice(again), file].join(' → ')}`)
        const part = bundle[file]
        if (done.has(file) || part?.type !== 'chunk') return
        for (const imported of part.imports) visit(imported, [...way, file])
        done.add(file)
      }
      for (const file of Object.keys(bundle)) visit(file, [])
    },
  }
}

/**
 * In the prerender build every dynamic import notes its file, so that each page's HTML can preload
 * exactly the chunks that the page will ask for.
 */
function recordDynamicImports(): Plugin {
  return {
    name: 'record-dynamic-imports',
    enforce: 'pre',
    apply: (_config, env) => env.isSsrBuild === true,
    transform(code, id) {
      if (!id.startsWith(`${root}src/`) || !code.includes('import(')) return undefined
      return code.replace(/\bimport\((['"])(\.{1,2}\/[^'"]+)\1\)/g, (call, _quote, specifier) => {
        const file = fileURLToPath(new URL(specifier, pathToFileURL(id))).slice(root.length)
        return `(globalThis.__importedFiles?.add(${JSON.stringify(file)}), ${call})`
      })
    },
  }
}

/**
 * The blurred copies stand in the prerendered HTML, where a first visit needs them. In the browser's
 * code they would only weigh: pages opened inside the app show plain paper until a picture is there.
 */
function dropPlaceholders(): Plugin {
  return {
    name: 'drop-placeholders',
    enforce: 'pre',
    apply: (_config, env) => env.command === 'build' && env.isSsrBuild !== true,
    transform(code, id) {
      if (!id.startsWith(`${root}src/content/pictures/`)) return undefined
      // Within a line: the map of the file stays good enough to find one.
      return { code: code.replace(/(placeholder:\s*)'data:[^']*'/g, "$1''"), map: null }
    },
  }
}

/**
 * Every line of an icon carries six letters drawn by lot as its key, which no compression makes shorter.
 * Its number does as well: the lines of an icon never change places.
 */
function shortIconKeys(): Plugin {
  return {
    name: 'short-icon-keys',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/lucide-react/dist/esm/icons/')) return undefined
      let line = 0
      const shorter = code
        .replace(/key: "[^"]*"/g, () => `key: ${line++}`)
        .replace(/^__iconData\.node;$/m, '')
      return { code: shorter, map: null }
    },
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  root,
  cacheDir: '.cache/vite',
  publicDir: 'public',
  plugins: [
    react(),
    tailwindcss(),
    contractRoutes(),
    recordDynamicImports(),
    dropPlaceholders(),
    shortIconKeys(),
    refuseCyclesOfFiles(),
    nameSharedBeginnings(),
  ],
  resolve: {
    alias: [
      // Node's own condition would pick the package's one big CommonJS file.
      {
        find: /^lucide-react$/,
        replacement: allIcons,
      },
      // The first use of a time zone would hold a phone up; a test compares the two clocks.
      {
        find: /^\.\/rome-clock\.ts$/,
        replacement: `${root}src/domain/rome-clock-by-rule.ts`,
      },
    ],
  },
  ssr: { noExternal: true },
  define: { __DEVELOPMENT__: JSON.stringify(process.env.NODE_ENV !== 'production' && !isSsrBuild) },
  build: {
    outDir: isSsrBuild ? 'dist/prerender' : 'dist/web',
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false, resolveDependencies: styleOnly },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // For the server alone, which reads visitors' errors with them; the build puts them aside.
    sourcemap: isSsrBuild ? false : 'hidden',
    target: 'es2022',
    rolldownOptions: isSsrBuild
      ? { output: { entryFileNames: '[name].js' } }
      : {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: reactFiles, priority: 2 },
                { name: sharedByFirstPages, debugName: 'site', priority: 1 },
                {
                  name: sharedByCheckout,
                  debugName: 'checkout',
                  includeDependenciesRecursively: false,
                },
                {
                  name: sharedByOffice,
                  debugName: 'office',
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
  },
  logLevel: 'warn',
}))
