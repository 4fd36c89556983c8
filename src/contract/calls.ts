import { oc, type Route } from '@orpc/contract'

type Rest = Omit<Route, 'method' | 'path' | 'tags'>

/** Calls grouped by subject, as in the API documentation: `call.get('/claims').output(…)`. */
export function calls(subject: string) {
  const by = (method: Route['method']) => (path: Route['path'], rest?: Rest) =>
    oc.route({ method, path, tags: [subject], ...rest })
  return {
    get: by('GET'),
    post: by('POST'),
    put: by('PUT'),
    patch: by('PATCH'),
    delete: by('DELETE'),
  }
}

/** The same for signed-in staff. */
export function staffCalls(subject: string) {
  return calls(`Back office: ${subject}`)
}
