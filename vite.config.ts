import { fileURLToPath, pathToFileURL } from 'node:url'
import { minifyContractRouter } from '@orpc/contract'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

/** What the entry needs: it is small, so that the rest comes in steps (main.tsx). */
const entry =
  /vite\/preload-helper|src\/(web\/browser\/(address|breathe|new-release|referral|storage)|domain\/(ads|routes))\.ts/

/**
 * What every page needs and no release changes, in two files: a phone reads them one after the other.
 * The router's DOM part (forms, fetchers) is not in it.
 */
const reactFiles = /node_modules\/(react|react-dom|scheduler)\//
const routerFiles =
  /node_modules\/(react-router\/dist\/production\/lib\/(?!dom\/lib)|lucide-react\/dist\/esm\/(?!icons))/

/**
 * What the home page and the trip pages share. Named here, or the bundler would cut it into a dozen
 * small files: one file compresses better and costs one request.
 */
const firstLoad = new RegExp(
  [
    'src/content/(brand|home)[.]ts',
    'src/content/pictures/(main|site)[.]ts',
    'src/contract/pages[.]ts',
    'src/domain/(trip-card-figures|countdown|dates|departures|ids|money|pictures|random|reviews|trips)[.]ts',
    'src/web/(start|app-root|hash-router|routes|routes-public)[.]tsx?',
    'src/web/browser/(early|hydration|idle|media|place|same-page|settle|tab-storage|use-ads-visitor)[.]ts',
    'src/web/(consent/consent-(outlet|store)|tracking/use-visit-steps)[.]tsx?',
    'src/web/(home/home|trips/trip|trips/trips)-data[.]ts',
    'src/web/shell/(?!checkout)',
    'src/web/reviews/review-(card|carousel)[.]tsx',
    'src/web/ui/(avatar|badge|brand-icons|button|carousel|class-names|countdown|discount-tag)[.]tsx?',
    'src/web/ui/(lazy-image|link|meta|picture|preload|price|rating|seats|text-link|toast|toast-outlet)[.]tsx?',
    'src/web/ui/(use-in-view|use-offer-countdown)[.]ts',
    'lucide-react/dist/esm/icons/(arrow-left|arrow-right|arrow-up-right|badge-check|check|x)[.]mjs',
  ].join('|'),
)

/** What the home page and the list of trips share, and what pages with long texts do. */
const destinations =
  /src\/web\/(trips\/(destinations-section|trip-grid|trip-card)|home\/agency-data|ui\/empty-state)|lucide-react\/dist\/esm\/icons\/(clock|calendar)\.mjs/
const parts =
  /src\/web\/ui\/(accordion|back-button)|lucide-react\/dist\/esm\/icons\/(ticket|chevron-down)\.mjs/

/** The cards of all trips, for the home page and the list. */
const cards = /src\/content\/trips\/(cards|[^/]+\/card)\.ts$/

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
      return code.replace(/(placeholder:\s*)'data:[^']*'/g, "$1''")
    },
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  root,
  cacheDir: '.cache/vite',
  publicDir: 'public',
  plugins: [react(), tailwindcss(), contractRoutes(), recordDynamicImports(), dropPlaceholders()],
  resolve: {
    // Node's own condition would pick the package's one big CommonJS file.
    alias: [
      {
        find: /^lucide-react$/,
        replacement: `${root}node_modules/lucide-react/dist/esm/lucide-react.mjs`,
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
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    target: 'es2022',
    rolldownOptions: isSsrBuild
      ? { output: { entryFileNames: '[name].js' } }
      : {
          output: {
            codeSplitting: {
              groups: [
                { name: 'entry', test: entry, priority: 3 },
                { name: 'react', test: reactFiles, priority: 2 },
                { name: 'router', test: routerFiles, priority: 2 },
                { name: 'site', test: firstLoad, priority: 1 },
                { name: 'cards', test: cards },
                { name: 'destinations', test: destinations },
                { name: 'parts', test: parts },
              ],
            },
          },
        },
  },
  logLevel: 'warn',
}))
