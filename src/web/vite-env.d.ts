/// <reference types="vite/client" />

declare const __DEVELOPMENT__: boolean

declare module 'contract:public' {
  const routes: import('../contract/contract.ts').PublicContract
  export default routes
}

declare module 'contract:admin' {
  const routes: import('../contract/contract.ts').AdminContract
  export default routes
}
