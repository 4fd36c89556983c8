/// <reference types="vite/client" />

declare const __DEVELOPMENT__: boolean

/** The routes of a contract without its schemas; see `vite.config.ts`. */
declare module 'contract:public' {
  const routes: typeof import('../contract/contract.ts').publicContract
  export default routes
}

declare module 'contract:admin' {
  const routes: typeof import('../contract/contract.ts').adminContract
  export default routes
}
