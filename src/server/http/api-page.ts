type Operation = { summary?: string; tags?: string[]; responses?: Record<string, unknown> }
type Document = { paths?: Record<string, Record<string, Operation>> }

/** The OpenAPI document as a readable page without scripts. */
export function apiPage(document: unknown, agency: string): string {
  const { paths = {} } = document as Document
  const title = `API di ${escape(agency)}`
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => row(method, path, operation)),
  )
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#0B2239}
table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #E2DBCF;padding:.5rem;text-align:left;vertical-align:top}
code{font-size:.95em}</style></head><body><main><h1>${title}</h1>
<p>Il documento completo è in <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). Gli importi sono in centesimi di euro.</p>
<table><thead><tr><th>Metodo</th><th>Indirizzo</th><th>Cosa fa</th><th>Risposte</th></tr></thead><tbody>${rows.join('')}</tbody></table>
</main></body></html>`
}

function row(method: string, path: string, operation: Operation): string {
  const answers = Object.keys(operation.responses ?? {}).join(', ')
  return `<tr><td><code>${method.toUpperCase()}</code></td><td><code>/api${escape(path)}</code></td><td>${escape(operation.summary ?? '')}</td><td>${answers}</td></tr>`
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
}
