import { staffPaths } from '../pages.ts'

export function documentPath(key: string): string {
  return `${staffPaths.catalogue}/${key}`
}
